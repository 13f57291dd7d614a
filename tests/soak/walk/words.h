#pragma once

#include <QList>
#include <QString>

namespace walk {

/** Where a typed word is. Each state but Gone obliges the program to keep the word. */
enum class Place {
    Field,    ///< In a control, and not in the text of its definition.
    Document, ///< In the text of an open definition.
    History,  ///< In an undo step of an open definition, after the user removed it from the text.
    File,     ///< In a file, and in no open definition.
    Recovery, ///< Only in a recovery record.
    Gone,     ///< The user has discarded it, or has been told it after a crash.
};

/** A unique text that a session has typed. */
struct Word {
    QString text;
    QString field; ///< Identifies the control that it was typed into.
    QString file;  ///< Of the definition that the control edits.
    int act = 0;   ///< When it was typed.
    Place place = Place::Field;
    bool isReplaced = false;  ///< The user has typed over it.
    bool isExternal = false;  ///< Another program has removed it from the file.
    bool isSafe = false;      ///< It was in a file or a recovery record when the session last waited for that.
    bool isTold = false;      ///< It was not complete when the program was killed, and a message told it after that.
    bool wasReplaced = false; ///< The user has typed over it, and undo may have brought it back.
};

/** The word number `number` of a session: letters that no definition contains. */
[[nodiscard]] QString wordOfNumber(int number);

/** One line without its end. */
[[nodiscard]] QString encodeWord(const Word &word);
[[nodiscard]] Word decodeWord(const QString &line);

/** Replaces the word with the same text, or adds it. */
void noteWord(QList<Word> &words, const Word &word);

} // namespace walk
