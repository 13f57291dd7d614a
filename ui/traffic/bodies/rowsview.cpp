#include "rowsview.h"

#include "rowtokens.h"
#include "theme.h"
#include "worker.h"

#include <QApplication>
#include <QClipboard>
#include <QEvent>
#include <QFontMetricsF>
#include <QScrollBar>

#include <cmath>

namespace traffic {
namespace {

constexpr int RowSpacing = 4; ///< Between the lines, for selections.
constexpr int TabColumns = 4;
constexpr qsizetype MostRowsKept = 2000;
/** Rows that are read together, because reading one reads up to 64 before it. */
constexpr qsizetype RowsReadTogether = 64;

widgets::Token tokenOf(bodies::RowToken::Kind kind)
{
    switch (kind) {
    case bodies::RowToken::Kind::Key:
        return widgets::Token::Key;
    case bodies::RowToken::Kind::Number:
        return widgets::Token::Number;
    case bodies::RowToken::Kind::Comment:
        return widgets::Token::Comment;
    case bodies::RowToken::Kind::Text:
        break;
    }
    return widgets::Token::Text;
}

} // namespace

RowsView::RowsView(QWidget *parent)
    : QAbstractScrollArea(parent)
{
    m_worker.setMaxThreadCount(1);
    setFocusPolicy(Qt::StrongFocus);
    viewport()->setCursor(Qt::IBeamCursor);
    viewport()->setBackgroundRole(QPalette::Base);
    refreshFont();
}

RowsView::~RowsView()
{
    m_copying.cancel();
}

void RowsView::refreshFont()
{
    setFont(theme::codeFont());
    m_textTop = RowSpacing / 2;
    m_rowHeight = qMax(1, int(std::ceil(QFontMetricsF(font()).lineSpacing()))) + RowSpacing;
    m_layouts.setFont(font(), TabColumns);
    m_widest = 0;
    linesChanged();
}

void RowsView::setRows(bodies::BodyRowsPtr rows)
{
    m_copying.cancel();
    m_rows = std::move(rows);
    m_folds.reset(m_rows ? m_rows->rowCount() : 0);
    m_read.clear();
    m_matches.clear();
    m_anchor = m_cursor = {};
    m_goal = -1;
    m_widest = 0;
    linesChanged();
    verticalScrollBar()->setValue(0);
    horizontalScrollBar()->setValue(0);
    emit selectionChanged();
}

void RowsView::setMatches(const QList<bodies::FoundRows::Match> &matches)
{
    m_matches = matches;
    viewport()->update();
}

/** Another number of lines, or other lines. */
void RowsView::linesChanged()
{
    refreshScrollBars();
    viewport()->update();
    emit viewChanged();
}

void RowsView::refreshScrollBars()
{
    verticalScrollBar()->setPageStep(fullLines());
    verticalScrollBar()->setSingleStep(1);
    verticalScrollBar()->setRange(0, int(qMax<qsizetype>(0, m_folds.lineCount() - fullLines())));
    const int width = int(std::ceil(m_widest)) + int(left()) + horizontalScrollBar()->value() + theme::Space::Group;
    horizontalScrollBar()->setPageStep(viewport()->width());
    horizontalScrollBar()->setSingleStep(m_rowHeight);
    horizontalScrollBar()->setRange(0, qMax(0, width - viewport()->width()));
}

int RowsView::fullLines() const
{
    return qMax(1, viewport()->height() / m_rowHeight);
}

qsizetype RowsView::firstLine() const
{
    return verticalScrollBar()->value();
}

qsizetype RowsView::visibleLines() const
{
    return qMin<qsizetype>(viewport()->height() / m_rowHeight + 1, m_folds.lineCount() - firstLine());
}

const bodies::Row &RowsView::rowOf(qsizetype row) const
{
    const auto known = m_read.constFind(row);
    if (known != m_read.cend())
        return *known;
    if (m_read.size() > MostRowsKept)
        m_read.clear();
    qsizetype at = row - row % RowsReadTogether;
    const QList<bodies::Row> read = m_rows ? m_rows->rows(at, RowsReadTogether) : QList<bodies::Row>();
    for (const bodies::Row &one : read)
        m_read.insert(at++, one);
    return m_read[row];
}

const widgets::RowLayout &RowsView::layoutOf(qsizetype row) const
{
    const bodies::Row &read = rowOf(row);
    QList<widgets::RowStyle> styles;
    if (m_rows && m_rows->language() != bodies::Language::Plain) {
        const widgets::RowText text(read.text);
        const auto tokens = bodies::tokensOf(text.shown(), m_rows->language(), read.beginsInString);
        for (const bodies::RowToken &token : tokens)
            styles.append({token.start, token.length, tokenOf(token.kind), std::nullopt});
    }
    const widgets::RowLayout &layout = m_layouts.row(read.text, styles);
    m_widest = qMax(m_widest, layout.width);
    return layout;
}

QString RowsView::visibleText() const
{
    QStringList lines;
    for (qsizetype line = firstLine(); line < firstLine() + visibleLines(); ++line) {
        const qsizetype row = m_folds.rowOfLine(line);
        const QString note = foldNote(row);
        lines.append(QString::fromUtf8(rowOf(row).text) + (note.isEmpty() ? note : u' ' + note));
    }
    return lines.join(u'\n');
}

QString RowsView::foldNote(qsizetype row) const
{
    const auto fold = m_folds.closedAt(row);
    if (!fold)
        return {};
    const auto count = int(fold->members);
    const QString end = QString::fromUtf8(rowOf(fold->last).text.trimmed());
    switch (fold->kind) {
    case bodies::Fold::Kind::Object:
        return tr("… %n members", "%n: number of members of a JSON object that is folded", count) + u' ' + end;
    case bodies::Fold::Kind::Array:
        return tr("… %n items", "%n: number of items of a JSON array that is folded", count) + u' ' + end;
    case bodies::Fold::Kind::Element:
        break;
    }
    return tr("… %n elements", "%n: number of child elements of an XML element that is folded", count) + u' ' + end;
}

void RowsView::toggleFold(qsizetype row)
{
    if (m_folds.closedAt(row)) {
        m_folds.open(row);
    } else if (const auto fold = m_rows ? m_rows->fold(row) : std::nullopt) {
        m_folds.close(*fold);
        // A cursor in a hidden row goes to the row that stays.
        if (m_folds.rowOfLine(m_folds.lineOfRow(m_cursor.row)) != m_cursor.row)
            setCursorPlace({row, rowOf(row).text.size()}, false);
    }
    linesChanged();
}

void RowsView::select(const bodies::RowPlace &anchor, const bodies::RowPlace &cursor)
{
    m_anchor = anchor;
    m_cursor = cursor;
    m_goal = -1;
    const bool isOpened = m_folds.reveal(anchor.row);
    if (m_folds.reveal(cursor.row) || isOpened)
        linesChanged();
    ensureVisible(anchor);
    ensureVisible(cursor);
    viewport()->update();
    emit selectionChanged();
}

void RowsView::selectAll()
{
    m_anchor = {};
    m_cursor = end();
    m_goal = -1;
    viewport()->update();
    emit selectionChanged();
}

bodies::RowPlace RowsView::end() const
{
    const qsizetype last = m_rows ? m_rows->rowCount() - 1 : -1;
    return last < 0 ? bodies::RowPlace() : bodies::RowPlace{last, rowOf(last).text.size()};
}

void RowsView::copy()
{
    if (!m_rows || !hasSelection())
        return;
    const auto [from, to] = std::minmax(m_anchor, m_cursor);
    struct Copied {
        QString text;
        bool isCut = false;
    };
    const auto copied = [rows = m_rows, first = from, last = to] {
        const QByteArray text = bodies::textBetween(*rows, first, last, MaximumCopied);
        return Copied{QString::fromUtf8(text), text.size() >= MaximumCopied};
    };
    const auto take = [this](const Copied &copy) {
        QApplication::clipboard()->setText(copy.text);
        if (copy.isCut)
            emit copiedInPart();
    };
    m_copying.cancel();
    if (to.row - from.row <= MaximumRowsCopiedHere) {
        take(copied());
        return;
    }
    m_copying = base::runOnWorker(
        m_worker, this, [copied]() -> base::Result<Copied> { return copied(); },
        [take](const base::Result<Copied> &copy) {
            if (copy.isOk())
                take(*copy);
        });
}

void RowsView::resizeEvent(QResizeEvent *event)
{
    QAbstractScrollArea::resizeEvent(event);
    linesChanged();
}

void RowsView::scrollContentsBy(int /*dx*/, int dy)
{
    viewport()->update();
    if (dy != 0)
        emit viewChanged();
}

void RowsView::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::FontChange)
        refreshFont();
    if (event->type() == QEvent::PaletteChange)
        m_layouts.clear();
    QAbstractScrollArea::changeEvent(event);
}

void RowsView::focusInEvent(QFocusEvent *event)
{
    QAbstractScrollArea::focusInEvent(event);
    viewport()->update();
}

void RowsView::focusOutEvent(QFocusEvent *event)
{
    QAbstractScrollArea::focusOutEvent(event);
    viewport()->update();
}

} // namespace traffic

#include "moc_rowsview.cpp"
