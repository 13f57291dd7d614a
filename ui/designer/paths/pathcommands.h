#pragma once

#include "document.h"
#include "pathentry.h"

#include <QCoreApplication>

namespace designer {

/** Edits of paths, webhooks and operations. Each command is one undo step and returns the entry to select. Where a path
 * is a reference, its operations are edited in the path item that it leads to, perhaps in another document. */
class PathCommands final
{
    Q_DECLARE_TR_FUNCTIONS(designer::PathCommands)

public:
    /** A renamed entry, and the parameters that keep their names because they are references. */
    struct Renamed {
        PathEntry entry;
        QStringList keptReferences;
    };

    explicit PathCommands(document::Document &document)
        : m_document(document)
    {}
    /** For the operations of one path, whose path item is at `item` of the document. */
    PathCommands(document::Document &document, const document::Pointer &item)
        : m_document(document)
        , m_item(item)
    {}

    /** Adds a path with an unused name and one operation. */
    [[nodiscard]] base::Result<PathEntry> addPath();
    [[nodiscard]] base::Result<PathEntry> addWebhook();
    /** Adds an operation with the first method that the path doesn't have. */
    [[nodiscard]] base::Result<PathEntry> addOperation(const PathEntry &path);
    /** Adds an operation with a method that OpenAPI has no field for. */
    [[nodiscard]] base::Result<PathEntry> addAdditionalOperation(const PathEntry &path);
    /** Copies paths to unused names, and operations to the first free methods of their paths. */
    [[nodiscard]] base::Result<QList<PathEntry>> duplicate(const QList<PathEntry> &entries);
    [[nodiscard]] base::Result<Renamed> rename(const PathEntry &path, const QByteArray &newPath);
    /** Declares a path parameter, after a rename to `newPath`. With `item`, the path is not renamed. */
    [[nodiscard]] base::Result<PathEntry> declareParameter(const PathEntry &path, const QByteArray &newPath,
                                                           const QByteArray &name);
    [[nodiscard]] base::Result<PathEntry> changeMethod(const PathEntry &operation, const QByteArray &method);
    /** Moves an entry to the place of another one in its list. */
    [[nodiscard]] base::Result<PathEntry> move(const PathEntry &entry, const PathEntry &sibling);

    /** The methods that the path doesn't have, common ones first. */
    [[nodiscard]] QList<QByteArray> freeMethods(const PathEntry &path) const;

private:
    /** Where the entry is, or its path item. */
    [[nodiscard]] document::Pointer placeOf(const PathEntry &entry) const;
    [[nodiscard]] PathEntry freePath(const PathEntry &wanted) const;
    [[nodiscard]] base::Result<PathEntry> duplicateOne(const PathEntry &entry);
    [[nodiscard]] base::Result<PathEntry> duplicateOperation(const PathEntry &operation);

    document::Document &m_document;
    std::optional<document::Pointer> m_item;
};

} // namespace designer
