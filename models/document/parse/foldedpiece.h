#pragma once

#include "text.h"
#include "tree.h"

#include <vector>

namespace document {

/**
 * A piece of a flow collection in which large nested collections that did not change are replaced by a pair of brackets
 * while it is scanned, so that they are not scanned again. In brackets nothing depends on how long or deep an item is.
 */
class FoldedPiece final
{
public:
    FoldedPiece(const Text &text, base::Span span)
        : m_source(text)
        , m_span(span)
        , m_done(span.offset)
    {}

    /**
     * Replaces the collection that begins at `start`, after all folded ones, by a pair of brackets if it is large
     * enough.
     */
    void fold(qsizetype start, const NodeRef &collection);

    [[nodiscard]] QByteArray text() const { return m_front + m_source.bytes({m_done, m_span.end() - m_done}); }
    /** The span of the text that the piece covers. */
    [[nodiscard]] base::Span span() const { return m_span; }
    [[nodiscard]] bool isFolded() const { return !m_folds.empty(); }
    /**
     * Puts the folded collections back into the scanned tiles; false if one of them is not the value of a tile any
     * more.
     */
    [[nodiscard]] bool unfold(std::vector<Tile> &tiles) const;

private:
    struct Fold {
        qsizetype at = 0; ///< The offset of the brackets in text().
        NodeRef collection;
    };

    const Text &m_source;
    base::Span m_span;
    qsizetype m_done;   ///< The offset up to which the source is in `m_front`.
    QByteArray m_front; ///< The folded text up to the last folded collection, which it includes.
    std::vector<Fold> m_folds;
};

} // namespace document
