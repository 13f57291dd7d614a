#pragma once

#include "result.h"
#include "savedrequest.h"
#include "snapshot.h"

namespace savedrequests {

/** Returns the file of a saved request as YAML. Error: Refused, with the name of the value, if a value is a secret;
 * TooLarge if the file would have more than MaximumFileBytes. */
[[nodiscard]] base::Result<QByteArray> writeRequest(const SavedRequest &request);

/** Returns the text of a file with another operation and other names of parameters, and nothing else changed: comments
 * and the order of members stay. `names` has the new names by the old keys. */
[[nodiscard]] base::Result<QByteArray> withNames(const document::Snapshot &text, const OperationName &operation,
                                                 const QHash<requests::ParameterKey, QByteArray> &names);

} // namespace savedrequests
