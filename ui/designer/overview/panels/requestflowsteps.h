#pragma once

#include "definitionview.h"
#include "requestflow.h"
#include "settingssection.h"

namespace designer {

/** The steps of the request flow, in the order in which a request passes them. */
enum class RequestStep { Client, ListenPath, ClientAuthentication, UpstreamAuthentication, Upstream };
inline constexpr int RequestStepCount = 5;

/** Returns the steps of the request flow as they are set in the definition, without the credentials themselves. */
[[nodiscard]] QList<FlowStep> requestFlowSteps(const definition::DefinitionView &view);
/** Returns the section of the Settings tab that has the settings of a step. */
[[nodiscard]] SettingsSection settingsSectionOf(RequestStep step);

} // namespace designer
