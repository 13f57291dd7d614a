#pragma once

#include "savedrequest.h"

namespace savedrequests {

/** A value of a saved request that is a secret and not a reference to one. */
struct SecretPlace {
    QString name;              ///< The name of the parameter or member.
    document::Pointer pointer; ///< The place in the file of the request.
};

/** Returns the secrets among the values of a request: those whose name says so, by the rules of redaction, and those
 * that their own characters show, such as tokens and private keys. */
[[nodiscard]] QList<SecretPlace> secretsIn(const SavedRequest &request);

/** Returns a request with each value of a secret that is one reference, such as `env://NAME`, as a marker. */
[[nodiscard]] SavedRequest withMarkers(SavedRequest request);

} // namespace savedrequests
