#pragma once

#include "definitiontab.h"
#include "navigator.h"
#include "page.h"

#include <optional>

namespace window {

/** The view of the navigator that is this tab of the page of a definition. */
[[nodiscard]] navigation::View viewOf(DefinitionTab tab);
/** The view of the navigator that is this page; for Page::Apis, which has definitions, the welcome page. */
[[nodiscard]] navigation::View viewOf(Page page);
/** The tab that is this view; std::nullopt for pages, and for views that depend on the location. */
[[nodiscard]] std::optional<DefinitionTab> tabOf(navigation::View view);
/** The page that is this view; std::nullopt for a view of a definition. */
[[nodiscard]] std::optional<Page> pageOf(navigation::View view);

} // namespace window
