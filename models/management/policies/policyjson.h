#pragma once

#include "policy.h"
#include "result.h"

namespace management {

/** Reads a policy from a server's answer. Error: WrongType if the answer is not an object or is an error response. */
[[nodiscard]] base::Result<Policy> readPolicy(const document::Value &answer);

/** Reads a list of policies: `{"Data":[policy…],"Pages":n}` or an array. Error: WrongType for other answers, which
 * means that the server does not support lists. */
[[nodiscard]] base::Result<PolicyPage> readPolicyPage(const document::Value &answer);

/** The answer of the dashboard to creating a policy. */
struct CreationAnswer {
    QString status;
    QString message;
    /** Texts that may be the id of the new policy, the most likely first: `Message`, `ID`, an id inside the message. */
    QStringList ids;
};
[[nodiscard]] base::Result<CreationAnswer> readCreation(const document::Value &answer);

/** True for a valid policy id: letters, digits, `.`, `-`, `_`, `~`, and not `.` or `..`. */
[[nodiscard]] bool isPolicyId(const QString &id);

/** Returns a copy of a policy without the fields that the server sets (`_id`, `id`, `date_created`, `last_updated`). */
[[nodiscard]] Policy duplicatedPolicy(const Policy &policy);

} // namespace management
