#pragma once

namespace widgets {

/**
 * Completes what assistive technology can do with Qt's controls. A combo box has its label as its name (Qt on Unix
 * gives the selected text) and selects an entry that is pressed; a text that assistive technology sets counts as typed;
 * a selected row becomes the current row; a banner is an alert, which is read aloud when it appears. Call it once,
 * before the first window is created.
 */
void installAccessibleControls();

} // namespace widgets
