#pragma once

#include "document.h"
#include "pathentry.h"

#include <QCoreApplication>

namespace designer {

/** Edits paths, webhooks and operations of a document. Each command is one undo step and returns the entry to select.
 * If a path is a reference, its operations are edited in the path item that it leads to, which can be in another
 * document. */
class PathCommands final
{
    Q_DECLARE_TR_FUNCTIONS(designer::PathCommands)

public:
    /**
     * The result of a rename: the renamed entry, and the parameters that keep their names because they are references.
     */
    struct Renamed {
        PathEntry entry;
        QStringList keptReferences;
    };

    explicit PathCommands(document::Document &document)
        : m_document(document)
    {}
    /** Creates the commands for the operations of one path, whose path item is at `item` of the document. */
    PathCommands(document::Document &document, const document::Pointer &item)
        : m_document(document)
        , m_item(item)
    {}

    /** Adds a path with an unused name and one operation. */
    [[nodiscard]] base::Result<PathEntry> addPath();
    [[nodiscard]] base::Result<PathEntry> addWebhook();
    /** Adds an operation with the first method that the path doesn't have. */
    [[nodiscard]] base::Result<PathEntry> addOperation(const PathEntry &path);
    /** Adds an operation with a method for which OpenAPI has no field of its own. */
    [[nodiscard]] base::Result<PathEntry> addAdditionalOperation(const PathEntry &path);
    /** Copies paths to unused names, and operations to the first free methods of their paths. */
    [[nodiscard]] base::Result<QList<PathEntry>> duplicate(const QList<PathEntry> &entries);
    [[nodiscard]] base::Result<Renamed> rename(const PathEntry &path, const QByteArray &newPath);
    /**
     * Renames a path to `newPath` and adds the path parameter `name` to it. If a path item was given to the
     * constructor, the path is not renamed.
     */
    [[nodiscard]] base::Result<PathEntry> declareParameter(const PathEntry &path, const QByteArray &newPath,
                                                           const QByteArray &name);
    [[nodiscard]] base::Result<PathEntry> changeMethod(const PathEntry &operation, const QByteArray &method);
    /**
     * Moves an entry to the position of `sibling` in the list that has both. Does nothing if they are in different
     * lists.
     */
    [[nodiscard]] base::Result<PathEntry> move(const PathEntry &entry, const PathEntry &sibling);

    /** Returns the methods that the path does not have yet, common ones first. */
    [[nodiscard]] QList<QByteArray> freeMethods(const PathEntry &path) const;

private:
    /**
     * Returns the place of an entry in the document. For a path that is a reference, it is in the path item that was
     * given to the constructor.
     */
    [[nodiscard]] document::Pointer placeOf(const PathEntry &entry) const;
    [[nodiscard]] PathEntry freePath(const PathEntry &wanted) const;
    [[nodiscard]] base::Result<PathEntry> duplicateOne(const PathEntry &entry);
    [[nodiscard]] base::Result<PathEntry> duplicateOperation(const PathEntry &operation);

    document::Document &m_document;
    std::optional<document::Pointer> m_item;
};

} // namespace designer
