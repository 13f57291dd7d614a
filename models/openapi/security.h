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

/** The security requirements of an operation. Clients have to satisfy one of the alternatives, with every scheme in it.
 */
struct SecurityRequirements {
    /** Whether the `security` that applies is a member of the operation or of the document. None: there is no
     * `security`. */
    enum class Source { None, Document, Operation };
    Source source = Source::None;
    document::Pointer pointer; ///< The place of the `security` that applies; `/security` if there is none.
    bool isList = true;        ///< False if `security` has a value of another type than a list.
    /** The alternatives in document order. An empty one needs no credentials. */
    QList<QList<RequiredScheme>> alternatives;

    /** Returns true unless clients may call without credentials. */
    [[nodiscard]] bool needsCredentials() const;
    /** Returns the names of the schemes in all alternatives, without duplicates. */
    [[nodiscard]] QList<QByteArray> schemeNames() const;
    /** Returns the names of the schemes in the first alternative that has at least one scheme and only schemes in
     * `defined`, or an empty list if there is no such alternative. */
    [[nodiscard]] QList<QByteArray> firstPossible(const QList<QByteArray> &defined) const;
    friend bool operator==(const SecurityRequirements &, const SecurityRequirements &) = default;
};

/** Returns the names of the security schemes that the document defines. */
[[nodiscard]] QList<QByteArray> definedSchemes(const document::Snapshot &snapshot);

/** An operation with its path item and the entry document of its API, for securityOf(). */
struct SecuredOperation {
    document::Snapshot entry; ///< The document of the API, with its `security`.
    document::Node pathItem;  ///< The path item with the operation, in the document with the operation.
    document::Node operation;
    document::Pointer pointer; ///< The place of the operation in its document.
};

/** Reads the `security` of the document, which applies to all operations that have none. */
[[nodiscard]] SecurityRequirements documentSecurity(const document::Snapshot &entry);

/** Reads the `security` that applies to an operation: its own or, without one, the `security` of the entry document. No
 * other function decides which of them applies. */
[[nodiscard]] SecurityRequirements securityOf(const SecuredOperation &secured);

} // namespace openapi
