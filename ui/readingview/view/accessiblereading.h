#pragma once

namespace readingview {

class ReadingView;

/** Makes the text of the current part of a view readable by assistive technology, and notifies it when another part
 * becomes current. */
void makeAccessible(ReadingView &view);

} // namespace readingview
