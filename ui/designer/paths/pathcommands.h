#pragma once

#include "document.h"
#include "pathtreemodel.h"

#include <QCoreApplication>

namespace designer {

/** Edits of paths and operations. Each command is one undo step and returns the entry to select. */
class PathCommands final
{
    Q_DECLARE_TR_FUNCTIONS(designer::PathCommands)

public:
    explicit PathCommands(document::Document &document)
        : m_document(document)
    {}

    /** Adds a path with an unused name and one operation. */
    [[nodiscard]] base::Result<PathEntry> addPath();
    /** Adds an operation with the first method that the path doesn't have. */
    [[nodiscard]] base::Result<PathEntry> addOperation(const QByteArray &path);
    /** Copies a path to an unused name, or an operation to the first free method of its path. */
    [[nodiscard]] base::Result<PathEntry> duplicate(const PathEntry &entry);
    [[nodiscard]] base::Result<PathEntry> rename(const PathEntry &path, const QByteArray &newPath);
    [[nodiscard]] base::Result<PathEntry> changeMethod(const PathEntry &operation, const QByteArray &method);
    base::Result<void> remove(const PathEntry &entry);
    /** Moves an entry up (negative) or down by this number of rows. */
    [[nodiscard]] base::Result<PathEntry> move(const PathEntry &entry, int by);

    /** The methods that the path doesn't have, common ones first. */
    [[nodiscard]] QList<QByteArray> freeMethods(const QByteArray &path) const;

private:
    [[nodiscard]] QByteArray freePath(const QByteArray &wanted) const;
    [[nodiscard]] base::Result<PathEntry> duplicateOperation(const PathEntry &operation);

    document::Document &m_document;
};

} // namespace designer
