#pragma once

#include "additions.h"
#include "baseservers.h"
#include "description.h"
#include "exchange.h"
#include "operationindex.h"
#include "pathtree.h"

#include <map>
#include <optional>

namespace inference {

/** The operations of an API description, with what exchanges have that matched them. */
class KnownOperations final
{
public:
    KnownOperations(const description::Description &base, const QByteArray &listenPath);

    /** The operation that an exchange belongs to. */
    struct Match {
        OperationShape *operation = nullptr; ///< Null if the description's document does not have the path.
        bool isInOtherFile = false;          ///< True for a path item in another file, which is not edited.
        bool isOfDescription = false;        ///< False for a request to a server of another API.
        qsizetype baseSize = 0;              ///< The number of bytes of the path before the paths of the description.
    };
    [[nodiscard]] Match find(const traffic::Exchange &exchange, const QByteArray &origin);
    /** The paths of the description, with names in braces. */
    [[nodiscard]] QList<QByteArray> paths() const;
    /** Returns what the description lacks, with the new paths. */
    [[nodiscard]] drafts::Additions additions(PathTree &newPaths, const NameGuard &names);

private:
    /** An operation that a path item of the description has or lacks. */
    struct Known {
        OperationShape shape;
        std::map<QByteArray, TextShape> pathValues; ///< By the name in braces.
        qsizetype operation = -1;                   ///< The index in the path item; -1 if it lacks the operation.
    };
    [[nodiscard]] OperationShape *take(const conformance::PathMatch &match, const QByteArray &method);

    description::Description m_base;
    BaseServers m_servers;
    conformance::OperationIndex m_index;
    std::map<std::pair<qsizetype, QByteArray>, Known> m_known; ///< By the path item and the method in lower case.
};

} // namespace inference
