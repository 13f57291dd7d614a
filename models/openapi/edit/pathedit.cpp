#include "pathedit.h"

#include "edits.h"
#include "editsequence.h"
#include "memberedit.h"
#include "operations.h"
#include "refs.h"

#include <algorithm>

namespace openapi {

namespace {

using document::Document;
using document::Node;
using document::Pointer;
using document::Snapshot;
using document::Value;

base::Error pathFault(base::ErrorCode code, const Pointer &pointer)
{
    return {code, pointer.toString()};
}

/** The name is free, and starts with a slash in `paths`. */
base::Result<void> requireNewName(const Document &document, const Pointer &section, const QByteArray &name)
{
    const bool isName = section == Pointer{"paths"} ? name.startsWith('/') : !name.isEmpty() && isPath(name);
    if (!isName)
        return base::Error{base::ErrorCode::InvalidArgument, QString::fromUtf8(name)};
    if (document.snapshot().at(section.child(name)).exists())
        return pathFault(base::ErrorCode::AlreadyExists, section.child(name));
    return {};
}

Value operationWithOneResponse()
{
    const Value success = Value::object({{"description", Value::string(QByteArray("OK"))}});
    return Value::object({{"responses", Value::object({{"200", success}})}});
}

Value withoutMember(const Value &value, QByteArrayView name)
{
    QList<Value::Member> members = value.members();
    members.removeIf([&](const Value::Member &member) { return member.first == name; });
    return Value::object(members);
}

/** The path item without the operationIds of its operations. */
Value withoutIds(const Value &pathItem)
{
    const auto isOperation = [](const Value::Member &member) {
        return isFixedMethod(member.first) && member.second.type() == Value::Type::Object;
    };
    QList<Value::Member> members = pathItem.members();
    for (Value::Member &member : members) {
        if (isOperation(member))
            member.second = withoutMember(member.second, "operationId");
        if (member.first != "additionalOperations")
            continue;
        QList<Value::Member> additional = member.second.members();
        for (Value::Member &operation : additional) {
            if (operation.second.type() == Value::Type::Object)
                operation.second = withoutMember(operation.second, "operationId");
        }
        member.second = Value::object(additional);
    }
    return Value::object(members);
}

/** Names in braces before and after a rename. */
QList<std::pair<QByteArray, QByteArray>> renamedTemplates(const QByteArray &path, const QByteArray &newPath)
{
    QList<QByteArray> gone = templateNames(path);
    QList<QByteArray> added = templateNames(newPath);
    const QList<QByteArray> before = gone;
    gone.removeIf([&](const QByteArray &name) { return added.contains(name); });
    added.removeIf([&](const QByteArray &name) { return before.contains(name); });
    QList<std::pair<QByteArray, QByteArray>> pairs;
    // Of different numbers it is not known which name became which.
    for (qsizetype i = 0; gone.size() == added.size() && i < gone.size(); ++i)
        pairs.append({gone.at(i), added.at(i)});
    return pairs;
}

bool isPathParameter(const Node &parameter, const QByteArray &name)
{
    return parameter.member("in").bytes() == "path" && parameter.member("name").bytes() == name;
}

/** The lists of parameters of a path item and of its operations. */
QList<Pointer> parameterLists(const Snapshot &snapshot, const Pointer &pathItem)
{
    QList<Pointer> lists{pathItem.child("parameters")};
    for (const Operation &operation : operationsIn(snapshot, snapshot.at(pathItem), pathItem, {}))
        lists.append(operation.pointer.child("parameters"));
    lists.removeIf([&](const Pointer &list) { return !snapshot.at(list).isSequence(); });
    return lists;
}

/** Renames the declared path parameters of a path item in a sequence of edits. */
base::Result<void> renameParameters(EditSequence &sequence, const Pointer &pathItem, const QByteArray &name,
                                    const QByteArray &newName, PathItemRename &result)
{
    for (const Pointer &list : parameterLists(sequence.snapshot(), pathItem)) {
        for (qsizetype i = 0; i < sequence.snapshot().at(list).childCount(); ++i) {
            const Node parameter = sequence.snapshot().at(list.child(i));
            const auto reference = referenceOf(parameter);
            const Node target = reference ? resolveReference(sequence.snapshot(), *reference).node : parameter;
            if (!isPathParameter(target, name))
                continue;
            if (reference) {
                result.keptReferences.append(*reference);
                continue;
            }
            const Pointer place = list.child(i).child("name");
            if (auto done = sequence.add(document::setScalarIn(sequence.snapshot(), place, Value::string(newName)));
                !done)
                return done;
            ++result.parameterCount;
        }
    }
    return {};
}

bool declares(const Snapshot &snapshot, const Node &parameters, const QByteArray &name)
{
    for (qsizetype i = 0; parameters.isSequence() && i < parameters.childCount(); ++i) {
        const Node parameter = parameters.childAt(i).resolved();
        const auto reference = referenceOf(parameter);
        const Resolution resolved = reference ? resolveReference(snapshot, *reference) : Resolution();
        // What a reference to another file declares is not known here.
        if (resolved.state == ReferenceState::External || isPathParameter(reference ? resolved.node : parameter, name))
            return true;
    }
    return false;
}

} // namespace

base::Result<void> addWebhook(Document &document, const QByteArray &name)
{
    if (auto fresh = requireNewName(document, {"webhooks"}, name); !fresh)
        return fresh;
    return setMember(document, {"webhooks", name}, Value::object({{"post", operationWithOneResponse()}}));
}

base::Result<void> addOperationTo(Document &document, const Pointer &pathItem, const QByteArray &method)
{
    const Pointer pointer = operationPointer(pathItem, method);
    if (method.isEmpty() || !isPath(method))
        return base::Error{base::ErrorCode::InvalidArgument, QString::fromUtf8(method)};
    if (document.snapshot().at(pointer).exists())
        return pathFault(base::ErrorCode::AlreadyExists, pointer);
    return setMember(document, pointer, operationWithOneResponse());
}

base::Result<void> removeOperationAt(Document &document, const Pointer &operation)
{
    const Pointer parent = operation.parent();
    const bool isLast = parent != pathItemOf(operation) && document.snapshot().at(parent).childCount() == 1;
    return document.remove(isLast ? parent : operation);
}

base::Result<void> duplicatePathItem(Document &document, const Pointer &pathItem, const QByteArray &newName)
{
    const Pointer section = pathItem.parent();
    if (auto fresh = requireNewName(document, section, newName); !fresh)
        return fresh;
    const Snapshot snapshot = document.snapshot();
    const Node node = snapshot.at(pathItem);
    if (!node.exists())
        return pathFault(base::ErrorCode::NotFound, pathItem);
    const base::Result<Value> value = node.value();
    if (!value)
        return value.error();
    const Node entries = snapshot.at(section);
    qsizetype index = 0;
    while (index < entries.childCount() && entries.keyAt(index) != pathItem.last())
        ++index;
    return document.insertCopy(section.child(newName), withoutIds(*value), pathItem, index + 1);
}

base::Result<PathItemRename> renamePathItem(Document &document, const Pointer &pathItem, const QByteArray &newName)
{
    if (pathItem.last() == newName)
        return PathItemRename{};
    if (auto fresh = requireNewName(document, pathItem.parent(), newName); !fresh)
        return fresh.error();
    const Snapshot before = document.snapshot();
    EditSequence sequence(before);
    if (auto done = sequence.add(document::renameIn(before, pathItem, newName)); !done)
        return done.error();
    PathItemRename result;
    const Pointer renamed = pathItem.parent().child(newName);
    for (const auto &[name, now] : renamedTemplates(pathItem.last(), newName)) {
        if (auto done = renameParameters(sequence, renamed, name, now, result); !done)
            return done.error();
    }
    if (auto done = document.apply(before, sequence.edited()); !done)
        return done.error();
    result.keptReferences.removeDuplicates();
    return result;
}

QList<QByteArray> undeclaredParameters(const Snapshot &snapshot, const Pointer &pathItem, const QByteArray &path)
{
    QList<QByteArray> names = templateNames(path);
    if (names.isEmpty() || pathItem.tokens().value(0) == "webhooks")
        return {};
    const Node item = snapshot.at(pathItem).resolved();
    const Node shared = item.member("parameters").resolved();
    const QList<Operation> operations = operationsIn(snapshot, item, pathItem, {});
    const auto isDeclared = [&](const QByteArray &name) {
        const auto isDeclaredBy = [&](const Operation &operation) {
            return declares(snapshot, operation.node.member("parameters").resolved(), name);
        };
        return declares(snapshot, shared, name) ||
               (!operations.isEmpty() && std::all_of(operations.cbegin(), operations.cend(), isDeclaredBy));
    };
    const auto renamed = renamedTemplates(pathItem.last(), path);
    names.removeIf([&](const QByteArray &name) {
        // The declaration of a name that is renamed follows.
        const auto pair = std::find_if(renamed.cbegin(), renamed.cend(),
                                       [&](const auto &one) { return one.second == name; });
        return name.isEmpty() || isDeclared(name) || (pair != renamed.cend() && isDeclared(pair->first));
    });
    return names;
}

} // namespace openapi
