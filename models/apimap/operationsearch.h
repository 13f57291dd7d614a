#pragma once

#include "apimap.h"

#include <QHash>

#include <optional>

namespace apimap {

/** Finds the operation of a map that a request is for, by the segments of its path. */
class OperationSearch final
{
public:
    explicit OperationSearch(const ApiMap &map);

    /** Returns the index of the operation with this method whose path fits, or std::nullopt. `path` is percent-encoded
     * and has no query. A segment in braces fits any text that is not empty; where several paths fit, literal segments
     * at the beginning go before those in braces. */
    [[nodiscard]] std::optional<int> find(const QByteArray &method, const QByteArray &path) const;

private:
    /** A segment that paths have in common, with what can follow it. */
    struct Step {
        QHash<QByteArray, int> literals;             ///< The next steps, by their text.
        QList<std::pair<QByteArray, int>> templates; ///< The next steps whose text has braces.
        QHash<QByteArray, int> operations;           ///< The operations of the path that ends here, by method.
    };

    [[nodiscard]] std::optional<int> findFrom(int step, const QList<QByteArray> &segments, qsizetype at,
                                              const QByteArray &method) const;

    QList<Step> m_steps{Step()};
};

} // namespace apimap
