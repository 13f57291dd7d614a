#include "walkreport.h"

#include <QRegularExpression>

#include <unistd.h>

namespace walk {

void report(QStringView kind, QStringList parts)
{
    parts.prepend(kind.toString());
    for (QString &part : parts)
        part.replace(u'\n', u' ');
    QByteArray bytes = parts.join(u'\t').toUtf8() + '\n';
    while (!bytes.isEmpty()) {
        const ssize_t written = ::write(STDOUT_FILENO, bytes.constData(), static_cast<size_t>(bytes.size()));
        if (written <= 0)
            return;
        bytes = bytes.sliced(written);
    }
}

void reportWord(const Word &word)
{
    report(line::Word, {encodeWord(word)});
}

void reportCount(const QString &figure)
{
    report(line::Count, {figure});
}

void reportViolation(const QString &kind, const QString &text)
{
    static const QRegularExpression words(u"zq[a-z]{5}"_qs);
    report(line::Violation, {QString(kind).replace(words, u"WORD"_qs), text});
}

} // namespace walk
