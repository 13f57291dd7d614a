#pragma once

#include "text.h"
#include "tree.h"

#include <vector>

namespace document {

/**
 * A piece of a flow collection in which large collections, which stay as they are, are folded to a pair of brackets
 * while it is read. In brackets nothing depends on how long or deep an item is.
 */
class FoldedPiece final
{
public:
    FoldedPiece(const Text &text, base::Span span)
        : m_source(text)
        , m_span(span)
        , m_done(span.offset)
    {}

    /** Folds the collection that begins at `start`, after those already folded, if it is large enough. */
    void fold(qsizetype start, const NodeRef &collection);

    [[nodiscard]] QByteArray text() const { return m_front + m_source.bytes({m_done, m_span.end() - m_done}); }
    /** The text that it replaces. */
    [[nodiscard]] base::Span span() const { return m_span; }
    [[nodiscard]] bool isFolded() const { return !m_folds.empty(); }
    /** Puts the collections back into the tiles that were read; false where one is no tile's value any more. */
    [[nodiscard]] bool unfold(std::vector<Tile> &tiles) const;

private:
    struct Fold {
        qsizetype at = 0; ///< In text().
        NodeRef collection;
    };

    const Text &m_source;
    base::Span m_span;
    qsizetype m_done;   ///< Up to where the source is in `m_front`.
    QByteArray m_front; ///< Up to and with the last fold.
    std::vector<Fold> m_folds;
};

} // namespace document
