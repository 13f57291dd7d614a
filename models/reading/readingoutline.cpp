#include "readingoutline.h"

#include "components.h"
#include "members.h"
#include "readinglimits.h"

#include <QHash>
#include <QSet>

#include <algorithm>

namespace reading {

namespace {

using document::Node;
using document::Pointer;

/** A tag with its operations. */
struct TagGroup {
    QString name;
    QString parent;
    Pointer pointer;
    Node node;
    Outline operations;
    bool isListed = false;
};

Entry operationEntry(const openapi::PathItem &item, const openapi::Operation &operation, Entry::Kind kind)
{
    Entry entry;
    entry.kind = kind;
    entry.depth = 1;
    entry.path = item.path;
    entry.method = operation.method;
    entry.title = operation.summary.isEmpty() ? QString::fromUtf8(item.path) : operation.summary;
    entry.isDeprecated = operation.isDeprecated;
    entry.pointer = operation.pointer;
    entry.node = operation.node;
    entry.operation = operation;
    return entry;
}

class Groups
{
public:
    explicit Groups(const document::Snapshot &snapshot)
    {
        m_groups.push_back({}); // Of the operations without a tag.
        const Node tags = snapshot.at({"tags"}).resolved();
        for (qsizetype i = 0; tags.isSequence() && i < tags.childCount(); ++i) {
            const Node tag = tags.childAt(i).resolved();
            TagGroup &group = groupOf(tag.member("name").text());
            if (group.node.exists())
                continue;
            group.parent = tag.member("parent").text();
            group.pointer = Pointer{"tags"}.child(i);
            group.node = tag;
        }
    }

    void add(const Entry &operation, const QStringList &tags)
    {
        (tags.isEmpty() ? m_groups.front() : groupOf(tags.first())).operations.push_back(operation);
    }

    void appendTo(Outline &outline)
    {
        QHash<QString, std::vector<std::size_t>> children;
        for (std::size_t i = 1; i < m_groups.size(); ++i) {
            const QString &parent = m_groups[i].parent;
            const bool isTop = parent.isEmpty() || parent == m_groups[i].name || !m_numbers.contains(parent);
            children[isTop ? QString() : parent].push_back(i);
        }
        append(outline, children, QString(), 0);
        // What is left has parents that form a cycle.
        for (std::size_t i = 1; i < m_groups.size(); ++i) {
            if (!m_groups[i].isListed)
                appendGroup(outline, m_groups[i], 0);
        }
        if (!m_groups.front().operations.empty())
            appendGroup(outline, m_groups.front(), 0);
    }

private:
    TagGroup &groupOf(const QString &name)
    {
        const auto found = m_numbers.constFind(name);
        if (found != m_numbers.cend())
            return m_groups[*found];
        m_numbers.insert(name, m_groups.size());
        m_groups.push_back({});
        m_groups.back().name = name;
        return m_groups.back();
    }

    void append(Outline &outline, const QHash<QString, std::vector<std::size_t>> &children, const QString &parent,
                int depth)
    {
        for (const std::size_t number : children.value(parent)) {
            TagGroup &group = m_groups[number];
            if (group.isListed)
                continue;
            appendGroup(outline, group, depth);
            if (depth < MaximumTagDepth)
                append(outline, children, group.name, depth + 1);
        }
    }

    static void appendGroup(Outline &outline, TagGroup &group, int depth)
    {
        group.isListed = true;
        Entry entry;
        entry.kind = Entry::Kind::Tag;
        entry.depth = depth;
        entry.title = group.name;
        entry.pointer = group.pointer;
        entry.node = group.node;
        outline.push_back(entry);
        for (Entry &operation : group.operations) {
            operation.depth = depth + 1;
            outline.push_back(std::move(operation));
        }
    }

