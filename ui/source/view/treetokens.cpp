#include "treetokens.h"

#include "lines.h"
#include "rowtext.h"

#include <algorithm>
#include <limits>

namespace source {

namespace {

using document::Node;
using document::Snapshot;

/** The first byte of an entry: that of its key or item. */
qsizetype startOf(const Node &collection, qsizetype index)
{
    if (!collection.isMapping())
        return collection.childAt(index).span().offset;
    const base::Span key = collection.keySpanAt(index);
    return key.length > 0 ? key.offset : collection.childAt(index).span().offset;
}

/** The last entry that begins at or before an offset; the first one if none does. */
qsizetype entryAt(const Node &collection, qsizetype offset)
{
    qsizetype low = 0;
    qsizetype high = collection.childCount();
    while (low < high) {
        const qsizetype middle = (low + high) / 2;
        if (startOf(collection, middle) <= offset)
            low = middle + 1;
        else
            high = middle;
    }
    return qMax<qsizetype>(0, low - 1);
}

/** The end of what folding a value hides: its last byte with text. The closing bracket of a line of its own stays. */
qsizetype foldEnd(const Snapshot &snapshot, const base::Span &span)
{
    qsizetype end = span.end();
    const QByteArray tail = snapshot.text({qMax(span.offset, end - 64), qMin<qsizetype>(64, span.length)});
    qsizetype at = tail.size();
    while (at > 0 && (tail.at(at - 1) == '\n' || tail.at(at - 1) == '\r' || tail.at(at - 1) == ' '))
        --at;
    end -= tail.size() - at;
    const QByteArray last = snapshot.text({end - 1, 1});
    const qsizetype line = snapshot.lineAt(end);
    const bool isBracket = last == "}" || last == "]";
    if (isBracket && line > 0 && snapshot.lineSpan(line).offset + indentationOf(snapshot, line).size() == end - 1)
        return lineContent(snapshot, line - 1).end();
    return end;
}

/** Walks over the entries that a part of the text shows. */
class EntryWalk final
{
public:
    EntryWalk(const Snapshot &snapshot, const base::Span &part)
        : m_snapshot(snapshot)
        , m_part(part)
        , m_dirty(snapshot.dirtyRange().value_or(base::Span{std::numeric_limits<qsizetype>::max() / 2, 0}))
    {}

    void walk(const Node &node, int depth = 0)
    {
        const qsizetype count = node.childCount();
        for (qsizetype index = count > 0 ? entryAt(node, m_part.offset) : 0; index < count; ++index) {
            const qsizetype start = startOf(node, index);
            if (start > m_part.end() || m_entries.folds.size() >= m_mostFolds)
                break;
            visit(node, index, start, depth);
        }
    }
    void limit(int depth, qsizetype folds)
    {
        m_deepest = depth;
        m_mostFolds = folds;
    }
    void addScalar(const Node &node)
    {
        if (isShown(node.span()) && node.isScalar())
            add(tokenOf(node), node.contentSpan());
    }
    Entries take() { return std::move(m_entries); }

private:
    void visit(const Node &collection, qsizetype index, qsizetype start, int depth)
    {
        const Node value = collection.childAt(index);
        const base::Span span = value.span();
        bool isReference = value.kind() == document::Kind::Alias;
        if (collection.isMapping()) {
            const Node key = collection.keyNodeAt(index);
            if (key.isScalar() && isShown(key.span()))
                add(Token::Key, key.contentSpan());
            isReference = isReference || (value.isScalar() && span.length < 4096 && collection.keyAt(index) == "$ref");
        }
        if (!isShown({start, span.end() - start}))
            return;
        addFold(start, span);
        if (!isShown(span))
            return;
        if (isReference)
            add(Token::Reference, value.contentSpan());
        else if (value.isScalar())
            add(tokenOf(value), value.contentSpan());
        if (value.childCount() > 0 && depth < m_deepest)
            walk(value, depth + 1);
    }
    void addFold(qsizetype start, const base::Span &value)
    {
        const bool overlapsDirty = start <= m_dirty.end() && value.end() >= m_dirty.offset;
        if (value.length == 0 || overlapsDirty)
            return;
        const qsizetype end = foldEnd(m_snapshot, value);
        const qsizetype line = m_snapshot.lineAt(start);
        if (m_snapshot.lineSpan(line).end() > end)
            return;
        // An item that begins with a collection has its line; the outer one folds it.
        if (m_entries.folds.isEmpty() || m_snapshot.lineAt(m_entries.folds.constLast().offset) != line)
            m_entries.folds.append({start, end - start});
    }
    void add(Token token, const base::Span &span)
    {
        const bool isDirty = span.offset <= m_dirty.end() && span.end() >= m_dirty.offset;
        if (span.length > 0 && !isDirty)
            m_entries.tokens.append({token, span});
    }
    [[nodiscard]] bool isShown(const base::Span &span) const
    {
        return span.offset <= m_part.end() && span.end() >= m_part.offset;
    }
    /** A string without quotes has the color of text; the others stand out. */
    static Token tokenOf(const Node &scalar)
    {
        return scalar.scalarType() == document::ScalarType::String ? Token::Text : Token::Number;
    }

