#pragma once

#include <QByteArray>
#include <QByteArrayView>
#include <QList>

namespace http {

/** The two halves of a request target in origin form. Views into the target. */
struct TargetParts {
    QByteArrayView path;
    QByteArrayView query;  ///< Without the '?'.
    bool hasQuery = false; ///< There is a '?', even if the query is empty.
};

/** Path and query of `target`, which may be in absolute form: its scheme and authority are left out. */
[[nodiscard]] TargetParts splitTarget(QByteArrayView target);

/** True for `http://…` and `https://…`. */
[[nodiscard]] bool isAbsoluteForm(QByteArrayView target);

/** Authority of a target in absolute form; empty for every other form. */
[[nodiscard]] QByteArrayView authorityOf(QByteArrayView target);

/** The host of a Host field or authority: without port, with the brackets of IPv6. */
[[nodiscard]] QByteArrayView hostWithoutPort(QByteArrayView authority);

/** The members of a comma-separated list, trimmed, without empty ones. Source: RFC 9110 §5.6.1. */
[[nodiscard]] QList<QByteArrayView> listMembers(QByteArrayView value);

/** Calls `take` for each such member until it returns false. Returns whether all calls returned true. */
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
