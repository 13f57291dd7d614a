#pragma once

namespace readingview {

class ReadingView;

/** Makes the text of the current part readable by assistive technology, and tells it when another part is current. */
void makeAccessible(ReadingView &view);

} // namespace readingview
