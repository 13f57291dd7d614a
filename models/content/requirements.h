#pragma once

#include "document.h"

namespace content {

/** A scope of a security scheme, as the scheme describes it. */
struct Scope {
    QByteArray name;
    QString description;
    friend bool operator==(const Scope &, const Scope &) = default;
};

/** A security scheme that a document defines. */
struct Scheme {
    QByteArray name;
    QString type;        ///< The value of `type`, such as `oauth2`.
    QList<Scope> scopes; ///< The scopes of all flows, each once; empty for schemes without OAuth flows.
    friend bool operator==(const Scheme &, const Scheme &) = default;
};

/** Returns the security schemes of a document. References within the document are followed. */
[[nodiscard]] QList<Scheme> schemesOf(const document::Snapshot &entry);

/** A scheme in a security requirement, with the scopes that it requires. */
struct RequirementScheme {
    document::Pointer pointer; ///< The place of the list of scopes.
    QByteArray name;
    QStringList scopes;
    friend bool operator==(const RequirementScheme &, const RequirementScheme &) = default;
};

/** A Security Requirement Object: clients need all of its schemes. */
struct Requirement {
    document::Pointer pointer;
    QList<RequirementScheme> schemes; ///< Empty if clients need no credentials.
    friend bool operator==(const Requirement &, const Requirement &) = default;
};

/** Returns the alternatives in the `security` at a place. */
[[nodiscard]] QList<Requirement> requirementsAt(const document::Snapshot &snapshot, const document::Pointer &security);

/** Adds an alternative with one scheme and no scopes to the `security` at a place, and returns the alternative's place.
 * Error: WrongType if `security` is no list. */
[[nodiscard]] base::Result<document::Pointer> addRequirement(document::Document &document,
                                                             const document::Pointer &security,
                                                             const QByteArray &scheme);
/** Adds a scheme to an alternative, so that clients need it too. Error: AlreadyExists. */
[[nodiscard]] base::Result<document::Pointer> addSchemeTo(document::Document &document,
                                                          const document::Pointer &requirement,
                                                          const QByteArray &scheme);
/** Removes a scheme from its alternative, and the alternative with its last scheme. The last alternative is removed
 * with `security`, because an empty list would allow all clients. */
base::Result<void> removeScheme(document::Document &document, const document::Pointer &scheme);
/** Adds a scope to the list of scopes at a place, or removes it. */
base::Result<void> setScope(document::Document &document, const document::Pointer &scopes, const QString &scope,
                            bool isRequired);

} // namespace content
