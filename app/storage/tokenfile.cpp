#include "tokenfile.h"

#include "statefile.h"
#include "statefolder.h"

#include <QFileInfo>
#include <QRandomGenerator>

#include <algorithm>
#include <array>
#include <optional>

namespace storage {

namespace {

constexpr qsizetype TokenDigits = 32;

bool isToken(const QByteArray &text)
{
    return text.size() == TokenDigits && std::all_of(text.begin(), text.end(), [](char c) {
               return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f');
           });
}

std::optional<secrets::Secret> tokenIn(const QString &path)
{
    const base::Result<QByteArray> bytes = readPrivateFile(path);
    if (!bytes || !isToken(bytes->trimmed()))
        return std::nullopt;
    return secrets::Secret(bytes->trimmed());
}

QByteArray newToken()
{
    std::array<quint32, 4> random{};
    QRandomGenerator::system()->fillRange(random.data(), random.size());
    return QByteArray(reinterpret_cast<const char *>(random.data()), sizeof random).toHex();
}

} // namespace

QString sandboxTokenPath()
{
    return statePath(u"sandbox-token"_qs);
}

secrets::Secret installationToken(const QString &path)
{
    const QByteArray made = newToken();
    if (!makePrivateFolder(QFileInfo(path).absolutePath()))
        return secrets::Secret(made); // For this run.
    if (const auto known = tokenIn(path))
        return *known;
    const auto lock = lockStateFile(path);
    // Another program may have made it meanwhile.
    if (const auto other = tokenIn(path))
        return *other;
    if (lock)
        static_cast<void>(writeStateFile(path, made + '\n')); // Otherwise it is for this run.
    return secrets::Secret(made);
}

} // namespace storage
