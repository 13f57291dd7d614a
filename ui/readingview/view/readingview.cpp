#include "readingview.h"

#include "markdown.h"
#include "theme.h"

#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QDesktopServices>
#include <QFontMetrics>
#include <QPainter>
#include <QScrollBar>
#include <QTextBoundaryFinder>
#include <QUrl>

#include <algorithm>

namespace readingview {

namespace {

using reading::Run;
using theme::Role;
using theme::Space;

constexpr int MaximumTextWidth = 880;
constexpr int MarkWidth = 3;
/** Characters that are copied, and links in the menu. */
constexpr qsizetype MaximumCopied = 4 * 1024 * 1024;
constexpr qsizetype MaximumLinks = 30;
constexpr qsizetype MaximumDescription = 2000;

QString textOf(const reading::Blocks &blocks)
{
    QStringList lines;
    for (const reading::Block &block : blocks)
        lines.append(block.text());
    return lines.join(u'\n');
}

} // namespace

ReadingView::ReadingView(QWidget *parent)
    : QAbstractScrollArea(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    viewport()->setMouseTracking(true);
    viewport()->setBackgroundRole(QPalette::Base);
    viewport()->setAutoFillBackground(true);
    verticalScrollBar()->setSingleStep(QFontMetrics(theme::textFont()).height() * 3);
}

void ReadingView::setDocument(const document::Snapshot &snapshot, reading::Outline outline, reading::SchemaUses uses)
{
    const auto anchorOf = [this](qsizetype entry) {
        return entry >= 0 && entry < m_entries.count() ? m_entries[entry].anchor() : document::Pointer();
    };
    const document::Pointer top = anchorOf(m_top.entry);
    const document::Pointer current = anchorOf(m_current);
    const bool isInOne = m_anchor.entry == m_cursor.entry;
    const document::Pointer selected = isInOne ? anchorOf(m_anchor.entry) : document::Pointer();
    m_entries.setDocument(snapshot, std::move(outline), std::move(uses));
    const auto numberOf = [this](const document::Pointer &anchor) -> qsizetype {
        for (qsizetype entry = 0; !anchor.isRoot() && entry < m_entries.count(); ++entry) {
            if (m_entries[entry].anchor() == anchor)
                return entry;
        }
        return -1;
    };
    const qsizetype kept = numberOf(top);
    if (kept < 0) {
        m_top = {std::clamp<qsizetype>(m_top.entry, 0, std::max<qsizetype>(m_entries.count() - 1, 0)), 0, 0};
        m_offset = 0;
    } else {
        m_top.entry = kept;
    }
    m_current = numberOf(current);
    // A selection of several parts is rare, and ends with an edit.
    m_anchor.entry = m_cursor.entry = std::max<qsizetype>(numberOf(selected), 0);
    if (selected.isRoot())
        m_anchor = m_cursor = {std::max<qsizetype>(m_current, 0), 0, 0};
    m_visible.clear();
    viewport()->update();
}

int ReadingView::textWidth() const
{
    return std::clamp(viewport()->width() - 2 * Space::Page, 100, MaximumTextWidth);
}

void ReadingView::layOutAgain()
{
    m_entries.setWidth(textWidth());
    m_offset = 0;
    m_visible.clear();
    viewport()->update();
}

void ReadingView::place()
{
    m_visible.clear();
    if (m_entries.count() == 0 || m_entries.width() == 0 || viewport()->height() <= 0)
        return;
    m_isPlacing = true;
    m_top.block = std::clamp<qsizetype>(m_top.block, 0, m_entries.body(m_top.entry).count() - 1);
    fillViewport();
    const int end = m_visible.back().y + m_visible.back().height;
    if (const int room = viewport()->height() - Space::Page - end; room > 0 && m_top != TextPosition()) {
        m_offset -= room;
        while (m_offset < 0 && stepBack()) {
        }
        m_offset = std::max(m_offset, 0);
        fillViewport();
    }
    updateScrollBar();
    m_isPlacing = false;
}

void ReadingView::fillViewport()
{
    m_visible.clear();
    int y = -m_offset;
    qsizetype entry = m_top.entry;
    qsizetype block = m_top.block;
    while (y < viewport()->height() && entry < m_entries.count()) {
        const int height = m_entries.layout(entry, block).height();
        m_visible.push_back({entry, block, y, height});
        y += height;
        if (++block >= m_entries.body(entry).count()) {
            block = 0;
            ++entry;
        }
    }
}

/** Moves the top to the block before it. */
bool ReadingView::stepBack()
{
    if (m_top.block > 0) {
        --m_top.block;
    } else if (m_top.entry > 0) {
        --m_top.entry;
        m_top.block = m_entries.body(m_top.entry).count() - 1;
    } else {
        return false;
    }
    m_offset += m_entries.layout(m_top.entry, m_top.block).height();
    return true;
}

bool ReadingView::stepOn()
{
    const int height = m_entries.layout(m_top.entry, m_top.block).height();
    if (m_top.block + 1 < m_entries.body(m_top.entry).count()) {
        ++m_top.block;
    } else if (m_top.entry + 1 < m_entries.count()) {
        ++m_top.entry;
        m_top.block = 0;
    } else {
        return false;
    }
    m_offset -= height;
    return true;
}

void ReadingView::scrollBy(int pixels)
{
    m_offset += pixels;
    while (m_offset < 0 && stepBack()) {
    }
    m_offset = std::max(m_offset, 0);
    while (m_offset >= m_entries.layout(m_top.entry, m_top.block).height() && stepOn()) {
    }
    viewport()->update();
}

void ReadingView::scrollToValue(int value)
{
    m_top.entry = m_entries.entryAt(value);
    EntryBody &body = m_entries.body(m_top.entry);
    const int inEntry = std::max(value - m_entries.topOf(m_top.entry), 0);
    m_top.block = body.blockAt(inEntry);
    m_offset = 0;
    viewport()->update();
}

void ReadingView::scrollContentsBy(int, int)
{
    const int value = verticalScrollBar()->value();
    const int distance = value - std::exchange(m_lastValue, value);
    if (m_isPlacing || m_entries.count() == 0 || m_entries.width() == 0)
        return;
    // Exact for what is near, and by the estimated heights for what is far.
    if (value == verticalScrollBar()->minimum())
        scrollTo(0, 0);
    else if (value == verticalScrollBar()->maximum())
        scrollTo(m_entries.count() - 1, m_entries.body(m_entries.count() - 1).count() - 1);
    else if (std::abs(distance) <= 2 * viewport()->height())
        scrollBy(distance);
    else
        scrollToValue(value);
}

void ReadingView::scrollTo(qsizetype entry, qsizetype block)
{
    m_top = {entry, block, 0};
    m_offset = 0;
    viewport()->update();
}

void ReadingView::updateScrollBar()
{
    QScrollBar *bar = verticalScrollBar();
    const int total = m_entries.height() + Space::Page;
    const int value = m_entries.topOf(m_top.entry) + m_entries.body(m_top.entry).topOf(m_top.block) + m_offset;
    bar->setPageStep(viewport()->height());
    bar->setRange(0, std::max({total - viewport()->height(), value, 0}));
    bar->setValue(value);
    m_lastValue = bar->value();
}

bool ReadingView::showPlace(const document::Pointer &pointer)
{
    const qsizetype entry = reading::entryAt(m_entries.outline(), pointer);
    if (entry < 0)
        return false;
    scrollTo(entry, 0);
    setCurrent(entry);
    return true;
}

void ReadingView::showText(const TextPosition &from, const TextPosition &to)
{
    m_anchor = from;
    m_cursor = to;
    const auto isShown = [&](const Visible &each) {
        return each.entry == from.entry && each.block == from.block && each.y >= 0 &&
               each.y + each.height <= viewport()->height();
    };
    if (std::none_of(m_visible.begin(), m_visible.end(), isShown))
        scrollTo(from.entry, from.block);
    setCurrent(from.entry);
    viewport()->update();
}

reading::Blocks ReadingView::currentBlocks()
{
    return m_current < 0 ? reading::Blocks() : m_entries.body(m_current).blocks();
}

QString ReadingView::currentText()
{
    return textOf(currentBlocks());
}

QRect ReadingView::blockRect(const TextPosition &position) const
{
    const auto isBlock = [&](const Visible &each) {
        return each.entry == position.entry && each.block == position.block;
    };
    const auto visible = std::find_if(m_visible.begin(), m_visible.end(), isBlock);
    return visible == m_visible.end() ? QRect() : QRect(Space::Page, visible->y, m_entries.width(), visible->height);
}

void ReadingView::setCurrent(qsizetype entry)
{
    if (entry == m_current)
        return;
    m_current = entry;
    setAccessibleDescription(entry < 0 ? QString() : textOf(m_entries.blocks(entry)).left(MaximumDescription));
    viewport()->update();
    emit currentChanged();
}

void ReadingView::paintEvent(QPaintEvent *)
{
    place();
    QPainter painter(viewport());
    const auto [from, to] = std::minmax(m_anchor, m_cursor);
    for (const Visible &visible : m_visible) {
        const TextPosition start{visible.entry, visible.block, 0};
        const TextPosition end{visible.entry, visible.block + 1, 0};
        const bool isSelected = from != to && to > start && from < end;
        const int first = !isSelected || from < start ? 0 : from.character;
        const int last = !isSelected ? 0 : to >= end ? std::numeric_limits<int>::max() : to.character;
        m_entries.layout(visible.entry, visible.block)
            .paint(painter, QPointF(Space::Page, visible.y), first, isSelected ? last : 0);
        const bool isEntry = m_entries[visible.entry].isOperation() ||
                             m_entries[visible.entry].kind == reading::Entry::Kind::Schema;
        if (isEntry && visible.block == 0)
            painter.fillRect(Space::Page, visible.y + Space::Control, m_entries.width(), 1, theme::color(Role::Line));
        if (visible.entry == m_current)
            painter.fillRect(Space::Control, visible.y + (visible.block == 0 ? Space::Control : 0), MarkWidth,
                             visible.height - (visible.block == 0 ? Space::Control : 0), theme::color(Role::Accent));
    }
    if (hasFocus()) {
        painter.setPen(QPen(theme::color(Role::Accent), 2));
        painter.drawRect(viewport()->rect().adjusted(1, 1, -1, -1));
    }
}

void ReadingView::resizeEvent(QResizeEvent *event)
{
    if (textWidth() != m_entries.width())
        layOutAgain();
    QAbstractScrollArea::resizeEvent(event);
}

const ReadingView::Visible *ReadingView::visibleAt(const QPoint &point) const
{
    const auto found = std::find_if(m_visible.begin(), m_visible.end(), [&](const Visible &visible) {
        return point.y() >= visible.y && point.y() < visible.y + visible.height;
    });
    if (found != m_visible.end())
        return &*found;
    if (m_visible.empty())
        return nullptr;
    return point.y() < m_visible.front().y ? &m_visible.front() : &m_visible.back();
}

QPointF ReadingView::inside(const Visible &visible, const QPoint &point) const
{
    return QPointF(point) - QPointF(Space::Page, visible.y);
}

std::optional<TextPosition> ReadingView::positionAt(const QPoint &point) const
{
    const Visible *visible = visibleAt(point);
    if (!visible)
        return std::nullopt;
    auto &entries = const_cast<Entries &>(m_entries); // The block is laid out already.
    const BlockLayout &layout = entries.layout(visible->entry, visible->block);
    return TextPosition{visible->entry, visible->block, layout.characterAt(inside(*visible, point))};
}

const Run *ReadingView::linkAt(const QPoint &point)
{
    const Visible *visible = visibleAt(point);
    return visible ? m_entries.layout(visible->entry, visible->block).linkAt(inside(*visible, point)) : nullptr;
}

void ReadingView::mousePressEvent(QMouseEvent *event)
{
    const auto position = positionAt(event->pos());
    if (event->button() != Qt::LeftButton || !position)
        return;
    m_pressed = event->pos();
    if (!event->modifiers().testFlag(Qt::ShiftModifier))
        m_anchor = *position;
    m_cursor = *position;
    setCurrent(position->entry);
    viewport()->update();
}

void ReadingView::mouseMoveEvent(QMouseEvent *event)
{
    if (!event->buttons().testFlag(Qt::LeftButton)) {
        viewport()->setCursor(linkAt(event->pos()) ? Qt::PointingHandCursor : Qt::IBeamCursor);
        return;
    }
    if (const auto position = positionAt(event->pos())) {
        m_cursor = *position;
        viewport()->update();
    }
}

void ReadingView::mouseReleaseEvent(QMouseEvent *event)
{
    const bool isClick = (event->pos() - m_pressed).manhattanLength() < QApplication::startDragDistance();
    if (event->button() != Qt::LeftButton || !isClick || m_anchor != m_cursor)
        return;
    if (const Run *link = linkAt(event->pos()))
        follow(Run(*link));
}

void ReadingView::mouseDoubleClickEvent(QMouseEvent *event)
{
    const auto position = positionAt(event->pos());
    if (!position)
        return;
    const QString text = m_entries.body(position->entry).blocks()[position->block].text();
    QTextBoundaryFinder words(QTextBoundaryFinder::Word, text);
    m_anchor = m_cursor = *position;
    words.setPosition(position->character);
    if (!words.isAtBoundary() || !words.boundaryReasons().testFlag(QTextBoundaryFinder::StartOfItem))
        m_anchor.character = int(std::max<qsizetype>(words.toPreviousBoundary(), 0));
    words.setPosition(position->character);
    if (const qsizetype end = words.toNextBoundary(); end > 0)
        m_cursor.character = int(end);
    viewport()->update();
}

void ReadingView::keyPressEvent(QKeyEvent *event)
{
    const bool isControl = event->modifiers().testFlag(Qt::ControlModifier);
    const int direction = event->key() == Qt::Key_Down ? 1 : event->key() == Qt::Key_Up ? -1 : 0;
    if (event->matches(QKeySequence::Copy)) {
        copy();
    } else if (direction != 0 && isControl && m_entries.count() > 0) {
        const qsizetype from = m_current < 0 ? m_top.entry : m_current + direction;
        const qsizetype next = std::clamp<qsizetype>(from, 0, m_entries.count() - 1);
        scrollTo(next, 0);
        setCurrent(next);
    } else if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        emit openRequested();
    } else if (event->key() == Qt::Key_Home || event->key() == Qt::Key_End) {
        verticalScrollBar()->setValue(event->key() == Qt::Key_Home ? 0 : verticalScrollBar()->maximum());
    } else if (event->key() == Qt::Key_Space) {
        verticalScrollBar()->triggerAction(QAbstractSlider::SliderPageStepAdd);
    } else {
        QAbstractScrollArea::keyPressEvent(event);
    }
}

