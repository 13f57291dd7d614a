#pragma once

#include <QMap>
#include <QString>
#include <QStringList>

class QWidget;

namespace support {

/** Texts of windows by the place of each, for example "mainWindow/gatewayBar/gatewayButton.toolTip". */
using WindowTexts = QMap<QString, QString>;

/** Returns all texts of a visible window and its visible controls: labels, tool tips, names for screen readers, rows
 * and headers of lists, menus. Numbers are replaced by 0, because durations and times differ in each run. */
[[nodiscard]] WindowTexts textsOf(const QWidget &window);

/** Whether tabs and pages that have to be scrolled sideways count as cut. */
enum class Scrolled { IsCut, IsWhole };

/** Returns the texts of a window that need more space than their control has: labels, buttons, tabs, combo boxes.
 * Texts that are elided and have a tool tip with the whole text are not among them, nor headers, which can be widened.
 */
[[nodiscard]] QStringList truncatedTextsOf(const QWidget &window, Scrolled scrolled);

/** Returns the mnemonics that two actions of one menu have, or two controls of one window that are visible. */
[[nodiscard]] QStringList repeatedMnemonicsOf(const QWidget &window);

} // namespace support
