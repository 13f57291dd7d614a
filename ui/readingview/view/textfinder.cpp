#include "textfinder.h"

#include "readingview.h"

#include <QElapsedTimer>

namespace readingview {

namespace {
constexpr int StepMs = 6;
} // namespace

TextFinder::TextFinder(ReadingView &view)
    : QObject(&view)
    , m_view(view)
{
    m_step.setInterval(0);
    connect(&m_step, &QTimer::timeout, this, &TextFinder::search);
}

void TextFinder::findNext(const QString &text)
{
    m_text = text;
    m_start = m_view.cursor();
    m_searched = 0;
    m_step.stop();
    if (!m_text.isEmpty())
        m_step.start();
}

void TextFinder::search()
{
    QElapsedTimer timer;
    timer.start();
    const qsizetype count = m_view.entries().count();
    // The part with the cursor is searched again at the end, from its start.
    while (timer.elapsed() < StepMs && m_searched <= count && count > 0) {
        const qsizetype entry = (m_start.entry + m_searched) % count;
        const TextPosition after = m_searched == 0 ? m_start : TextPosition{entry, 0, 0};
        ++m_searched;
        if (searchEntry(entry, after)) {
            m_step.stop();
            emit finished(true);
            return;
        }
    }
    if (m_searched > count || count == 0) {
        m_step.stop();
        emit finished(false);
    }
}

bool TextFinder::searchEntry(qsizetype entry, const TextPosition &after)
{
    const reading::Blocks blocks = EntryBody::shownBlocks(m_view.entries().blocks(entry));
    for (qsizetype block = after.block; block < blocks.size(); ++block) {
        const qsizetype from = block == after.block ? after.character : 0;
        const qsizetype found = blocks[block].text().indexOf(m_text, from, Qt::CaseInsensitive);
        if (found < 0)
            continue;
        m_view.showText({entry, block, int(found)}, {entry, block, int(found + m_text.size())});
        return true;
    }
    return false;
}

} // namespace readingview

#include "moc_textfinder.cpp"
