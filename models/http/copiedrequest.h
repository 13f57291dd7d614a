#pragma once

#include "requesttocopy.h"

namespace http {

/**
 * Returns a request in a form. Commands send the same bytes: they omit Content-Length, hop-by-hop fields, and a Host
 * field equal to the host of the URL, because the program sets them, and remove the fields that it would add. A body
 * that the form can't quote, or that is large, is in a file of `folder`, which ends with a separator or is empty for
 * the folder in which the command is run. In forms for Windows, so is each body, and a file of options for curl has
 * each argument that cmd.exe or PowerShell can't quote; a secret in such an argument is REDACTED.
 */
[[nodiscard]] CopiedRequest copiedRequest(const RequestToCopy &request, RequestForm form,
                                          const QByteArray &folder = {});

} // namespace http
