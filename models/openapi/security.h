#pragma once

#include "snapshot.h"

#include <QStringList>

namespace openapi {

/** A security scheme that a Security Requirement Object names. */
struct RequiredScheme {
    QByteArray name;
    QStringList scopes;
    friend bool operator==(const RequiredScheme &, const RequiredScheme &) = default;
};

/** What clients have to send: they meet one of the alternatives, and in it every scheme. */
struct SecurityRequirements {
    /** Where the `security` that applies is. None: there is no `security`. */
    enum class Source { None, Document, Operation };
    Source source = Source::None;
    document::Pointer pointer;                 ///< Of that `security`; `/security` if there is none.
    bool isList = true;                        ///< False for a value of another type.
    QList<QList<RequiredScheme>> alternatives; ///< In document order. An empty one needs no credentials.

    /** False if clients may call without credentials. */
    [[nodiscard]] bool needsCredentials() const;
    /** The names of the schemes, each once. */
    [[nodiscard]] QList<QByteArray> schemeNames() const;
    /** The schemes of the first alternative that has defined schemes only. */
    [[nodiscard]] QList<QByteArray> firstPossible(const QList<QByteArray> &defined) const;
    friend bool operator==(const SecurityRequirements &, const SecurityRequirements &) = default;
};

/** The names of the security schemes that the document defines. */
[[nodiscard]] QList<QByteArray> definedSchemes(const document::Snapshot &snapshot);

/** An operation with the objects around it that can have a `security` for it. */
struct SecuredOperation {
    document::Snapshot entry; ///< The document of the API, with its `security`.
    document::Node pathItem;  ///< In the document with the operation.
    document::Node operation;
    document::Pointer pointer; ///< The place of the operation in its document.
};

/** Reads the `security` of the document, which applies to all operations that have none. */
[[nodiscard]] SecurityRequirements documentSecurity(const document::Snapshot &entry);

/** Reads the `security` that applies to an operation: its own, otherwise that of the document. This is the only place
 * that knows the order. */
[[nodiscard]] SecurityRequirements securityOf(const SecuredOperation &secured);

} // namespace openapi
