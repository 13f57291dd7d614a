#pragma once

#include <QByteArray>
#include <QSet>
#include <QString>

namespace deploy {

/** Returns the name of what the users of an export create for a route outside of the configuration, such as
 * `book-shop-1f3a9c`: its end is a checksum of the API's name and the listen path. It is the same whatever other
 * definitions are exported, so that a variable, a Secret or a file with users is never read for another API after the
 * next export. */
[[nodiscard]] QByteArray lastingName(const QString &apiName, const QByteArray &listenPath);

/** Gives each route names of its own, made from the name of its API. */
class RouteNames final
{
public:
    /** Reserves the name of an environment variable that definitions refer to. */
    void reserveVariable(const QByteArray &name) { m_taken.insert(name); }
    /** Returns a name such as `book-shop` for the API `Book shop`, with a number at its end if it is taken. */
    [[nodiscard]] QByteArray identifierFor(const QString &apiName);
    /** Returns the name of an environment variable such as `BOOK_SHOP_1F3A9C_UPSTREAM_BASIC` for a lasting name, with a
     * number at its end if it is taken. */
    [[nodiscard]] QByteArray variableFor(const QByteArray &lastingName);

private:
    [[nodiscard]] QByteArray unique(const QByteArray &name, char separator);

    QSet<QByteArray> m_taken;
};

} // namespace deploy
