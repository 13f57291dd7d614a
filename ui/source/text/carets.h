#pragma once

#include "diagnostic.h"
#include "splice.h"

#include <QList>

namespace source {

/** A cursor of an editor and its selection, which is between `anchor` and `position`, in byte offsets. */
struct Caret {
    qsizetype anchor = 0;
    qsizetype position = 0; ///< The byte offset of the cursor, which is one end of the selection.
    /** The distance from the left, in pixels, that Up and Down keep; negative if they use the cursor's own. */
    qreal goal = -1;

    [[nodiscard]] bool hasSelection() const { return anchor != position; }
    [[nodiscard]] qsizetype start() const { return qMin(anchor, position); }
    [[nodiscard]] qsizetype end() const { return qMax(anchor, position); }
    [[nodiscard]] base::Span selection() const { return {start(), end() - start()}; }
    friend bool operator==(const Caret &, const Caret &) = default;
};

/** The cursors of an editor: at least one, sorted by place, with selections that do not overlap. */
class Carets final
{
public:
    /** The largest number of cursors, because each key edits the text at every cursor. More are not added. */
    static constexpr qsizetype Most = 1000;

    Carets() = default;
    explicit Carets(const Caret &only)
        : m_carets{only}
    {}
    /** Sorts `carets` by place, and merges the ones that touch. The main cursor is the one at the index `main` of
     * `carets`. */
    Carets(const QList<Caret> &carets, qsizetype main);

    [[nodiscard]] const QList<Caret> &all() const { return m_carets; }
    [[nodiscard]] qsizetype count() const { return m_carets.size(); }
    /** The main cursor, which the view scrolls to: usually the one that was added last. */
    [[nodiscard]] const Caret &main() const { return m_carets.at(m_main); }
    [[nodiscard]] qsizetype mainIndex() const { return m_main; }
    /** Returns these cursors and `caret`, which is the main one. */
    [[nodiscard]] Carets with(const Caret &caret) const;
    /** Returns the cursors as they are after an edit of the text. An offset within removed bytes moves to the end of
     * the inserted bytes. */
    [[nodiscard]] Carets after(const document::Splice &splice) const;
    friend bool operator==(const Carets &, const Carets &) = default;

private:
    QList<Caret> m_carets{Caret()};
    qsizetype m_main = 0;
};

/** Where an offset is after an insertion at it: before or after the inserted bytes. */
enum class Stay { Before, After };
/** Returns where an offset in a text is after a splice of the text. */
[[nodiscard]] qsizetype movedBy(const document::Splice &splice, qsizetype offset, Stay stay);

} // namespace source
