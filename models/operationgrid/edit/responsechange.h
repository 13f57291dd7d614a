#pragma once

#include "cellchange.h"
#include "cellfault.h"
#include "documentchange.h"

#include <variant>

namespace operationgrid {

/** Returns the edit that gives the `responses` at a place the statuses that `text` names, or why it can't be made. New
 * responses get the reason phrase as their description where the version requires one. If only one status differs, and
 * others may be removed, its response is renamed. */
[[nodiscard]] std::variant<document::Edited, Fault> setResponses(const document::Snapshot &snapshot,
                                                                 const document::Pointer &place, const QString &text,
                                                                 OtherResponses others);

} // namespace operationgrid
