#pragma once

#include "comparer.h"

namespace difference {

/** Compares the headers of two states of a response. `origin` is that of the response. */
void compareHeaders(const Comparer &comparer, const Origin &origin, const Places &responses);

} // namespace difference
