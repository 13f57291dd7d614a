#include "styleprobe.h"

#include "blockindent.h"
#include "plainscalar.h"
#include "snapshotdata.h"
#include "textlines.h"

#include <algorithm>

namespace document {

namespace {

constexpr qsizetype NeighboursAsked = 8;
constexpr qsizetype NewlineReach = 4096;

bool isQuotable(ScalarStyle style)
{
    return style == ScalarStyle::Plain || style == ScalarStyle::SingleQuoted || style == ScalarStyle::DoubleQuoted;
}

bool isStringStyle(const Snapshot &snapshot, const EntryView &entry)
{
    const ScalarStyle style = entry.valueStyle();
    return isQuotable(style) &&
           (style != ScalarStyle::Plain || !resolvesToOtherType(snapshot.text(entry.valueContent())));
}

bool isNumber(QByteArrayView text)
{
    return !text.isEmpty() && std::all_of(text.cbegin(), text.cend(), [](char c) { return c >= '0' && c <= '9'; });
}

/** How keys and strings are quoted; what was seen first counts. */
struct Quotes {
    std::optional<ScalarStyle> keys;
    std::optional<ScalarStyle> needed; ///< Of keys that cannot be plain.
    std::optional<ScalarStyle> strings;
    bool plainNumbers = false; ///< A number is a plain key.

    void learn(const Snapshot &snapshot, const EntryView &entry, bool isBeside)
    {
        if (entry.hasKey() && isQuotable(entry.keyStyle()))
            learnKey(snapshot.text(entry.keyContent()), entry.keyStyle(), isBeside);
        if (isBeside && !strings && isStringStyle(snapshot, entry) && isChosen(snapshot, entry))
            strings = entry.valueStyle();
    }

    /** A quoted value that must be quoted says nothing about others. */
    static bool isChosen(const Snapshot &snapshot, const EntryView &entry)
    {
        if (entry.valueStyle() == ScalarStyle::Plain)
            return true;
        const QByteArray written = snapshot.text(entry.valueContent());
        return isPlainString(QByteArrayView(written).sliced(1).chopped(1), false);
    }

