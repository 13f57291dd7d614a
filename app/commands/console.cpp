#include "console.h"

#include <cstdio>
#include <unistd.h>

namespace commands {

QString withoutControls(QString text)
{
    for (QChar &character : text) {
        if (character.category() == QChar::Other_Control && character != u'\n' && character != u'\t')
            character = QChar::ReplacementCharacter;
    }
    return text;
}

QString inOneLine(const QString &text)
{
    return withoutControls(text).replace(u'\n', u' ').replace(u'\r', u' ');
}

Console::Console()
    : m_hasColor(isatty(STDOUT_FILENO) != 0 && !qEnvironmentVariableIsSet("NO_COLOR") &&
                 !qEnvironmentVariableIsSet("CI"))
{
    (void)m_input.open(stdin, QIODevice::ReadOnly);
    (void)m_output.open(stdout, QIODevice::WriteOnly);
    (void)m_errors.open(stderr, QIODevice::WriteOnly);
}

void Console::print(const QByteArray &bytes)
{
    if (m_output.write(bytes) != bytes.size() || !m_output.flush())
        m_hasLostOutput = true;
}

void Console::complain(const QString &line)
{
    m_errors.write(withoutControls(line).toUtf8() + '\n');
    m_errors.flush();
}

QByteArray Console::readInput(qint64 limit)
{
    QByteArray bytes;
    while (bytes.size() <= limit) {
        const QByteArray piece = m_input.read(std::min<qint64>(limit + 1 - bytes.size(), 1 << 16));
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
    m_errors.write(withoutControls(question).toUtf8());
    m_errors.flush();
    return m_input.readLine(longest);
}

} // namespace commands
