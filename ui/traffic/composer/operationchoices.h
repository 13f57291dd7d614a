#pragma once

#include "description.h"

#include <QByteArray>
#include <QList>
#include <QString>

namespace traffic {

/** An operation of a definition that the composer offers. */
struct OperationChoice {
    QByteArray path;   ///< The path as the document has it: `/books/{isbn}`.
    QByteArray method; ///< The method as the document has it: `get`, or a key of `additionalOperations`.
    QString title;     ///< The method, and the path on the gateway with the listen path: `GET /shop/books/{isbn}`.
    QString summary;   ///< The summary of the operation, or else its operationId.

    friend bool operator==(const OperationChoice &, const OperationChoice &) = default;
};

/** The largest number of operations that are offered. A longer list is not useful. */
inline constexpr qsizetype MaximumChoices = 2000;

/** Returns the path of the API's operations on the gateway: the listen path of the definition, or the one that an
 * OpenAPI document without gateway settings is served at, with a slash before it and none after it. Returns an empty
 * text if the gateway settings have no listen path. */
[[nodiscard]] QString basePathOf(const document::Snapshot &definition);

/** Returns the operations of a description in document order, including those of path items in other documents; at most
 * MaximumChoices. */
[[nodiscard]] QList<OperationChoice> operationChoices(const description::Description &description);

} // namespace traffic
