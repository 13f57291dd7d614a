#pragma once

class QWidget;

namespace window {

class Actions;

/** Opens a dialog with the actions that have a shortcut, and their keys. */
void showKeyboardShortcuts(const Actions &actions, QWidget *parent);
/** Opens a dialog with the name, the version and a description of the program. */
void showAbout(QWidget *parent);

} // namespace window
