#pragma once

#include <QByteArray>
#include <QFile>
#include <QString>

namespace commands {

/** Returns a line of output with `./` before it if it begins with `::`, which GitHub's runner would take for a
 * command. */
[[nodiscard]] QString notACommand(const QString &line);

/** Returns base::shownText() of a line that begins with the name of a file, changed as by notACommand(). */
[[nodiscard]] QString shownLine(const QString &text);

/**
 * The three standard streams. Results go to standard output, everything else to standard error; both are flushed
 * immediately. Nothing else of the program writes to them, and every text is written as base::shownText() or one of its
 * relatives shows it: names and contents of files can't change the terminal or look like lines of their own.
 */
class Console final
{
public:
    Console();

    /** Writes one line to standard output; the line end is added. */
    void printLine(const QString &line);
    /** Writes a text of several lines to standard output. The parts of it that are not the program's own must have been
     * passed through shownText(). Colors stay if the console has color. */
    void printText(const QByteArray &text);
    /** Writes JSON to standard output, with escapes for everything that a terminal would obey. */
    void printJson(const QByteArray &json);
    /** Writes a document to standard output: as it is to a file or a pipe, and as base::shownLines() to a terminal. */
    void printDocument(const QByteArray &bytes);
    /** Returns true if standard output could not be written completely. */
    [[nodiscard]] bool hasLostOutput() const { return m_hasLostOutput; }
    /** Writes one line to standard error. */
    void complain(const QString &line);
    /** Reads standard input to its end, but at most `limit` bytes. */
    [[nodiscard]] QByteArray readInput(qint64 limit);
    /** Reads on in standard input. Returns at most `limit` bytes, and none at its end. */
    [[nodiscard]] QByteArray readInputPiece(qint64 limit) { return m_input.read(limit); }

    /** Returns true if the user can be asked: standard input and standard error are a terminal. */
    [[nodiscard]] bool isInteractive() const;
    /** Writes a question to standard error and returns the line that the user enters. */
    [[nodiscard]] QByteArray askLine(const QString &question);

    /** Returns whether results are printed in color: not to a pipe or a file, and not with NO_COLOR, CI or
     * --no-color. */
    [[nodiscard]] bool hasColor() const { return m_hasColor; }
    /** Turns color off, for the option --no-color. */
    void disableColor() { m_hasColor = false; }

private:
    void print(const QByteArray &bytes);

    QFile m_input;
    QFile m_output;
    QFile m_errors;
    bool m_isTerminal = false; ///< Whether standard output is a terminal.
    bool m_hasColor = false;
    bool m_hasLostOutput = false;
};

} // namespace commands
