#include "textmirror.h"

#include "splicemerge.h"

#include <QScopedValueRollback>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>

namespace source {

namespace {

/** The lengths of the common prefix and suffix of two texts. They never split a surrogate pair. */
struct Common {
    qsizetype head = 0;
    qsizetype tail = 0;
};

Common commonOf(QStringView before, QStringView after)
{
    Common common;
    const qsizetype shorter = qMin(before.size(), after.size());
    while (common.head < shorter && before.at(common.head) == after.at(common.head))
        ++common.head;
    if (common.head > 0 && before.at(common.head - 1).isHighSurrogate())
        --common.head;
    while (common.tail < shorter - common.head &&
           before.at(before.size() - 1 - common.tail) == after.at(after.size() - 1 - common.tail))
        ++common.tail;
    if (common.tail > 0 && before.at(before.size() - common.tail).isLowSurrogate())
        --common.tail;
    return common;
}

QString shownText(QTextDocument &shown, int from, int to)
{
    QTextCursor cursor(&shown);
    cursor.setPosition(from);
    cursor.setPosition(to, QTextCursor::KeepAnchor);
    return cursor.selectedText().replace(QChar::ParagraphSeparator, u'\n');
}

} // namespace

TextMirror::TextMirror(document::Document &document, QTextDocument &shown, QObject *parent)
    : QObject(parent)
    , m_document(document)
    , m_shown(shown)
{
    m_shown.setUndoRedoEnabled(false);
    load();
    connect(&m_document, &document::Document::changed, this, &TextMirror::applyChange);
    connect(&m_shown, &QTextDocument::contentsChange, this, &TextMirror::takeTyping);
}

void TextMirror::load()
{
    const QScopedValueRollback applying(m_isApplying, true);
    m_snapshot = m_document.snapshot();
    m_shown.setPlainText(displayed(m_snapshot.text()));
}

int TextMirror::positionOf(qsizetype offset) const
{
    const Place place = placeOf(m_snapshot, qBound<qsizetype>(0, offset, m_snapshot.size()));
    const QTextBlock block = m_shown.findBlockByNumber(place.block);
    if (!block.isValid())
        return qMax(0, m_shown.characterCount() - 1);
    return block.position() + qMin(place.column, block.length() - 1);
}

qsizetype TextMirror::offsetAt(int position) const
{
    const QTextBlock block = m_shown.findBlock(position);
    return offsetOf(m_snapshot, {block.blockNumber(), position - block.position()});
}

void TextMirror::finishTyping()
{
    m_runEnd = -1;
    m_document.closeStep();
}

void TextMirror::takeTyping(int position, int removed, int added)
{
    if (m_isApplying)
        return;
    // In some edits, Qt also counts the end of the last block: limit both ranges to the text.
    const int shownEnd = m_shown.characterCount() - 1;
    const qsizetype start = offsetAt(position);
    const qsizetype end = advanced(m_snapshot, start, removed);
    const QString before = displayed(m_snapshot.text({start, end - start}));
    const QString after = shownText(m_shown, position, qMin(position + added, shownEnd));
    const Common common = commonOf(before, after);
    const QString inserted = after.mid(common.head, after.size() - common.head - common.tail);
    const qsizetype from = advanced(m_snapshot, start, common.head);
    const qsizetype to = advanced(m_snapshot, start, before.size() - common.tail);
    if (from == to && inserted.isEmpty())
        return;

    const document::Splice splice{from, to - from, written(inserted, usesCrlfAt(m_snapshot, from))};
    const document::Document::Step step(m_document, tr("Edit source"), stepKey(splice));
    m_typed = splice;
    const base::Result<void> result = m_document.spliceText(splice);
    m_typed.reset();
    if (!result) {
        emit refused(result.error());
        // A QTextDocument must not be changed in a slot of contentsChange().
        QMetaObject::invokeMethod(this, &TextMirror::restore, Qt::QueuedConnection);
    }
}

QString TextMirror::stepKey(const document::Splice &splice)
{
    const bool continues = splice.offset == m_runEnd || splice.offset + splice.removed == m_runEnd;
    if (!continues)
        ++m_run;
    const bool endsLine = splice.inserted.contains('\n');
    m_runEnd = endsLine ? -1 : splice.offset + splice.inserted.size();
    return u"source/%1"_qs.arg(m_run);
}

void TextMirror::applyChange(const document::Change &change)
{
    const document::Snapshot next = m_document.snapshot();
    if (m_typed && change.splices == QList{*m_typed}) {
        m_typed.reset();
        m_snapshot = next;
        return;
    }
    m_runEnd = -1;
    const QList<Replacement> replacements = widenedToCharacters(mergedReplacements(change.splices), m_snapshot, next);
    int last = -1;
    // From the end, so that the positions before stay those of the old snapshot.
    for (auto one = replacements.crbegin(); one != replacements.crend(); ++one) {
        const QString text = displayed(next.text(one->after));
        last = positionOf(one->before.offset) + static_cast<int>(text.size());
        apply(one->before, text);
    }
    m_snapshot = next;
    if (last >= 0)
        emit changedFromElsewhere(last);
}

void TextMirror::apply(const base::Span &before, const QString &text)
{
    const QScopedValueRollback applying(m_isApplying, true);
    QTextCursor cursor(&m_shown);
    cursor.setPosition(positionOf(before.offset));
    cursor.setPosition(positionOf(before.end()), QTextCursor::KeepAnchor);
    cursor.insertText(text);
}

void TextMirror::restore()
{
    const QScopedValueRollback applying(m_isApplying, true);
    const QString wanted = displayed(m_snapshot.text());
    const QString shown = shownText(m_shown, 0, m_shown.characterCount() - 1);
    const Common common = commonOf(shown, wanted);
    QTextCursor cursor(&m_shown);
    cursor.setPosition(static_cast<int>(common.head));
    cursor.setPosition(static_cast<int>(shown.size() - common.tail), QTextCursor::KeepAnchor);
    cursor.insertText(wanted.mid(common.head, wanted.size() - common.head - common.tail));
}

} // namespace source

#include "moc_textmirror.cpp"
