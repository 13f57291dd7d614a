#pragma once

#include "requestchoices.h"

#include <QString>

namespace savedrequests {

/** The name of an operation in two forms, so that either can change in the definition: its operationId, and its method
 * and path. */
struct OperationName {
    QByteArray id;     ///< The operationId; empty for an operation without one.
    QByteArray method; ///< The method in upper case.
    QByteArray path;   ///< The path as in the definition: `/books/{isbn}`.

    /** Returns the operation for messages: `addBook (POST /books)`, or `POST /books` without an operationId. */
    [[nodiscard]] QString text() const;
    friend bool operator==(const OperationName &, const OperationName &) = default;
};

/** A value for a parameter. It can contain the objects that markerOf() describes. */
struct SavedParameter {
    requests::ParameterKey key;
    document::Value value;
    friend bool operator==(const SavedParameter &, const SavedParameter &) = default;
};

/** A credential for a security scheme: `{secret: …}` or `{from: …, pointer: …}`. */
struct SavedCredential {
    QByteArray scheme;
    document::Value value;
    friend bool operator==(const SavedCredential &, const SavedCredential &) = default;
};

/** The statuses from `first` to `last`. */
struct StatusRange {
    int first = 200;
    int last = 299;
    friend bool operator==(const StatusRange &, const StatusRange &) = default;
};

/** The expected response of a saved request. */
struct Expectation {
    QList<StatusRange> statuses; ///< Empty for every success that the operation documents.
    bool checksSchema = true;    ///< Whether the body must fit the documented schema of its status and media type.
    std::optional<qint64> milliseconds; ///< The longest time of the exchange; std::nullopt for any.
    friend bool operator==(const Expectation &, const Expectation &) = default;
};

/** A request to an operation of a definition: the operation, values, and what is expected of the response. Everything
 * else, such as the URL, comes from the definition when the request is sent. */
struct SavedRequest {
    QString title;      ///< One line for lists; empty for the name of the file.
    QString definition; ///< The name of the definition's file, which is in the folder that contains `.gatewright`.
    OperationName operation;
    QList<SavedParameter> parameters;    ///< Parameters that are not listed have the values of the definition.
    QByteArray mediaType;                ///< A key of the request body's `content`; empty for the first one.
    QByteArray example;                  ///< The name of an example of the definition; empty for the first one.
    std::optional<document::Value> body; ///< The body; it can contain the objects that markerOf() describes.
    /** The exact bytes of the body; empty for no body. Neither this nor `body`: the body of the definition. */
    std::optional<QByteArray> bodyText;
    QList<SavedCredential> credentials;
    Expectation expectation;
    friend bool operator==(const SavedRequest &, const SavedRequest &) = default;
};

} // namespace savedrequests
