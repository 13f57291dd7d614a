#pragma once

namespace widgets {

/**
 * Lets drop-downs speak their label: on Unix, Qt gives the chosen text as the name of a QComboBox, so that it can be
 * found neither by its label nor by setAccessibleName(). Called once by the theme's owner, before the first window.
 */
void installAccessibleComboBoxes();

} // namespace widgets
