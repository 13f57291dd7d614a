#pragma once

#include "policy.h"
#include "result.h"

namespace management {

/** A policy object. WrongType for anything else, and for an object that is an error envelope. */
[[nodiscard]] base::Result<Policy> readPolicy(const document::Value &answer);

/** `{"Data":[policy…],"Pages":n}`, or a bare array. WrongType: this server has no such list. */
[[nodiscard]] base::Result<PolicyPage> readPolicyPage(const document::Value &answer);

/** The answer of a creation as the server wrote it. */
struct CreationAnswer {
    QString status;
    QString message;
    QStringList ids; ///< The ids it may mean, the likeliest first: `Message`, `ID`, an id inside the message.
};
[[nodiscard]] base::Result<CreationAnswer> readCreation(const document::Value &answer);

/** True for an id that addresses a policy: letters, digits, `.`, `-`, `_`, `~`, and not `.` or `..`. */
[[nodiscard]] bool isPolicyId(const QString &id);

/** A copy to create anew: without what the server makes (`_id`, `id`, `date_created`, `last_updated`). */
[[nodiscard]] Policy duplicatedPolicy(const Policy &policy);

} // namespace management
