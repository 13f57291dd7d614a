#pragma once

#include "listenpathplan.h"

#include <QColor>
#include <QSet>

#include <optional>

namespace listenpaths {

/** The definitions that the test gateway serves now, by the paths of their files; nothing while it is stopped. */
using ServedNow = std::optional<QSet<QString>>;

/** Returns the word for the state of a listen path: "Never reached". */
[[nodiscard]] QString stateText(reach::ListenPathState state);
/** Returns the color of the word for the state of a listen path in the current theme. */
[[nodiscard]] QColor stateColor(const reach::ListenPathRow &row);
/** Returns a listen path after its custom domain, if it has one: `shop.example/books`. */
[[nodiscard]] QString pathText(const reach::ServedApi &api);
/** Returns the name of a definition's file without its folder. */
[[nodiscard]] QString fileText(const reach::ServedApi &api);
/** Returns the listen path of a definition with the definition's name and file. */
[[nodiscard]] QString titleText(const reach::ServedApi &api);
/** Returns whether the test gateway serves a definition now; empty while it is stopped. */
[[nodiscard]] QString servedText(const reach::ServedApi &api, const ServedNow &served);

/** Returns sentences about who gets the requests for the listen path of the row with this index, with a limited number
 * of its conflicts; empty if the plan has no such row. */
[[nodiscard]] QStringList detailTexts(const reach::ListenPathPlan &plan, qsizetype row, const ServedNow &served);
/** Returns the sentence that says which definition of a plan gets the request that `match` is for, and why. */
[[nodiscard]] QString matchText(const reach::ListenPathPlan &plan, const reach::ListenPathPlan::Match &match);
/** Returns the text that says how many listen paths a plan has and how many of them have conflicts, and whether some
 * are not compared. */
[[nodiscard]] QString summaryText(const reach::ListenPathPlan &plan);

} // namespace listenpaths
