#pragma once

namespace widgets {

/**
 * Completes what assistive technology can do with Qt's controls. Combo boxes have their label as their name (Qt on Unix
 * gives the selected text) and select an entry that is pressed; text that is set counts as typed; a selected row
 * becomes the current one; a banner is an alert, which is read aloud when it appears. Called once, before the first
 * window is created.
 */
void installAccessibleControls();

} // namespace widgets