    std::vector<TagGroup> m_groups;
    QHash<QString, std::size_t> m_numbers; ///< By name.
};

void addPart(Outline &outline, Entry::Kind kind, const Pointer &pointer, const Node &node)
{
    Entry entry;
    entry.kind = kind;
    entry.pointer = pointer;
    entry.node = node;
    outline.push_back(entry);
}

void addWebhooks(Outline &outline, const document::Snapshot &snapshot)
{
    const Pointer place{"webhooks"};
    const Node node = snapshot.at(place).resolved();
    if (node.childCount() == 0)
        return;
    addPart(outline, Entry::Kind::Webhooks, place, node);
    for (const openapi::PathItem &item : openapi::webhooks(snapshot)) {
        for (const openapi::Operation &operation : item.operations)
            outline.push_back(operationEntry(item, operation, Entry::Kind::Webhook));
    }
}

void addSchemas(Outline &outline, const document::Snapshot &snapshot)
{
    const Pointer place{"components", "schemas"};
    const Node schemas = snapshot.at(place).resolved();
    if (!schemas.isMapping() || schemas.childCount() == 0)
        return;
    addPart(outline, Entry::Kind::Schemas, place, schemas);
    const auto first = static_cast<std::ptrdiff_t>(outline.size());
    for (const document::Member &member : document::membersOf(schemas)) {
        if (member.isRepeated)
            continue;
        Entry entry;
        entry.kind = Entry::Kind::Schema;
        entry.depth = 1;
        entry.title = QString::fromUtf8(member.key);
        entry.isDeprecated = member.value.member("deprecated").toBool();
        entry.pointer = place.child(member.key);
        entry.node = member.value;
        outline.push_back(entry);
    }
    std::stable_sort(outline.begin() + first, outline.end(), [](const Entry &left, const Entry &right) {
        return left.title.compare(right.title, Qt::CaseInsensitive) < 0;
    });
}

} // namespace

Pointer Entry::anchor() const
{
    if (isOperation())
        return openapi::operationPointer({kind == Kind::Webhook ? "webhooks" : "paths", path}, method);
    if (kind == Kind::Tag)
        return {"tags", title.toUtf8()};
    return pointer;
}

Outline outlineOf(const document::Snapshot &snapshot)
{
    Outline outline;
    addPart(outline, Entry::Kind::Info, {"info"}, snapshot.at({"info"}).resolved());
    if (const Node servers = snapshot.at({"servers"}).resolved(); servers.isSequence() && servers.childCount() > 0)
        addPart(outline, Entry::Kind::Servers, {"servers"}, servers);
    const Pointer schemes{"components", "securitySchemes"};
    if (const Node node = snapshot.at(schemes).resolved(); node.isMapping() && node.childCount() > 0)
        addPart(outline, Entry::Kind::Authentication, schemes, node);
    Groups groups(snapshot);
    for (const openapi::PathItem &item : openapi::pathItems(snapshot)) {
        for (const openapi::Operation &operation : item.operations)
            groups.add(operationEntry(item, operation, Entry::Kind::Operation), operation.tags);
    }
    groups.appendTo(outline);
    addWebhooks(outline, snapshot);
    addSchemas(outline, snapshot);
    return outline;
}

qsizetype entryAt(const Outline &outline, const Pointer &pointer)
{
    qsizetype best = -1;
    qsizetype length = 0;
    for (std::size_t i = 0; i < outline.size(); ++i) {
        const Entry &entry = outline[i];
        for (const Pointer &place : {entry.pointer, entry.anchor()}) {
            if (place.tokens().size() > length && place.contains(pointer)) {
                best = static_cast<qsizetype>(i);
                length = place.tokens().size();
            }
        }
        // A path is shown by its first operation.
        const Pointer item = entry.isOperation() ? openapi::pathItemOf(entry.anchor()) : Pointer();
        if (!item.isRoot() && item.tokens().size() > length && item.contains(pointer)) {
            best = static_cast<qsizetype>(i);
            length = item.tokens().size();
        }
    }
    return best;
}

} // namespace reading
