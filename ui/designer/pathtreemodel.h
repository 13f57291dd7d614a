#pragma once

#include "document.h"
#include "operations.h"

#include <QAbstractItemModel>

namespace designer {

/** A path, or one of its operations; the method is empty for a path. */
struct PathEntry {
    QByteArray path;
    QByteArray method;
    [[nodiscard]] bool isPath() const { return method.isEmpty(); }
    friend bool operator==(const PathEntry &, const PathEntry &) = default;
};

/** The paths of a document and their operations below them, in the order of the text. */
class PathTreeModel final : public QAbstractItemModel
{
    Q_OBJECT

public:
    enum Role {
        SearchRole = Qt::UserRole + 1, ///< What the filter looks through.
    };

    explicit PathTreeModel(document::Document &document, QObject *parent = nullptr);

    /** The path or operation at an index; nothing for an invalid one. */
    [[nodiscard]] std::optional<PathEntry> entryAt(const QModelIndex &index) const;
    [[nodiscard]] QModelIndex indexOf(const PathEntry &entry) const;
    /** The path or operation that a place lies in. */
    [[nodiscard]] std::optional<PathEntry> entryOf(const document::Pointer &pointer) const;
    [[nodiscard]] document::Pointer pointerOf(const PathEntry &entry) const;
    /** Where the operation really stands when its path is a reference; nothing when it stands in its path. */
    [[nodiscard]] std::optional<document::Pointer> elsewhere(const PathEntry &entry) const;
    [[nodiscard]] const QList<openapi::PathItem> &pathItems() const { return m_items; }

    [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex &child) const override;
    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;

private:
    void refreshIfTouched(const document::Change &change);
    void rebuild();
    void refreshOperation(const PathEntry &entry);
    [[nodiscard]] bool hasSameShape(const QList<openapi::PathItem> &items) const;
    [[nodiscard]] const openapi::Operation *operationAt(const QModelIndex &index) const;
    [[nodiscard]] QVariant pathData(const openapi::PathItem &item, int role) const;
    [[nodiscard]] QVariant operationData(const openapi::Operation &operation, int role) const;

    document::Document &m_document;
    QList<openapi::PathItem> m_items;
};

} // namespace designer
