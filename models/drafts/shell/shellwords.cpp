#include "shellwords.h"

namespace drafts {

namespace {

bool isBlank(char byte)
{
    return byte == ' ' || byte == '\t' || byte == '\r';
}

/** Returns true if a line of the text ends with a character that continues it. */
bool hasContinuation(QByteArrayView text, char continuation)
{
    for (qsizetype at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) {
        qsizetype last = at - 1;
        if (last >= 0 && text[last] == '\r')
            --last;
        if (last >= 0 && text[last] == continuation)
            return true;
    }
    return false;
}

/** Reads the words of a command from left to right. Each shell overrides how quotes are read. */
class WordReader
{
public:
    explicit WordReader(const QByteArray &text)
        : m_text(text)
    {}
    virtual ~WordReader() = default;

    [[nodiscard]] base::Result<QList<Word>, CurlError> read();

protected:
    [[nodiscard]] bool isAtEnd(qsizetype ahead = 0) const { return m_at + ahead >= m_text.size(); }
    [[nodiscard]] char peek(qsizetype ahead = 0) const { return isAtEnd(ahead) ? '\0' : m_text.at(m_at + ahead); }
    void skip(qsizetype count = 1) { m_at = qMin(m_at + count, m_text.size()); }
    void take(char byte) { m_word += byte; }
    void takeBytes(QByteArrayView bytes) { m_word += bytes; }

    /** Skips a line end, `\n` or `\r\n`. Returns false if there is none. */
    bool skipLineEnd()
    {
        const qsizetype size = peek() == '\r' && peek(1) == '\n' ? 2 : (peek() == '\n' ? 1 : 0);
        skip(size);
        return size > 0;
    }

    /** Reads the next piece of a word: a quoted text, an escaped or a plain character. Returns false if a quote is not
     * closed. */
    virtual bool readPiece() = 0;
    /** Skips a line end that does not end the command, together with what escapes it. */
    virtual bool skipContinuation() = 0;
    [[nodiscard]] virtual bool endsCommand(char byte) const = 0;

private:
    [[nodiscard]] bool readWord(QList<Word> &words);

