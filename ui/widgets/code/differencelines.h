#pragma once

#include <QChar>

namespace widgets {

class CodeView;

/** What stands, with a blank, before a line that only the first of two texts has, or only the second. */
inline constexpr QChar FirstMark = u'\u2212';
inline constexpr QChar SecondMark = u'+';

/** Gives the lines with these marks their colours. To be called again when the theme changes. */
void colourDifferences(CodeView &view);

} // namespace widgets
