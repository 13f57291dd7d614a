#include "moves.h"

#include "lines.h"

#include <QKeyEvent>

namespace source {

namespace {

struct MoveKeys {
    QKeySequence::StandardKey moves;
    QKeySequence::StandardKey selects;
    Move move;
};

constexpr MoveKeys MoveTable[] = {
    {QKeySequence::MoveToNextChar, QKeySequence::SelectNextChar, Move::NextCharacter},
    {QKeySequence::MoveToPreviousChar, QKeySequence::SelectPreviousChar, Move::PreviousCharacter},
    {QKeySequence::MoveToNextWord, QKeySequence::SelectNextWord, Move::NextWord},
    {QKeySequence::MoveToPreviousWord, QKeySequence::SelectPreviousWord, Move::PreviousWord},
    {QKeySequence::MoveToStartOfLine, QKeySequence::SelectStartOfLine, Move::LineStart},
    {QKeySequence::MoveToEndOfLine, QKeySequence::SelectEndOfLine, Move::LineEnd},
    {QKeySequence::MoveToStartOfDocument, QKeySequence::SelectStartOfDocument, Move::TextStart},
    {QKeySequence::MoveToEndOfDocument, QKeySequence::SelectEndOfDocument, Move::TextEnd},
    {QKeySequence::MoveToPreviousLine, QKeySequence::SelectPreviousLine, Move::Up},
    {QKeySequence::MoveToNextLine, QKeySequence::SelectNextLine, Move::Down},
    {QKeySequence::MoveToPreviousPage, QKeySequence::SelectPreviousPage, Move::PageUp},
    {QKeySequence::MoveToNextPage, QKeySequence::SelectNextPage, Move::PageDown},
};

} // namespace

bool moveOfKey(const QKeyEvent &event, Move &move, bool &selects)
{
    for (const MoveKeys &row : MoveTable) {
        selects = event.matches(row.selects);
        if (selects || event.matches(row.moves)) {
            move = row.move;
            return true;
        }
    }
    return false;
}

qsizetype movedOffset(const document::Snapshot &snapshot, qsizetype offset, Move move)
{
    switch (move) {
    case Move::NextCharacter:
        return nextCharacter(snapshot, offset);
    case Move::PreviousCharacter:
        return previousCharacter(snapshot, offset);
    case Move::NextWord:
        return nextWord(snapshot, offset);
    case Move::PreviousWord:
        return previousWord(snapshot, offset);
    case Move::LineStart: {
        const qsizetype line = snapshot.lineAt(offset);
        const qsizetype start = snapshot.lineSpan(line).offset;
        const qsizetype text = start + indentationOf(snapshot, line).size();
        return offset == text ? start : text;
    }
    case Move::LineEnd:
        return lineContentAt(snapshot, offset).end();
    case Move::TextStart:
        return 0;
    case Move::TextEnd:
        return snapshot.size();
    case Move::Up:
    case Move::Down:
    case Move::PageUp:
    case Move::PageDown:
        break;
    }
    return offset;
}

} // namespace source
