#include "pathcommands.h"

#include "methods.h"
#include "operationedit.h"

namespace designer {

using document::Document;
using document::Node;
using document::Pointer;
using document::Value;

namespace {

Pointer pointerOf(const PathEntry &entry)
{
    const Pointer path{"paths", entry.path};
    return entry.isPath() ? path : path.child(entry.method);
}

Value withoutOperationId(const Value &operation)
{
    QList<Value::Member> members;
    for (const Value::Member &member : operation.members()) {
        if (member.first != "operationId")
            members.append(member);
    }
    return Value::object(members);
}

/** Makes the edit as one undo step; returns the entry when it succeeds. */
template<typename Edit>
base::Result<PathEntry> inStep(Document &document, const QString &name, const PathEntry &result, Edit edit)
{
    base::Result<void> done;
    {
        const Document::Step step(document, name);
        done = edit();
    }
    document.closeStep();
    if (!done)
        return done.error();
    return result;
}

} // namespace

QList<QByteArray> PathCommands::freeMethods(const QByteArray &path) const
{
    QList<QByteArray> free;
    const Node item = m_document.snapshot().at({"paths", path});
    for (const QByteArray &method : http::methods()) {
        if (const QByteArray key = method.toLower(); !item.member(key).exists())
            free.append(key);
    }
    return free;
}

QByteArray PathCommands::freePath(const QByteArray &wanted) const
{
    const document::Snapshot snapshot = m_document.snapshot();
    QByteArray path = wanted;
    for (int number = 2; snapshot.at({"paths", path}).exists(); ++number)
        path = wanted + '-' + QByteArray::number(number);
    return path;
}

base::Result<PathEntry> PathCommands::addPath()
{
    const QByteArray path = freePath("/new-path");
    return inStep(m_document, tr("Add path"), {path, {}},
                  [&] { return openapi::addOperation(m_document, path, "get"); });
}

base::Result<PathEntry> PathCommands::addOperation(const QByteArray &path)
{
    const QList<QByteArray> free = freeMethods(path);
    if (free.isEmpty())
        return base::Error{base::ErrorCode::AlreadyExists, QString::fromUtf8(path)};
    return inStep(m_document, tr("Add operation"), {path, free.first()},
                  [&] { return openapi::addOperation(m_document, path, free.first()); });
}

base::Result<PathEntry> PathCommands::duplicate(const PathEntry &entry)
{
    if (!entry.isPath())
        return duplicateOperation(entry);
    const QByteArray path = freePath(entry.path + "-copy");
    return inStep(m_document, tr("Duplicate path"), {path, {}},
                  [&] { return openapi::duplicatePath(m_document, entry.path, path); });
}

base::Result<PathEntry> PathCommands::duplicateOperation(const PathEntry &operation)
{
    const QList<QByteArray> free = freeMethods(operation.path);
    const base::Result<Value> value = m_document.snapshot().at(pointerOf(operation)).value();
    if (!value)
        return value.error();
    if (free.isEmpty())
        return base::Error{base::ErrorCode::AlreadyExists, QString::fromUtf8(operation.path)};
    const PathEntry copy{operation.path, free.first()};
    return inStep(m_document, tr("Duplicate operation"), copy,
                  [&] { return m_document.insert(pointerOf(copy), withoutOperationId(*value)); });
}

base::Result<PathEntry> PathCommands::rename(const PathEntry &path, const QByteArray &newPath)
{
    return inStep(m_document, tr("Rename path"), {newPath, {}},
                  [&] { return openapi::renamePath(m_document, path.path, newPath); });
}

base::Result<PathEntry> PathCommands::changeMethod(const PathEntry &operation, const QByteArray &method)
{
    return inStep(m_document, tr("Change method"), {operation.path, method},
                  [&] { return openapi::changeMethod(m_document, pointerOf(operation), method); });
}

base::Result<void> PathCommands::remove(const PathEntry &entry)
{
    const QString name = entry.isPath() ? tr("Delete path") : tr("Delete operation");
    const base::Result<PathEntry> removed = inStep(m_document, name, entry, [&] {
        return entry.isPath() ? openapi::removePath(m_document, entry.path)
                              : openapi::removeOperation(m_document, pointerOf(entry));
    });
    return removed ? base::Result<void>() : base::Result<void>(removed.error());
}

base::Result<PathEntry> PathCommands::move(const PathEntry &entry, int by)
{
    const Node parent = m_document.snapshot().at(pointerOf(entry).parent());
    const QByteArray key = pointerOf(entry).last();
    qsizetype at = 0;
    while (at < parent.childCount() && parent.keyAt(at) != key)
        ++at;
    const qsizetype to = at + by;
    if (to < 0 || to >= parent.childCount())
        return entry;
    return inStep(m_document, entry.isPath() ? tr("Move path") : tr("Move operation"), entry,
                  [&] { return m_document.moveEntry(pointerOf(entry), to); });
}

} // namespace designer
