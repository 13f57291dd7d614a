#pragma once

#include "document.h"
#include "rulesettings.h"

namespace lint {

// Edits of the files of rules, which keep comments and everything else as it is.

/** The word for a setting in a ruleset: error, warn, info, off. */
[[nodiscard]] QByteArray settingWord(rules::Setting setting);

/**
 * Adds a suppression to a project file (.gatewright.yaml). `file` is relative to its folder; an empty `pointer` is the
 * whole file. Nothing changes if it is there already. WrongType: the file or its suppressions have another type.
 * Unsupported: the rule can't be suppressed. Other errors are the document's.
 */
base::Result<void> addSuppression(document::Document &project, const QString &rule, const QString &file,
                                  const QString &pointer);

/** Sets a rule's severity in a ruleset. Errors as above. */
base::Result<void> setSeverity(document::Document &ruleset, const QString &rule, rules::Setting setting);

} // namespace lint
