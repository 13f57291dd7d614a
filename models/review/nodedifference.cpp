#include "nodedifference.h"

#include "alignment.h"
#include "cancellation.h"
#include "entrybytes.h"

namespace review {

namespace {

using document::EntryBytes;
using document::Node;

/** An entry in one of the texts. */
struct Side {
    Node value;
    QByteArrayView whole; ///< All bytes of the entry.
    qsizetype offset = 0; ///< Where they begin in the text.
    bool isInBrackets = false;
    bool isOnIndicator = false; ///< The first entry of a block, on the line of an indicator: `a: 1` in `- a: 1`.
};

QByteArrayView withoutBreak(QByteArrayView text)
{
    if (text.endsWith('\n'))
        text.chop(1);
    if (text.endsWith('\r'))
        text.chop(1);
    return text;
}

/** The bytes without what the neighbors of an entry decide: its comma, the blanks before the first item in brackets,
 * the missing line break at the end of a file. */
QByteArrayView ownBytes(const Side &side)
{
    QByteArrayView bytes = side.whole;
    if (!side.isInBrackets)
        return withoutBreak(bytes);
    if (bytes.endsWith(','))
        bytes.chop(1);
    while (bytes.startsWith(' '))
        bytes = bytes.sliced(1);
    return bytes;
}

QByteArrayView withoutMargin(QByteArrayView text)
{
    while (text.startsWith(' '))
        text = text.sliced(1);
    return text;
}

/** Whether the own bytes are the same, without the indentation if only one side has a line of its own. */
bool isSameText(const Side &base, const Side &now, QByteArrayView inBase, QByteArrayView inNow)
{
    return inBase == inNow ||
           (base.isOnIndicator != now.isOnIndicator && withoutMargin(inBase) == withoutMargin(inNow));
}

/** Whether the bytes outside of the entries inside are the same. */
bool hasSameFrame(const Side &base, const Side &now, const std::vector<EntryBytes> &inBase,
                  const std::vector<EntryBytes> &inNow)
{
    const auto front = [](const Side &side, const std::vector<EntryBytes> &inside) {
        Side part = side;
        part.whole = side.whole.first(inside.front().whole.offset - side.offset);
        QByteArrayView bytes = part.whole;
        while (side.isInBrackets && bytes.startsWith(' '))
            bytes = bytes.sliced(1);
        return bytes;
    };
    const auto back = [](const Side &side, const std::vector<EntryBytes> &inside) {
        QByteArrayView bytes = side.whole.sliced(inside.back().whole.end() - side.offset);
        if (side.isInBrackets && bytes.endsWith(','))
            bytes.chop(1);
        return bytes;
    };
    return isSameText(base, now, front(base, inBase), front(now, inNow)) && back(base, inBase) == back(now, inNow);
}

class Comparison final
{
public:
    Comparison(const document::Snapshot &base, const document::Snapshot &now)
        : m_base(base.text())
        , m_now(now.text())
    {}

    [[nodiscard]] bool isSame() const { return m_base == m_now; }

    /** `earlierNow` is the entry in the text before an edit and `earlier` its difference then, if they are known. */
    std::optional<NodeDifference> compareRoot(const Node &base, const Node &now, const Node &earlierNow,
                                              const NodeDifference *earlier)
    {
        return compare({base, m_base, 0}, {now, m_now, 0}, earlierNow, earlier);
    }

private:
    std::optional<NodeDifference> compare(const Side &base, const Side &now, const Node &earlierNow,
                                          const NodeDifference *earlier)
    {
        if (isSameText(base, now, ownBytes(base), ownBytes(now)))
            return std::nullopt;
        NodeDifference difference;
        const bool areAlike = base.value.kind() == now.value.kind() &&
                              (base.value.isMapping() || base.value.isSequence());
        if (!areAlike || base::isUnwanted())
            return difference;
        const std::vector<EntryBytes> inBase = document::entriesOf(base.value);
        const std::vector<EntryBytes> inNow = document::entriesOf(now.value);
        const bool isKnown = earlier && document::isShared(earlierNow, now.value);
        difference.children = isKnown ? earlier->children
                                      : compareEntries(base.value, now.value, inBase, inNow, earlierNow, earlier);
        const bool isFilled = !inBase.empty() && !inNow.empty();
        if (difference.children && isFilled && hasSameFrame(base, now, inBase, inNow))
            difference.change = NodeChange::Inside;
        return difference;
    }

