#pragma once

#include "changereport.h"

namespace difference {

/** Sets the examples of the breaking changes of a report: values of schemas that one side accepts and the other
 * refuses, and the requests and responses that show the changes. Of at most Limits::examples different changes. */
void addExamples(Report &report, Side &before, Side &now);

} // namespace difference
