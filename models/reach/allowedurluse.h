#pragma once

#include "accessrights.h"
#include "servedapi.h"

#include <QHash>

namespace reach {

/** Tells whether URLs that policies allow match an operation. Each URL of an API is compared once, and the number of
 * comparisons is limited. */
class AllowedUrlUse final
{
public:
    /** Prepares comparisons with the operations of `apis`, which must outlive this object. A URL is not compared after
     * `mostComparisons` comparisons of a URL with an operation. A long path counts as several. */
    AllowedUrlUse(const QList<ServedApi> &apis, int mostComparisons)
        : m_apis(apis)
        , m_mostComparisons(mostComparisons)
    {}

    /** Returns false if no operation of the API with this index can have a request that the URL allows. Also returns
     * true if that is not known: for an expression whose values no sample request has, and after the last comparison.
     */
    [[nodiscard]] bool isUsed(qsizetype api, const management::AllowedUrl &url);
    /** Returns true if URLs were not compared because there were too many. */
    [[nodiscard]] bool isExhausted() const { return m_isExhausted; }

private:
    [[nodiscard]] bool compare(const ServedApi &api, const management::AllowedUrl &url);

    const QList<ServedApi> &m_apis;
    QHash<std::pair<qsizetype, QString>, bool> m_known; ///< By the API and the URL with its methods.
    int m_mostComparisons;
    int m_comparisons = 0;
    bool m_isExhausted = false;
};

} // namespace reach
