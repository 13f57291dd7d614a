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
    QList<PolicyReach> policies; ///< The results of the known policies that grant access to the API.
    QList<Disagreement> disagreements;
    friend bool operator==(const OperationAccess &, const OperationAccess &) = default;
};

/** Returns who may call an operation of the API whose document is at `api`. The operation can be in another document,
 * which a path of the API refers to. */
[[nodiscard]] OperationAccess operationAccess(openapi::ReferenceResolver &resolver, const QString &api,
                                              const OperationPlace &operation,
                                              const QList<management::Policy> &policies);
/** Returns true if a place of `access` is in the file with the operation, and false if it is in the API's document. */
[[nodiscard]] bool isOfOperation(const OperationAccess &access, const document::Pointer &place);

/** Returns true if a change of the document can change who may call some or all operations. `snapshot` is the document
 * after the change. */
[[nodiscard]] bool concernsAccess(const document::Change &change, const document::Snapshot &snapshot);
/** Returns true if a change of the document can change who may call the operation. */
[[nodiscard]] bool concernsAccess(const document::Change &change, const document::Snapshot &snapshot,
                                  const OperationPlace &operation);

/** The number of operations of a path, and how many of them are open: neither the document nor the gateway asks for
 * credentials. */
struct PathAccess {
    int operations = 0;
    int open = 0;
    friend bool operator==(const PathAccess &, const PathAccess &) = default;
};

[[nodiscard]] PathAccess pathAccess(const document::Snapshot &snapshot, const QByteArray &path);
/** Returns the access to these operations of a path, which can be in another file than `snapshot`. */
[[nodiscard]] PathAccess pathAccess(const document::Snapshot &snapshot, const QList<openapi::Operation> &operations);

} // namespace contract
