#pragma once

#include "curlarguments.h"

namespace http {

/** Returns a curl command for cmd.exe or PowerShell. Arguments that the shell can't quote are in a file of options. */
[[nodiscard]] CopiedRequest windowsCommand(const RequestToCopy &request, RequestForm form, const QByteArray &folder);

} // namespace http
