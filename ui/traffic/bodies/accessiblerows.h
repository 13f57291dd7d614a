#pragma once

namespace traffic {

class RowsView;

/** Makes the visible text of a view readable by assistive technology, with the cursor and the selection in it, and
 * notifies assistive technology of moves of the cursor. */
void makeAccessible(RowsView &view);

} // namespace traffic
