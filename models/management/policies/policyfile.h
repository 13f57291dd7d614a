#pragma once

#include "policy.h"

namespace management {

/** A policy in the form in which it is stored as a file, and what was left out. */
struct PolicyFile {
    document::Value json;
    QStringList redacted; ///< The JSON Pointers of the secrets that REDACTED replaces.
};

/** Whether a policy file has the values of secret members of the policy. */
enum class FileSecrets { Redact, Keep };

/**
 * Returns a policy as a file from which it can be created on any dashboard. The members that the server makes are left
 * out: `_id`, `org_id`, the dates, and `id` unless it is an ID of the policy's own. The members and the access rights
 * have a fixed order and whole numbers a fixed form, so that equal policies give equal files. All other members are
 * kept.
 */
[[nodiscard]] PolicyFile policyFile(const Policy &policy, FileSecrets secrets);

/** Returns the name for the file of a policy: the name of the policy in letters, digits and hyphens, and `.json`. */
[[nodiscard]] QString policyFileName(const Policy &policy);

/** A policy as the text of a file, and the name of the file in a folder. */
struct PolicyText {
    QString name;
    QByteArray text;
    friend bool operator==(const PolicyText &, const PolicyText &) = default;
};

/** Returns the files of policies. Names of policies that are equal are told apart by the IDs. */
[[nodiscard]] QList<PolicyText> policyTexts(const QList<Policy> &policies, FileSecrets secrets);

/** Returns the text of policies in one file: an object, or an array if there are several. */
[[nodiscard]] QByteArray policyText(const QList<Policy> &policies, FileSecrets secrets);

/** Returns the policies of a dashboard that a policy file describes: those with its `_id` or `id`, or if there are none
 * those with its name. Empty if the policy is new. */
[[nodiscard]] QList<Policy> policiesOfFile(const Policy &file, const QList<Policy> &dashboard);

} // namespace management
