#pragma once

#include "correction.h"
#include "correctionlimits.h"
#include "description.h"
#include "exchange.h"

#include <memory>

namespace corrections {

/** A recorded exchange with the absolute URL of the client's request. */
struct SeenExchange {
    QByteArray url;
    traffic::ExchangePtr exchange;
};

/**
 * Finds corrections for findings of the contract check: edits of the API description after which the exchange does not
 * have the finding any more. Each correction was tried: the exchange has no other finding because of it, nor have the
 * other exchanges. Names and values that may be secrets are not written, and of the values of traffic only those that
 * an enumeration, a constant or a bound lacks. An object that several references share is changed for all of them.
 * Takes milliseconds for each correction, 0.2 s with a document of 15 MB, and seconds with large values that many
 * exchanges have, so call it in a worker. A search that is cancelled ends soon, with any result. Not thread-safe.
 */
class Corrector final
{
public:
    /** `seen` are other exchanges with the API: the last MaximumSeen of them within MaximumSeenBytes are compared. What
     * they have in common with the exchange of a finding makes added schemas more general. As many of them, the last
     * ones, are used as can be compared in `searchTime`, and each search for a correction takes as long at most. */
    explicit Corrector(std::shared_ptr<const description::Description> description, QList<SeenExchange> seen = {},
                       std::chrono::milliseconds searchTime = MaximumSearchTime);
    ~Corrector();
    Q_DISABLE_COPY_MOVE(Corrector)

    /** Returns the correction for a finding that the check of the exchange against the description returned, or why
     * there is none. */
    [[nodiscard]] Correction correctionFor(const SeenExchange &exchange, const exchangecheck::ExchangeFinding &finding);

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace corrections
