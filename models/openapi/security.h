#pragma once

#include "operations.h"
#include "referencetarget.h"

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
    /** The object that has the `security` that applies. None: there is no `security`. */
    enum class Source { None, Document, Operation };
    Source source = Source::None;
    /** The place of the `security` that applies: in the document with the operation, but see isOfEntry(). `/security`
     * if there is none. */
    document::Pointer pointer;
    bool isList = true; ///< False if `security` has a value of another type than a list.
    /** The alternatives in document order. An empty one needs no credentials. */
    QList<QList<RequiredScheme>> alternatives;

    /** Returns true if the requirements are those of the entry document, which apply to all operations that have none
     * closer to them. */
    [[nodiscard]] bool isOfEntry() const { return source == Source::None || source == Source::Document; }
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

/** Reads the `security` at a place of a document, whatever else may apply there. */
[[nodiscard]] SecurityRequirements securityAt(const document::Snapshot &snapshot, const document::Pointer &place);
/** Reads the `security` of the document, which applies to all operations that have none. */
[[nodiscard]] SecurityRequirements documentSecurity(const document::Snapshot &entry);

/** Reads the `security` that applies to an operation of the API with this entry document: its own or, without one, the
 * `security` of the entry document. No other function decides which of them applies. */
[[nodiscard]] SecurityRequirements securityOf(const document::Snapshot &entry, const Operation &operation);
/** Reads the `security` that applies to the operation at a place of any document of the API at `api`. */
[[nodiscard]] SecurityRequirements securityOf(ReferenceResolver &resolver, const QString &api, const Place &operation);

/** Returns the places in the document with an operation that securityOf() reads for it. */
[[nodiscard]] QList<document::Pointer> securityPlaces(const document::Pointer &operation);

} // namespace openapi