    void learnKey(QByteArrayView written, ScalarStyle style, bool isBeside)
    {
        const bool isPlain = style == ScalarStyle::Plain;
        // A quoted key that must be quoted says nothing about others.
        const bool isWanted = isPlain || isPlainString(written.sliced(1).chopped(1), false);
        if (isWanted && !keys)
            keys = style;
        if (!isPlain && !needed)
            needed = style;
        plainNumbers |= isPlain && isBeside && isNumber(written);
    }
};

/** The entries around `index`, nearest first; of two at the same distance, the one before comes first. */
QList<EntryView> neighbours(const CollectionView &collection, qsizetype index)
{
    QList<EntryView> entries;
    for (qsizetype distance = 0; distance < NeighboursAsked; ++distance) {
        if (const qsizetype before = index - 1 - distance; before >= 0 && before < collection.count())
            entries.append(collection.entryAt(before));
        if (const qsizetype after = index + distance; after < collection.count())
            entries.append(collection.entryAt(after));
    }
    return entries;
}

/** True when the text ends with the entry and has no newline there. */
bool isUnended(const Snapshot &snapshot, const EntryView &entry)
{
    const qsizetype end = entry.tile().end();
    return end == snapshot.size() && !snapshot.text({end - 1, 1}).endsWith('\n');
}

/** The blanks between colon and value; nothing if there is other text. */
std::optional<QByteArray> colonGap(const Snapshot &snapshot, const EntryView &entry)
{
    if (!entry.colon() || entry.valueStyle() == ScalarStyle::Empty)
        return std::nullopt;
    const qsizetype from = *entry.colon() + 1;
    QByteArray gap = snapshot.text({from, entry.value().offset - from});
    return isBlank(gap) ? std::optional(gap) : std::nullopt;
}

} // namespace

QByteArray newlineNear(const Snapshot &snapshot, qsizetype offset)
{
    const qsizetype from = std::max<qsizetype>(0, offset - NewlineReach);
    const QByteArray text = snapshot.text({from, 2 * NewlineReach});
    qsizetype at = text.indexOf('\n', offset - from);
    if (at < 0)
        at = text.lastIndexOf('\n');
    return at > 0 && text[at - 1] == '\r' ? QByteArray("\r\n") : QByteArray("\n");
}

QByteArray marginAt(const Snapshot &snapshot, qsizetype offset)
{
    const Text &text = snapshot.data()->text;
    const qsizetype start = text.lineStart(offset);
    qsizetype end = start;
    while (end < offset && (text.at(end) == ' ' || text.at(end) == '\t'))
        ++end;
    return text.bytes({start, end - start});
}

bool isSpread(const Snapshot &snapshot, const CollectionView &collection)
{
    return collection.count() > 0 && snapshot.text(collection.entryAt(collection.count() - 1).lead()).contains('\n');
}

StyleProbe::StyleProbe(const Snapshot &snapshot, const Pointer &collection)
    : m_snapshot(snapshot)
{
    Pointer place;
    if (const auto root = CollectionView::at(snapshot, place))
        m_chain.append(*root);
    for (const QByteArray &token : collection.tokens()) {
        place = place / token;
        const auto next = CollectionView::at(snapshot, place);
        if (!next)
            return;
        m_chain.append(*next);
    }
}

StyleProbe StyleProbe::around(const Snapshot &snapshot, const Pointer &pointer)
{
    return pointer.isRoot() ? StyleProbe(snapshot) : StyleProbe(snapshot, pointer.parent());
}

WriteStyle StyleProbe::forEntry(qsizetype index) const
{
    WriteStyle style;
    style.format = m_snapshot.format();
    style.newline = newlineNear(m_snapshot, m_chain.isEmpty() ? 0 : m_chain.last().span().offset);
    learnShape(style, index);
    learnQuotes(style, index);
    learnIndentation(style);
    learnGaps(style);
    learnUnit(style);
    return style;
}

WriteStyle StyleProbe::forValueOf(const EntryView &entry) const
{
    WriteStyle style = forEntry(entry.index() + 1);
    // Nothing can only be written in quotes, so those were not chosen.
    const bool isEmptyQuoted = style.format == Format::Yaml && entry.valueContent().length == 2 &&
                               (entry.valueStyle() == ScalarStyle::SingleQuoted ||
                                entry.valueStyle() == ScalarStyle::DoubleQuoted);
    if (!isEmptyQuoted && (isQuotable(entry.valueStyle()) || entry.valueStyle() == ScalarStyle::Literal ||
                           entry.valueStyle() == ScalarStyle::Folded))
        style.strings = entry.valueStyle();
    style.newline = newlineNear(m_snapshot, entry.entry().offset);
    style.margin = marginAt(m_snapshot, entry.entry().offset);
    style.endsText = isUnended(m_snapshot, entry);
    return style;
}

void StyleProbe::learnShape(WriteStyle &style, qsizetype index) const
{
    using Shape = WriteStyle::Shape;
    if (m_chain.isEmpty()) {
        style.shape = style.format == Format::Json ? Shape::Spread : Shape::Block;
        return;
    }
    const CollectionView &collection = m_chain.last();
    if (collection.layout() == Layout::Block) {
        style.shape = Shape::Block;
        style.column = style.around = collection.indent();
        style.endsText = index >= collection.count() &&
                         isUnended(m_snapshot, collection.entryAt(collection.count() - 1));
        return;
    }
    const bool isLonely = collection.count() == 0 && m_chain.size() == 1;
    const bool spreads = collection.count() > 0
                             ? isSpread(m_snapshot, collection)
                             : m_chain.size() > 1 && isSpread(m_snapshot, m_chain[m_chain.size() - 2]);
    style.shape = isLonely || spreads ? Shape::Spread : Shape::Inline;
    style.around = collection.indent();
    if (collection.count() > 0)
        style.margin = marginAt(m_snapshot, collection.entryAt(collection.count() - 1).entry().offset);
}

void StyleProbe::learnQuotes(WriteStyle &style, qsizetype index) const
{
    if (style.format == Format::Json) {
        style.keys = style.strings = ScalarStyle::DoubleQuoted;
        return;
    }
    Quotes quotes;
    for (qsizetype level = m_chain.size() - 1; level >= 0; --level) {
        const bool isOwn = level == m_chain.size() - 1;
        const QList<EntryView> entries = neighbours(m_chain[level], isOwn ? index : 0);
        for (const EntryView &entry : entries)
            quotes.learn(m_snapshot, entry, isOwn);
    }
    const bool isLikeJson = style.shape != WriteStyle::Shape::Block && quotes.keys == ScalarStyle::DoubleQuoted;
    style.keys = quotes.keys.value_or(ScalarStyle::Plain);
    style.quotes = quotes.needed.value_or(ScalarStyle::SingleQuoted);
    style.plainNumberIsKey = quotes.plainNumbers;
    style.strings = quotes.strings.value_or(isLikeJson ? ScalarStyle::DoubleQuoted : ScalarStyle::Plain);
}

void StyleProbe::learnIndentation(WriteStyle &style) const
{
    if (style.format == Format::Json)
        return;
    const BlockIndent indent = blockIndentAround(m_chain);
    style.step = indent.step;
    style.itemsIndented = indent.itemsIndented;
}

void StyleProbe::learnGaps(WriteStyle &style) const
{
    std::optional<QByteArray> colon;
    std::optional<QByteArray> comma;
    for (qsizetype level = m_chain.size() - 1; level >= 0; --level) {
        const CollectionView &collection = m_chain[level];
        if (collection.layout() == Layout::Block || collection.count() == 0)
            continue;
        const EntryView last = collection.entryAt(collection.count() - 1);
        if (!colon)
            colon = colonGap(m_snapshot, last);
        const QByteArray lead = m_snapshot.text(last.lead());
        if (!comma && collection.count() > 1 && isBlank(lead))
            comma = lead;
        if (level == m_chain.size() - 1 && collection.kind() == Kind::Mapping) {
            const QByteArray first = m_snapshot.text(collection.entryAt(0).lead());
            style.bracketGap = isBlank(first) ? first : QByteArray();
        }
    }
    style.colonGap = colon.value_or(" ");
    style.commaGap = comma.value_or(style.colonGap.isEmpty() ? QByteArray() : QByteArray(" "));
}

void StyleProbe::learnUnit(WriteStyle &style) const
{
    for (qsizetype level = m_chain.size() - 1; level >= 0; --level) {
        const CollectionView &collection = m_chain[level];
        if (collection.layout() == Layout::Block || !isSpread(m_snapshot, collection))
            continue;
        const QByteArray inner = marginAt(m_snapshot, collection.entryAt(collection.count() - 1).entry().offset);
        const QByteArray outer = marginAt(m_snapshot, collection.span().offset);
        if (inner.size() > outer.size() && inner.startsWith(outer)) {
            style.unit = inner.mid(outer.size());
            return;
        }
    }
}

} // namespace document
