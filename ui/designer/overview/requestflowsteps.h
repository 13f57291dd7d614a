#pragma once

#include "definitionview.h"
#include "requestflow.h"
#include "settingssection.h"

namespace designer {

/** The steps of a request's way, in order. */
enum class RequestStep { Client, ListenPath, ClientAuthentication, UpstreamAuthentication, Upstream };
inline constexpr int RequestStepCount = 5;

/** What each station does, read from the definition; the credentials themselves are not in it. */
[[nodiscard]] QList<FlowStep> requestFlowSteps(const definition::DefinitionView &view);
/** Where a station is set. */
[[nodiscard]] SettingsSection settingsSectionOf(RequestStep step);

} // namespace designer
