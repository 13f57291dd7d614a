#pragma once

#include "finding.h"
#include "referencetarget.h"

namespace corrections {

/** A keyword that a value breaks, with its place in the description. */
struct Reason {
    schema::Finding finding;
    openapi::Place place;
};

} // namespace corrections
