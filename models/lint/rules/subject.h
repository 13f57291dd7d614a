#pragma once

#include "documentset.h"

namespace lint {

/** The document that is checked, among the documents that it refers to. */
struct Subject {
    const openapi::ReferencedDocument &document;
    const openapi::DocumentSet &set;
};

} // namespace lint
