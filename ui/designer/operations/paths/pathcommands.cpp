#include "pathcommands.h"

#include "memberedit.h"
#include "methods.h"
#include "operationedit.h"
#include "partobject.h"
#include "pathedit.h"

namespace designer {

using document::Document;
using document::Node;
using document::Pointer;
using document::Value;

namespace {

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

qsizetype indexIn(const Node &parent, const QByteArray &key)
{
    qsizetype at = 0;
    while (at < parent.childCount() && parent.keyAt(at) != key)
        ++at;
    return at;
}

} // namespace

Pointer PathCommands::placeOf(const PathEntry &entry) const
{
    if (!m_item)
        return pointerOf(entry);
    return entry.isPath() ? *m_item : openapi::operationPointer(*m_item, entry.method);
}

QList<QByteArray> PathCommands::freeMethods(const PathEntry &path) const
{
    QList<QByteArray> free;
    const Node item = m_document.snapshot().at(placeOf(path.pathEntry())).resolved();
    QList<QByteArray> methods = http::methods();
    const auto version = openapi::knownVersion(m_document.snapshot());
    if (version && specification::Since32.contain(*version))
        methods.append("QUERY");
    for (const QByteArray &method : std::as_const(methods)) {
        if (const QByteArray key = method.toLower(); !item.member(key).exists())
            free.append(key);
    }
    return free;
}

PathEntry PathCommands::freePath(const PathEntry &wanted) const
{
    const document::Snapshot snapshot = m_document.snapshot();
    PathEntry entry = wanted;
    for (int number = 2; snapshot.at(placeOf(entry)).exists(); ++number)
        entry.path = wanted.path + '-' + QByteArray::number(number);
    return entry;
}

base::Result<PathEntry> PathCommands::addPath()
{
    const PathEntry path = freePath({"/new-path", {}});
    return inStep(m_document, tr("Add path"), path,
                  [&] { return openapi::addOperation(m_document, path.path, "get"); });
}

base::Result<PathEntry> PathCommands::addWebhook()
{
    const PathEntry webhook = freePath({"newWebhook", {}, true});
    return inStep(m_document, tr("Add webhook"), webhook,
                  [&] { return openapi::addWebhook(m_document, webhook.path); });
}

base::Result<PathEntry> PathCommands::addOperation(const PathEntry &path)
{
    const QList<QByteArray> free = freeMethods(path);
    if (free.isEmpty())
        return base::Error{base::ErrorCode::AlreadyExists, QString::fromUtf8(path.path)};
    return inStep(m_document, tr("Add operation"), {path.path, free.first(), path.isWebhook},
                  [&] { return openapi::addOperationTo(m_document, placeOf(path.pathEntry()), free.first()); });
}

base::Result<PathEntry> PathCommands::addAdditionalOperation(const PathEntry &path)
{
    PathEntry added{path.path, "COPY", path.isWebhook};
    const document::Snapshot snapshot = m_document.snapshot();
    for (int number = 2; snapshot.at(placeOf(added)).exists(); ++number)
        added.method = "METHOD-" + QByteArray::number(number);
    return inStep(m_document, tr("Add operation"), added,
                  [&] { return openapi::addOperationTo(m_document, placeOf(path.pathEntry()), added.method); });
}

base::Result<QList<PathEntry>> PathCommands::duplicate(const QList<PathEntry> &entries)
{
    QString name = tr("Duplicate %n entries", nullptr, int(entries.size()));
    if (entries.size() == 1)
        name = entries.first().isPath() ? tr("Duplicate path") : tr("Duplicate operation");
    QList<PathEntry> copies;
    std::optional<base::Error> failure;
    {
        const Document::Step step(m_document, name);
        for (qsizetype i = 0; !failure && i < entries.size(); ++i) {
            // With its path.
            if (!entries.at(i).isPath() && entries.contains(entries.at(i).pathEntry()))
                continue;
            if (const base::Result<PathEntry> copy = duplicateOne(entries.at(i)))
                copies.append(*copy);
            else
                failure = copy.error();
        }
    }
    m_document.closeStep();
    if (!failure)
        return copies;
    if (!copies.isEmpty())
        m_document.undo(Document::By::Program);
    return *failure;
}

base::Result<PathEntry> PathCommands::duplicateOne(const PathEntry &entry)
{
    if (!entry.isPath())
        return duplicateOperation(entry);
    const PathEntry copy = freePath({entry.path + (entry.isWebhook ? "Copy" : "-copy"), {}, entry.isWebhook});
    if (auto done = openapi::duplicatePathItem(m_document, placeOf(entry), copy.path); !done)
        return done.error();
    return copy;
}

base::Result<PathEntry> PathCommands::duplicateOperation(const PathEntry &operation)
{
    const QList<QByteArray> free = freeMethods(operation);
    const base::Result<Value> value = m_document.snapshot().at(placeOf(operation)).value();
    if (!value)
        return value.error();
    if (free.isEmpty())
        return base::Error{base::ErrorCode::AlreadyExists, QString::fromUtf8(operation.path)};
    const PathEntry copy{operation.path, free.first(), operation.isWebhook};
    if (auto done = openapi::copyMember(m_document, placeOf(copy), withoutOperationId(*value), placeOf(operation));
        !done)
        return done.error();
    return copy;
}

base::Result<PathCommands::Renamed> PathCommands::rename(const PathEntry &path, const QByteArray &newPath)
{
    Renamed renamed{{newPath, {}, path.isWebhook}, {}};
    const auto done = inStep(m_document, path.isWebhook ? tr("Rename webhook") : tr("Rename path"), renamed.entry, [&] {
        const auto edited = openapi::renamePathItem(m_document, placeOf(path), newPath);
        if (edited)
            renamed.keptReferences = edited->keptReferences;
        return edited ? base::Result<void>() : base::Result<void>(edited.error());
    });
    if (!done)
        return done.error();
    return renamed;
}

base::Result<PathEntry> PathCommands::declareParameter(const PathEntry &path, const QByteArray &newPath,
                                                       const QByteArray &name)
{
    const PathEntry renamed{newPath, {}, path.isWebhook};
    return inStep(m_document, tr("Declare parameter"), renamed, [&]() -> base::Result<void> {
        const auto edited = m_item ? base::Result<openapi::PathItemRename>(openapi::PathItemRename())
                                   : openapi::renamePathItem(m_document, placeOf(path), newPath);
        if (!edited)
            return edited.error();
        openapi::ParameterFields fields;
        fields.name = QString::fromUtf8(name);
        fields.location = u"path"_qs;
        fields.isRequired = true;
        fields.type = u"string"_qs;
        return openapi::addParameter(m_document, placeOf(renamed), fields);
    });
}

base::Result<PathEntry> PathCommands::changeMethod(const PathEntry &operation, const QByteArray &method)
{
    return inStep(m_document, tr("Change method"), {operation.path, method, operation.isWebhook},
                  [&] { return openapi::changeMethod(m_document, placeOf(operation), method); });
}

base::Result<PathEntry> PathCommands::move(const PathEntry &entry, const PathEntry &sibling)
{
    const Pointer parent = placeOf(entry).parent();
    if (entry == sibling || placeOf(sibling).parent() != parent)
        return entry;
    const qsizetype to = indexIn(m_document.snapshot().at(parent), placeOf(sibling).last());
    return inStep(m_document, entry.isPath() ? tr("Move path") : tr("Move operation"), entry,
                  [&] { return m_document.moveEntry(placeOf(entry), to); });
}

} // namespace designer
