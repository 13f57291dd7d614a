#include "shapemodel.h"

#include "renamedplace.h"
#include "rowgestures.h"
#include "specificationtable.h"
#include "valuegestures.h"

#include <QMimeData>
#include <QSet>

#include <algorithm>
#include <utility>

namespace items {

using openapi::Place;
using shapes::Row;
using RowPlace = openapi::SchemaRow::Place;

struct ShapeModel::Node {
    Row row;
    Node *parent = nullptr;
    bool hasChildren = false;
    bool isRead = false; ///< True if the children were read.
    std::vector<std::unique_ptr<Node>> children;
};

namespace {

bool isSame(const Row &left, const Row &right)
{
    return left.kind == right.kind && left.place() == right.place();
}

/** The rows of a list, to find out quickly whether it has a row. */
class RowSet final
{
public:
    void insert(const Row &row) { m_keys.insert({row.place(), static_cast<int>(row.kind)}); }
    [[nodiscard]] bool contains(const Row &row) const
    {
        return m_keys.contains({row.place(), static_cast<int>(row.kind)});
    }

private:
    QSet<std::pair<Place, int>> m_keys;
};

bool canBeBoolean(const Row &row)
{
    const auto &schema = specification::objectType(specification::ObjectKind::Schema);
    const specification::Field *field = specification::findField(schema, row.written.keyword, row.version);
    return field ? field->type.boolean.contain(row.version) : row.version != specification::Version::V30;
}

/** The row of the parts of a schema, with their names. */
Row rowOfParts(const QList<Row> &parts)
{
    const Row &first = parts.first();
    Row row;
    row.kind = shapes::RowKind::AllOf;
    row.address = first.address;
    row.version = first.version;
    row.written.place = RowPlace::Single;
    row.written.keyword = first.written.keyword;
    row.written.name = first.written.keyword;
    row.written.pointer = first.written.pointer.parent();
    row.written.owner = first.written.owner;
    row.name = QString::fromUtf8(first.written.keyword);
    row.target = row.place();
    row.hops = first.hops;
    row.above = first.above;
    for (qsizetype i = 0; i < parts.size(); ++i) {
        const QString component = QString::fromUtf8(parts[i].component);
        row.values.append(component.isEmpty() ? u'#' + QString::number(i + 1) : component);
    }
    return row;
}

shapes::Gesture gestureOf(int column, const QVariant &value)
{
    const QString text = value.toString();
    const auto textValue = text.isEmpty() ? std::optional<document::Value>() : document::Value::string(text);
    switch (column) {
    case ShapeModel::Name:
        return [name = text.toUtf8()](const shapes::Editing &editing, const Row &row) {
            return shapes::rename(editing, row, name);
        };
    case ShapeModel::Type:
        return [text](const shapes::Editing &editing, const Row &row) { return shapes::setType(editing, row, text); };
    case ShapeModel::Required:
        return [required = value.toInt() == Qt::Checked](const shapes::Editing &editing, const Row &row) {
            return shapes::setRequired(editing, row, required);
        };
    default:
        return [textValue](const shapes::Editing &editing, const Row &row) {
            return shapes::setKeyword(editing, row, "description", textValue);
        };
    }
}

} // namespace

ShapeModel::ShapeModel(ShapeSource &source, QObject *parent)
    : QAbstractItemModel(parent)
    , m_source(source)
{}

ShapeModel::~ShapeModel() = default;

void ShapeModel::setPlace(const Place &schema)
{
    beginResetModel();
    m_place = schema;
    m_text = schema.pointer.isRoot() ? document::Snapshot() : m_source.textAt(schema.address);
    m_root.reset();
    m_draftNode = nullptr;
    endResetModel();
    refresh();
}

void ShapeModel::setTitles(const QStringList &titles)
{
    m_titles = titles;
    emit headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
}

void ShapeModel::refreshAfter(const QString &address, const document::Change &change)
{
    if (address == m_place.address)
        followRename();
    const bool isOfRoot = address == m_place.address && change.touches(m_place.pointer);
    if (isOfRoot || (m_root && touches(*m_root, address, change)))
        refresh();
}

/** A renamed schema is the same one, so that the rows that are selected, expanded and edited stay. */
void ShapeModel::followRename()
{
    const document::Snapshot before = std::exchange(m_text, m_source.textAt(m_place.address));
    if (const auto renamed = openapi::renamedPlace(before, m_text, m_place.pointer))
        m_place.pointer = *renamed;
}

/** The targets of references are where a row's shape goes on elsewhere. A missing target can be anywhere. */
bool ShapeModel::touches(const Node &node, const QString &address, const document::Change &change) const
{
    if (node.row.state != openapi::ReferenceState::Resolved)
        return true;
    if (node.row.isReference() && node.row.target.address == address && change.touches(node.row.target.pointer))
        return true;
    return std::any_of(node.children.cbegin(), node.children.cend(),
                       [&](const std::unique_ptr<Node> &child) { return touches(*child, address, change); });
}

void ShapeModel::refresh()
{
    shapes::ShapeReader reader = m_source.reader();
    const auto row = m_place.pointer.isRoot() && m_place.address.isEmpty() ? std::nullopt : reader.root(m_place);
    if (m_root && row) {
        const QPersistentModelIndex owner(draftOwner());
        update(*m_root, *row, reader);
        if (const Row *into = rowAt(owner))
            m_draft->setInto(shapes::insideReference(*into));
        return;
    }
    if (!m_root && !row)
        return;
    beginResetModel();
    m_draftNode = nullptr;
    m_root = row ? std::make_unique<Node>() : nullptr;
    if (row)
        m_root->row = *row;
    endResetModel();
    if (row)
        update(*m_root, *row, reader);
}

void ShapeModel::update(Node &node, const Row &row, shapes::ShapeReader &reader)
{
    if (&node == m_draftNode) {
        if (!m_draft->isBeingMade())
            return;
        m_draftNode = nullptr;
        node.isRead = false;
    }
    const bool isParts = row.kind == shapes::RowKind::AllOf;
    const bool hasChildren = isParts || reader.hasChildren(row);
    const bool isChanged = node.row != row || node.hasChildren != hasChildren;
    // The first schemas inside a row are shown when they appear.
    const bool isFirst = hasChildren && !node.hasChildren && !row.isReference();
    node.row = row;
    node.hasChildren = hasChildren;
    if (isChanged)
        emit dataChanged(indexOf(node), indexOf(node, ColumnCount - 1));
    if (node.isRead || isFirst || &node == m_root.get()) {
        node.isRead = true;
        updateChildren(node, childrenOf(node, reader), reader);
    }
}

/** The parts of a schema are below a row of their own, before the others. */
QList<Row> ShapeModel::childrenOf(const Node &node, shapes::ShapeReader &reader) const
{
    const bool isParts = node.row.kind == shapes::RowKind::AllOf;
    QList<Row> rows = reader.children(isParts ? node.parent->row : node.row);
    const auto isPart = [](const Row &row) { return row.kind == shapes::RowKind::AllOfPart; };
    QList<Row> parts;
    std::copy_if(rows.cbegin(), rows.cend(), std::back_inserter(parts), isPart);
    if (isParts)
        return parts;
    if (!parts.isEmpty()) {
        rows.removeIf(isPart);
        rows.prepend(rowOfParts(parts));
    }
    if (m_draftNode && m_draftNode->parent == &node && !m_draft->isBeingMade())
        rows.insert(std::min<qsizetype>(indexOf(*m_draftNode).row(), rows.size()), m_draftNode->row);
    return rows;
}

/** The parts are read with the row, so that the properties follow edits of their targets. */
std::unique_ptr<ShapeModel::Node> ShapeModel::makeNode(Node &parent, const Row &row, shapes::ShapeReader &reader) const
{
    auto node = std::make_unique<Node>();
    node->row = row;
    node->parent = &parent;
    node->hasChildren = row.kind == shapes::RowKind::AllOf || reader.hasChildren(row);
    if (row.kind != shapes::RowKind::AllOf)
        return node;
    node->isRead = true;
    for (const Row &part : childrenOf(*node, reader))
        node->children.push_back(makeNode(*node, part, reader));
    return node;
}

/** A row that only has another name or place stays the same node, so that it stays selected and expanded. */
void ShapeModel::updateChildren(Node &node, const QList<Row> &rows, shapes::ShapeReader &reader)
{
    if (node.children.empty())
        return addAll(node, rows, reader);
    RowSet before;
    RowSet now;
    for (const auto &child : node.children)
        before.insert(child->row);
    for (const Row &row : rows)
        now.insert(row);
    const auto isRenamed = [&](const std::unique_ptr<Node> &child, const Row &row) {
        const bool isNew = !now.contains(child->row) && !before.contains(row);
        return child->row.kind == row.kind && (isNew || isSame(child->row, row));
    };
    if (!std::equal(node.children.cbegin(), node.children.cend(), rows.cbegin(), rows.cend(), isRenamed)) {
        removeOthers(node, [&now](const Row &row) { return now.contains(row); });
        arrange(node, rows, reader);
    }
    for (qsizetype i = 0; i < rows.size(); ++i)
        update(*node.children[std::size_t(i)], rows[i], reader);
}

void ShapeModel::addAll(Node &node, const QList<Row> &rows, shapes::ShapeReader &reader)
{
    if (rows.isEmpty())
        return;
    beginInsertRows(indexOf(node), 0, static_cast<int>(rows.size()) - 1);
    for (const Row &row : rows)
        node.children.push_back(makeNode(node, row, reader));
    endInsertRows();
}

void ShapeModel::removeOthers(Node &node, const std::function<bool(const Row &row)> &isKept)
{
    const QModelIndex parent = indexOf(node);
    for (auto i = static_cast<int>(node.children.size()) - 1; i >= 0; --i) {
        if (isKept(node.children[std::size_t(i)]->row))
            continue;
        beginRemoveRows(parent, i, i);
        forgetDraft(*node.children[std::size_t(i)]);
        node.children.erase(node.children.begin() + i);
        endRemoveRows();
    }
}

/** Moves and adds rows until they are the given ones. */
void ShapeModel::arrange(Node &node, const QList<Row> &rows, shapes::ShapeReader &reader)
{
    const QModelIndex parent = indexOf(node);
    for (int i = 0; i < static_cast<int>(rows.size()); ++i) {
        const auto found = std::find_if(node.children.begin() + i, node.children.end(),
                                        [&](const auto &child) { return isSame(child->row, rows[i]); });
        if (found == node.children.end()) {
            auto added = makeNode(node, rows[i], reader);
            beginInsertRows(parent, i, i);
            node.children.insert(node.children.begin() + i, std::move(added));
            endInsertRows();
        } else if (const auto from = static_cast<int>(found - node.children.begin()); from != i) {
            beginMoveRows(parent, from, from, parent, i);
            std::rotate(node.children.begin() + i, found, found + 1);
            endMoveRows();
        }
    }
    // The same schema can't be listed twice, unless an alias brings it in again.
    while (node.children.size() > std::size_t(rows.size())) {
        const auto last = static_cast<int>(node.children.size()) - 1;
        beginRemoveRows(parent, last, last);
        forgetDraft(*node.children.back());
        node.children.pop_back();
        endRemoveRows();
    }
}

/** The row of the schema to which the draft adds a property; an invalid index if there is no draft. */
QModelIndex ShapeModel::draftOwner() const
{
    std::vector<const Node *> next;
    if (m_draftNode)
        next.push_back(m_draftNode->parent);
    for (std::size_t i = 0; i < next.size(); ++i) {
        if (shapes::insideReference(next[i]->row) == m_draft->into())
            return indexOf(*next[i]);
        for (const auto &child : next[i]->children)
            next.push_back(child.get());
    }
    return {};
}

/** Before a row is removed: the draft can be inside it. */
void ShapeModel::forgetDraft(const Node &removed)
{
    for (const Node *node = m_draftNode; node; node = node->parent) {
        if (node == &removed) {
            m_draftNode = nullptr;
            return;
        }
    }
}

/** After the properties that are there. */
QModelIndex ShapeModel::addDraft(const QModelIndex &parent, const Row &into)
{
    discardDraft();
    Node *above = nodeAt(parent);
    if (!above)
        return {};
    fetchMore(parent);
    above->isRead = true;
    m_draft = std::make_unique<PropertyDraft>(into);
    auto draft = std::make_unique<Node>();
    draft->row = m_draft->row();
    draft->parent = above;
    draft->isRead = true;
    const auto last = std::find_if(
        above->children.crbegin(), above->children.crend(),
        [](const std::unique_ptr<Node> &child) { return child->row.kind == shapes::RowKind::Property; });
    const auto at = static_cast<int>(last.base() - above->children.cbegin());
    m_draftNode = draft.get();
    beginInsertRows(parent.siblingAtColumn(0), at, at);
    above->children.insert(above->children.begin() + at, std::move(draft));
    endInsertRows();
    return indexOf(*m_draftNode);
}

void ShapeModel::discardDraft()
{
    if (!m_draftNode)
        return;
    Node &parent = *m_draftNode->parent;
    const int at = indexOf(*m_draftNode).row();
    beginRemoveRows(indexOf(parent), at, at);
    m_draftNode = nullptr;
    parent.children.erase(parent.children.begin() + at);
    endRemoveRows();
}

bool ShapeModel::isDraft(const QModelIndex &index) const
{
    return m_draftNode && nodeAt(index) == m_draftNode;
}

bool ShapeModel::makeDraft(const QString &text)
{
    QByteArrayList taken;
    for (const auto &sibling : m_draftNode->parent->children) {
        if (sibling->row.kind == shapes::RowKind::Property && sibling.get() != m_draftNode)
            taken.append(sibling->row.written.name);
    }
    return m_draft->make(m_source, text, taken);
}

std::optional<TypedProperty> ShapeModel::typedProperty(const QModelIndex &index) const
{
    if (isDraft(index))
        return TypedProperty::inSchema(m_source.textAt(m_draft->into().target.address), m_draft->into());
    const Row *row = rowAt(index);
    const bool isProperty = row && row->kind == shapes::RowKind::Property && m_source.canEdit(row->address);
    return isProperty ? TypedProperty::ofRow(m_source.textAt(row->address), *row) : std::nullopt;
}

bool ShapeModel::setLine(const Row &row, const QString &text)
{
    const auto property = TypedProperty::ofRow(m_source.textAt(row.address), row);
    if (property && text == property->text())
        return false;
    // The schema may have become one without a line while the text was typed.
    const auto line = property ? property->read(text) : propertyline::Line();
    if (!line) {
        m_source.refuseLine(line.error());
        return false;
    }
    const bool hasLine = property.has_value();
    return m_source.perform(ShapeSource::Act::EditLine, row,
                            [line = *line, hasLine](const shapes::Editing &editing, const Row &edited) {
                                return hasLine ? shapes::setLine(editing, edited, line)
                                               : shapes::Outcome(base::Error{base::ErrorCode::Unsupported, {}});
                            });
}

ShapeModel::Node *ShapeModel::nodeAt(const QModelIndex &index) const
{
    return index.isValid() ? static_cast<Node *>(index.internalPointer()) : nullptr;
}

const Row *ShapeModel::rowAt(const QModelIndex &index) const
{
    const Node *node = nodeAt(index);
    return node && node != m_draftNode ? &node->row : nullptr;
}

QModelIndex ShapeModel::indexOf(const Node &node, int column) const
{
    int row = 0;
    if (node.parent) {
        const auto &all = node.parent->children;
        row = static_cast<int>(
            std::find_if(all.cbegin(), all.cend(), [&node](const auto &each) { return each.get() == &node; }) -
            all.cbegin());
    }
    return createIndex(row, column, &node);
}

QModelIndex ShapeModel::indexOf(const Place &place) const
{
    std::vector<const Node *> next;
    if (m_root)
        next.push_back(m_root.get());
    for (std::size_t i = 0; i < next.size(); ++i) {
        if (next[i]->row.place() == place)
            return indexOf(*next[i]);
        for (const auto &child : next[i]->children)
            next.push_back(child.get());
    }
    return {};
}

QModelIndex ShapeModel::reveal(const Place &place)
{
    Node *node = m_root.get();
    const auto isOnTheWay = [&place](const Row &row) {
        return row.address == place.address && row.written.pointer.contains(place.pointer);
    };
    if (!node || !isOnTheWay(node->row)) {
        // Inside a target of a reference that is shown.
        Place around = place;
        while (!indexOf(around).isValid() && !around.pointer.isRoot())
            around.pointer = around.pointer.parent();
        return indexOf(around);
    }
    for (Node *inner = node; inner;) {
        node = inner;
        if (canFetchMore(indexOf(*node)))
            fetchMore(indexOf(*node));
        // The properties of a part are inside the part, too, but have rows of their own beside it.
        inner = nullptr;
        for (const auto &child : node->children) {
            if (isOnTheWay(child->row) && (!inner || inner->row.written.pointer.contains(child->row.written.pointer)))
                inner = child.get();
        }
    }
    return indexOf(*node);
}

QModelIndex ShapeModel::repeatedBy(const QModelIndex &recursion) const
{
    const Node *node = nodeAt(recursion);
    if (!node || !node->row.isRecursion())
        return {};
    for (qsizetype up = node->row.above.size() - node->row.recursion; up > 0 && node; --up)
        node = node->parent;
    return node ? indexOf(*node) : QModelIndex();
}

qsizetype ShapeModel::readCount() const
{
    std::vector<const Node *> nodes;
    if (m_root)
        nodes.push_back(m_root.get());
    for (std::size_t i = 0; i < nodes.size(); ++i) {
        for (const auto &child : nodes[i]->children)
            nodes.push_back(child.get());
    }
    return qsizetype(nodes.size());
}

QModelIndex ShapeModel::index(int row, int column, const QModelIndex &parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    const Node *above = nodeAt(parent);
    return createIndex(row, column, above ? above->children[std::size_t(row)].get() : m_root.get());
}

QModelIndex ShapeModel::parent(const QModelIndex &child) const
{
    const Node *node = nodeAt(child);
    return node && node->parent ? indexOf(*node->parent) : QModelIndex();
}

int ShapeModel::rowCount(const QModelIndex &parent) const
{
    if (parent.column() > 0)
        return 0;
    const Node *node = nodeAt(parent);
    return node ? static_cast<int>(node->children.size()) : m_root ? 1 : 0;
}

int ShapeModel::columnCount(const QModelIndex &) const
{
    return ColumnCount;
}

bool ShapeModel::hasChildren(const QModelIndex &parent) const
{
    const Node *node = nodeAt(parent);
    if (!node)
        return bool(m_root);
    return parent.column() <= 0 && (node->isRead ? !node->children.empty() : node->hasChildren);
}

bool ShapeModel::canFetchMore(const QModelIndex &parent) const
{
    const Node *node = nodeAt(parent);
    return node && !node->isRead && node->hasChildren;
}

void ShapeModel::fetchMore(const QModelIndex &parent)
{
    if (!canFetchMore(parent))
        return;
    Node &node = *nodeAt(parent);
    shapes::ShapeReader reader = m_source.reader();
    // The reader has to know the root first.
    if (!reader.root(m_place))
        return;
    node.isRead = true;
    m_isFetching = true;
    addAll(node, childrenOf(node, reader), reader);
    m_isFetching = false;
}

QVariant ShapeModel::data(const QModelIndex &index, int role) const
{
    const Row *row = rowAt(index);
    if (isDraft(index) && (role == Qt::DisplayRole || role == Qt::EditRole))
        return index.column() == Type ? u"string"_qs : QString();
    if (role == LineRole && index.column() == Name) {
        const auto property = typedProperty(index);
        return property ? QVariant(property->text()) : QVariant();
    }
    if (!row)
        return {};
    if (role == Qt::CheckStateRole && index.column() == Required && row->kind == shapes::RowKind::Property)
        return row->isRequired ? Qt::Checked : Qt::Unchecked;
    if (role == BooleanRole)
        return canBeBoolean(*row);
    if (role == Qt::EditRole && index.column() == Type)
        return row->isReference() ? row->written.reference : row->written.type;
    if (role == Qt::EditRole && index.column() == Name)
        return QString::fromUtf8(row->written.name);
    const QString note = m_rowNote && index.column() == Name ? m_rowNote(*row) : QString();
    if (role == Qt::AccessibleDescriptionRole)
        return note;
    if (role == Qt::ToolTipRole && !note.isEmpty())
        return QString(text(*row, index.column()) + u'\n' + note);
    if (role == Qt::DisplayRole || role == Qt::EditRole || role == Qt::ToolTipRole)
        return text(*row, index.column());
    return {};
}

QString ShapeModel::text(const Row &row, int column) const
{
    switch (column) {
    case Name:
        return row.name;
    case Type:
        return row.type;
    case Description:
        return row.description;
    case Constraints:
        return row.constraints;
    default:
        return {};
    }
}

QVariant ShapeModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    return orientation == Qt::Horizontal && role == Qt::DisplayRole ? m_titles.value(section) : QVariant();
}

