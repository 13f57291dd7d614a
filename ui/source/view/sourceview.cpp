#include "sourceview.h"

#include "gutter.h"
#include "lines.h"
#include "theme.h"
#include "typing.h"

#include <QApplication>
#include <QEvent>
#include <QFontMetricsF>
#include <QScrollBar>
#include <QStyleHints>
#include <QTimerEvent>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <utility>

namespace source {

namespace {

constexpr int WheelStep = 120;
constexpr int RowSpacing = 4; ///< Between the lines, for underlines and selections.

/** One splice in place of all: from the first byte that they change to the last. */
document::Splice covering(const QList<document::Splice> &splices)
{
    document::Splice all = splices.constFirst();
    qsizetype inserted = all.inserted.size();
    for (qsizetype i = 1; i < splices.size(); ++i) {
        const document::Splice &one = splices.at(i);
        const qsizetype end = qMax(all.offset + inserted, one.offset + one.removed);
        all.removed += end - all.offset - inserted;
        const qsizetype start = qMin(all.offset, one.offset);
        all.removed += all.offset - start;
        inserted = end - start + one.inserted.size() - one.removed;
        all.offset = start;
    }
    all.inserted = QByteArray(inserted, ' ');
    return all;
}

} // namespace

SourceView::SourceView(QWidget *parent)
    : QAbstractScrollArea(parent)
    , m_gutter(new Gutter([this] { return gutterLines(); }, viewport(), this))
{
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    viewport()->setCursor(Qt::IBeamCursor);
    viewport()->setBackgroundRole(QPalette::Base);
    setAttribute(Qt::WA_InputMethodEnabled);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    refreshFont();
    connect(m_gutter, &Gutter::foldPressed, this, &SourceView::toggleFold);
    connect(m_gutter, &Gutter::linePressed, this, [this](qsizetype line, bool extends) {
        const base::Span span = m_snapshot.lineSpan(line);
        setCarets(Carets({extends ? m_carets.main().anchor : span.offset, span.end()}));
        setFocus(Qt::MouseFocusReason);
    });
}

SourceView::~SourceView() = default;

void SourceView::refreshFont()
{
    setFont(theme::codeFont());
    const QFontMetricsF metrics(font());
    m_textTop = RowSpacing / 2;
    m_rowHeight = qMax(1, int(std::ceil(metrics.lineSpacing()))) + RowSpacing;
    m_ascent = m_textTop + int(std::ceil(metrics.ascent()));
    m_layouts.setFont(font(), IndentColumns);
    m_gutter->setFont(font());
    m_gutter->setRowHeight(m_rowHeight);
    m_widest = 0;
    layOutGutter();
    refreshScrollBars();
    shown();
}

void SourceView::setSnapshot(const document::Snapshot &snapshot)
{
    m_snapshot = snapshot;
    m_longLines = LongLines(snapshot);
    m_folding = Folding();
    m_carets = Carets();
    m_widest = 0;
    refreshRows();
}

void SourceView::applyChange(const document::Change &change, const document::Snapshot &snapshot)
{
    const qsizetype visible = visibleSpan().offset;
    m_snapshot = snapshot;
    if (change.splices.isEmpty()) {
        shown();
        return;
    }
    // The rows that are visible stay where they are, also if the edit is above them.
    const qsizetype top = m_rows.rowCount() > 0 ? verticalScrollBar()->value() : 0;
    const document::Splice all = covering(change.splices);
    m_longLines.apply(all, snapshot);
    Carets carets = m_carets;
    for (const document::Splice &one : change.splices) {
        carets = carets.after(one);
        m_folding.apply(one);
    }
    m_carets = carets;
    const qsizetype before = m_rows.rowCount();
    refreshRows();
    const bool isAbove = all.offset + all.removed <= visible;
    if (isAbove && m_rows.rowCount() != before)
        verticalScrollBar()->setValue(int(top + m_rows.rowCount() - before));
    emit caretsChanged();
}

void SourceView::refreshRows()
{
    const int digits = m_gutter->widthFor(m_snapshot.lineCount());
    m_rows = RowMap(m_snapshot, m_folding.folds(), m_longLines.spans());
    if (viewportMargins().left() != digits)
        layOutGutter();
    refreshScrollBars();
    shown();
}

/** Something else is visible, or looks different. */
void SourceView::shown()
{
    m_areEntriesKnown = false;
    m_preeditRow.reset();
    viewport()->update();
    m_gutter->update();
    emit viewChanged();
}

void SourceView::refresh()
{
    shown();
}

QList<Underline> SourceView::underlinesIn(const base::Span & /*part*/) const
{
    return {};
}

QList<base::Span> SourceView::matchesIn(const base::Span & /*part*/) const
{
    return {};
}

int SourceView::visibleRows() const
{
    return qMax(1, viewport()->height() / m_rowHeight);
}

base::Span SourceView::visibleSpan() const
{
    const qsizetype first = verticalScrollBar()->value();
    const qsizetype last = qMin(first + visibleRows(), m_rows.rowCount() - 1);
    const qsizetype start = m_rows.rowSpan(m_snapshot, first).offset;
    return {start, m_rows.rowSpan(m_snapshot, last).end() - start};
}

const Entries &SourceView::entries() const
{
    if (!m_areEntriesKnown) {
        m_entriesSpan = visibleSpan();
        m_entries = entriesIn(m_snapshot, m_entriesSpan);
        m_underlines = underlinesIn(m_entriesSpan);
        m_areEntriesKnown = true;
    }
    return m_entries;
}

QList<GutterLine> SourceView::gutterLines() const
{
    const QList<qsizetype> foldable = foldableLines();
    const qsizetype current = m_snapshot.lineAt(m_carets.main().position);
    const qsizetype first = verticalScrollBar()->value();
    const qsizetype end = qMin(first + visibleRows() + 1, m_rows.rowCount());
    QList<GutterLine> lines;
    for (qsizetype row = first; row < end; ++row) {
        bool isFirst = true;
        const qsizetype line = m_rows.lineOfRow(row, &isFirst);
        if (isFirst)
            lines.append({line, row - first, line == current,
                          std::binary_search(foldable.cbegin(), foldable.cend(), line), m_rows.hiddenAfter(line) > 0});
    }
    return lines;
}

QList<qsizetype> SourceView::foldableLines() const
{
    QList<qsizetype> lines;
    for (const base::Span &fold : entries().folds)
        lines.append(m_snapshot.lineAt(fold.offset));
    return lines;
}

QList<RowStyle> SourceView::stylesOf(const base::Span &row, const RowText &text) const
{
    const auto unit = [&](qsizetype offset) {
        return text.unitAt(qBound<qsizetype>(0, offset - row.offset, row.length));
    };
    QList<RowStyle> styles;
    const QList<TokenSpan> &tokens = entries().tokens;
    auto token = std::lower_bound(tokens.cbegin(), tokens.cend(), row.offset,
                                  [](const TokenSpan &one, qsizetype at) { return one.span.end() <= at; });
    for (; token != tokens.cend() && token->span.offset < row.end(); ++token) {
        const qsizetype start = unit(token->span.offset);
        styles.append({start, unit(token->span.end()) - start, token->token, std::nullopt});
    }
    for (const Underline &one : std::as_const(m_underlines)) {
        if (one.span.offset > row.end() || one.span.end() < row.offset)
            continue;
        const qsizetype start = unit(one.span.offset);
        const qsizetype end = unit(one.span.end());
        // A problem without bytes, such as a missing key, is shown at the character there.
        const qsizetype from = end > start || start < text.shown().size() ? start : qMax<qsizetype>(0, start - 1);
        styles.append({from, qMax<qsizetype>(1, end - from), std::nullopt, one.severity});
    }
    return styles;
}

bool SourceView::hasPreedit(qsizetype row) const
{
    return !m_preedit.isEmpty() && m_rows.rowAt(m_snapshot, m_carets.main().position) == row;
}

const RowLayout &SourceView::layoutOf(qsizetype row) const
{
    const base::Span span = m_rows.rowSpan(m_snapshot, row);
    const QByteArray bytes = m_snapshot.text(span);
    const bool isVisible = span.offset <= visibleSpan().end() && span.end() >= visibleSpan().offset;
    const QList<RowStyle> styles = isVisible ? stylesOf(span, RowText(bytes)) : QList<RowStyle>();
    if (hasPreedit(row)) {
        m_preeditRow = m_layouts.rowWithPreedit(bytes, styles, m_carets.main().position - span.offset, m_preedit,
                                                m_preeditFormats);
        return *m_preeditRow;
    }
    const RowLayout &layout = m_layouts.row(bytes, styles);
    m_widest = qMax(m_widest, layout.width);
    return layout;
}

QRect SourceView::caretRect(qsizetype offset) const
{
    const qsizetype row = m_rows.rowAt(m_snapshot, offset);
    const base::Span span = m_rows.rowSpan(m_snapshot, row);
    const RowLayout &layout = layoutOf(row);
    qreal x = 0;
    if (hasPreedit(row) && offset == m_carets.main().position)
        x = layout.layout.lineAt(0).cursorToX(int(layout.text.unitAt(offset - span.offset)) + m_preeditCursor);
    else
        x = layout.xOf(qMin(offset - span.offset, span.length));
    const int left = TextMargin + int(std::floor(x)) - horizontalScrollBar()->value();
    return {left, int(row - verticalScrollBar()->value()) * m_rowHeight, 1, m_rowHeight};
}

qsizetype SourceView::offsetInRow(qsizetype row, qreal x) const
{
    const base::Span span = m_rows.rowSpan(m_snapshot, row);
    return span.offset + layoutOf(row).byteAt(x);
}

qsizetype SourceView::offsetAt(const QPoint &point) const
{
    const qsizetype row = verticalScrollBar()->value() + qsizetype(std::floor(double(point.y()) / m_rowHeight));
    if (row < 0)
        return 0;
    if (row >= m_rows.rowCount())
        return m_snapshot.size();
    return offsetInRow(row, point.x() - TextMargin + horizontalScrollBar()->value());
}

void SourceView::setCarets(const Carets &carets)
{
    bool isShownAgain = false;
    for (const Caret &one : carets.all())
        isShownAgain = m_folding.show(m_snapshot, one.position) || isShownAgain;
    const bool isChanged = m_carets != carets;
    m_carets = carets;
    if (isShownAgain)
        refreshRows();
    restartBlinking();
    reveal(m_carets.main().position, false);
    m_preeditRow.reset();
    viewport()->update();
    m_gutter->update();
    if (isChanged)
        emit caretsChanged();
}

void SourceView::reveal(qsizetype offset, bool isCentered)
{
    // A hidden view can get another size, and so another center, when it is shown.
    m_isToBeCentered = isCentered && !isVisible();
    if (m_folding.show(m_snapshot, offset))
        refreshRows();
    const qsizetype row = m_rows.rowAt(m_snapshot, offset);
    QScrollBar *bar = verticalScrollBar();
    const qsizetype first = bar->value();
    if (isCentered)
        bar->setValue(int(row - visibleRows() / 2));
    else if (row < first)
        bar->setValue(int(row));
    else if (row >= first + visibleRows())
        bar->setValue(int(row - visibleRows() + 1));
    const QRect place = caretRect(offset);
    refreshScrollBars();
    QScrollBar *across = horizontalScrollBar();
    const int room = theme::Space::Group;
    if (place.left() < TextMargin)
        across->setValue(across->value() + place.left() - TextMargin - room);
    else if (place.right() + room > viewport()->width())
        across->setValue(across->value() + place.right() + room - viewport()->width());
}

QString SourceView::selectedText() const
{
    return QString::fromUtf8(m_snapshot.text(selection()));
}

QStringList SourceView::selectedTexts() const
{
    QStringList texts;
    for (const Caret &one : m_carets.all()) {
        if (one.hasSelection())
            texts.append(QString::fromUtf8(m_snapshot.text(one.selection())));
    }
    return texts;
}

void SourceView::setPreedit(const QString &text, const QList<QTextLayout::FormatRange> &formats, int cursor)
{
    m_preedit = text;
    m_preeditFormats = formats;
    m_preeditCursor = cursor;
    m_preeditRow.reset();
    restartBlinking();
    viewport()->update();
}

void SourceView::layOutGutter()
{
    const int width = m_gutter->widthFor(m_snapshot.lineCount());
    // Margins lay everything out again, which can resize the viewport: without end if the scroll bars come and go.
    if (viewportMargins().left() != width)
        setViewportMargins(width, 0, 0, 0);
    const QRect inner = contentsRect();
    m_gutter->setGeometry(inner.left(), inner.top(), width, viewport()->height());
}

void SourceView::refreshScrollBars()
{
    QScrollBar *down = verticalScrollBar();
    // The last row can be scrolled to the middle of the view.
    const qsizetype rest = qMin<qsizetype>(m_rows.rowCount() - 1, visibleRows() / 2);
    down->setPageStep(visibleRows());
    down->setSingleStep(1);
    down->setRange(
        0, int(qMax<qsizetype>(0, m_rows.rowCount() > visibleRows() ? m_rows.rowCount() - visibleRows() + rest : 0)));
    QScrollBar *across = horizontalScrollBar();
    const int width = int(std::ceil(m_widest)) + 2 * TextMargin + theme::Space::Group;
    across->setPageStep(viewport()->width());
    across->setSingleStep(m_rowHeight);
    across->setRange(0, qMax(0, width - viewport()->width()));
}

void SourceView::resizeEvent(QResizeEvent *event)
{
    QAbstractScrollArea::resizeEvent(event);
    layOutGutter();
    refreshScrollBars();
    keepCursorInView(event->oldSize().height());
    shown();
}

/** A cursor that was visible, perhaps in part, stays so. */
void SourceView::keepCursorInView(int heightBefore)
{
    if (std::exchange(m_isToBeCentered, false)) {
        reveal(m_carets.main().position, true);
        return;
    }
    const qsizetype row = m_rows.rowAt(m_snapshot, m_carets.main().position) - verticalScrollBar()->value();
    if (row >= visibleRows() && row <= heightBefore / m_rowHeight)
        reveal(m_carets.main().position, false);
}

void SourceView::scrollContentsBy(int /*dx*/, int dy)
{
    if (dy != 0)
        shown();
    else
        viewport()->update();
    emit viewScrolled();
}

void SourceView::wheelEvent(QWheelEvent *event)
{
    if (event->modifiers().testFlag(Qt::ControlModifier)) {
        event->ignore(); // The window zooms.
        return;
    }
    if (event->angleDelta().y() == 0 || event->modifiers().testFlag(Qt::ShiftModifier)) {
        const QPoint delta = event->angleDelta();
        const int across = delta.x() != 0 ? delta.x() : delta.y();
        horizontalScrollBar()->setValue(horizontalScrollBar()->value() - across * m_rowHeight * 3 / WheelStep);
    } else {
        m_wheel += event->angleDelta().y() * QApplication::wheelScrollLines();
        const int rows = m_wheel / WheelStep;
        m_wheel -= rows * WheelStep;
        verticalScrollBar()->setValue(verticalScrollBar()->value() - rows);
    }
    event->accept();
}

void SourceView::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::FontChange)
        refreshFont();
    if (event->type() == QEvent::PaletteChange) {
        m_layouts.clear();
        shown();
    }
    QAbstractScrollArea::changeEvent(event);
}

void SourceView::restartBlinking()
{
    m_isCaretOn = true;
    m_blinking.stop();
    const int period = QGuiApplication::styleHints()->cursorFlashTime();
    if (hasFocus() && period > 0)
        m_blinking.start(period / 2, this);
}

void SourceView::focusInEvent(QFocusEvent *event)
{
    QAbstractScrollArea::focusInEvent(event);
    restartBlinking();
    viewport()->update();
}

void SourceView::focusOutEvent(QFocusEvent *event)
{
    QAbstractScrollArea::focusOutEvent(event);
    m_blinking.stop();
    viewport()->update();
}

void SourceView::timerEvent(QTimerEvent *event)
{
    if (event->timerId() != m_blinking.timerId()) {
        QAbstractScrollArea::timerEvent(event);
        return;
    }
    m_isCaretOn = !m_isCaretOn;
    for (const Caret &one : m_carets.all()) {
        const qsizetype row = m_rows.rowAt(m_snapshot, one.position);
        const int top = int(row - verticalScrollBar()->value()) * m_rowHeight;
        if (top >= 0 && top < viewport()->height())
            viewport()->update(0, top, viewport()->width(), m_rowHeight);
    }
}

} // namespace source

#include "moc_sourceview.cpp"
