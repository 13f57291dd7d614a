#pragma once

#include <QtGlobal>

#include <algorithm>

namespace reading {

/** A longer Markdown text is shown up to here, in characters. */
inline constexpr qsizetype MaximumMarkdown = 256 * 1024;
/** Levels of lists and quotes in a Markdown text. Deeper ones are shown at this level. */
inline constexpr int MaximumNesting = 8;
/** Characters of the address of a link. A link with a longer one is shown as text. */
inline constexpr qsizetype MaximumLink = 2048;
/** Bytes of an example. A longer one is not shown. */
inline constexpr qsizetype MaximumExample = 64 * 1024;
/** Examples of one parameter or body. */
inline constexpr qsizetype MaximumExamples = 20;
/** Rows of a schema in one place, and levels of them that are indented. */
inline constexpr qsizetype MaximumRows = 2000;
inline constexpr int MaximumIndent = 12;
/** Blocks of one entry; the rest is replaced by a note. */
inline constexpr qsizetype MaximumBlocks = 20'000;
/** Characters of a list of allowed values. A longer one is cut. */
inline constexpr qsizetype MaximumConstraints = 2000;
/** Levels of callbacks in callbacks. */
inline constexpr int MaximumCallbackDepth = 2;
/** Levels of tags in tags. */
inline constexpr int MaximumTagDepth = 16;
/** References to a schema that are listed. */
inline constexpr qsizetype MaximumUses = 24;
/** Bytes of a page of a document without text, and of any document. */
inline constexpr qsizetype LeastPage = 32 * 1024 * 1024;
inline constexpr qsizetype MaximumPage = 512 * 1024 * 1024;

/** Bytes of a page of a document of so many bytes. What the operations of a path share is on the page again for each of
 * them. */
[[nodiscard]] constexpr qsizetype pageBytesFor(qsizetype bytes)
{
    constexpr qsizetype BytesOfByte = 8;
    return std::min(LeastPage + bytes * BytesOfByte, MaximumPage);
}

} // namespace reading
