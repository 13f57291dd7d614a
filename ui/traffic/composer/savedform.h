#pragma once

#include "requestform.h"
#include "result.h"
#include "savedrequest.h"

namespace traffic {

/** Returns the request of a form, to be saved: the operation and the values that are sent. `isBodyTyped` says that the
 * user has typed the body; a body of the document is not saved, so that it follows the document. Values that are JSON
 * of a marker, such as `{"secret":"env://NAME"}`, and references in fields of secrets are saved as markers. */
[[nodiscard]] savedrequests::SavedRequest savedForm(const requests::RequestForm &form, const requests::FormInput &input,
                                                    bool sendsBody, const savedrequests::OperationName &operation);

/** Returns the input of a form for a saved request. Parameters of the form that are not saved are left out; markers are
 * shown as JSON. */
[[nodiscard]] requests::FormInput inputOf(const savedrequests::SavedRequest &request,
                                          const requests::RequestForm &form);

} // namespace traffic
