#pragma once

#include "diagnostic.h"
#include "splice.h"

#include <QList>

namespace source {

/** A cursor and what it selects, in byte offsets. */
struct Caret {
    qsizetype anchor = 0;
    qsizetype position = 0; ///< Where the cursor is.
    qreal goal = -1;        ///< The distance from the left that Up and Down keep; negative: that of the cursor.

    [[nodiscard]] bool hasSelection() const { return anchor != position; }
    [[nodiscard]] qsizetype start() const { return qMin(anchor, position); }
    [[nodiscard]] qsizetype end() const { return qMax(anchor, position); }
    [[nodiscard]] base::Span selection() const { return {start(), end() - start()}; }
    friend bool operator==(const Caret &, const Caret &) = default;
};

/** The cursors of an editor: at least one, sorted, none within another's selection. */
class Carets final
{
public:
    /** More are not added: each key edits at every one of them. */
    static constexpr qsizetype Most = 1000;

    Carets() = default;
    explicit Carets(const Caret &only)
        : m_carets{only}
    {}
    /** Sorts and merges. The main caret is the one at `main`. */
    Carets(const QList<Caret> &carets, qsizetype main);

    [[nodiscard]] const QList<Caret> &all() const { return m_carets; }
    [[nodiscard]] qsizetype count() const { return m_carets.size(); }
    /** The one that was added last: the view follows it. */
    [[nodiscard]] const Caret &main() const { return m_carets.at(m_main); }
    [[nodiscard]] qsizetype mainIndex() const { return m_main; }
    /** With another one, which is the main one. */
    [[nodiscard]] Carets with(const Caret &caret) const;
    /** After an edit: an offset within removed bytes moves to the end of what was inserted. */
    [[nodiscard]] Carets after(const document::Splice &splice) const;
    friend bool operator==(const Carets &, const Carets &) = default;

private:
    QList<Caret> m_carets{Caret()};
    qsizetype m_main = 0;
};

/** The side of inserted bytes on which an offset stays that was at their place. */
enum class Stay { Before, After };
/** Where an offset is after the splice. */
[[nodiscard]] qsizetype movedBy(const document::Splice &splice, qsizetype offset, Stay stay);

} // namespace source
