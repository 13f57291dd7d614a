#pragma once

#include <QByteArray>
#include <QFile>
#include <QString>

namespace commands {

/** Text of a server or file without control characters, which could change the terminal. Line ends and tabs stay. */
[[nodiscard]] QString withoutControls(QString text);

/** The same in one line, without line ends too. */
[[nodiscard]] QString inOneLine(const QString &text);

/** The three standard streams. Results go to standard output, everything else to standard error; both are flushed
 * immediately. */
class Console final
{
public:
    Console();

    /** Writes to standard output. */
    void print(const QByteArray &bytes);
    /** True if standard output could not be written completely. */
    [[nodiscard]] bool hasLostOutput() const { return m_hasLostOutput; }
    /** The same for one line; the line end is added. */
    void printLine(const QString &line) { print(line.toUtf8() + '\n'); }
    /** Writes one line to standard error; control characters are replaced. */
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
    QFile m_input;
    QFile m_output;
    QFile m_errors;
    bool m_hasColor = false;
    bool m_hasLostOutput = false;
};

} // namespace commands
