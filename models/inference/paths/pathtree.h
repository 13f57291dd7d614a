#pragma once

#include "operationshape.h"
#include "pathsegments.h"

#include <functional>
#include <memory>

namespace inference {

/** A path of a draft, with the values of its parameters. */
struct InferredPath {
    struct Parameter {
        QByteArray name;
        const TextShape *values = nullptr;
    };
    QByteArray path; ///< With names in braces; literal segments are percent-encoded.
    QList<Parameter> parameters;
    std::map<QByteArray, OperationShape> *operations = nullptr; ///< By the method in lower case.
};

/**
 * The paths of recorded exchanges, as a tree of segments. Segments that look like IDs become one parameter if several
 * of them follow the same segments, unless they are first or follow a parameter. The result does not depend on the
 * order of the exchanges.
 */
class PathTree final
{
public:
    PathTree();
    ~PathTree();
    Q_DISABLE_COPY_MOVE(PathTree)

    /** Adds a path with names in braces that a document has. Its parameters keep their names. */
    void addKnown(const QByteArray &path);
    /** Returns the shape of the operation at a path, or null if a limit is met. */
    [[nodiscard]] OperationShape *operationAt(const QList<PathSegment> &path, const QByteArray &method);
    /** Decides which segments are parameters. Segments that `names` knows as secrets become parameters too. */
    void settle(const NameGuard &names);
    /** Calls `take` with each path that has operations, sorted by its segments. Call settle() before. */
    void eachPath(const std::function<void(const InferredPath &)> &take);

private:
    struct Node;

    std::unique_ptr<Node> m_root;
    qsizetype m_nodes = 0;
    qsizetype m_operations = 0;
    qsizetype m_secrets = 0; ///< The number of segments that are known as secrets.
};

} // namespace inference