    const Snapshot &m_snapshot;
    base::Span m_part;
    base::Span m_dirty;
    Entries m_entries;
    int m_deepest = std::numeric_limits<int>::max();
    qsizetype m_mostFolds = std::numeric_limits<qsizetype>::max();
};

/** Comments are between the other tokens: `#` at the start of a line or after a blank. */
void addComments(const Snapshot &snapshot, const base::Span &part, QList<TokenSpan> &tokens)
{
    const QByteArray text = snapshot.text(part);
    QList<TokenSpan> comments;
    auto next = tokens.cbegin();
    for (qsizetype at = text.indexOf('#'); at >= 0; at = text.indexOf('#', at)) {
        const qsizetype offset = part.offset + at;
        while (next != tokens.cend() && next->span.end() <= offset)
            ++next;
        const bool isInside = next != tokens.cend() && next->span.contains(offset);
        const char before = at > 0 ? text.at(at - 1) : '\n';
        if (isInside || !(before == '\n' || before == '\r' || before == ' ' || before == '\t')) {
            ++at;
            continue;
        }
        qsizetype end = at;
        while (end < text.size() && text.at(end) != '\n' && text.at(end) != '\r')
            ++end;
        comments.append({Token::Comment, {offset, end - at}});
        at = end;
    }
    tokens += comments;
}

/** The tokens of lines that the tree does not cover. */
void addLineTokens(const Snapshot &snapshot, const base::Span &part, QList<TokenSpan> &tokens)
{
    const std::optional<base::Span> dirty = snapshot.dirtyRange();
    if (!dirty || dirty->end() < part.offset || dirty->offset > part.end())
        return;
    const qsizetype first = snapshot.lineAt(qMax(part.offset, dirty->offset));
    const qsizetype last = snapshot.lineAt(qMin(part.end(), dirty->end()));
    for (qsizetype line = first; line <= last; ++line) {
        const base::Span content = lineContent(snapshot, line);
        if (content.length > LongestTokenLine)
            continue;
        tokens.removeIf([&content](const TokenSpan &one) {
            return one.span.offset <= content.end() && one.span.end() >= content.offset;
        });
        const widgets::RowText text(snapshot.text(content));
        for (const TokenRun &run : tokensOf(text.shown(), snapshot.format())) {
            const qsizetype start = text.byteAt(run.start);
            tokens.append({run.token, {content.offset + start, text.byteAt(run.start + run.length) - start}});
        }
    }
}

} // namespace

Entries entriesIn(const Snapshot &snapshot, const base::Span &part)
{
    EntryWalk walk(snapshot, part);
    for (qsizetype index = 0; index < snapshot.documentCount(); ++index) {
        const Node root = snapshot.root(index);
        if (root.span().offset > part.end())
            break;
        if (root.span().end() < part.offset)
            continue;
        walk.addScalar(root);
        walk.walk(root);
    }
    Entries entries = walk.take();
    if (snapshot.format() == document::Format::Yaml)
        addComments(snapshot, part, entries.tokens);
    addLineTokens(snapshot, part, entries.tokens);
    std::sort(entries.tokens.begin(), entries.tokens.end(),
              [](const TokenSpan &left, const TokenSpan &right) { return left.span.offset < right.span.offset; });
    return entries;
}

QList<base::Span> foldsUpTo(const Snapshot &snapshot, int depth, qsizetype most)
{
    EntryWalk walk(snapshot, {0, snapshot.size()});
    walk.limit(depth, most);
    walk.walk(snapshot.root());
    return walk.take().folds;
}

} // namespace source
