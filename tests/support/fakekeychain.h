#pragma once

#include "secretresolver.h"
#include "whendone.h"

#include <QHash>

#include <optional>

namespace support {

/** A keychain in memory, or one that answers `failure`. */
class FakeKeychain final : public secrets::Keychain
{
public:
    QHash<QString, QByteArray> entries;
    std::optional<base::Error> failure;

    [[nodiscard]] QFuture<base::Result<secrets::Secret>> read(const QString &key) override
    {
        using Outcome = base::Result<secrets::Secret>;
        if (failure)
            return base::readyFuture(Outcome(*failure));
        if (!entries.contains(key))
            return base::readyFuture(Outcome(base::Error{base::ErrorCode::NotFound, key}));
        return base::readyFuture(Outcome(secrets::Secret(entries.value(key))));
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
};

} // namespace support
