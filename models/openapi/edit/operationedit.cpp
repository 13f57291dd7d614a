#include "operationedit.h"

#include "edits.h"
#include "memberedit.h"
#include "operations.h"
#include "pathedit.h"
#include "refs.h"

namespace openapi {

namespace {

using document::Document;
using document::Pointer;
using document::Value;

Pointer pathPointer(const QByteArray &path)
{
    return {"paths", path};
}

base::Error fault(base::ErrorCode code, const Pointer &pointer)
{
    return {code, pointer.toString()};
}

base::Result<void> requireNewPath(const Document &document, const QByteArray &path)
{
    if (!path.startsWith('/'))
        return base::Error{base::ErrorCode::InvalidArgument, QString::fromUtf8(path)};
    if (document.snapshot().at(pathPointer(path)).exists())
        return fault(base::ErrorCode::AlreadyExists, pathPointer(path));
    return {};
}

/** `parameters` entries for the names in braces, which a new path requires. */
Value parametersOf(const QByteArray &path)
{
    QList<Value> parameters;
    for (const QByteArray &name : templateNames(path)) {
        parameters.append(Value::object({{"name", Value::string(name)},
                                         {"in", Value::string(QByteArray("path"))},
                                         {"required", Value::boolean(true)},
                                         {"schema", Value::object({{"type", Value::string(QByteArray("string"))}})}}));
    }
    return Value::array(parameters);
}

Value newPathItem(const QByteArray &path)
{
    const Value parameters = parametersOf(path);
    return parameters.items().isEmpty() ? Value::object() : Value::object({{"parameters", parameters}});
}

Value newOperation()
{
    const Value success = Value::object({{"description", Value::string(QByteArray("OK"))}});
    return Value::object({{"responses", Value::object({{"200", success}})}});
}

/** The value without the operationIds of its operations. */
Value withoutOperationIds(const Value &pathItem)
{
    QList<Value::Member> members;
    for (const Value::Member &member : pathItem.members()) {
        QList<Value::Member> kept;
        for (const Value::Member &inner : member.second.members()) {
            if (inner.first != "operationId")
                kept.append(inner);
        }
        members.append(isMethod(member.first) ? Value::Member{member.first, Value::object(kept)} : member);
    }
    return Value::object(members);
}

Value parameterValue(const ParameterFields &fields)
{
    QList<Value::Member> members = {{"name", Value::string(fields.name)}, {"in", Value::string(fields.location)}};
    if (!fields.description.isEmpty())
        members.append({"description", Value::string(fields.description)});
    if (fields.isRequired || fields.location == u"path")
        members.append({"required", Value::boolean(true)});
    if (!fields.type.isEmpty())
        members.append({"schema", Value::object({{"type", Value::string(fields.type)}})});
    return Value::object(members);
}

/** Writes a text. An empty text removes the member. */
base::Result<void> writeText(Document &document, const Pointer &pointer, const QString &text)
{
    const document::Node node = document.snapshot().at(pointer);
    if (!text.isEmpty())
        return node.text() == text && node.isString() ? base::Result<void>()
                                                      : setMember(document, pointer, Value::string(text));
    return node.exists() ? document.remove(pointer) : base::Result<void>();
}

/** Writes a flag whose default is false. */
base::Result<void> writeFlag(Document &document, const Pointer &pointer, bool flag)
{
    const document::Node node = document.snapshot().at(pointer);
    if (node.toBool() == flag)
        return {};
    return setMember(document, pointer, Value::boolean(flag));
}

/** Writes the type in `schema`. A type in a referenced schema or in `content` is not changed. */
base::Result<void> writeType(Document &document, const Pointer &parameter, const QString &type)
{
    const document::Node node = document.snapshot().at(parameter);
    if (type.isEmpty() || node.member("content").exists() || referenceOf(node.member("schema")))
        return {};
    return writeText(document, parameter / Pointer{"schema", "type"}, type);
}

/** To or from `additionalOperations`, which is removed if it becomes empty. */
base::Result<void> moveOperation(Document &document, const Pointer &operation, const Pointer &target)
{
    const document::Snapshot before = document.snapshot();
    const base::Result<Value> value = before.at(operation).value();
    if (!value)
        return value.error();
    const document::EditResult copied = copyMemberIn(before, target, *value, {before, operation});
    if (!copied)
        return copied.error();
    const Document::Step step(document, {});
    if (auto done = document.apply(before, *copied); !done)
        return done;
    return removeOperationAt(document, operation);
}

} // namespace

base::Result<void> addPath(Document &document, const QByteArray &path)
{
    if (auto fresh = requireNewPath(document, path); !fresh)
        return fresh;
    const Document::Step step(document, {});
    return setMember(document, pathPointer(path), newPathItem(path));
}

base::Result<void> renamePath(Document &document, const QByteArray &path, const QByteArray &newPath)
{
    if (path == newPath)
        return {};
    if (auto fresh = requireNewPath(document, newPath); !fresh)
        return fresh;
    return document.renameKey(pathPointer(path), newPath);
}

base::Result<void> removePath(Document &document, const QByteArray &path)
{
    return document.remove(pathPointer(path));
}

base::Result<void> duplicatePath(Document &document, const QByteArray &path, const QByteArray &newPath)
{
    if (auto fresh = requireNewPath(document, newPath); !fresh)
        return fresh;
    const document::Snapshot snapshot = document.snapshot();
    const document::Node node = snapshot.at(pathPointer(path));
    if (!node.exists())
        return fault(base::ErrorCode::NotFound, pathPointer(path));
    const base::Result<Value> value = node.value();
    if (!value)
        return value.error();
    const document::Node paths = snapshot.at({"paths"});
    qsizetype index = 0;
    while (index < paths.childCount() && paths.keyAt(index) != path)
        ++index;
    const Document::Step step(document, {});
    return document.insertCopy(pathPointer(newPath), withoutOperationIds(*value), pathPointer(path), index + 1);
}

base::Result<void> movePath(Document &document, const QByteArray &path, qsizetype toIndex)
{
    return document.moveEntry(pathPointer(path), toIndex);
}

base::Result<void> addOperation(Document &document, const QByteArray &path, const QByteArray &method)
{
    if (!isMethod(method))
        return base::Error{base::ErrorCode::InvalidArgument, QString::fromUtf8(method)};
    const Pointer pointer = pathPointer(path).child(method);
    if (document.snapshot().at(pointer).exists())
        return fault(base::ErrorCode::AlreadyExists, pointer);
    const Document::Step step(document, {});
    if (!document.snapshot().at(pathPointer(path)).exists()) {
        if (auto added = addPath(document, path); !added)
            return added;
    }
    return setMember(document, pointer, newOperation());
}

base::Result<void> removeOperation(Document &document, const Pointer &operation)
{
    return document.remove(operation);
}

base::Result<void> changeMethod(Document &document, const Pointer &operation, const QByteArray &method)
{
    if (method.isEmpty() || !isPath(method))
        return base::Error{base::ErrorCode::InvalidArgument, QString::fromUtf8(method)};
    if (operation.last() == method)
        return {};
    const Pointer target = operationPointer(pathItemOf(operation), method);
    if (document.snapshot().at(target).exists())
        return fault(base::ErrorCode::AlreadyExists, target);
    if (target.parent() == operation.parent())
        return document.renameKey(operation, method);
    return moveOperation(document, operation, target);
}

base::Result<void> addParameter(Document &document, const Pointer &owner, const ParameterFields &fields)
{
    const document::Snapshot snapshot = document.snapshot();
    if (!snapshot.at(owner).isMapping())
        return fault(base::ErrorCode::NotFound, owner);
    const Pointer list = owner.child("parameters");
    const Document::Step step(document, {});
    if (snapshot.at(list).isSequence())
        return document.append(list, parameterValue(fields));
    return setMember(document, list, Value::array({parameterValue(fields)}));
}

base::Result<void> editParameter(Document &document, const Pointer &parameter, const ParameterFields &fields)
{
    const document::Node node = document.snapshot().at(parameter);
    if (!node.isMapping())
        return fault(base::ErrorCode::NotFound, parameter);
    if (referenceOf(node))
        return fault(base::ErrorCode::Unsupported, parameter);
    const Document::Step step(document, {});
    if (auto done = writeText(document, parameter.child("name"), fields.name); !done)
        return done;
    if (auto done = writeText(document, parameter.child("in"), fields.location); !done)
        return done;
    if (auto done = writeText(document, parameter.child("description"), fields.description); !done)
        return done;
    if (auto done = writeFlag(document, parameter.child("required"), fields.isRequired || fields.location == u"path");
        !done)
        return done;
    return writeType(document, parameter, fields.type);
}

base::Result<void> removeParameter(Document &document, const Pointer &parameter)
{
    const Pointer list = parameter.parent();
    const bool isLast = document.snapshot().at(list).childCount() == 1 && document.snapshot().at(parameter).exists();
    return document.remove(isLast ? list : parameter);
}

} // namespace openapi
