#pragma once

#include "definitionview.h"
#include "requestflow.h"
#include "settingssection.h"

namespace designer {

/** The steps of the request flow, in order. */
enum class RequestStep { Client, ListenPath, ClientAuthentication, UpstreamAuthentication, Upstream };
inline constexpr int RequestStepCount = 5;

/** The steps as set in the definition, without the credentials themselves. */
[[nodiscard]] QList<FlowStep> requestFlowSteps(const definition::DefinitionView &view);
/** The section of the Settings tab for a step. */
[[nodiscard]] SettingsSection settingsSectionOf(RequestStep step);

} // namespace designer
