#pragma once

#include "folderindex.h"
#include "foldernode.h"

#include <QAbstractItemModel>

namespace window {

/** Data of a row besides its text. */
enum FolderRole {
    FolderPathRole = Qt::UserRole + 1, ///< QString
    FolderIsFileRole,                  ///< bool
    FolderNotesRole,                   ///< QStringList: "GET 4 · POST 2", then shorter texts.
    FolderErrorsRole,                  ///< int
    FolderWarningsRole,                ///< int
};

/**
 * The files of the opened folders as a tree, with the numbers that were counted. When files change, only their rows and
 * those of their folders change.
 */
class FolderModel final : public QAbstractItemModel
{
    Q_OBJECT

public:
    explicit FolderModel(workspace::FolderIndex &index, QObject *parent = nullptr);

    /** Lists only these files of the folders, or all of them. */
    void setMatches(const QStringList &paths);
    void showAll();
    [[nodiscard]] bool isFiltered() const { return m_isFiltered; }
    /** The row of a file or folder; invalid if it is not listed. */
    [[nodiscard]] QModelIndex indexOf(const QString &path) const;
    /** The opened folder that a row is in. */
    [[nodiscard]] QString folderOf(const QModelIndex &index) const;

    [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex &index) const override;
    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;

private:
    void rebuild();
    void takeDifference(const QString &folder, const workspace::FolderDifference &difference);
    void takeCounts(const QStringList &paths);
    /** Adds a file without signals. */
    void add(FolderNode &folder, const QString &path);
    void insertFile(FolderNode &folder, const QString &path);
    void removeFile(const QString &path);
    void setSummary(FolderNode &file, const workspace::FileSummary &summary);
    [[nodiscard]] QList<FolderNode *> nodesOf(const QString &path) const;
    [[nodiscard]] QModelIndex indexOf(const FolderNode &node) const;
    [[nodiscard]] const FolderNode &nodeOf(const QModelIndex &index) const;

    workspace::FolderIndex &m_index;
    FolderNode m_root; ///< Its children are the opened folders.
    bool m_isFiltered = false;
    QStringList m_matches;
};

} // namespace window
