#include "variablenames.h"

#include "importer.h"

namespace deploy {

namespace {

constexpr qsizetype LongestIdentifier = 24;

} // namespace

QByteArray RouteNames::identifierFor(const QString &apiName)
{
    QByteArray name = definition::slug(apiName.left(LongestIdentifier)).toLatin1();
    if (name.at(0) >= '0' && name.at(0) <= '9')
        name.prepend("api-");
    return unique(name, '-');
}

QByteArray RouteNames::variableFor(const QByteArray &identifier)
{
    return unique(identifier.toUpper().replace('-', '_') + "_UPSTREAM_BASIC", '_');
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
