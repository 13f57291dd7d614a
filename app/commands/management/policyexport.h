#pragma once

#include "documentstore.h"
#include "policyfile.h"

namespace commands {

/** Writes files into a folder, which is created if it is missing. Files with these names are replaced. The error's
 * detail is the path of the file or folder. */
[[nodiscard]] base::Result<void> writePolicyTexts(const QString &folder, const QList<management::PolicyText> &texts,
                                                  management::FileSecrets secrets, workspace::DocumentStore &store);

} // namespace commands