Qt::ItemFlags ShapeModel::flags(const QModelIndex &index) const
{
    const Row *row = rowAt(index);
    Qt::ItemFlags flags = Qt::ItemIsEnabled | Qt::ItemIsSelectable;
    if (isDraft(index))
        return index.column() == Name ? flags | Qt::ItemIsEditable : flags;
    if (!row)
        return {};
    if (!m_source.canEdit(row->address))
        return flags;
    flags.setFlag(Qt::ItemIsDropEnabled);
    if (row->kind == shapes::RowKind::AllOf)
        return flags;
    flags.setFlag(Qt::ItemIsDragEnabled,
                  row->written.place == RowPlace::Member || row->written.place == RowPlace::Item);
    // Until 3.0, the members next to a reference have no meaning.
    const bool hasMembers = !row->written.isBoolean &&
                            (!row->isReference() || row->version != specification::Version::V30);
    switch (index.column()) {
    case Name:
        flags.setFlag(Qt::ItemIsEditable, row->written.place == RowPlace::Member);
        break;
    case Type:
        flags.setFlag(Qt::ItemIsEditable, !row->written.type.contains(u','));
        break;
    case Description:
        flags.setFlag(Qt::ItemIsEditable, hasMembers && !row->written.description.contains(u'\n'));
        break;
    case Required:
        flags.setFlag(Qt::ItemIsUserCheckable, row->kind == shapes::RowKind::Property);
        break;
    default:
        break;
    }
    return flags;
}

