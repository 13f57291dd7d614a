#include "paragraphedit.h"

#include <QMimeData>
#include <QToolTip>

namespace widgets {

bool isShownWhole(QByteArrayView text)
{
    if (text.size() > LongestParagraph)
        return false;
    for (qsizetype start = 0; start < text.size();) {
        const qsizetype end = text.indexOf('\n', start);
        if ((end < 0 ? text.size() : end) - start > LongestLine)
            return false;
        start = end < 0 ? text.size() : end + 1;
    }
    return true;
}

QString shownPart(const QString &text)
{
    // Not longer than these limits in bytes, whatever its characters are.
    constexpr qsizetype ShownCharacters = LongestLine / 4;
    const bool isWhole = text.size() <= ShownCharacters || isShownWhole(text.toUtf8());
    return isWhole ? text : text.first(ShownCharacters) + u'…';
}

void ParagraphEdit::insertFromMimeData(const QMimeData *source)
{
    // Qt 6.4 reads the first format of an empty clipboard, too.
    if (source->formats().isEmpty())
        return;
    const QString text = source->text();
    // The size first, so that a long text is not copied.
    if (toPlainText().size() + text.size() <= LongestParagraph && isShownWhole(text.toUtf8())) {
        QPlainTextEdit::insertFromMimeData(source);
        return;
    }
    QToolTip::showText(mapToGlobal(cursorRect().bottomLeft()),
                       tr("This text is too long for the field. Paste it in Source."), this);
}

} // namespace widgets

#include "moc_paragraphedit.cpp"
