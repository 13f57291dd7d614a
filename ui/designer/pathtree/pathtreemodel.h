#pragma once

#include "document.h"
#include "pathentry.h"
#include "pathrows.h"

#include <QAbstractItemModel>
#include <QHash>

#include <memory>
#include <vector>

namespace designer {

/**
 * The paths of a document with their operations, in the order of the text. An edit reads only the paths that it
 * changes, and reports inserted, removed and moved rows. A change that can't be reported as rows is a reset.
 */
class PathTreeModel final : public QAbstractItemModel
{
    Q_OBJECT

public:
    explicit PathTreeModel(document::Document &document, QObject *parent = nullptr);

    /** The path or operation at an index; nothing for an invalid one. */
    [[nodiscard]] std::optional<PathEntry> entryAt(const QModelIndex &index) const;
    [[nodiscard]] QModelIndex indexOf(const PathEntry &entry) const;
    /** The path or operation that contains a place. */
    [[nodiscard]] std::optional<PathEntry> entryOf(const document::Pointer &pointer) const;
    [[nodiscard]] document::Pointer pointerOf(const PathEntry &entry) const;
    /** The operation's place when its path is a reference; nothing when it is in its path. */
    [[nodiscard]] std::optional<document::Pointer> referenceTarget(const PathEntry &entry) const;

    [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex &child) const override;
    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;

signals:
    /** Emitted before rows are inserted, removed, moved or renamed, but not before a reset. */
    void aboutToBeRestructured();
    void restructured();

private:
    struct Row {
        openapi::PathItem item;
        mutable int hint = 0; ///< The last known row number; the search for the current one starts here.
    };
    using RowPointer = std::unique_ptr<Row>;

    void refreshIfTouched(const document::Change &change);
    void rebuild();
    [[nodiscard]] bool showSameRows(const QList<openapi::PathItem> &items);
    void showOtherRows(const QList<openapi::PathItem> &items);
    void notifyPath(int row);
    void refreshRows(const QList<document::Splice> &splices);
    void applyRows(const openapi::PathRowsChange &change);
    bool insertPaths(int row, int count);
    void removePaths(int row, int count);
    void movePath(int row, int toRow);
    bool refreshPath(int row, const QByteArray &path);
    void refreshReferences(const document::Change &change);
    void replaceOperations(int row, QList<openapi::Operation> operations);
    [[nodiscard]] RowPointer makeRow(openapi::PathItem item, int row);
    void removeFromIndex(const Row &row);
    [[nodiscard]] int rowOf(const Row *row) const;
    [[nodiscard]] std::optional<openapi::PathItem> read(const QByteArray &path) const;
    [[nodiscard]] document::Node paths() const;
    [[nodiscard]] const openapi::Operation *operationAt(const QModelIndex &index) const;

    document::Document &m_document;
    document::Snapshot m_shown;
    document::Node m_entry; ///< `paths` in m_shown.
    std::vector<RowPointer> m_rows;
    QHash<QByteArray, const Row *> m_byPath;
    bool m_hasAllEntries =
        true; ///< True when `paths` has no vendor members, so that rows and entries have the same indexes.
    bool m_hasUniqueNames = true;
};

} // namespace designer
