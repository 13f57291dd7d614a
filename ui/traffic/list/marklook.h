#pragma once

#include "exchangemarks.h"

#include <QIcon>
#include <QString>
#include <QVariant>

namespace traffic {

/** The name of a color of exchanges, as the menu shows it. */
[[nodiscard]] QString markText(items::MarkColor color);
/** A square in a color of exchanges, in the current theme; null for MarkColor::None. */
[[nodiscard]] QIcon markIcon(items::MarkColor color);
/** The value of a role for a cell of a marked row, see items::ExchangeModel::setMarksLook(): a tint of the row's color,
 * a pin in the first column, and a text for screen readers. */
[[nodiscard]] QVariant markLook(const items::ExchangeMarks &marks, int column, int role);

} // namespace traffic
