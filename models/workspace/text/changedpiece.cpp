#include "changedpiece.h"

#include "ruletable.h"

#include <algorithm>

namespace workspace {

namespace {

using base::Span;
using document::Node;

qsizetype lineStart(const QByteArray &text, qsizetype offset)
{
    return offset <= 0 ? 0 : text.lastIndexOf('\n', offset - 1) + 1;
}

qsizetype lineEnd(const QByteArray &text, qsizetype offset)
{
    const qsizetype at = text.indexOf('\n', offset);
    return at < 0 ? text.size() : at + 1;
}

bool isBlank(const QByteArray &text, qsizetype from, qsizetype to)
{
    return std::all_of(text.cbegin() + from, text.cbegin() + to, [](char c) { return c == ' '; });
}

/** Descends through the block mappings around some bytes. */
class Descent final
{
public:
    Descent(const document::Snapshot &snapshot, const Span &bytes)
        : m_text(snapshot.text())
        , m_bytes(bytes)
        , m_node(snapshot.root())
        , m_end(m_text.size())
    {
        if (snapshot.documentCount() > 1)
            m_end = std::min(m_end, m_node.span().end());
    }

    /** The entries of the next mapping around the bytes; nothing if it is not a mapping in block style. */
    std::optional<ChangedPiece> next()
    {
        if (!m_node.isMapping() || m_node.childCount() == 0 || isInBrackets())
            return std::nullopt;
        const qsizetype first = entryAt(m_bytes.offset);
        const qsizetype last = entryAt(std::max(m_bytes.offset, m_bytes.end() - 1));
        if (first < 0 || !startsLine(first) || (last + 1 < m_node.childCount() && !startsLine(last + 1)))
            return std::nullopt;
        const qsizetype from = startOf(first);
        const qsizetype to = last + 1 < m_node.childCount() ? startOf(last + 1) : m_end;
        if (m_bytes.end() > to || m_bytes.offset < from)
            return std::nullopt;
        ChangedPiece piece{{from, to - from}, m_place, {}};
        m_end = to;
        m_place = m_place.child(m_node.keyAt(first));
        m_node = first == last ? m_node.childAt(first) : Node();
        return piece;
    }

    [[nodiscard]] QByteArray textOf(const Span &span) const { return m_text.mid(span.offset, span.length); }

private:
    /** The last entry that begins at or before an offset; -1 before the first. */
    [[nodiscard]] qsizetype entryAt(qsizetype offset) const
    {
        qsizetype low = 0;
        qsizetype high = m_node.childCount();
        while (low < high) {
            const qsizetype middle = (low + high) / 2;
            if (startOf(middle) <= offset)
                low = middle + 1;
            else
                high = middle;
        }
        return low - 1;
    }
    /** True if there is a bracket before the first key. One in a comment there only makes the piece larger than needed.
     */
    [[nodiscard]] bool isInBrackets() const
    {
        const qsizetype from = m_node.span().offset;
        const qsizetype key = m_node.keySpanAt(0).offset;
        return QByteArrayView(m_text).sliced(from, std::max<qsizetype>(0, key - from)).contains('{');
    }
    [[nodiscard]] qsizetype startOf(qsizetype entry) const { return lineStart(m_text, m_node.keySpanAt(entry).offset); }
    [[nodiscard]] bool startsLine(qsizetype entry) const
    {
        return isBlank(m_text, startOf(entry), m_node.keySpanAt(entry).offset);
    }

    QByteArray m_text;
    Span m_bytes;
    Node m_node;
    document::Pointer m_place;
    qsizetype m_end = 0; ///< Of the entry that m_node is the value of.
};

/** True when every alias in it has its anchor in it. */
bool isSelfContained(const document::Snapshot &snapshot)
{
    const base::Diagnostics &problems = snapshot.problems();
    return snapshot.isValid() && std::none_of(problems.cbegin(), problems.cend(), [](const base::Diagnostic &problem) {
               return problem.rule == "unknown-anchor"_rule;
           });
}

} // namespace

std::optional<Span> changedLines(const document::Snapshot &before, const document::Snapshot &now)
{
    const QByteArray old = before.text();
    const QByteArray text = now.text();
    const qsizetype shorter = std::min(old.size(), text.size());
    qsizetype same = std::mismatch(old.cbegin(), old.cbegin() + shorter, text.cbegin()).first - old.cbegin();
    if (same == shorter && old.size() == text.size())
        return std::nullopt;
    qsizetype tail = 0;
    while (tail < shorter - same && old[old.size() - 1 - tail] == text[text.size() - 1 - tail])
        ++tail;
    const qsizetype from = lineStart(text, same);
    const qsizetype to = lineEnd(text, text.size() - tail);
    return Span{from, to - from};
}

std::optional<ChangedPiece> pieceAround(const document::Snapshot &snapshot, const Span &bytes, qsizetype limit)
{
    Descent descent(snapshot, bytes);
    std::optional<ChangedPiece> smallest;
    while (std::optional<ChangedPiece> piece = descent.next()) {
        if (piece->span.length > limit)
            continue;
        piece->snapshot = document::Snapshot::parse(descent.textOf(piece->span), snapshot.format());
        if (isSelfContained(piece->snapshot))
            smallest = std::move(piece);
    }
    return smallest;
}

} // namespace workspace