void ReadingView::contextMenuEvent(QContextMenuEvent *event)
{
    if (event->reason() == QContextMenuEvent::Mouse) {
        if (const auto position = positionAt(event->pos()))
            setCurrent(position->entry);
    }
    emit menuRequested(event->reason() == QContextMenuEvent::Mouse ? event->globalPos() : mapToGlobal(rect().center()));
}

void ReadingView::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange ||
        event->type() == QEvent::StyleChange || event->type() == QEvent::LanguageChange)
        layOutAgain();
    QAbstractScrollArea::changeEvent(event);
}

bool ReadingView::viewportEvent(QEvent *event)
{
    if (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut)
        viewport()->update();
    return QAbstractScrollArea::viewportEvent(event);
}

QString ReadingView::selectedText() const
{
    const auto [from, to] = std::minmax(m_anchor, m_cursor);
    QString text;
    for (qsizetype entry = from.entry; entry <= to.entry && from != to && text.size() < MaximumCopied; ++entry) {
        // With the same blocks as in the view.
        const reading::Blocks blocks = const_cast<Entries &>(m_entries).body(entry).blocks();
        const qsizetype first = entry == from.entry ? from.block : 0;
        const qsizetype last = entry == to.entry ? to.block : blocks.size() - 1;
        for (qsizetype block = first; block <= last && block < blocks.size(); ++block) {
            QString line = blocks[block].text();
            if (entry == to.entry && block == to.block)
                line.truncate(to.character);
            if (entry == from.entry && block == from.block)
                line.remove(0, from.character);
            text += text.isEmpty() ? line : u'\n' + line;
        }
    }
    return text;
}

