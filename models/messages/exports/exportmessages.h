#pragma once

#include "exportreport.h"

namespace messages {

/** The translated sentence for a remark on an exported configuration. */
[[nodiscard]] QString remarkText(const deploy::Remark &remark);

/** The translated text for what an environment variable of an exported configuration must contain, such as `base64 of
 * user:password`. */
[[nodiscard]] QString variableText(deploy::VariableContent content);

} // namespace messages
