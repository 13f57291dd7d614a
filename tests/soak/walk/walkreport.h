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
inline constexpr QStringView Count = u"count";         ///< One more of a figure.
inline constexpr QStringView Quit = u"quit";           ///< The window was closed in the act with this number.
inline constexpr QStringView Done = u"done";           ///< All acts are done.
} // namespace line

/** The names of the figures that a walk counts, so that a walk that does nothing is noticed. */
namespace figure {
inline const QString Acts = u"acts"_qs;
inline const QString Typed = u"words typed"_qs;
inline const QString Compared = u"controls compared after saves"_qs;
inline const QString Kills = u"kills"_qs;
inline const QString Told = u"half-typed words told after kills"_qs;
inline const QString Redone = u"undone words redone"_qs;
inline const QString NoControl = u"acts without a control to type into"_qs;
inline const QString NoFocus = u"clicked controls without the focus"_qs;
inline const QString NotTaken = u"words not taken"_qs;
} // namespace figure

/** Writes one line to the standard output, in one call: the process may be killed in the next moment. */
void report(QStringView kind, QStringList parts = {});
void reportWord(const Word &word);
void reportCount(const QString &figure);
/** `kind` is the same for all violations with the same cause. */
void reportViolation(const QString &kind, const QString &text);

} // namespace walk
