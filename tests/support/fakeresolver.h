#pragma once

#include "secretresolver.h"
#include "whendone.h"

#include <QHash>
#include <QPromise>

#include <deque>

namespace support {

/** Resolves `env://NAME` from `values`: immediately, or later while `waits` is set. */
class FakeResolver final : public secrets::SecretResolver
{
public:
    QHash<QString, QByteArray> values;
    QHash<QString, base::ErrorCode> failures;
    bool waits = false;
    int asked = 0;

    QFuture<base::Result<secrets::Secret>> resolve(const secrets::SecretReference &reference) override
    {
        ++asked;
        const base::Result<secrets::Secret> answer = answerTo(reference);
        if (!waits)
            return base::readyFuture(answer);
        m_waiting.emplace_back(QPromise<base::Result<secrets::Secret>>(), answer);
        m_waiting.back().first.start();
        return m_waiting.back().first.future();
    }

    /** Answers the oldest request that waits. */
    void answerOldest()
    {
        m_waiting.front().first.addResult(m_waiting.front().second);
        m_waiting.front().first.finish();
        m_waiting.pop_front();
    }
    void answerNewest()
    {
        m_waiting.back().first.addResult(m_waiting.back().second);
        m_waiting.back().first.finish();
        m_waiting.pop_back();
    }
    /** Cancels the oldest request, as a store does that is closed. */
    void cancelOldest()
    {
        m_waiting.front().first.future().cancel();
        m_waiting.front().first.finish();
        m_waiting.pop_front();
    }

private:
    base::Result<secrets::Secret> answerTo(const secrets::SecretReference &reference) const
    {
        if (failures.contains(reference.path))
            return base::Error{failures.value(reference.path), u"env://"_qs + reference.path};
        if (!values.contains(reference.path))
            return base::Error{base::ErrorCode::NotFound, u"env://"_qs + reference.path};
        return secrets::Secret(values.value(reference.path));
    }

    std::deque<std::pair<QPromise<base::Result<secrets::Secret>>, base::Result<secrets::Secret>>> m_waiting;
};

} // namespace support
