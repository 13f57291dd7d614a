#pragma once

#include "documentchange.h"

namespace source {

class SourceEditor;

/** Makes the text of editors readable and editable by assistive technology. May be called again. */
void installAccessibleSource();
/** Tells assistive technology about an edit that the editor shows. */
void notifyAccessibleChange(SourceEditor &editor, const document::Change &change);
/** Tells it where the cursor is. */
void notifyAccessibleCaret(SourceEditor &editor);

} // namespace source
