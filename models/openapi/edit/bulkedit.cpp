#include "bulkedit.h"

#include "edits.h"
#include "editsequence.h"
#include "memberedit.h"
#include "refs.h"

#include <functional>

namespace openapi {

namespace {

using document::Document;
using document::EditResult;
using document::Node;
using document::Pointer;
using document::Snapshot;
using document::Value;

/** Makes one edit per operation. Edits without splices are not counted. */
base::Result<qsizetype> editEach(Document &document, const QList<Pointer> &operations,
                                 const std::function<EditResult(const Snapshot &, const Pointer &)> &edit)
{
    const Snapshot before = document.snapshot();
    EditSequence sequence(before);
    qsizetype count = 0;
    for (const Pointer &operation : operations) {
        const EditResult edited = edit(sequence.snapshot(), operation);
        if (!edited)
            return edited.error();
        count += edited->splices.isEmpty() ? 0 : 1;
        sequence.add(*edited);
    }
    if (sequence.isEmpty())
        return count;
    if (auto done = document.apply(before, sequence.edited()); !done)
        return done.error();
    return count;
}

document::Edited unchanged(const Snapshot &snapshot)
{
    return {snapshot, {}, {}, {}};
}

/** Appends to a list, or creates it. */
EditResult appendTo(const Snapshot &snapshot, const Pointer &list, const Value &item)
{
    const Node node = snapshot.at(list);
    if (!node.exists() || node.isNull())
        return setMemberIn(snapshot, list, Value::array({item}));
    if (!node.isSequence())
        return base::Error{base::ErrorCode::WrongType, list.toString()};
    return document::insertInto(snapshot, list.child("-"), item, -1);
}

bool contains(const Node &list, const std::function<bool(const Node &)> &isWanted)
{
    for (qsizetype i = 0; list.isSequence() && i < list.childCount(); ++i) {
        if (isWanted(list.childAt(i).resolved()))
            return true;
    }
    return false;
}

Value newParameter(const ParameterFields &fields)
{
    const bool isRequired = fields.isRequired || fields.location == u"path";
    QList<Value::Member> members{{"name", Value::string(fields.name)}, {"in", Value::string(fields.location)}};
    if (isRequired)
        members.append({"required", Value::boolean(true)});
    members.append({"schema", Value::object({{"type", Value::string(fields.type)}})});
    return Value::object(members);
}

} // namespace

base::Result<qsizetype> addTag(Document &document, const QList<Pointer> &operations, const QString &tag)
{
    return editEach(document, operations, [&](const Snapshot &snapshot, const Pointer &operation) -> EditResult {
        const Pointer list = operation.child("tags");
        const auto isTag = [&](const Node &node) { return node.text() == tag; };
        return contains(snapshot.at(list), isTag) ? unchanged(snapshot) : appendTo(snapshot, list, Value::string(tag));
    });
}

base::Result<qsizetype> addResponse(Document &document, const QList<Pointer> &operations, const QByteArray &status,
                                    const QString &description)
{
    const Value response = Value::object({{"description", Value::string(description)}});
    return editEach(document, operations, [&](const Snapshot &snapshot, const Pointer &operation) -> EditResult {
        const Pointer place = operation / "responses" / status;
        return snapshot.at(place).exists() ? unchanged(snapshot) : setMemberIn(snapshot, place, response);
    });
}

base::Result<qsizetype> addParameterTo(Document &document, const QList<Pointer> &operations,
                                       const ParameterFields &fields)
{
    return editEach(document, operations, [&](const Snapshot &snapshot, const Pointer &operation) -> EditResult {
        const Pointer list = operation.child("parameters");
        const auto isSame = [&](const Node &node) {
            const auto reference = referenceOf(node);
            const Node parameter = reference ? resolveReference(snapshot, *reference).node : node;
            return parameter.member("name").text() == fields.name && parameter.member("in").text() == fields.location;
        };
        return contains(snapshot.at(list), isSame) ? unchanged(snapshot)
                                                   : appendTo(snapshot, list, newParameter(fields));
    });
}

base::Result<qsizetype> addSecurity(Document &document, const QList<Pointer> &operations, const QByteArray &scheme)
{
    const Value requirement = Value::object({{scheme, Value::array()}});
    return editEach(document, operations, [&](const Snapshot &snapshot, const Pointer &operation) -> EditResult {
        const Pointer list = operation.child("security");
        const auto isSame = [&](const Node &node) { return node.childCount() == 1 && node.member(scheme).exists(); };
        return contains(snapshot.at(list), isSame) ? unchanged(snapshot) : appendTo(snapshot, list, requirement);
    });
}

base::Result<void> removeEntries(Document &document, const QList<Pointer> &entries)
{
    const base::Result<qsizetype> removed = editEach(
        document, entries, [](const Snapshot &snapshot, const Pointer &entry) -> EditResult {
            return snapshot.at(entry).exists() ? document::removeFrom(snapshot, entry) : unchanged(snapshot);
        });
    return removed ? base::Result<void>() : base::Result<void>(removed.error());
}

} // namespace openapi
