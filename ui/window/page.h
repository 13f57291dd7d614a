#pragma once

namespace window {

/** The pages of the navigation, in the order in which it lists them. Each has a row in pagetable.h. */
enum class Page { Apis, Exchanges, Certificates, Policies, SsoProfiles, Environments };

} // namespace window
