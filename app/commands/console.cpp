#include "console.h"

#include "showntext.h"

#include <QRegularExpression>

#include <algorithm>
#include <cstdio>
#include <unistd.h>

namespace commands {

namespace {

bool isPlain(char c)
{
    return c == '\n' || (c >= ' ' && c <= '~');
}

/** shownLines() with the sequences that set a color or end it, such as `\033[31m`. */
QByteArray withColors(const QString &text)
{
    static const QRegularExpression color(u"\033\\[[0-9]{1,2}m"_qs);
    QString out;
    qsizetype from = 0;
    for (auto found = color.globalMatch(text); found.hasNext();) {
        const QRegularExpressionMatch match = found.next();
        out += base::shownLines(QStringView(text).sliced(from, match.capturedStart() - from)) + match.captured();
        from = match.capturedEnd();
    }
    return (out + base::shownLines(QStringView(text).sliced(from))).toUtf8();
}

} // namespace

QString notACommand(const QString &line)
{
    return line.trimmed().startsWith(u"::") ? u"./"_qs + line : line;
}

QString shownLine(const QString &text)
{
    return notACommand(base::shownText(text));
}

Console::Console()
    : m_isTerminal(isatty(STDOUT_FILENO) != 0)
    , m_hasColor(m_isTerminal && !qEnvironmentVariableIsSet("NO_COLOR") && !qEnvironmentVariableIsSet("CI"))
{
    (void)m_input.open(stdin, QIODevice::ReadOnly);
    (void)m_output.open(stdout, QIODevice::WriteOnly);
    (void)m_errors.open(stderr, QIODevice::WriteOnly);
}

void Console::printLine(const QString &line)
{
    print(shownLine(line).toUtf8() + '\n');
}

void Console::printText(const QByteArray &text)
{
    if (std::all_of(text.begin(), text.end(), isPlain))
        return print(text);
    const QString lines = QString::fromUtf8(text);
    print(m_hasColor ? withColors(lines) : base::shownLines(lines).toUtf8());
}

void Console::printJson(const QByteArray &json)
{
    print(base::shownJson(json));
}

void Console::printDocument(const QByteArray &bytes)
{
    print(m_isTerminal ? base::shownLines(QString::fromUtf8(bytes)).toUtf8() : bytes);
}

void Console::print(const QByteArray &bytes)
{
    if (m_output.write(bytes) != bytes.size() || !m_output.flush())
        m_hasLostOutput = true;
}

void Console::complain(const QString &line)
{
    m_errors.write(shownLine(line).toUtf8() + '\n');
    m_errors.flush();
}

QByteArray Console::readInput(qint64 limit)
{
    QByteArray bytes;
    while (bytes.size() <= limit) {
        const QByteArray piece = readInputPiece(std::min<qint64>(limit + 1 - bytes.size(), 1 << 16));
        if (piece.isEmpty())
            break;
        bytes += piece;
    }
    return bytes;
}

bool Console::isInteractive() const
{
    return isatty(STDIN_FILENO) != 0 && isatty(STDERR_FILENO) != 0;
}

QByteArray Console::askLine(const QString &question)
{
    constexpr qint64 longest = 1024;
    m_errors.write(shownLine(question).toUtf8());
    m_errors.flush();
    return m_input.readLine(longest);
}

} // namespace commands
