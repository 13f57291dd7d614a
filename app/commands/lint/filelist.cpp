#include "filelist.h"

#include "argumenterror.h"

#include <QStringDecoder>

namespace commands {

namespace {

constexpr qsizetype MaximumPath = 32'768; ///< Bytes. Systems allow 4,096.

/** Returns the byte of a letter after a backslash, or 0 for a letter without a meaning. */
char escapedByte(char letter)
{
    switch (letter) {
    case 'a':
        return '\a';
    case 'b':
        return '\b';
    case 't':
        return '\t';
    case 'n':
        return '\n';
    case 'v':
        return '\v';
    case 'f':
        return '\f';
    case 'r':
        return '\r';
    case '"':
    case '\\':
        return letter;
    default:
        return 0;
    }
}

/** Returns the byte of three octal digits, or 0 if the text begins with something else. */
char octalByte(QByteArrayView text)
{
    if (text.size() < 3 || text[0] < '0' || text[0] > '3')
        return 0;
    bool isOctal = false;
    const int value = text.first(3).toByteArray().toInt(&isOctal, 8);
    return isOctal ? char(value) : 0;
}

/** Reads a path that git has quoted. Returns std::nullopt if the quotes or an escape are not git's. */
std::optional<QByteArray> unquoted(QByteArrayView line)
{
    constexpr qsizetype OctalDigits = 3;
    if (line.size() < 2 || line.back() != '"')
        return std::nullopt;
    const QByteArrayView inner = line.sliced(1, line.size() - 2);
    QByteArray path;
    for (qsizetype i = 0; i < inner.size(); ++i) {
        if (inner[i] == '"')
            return std::nullopt;
        if (inner[i] != '\\') {
            path.append(inner[i]);
            continue;
        }
        if (++i == inner.size())
            return std::nullopt;
        if (const char byte = escapedByte(inner[i])) {
            path.append(byte);
        } else if (const char octal = octalByte(inner.sliced(i))) {
            path.append(octal);
            i += OctalDigits - 1;
        } else {
            return std::nullopt;
        }
    }
    return path;
}

/** Returns why a path can't be used, as the end of a message, or an empty text. */
QString problemOf(const QByteArray &path)
{
    if (path.size() > MaximumPath)
        return u"the path is longer than %1 bytes"_qs.arg(MaximumPath);
    QStringDecoder decoder(QStringDecoder::Utf8, QStringDecoder::Flag::Stateless);
    const QString text = decoder(path);
    return decoder.hasError() ? u"the path is not UTF-8"_qs : QString();
}

} // namespace

base::Result<QList<ListedFile>> readFileList(const QByteArray &bytes, const QString &name)
{
    const bool isTerminated = bytes.contains('\0');
    QList<ListedFile> files;
    const QByteArrayList lines = bytes.split(isTerminated ? '\0' : '\n');
    for (qsizetype i = 0; i < lines.size(); ++i) {
        QByteArray path = lines[i];
        const QString place = name + u':' + QString::number(i + 1);
        if (!isTerminated) {
            if (path.endsWith('\r'))
                path.chop(1);
            if (path.startsWith('"')) {
                const std::optional<QByteArray> read = unquoted(path);
                if (!read)
                    return invalidArgument(u"%1: the quotes of the path are not those of git"_qs.arg(place));
                path = *read;
            }
        }
        if (path.isEmpty())
            continue;
        if (const QString problem = problemOf(path); !problem.isEmpty())
            return invalidArgument(place + u": "_qs + problem);
        // A file in a list is never standard input.
        files.append({path == "-" ? u"./-"_qs : QString::fromUtf8(path), place});
    }
    return files;
}

} // namespace commands