    const QByteArray &m_text;
    qsizetype m_at = 0;
    QByteArray m_word;
};

base::Result<QList<Word>, CurlError> WordReader::read()
{
    QList<Word> words;
    while (!isAtEnd()) {
        if (skipContinuation())
            continue;
        if (isBlank(peek()) || (peek() == '\n' && words.isEmpty())) {
            skip();
            continue;
        }
        if (endsCommand(peek()))
            break;
        const qsizetype start = m_at;
        if (!readWord(words))
            return CurlError{CurlProblem::OpenQuote, start, {}};
    }
    return words;
}

bool WordReader::readWord(QList<Word> &words)
{
    m_word.clear();
    const qsizetype start = m_at;
    while (!isAtEnd() && !isBlank(peek()) && !endsCommand(peek())) {
        if (skipContinuation())
            break;
        if (!readPiece())
            return false;
    }
    words.append({m_word, start});
    return true;
}

/** bash, zsh, dash: '…', "…", $'…' and backslashes. Source: POSIX.1 Shell Command Language 2.2, ANSI-C quoting of bash.
 */
class PosixWords final : public WordReader
{
public:
    using WordReader::WordReader;

protected:
    bool readPiece() override
    {
        switch (peek()) {
        case '\'':
            return readSingle();
        case '"':
            return readDouble();
        case '$':
            if (peek(1) == '\'')
                return readAnsi();
            break;
        case '\\':
            skip(isAtEnd(1) ? 0 : 1); // A last backslash is taken as it is.
            break;
        default:
            break;
        }
        take(peek());
        skip();
        return true;
    }
    bool skipContinuation() override
    {
        if (peek() != '\\' || !(peek(1) == '\n' || (peek(1) == '\r' && peek(2) == '\n')))
            return false;
        skip();
        return skipLineEnd();
    }
    [[nodiscard]] bool endsCommand(char byte) const override
    {
        return byte == '\n' || byte == '|' || byte == ';' || byte == '&' || byte == '>' || byte == '<';
    }

private:
    bool readSingle()
    {
        for (skip(); !isAtEnd(); skip()) {
            if (peek() == '\'') {
                skip();
                return true;
            }
            take(peek());
        }
        return false;
    }
    bool readDouble()
    {
        for (skip(); !isAtEnd(); skip()) {
            if (peek() == '"') {
                skip();
                return true;
            }
            if (peek() == '\\' && QByteArrayView("\"\\$`\n").contains(peek(1))) {
                skip();
                if (peek() == '\n')
                    continue;
            }
            take(peek());
        }
        return false;
    }
    bool readAnsi();
    /** Reads at most `most` digits of a number in base 8 or 16. */
    char32_t readNumber(int base, int most);
};

char32_t PosixWords::readNumber(int base, int most)
{
    char32_t number = 0;
    for (int i = 0; i < most; ++i) {
        const int digit = QByteArrayView("0123456789abcdef")
                              .first(base)
                              .indexOf(peek() >= 'A' && peek() <= 'F' ? char(peek() - 'A' + 'a') : peek());
        if (isAtEnd() || digit < 0)
            break;
        number = number * char32_t(base) + char32_t(digit);
        skip();
    }
    return number;
}

bool PosixWords::readAnsi()
{
    constexpr QByteArrayView Letters = "abefnrtv";
    constexpr QByteArrayView Controls = "\a\b\x1b\f\n\r\t\v";
    for (skip(2); !isAtEnd();) {
        const char byte = peek();
        skip();
        if (byte == '\'')
            return true;
        if (byte != '\\') {
            take(byte);
            continue;
        }
        const char escape = peek();
        if (escape >= '0' && escape <= '7') {
            take(char(readNumber(8, 3)));
            continue;
        }
        skip();
        if (escape == 'x') {
            take(char(readNumber(16, 2)));
        } else if (escape == 'u' || escape == 'U') {
            const char32_t code = readNumber(16, escape == 'u' ? 4 : 8);
            takeBytes(QString::fromUcs4(&code, 1).toUtf8());
        } else if (const qsizetype letter = Letters.indexOf(escape); letter >= 0) {
            take(Controls[letter]);
        } else {
            take(escape);
        }
    }
    return false;
}

/** A command after cmd.exe has read it: the text that a program of Windows splits into words. */
struct CmdLine {
    QByteArray text;
    QList<qsizetype> offsets; ///< The offset of each byte in the text that was read.
};

/** Reads the first command of a text as cmd.exe does: outside quotes, `^` escapes the next character and joins lines,
 * and a line end after it and another line end are one line end. Browsers escape each quote, too. */
CmdLine cmdLineOf(const QByteArray &text)
{
    CmdLine line;
    bool isQuoted = false;
    for (qsizetype at = 0; at < text.size(); ++at) {
        const auto isLineEnd = [&text](qsizetype place) {
            return text.mid(place, 1) == "\n" || text.mid(place, 2) == "\r\n";
        };
        char byte = text.at(at);
        if (byte == '^' && !isQuoted && at + 1 < text.size()) {
            ++at;
            if (isLineEnd(at)) {
                at += text.at(at) == '\r' ? 2 : 1;
                if (!isLineEnd(at)) { // Two line ends are one in the text.
                    --at;
                    line.text += ' ';
                    line.offsets += at;
                    continue;
                }
                at += text.at(at) == '\r' ? 1 : 0;
            }
            byte = text.at(at);
        } else if (byte == '"') {
            isQuoted = !isQuoted;
        } else if (byte == '\n' && !line.text.trimmed().isEmpty()) {
            break;
        } else if (!isQuoted && (byte == '|' || byte == '&' || byte == '>' || byte == '<')) {
            break;
        }
        line.text += byte;
        line.offsets += at;
    }
    return line;
}

/** Splits a command as programs of Windows do: `"…"` quotes, `\"` and, in quotes, `""` are a quote; backslashes are
 * escaped only before a quote. Source: "Parsing C command-line arguments" of Microsoft. */
base::Result<QList<Word>, CurlError> wordsOfCmd(const QByteArray &text)
{
    const CmdLine line = cmdLineOf(text);
    QList<Word> words;
    const QByteArray &bytes = line.text;
    for (qsizetype at = 0; at < bytes.size();) {
        if (isBlank(bytes.at(at)) || bytes.at(at) == '\n') {
            ++at;
            continue;
        }
        Word word{{}, line.offsets.at(at)};
        bool isQuoted = false;
        for (; at < bytes.size() && (isQuoted || !(isBlank(bytes.at(at)) || bytes.at(at) == '\n'));) {
            qsizetype slashes = 0;
            while (at < bytes.size() && bytes.at(at) == '\\') {
                ++slashes;
                ++at;
            }
            const bool isQuote = at < bytes.size() && bytes.at(at) == '"';
            word.text += QByteArray(isQuote ? slashes / 2 : slashes, '\\');
            if (!isQuote) {
                if (slashes == 0)
                    word.text += bytes.at(at++);
                continue;
            }
            ++at;
            if (slashes % 2 == 1) {
                word.text += '"';
            } else if (isQuoted && at < bytes.size() && bytes.at(at) == '"') {
                word.text += '"';
                ++at;
            } else {
                isQuoted = !isQuoted;
            }
        }
        if (isQuoted)
            return CurlError{CurlProblem::OpenQuote, word.offset, {}};
        words.append(std::move(word));
    }
    return words;
}

/** PowerShell: '…' with '' for a quote, "…" and the backtick. */
class PowerShellWords final : public WordReader
{
public:
    using WordReader::WordReader;

protected:
    bool readPiece() override
    {
        const char quote = peek();
        if (quote != '\'' && quote != '"') {
            if (quote == '`' && !isAtEnd(1))
                skip();
            take(peek());
            skip();
            return true;
        }
        for (skip(); !isAtEnd(); skip()) {
            if (peek() == quote) {
                skip();
                if (peek() != quote)
                    return true;
            } else if (quote == '"' && peek() == '`') {
                skip();
            }
            take(peek());
        }
        return false;
    }
    bool skipContinuation() override
    {
        if (peek() != '`' || !(peek(1) == '\n' || (peek(1) == '\r' && peek(2) == '\n')))
            return false;
        skip();
        return skipLineEnd();
    }
    [[nodiscard]] bool endsCommand(char byte) const override
    {
        return byte == '\n' || byte == '|' || byte == ';' || byte == '&' || byte == '>' || byte == '<';
    }
};

} // namespace

Shell shellOf(QByteArrayView text)
{
    if (text.contains(QByteArrayView("^\"")) || text.contains(QByteArrayView("{\"\"")) || hasContinuation(text, '^'))
        return Shell::Cmd;
    if (hasContinuation(text, '`') || text.trimmed().startsWith(QByteArrayView("curl.exe '")))
        return Shell::PowerShell;
    return Shell::Posix;
}

base::Result<QList<Word>, CurlError> wordsOf(const QByteArray &text, Shell shell)
{
    switch (shell) {
    case Shell::Cmd:
        return wordsOfCmd(text);
    case Shell::PowerShell:
        return PowerShellWords(text).read();
    case Shell::Posix:
        break;
    }
    return PosixWords(text).read();
}

} // namespace drafts
