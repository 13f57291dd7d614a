#pragma once

#include "policy.h"
#include "result.h"

namespace management {

/** Reads a policy object. WrongType for other values and for error responses. */
[[nodiscard]] base::Result<Policy> readPolicy(const document::Value &answer);

/** Reads `{"Data":[policy…],"Pages":n}` or an array. WrongType: the server does not support lists. */
[[nodiscard]] base::Result<PolicyPage> readPolicyPage(const document::Value &answer);

/** The answer to creating a policy. */
struct CreationAnswer {
    QString status;
    QString message;
    QStringList ids; ///< Possible ids, the most likely first: `Message`, `ID`, an id inside the message.
};
[[nodiscard]] base::Result<CreationAnswer> readCreation(const document::Value &answer);

/** True for a valid policy id: letters, digits, `.`, `-`, `_`, `~`, and not `.` or `..`. */
[[nodiscard]] bool isPolicyId(const QString &id);

/** A copy without the fields that the server sets (`_id`, `id`, `date_created`, `last_updated`). */
[[nodiscard]] Policy duplicatedPolicy(const Policy &policy);

} // namespace management
