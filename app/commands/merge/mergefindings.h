#pragma once

#include "documentstore.h"
#include "merge.h"

namespace commands {

/**
 * Adds the conflicts of merge::newFindings() and listenPathFindings() to a merged API description, with the rules of
 * the rulesets and the project file that apply to the file at `path`, and with the files that it refers to. Does
 * nothing for other documents, and for a merged text with syntax errors that a side has, too.
 */
void addFindings(merge::Merged &merged, const QString &path, workspace::DocumentStore &store);

} // namespace commands
