#include "apimap.h"

#include "pathrowtree.h"
#include "refs.h"
#include "security.h"

#include <QSet>

#include <algorithm>

namespace apimap {

using description::Description;
using document::Node;
using document::Pointer;

namespace {

/** Returns the object of the description whose references are counted together: the component, operation or path item
 * that contains a place. */
Pointer ownerOf(const Pointer &place)
{
    const auto &tokens = place.tokens();
    if (tokens.size() < 3)
        return {};
    if (tokens[0] == "components")
        return Pointer(tokens.first(3));
    if (tokens[0] != "paths")
        return {};
    if (openapi::isFixedMethod(tokens[2]))
        return Pointer(tokens.first(3));
    if (tokens[2] == "additionalOperations" && tokens.size() > 3)
        return Pointer(tokens.first(4));
    return Pointer(tokens.first(2));
}

Access accessOf(const Node &scheme)
{
    const QByteArray type = scheme.member("type").bytes();
    if (type == "apiKey")
        return Access::Key;
    if (type == "oauth2" || type == "openIdConnect")
        return Access::Token;
    if (type != "http")
        return Access::Other;
    return scheme.member("scheme").bytes().toLower() == "bearer" ? Access::Token : Access::Login;
}

/** Reads the operations and schemas of a description, and the references between them. */
class MapReader final
{
public:
    explicit MapReader(const Description &description)
        : m_description(description)
        , m_entry(description.entry()->snapshot())
    {}

    [[nodiscard]] ApiMap read(Grouping grouping);

private:
    void readSchemas();
    void readReferences();
    void readOperations();
    void collect(const Pointer &owner, QSet<int> &schemas, QSet<Pointer> &seen) const;
    [[nodiscard]] QList<int> schemasFrom(const QList<Pointer> &owners) const;
    [[nodiscard]] Access accessOfOperation(const openapi::Operation &operation);
    [[nodiscard]] QList<MapGroup> groupsByPath() const;
    [[nodiscard]] QList<MapGroup> groupsByTag() const;
    [[nodiscard]] MapRow rowOf(qsizetype item) const;

