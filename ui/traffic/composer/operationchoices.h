#pragma once

#include "referenceresolver.h"

#include <QByteArray>
#include <QList>
#include <QString>

namespace traffic {

/** An operation of an open definition that the composer offers as a request to the gateway. Path parameters are filled
 * in from their examples. */
struct OperationChoice {
    QByteArray method;
    QString path; ///< The listen path and the path of the operation with its parameters filled in: "/shop/books/7".
    friend bool operator==(const OperationChoice &, const OperationChoice &) = default;
};

/** The largest number of operations that are offered. A longer list is not useful. */
inline constexpr qsizetype MaximumChoices = 2000;

/** Returns the operations of the definition at an address in document order, including operations of path items that it
 * references in other documents; at most MaximumChoices. */
[[nodiscard]] QList<OperationChoice> operationChoices(openapi::ReferenceResolver &resolver, const QString &address);

} // namespace traffic