bool ShapeModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    const bool isLine = role == LineRole && index.column() == Name;
    if (isDraft(index) && (isLine || (role == Qt::EditRole && index.column() == Name)))
        return !value.toString().isEmpty() && makeDraft(value.toString());
    const Row *row = rowAt(index);
    if (isLine)
        return row && setLine(Row(*row), value.toString());
    const bool isCheck = role == Qt::CheckStateRole && index.column() == Required;
    const bool isText = role == Qt::EditRole && index.column() != Required && index.column() != Constraints;
    if (!row || !(isCheck || isText) || (isText && value.toString() == data(index, Qt::EditRole).toString()))
        return false;
    // Copied, because the rows are read again when the text changes.
    return m_source.perform(ShapeSource::Act::EditCell, Row(*row), gestureOf(index.column(), value));
}

namespace {

const QString DraggedRow = u"application/x-gatewright-schema-row"_qs;

} // namespace

QStringList ShapeModel::mimeTypes() const
{
    return {DraggedRow};
}

/** The address of the model and the place of the row: another model's rows are not accepted. */
QMimeData *ShapeModel::mimeData(const QModelIndexList &indexes) const
{
    if (indexes.isEmpty())
        return nullptr;
    const Row &row = *rowAt(indexes.first());
    auto *data = new QMimeData;
    data->setData(DraggedRow, QByteArray::number(quintptr(this)) + '\n' + row.address.toUtf8() + '\n' +
                                  row.written.pointer.toString().toUtf8());
    return data;
}

