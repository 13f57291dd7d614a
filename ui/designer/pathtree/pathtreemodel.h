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

/** Follows the references of the document with the paths, which has this address. */
struct PathReferences {
    openapi::ReferenceResolver resolver;
    QString address;
};
using FindReferences = std::function<PathReferences()>;

/** Where the `$ref` of a path leads. */
struct PathTarget {
    QString address;         ///< Of another document; empty for the one with the path.
    document::Pointer item;  ///< The path item.
    document::Pointer place; ///< Of the entry: the path item, or the operation in it.
    friend bool operator==(const PathTarget &, const PathTarget &) = default;
};

/**
 * The paths of a document with their operations, in the order of the text, and then its webhooks. An edit reads only
 * the paths that it changes, and reports inserted, removed and moved rows. A change that can't be reported as rows is a
 * reset. Rows can be dragged to another place in their list.
 */
class PathTreeModel final : public QAbstractItemModel
{
    Q_OBJECT

public:
    explicit PathTreeModel(document::Document &document, QObject *parent = nullptr);

    /** Shows the problems of each entry. They must live as long as the model. */
    void setProblems(const PathProblems &problems);
    /** Shows the operations of path items in other documents. `find` returns what follows the texts of the moment. */
    void setReferences(FindReferences find);
    /** Reads the path items in other documents again, if those have changed. */
    void refreshElsewhere();
    /** The same after an edit of the document at that address, which has this text now. */
    void refreshElsewhere(const QString &address, const document::Snapshot &now, const document::Change &change);

    /** The path or operation at an index; nothing for an invalid one. */
    [[nodiscard]] std::optional<PathEntry> entryAt(const QModelIndex &index) const;
    [[nodiscard]] QModelIndex indexOf(const PathEntry &entry) const;
    /** The path or operation that contains a place. */
    [[nodiscard]] std::optional<PathEntry> entryOf(const document::Pointer &pointer) const;
    /** Where the entry is, if its path is a reference that has been resolved; nothing if it is in its path. */
    [[nodiscard]] std::optional<PathTarget> target(const PathEntry &entry) const;
    /** True if the path is a reference that leads nowhere. */
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
    /** Only emits dropped(): the document is edited, and the rows follow. */
    bool dropMimeData(const QMimeData *data, Qt::DropAction action, int row, int column,
                      const QModelIndex &parent) override;

signals:
    /** An entry was dropped where `sibling` is. */
    void dropped(const designer::PathEntry &entry, const designer::PathEntry &sibling);
    /** Emitted before rows are inserted, removed, moved or renamed, but not before a reset. */
    void aboutToBeRestructured();
    void restructured();

private:
    class ReferencesOfRun;
    struct Row {
        openapi::PathItem item;
        QString reference;                        ///< Empty if the path item is none.
        std::optional<document::Snapshot> source; ///< The other document that it leads to.
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
    void notifyMarks(const QList<PathEntry> &entries);
    [[nodiscard]] RowPointer makeRow(openapi::PathItem item, int row);
    /** Reads the operations from the other document if the path item is in one. */
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
    document::Node m_entry;    ///< `paths` in m_shown.
    document::Node m_webhooks; ///< `webhooks` in m_shown.
    const PathProblems *m_problems = nullptr;
    FindReferences m_findReferences;
    std::optional<PathReferences> m_references; ///< While rows are read.
    std::vector<RowPointer> m_rows;             ///< Paths, then webhooks.
    int m_pathCount = 0;
    QHash<PathEntry, const Row *> m_byPath;
    bool m_hasAllEntries =
        true; ///< True when `paths` has no vendor members, so that rows and entries have the same indexes.
    bool m_hasUniqueNames = true;
};

} // namespace designer
