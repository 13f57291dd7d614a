#pragma once

#include "disagreement.h"
#include "operations.h"
#include "samplepaths.h"

namespace contract {

/** Who may call an operation, and with what: the document, the gateway and the known policies side by side. */
struct OperationAccess {
    openapi::SecurityRequirements security;
    bool hasGateway = false; ///< The document has the gateway extension.
    definition::ClientAccess gateway;
    GrantedApi api;
    qsizetype knownPolicies = 0;
    QList<PolicyReach> policies; ///< Those that grant access to the API.
    QList<Disagreement> disagreements;
    friend bool operator==(const OperationAccess &, const OperationAccess &) = default;
};

/** Returns who may call an operation of the API whose document is at `api`. The operation can be in another document,
 * which a path of the API refers to. */
[[nodiscard]] OperationAccess operationAccess(openapi::ReferenceResolver &resolver, const QString &api,
                                              const OperationPlace &operation,
                                              const QList<management::Policy> &policies);
/** True for a place of the access that is in the file with the operation, false for one in the document. */
[[nodiscard]] bool isOfOperation(const OperationAccess &access, const document::Pointer &place);

/** True if a change can have another result for all operations. */
[[nodiscard]] bool concernsAccess(const document::Change &change, const document::Snapshot &snapshot);
/** True if a change can have another result for the operation. */
[[nodiscard]] bool concernsAccess(const document::Change &change, const document::Snapshot &snapshot,
                                  const OperationPlace &operation);

/** How many operations of a path anybody may call: neither the document nor the gateway asks for credentials. */
struct PathAccess {
    int operations = 0;
    int open = 0;
    friend bool operator==(const PathAccess &, const PathAccess &) = default;
};

[[nodiscard]] PathAccess pathAccess(const document::Snapshot &snapshot, const QByteArray &path);
/** The operations may be those of another file. */
[[nodiscard]] PathAccess pathAccess(const document::Snapshot &snapshot, const QList<openapi::Operation> &operations);

} // namespace contract
