#pragma once

#include "secretresolver.h"
#include "whendone.h"

#include <QHash>

namespace support {

/** A keychain with what it was given, or one that fails with an error. */
class ScriptedKeychain final : public secrets::Keychain
{
public:
    QHash<QString, QByteArray> entries;
    base::Error failure{base::ErrorCode::NotFound, {}};
    bool fails = false;

    [[nodiscard]] QFuture<base::Result<secrets::Secret>> read(const QString &key) override
    {
        using Outcome = base::Result<secrets::Secret>;
        if (fails || !entries.contains(key))
            return base::readyFuture<Outcome>(fails ? failure : base::Error{base::ErrorCode::NotFound, key});
        return base::readyFuture<Outcome>(secrets::Secret(entries.value(key)));
    }
    [[nodiscard]] QFuture<base::Result<void>> write(const QString &key, const secrets::Secret &secret) override
    {
        if (fails)
            return base::readyFuture<base::Result<void>>(failure);
        entries.insert(key, secret.reveal());
        return base::readyFuture(base::Result<void>());
    }
    [[nodiscard]] QFuture<base::Result<void>> remove(const QString &key) override
    {
        entries.remove(key);
        return base::readyFuture(base::Result<void>());
    }
};

} // namespace support