    const Description &m_description;
    document::Snapshot m_entry;
    ApiMap m_map;
    QHash<Pointer, int> m_schemas;           ///< By their places in the description as one document.
    QHash<Pointer, QSet<Pointer>> m_targets; ///< The components that a component or operation refers to.
    QHash<QByteArray, Access> m_access;      ///< By the name of the scheme.
    QList<openapi::PathItem> m_items;
    QList<int> m_firstOperations; ///< The index of the first operation of each item.
    QList<QStringList> m_tags;    ///< Of each operation.
};

void MapReader::readSchemas()
{
    const Pointer schemas{"components", "schemas"};
    const Node all = m_entry.at(schemas);
    for (qsizetype i = 0; all.isMapping() && i < all.childCount(); ++i) {
        const QByteArray name = all.keyAt(i);
        m_schemas.insert(schemas.child(name), int(m_map.schemas.size()));
        m_map.schemas.append({name, {m_description.entry()->address(), schemas.child(name)}, {}});
    }
}

void MapReader::readReferences()
{
    for (const description::LogicalReference &reference : m_description.references()) {
        const Pointer owner = ownerOf(reference.place);
        const Pointer target = ownerOf(reference.target);
        if (owner.isRoot() || target.isRoot() || owner == target)
            continue;
        m_targets[owner].insert(target);
        const int from = m_schemas.value(owner, -1);
        const int to = m_schemas.value(target, -1);
        if (from >= 0 && to >= 0)
            m_map.schemas[from].schemas.append(to);
    }
    for (MapSchema &schema : m_map.schemas) {
        std::sort(schema.schemas.begin(), schema.schemas.end());
        schema.schemas.erase(std::unique(schema.schemas.begin(), schema.schemas.end()), schema.schemas.end());
    }
}

/** Adds the schemas that an object refers to, also through components that are no schemas. */
void MapReader::collect(const Pointer &owner, QSet<int> &schemas, QSet<Pointer> &seen) const
{
    QList<Pointer> open{owner};
    while (!open.isEmpty()) {
        const Pointer next = open.takeLast();
        if (seen.contains(next))
            continue;
        seen.insert(next);
        for (const Pointer &target : m_targets.value(next)) {
            if (const auto schema = m_schemas.constFind(target); schema != m_schemas.constEnd())
                schemas.insert(*schema);
            else
                open.append(target);
        }
    }
}

QList<int> MapReader::schemasFrom(const QList<Pointer> &owners) const
{
    QSet<int> schemas;
    QSet<Pointer> seen;
    for (const Pointer &owner : owners)
        collect(owner, schemas, seen);
    QList<int> sorted(schemas.begin(), schemas.end());
    std::sort(sorted.begin(), sorted.end());
    return sorted;
}

Access MapReader::accessOfOperation(const openapi::Operation &operation)
{
    const openapi::SecurityRequirements security = openapi::securityOf(m_entry, operation);
    if (!security.needsCredentials())
        return Access::Open;
    const auto first = std::find_if(security.alternatives.begin(), security.alternatives.end(),
                                    [](const auto &schemes) { return !schemes.isEmpty(); });
    Access access = Access::Open;
    for (const openapi::RequiredScheme &scheme : *first) {
        const auto known = m_access.constFind(scheme.name);
        const Access own = known != m_access.constEnd()
                               ? *known
                               : accessOf(
                                     openapi::resolveAt(m_entry, {"components", "securitySchemes", scheme.name}).node);
        m_access.insert(scheme.name, own);
        access = qMax(access, own);
    }
    return access;
}

void MapReader::readOperations()
{
    m_items = m_description.pathItems();
    for (const openapi::PathItem &item : std::as_const(m_items)) {
        m_firstOperations.append(int(m_map.operations.size()));
        const QString address = item.address.isEmpty() ? m_description.entry()->address() : item.address;
        for (const openapi::Operation &operation : item.operations) {
            const Pointer own = openapi::operationPointer({"paths", item.path}, operation.method);
            // The object itself, its path item with the parameters, and the same in the target of the item's reference.
            const QList<int> schemas = schemasFrom({own, Pointer{"paths", item.path}});
            m_map.operations.append({operation.method.toUpper(),
                                     item.path,
                                     operation.summary,
                                     operation.operationId,
                                     {address, operation.pointer},
                                     accessOfOperation(operation),
                                     operation.isDeprecated,
                                     schemas});
            m_tags.append(operation.tags);
        }
    }
}

MapRow MapReader::rowOf(qsizetype item) const
{
    const openapi::PathItem &path = m_items.at(item);
    MapRow row{QString::fromUtf8(path.path), 0, path.path, {m_description.entry()->address(), path.pointer}, {}};
    for (int i = 0; i < int(path.operations.size()); ++i)
        row.operations.append(m_firstOperations.at(item) + i);
    return row;
}

QList<MapGroup> MapReader::groupsByPath() const
{
    QList<MapGroup> groups;
    QHash<QString, qsizetype> places;
    for (qsizetype i = 0; i < m_items.size(); ++i) {
        const MapRow row = rowOf(i);
        const QString title = u'/' + row.label.section(u'/', 1, 1);
        const auto [place, isNew] = [&] {
            const auto found = places.constFind(title);
            return found == places.constEnd() ? std::pair(groups.size(), true) : std::pair(*found, false);
        }();
        if (isNew) {
            places.insert(title, place);
            groups.append({title, {}});
        }
        groups[place].rows.append(row);
    }
    for (MapGroup &group : groups)
        group.rows = asTree(group.rows);
    return groups;
}

QList<MapGroup> MapReader::groupsByTag() const
{
    QList<MapGroup> groups;
    QHash<QString, qsizetype> places;
    const auto groupOf = [&](const QString &tag) -> MapGroup & {
        const auto found = places.constFind(tag);
        if (found != places.constEnd())
            return groups[*found];
        places.insert(tag, groups.size());
        groups.append({tag, {}});
        return groups.last();
    };
    for (qsizetype i = 0; i < m_items.size(); ++i) {
        const MapRow row = rowOf(i);
        for (const int operation : row.operations) {
            QStringList tags = m_tags.at(operation);
            tags.removeDuplicates();
            for (const QString &tag : tags.isEmpty() ? QStringList{QString()} : tags) {
                QList<MapRow> &rows = groupOf(tag).rows;
                if (rows.isEmpty() || rows.constLast().path != row.path) {
                    rows.append(row);
                    rows.last().operations.clear();
                }
                rows.last().operations.append(operation);
            }
        }
    }
    return groups;
}

ApiMap MapReader::read(Grouping grouping)
{
    m_map.address = m_description.entry()->address();
    readSchemas();
    readReferences();
    readOperations();
    m_map.groups = grouping == Grouping::Path ? groupsByPath() : groupsByTag();
    return std::move(m_map);
}

bool hasAllWords(const QString &text, const QStringList &words)
{
    return std::all_of(words.begin(), words.end(),
                       [&text](const QString &word) { return text.contains(word, Qt::CaseInsensitive); });
}

} // namespace

ApiMap readMap(const Description &description, Grouping grouping)
{
    return MapReader(description).read(grouping);
}

ApiMap filtered(const ApiMap &map, const QString &text)
{
    const QStringList words = text.split(u' ', Qt::SkipEmptyParts);
    if (words.isEmpty())
        return map;
    ApiMap part;
    part.address = map.address;
    QList<int> operations(map.operations.size(), -1); // The index of each operation in the part.
    QSet<int> used;
    for (qsizetype i = 0; i < map.operations.size(); ++i) {
        const MapOperation &operation = map.operations.at(i);
        const QString all = QString::fromUtf8(operation.method) + u' ' + QString::fromUtf8(operation.path) + u' ' +
                            operation.operationId + u' ' + operation.summary;
        if (!hasAllWords(all, words))
            continue;
        operations[i] = int(part.operations.size());
        part.operations.append(operation);
        used.unite(QSet<int>(operation.schemas.begin(), operation.schemas.end()));
    }
    QList<int> schemas(map.schemas.size(), -1);
    for (int i = 0; i < int(map.schemas.size()); ++i) {
        if (used.contains(i) || hasAllWords(QString::fromUtf8(map.schemas.at(i).name), words)) {
            schemas[i] = int(part.schemas.size());
            part.schemas.append(map.schemas.at(i));
        }
    }
    const auto renumber = [](QList<int> &indexes, const QList<int> &numbers) {
        for (int &index : indexes)
            index = numbers.at(index);
        indexes.removeAll(-1);
    };
    for (MapOperation &operation : part.operations)
        renumber(operation.schemas, schemas);
    for (MapSchema &schema : part.schemas)
        renumber(schema.schemas, schemas);
    for (const MapGroup &group : map.groups) {
        QList<MapRow> rows;
        for (MapRow row : group.rows) {
            renumber(row.operations, operations);
            if (row.operations.isEmpty())
                continue;
            row.label = QString::fromUtf8(row.path);
            row.depth = 0;
            rows.append(std::move(row));
        }
        if (!rows.isEmpty())
            part.groups.append({group.title, asTree(rows)});
    }
    return part;
}

QList<int> schemasOf(const ApiMap &map, int operation)
{
    QList<int> order = map.operations.at(operation).schemas;
    QSet<int> seen(order.begin(), order.end());
    for (qsizetype at = 0; at < order.size(); ++at) {
        for (const int next : map.schemas.at(order.at(at)).schemas) {
            if (!seen.contains(next)) {
                seen.insert(next);
                order.append(next);
            }
        }
    }
    return order;
}

QList<int> usersOf(const ApiMap &map, int schema)
{
    QList<QList<int>> referrers(map.schemas.size());
    for (int i = 0; i < int(map.schemas.size()); ++i) {
        for (const int target : map.schemas.at(i).schemas)
            referrers[target].append(i);
    }
    QSet<int> reached{schema};
    QList<int> open{schema};
    while (!open.isEmpty()) {
        for (const int referrer : referrers.at(open.takeLast())) {
            if (!reached.contains(referrer)) {
                reached.insert(referrer);
                open.append(referrer);
            }
        }
    }
    QList<int> users;
    for (int i = 0; i < int(map.operations.size()); ++i) {
        const QList<int> &schemas = map.operations.at(i).schemas;
        if (std::any_of(schemas.begin(), schemas.end(), [&reached](int used) { return reached.contains(used); }))
            users.append(i);
    }
    return users;
}

int treeSize(const MapGroup &group, int row)
{
    int end = row + 1;
    while (end < int(group.rows.size()) && group.rows.at(end).depth > group.rows.at(row).depth)
        ++end;
    return end - row;
}

int parentRow(const MapGroup &group, int row)
{
    const int depth = group.rows.at(row).depth;
    while (row >= 0 && group.rows.at(row).depth >= depth)
        --row;
    return row;
}

QList<QByteArray> pathsInTree(const MapGroup &group, int row)
{
    QList<QByteArray> paths;
    for (int index = row; index < row + treeSize(group, row); ++index) {
        if (!group.rows.at(index).path.isEmpty())
            paths.append(group.rows.at(index).path);
    }
    return paths;
}

} // namespace apimap
