#include "variablenames.h"

#include "importer.h"

#include <QCryptographicHash>

namespace deploy {

namespace {

constexpr qsizetype LongestIdentifier = 24;
constexpr qsizetype ChecksumDigits = 6;

QByteArray nameOfApi(const QString &apiName)
{
    const QByteArray name = definition::slug(apiName.left(LongestIdentifier)).toLatin1();
    return name.at(0) >= '0' && name.at(0) <= '9' ? "api-" + name : name;
}

} // namespace

QByteArray lastingName(const QString &apiName, const QByteArray &listenPath)
{
    const QByteArray whole = apiName.toUtf8() + '\0' + listenPath;
    const QByteArray checksum = QCryptographicHash::hash(whole, QCryptographicHash::Sha256).toHex();
    return nameOfApi(apiName) + '-' + checksum.left(ChecksumDigits);
}

QByteArray RouteNames::identifierFor(const QString &apiName)
{
    return unique(nameOfApi(apiName), '-');
}

QByteArray RouteNames::variableFor(const QByteArray &lastingName)
{
    return unique(lastingName.toUpper().replace('-', '_') + "_UPSTREAM_BASIC", '_');
}

QByteArray RouteNames::unique(const QByteArray &name, char separator)
{
    QByteArray free = name;
    for (int number = 2; m_taken.contains(free); ++number)
        free = name + separator + QByteArray::number(number);
    m_taken.insert(free);
    return free;
}

} // namespace deploy