void ReadingView::copy()
{
    QString text = selectedText();
    if (text.isEmpty() && m_current >= 0)
        text = textOf(m_entries.blocks(m_current));
    if (!text.isEmpty())
        QApplication::clipboard()->setText(text);
}

reading::Runs ReadingView::links() const
{
    reading::Runs links;
    if (m_current < 0)
        return links;
    const auto add = [&links](const reading::Runs &runs) {
        for (const Run &run : runs) {
            const bool isKnown = std::any_of(links.begin(), links.end(), [&](const Run &each) {
                return each.url == run.url && each.target == run.target;
            });
            if ((!run.url.isEmpty() || !run.target.isRoot()) && !isKnown && links.size() < MaximumLinks)
                links.append(run);
        }
    };
    for (const reading::Block &block : m_entries.blocks(m_current)) {
        add(block.runs);
        for (const QList<reading::Runs> &row : block.rows) {
            for (const reading::Runs &cell : row)
                add(cell);
        }
    }
    return links;
}

void ReadingView::follow(const Run &link)
{
    if (reading::isSafeLink(link.url))
        QDesktopServices::openUrl(QUrl(link.url));
    else if (!link.target.isRoot())
        showPlace(link.target);
}

} // namespace readingview

#include "moc_readingview.cpp"
