#include "placesearch.h"

#include "blockparent.h"
#include "flowplace.h"

#include <algorithm>

namespace assist {

namespace {

using document::Node;
using document::Pointer;
using document::Snapshot;
using Part = TextPlace::Part;

/** Lines below that are read for keys while the text is not valid. */
constexpr qsizetype MostLinesBelow = 2000;
/** Lines without entries that are skipped. */
constexpr qsizetype MostEmptyLines = 1000;
/** Bytes before the first collection of a document. */
constexpr qsizetype MostHead = 64 * 1024;

bool startsFlow(QByteArrayView text)
{
    return text.startsWith('{') || text.startsWith('[');
}

/** The bracket that the text starts with, after blanks and comments; -1 if it starts with something else. */
qsizetype openingOfText(const Snapshot &snapshot)
{
    const QByteArray head = snapshot.text({0, MostHead});
    for (qsizetype at = 0; at < head.size(); ++at) {
        if (head.at(at) == '#' && snapshot.format() == document::Format::Yaml) {
            at = head.indexOf('\n', at);
            if (at < 0)
                return -1;
        } else if (startsFlow(QByteArrayView(head).sliced(at))) {
            return at;
        } else if (!QByteArrayView(" \t\r\n").contains(head.at(at))) {
            return -1;
        }
    }
    return -1;
}

/** Block YAML around a byte. */
class BlockScan final
{
public:
    BlockScan(const Snapshot &snapshot, qsizetype offset)
        : m_snapshot(snapshot)
        , m_offset(offset)
        , m_line(snapshot.positionAt(offset).line)
        , m_parts(linePartsOf(snapshot, m_line))
        , m_cursor(offset - m_parts.start)
    {}

    [[nodiscard]] TextPlace run()
    {
        if (m_cursor > m_parts.text.size() || (m_parts.comment >= 0 && m_cursor > m_parts.comment))
            return {};
        const bool isBlank = m_parts.isEmpty() && m_parts.comment < 0;
        const qsizetype column = isBlank ? m_cursor : m_parts.content;
        if (m_cursor < column || (isBlank && m_parts.text.contains('\t')))
            return {};
        const bool isAfterDash = !m_parts.dashes.isEmpty();
        const bool isEmptyItem = isAfterDash && m_parts.colon < 0;
        const qsizetype entryColumn = isEmptyItem ? m_parts.dashes.last() : column;
        QList<qsizetype> outer = m_parts.dashes;
        if (isEmptyItem)
            outer.removeLast();
        const BlockParent parent = parentOf(entryColumn, isEmptyItem, outer);
        if (!parent.isKnown)
            return {};
        if (parent.flowOpening >= 0) {
            bool isInside = false;
            const TextPlace place = flowPlaceAt(m_snapshot, parent.container, parent.flowOpening, m_offset, isInside);
            return isInside ? place : TextPlace();
        }
        m_place.container = parent.container;
        m_place.keys = parent.keys;
        m_place.indentation = column;
        if (m_parts.colon >= 0)
            readMember();
        else
            readScalar(isEmptyItem ? Part::Item : Part::Bare, isBlank);
        return m_place;
    }

private:
    /** The tree knows more than the lines do, where it has the text. */
    [[nodiscard]] BlockParent parentOf(qsizetype column, bool isItem, const QList<qsizetype> &outer) const
    {
        const base::Span key{m_parts.start + m_parts.content, std::max<qsizetype>(0, m_parts.keyEnd - m_parts.content)};
        if (m_parts.colon >= 0 && isInTree(m_snapshot, key)) {
            const Pointer place = m_snapshot.pointerAt(key.offset);
            if (!place.isRoot() && m_snapshot.keySpan(place).contains(key.offset))
                return {true, place.parent(), -1, {}};
        }
        return blockParentOf(m_snapshot, m_line, column, isItem, outer);
    }

    void readMember()
    {
        m_place.key = m_parts.key();
        if (m_cursor <= m_parts.keyEnd) {
            m_place.part = Part::Key;
            m_place.hasColon = true;
            setToken(m_parts.content, m_parts.keyEnd);
            addKeysBelow();
            return;
        }
        if (m_cursor <= m_parts.colon)
            return;
        const QByteArrayView value = m_parts.valueText();
        if (startsFlow(value)) {
            bool isInside = false;
            const TextPlace place = flowPlaceAt(m_snapshot, m_place.container.child(m_place.key),
                                                m_parts.start + m_parts.value, m_offset, isInside);
            m_place = isInside ? place : TextPlace();
            return;
        }
        if (value.isEmpty() ? isDeeperBelow() : !isOneScalar(value))
            return;
        m_place.part = Part::Value;
        setValueToken();
    }

    void readScalar(Part part, bool isBlank)
    {
        const QByteArrayView value = m_parts.valueText();
        if (startsFlow(value)) {
            bool isInside = false;
            const Pointer collection = part == Part::Item ? m_place.container.child(QByteArray("-"))
                                                          : m_place.container;
            const TextPlace place = flowPlaceAt(m_snapshot, collection, m_parts.start + m_parts.value, m_offset,
                                                isInside);
            m_place = isInside ? place : TextPlace();
            return;
        }
        if (value.isEmpty() ? isDeeperBelow() : !isOneScalar(value))
            return;
        m_place.part = part;
        if (isBlank)
            m_place.token = {m_offset, 0};
        else
            setValueToken();
        if (m_place.part == Part::Bare)
            addKeysBelow();
    }

