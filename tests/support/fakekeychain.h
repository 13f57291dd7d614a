#pragma once

#include "secretresolver.h"
#include "whendone.h"

#include <QHash>
#include <QPromise>

#include <optional>
#include <vector>

namespace support {

/** A keychain in memory. Every call fails with `failure` while it is set. */
class FakeKeychain final : public secrets::Keychain
{
public:
    QHash<QString, QByteArray> entries;
    std::optional<base::Error> failure;
    bool waits = false; ///< Reads are answered by answerReads().

    [[nodiscard]] QFuture<base::Result<secrets::Secret>> read(const QString &key) override
    {
        if (!waits)
            return base::readyFuture(entry(key));
        m_reads.emplace_back(key, QPromise<base::Result<secrets::Secret>>());
        m_reads.back().second.start();
        return m_reads.back().second.future();
    }
    void answerReads()
    {
        waits = false;
        for (auto &[key, promise] : m_reads) {
            promise.addResult(entry(key));
            promise.finish();
        }
        m_reads.clear();
    }
    [[nodiscard]] QFuture<base::Result<void>> write(const QString &key, const secrets::Secret &secret) override
    {
        if (failure)
            return base::readyFuture(base::Result<void>(*failure));
        entries.insert(key, secret.reveal());
        return base::readyFuture(base::Result<void>());
    }
    [[nodiscard]] QFuture<base::Result<void>> remove(const QString &key) override
    {
        if (failure)
            return base::readyFuture(base::Result<void>(*failure));
        entries.remove(key);
        return base::readyFuture(base::Result<void>());
    }

private:
    [[nodiscard]] base::Result<secrets::Secret> entry(const QString &key) const
    {
        if (failure)
            return *failure;
        if (!entries.contains(key))
            return base::Error{base::ErrorCode::NotFound, key};
        return secrets::Secret(entries.value(key));
    }

    std::vector<std::pair<QString, QPromise<base::Result<secrets::Secret>>>> m_reads;
};

} // namespace support
