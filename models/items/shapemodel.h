#pragma once

#include "documentchange.h"
#include "propertydraft.h"
#include "shapesource.h"
#include "typedproperty.h"

#include <QAbstractItemModel>

#include <functional>
#include <memory>

namespace items {

/** An editable tree model of the shape of a schema. The parts of an `allOf` are below a row of their own, because their
 * properties are listed as those of the schema. The children of a row are read when a view expands the row. After a
 * change of a document, all rows that were read are read again, and stay expanded and selected in views. */
class ShapeModel final : public QAbstractItemModel
{
    Q_OBJECT

public:
    enum Column { Name, Type, Required, Description, Constraints, ColumnCount };
    /** The role of a flag that is true if the schema of a row can also be `true` or `false` in the version of OpenAPI.
     */
    static constexpr int BooleanRole = Qt::UserRole + 1;
    /** The role of the line of a property in the column Name: its canonical text, or any text that means one when it is
     * set. Empty for a new property; invalid for a row that can't be edited as a line. */
    static constexpr int LineRole = Qt::UserRole + 2;

    explicit ShapeModel(ShapeSource &source, QObject *parent = nullptr);
    ~ShapeModel() override;

    /** Shows the shape of the schema at a place; no rows if there is no schema. */
    void setPlace(const openapi::Place &schema);
    [[nodiscard]] const openapi::Place &place() const { return m_place; }
    /** Sets the function that returns what is to be said about a row besides its texts: in the tooltip and the
     * accessible description of its name. */
    void setRowNote(std::function<QString(const shapes::Row &row)> note) { m_rowNote = std::move(note); }
    /** Sets the translated titles of the columns. */
    void setTitles(const QStringList &titles);
    /**
     * Reads the rows again after a change of a document. Does nothing if the change has touched none of them. The
     * schema and its rows stay, and place() follows, when an entry around the schema gets another name.
     */
    void refreshAfter(const QString &address, const document::Change &change);
    void refresh();
    /** Lets place() follow a new name of an entry around the schema before refreshAfter() tells of it. */
    void followRename();

    /** The row at an index; null for an invalid index. The pointer is valid until the next change of a document. */
    [[nodiscard]] const shapes::Row *rowAt(const QModelIndex &index) const;
    /** The index of the row of the schema at a place, among the rows that were read. */
    [[nodiscard]] QModelIndex indexOf(const openapi::Place &place) const;
    /** The index of the row of the schema at a place or else of the nearest schema around it; rows on the way to it
     * that are written in the same document are read. */
    [[nodiscard]] QModelIndex reveal(const openapi::Place &place);
    /** The index of the row that a recursion repeats. */
    [[nodiscard]] QModelIndex repeatedBy(const QModelIndex &recursion) const;
    /** Adds a row for a new property below `parent`, and returns its index. The property is made in the schema of
     * `into` when the row gets a name; until then the row has no schema, so that rowAt() returns null. There is at most
     * one such row. */
    QModelIndex addDraft(const QModelIndex &parent, const shapes::Row &into);
    /** The row of the schema that got the last property of addDraft(), or gets it. There has to have been one. */
    [[nodiscard]] const shapes::Row &draftInto() const { return m_draft->into(); }
    /** Removes the row of a new property that has no name yet, if there is one. */
    void discardDraft();
    /** Returns the property of a row or a new property, as it is typed; std::nullopt for a row that can't be edited as
     * a line. */
    [[nodiscard]] std::optional<TypedProperty> typedProperty(const QModelIndex &index) const;
    /** True for the row of a new property that has no name yet. */
    [[nodiscard]] bool isDraft(const QModelIndex &index) const;
    /** The number of rows that were read. */
    [[nodiscard]] qsizetype readCount() const;

    [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex &child) const override;
    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] bool hasChildren(const QModelIndex &parent = {}) const override;
    [[nodiscard]] bool canFetchMore(const QModelIndex &parent) const override;
    void fetchMore(const QModelIndex &parent) override;
    /** True while fetchMore() adds rows, as opposed to an edit of the schema. */
    [[nodiscard]] bool isFetching() const { return m_isFetching; }
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role = Qt::EditRole) override;
    [[nodiscard]] Qt::DropActions supportedDropActions() const override { return Qt::MoveAction; }
    [[nodiscard]] QStringList mimeTypes() const override;
    [[nodiscard]] QMimeData *mimeData(const QModelIndexList &indexes) const override;
    [[nodiscard]] bool canDropMimeData(const QMimeData *data, Qt::DropAction action, int row, int column,
                                       const QModelIndex &parent) const override;
    /** Moves the dragged row among the entries of its keyword, or as a property into the schema of `parent`. */
    bool dropMimeData(const QMimeData *data, Qt::DropAction action, int row, int column,
                      const QModelIndex &parent) override;

private:
    struct Node;
    [[nodiscard]] Node *nodeAt(const QModelIndex &index) const;
    [[nodiscard]] QModelIndex indexOf(const Node &node, int column = 0) const;
    void update(Node &node, const shapes::Row &row, shapes::ShapeReader &reader);
    void updateChildren(Node &node, const QList<shapes::Row> &rows, shapes::ShapeReader &reader);
    [[nodiscard]] QList<shapes::Row> childrenOf(const Node &node, shapes::ShapeReader &reader) const;
    [[nodiscard]] std::unique_ptr<Node> makeNode(Node &parent, const shapes::Row &row,
                                                 shapes::ShapeReader &reader) const;
    [[nodiscard]] QModelIndex draftOwner() const;
    void forgetDraft(const Node &removed);
    bool makeDraft(const QString &text);
    bool setLine(const shapes::Row &row, const QString &text);
    void addAll(Node &node, const QList<shapes::Row> &rows, shapes::ShapeReader &reader);
    void removeOthers(Node &node, const std::function<bool(const shapes::Row &row)> &isKept);
    void arrange(Node &node, const QList<shapes::Row> &rows, shapes::ShapeReader &reader);
    [[nodiscard]] bool touches(const Node &node, const QString &address, const document::Change &change) const;
    [[nodiscard]] QString text(const shapes::Row &row, int column) const;
    [[nodiscard]] const Node *draggedNode(const QMimeData *data) const;
    [[nodiscard]] qsizetype entriesBefore(const Node &parent, const shapes::Row &entry, int row) const;

    ShapeSource &m_source;
    openapi::Place m_place;
    document::Snapshot m_text;    ///< The document at the address of the place, as it was read last.
    std::unique_ptr<Node> m_root; ///< Null if there is no schema.
    QStringList m_titles;
    std::function<QString(const shapes::Row &row)> m_rowNote;
    bool m_isFetching = false;
    Node *m_draftNode = nullptr; ///< The row of a property that has no name yet; null if there is none.
    /** The property of that row. It stays when the row is gone, because it can be the one that removes it. */
    std::unique_ptr<PropertyDraft> m_draft;
};

} // namespace items
