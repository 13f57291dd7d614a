#pragma once

#include "folderindex.h"
#include "foldernode.h"

#include <QAbstractItemModel>

namespace window {

/** The roles of FolderModel for the data of a file or folder besides its name. */
enum FolderRole {
    FolderPathRole = Qt::UserRole + 1, ///< QString: the path of the file or folder.
    FolderIsFileRole,                  ///< bool: true for a file, false for a folder.
    FolderNotesRole,    ///< QStringList: the texts of folderNotes(), longest first, such as "GET 4 · POST 2".
    FolderProblemsRole, ///< int: how many problems in the file, or in all files of the folder, have the worst severity.
    FolderWorstRole,    ///< int: the base::Severity of the most severe problems.
};

/**
 * The files of the opened folders as a tree, with their numbers of operations and problems. When files change, only
 * their rows and the rows of their folders change.
 */
class FolderModel final : public QAbstractItemModel
{
    Q_OBJECT

public:
    explicit FolderModel(workspace::FolderIndex &index, QObject *parent = nullptr);

    /** Lists only the files with these paths, until showAll() lists all files of the opened folders again. */
    void setMatches(const QStringList &paths);
    void showAll();
    [[nodiscard]] bool isFiltered() const { return m_isFiltered; }
    /** The row of the file with this path, in the first folder that lists it; invalid if none does. */
    [[nodiscard]] QModelIndex indexOf(const QString &path) const;
    /** The path of the opened folder that a row is in. */
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
    /** Adds a file to a folder, and the folders between them, without the signals of the model. */
    void add(FolderNode &folder, const QString &path);
    void insertFile(FolderNode &folder, const QString &path);
    void removeFile(const QString &path);
    void setSummary(FolderNode &file, const workspace::FileSummary &summary);
    [[nodiscard]] QList<FolderNode *> nodesOf(const QString &path) const;
    [[nodiscard]] QModelIndex indexOf(const FolderNode &node) const;
    [[nodiscard]] const FolderNode &nodeOf(const QModelIndex &index) const;

    workspace::FolderIndex &m_index;
    FolderNode m_root; ///< The root of the tree. Its children are the opened folders.
    bool m_isFiltered = false;
    QStringList m_matches;
};

} // namespace window
