#pragma once

namespace source {

class SourceEditor;

// The commands of the editor besides those of every text field, as actions of the widget: they have a shortcut and are
// in the command palette and in the context menu.

/** Adds the actions to the editor; once. */
void addEditorActions(SourceEditor &editor);
/** Sets their texts in the current language. */
void retranslateEditorActions(SourceEditor &editor);

} // namespace source