const ShapeModel::Node *ShapeModel::draggedNode(const QMimeData *data) const
{
    const QList<QByteArray> lines = data ? data->data(DraggedRow).split('\n') : QList<QByteArray>();
    if (lines.size() != 3 || lines[0] != QByteArray::number(quintptr(this)))
        return nullptr;
    const auto pointer = document::Pointer::parse(QString::fromUtf8(lines[2]));
    return pointer ? nodeAt(indexOf(Place{QString::fromUtf8(lines[1]), *pointer})) : nullptr;
}

/** The number of entries of a row's keyword that are listed before a position; -1 if the list has no others there. */
qsizetype ShapeModel::entriesBefore(const Node &parent, const Row &entry, int row) const
{
    qsizetype before = 0;
    bool isAmong = false;
    for (int i = 0; i < static_cast<int>(parent.children.size()); ++i) {
        const Row &each = parent.children[std::size_t(i)]->row;
        const bool isEntry = each.owner() == entry.owner() && each.written.keyword == entry.written.keyword;
        isAmong = isAmong || (isEntry && (i == row || i == row - 1));
        before += isEntry && i < row ? 1 : 0;
    }
    return isAmong ? before : -1;
}

bool ShapeModel::canDropMimeData(const QMimeData *data, Qt::DropAction, int row, int, const QModelIndex &parent) const
{
    const Node *dragged = draggedNode(data);
    const Node *into = nodeAt(parent);
    if (!dragged || !into)
        return false;
    if (row >= 0 && entriesBefore(*into, dragged->row, row) >= 0)
        return true;
    return dragged->row.kind == shapes::RowKind::Property && into->row.allowsObjects &&
           into->row.target.address == dragged->row.address;
}

bool ShapeModel::dropMimeData(const QMimeData *data, Qt::DropAction action, int row, int column,
                              const QModelIndex &parent)
{
    if (!canDropMimeData(data, action, row, column, parent))
        return false;
    const Row dragged = draggedNode(data)->row;
    const Node &into = *nodeAt(parent);
    const qsizetype before = row >= 0 ? entriesBefore(into, dragged, row) : -1;
    if (before >= 0)
        return m_source.perform(ShapeSource::Act::Move, dragged, [before](const auto &editing, const Row &moved) {
            return shapes::moveTo(editing, moved, before);
        });
    return m_source.perform(ShapeSource::Act::Move, dragged,
                            [schema = into.row](const auto &editing, const Row &moved) {
                                return shapes::moveInto(editing, moved, schema);
                            });
}

} // namespace items

#include "moc_shapemodel.cpp"
