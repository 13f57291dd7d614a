#pragma once

#include "httpcall.h"
#include "networklimits.h"
#include "referencefetcher.h"
#include "task.h"

#include <QObject>

namespace network {

/** Downloads the documents that references name by their URLs. Used from the thread that it lives in. */
class ReferenceDownload final : public QObject, public workspace::ReferenceFetcher
{
    Q_OBJECT

public:
    static constexpr int TimeoutMs = 20'000; ///< The default time limit of each request; a redirect is a new request.

    explicit ReferenceDownload(QObject *parent = nullptr);

    /** Replaces TimeoutMs for the following requests. */
    void setTimeout(int milliseconds) { m_timeoutMs = milliseconds; }
    [[nodiscard]] QFuture<Outcome> fetch(const QString &url, const workspace::AllowedUrls &allowed) override;

private:
    struct Way {
        QUrl url;
        workspace::AllowedUrls allowed;
        int redirects = 0;
    };

    void follow(Task<Outcome> *task, const Way &way);
    void conclude(Task<Outcome> *task, const Way &way, const HttpAnswer &answer);
    void goOn(Task<Outcome> *task, Way way, const QString &location);
    [[nodiscard]] openapi::Unavailability failureOf(const management::CallError &error) const;

    int m_timeoutMs = TimeoutMs;
};

} // namespace network
