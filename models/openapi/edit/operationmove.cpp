#include "operationmove.h"

#include "edits.h"
#include "editsequence.h"
#include "memberedit.h"
#include "operations.h"
#include "refs.h"

#include <QUrl>

namespace openapi {

namespace {

using document::Node;
using document::Pointer;
using document::Snapshot;
using document::Value;

/** The name and location of a parameter, after following its reference in the document. */
using ParameterKey = std::pair<QByteArray, QByteArray>;

ParameterKey keyOf(const Snapshot &snapshot, const Node &parameter)
{
    const auto reference = referenceOf(parameter);
    const Node target = reference ? resolveReference(snapshot, *reference).node : parameter.resolved();
    return {target.member("name").bytes(), target.member("in").bytes()};
}

QList<ParameterKey> keysIn(const Snapshot &snapshot, const Pointer &owner)
{
    const Node list = snapshot.at(owner.child("parameters")).resolved();
    QList<ParameterKey> keys;
    for (qsizetype i = 0; list.isSequence() && i < list.childCount(); ++i)
        keys.append(keyOf(snapshot, list.childAt(i)));
    return keys;
}

/** Returns the indexes of the parameters of the path item that its operation takes along. */
QList<qsizetype> inheritedParameters(const Snapshot &snapshot, const Pointer &operation, const Pointer &target)
{
    const Pointer source = pathItemOf(operation);
    const QList<ParameterKey> known = keysIn(snapshot, operation) + keysIn(snapshot, target);
    const QList<ParameterKey> shared = keysIn(snapshot, source);
    QList<qsizetype> indexes;
    for (qsizetype i = 0; i < shared.size(); ++i) {
        // One whose target is in another file has no name here. Its reference is taken along.
        if (shared.at(i).second != "path" && (shared.at(i).first.isEmpty() || !known.contains(shared.at(i))))
            indexes.append(i);
    }
    return indexes;
}

/** References are texts in the document, with or without percent-encoding. */
bool isReferredTo(const Snapshot &snapshot, const Pointer &operation)
{
    const QByteArray place = '#' + operation.toString().toUtf8();
    const QByteArray encoded = QUrl::toPercentEncoding(operation.toString(), "/~#").prepend('#');
    const QByteArray text = snapshot.text();
    return text.contains(place) || text.contains(encoded);
}

/** Adds a copy of a parameter of the old path item to the operation at its new place. */
base::Result<void> takeAlong(EditSequence &sequence, const Snapshot &before, const Pointer &parameter,
                             const Pointer &operation)
{
    const base::Result<Value> value = before.at(parameter).value();
    if (!value)
        return value.error();
    const Pointer list = operation.child("parameters");
    if (!sequence.snapshot().at(list).exists())
        return sequence.add(setMemberIn(sequence.snapshot(), list, Value::array({*value})));
    return sequence.add(document::copyInto(sequence.snapshot(), list.child("-"), *value, -1, {before, parameter}));
}

qsizetype indexOfPath(const Node &paths, const QByteArray &path)
{
    qsizetype index = 0;
    while (index < paths.childCount() && paths.keyAt(index) != path)
        ++index;
    return index < paths.childCount() ? index : -1;
}

} // namespace

MoveRefusal targetRefusal(const Snapshot &snapshot, const Pointer &operation, const Pointer &pathItem)
{
    if (!snapshot.at(operation).isMapping() || !snapshot.at(pathItem).isMapping())
        return MoveRefusal::Missing;
    if (pathItemOf(operation) == pathItem)
        return MoveRefusal::SamePath;
    if (referenceOf(snapshot.at(pathItem)))
        return MoveRefusal::Reference;
    return snapshot.at(operationPointer(pathItem, operation.last())).exists() ? MoveRefusal::HasMethod
                                                                              : MoveRefusal::None;
}

MoveRefusal moveRefusal(const Snapshot &snapshot, const Pointer &operation, const Pointer &pathItem)
{
    const MoveRefusal refusal = targetRefusal(snapshot, operation, pathItem);
    return refusal == MoveRefusal::None && isReferredTo(snapshot, operation) ? MoveRefusal::ReferredTo : refusal;
}

base::Result<Pointer> moveToPathItem(document::Document &document, const Pointer &operation, const Pointer &pathItem)
{
    const Snapshot before = document.snapshot();
    if (moveRefusal(before, operation, pathItem) != MoveRefusal::None)
        return base::Error{base::ErrorCode::InvalidArgument, operation.toString()};
    const base::Result<Value> value = before.at(operation).value();
    if (!value)
        return value.error();
    const Pointer target = operationPointer(pathItem, operation.last());
    EditSequence sequence(before);
    if (auto done = sequence.add(copyMemberIn(before, target, *value, {before, operation})); !done)
        return done.error();
    for (const qsizetype index : inheritedParameters(before, operation, pathItem)) {
        const Pointer parameter = pathItemOf(operation).child("parameters").child(index);
        if (auto done = takeAlong(sequence, before, parameter, target); !done)
            return done.error();
    }
    const Pointer parent = operation.parent();
    const bool isLast = parent != pathItemOf(operation) && before.at(parent).childCount() == 1;
    if (auto done = sequence.add(document::removeFrom(sequence.snapshot(), isLast ? parent : operation)); !done)
        return done.error();
    document::Edited edited = sequence.edited();
    edited.before = document::Subject{operation, true};
    edited.after = document::Subject{target, true};
    if (auto done = document.apply(before, edited); !done)
        return done.error();
    return target;
}

base::Result<void> movePaths(document::Document &document, const QList<QByteArray> &paths, MoveSide side,
                             const QByteArray &beside)
{
    const Pointer all{"paths"};
    const Snapshot before = document.snapshot();
    EditSequence sequence(before);
    QByteArray anchor = beside;
    for (const QByteArray &path : paths) {
        const Node entries = sequence.snapshot().at(all);
        const qsizetype from = indexOfPath(entries, path);
        const qsizetype to = indexOfPath(entries, anchor);
        if (from < 0 || to < 0)
            return base::Error{base::ErrorCode::NotFound, all.child(from < 0 ? path : anchor).toString()};
        // An entry that leaves its place before the other one moves that up.
        const qsizetype index = to + (side == MoveSide::After ? 1 : 0) - (from < to ? 1 : 0);
        if (index != from) {
            if (auto done = sequence.add(document::moveIn(sequence.snapshot(), all.child(path), index)); !done)
                return done;
        }
        // The next one comes after this one.
        if (side == MoveSide::After)
            anchor = path;
    }
    if (sequence.isEmpty())
        return {};
    document::Edited edited = sequence.edited();
    edited.before = edited.after = document::Subject{all.child(paths.constFirst()), true};
    return document.apply(before, edited);
}

} // namespace openapi
