#pragma once

#include "diagnostic.h"

#include <QTextEdit>

namespace source {

class TextMirror;

/** Colors of the keys, numbers, texts and comments in the lines from `first` to `last`. */
[[nodiscard]] QList<QTextEdit::ExtraSelection> tokenHighlights(const TextMirror &mirror, const QTextBlock &first,
                                                               const QTextBlock &last);
/** Wavy underlines of the problems within the bytes `visible`. */
[[nodiscard]] QList<QTextEdit::ExtraSelection> problemHighlights(const TextMirror &mirror,
                                                                 const base::Diagnostics &problems,
                                                                 const base::Span &visible, QTextDocument &text);
/** The color of a problem by its severity. */
[[nodiscard]] QColor problemColor(base::Severity severity);

} // namespace source
