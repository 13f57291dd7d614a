#pragma once

#include "documentstore.h"
#include "policyfile.h"

namespace commands {

/** A policy as the text of a file, and the name of the file in a folder. */
struct PolicyText {
    QString name;
    QByteArray text;
    friend bool operator==(const PolicyText &, const PolicyText &) = default;
};

/** Returns the files of policies. Names of policies that are equal are told apart by the IDs. */
[[nodiscard]] QList<PolicyText> policyTexts(const QList<management::Policy> &policies, management::FileSecrets secrets);

/** Returns the text of policies in one file: an object, or an array if there are several. */
[[nodiscard]] QByteArray policyText(const QList<management::Policy> &policies, management::FileSecrets secrets);

/** Writes files into a folder, which is created if it is missing. Files with these names are replaced. The error's
 * detail is the path of the file or folder. */
[[nodiscard]] base::Result<void> writePolicyTexts(const QString &folder, const QList<PolicyText> &texts,
                                                  management::FileSecrets secrets, workspace::DocumentStore &store);

} // namespace commands
