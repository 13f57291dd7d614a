#pragma once

#include "pathentry.h"
#include "review.h"

#include <QIdentityProxyModel>

#include <memory>
#include <vector>

namespace designer {

class PathTreeModel;
class ReviewMarks;

/** The item data role of the review::Mark of a row. */
inline constexpr int PathReviewRole = Qt::UserRole + 8;
/** The item data role of the place in the base of a row that only the base has, as a document::Pointer; there is no
 * value for other rows. */
inline constexpr int PathRemovedRole = Qt::UserRole + 9;

/**
 * The rows of the tree of paths with the marks of what differs from the base, followed in each list by the paths and
 * operations that only the base has. Without a comparison, the rows are those of the source model.
 */
class PathChanges final : public QIdentityProxyModel
{
    Q_OBJECT

public:
    explicit PathChanges(QObject *parent = nullptr);
    ~PathChanges() override;

    /** Shows the marks. `paths` is the model whose paths get rows for their removed operations. */
    void setMarks(const ReviewMarks &marks, const PathTreeModel &paths);
    void setSourceModel(QAbstractItemModel *source) override;

    [[nodiscard]] QModelIndex mapToSource(const QModelIndex &proxy) const override;
    [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex &child) const override;
    [[nodiscard]] QModelIndex sibling(int row, int column, const QModelIndex &index) const override;
    [[nodiscard]] QModelIndex buddy(const QModelIndex &index) const override { return index; }
    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] bool hasChildren(const QModelIndex &parent = {}) const override { return rowCount(parent) > 0; }
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;

private:
    /** A path or operation that only the base has. */
    struct Removed {
        QPersistentModelIndex parent; ///< The row of its path in the source; invalid for a path.
        bool isPath = false;
        document::Pointer place; ///< Its place in the base.
        QString method;          ///< In upper case; empty for a path.
        QString text;
        std::optional<difference::Level> level;
    };

    void refresh();
    void insertRemoved();
    void removeRemoved();
    [[nodiscard]] std::vector<std::unique_ptr<Removed>> read() const;
    [[nodiscard]] const Removed *removedAt(const QModelIndex &index) const;
    /** The removed rows of a list, whose parent is a row of the source. */
    [[nodiscard]] QList<const Removed *> removedIn(const QModelIndex &sourceParent) const;
    [[nodiscard]] QVariant removedData(const Removed &removed, int role) const;

    const ReviewMarks *m_marks = nullptr;
    const PathTreeModel *m_paths = nullptr;
    std::vector<std::unique_ptr<Removed>> m_removed; ///< Grouped by parent.
};

} // namespace designer
