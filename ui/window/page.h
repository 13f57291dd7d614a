#pragma once

namespace window {

/** The pages of the navigation, in their order. */
enum class Page { Apis, Exchanges, Certificates, Policies, SsoProfiles, Environments };
inline constexpr int PageCount = 6;

} // namespace window
