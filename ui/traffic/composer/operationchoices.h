#pragma once

#include "referenceresolver.h"

#include <QByteArray>
#include <QList>
#include <QString>

namespace traffic {

/** An operation of an open definition as a request to the gateway: path parameters are filled from their examples. */
struct OperationChoice {
    QByteArray method;
    QString path; ///< Listen path and path, with parameters filled: "/shop/books/7".
    friend bool operator==(const OperationChoice &, const OperationChoice &) = default;
};

/** Limit for the offered operations: a longer list is not useful. */
inline constexpr qsizetype MaximumChoices = 2000;

/** The operations of the definition at an address, in the order of its text, and those of path items in other
 * documents. */
[[nodiscard]] QList<OperationChoice> operationChoices(openapi::ReferenceResolver &resolver, const QString &address);

} // namespace traffic
