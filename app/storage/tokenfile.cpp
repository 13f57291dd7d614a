#include "tokenfile.h"

#include "filestore.h"
#include "statefolder.h"

#include <QFileInfo>
#include <QLockFile>
#include <QRandomGenerator>

#include <algorithm>
#include <array>
#include <optional>

namespace storage {

namespace {

constexpr qsizetype TokenDigits = 32;
/** Another program holds the lock while it makes the token. */
constexpr std::chrono::milliseconds LongestWaitForToken{2000};

bool isToken(const QByteArray &text)
{
    return text.size() == TokenDigits && std::all_of(text.begin(), text.end(), [](char c) {
               return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f');
           });
}

bool isPrivate(const QString &path)
{
    constexpr QFile::Permissions Others = QFile::ReadGroup | QFile::WriteGroup | QFile::ExeGroup | QFile::ReadOther |
                                          QFile::WriteOther | QFile::ExeOther;
    return (QFile::permissions(path) & Others) == QFile::Permissions();
}

std::optional<secrets::Secret> tokenIn(const QString &path)
{
    const base::Result<QByteArray> bytes = FileStore().read(path);
    if (!bytes || !isPrivate(path) || !isToken(bytes->trimmed()))
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
    if (const auto known = tokenIn(path))
        return *known;
    const QByteArray made = newToken();
    QLockFile lock(path + u".lock"_qs);
    const bool isLocked = makePrivateFolder(QFileInfo(path).absolutePath()) && lock.tryLock(LongestWaitForToken);
    // Another program may have made it meanwhile.
    if (const auto other = tokenIn(path))
        return *other;
    if (isLocked)
        static_cast<void>(FileStore().writePrivate(path, made + '\n')); // Otherwise it is for this run.
    return secrets::Secret(made);
}

} // namespace storage
