#pragma once

class QWidget;

namespace window {

class Actions;

/** Shows the actions that have a shortcut, with their keys. */
void showKeyboardShortcuts(const Actions &actions, QWidget *parent);
/** Shows the name, the version and a description of the program. */
void showAbout(QWidget *parent);

} // namespace window
