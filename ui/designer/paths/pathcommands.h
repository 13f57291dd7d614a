#pragma once

#include "document.h"
#include "pathtreemodel.h"

#include <QCoreApplication>

namespace designer {

/** What can be done to paths and operations, each one undo step. The answer is what to select afterwards. */
class PathCommands final
{
    Q_DECLARE_TR_FUNCTIONS(designer::PathCommands)

public:
    explicit PathCommands(document::Document &document)
        : m_document(document)
    {}

    /** A path with a free name and one operation. */
    [[nodiscard]] base::Result<PathEntry> addPath();
    /** The first method that the path does not have yet. */
    [[nodiscard]] base::Result<PathEntry> addOperation(const QByteArray &path);
    /** A path under a free name; an operation under the first free method of its path. */
    [[nodiscard]] base::Result<PathEntry> duplicate(const PathEntry &entry);
    [[nodiscard]] base::Result<PathEntry> rename(const PathEntry &path, const QByteArray &newPath);
    [[nodiscard]] base::Result<PathEntry> changeMethod(const PathEntry &operation, const QByteArray &method);
    base::Result<void> remove(const PathEntry &entry);
    /** Moves a path by so many places up (negative) or down. */
    [[nodiscard]] base::Result<PathEntry> move(const PathEntry &entry, int by);

    /** Methods that the path does not have, in the order OpenAPI lists them with the usual ones first. */
    [[nodiscard]] QList<QByteArray> freeMethods(const QByteArray &path) const;

private:
    [[nodiscard]] QByteArray freePath(const QByteArray &wanted) const;
    [[nodiscard]] base::Result<PathEntry> duplicateOperation(const PathEntry &operation);

    document::Document &m_document;
};

} // namespace designer
