#pragma once

#include "document.h"
#include "pathentry.h"
#include "pathrows.h"
#include "referenceresolver.h"

#include <QAbstractItemModel>
#include <QHash>

#include <functional>
#include <memory>
#include <vector>

namespace designer {

class PathProblems;

/** The resolver of the references in the document with the paths, and the address of that document. */
struct PathReferences {
    openapi::ReferenceResolver resolver;
    QString address;
};
using FindReferences = std::function<PathReferences()>;

/** Where the reference of a path leads. */
struct PathTarget {
    QString address;         ///< The address of the document with the path item; empty for the document with the path.
    document::Pointer item;  ///< The place of the path item.
    document::Pointer place; ///< The place of the entry in the document with the path item: the path item itself, or
                             ///< the operation in it.
    friend bool operator==(const PathTarget &, const PathTarget &) = default;
};

/**
 * The tree model of the paths of a document with their operations, in the order of the text, followed by the webhooks.
 * After an edit it reads only the paths that the edit changed, and reports inserted, removed and moved rows. It resets
 * itself for a change that can't be reported as rows. Rows can be dragged to another place in their list.
 */
class PathTreeModel final : public QAbstractItemModel
{
    Q_OBJECT

public:
    explicit PathTreeModel(document::Document &document, QObject *parent = nullptr);

    /** Shows the problems of each entry. `problems` must live as long as the model. */
    void setProblems(const PathProblems &problems);
    /**
     * Shows the operations of path items in other documents. `find` returns the resolver for the texts that the
     * documents have when it is called.
     */
    void setReferences(FindReferences find);
    /** Reads the path items in other documents again if those documents have changed. */
    void refreshElsewhere();
    /**
     * Reads the path items in the document at `address` again after an edit of it. `now` is the text of that document
     * after the edit.
     */
    void refreshElsewhere(const QString &address, const document::Snapshot &now, const document::Change &change);

    /** Returns the path or operation at an index; std::nullopt for an invalid index. */
    [[nodiscard]] std::optional<PathEntry> entryAt(const QModelIndex &index) const;
    [[nodiscard]] QModelIndex indexOf(const PathEntry &entry) const;
    /** Returns the path or operation that contains the value at `pointer`; std::nullopt if there is none. */
    [[nodiscard]] std::optional<PathEntry> entryOf(const document::Pointer &pointer) const;
    /**
     * Returns where the entry is if its path is a reference that leads to a path item; std::nullopt if the entry is in
     * the document's own path item.
     */
    [[nodiscard]] std::optional<PathTarget> target(const PathEntry &entry) const;
    /** True if the path has no operations but a reference, which does not lead to a path item. */
    [[nodiscard]] bool isBroken(const PathEntry &path) const;

    [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex &child) const override;
    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;
    [[nodiscard]] Qt::DropActions supportedDropActions() const override { return Qt::MoveAction; }
    [[nodiscard]] QStringList mimeTypes() const override;
    [[nodiscard]] QMimeData *mimeData(const QModelIndexList &indexes) const override;
    [[nodiscard]] bool canDropMimeData(const QMimeData *data, Qt::DropAction action, int row, int column,
                                       const QModelIndex &parent) const override;
    /**
     * Emits dropped() for a dropped path or operation; the receiver edits the document, from which the rows then
     * change. Returns false, so that the view does not remove the row.
     */
    bool dropMimeData(const QMimeData *data, Qt::DropAction action, int row, int column,
                      const QModelIndex &parent) override;

signals:
    /** Emitted when the user dropped an entry at the row of `sibling`. */
    void dropped(const designer::PathEntry &entry, const designer::PathEntry &sibling);
    /** Emitted before rows are inserted, removed, moved or renamed, but not before a reset of the model. */
    void aboutToBeRestructured();
    void restructured();

private:
    class ReferencesOfRun;
    struct Row {
        openapi::PathItem item;
        QString reference;                        ///< The `$ref` of the path item; empty if it is not a reference.
        std::optional<document::Snapshot> source; ///< The snapshot of the other document that the reference leads to;
                                                  ///< std::nullopt if the path item is in the model's own document.
        mutable int hint = 0; ///< The row number that was found last; the search for the current number starts at it.
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
    void notifyMarks(const QList<PathEntry> &entries);
    [[nodiscard]] RowPointer makeRow(openapi::PathItem item, int row);
    /** Returns the path item with the operations from the other document if the path item is a reference to one. */
    [[nodiscard]] openapi::PathItem complete(openapi::PathItem item);
    [[nodiscard]] openapi::SetResolution targetOf(const Row &row);
    void readSource(Row &row);
    [[nodiscard]] std::optional<PathEntry> siblingAt(const PathEntry &dragged, int row,
                                                     const QModelIndex &parent) const;
    void removeFromIndex(const Row &row);
    [[nodiscard]] int rowOf(const Row *row) const;
    [[nodiscard]] std::optional<openapi::PathItem> read(const PathEntry &path);
    [[nodiscard]] static PathEntry entryOf(const Row &row);
    [[nodiscard]] document::Node paths() const;
    [[nodiscard]] const openapi::Operation *operationAt(const QModelIndex &index) const;

    document::Document &m_document;
    document::Snapshot m_shown;
    document::Node m_entry;    ///< The node of `paths` in the snapshot m_shown.
    document::Node m_webhooks; ///< The node of `webhooks` in the snapshot m_shown.
    const PathProblems *m_problems = nullptr;
    FindReferences m_findReferences;
    /** The resolver and address that are in use while rows are read; std::nullopt at other times. */
    std::optional<PathReferences> m_references;
    std::vector<RowPointer> m_rows; ///< The rows of the paths, followed by the rows of the webhooks.
    int m_pathCount = 0;
    QHash<PathEntry, const Row *> m_byPath;
    /** True if `paths` has no vendor members, so that rows and members have the same indexes. */
    bool m_hasAllEntries = true;
    bool m_hasUniqueNames = true;
};

} // namespace designer
