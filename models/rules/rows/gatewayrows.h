#pragma once

#include "rule.h"

namespace rules {

/** Rules about the definitions that one gateway serves together, and about its dashboard's policies. Only the command
 * check-gateway checks them. */
inline constexpr Rule GatewayRows[] = {
    {.id = "listen-path-equal",
     .severity = base::Severity::Error,
     .message = QT_TRANSLATE_NOOP("Rules", "“%2” already has the listen path “%1”, so this API is never served."),
     .arguments = {{"listen path"}, {"API"}},
     .explanation = QT_TRANSLATE_NOOP(
         "Rules", "The gateway selects the API by the listen path. Change one of the two, or deactivate one API.")},
    {.id = "listen-path-never-reached",
     .severity = base::Severity::Error,
     .message = QT_TRANSLATE_NOOP(
         "Rules", "No request reaches this API: the gateway tries the listen path “%2” of “%3” before “%1”."),
     .arguments = {{"listen path"}, {"other listen path"}, {"API"}},
     .explanation = QT_TRANSLATE_NOOP(
         "Rules",
         "The gateway tries longer listen paths first, counted as written: a parameter such as {tenant} hides shorter listen paths. Shorten the parameter's name, or change one of the two listen paths.")},
    {.id = "listen-path-divided",
     .severity = base::Severity::Warning,
     .message = QT_TRANSLATE_NOOP("Rules", "Requests for “%1” go to “%2” (%3), not to this API."),
     .arguments = {{"path"}, {"API"}, {"listen path"}},
     .explanation = QT_TRANSLATE_NOOP(
         "Rules",
         "Two listen paths match the same requests, and the gateway tries the other one first. If the other one is only more specific, such as /api/v2 and /api, this is information; otherwise, check that it is intended.")},
    {.id = "api-id-taken",
     .severity = base::Severity::Error,
     .message = QT_TRANSLATE_NOOP("Rules", "“%2” has the same API id “%1”."),
     .arguments = {{"API id"}, {"API"}},
     .explanation = QT_TRANSLATE_NOOP(
         "Rules",
         "The dashboard and policies identify an API by its id (info.id), so one of the two replaces the other. Give each API an id of its own.")},
    {.id = "api-name-ambiguous",
     .severity = base::Severity::Warning,
     .message = QT_TRANSLATE_NOOP("Rules",
                                  "The policy “%2” grants access to the API “%1”, and “%3” has the same name."),
     .arguments = {{"API"}, {"policy"}, {"other API"}},
     .explanation = QT_TRANSLATE_NOOP(
         "Rules",
         "A definition without an id (info.id) is identified by its name. Add the id of the API on the dashboard.")},
    {.id = "api-without-policy",
     .severity = base::Severity::Warning,
     .message = QT_TRANSLATE_NOOP("Rules",
                                  "Clients need a key, but no active policy of “%1” grants access to this API."),
     .arguments = {{"environment"}},
     .explanation = QT_TRANSLATE_NOOP(
         "Rules", "No key that is created from a policy can call the API. Grant access to it in a policy.")},
    {.id = "policy-api-unknown",
     .severity = base::Severity::Warning,
     .message = QT_TRANSLATE_NOOP("Rules",
                                  "The policy “%1” grants access to the API “%2”, which no definition describes."),
     .arguments = {{"policy"}, {"API"}},
     .explanation = QT_TRANSLATE_NOOP(
         "Rules",
         "The access right has no effect if the API was deleted or renamed. If its definition is in another folder, check the folder that contains both.")},
    {.id = "policy-url-unused",
     .severity = base::Severity::Warning,
     .message = QT_TRANSLATE_NOOP("Rules", "The policy “%1” allows “%2” of “%3”, which matches no operation."),
     .arguments = {{"policy"}, {"URL"}, {"API"}},
     .explanation = QT_TRANSLATE_NOOP(
         "Rules",
         "An allowed URL that matches no operation allows nothing. Correct the URL or its methods in the policy.")},
    {.id = "policy-inactive",
     .severity = base::Severity::Information,
     .message = QT_TRANSLATE_NOOP("Rules", "The policy “%1” is inactive."),
     .arguments = {{"policy"}},
     .explanation = QT_TRANSLATE_NOOP("Rules", "The gateway refuses the keys of an inactive policy.")},
    {.id = "listen-paths-not-checked",
     .severity = base::Severity::Warning,
     .message = QT_TRANSLATE_NOOP("Rules",
                                  "The listen paths have too many conflicts: not all are compared with each other."),
     .explanation = QT_TRANSLATE_NOOP(
         "Rules", "The number of comparisons in one run is limited, so that no definitions can make it endless.")},
    {.id = "policy-urls-not-checked",
     .severity = base::Severity::Warning,
     .message = QT_TRANSLATE_NOOP("Rules",
                                  "The policies have too many allowed URLs: not all are compared with the operations."),
     .explanation = QT_TRANSLATE_NOOP(
         "Rules", "The number of comparisons in one run is limited, so that no dashboard can make it endless.")},
    {.id = "policies-not-checked",
     .severity = base::Severity::Warning,
     .message = QT_TRANSLATE_NOOP(
         "Rules", "The dashboard of “%1” does not list its policies, so only those known here are checked."),
     .arguments = {{"environment"}},
     .explanation = QT_TRANSLATE_NOOP(
         "Rules", "Whether an API has a policy can be checked only with a dashboard that lists all of its policies.")},
};

} // namespace rules
