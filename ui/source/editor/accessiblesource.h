#pragma once

namespace source {

class SourceEditor;

/** Makes the text of an editor readable and editable by assistive technology, and notifies assistive technology of
 * edits and moves of the cursor. */
void makeAccessible(SourceEditor &editor);

} // namespace source
