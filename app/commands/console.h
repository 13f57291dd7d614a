#pragma once

#include <QByteArray>
#include <QFile>
#include <QString>

namespace commands {

/** A line that begins with `::` would be a command to GitHub's runner; it gets `./` before it. */
[[nodiscard]] QString notACommand(const QString &line);

/** base::shownText() for a line that begins with the name of a file, as notACommand(). */
[[nodiscard]] QString shownLine(const QString &text);

/**
 * The three standard streams. Results go to standard output, everything else to standard error; both are flushed
 * immediately. Nothing else of the program writes there, and every text is written as base::shownText() or one of its
 * relatives shows it: names and contents of files can't change the terminal or look like lines of their own.
 */
class Console final
{
public:
    Console();

    /** Writes one line to standard output; the line end is added. */
    void printLine(const QString &line);
    /** Writes a text of several lines. What is not the program's own in it is shownText() already. Colors stay if the
     * console has some. */
    void printText(const QByteArray &text);
    /** Writes JSON with escapes for what a terminal would obey. */
    void printJson(const QByteArray &json);
    /** Writes a document as it is to a file or a pipe, and as shownLines() to a terminal. */
    void printDocument(const QByteArray &bytes);
    /** True if standard output could not be written completely. */
    [[nodiscard]] bool hasLostOutput() const { return m_hasLostOutput; }
    /** Writes one line to standard error. */
    void complain(const QString &line);
    /** All of standard input, at most `limit` bytes. */
    [[nodiscard]] QByteArray readInput(qint64 limit);

    /** True if the user can be asked: standard input and standard error are a terminal. */
    [[nodiscard]] bool isInteractive() const;
    /** Writes a question to standard error and reads one line of the answer. */
    [[nodiscard]] QByteArray askLine(const QString &question);

    /** False for a pipe, a file, NO_COLOR, CI or --no-color. */
    [[nodiscard]] bool hasColor() const { return m_hasColor; }
    /** For --no-color. */
    void disableColor() { m_hasColor = false; }

private:
    void print(const QByteArray &bytes);

    QFile m_input;
    QFile m_output;
    QFile m_errors;
    bool m_isTerminal = false; ///< Standard output.
    bool m_hasColor = false;
    bool m_hasLostOutput = false;
};

} // namespace commands
