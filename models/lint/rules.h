#pragma once

#include "diagnostic.h"

#include <QList>

namespace lint {

/** A rule's stable id, and how much it matters. */
struct Rule {
    const char *id;
    base::Severity severity;
    [[nodiscard]] QString name() const { return QString::fromLatin1(id); }
};

/** Every rule that looks at the text alone. For a new one: a line here and in the list of rules.cpp, the check in
 * rules/, the sentence in messages/diagnosticsentences.cpp with the arguments as %1, %2 … in that order. Rules that
 * compare the open definitions are in preview/routerules.h, those that need secrets or a dashboard in
 * preflight/preflightrules.h. */
namespace rules {

using base::Severity;

// The gateway's extension.
inline constexpr Rule ClassicFormat{"classic-format", Severity::Warning};
inline constexpr Rule ExtensionMissing{"extension-missing", Severity::Information};
inline constexpr Rule ExtensionWrongType{
    "extension-wrong-type",
    Severity::Error}; ///< %1 member, %2 object|boolean|string, %3 what is there: these, number or array
inline constexpr Rule InfoNameMissing{"info-name-missing", Severity::Warning};
inline constexpr Rule StateActiveMissing{"state-active-missing", Severity::Warning};
inline constexpr Rule StateActiveType{"state-active-type", Severity::Error}; ///< %1 what is there, as above
inline constexpr Rule ListenPathMissing{"listen-path-missing", Severity::Error};
inline constexpr Rule ListenPathNotRooted{"listen-path-not-rooted", Severity::Warning}; ///< %1 path
inline constexpr Rule ListenPathInvalid{"listen-path-invalid",
                                        Severity::Error}; ///< %1 path, %2 the pattern library's words
inline constexpr Rule UpstreamUrlMissing{"upstream-url-missing", Severity::Error};
inline constexpr Rule UpstreamUrlInvalid{"upstream-url-invalid", Severity::Error}; ///< %1 URL without user information
inline constexpr Rule UpstreamUrlUserInfo{"upstream-url-userinfo", Severity::Warning};

// Upstream authentication.
inline constexpr Rule AuthConflict{"upstream-auth-conflict", Severity::Error}; ///< %1 the methods, separated by ", "
inline constexpr Rule BasicHalfEnabled{"upstream-basic-half-enabled",
                                       Severity::Warning}; ///< %1 the flag that is not true
inline constexpr Rule BasicUserNameColon{"upstream-basic-username-colon", Severity::Error};
inline constexpr Rule BasicUserNameEmpty{"upstream-basic-username-empty", Severity::Warning};
inline constexpr Rule BasicPasswordEmpty{"upstream-basic-password-empty", Severity::Warning};
inline constexpr Rule HeaderName{"upstream-header-name", Severity::Error};                ///< %1 name
inline constexpr Rule HeaderNameRefused{"upstream-header-name-refused", Severity::Error}; ///< %1 name
inline constexpr Rule HeaderMissing{"upstream-header-missing", Severity::Information};
inline constexpr Rule HeaderNameUnused{"upstream-header-name-unused", Severity::Warning}; ///< %1 name
inline constexpr Rule CustomHeaderLeak{"upstream-custom-header-leak", Severity::Warning}; ///< %1 name
inline constexpr Rule LiteralPassword{"upstream-literal-password", Severity::Warning};
inline constexpr Rule ReferenceMalformed{"reference-malformed", Severity::Error}; ///< %1 the reference as written

// OpenAPI.
inline constexpr Rule OpenApiMissing{"openapi-missing", Severity::Error};
inline constexpr Rule OpenApiVersion{"openapi-version", Severity::Warning}; ///< %1 version as written
inline constexpr Rule InfoMissing{"info-missing", Severity::Error};
inline constexpr Rule InfoTitleMissing{"info-title-missing", Severity::Error};
inline constexpr Rule InfoVersionMissing{"info-version-missing", Severity::Error};
inline constexpr Rule PathsMissing{"paths-missing", Severity::Error};
inline constexpr Rule PathNotRooted{"path-not-rooted", Severity::Error};               ///< %1 path
inline constexpr Rule PathDuplicate{"path-duplicate", Severity::Error};                ///< %1 path, %2 the other path
inline constexpr Rule OperationIdDuplicate{"operation-id-duplicate", Severity::Error}; ///< %1 id, %2 place of the first
inline constexpr Rule ResponsesMissing{"operation-responses-missing", Severity::Error};
inline constexpr Rule PathParameterUndeclared{"path-parameter-undeclared", Severity::Error}; ///< %1 name
inline constexpr Rule PathParameterUnused{"path-parameter-unused", Severity::Warning};       ///< %1 name
inline constexpr Rule PathParameterOptional{"path-parameter-optional", Severity::Error};     ///< %1 name

// References; %1 is the reference as written.
inline constexpr Rule RefUnresolved{"ref-unresolved", Severity::Error};
inline constexpr Rule RefCycle{"ref-cycle", Severity::Error};
inline constexpr Rule RefFileMissing{"ref-file-missing", Severity::Error};
inline constexpr Rule RefFileUnreadable{"ref-file-unreadable", Severity::Error}; ///< %2 the system's own words
inline constexpr Rule RefFileInvalid{"ref-file-invalid", Severity::Error};
inline constexpr Rule RefOutsideFolder{"ref-outside-folder", Severity::Warning};
inline constexpr Rule RefNotFetched{"ref-not-fetched", Severity::Information};
inline constexpr Rule RefBeingFetched{"ref-being-fetched", Severity::Information};
inline constexpr Rule RefFetchFailed{"ref-fetch-failed", Severity::Error};         ///< %2 the network's own words
inline constexpr Rule RefFetchRefused{"ref-fetch-refused", Severity::Error};       ///< %2 the status
inline constexpr Rule RefFetchTooLarge{"ref-fetch-too-large", Severity::Warning};  ///< %2 how many MB there may be
inline constexpr Rule RefLeadsElsewhere{"ref-leads-elsewhere", Severity::Warning}; ///< %2 the other address
inline constexpr Rule RefTooManyFiles{"ref-too-many-files", Severity::Warning};    ///< %2 how many there may be
inline constexpr Rule RefTooManyBytes{"ref-too-many-bytes", Severity::Warning};    ///< %2 how many MB there may be
inline constexpr Rule RefTooDeep{"ref-too-deep", Severity::Warning};               ///< %2 how deep they may lie
inline constexpr Rule SecuritySchemeMissing{"security-scheme-missing", Severity::Error}; ///< %1 name

} // namespace rules

[[nodiscard]] const QList<Rule> &allRules();

} // namespace lint
