#pragma once

#include <QtGlobal>

#include <algorithm>

namespace reading {

/** The largest number of characters of a Markdown text that are shown; the text is cut there. */
inline constexpr qsizetype MaximumMarkdown = 256 * 1024;
/** The largest number of nested lists and quotes in a Markdown text. Deeper ones are shown at this level. */
inline constexpr int MaximumNesting = 8;
/** The largest number of characters in the address of a Markdown link. A link with a longer address is shown as
 * text. */
inline constexpr qsizetype MaximumLink = 2048;
/** The largest number of bytes of an example. A longer example is not shown. */
inline constexpr qsizetype MaximumExample = 64 * 1024;
/** The largest number of examples that are shown of one parameter or body. */
inline constexpr qsizetype MaximumExamples = 20;
/** The largest number of rows that are shown of a schema in one place, and the largest number of levels of rows that
 * are indented. */
inline constexpr qsizetype MaximumRows = 2000;
inline constexpr int MaximumIndent = 12;
/** The largest number of blocks in the text of one part of a document; a note replaces further blocks. */
inline constexpr qsizetype MaximumBlocks = 20'000;
/** The largest number of characters of a list of allowed values. A longer list is cut. */
inline constexpr qsizetype MaximumConstraints = 2000;
/** The largest number of levels of callbacks inside callbacks that are shown. */
inline constexpr int MaximumCallbackDepth = 2;
/** The largest number of levels of tags inside tags in the outline. */
inline constexpr int MaximumTagDepth = 16;
/** The largest number of references to a schema that are listed. */
inline constexpr qsizetype MaximumUses = 24;
/** The limits in bytes of an HTML page: for a document without text, and for a document of any size. */
inline constexpr qsizetype LeastPage = 32 * 1024 * 1024;
inline constexpr qsizetype MaximumPage = 512 * 1024 * 1024;

/** Returns the largest number of bytes that the HTML page of a document of `bytes` bytes can have. What the operations
 * of a path share is on the page once for each of them, so a page can be much larger than its document. */
[[nodiscard]] constexpr qsizetype pageBytesFor(qsizetype bytes)
{
    constexpr qsizetype BytesOfByte = 8;
    return std::min(LeastPage + bytes * BytesOfByte, MaximumPage);
}

} // namespace reading
