#pragma once

#include "document.h"
#include "referenceddocument.h"
#include "schematree.h"

#include <QAbstractItemModel>

#include <functional>

namespace items {

/** An editable tree model of a schema and the schemas in it. The display text of a reference in the column Type is the
 * name of a component; the text to edit is the whole reference. */
class SchemaModel final : public QAbstractItemModel
{
    Q_OBJECT

public:
    enum Column { Name, Type, Format, Required, Description, Constraints, ColumnCount };
    /** The role of a flag that is true if the schema of a row can also be `true` or `false` in the document's version
     * of OpenAPI. */
    static constexpr int BooleanRole = Qt::UserRole + 1;

    /** The translated titles of the columns, and the name of an edit in the undo history. */
    struct Texts {
        QStringList titles; ///< The title of each Column.
        QString editStep;
    };

    explicit SchemaModel(document::Document &document, QObject *parent = nullptr);

    /** Shows the schema at a place of the document; no rows if there is none. */
    void setPlace(const document::Pointer &schema);
    [[nodiscard]] const document::Pointer &place() const { return m_place; }
    void setTexts(const Texts &texts);
    /** Sets a function that returns the references of the document as last read, or null, so that a rename reads less;
     * see openapi::renameSchema(). */
    void setKnownReferences(std::function<openapi::ReferencedDocumentPtr()> known) { m_known = std::move(known); }
    /** Shows rows that an edit of a cell has added or removed. They are shown later than the edit, after the view has
     * closed the cell's editor. */
    void showPendingRows();
    /** The schema row at an index; null for an invalid index. */
    [[nodiscard]] const openapi::SchemaRow *rowAt(const QModelIndex &index) const;
    [[nodiscard]] QModelIndex indexOf(const document::Pointer &pointer) const;
    /** The index of a row by its number in rows(). */
    [[nodiscard]] QModelIndex indexAt(std::size_t number) const;
    /** All schema rows in the order of the document's text. */
    [[nodiscard]] const std::vector<openapi::SchemaRow> &rows() const { return m_rows; }

    [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex &child) const override;
    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role = Qt::EditRole) override;

signals:
    /** Emitted when an edit of a cell could not be made. */
    void failed(const base::Error &error);

private:
    void refreshIfTouched(const document::Change &change);
    void rebuild();
    [[nodiscard]] bool canBeBoolean(const openapi::SchemaRow &row) const;
    [[nodiscard]] QString text(const openapi::SchemaRow &row, int column) const;
    [[nodiscard]] base::Result<void> write(const openapi::SchemaRow &row, int column, const QVariant &value);
    [[nodiscard]] base::Result<void> writeText(const document::Pointer &pointer, const QString &text);

    document::Document &m_document;
    document::Pointer m_place;
    std::vector<openapi::SchemaRow> m_rows;
    std::vector<QList<qsizetype>> m_children; ///< The numbers of the children of each row, in the order of the text.
    Texts m_texts;
    std::function<openapi::ReferencedDocumentPtr()> m_known;
    bool m_isWriting = false;
    bool m_isRebuildPending = false;
};

} // namespace items
