#pragma once

#include "definitionview.h"
#include "requestflow.h"

namespace designer {

/** The steps of the request flow, in the order in which a request passes them. */
enum class RequestStep { Client, ListenPath, ClientAuthentication, UpstreamAuthentication, Upstream };
inline constexpr int RequestStepCount = 5;

/** Returns the steps of the request flow as they are set in the definition, without the credentials themselves. */
[[nodiscard]] QList<FlowStep> requestFlowSteps(const definition::DefinitionView &view);
/** Returns the place, in the gateway extension, of the section of the Settings tab that has the settings of a step. */
[[nodiscard]] document::Pointer settingsOf(RequestStep step);

} // namespace designer
