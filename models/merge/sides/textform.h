#pragma once

#include "encoding.h"

namespace merge {

/** The line breaks of a text: one kind, or several. */
enum class LineBreaks : quint8 { None, LineFeed, CarriageReturnLineFeed, Mixed };

[[nodiscard]] LineBreaks lineBreaksOf(const QByteArray &text);

/** The encoding and line breaks of a file, which are merged apart from its content. */
struct TextForm {
    document::Encoding encoding;
    LineBreaks lineBreaks = LineBreaks::LineFeed;

    /** Returns the form of the merged file: what theirs changed is that of theirs, the rest is that of ours. */
    [[nodiscard]] static TextForm merged(const TextForm &base, const TextForm &ours, const TextForm &theirs);
};

/** Returns the text with LF as its line breaks. */
[[nodiscard]] QByteArray withLineFeeds(QByteArray text);

/** Returns the bytes of a file that has the text, whose line breaks are LF unless those of the form are mixed. */
[[nodiscard]] QByteArray fileBytesOf(const QByteArray &text, const TextForm &form);

} // namespace merge
