#include "textsearch.h"

namespace window {

namespace {
constexpr qsizetype LongestLine = 200;
}

QList<TextHit> findLines(const document::Snapshot &snapshot, const QString &wanted, qsizetype most)
{
    QList<TextHit> hits;
    if (wanted.isEmpty())
        return hits;
    const QByteArray text = snapshot.text();
    qsizetype line = 1;
    for (qsizetype start = 0; start < text.size() && hits.size() < most; ++line) {
        const qsizetype found = text.indexOf('\n', start);
        const qsizetype end = found < 0 ? text.size() : found;
        const QString shown = QString::fromUtf8(QByteArrayView(text).sliced(start, end - start));
        if (const qsizetype at = shown.indexOf(wanted, 0, Qt::CaseInsensitive); at >= 0) {
            const QStringView before = QStringView(shown).first(at);
            const QStringView match = QStringView(shown).sliced(at, wanted.size());
            hits.append(
                {{start + before.toUtf8().size(), match.toUtf8().size()}, line, shown.trimmed().left(LongestLine)});
        }
        start = end + 1;
    }
    return hits;
}

} // namespace window
