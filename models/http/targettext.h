#pragma once

#include <QByteArray>
#include <QByteArrayView>
#include <QList>

namespace http {

/** The path and the query of a request target in origin form, as views into the target. */
struct TargetParts {
    QByteArrayView path;
    QByteArrayView query;  ///< The query, without the '?'.
    bool hasQuery = false; ///< True if the target has a '?', even if the query is empty.
};

/** Splits `target` into path and query. It may be in absolute form: its scheme and authority are left out. */
[[nodiscard]] TargetParts splitTarget(QByteArrayView target);

/** True for a request target in absolute form, `http://…` or `https://…`. */
[[nodiscard]] bool isAbsoluteForm(QByteArrayView target);

/** Returns the authority of a request target in absolute form; empty for every other form. */
[[nodiscard]] QByteArrayView authorityOf(QByteArrayView target);

/** Returns the host of a Host field or an authority: without the port, with the brackets of IPv6. */
[[nodiscard]] QByteArrayView hostWithoutPort(QByteArrayView authority);

/**
 * Returns the members of a comma-separated list in the value of a header field, trimmed, without empty ones. Source:
 * RFC 9110 §5.6.1.
 */
[[nodiscard]] QList<QByteArrayView> listMembers(QByteArrayView value);

/**
 * Calls `take` for each non-empty member, trimmed, of a comma-separated list in the value of a header field until it
 * returns false. Returns true if all calls returned true.
 */
template<typename Taker>
bool eachListMember(QByteArrayView value, const Taker &take)
{
    for (qsizetype from = 0; from <= value.size();) {
        qsizetype comma = value.indexOf(',', from);
        if (comma < 0)
            comma = value.size();
        if (const QByteArrayView member = value.sliced(from, comma - from).trimmed(); !member.isEmpty()) {
            if (!take(member))
                return false;
        }
        from = comma + 1;
    }
    return true;
}

} // namespace http
