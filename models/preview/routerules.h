#pragma once

#include "rules.h"

namespace preview {

/** Problems that show only when a definition is loaded into the gateway. Arguments as in lint's rules. */
namespace rules {

using base::Severity;
using lint::Rule;

inline constexpr Rule ListenPathTaken{"listen-path-taken", Severity::Error}; ///< %1 path, %2 name of the other API
inline constexpr Rule ClientsNotChecked{"client-access-not-previewed", Severity::Warning};
inline constexpr Rule MethodNotPreviewed{"upstream-auth-not-previewed", Severity::Warning}; ///< %1 method

} // namespace rules

[[nodiscard]] QStringList routeRuleIds();

} // namespace preview
