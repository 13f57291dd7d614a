#pragma once

namespace widgets {

/**
 * Lets the outside do with controls what the person can: drop-downs speak their label (Qt on Unix gives the chosen text
 * as the name) and choose an entry that is pressed, text that is set counts as typed, and a row that is selected
 * becomes the current one. Called once by the application's owner, before the first window.
 */
void installAccessibleControls();

} // namespace widgets
