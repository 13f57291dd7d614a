#pragma once

#include <QByteArray>
#include <QSet>
#include <QString>

namespace deploy {

/** Gives each route a name of its own, made from the name of its API. */
class RouteNames final
{
public:
    /** Reserves the name of an environment variable that definitions refer to. */
    void reserveVariable(const QByteArray &name) { m_taken.insert(name); }
    /** Returns a name such as `book-shop` for the API `Book shop`, with a number at its end if it is taken. */
    [[nodiscard]] QByteArray identifierFor(const QString &apiName);
    /** Returns the name of an environment variable such as `BOOK_SHOP_UPSTREAM_BASIC` for an identifier, with a number
     * at its end if it is taken. */
    [[nodiscard]] QByteArray variableFor(const QByteArray &identifier);

private:
    [[nodiscard]] QByteArray unique(const QByteArray &name, char separator);

    QSet<QByteArray> m_taken;
};

} // namespace deploy
