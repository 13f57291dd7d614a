#pragma once

#include "words.h"

#include <QStringList>

namespace walk {

/** The first part of each line that a life of the program writes for the process that has started it. */
namespace line {
inline constexpr QStringView Begin = u"begin";         ///< An act begins: its number, whether it may be killed in it.
inline constexpr QStringView Act = u"act";             ///< It has ended: its number, what was done.
inline constexpr QStringView Word = u"word";           ///< A word is typed, or is at another place: encodeWord().
inline constexpr QStringView Safe = u"safe";           ///< All unsaved words are in recovery records.
inline constexpr QStringView Violation = u"violation"; ///< Its kind, and what was expected and seen.
inline constexpr QStringView Quit = u"quit";           ///< The window was closed in the act with this number.
inline constexpr QStringView Done = u"done";           ///< All acts are done.
} // namespace line

/** Writes one line to the standard output, in one call: the process may be killed in the next moment. */
void report(QStringView kind, QStringList parts = {});
void reportWord(const Word &word);
/** `kind` is the same for all violations with the same cause. */
void reportViolation(const QString &kind, const QString &text);

} // namespace walk