    /** False for texts of several lines, anchors, tags and aliases. */
    [[nodiscard]] bool isOneScalar(QByteArrayView value) const
    {
        return !QByteArrayView("|>&*!%@`").contains(value[0]) && m_cursor <= m_parts.valueEnd;
    }
    void setValueToken()
    {
        if (m_parts.valueEnd > m_parts.value)
            return setToken(m_parts.value, m_parts.valueEnd);
        m_place.token = {m_offset, 0};
        m_place.needsSpace = m_cursor > 0 &&
                             (m_parts.text.at(m_cursor - 1) == ':' || m_parts.text.at(m_cursor - 1) == '-');
        if (m_cursor < m_parts.value && m_cursor < m_parts.text.size())
            m_place.needsSpace = m_place.needsSpace && m_parts.text.at(m_cursor) != ' ';
    }
    void setToken(qsizetype from, qsizetype end)
    {
        if (m_cursor < from) {
            m_place.part = Part::None;
            return;
        }
        m_place.token = {m_parts.start + from, end - from};
        const char first = from < end ? m_parts.text.at(from) : '\0';
        m_place.quote = first == '"' || first == '\'' ? first : '\0';
        const qsizetype start = from + (m_place.quote ? 1 : 0);
        m_place.typed = m_parts.text.mid(start, std::max<qsizetype>(0, m_cursor - start));
    }

    /** The next line with an entry. */
    [[nodiscard]] std::optional<LineParts> next(qsizetype &line) const
    {
        const qsizetype last = std::min(m_snapshot.lineCount(), line + MostEmptyLines);
        while (++line <= last) {
            const LineParts parts = linePartsOf(m_snapshot, line);
            if (!parts.isEmpty())
                return parts;
        }
        return std::nullopt;
    }
    /** True if lines below would be part of a value that is inserted here, or are it. */
    [[nodiscard]] bool isDeeperBelow() const
    {
        qsizetype line = m_line;
        const auto below = next(line);
        if (!below)
            return false;
        // A list can be in the column of its key.
        const bool isOwnList = !below->dashes.isEmpty() && m_parts.dashes.isEmpty();
        return below->indentation() > m_place.indentation || (isOwnList && below->indentation() == m_place.indentation);
    }
    /** Keys of the same mapping in lines below that are not in the tree. */
    void addKeysBelow()
    {
        qsizetype line = m_line;
        const qsizetype last = m_line + MostLinesBelow;
        for (auto below = next(line); below && line < last; below = next(line)) {
            if (below->indentation() < m_place.indentation || isInTree(m_snapshot, {below->start, below->text.size()}))
                return;
            if (below->dashes.isEmpty() && below->colon >= 0 && below->content == m_place.indentation)
                m_place.keys.append(below->key());
        }
    }

    const Snapshot &m_snapshot;
    qsizetype m_offset;
    qsizetype m_line;
    LineParts m_parts;
    qsizetype m_cursor;
    TextPlace m_place;
};

/** The place in the flow collection that the tree has around the byte. */
std::optional<TextPlace> flowPlaceInTree(const Snapshot &snapshot, qsizetype offset)
{
    const auto dirty = snapshot.dirtyRange();
    const qsizetype at = dirty && dirty->offset < offset ? std::max<qsizetype>(0, dirty->offset - 1) : offset;
    const Pointer place = snapshot.pointerAt(at);
    Pointer collection;
    for (qsizetype depth = 0; depth <= place.tokens().size(); ++depth) {
        collection = Pointer(place.tokens().first(depth));
        const Node node = snapshot.at(collection);
        if (!node.isMapping() && !node.isSequence())
            continue;
        const base::Span span = node.contentSpan();
        if (!startsFlow(snapshot.text({span.offset, 1})) || span.offset >= offset)
            continue;
        if (!dirty && span.end() <= offset)
            continue;
        bool isInside = false;
        const TextPlace found = flowPlaceAt(snapshot, collection, span.offset, offset, isInside);
        return isInside ? std::optional(found) : std::nullopt;
    }
    return std::nullopt;
}

/** True for the lines around a document of YAML: its directives, up to `---`, and what comes after `...`. */
bool isOutsideOfDocument(const Snapshot &snapshot, qsizetype offset)
{
    const base::Span root = snapshot.root().span();
    const auto hasMarker = [&snapshot](qsizetype from, qsizetype to, const QByteArray &marker) {
        const QByteArray lines = snapshot.text({from, std::max<qsizetype>(0, to - from)});
        return lines.startsWith(marker) || lines.contains('\n' + marker);
    };
    const qsizetype line = snapshot.offsetAt({snapshot.positionAt(offset).line, 1});
    return offset < root.offset ? hasMarker(line, root.offset, "---") : hasMarker(root.end(), offset, "...");
}

} // namespace

TextPlace textPlaceAt(const Snapshot &snapshot, qsizetype offset)
{
    offset = std::clamp<qsizetype>(offset, 0, snapshot.size());
    if (snapshot.documentCount() > 1 && offset >= snapshot.root(1).span().offset)
        return {};
    if (snapshot.format() == document::Format::Yaml && isOutsideOfDocument(snapshot, offset))
        return {};
    if (const qsizetype opening = openingOfText(snapshot);
        opening >= 0 || snapshot.format() == document::Format::Json) {
        bool isInside = false;
        const TextPlace place = opening < 0 ? TextPlace() : flowPlaceAt(snapshot, {}, opening, offset, isInside);
        return isInside ? place : TextPlace();
    }
    if (const auto place = flowPlaceInTree(snapshot, offset))
        return *place;
    const TextPlace place = BlockScan(snapshot, offset).run();
    // Above the first key there is nothing else that a line could belong to.
    const qsizetype root = snapshot.root().span().offset;
    const bool isAboveFirst = offset < root && place.indentation + 1 != snapshot.positionAt(root).column;
    return isAboveFirst ? TextPlace() : place;
}

} // namespace assist
