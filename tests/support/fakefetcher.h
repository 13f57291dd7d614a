#pragma once

#include "referencefetcher.h"
#include "whendone.h"

#include <QHash>

namespace support {

/** A network in memory. Records the requests, and answers immediately or when the test calls answer(). */
class FakeFetcher final : public workspace::ReferenceFetcher
{
public:
    QHash<QString, QByteArray> texts;
    QHash<QString, openapi::Unavailability> failures;
    QStringList fetched; ///< In the order of the requests.
    bool isSlow = false;

    [[nodiscard]] QFuture<Outcome> fetch(const QString &url, const workspace::AllowedUrls &allowed) override
    {
        fetched.append(url);
        const openapi::Unavailability failure = failures.value(url);
        const bool mayGoOn = failure.reason == openapi::Unavailability::Reason::LeadsElsewhere &&
                             allowed.allows(failure.detail);
        if (isSlow) {
            m_slow.append(std::make_shared<QPromise<Outcome>>());
            m_slow.last()->start();
            return m_slow.last()->future();
        }
        if (failures.contains(url) && !mayGoOn)
            return base::readyFuture(Outcome(failure));
        return base::readyFuture(Outcome(texts.value(mayGoOn ? failure.detail : url)));
    }
    /** Answers the oldest pending request. */
    void answer(const Outcome &outcome)
    {
        const auto promise = m_slow.takeFirst();
        promise->addResult(outcome);
        promise->finish();
    }

private:
    QList<std::shared_ptr<QPromise<Outcome>>> m_slow;
};

} // namespace support
