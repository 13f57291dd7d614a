#pragma once

#include "exchange.h"

#include <QHash>
#include <QSet>

namespace inference {

/**
 * Decides which names of recorded exchanges may be written into a draft. Keys of objects, names of parameters and
 * segments of paths can be values: IDs, or the secrets of the same or an earlier exchange.
 */
class NameGuard final
{
public:
    /** Reads the secrets of the exchange whose names come next. `bodies` are its bodies without content coding. */
    void begin(const traffic::Exchange &exchange, const QList<QByteArray> &bodies);

    /** Returns true for a name that may be written: no ID, no secret, and not too long. */
    [[nodiscard]] bool isName(const QByteArray &name);
    /** Returns true for a text that contains a secret of the exchange, or is a secret of an earlier one, in any case.
     */
    [[nodiscard]] bool isKnownSecret(QByteArrayView text) const;
    /** Returns true for a text that is a secret of an exchange, or has one between other characters than letters and
     * digits, in any case. */
    [[nodiscard]] bool isKnownPart(QByteArrayView text) const;

private:
    /** A shorter value is too often a word. */
    static constexpr qsizetype ShortestSecret = 8;
    void addValue(QByteArrayView value, qsizetype shortestWithoutDigit = ShortestSecret);
    void addFields(const http::HeaderList &headers, const QList<QByteArray> &customNames);
    void addQuery(QByteArrayView target, const QList<QByteArray> &customNames);
    [[nodiscard]] bool showsName(const QByteArray &name);

    QList<QByteArray> m_values;      ///< The secrets of the exchange.
    QSet<QByteArray> m_known;        ///< The secrets of all exchanges.
    QHash<QByteArray, bool> m_names; ///< What showsName() said of the names before.
};

} // namespace inference
