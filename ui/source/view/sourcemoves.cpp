#include "lines.h"
#include "sourceview.h"

#include <QScrollBar>

#include <cmath>

// How the cursors of SourceView move, and what it folds.

namespace source {

namespace {

/** The depth of the entries that "fold all" folds: the members of the root, and theirs. */
constexpr int FoldAllDepth = 1;

} // namespace

Caret SourceView::movedByRows(const Caret &caret, qsizetype rows) const
{
    const qsizetype row = m_rows.rowAt(m_snapshot, caret.position);
    const base::Span span = m_rows.rowSpan(m_snapshot, row);
    const qreal goal = caret.goal >= 0 ? caret.goal : layoutOf(row).xOf(caret.position - span.offset);
    const qsizetype target = row + rows;
    if (target < 0)
        return {caret.anchor, 0, goal};
    if (target >= m_rows.rowCount())
        return {caret.anchor, m_snapshot.size(), goal};
    return {caret.anchor, offsetInRow(target, goal), goal};
}

Caret SourceView::moved(const Caret &caret, Move move, bool select) const
{
    Caret result = caret;
    const int page = qMax(1, visibleRows() - 1);
    switch (move) {
    case Move::Up:
    case Move::Down:
        result = movedByRows(caret, move == Move::Down ? 1 : -1);
        break;
    case Move::PageUp:
    case Move::PageDown:
        result = movedByRows(caret, move == Move::PageDown ? page : -page);
        break;
    case Move::NextCharacter:
    case Move::PreviousCharacter:
        if (caret.hasSelection() && !select) {
            const qsizetype end = move == Move::NextCharacter ? caret.end() : caret.start();
            return {end, end};
        }
        [[fallthrough]];
    default: {
        // A fold is one step: after it, the cursor is at the end of what it hides.
        const qsizetype offset = movedOffset(m_snapshot, caret.position, move);
        result = {caret.anchor, offset};
        const bool isHidden = m_rows.rowSpan(m_snapshot, m_rows.rowAt(m_snapshot, offset)).end() < offset;
        const bool isForward = offset > caret.position;
        if (isHidden && (move == Move::NextCharacter || move == Move::NextWord || move == Move::PreviousCharacter ||
                         move == Move::PreviousWord)) {
            const qsizetype row = m_rows.rowAt(m_snapshot, offset);
            result.position = isForward ? m_rows.rowSpan(m_snapshot, row + 1).offset
                                        : m_rows.rowSpan(m_snapshot, row).end();
        }
    }
    }
    if (!select)
        result.anchor = result.position;
    return result;
}

void SourceView::move(Move move, bool select)
{
    QList<Caret> moves;
    for (const Caret &one : m_carets.all())
        moves.append(moved(one, move, select));
    setCarets(Carets(moves, m_carets.mainIndex()));
}

void SourceView::addCaretBeside(bool down)
{
    const Caret &edge = down ? m_carets.all().constLast() : m_carets.all().constFirst();
    Caret added = movedByRows({edge.position, edge.position, edge.goal}, down ? 1 : -1);
    added.anchor = added.position;
    setCarets(m_carets.with(added));
}

void SourceView::selectColumns(const QPoint &from, const QPoint &to)
{
    const auto rowOf = [this](const QPoint &point) {
        const qsizetype row = verticalScrollBar()->value() + qsizetype(std::floor(double(point.y()) / m_rowHeight));
        return qBound<qsizetype>(0, row, m_rows.rowCount() - 1);
    };
    const int shift = horizontalScrollBar()->value() - TextMargin;
    const qsizetype first = rowOf(from);
    const qsizetype last = rowOf(to);
    QList<Caret> carets;
    for (qsizetype row = qMin(first, last); row <= qMax(first, last) && carets.size() < Carets::Most; ++row)
        carets.append({offsetInRow(row, from.x() + shift), offsetInRow(row, to.x() + shift)});
    setCarets(Carets(carets, first <= last ? carets.size() - 1 : 0));
}

void SourceView::toggleFold(qsizetype line)
{
    if (m_folding.removeAt(m_snapshot, line)) {
        refreshRows();
        return;
    }
    const base::Span content = lineContent(m_snapshot, line);
    for (const base::Span &fold : entriesIn(m_snapshot, content).folds) {
        if (m_snapshot.lineAt(fold.offset) != line)
            continue;
        m_folding.add(fold);
        QList<Caret> carets = m_carets.all();
        for (Caret &one : carets) {
            const qsizetype at = m_snapshot.lineAt(one.position);
            if (at > line && at <= m_snapshot.lineAt(fold.end()))
                one = {content.end(), content.end()};
        }
        refreshRows();
        setCarets(Carets(carets, m_carets.mainIndex()));
        return;
    }
}

void SourceView::toggleFoldAtCaret()
{
    const qsizetype caret = m_carets.main().position;
    const qsizetype line = m_snapshot.lineAt(caret);
    if (m_rows.hiddenAfter(line) > 0) {
        toggleFold(line);
        return;
    }
    // The line's own value, or else the innermost that contains the line.
    const QList<base::Span> folds = entriesIn(m_snapshot, lineContent(m_snapshot, line)).folds;
    for (auto fold = folds.crbegin(); fold != folds.crend(); ++fold) {
        if (m_snapshot.lineAt(fold->offset) <= line && m_snapshot.lineAt(fold->end()) >= line) {
            toggleFold(m_snapshot.lineAt(fold->offset));
            return;
        }
    }
}

void SourceView::toggleFoldAll()
{
    const bool isFolded = !m_folding.folds().isEmpty();
    m_folding.set(isFolded ? QList<Fold>() : foldsUpTo(m_snapshot, FoldAllDepth, Folding::Most));
    refreshRows();
    // Cursors leave the lines that are hidden now.
    QList<Caret> carets = m_carets.all();
    for (Caret &one : carets) {
        const base::Span row = m_rows.rowSpan(m_snapshot, m_rows.rowAt(m_snapshot, one.position));
        if (one.position > row.end())
            one = {row.end(), row.end()};
    }
    setCarets(Carets(carets, m_carets.mainIndex()));
}

} // namespace source
