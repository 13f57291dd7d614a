#pragma once

namespace window {

/** The tabs of the page of a definition, in the order of the tab bar. Merge is there while versions are merged. */
enum class DefinitionTab { Overview, Paths, Schemas, Map, Changes, Traffic, Reading, Settings, Source, Merge };
inline constexpr int DefinitionTabCount = 10;

} // namespace window
