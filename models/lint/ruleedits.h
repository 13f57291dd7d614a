#pragma once

#include "document.h"
#include "rulesettings.h"

namespace lint {

// Edits of the files of rules, which keep comments and everything else as it is.

/** Returns the word for a setting in a ruleset file: error, warn, info or off. */
[[nodiscard]] QByteArray settingWord(rules::Setting setting);

/** Adds a suppression to a project file (.gatewright.yaml). `file` is relative to the folder of the project file; an
 * empty `pointer` is the whole file. Does nothing if the project file has the suppression. Errors: WrongType if the
 * project file or its suppressions have another type, Unsupported if the rule can't be suppressed, SyntaxError if the
 * project file is not valid, and those of document::Document. */
base::Result<void> addSuppression(document::Document &project, const QString &rule, const QString &file,
                                  const QString &pointer);

/** Sets the severity of a rule in a ruleset file. Errors: WrongType if the file's root is not a mapping, Unsupported if
 * the rule can't be configured, SyntaxError if the file is not valid, and those of document::Document. */
base::Result<void> setSeverity(document::Document &ruleset, const QString &rule, rules::Setting setting);

} // namespace lint
