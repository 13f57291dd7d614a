#pragma once

#include "apichange.h"

namespace messages {

/** The largest number of characters of the first line of a commit message. */
inline constexpr qsizetype LongestSubject = 72;
/** The largest number of characters of the other lines, unless a line is one longer word. */
inline constexpr qsizetype LongestBodyLine = 72;
/** The largest number of changes that the body of a commit message lists; further ones are counted. */
inline constexpr qsizetype MostBodyLines = 60;

/**
 * An edit of a definition that does not change the meaning of the API, such as another description.
 */
struct TextEdit {
    enum class Kind : quint8 { Added, Changed, Removed, Renamed };
    Kind kind = Kind::Changed;
    QString place; ///< The place for readers, such as `info › title`.
};

/**
 * Drafts a commit message from the changes of an API description, in the form of Conventional Commits: a subject of at
 * most LongestSubject characters about the most severe changes, which says less rather than ends in the middle, a line
 * for each change by operation, operations with breaking changes first, and a footer `BREAKING CHANGE:` if a change
 * breaks clients. Other edits follow the changes. Empty without changes and edits. Source: conventionalcommits.org,
 * version 1.0.0.
 */
[[nodiscard]] QString commitMessage(const QList<difference::Change> &changes, const QList<TextEdit> &edits = {});

/** Returns the changes as a list in Markdown, with a heading for each operation and one for other edits, if there are
 * any. */
[[nodiscard]] QString changesAsMarkdown(const QList<difference::Change> &changes, const QList<TextEdit> &edits = {});

} // namespace messages