    std::shared_ptr<const NodeDifferences> compareEntries(const Node &base, const Node &now,
                                                          const std::vector<EntryBytes> &inBase,
                                                          const std::vector<EntryBytes> &inNow, const Node &earlierNow,
                                                          const NodeDifference *earlier)
    {
        const Alignment alignment = align(base, now);
        const bool isInBrackets[] = {document::isInBrackets(base), document::isInBrackets(now)};
        NodeDifferences differences;
        size_t nextBase = 0;
        const auto addRemoved = [&](size_t end, qsizetype index) {
            for (; nextBase < end; ++nextBase) {
                if (alignment.nowOf[nextBase] < 0)
                    differences.push_back({NodeChange::Removed, false, tokenAt(base, nextBase), {}, index, nullptr});
            }
        };
        for (size_t i = 0; i < inNow.size(); ++i) {
            const qsizetype baseIndex = alignment.baseOf[i];
            if (baseIndex < 0) {
                differences.push_back({NodeChange::Added, false, {}, tokenAt(now, i), qsizetype(i), nullptr});
                continue;
            }
            if (!alignment.isMoved[i])
                addRemoved(size_t(baseIndex), qsizetype(i));
            const EntryBytes &old = inBase[size_t(baseIndex)];
            const Side baseSide = sideOf(m_base, base.childAt(baseIndex), old, isInBrackets[0]);
            const Side nowSide = sideOf(m_now, now.childAt(qsizetype(i)), inNow[i], isInBrackets[1]);
            const QByteArray token = tokenAt(now, i);
            const NodeDifference *before = differenceOf(earlier, token, tokenAt(base, size_t(baseIndex)));
            auto difference = compare(baseSide, nowSide, before ? childOf(earlierNow, token) : Node(), before);
            if (!difference && alignment.isMoved[i])
                difference.emplace();
            if (!difference)
                continue;
            difference->isMoved = alignment.isMoved[i];
            if (difference->isMoved)
                difference->change = NodeChange::Changed;
            difference->baseToken = tokenAt(base, size_t(baseIndex));
            difference->token = token;
            difference->index = qsizetype(i);
            differences.push_back(*std::move(difference));
        }
        addRemoved(inBase.size(), qsizetype(inNow.size()));
        return differences.empty() ? nullptr : std::make_shared<const NodeDifferences>(std::move(differences));
    }

    static Side sideOf(const QByteArray &text, const Node &value, const EntryBytes &entry, bool isInBrackets)
    {
        const qsizetype offset = entry.whole.offset;
        const bool startsLine = offset == 0 || text.at(offset - 1) == '\n' || text.at(offset - 1) == '\r';
        return {value, QByteArrayView(text).sliced(offset, entry.whole.length), offset, isInBrackets,
                !isInBrackets && !startsLine};
    }

    static QByteArray tokenAt(const Node &collection, size_t index)
    {
        return collection.isMapping() ? collection.keyAt(qsizetype(index)) : QByteArray::number(qulonglong(index));
    }

    static Node childOf(const Node &collection, const QByteArray &token)
    {
        const qsizetype index = collection.isMapping() ? collection.indexOf(token) : token.toLongLong();
        return index < 0 || index >= collection.childCount() ? Node() : collection.childAt(index);
    }

    static const NodeDifference *differenceOf(const NodeDifference *parent, const QByteArray &token,
                                              const QByteArray &baseToken)
    {
        if (!parent || !parent->children)
            return nullptr;
        for (const NodeDifference &child : *parent->children) {
            if (child.token == token && child.change != NodeChange::Added && child.change != NodeChange::Removed)
                return child.baseToken == baseToken ? &child : nullptr;
        }
        return nullptr;
    }

    const QByteArray m_base;
    const QByteArray m_now;
};

} // namespace

TreeDifference::TreeDifference(const document::Snapshot &base, const document::Snapshot &now,
                               const TreeDifference *earlier)
    : m_base(base)
    , m_now(now)
{
    if (base.data() == now.data())
        return;
    Comparison comparison(base, now);
    if (comparison.isSame())
        return;
    const bool isFromSame = earlier && earlier->m_base.data() == base.data() && earlier->m_root;
    m_root = comparison.compareRoot(base.root(), now.root(), isFromSame ? earlier->m_now.root() : Node(),
                                    isFromSame ? &*earlier->m_root : nullptr);
    if (!m_root)
        m_root.emplace(); // Only the line break at the end of the file.
}

} // namespace review
