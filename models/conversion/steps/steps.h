#pragma once

#include "versionedits.h"

/** The steps between neighboring versions: each finds what has to be edited in a document. */
namespace conversion {

void collectFrom30To31(Edits &edits);
void collectTo30(Edits &edits);
void collectTo32(Edits &edits);
void collectFrom32To31(Edits &edits);

} // namespace conversion
