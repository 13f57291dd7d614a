#pragma once

namespace window {

/** The tabs of the page of a definition, in the order of the tab bar. */
enum class DefinitionTab { Overview, Paths, Schemas, Map, Changes, Reading, Settings, Source };
inline constexpr int DefinitionTabCount = 8;

} // namespace window
