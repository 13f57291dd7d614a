#include "valueplan.h"

#include "blocktext.h"
#include "scalarstyle.h"
#include "snapshotdata.h"
#include "styleprobe.h"
#include "textlines.h"

#include <algorithm>

namespace document {

namespace {

constexpr int DashWidth = 2;

bool isBlockScalar(ScalarStyle style)
{
    return style == ScalarStyle::Literal || style == ScalarStyle::Folded;
}

/** The line that `text` begins with, without its newline. */
QByteArray firstLine(const QByteArray &text)
{
    const qsizetype end = text.indexOf('\n');
    const QByteArray line = end < 0 ? text : text.first(end);
    return line.endsWith('\r') ? line.chopped(1) : line;
}

/** The length of the anchor and tag at the front of `text`. */
qsizetype propertiesLength(QByteArrayView text)
{
    qsizetype end = 0;
    for (qsizetype at = 0; at < text.size() && (text[at] == '&' || text[at] == '!');) {
        while (at < text.size() && !QByteArrayView(" \t\r\n").contains(text[at]))
            ++at;
        end = at;
        while (at < text.size() && (text[at] == ' ' || text[at] == '\t'))
            ++at;
    }
    return end;
}

/**
 * Everything after the indicator of a block entry, up to the end of its last line: properties, the value, and the
 * comment on the line where the value begins.
 */
class BlockSlot final
{
public:
    BlockSlot(const Snapshot &snapshot, const EntryView &entry, const WriteStyle &style)
        : m_snapshot(snapshot)
        , m_entry(entry)
        , m_style(style)
    {
        m_isRoot = !entry.collection();
        m_isItem = !m_isRoot && !entry.hasKey();
        m_start = m_isRoot ? entry.value().offset : m_isItem ? entry.entry().offset + 1 : *entry.colon() + 1;
        m_end = m_isRoot ? entry.value().end() : lastLineEnd(snapshot, entry);
        readParts();
    }

    [[nodiscard]] Splice write(const Value &value) const
    {
        const ValueWriter writer(m_style);
        if (writer.isBlock(value))
            return whole(blockText(value, writer));
        const QByteArray text = value.isContainer() ? writer.value(value) : scalarText(value);
        if (text.startsWith('|'))
            return whole(gap() + text);
        if (m_entry.valueStyle() == ScalarStyle::Empty || wasBlock())
            return whole(gap() + text + m_rest);
        return {m_entry.valueContent().offset, m_entry.valueContent().length, text};
    }

private:
    [[nodiscard]] bool wasBlock() const
    {
        const auto collection = m_entry.valueCollection();
        return isBlockScalar(m_entry.valueStyle()) || (collection && collection->layout() == Layout::Block);
    }

    void readParts()
    {
        const base::Span value = m_entry.value();
        const base::Span content = m_entry.valueContent();
        const QByteArray before = m_snapshot.text({value.offset, content.offset - value.offset});
        m_properties = before.first(propertiesLength(before));
        const auto collection = m_entry.valueCollection();
        if (collection && collection->layout() == Layout::Block)
            m_rest = collectionRest(*collection);
        else if (isBlockScalar(m_entry.valueStyle()))
            m_rest = firstLine(m_snapshot.text(content)).mid(m_entry.blockHeader().size());
        else if (!m_isRoot)
            m_rest = m_snapshot.text({content.end(), std::max<qsizetype>(0, m_end - content.end())});
        if (m_entry.valueStyle() == ScalarStyle::Empty && !m_isRoot)
            m_rest = emptyRest();
        if (isBlank(m_rest))
            m_rest.clear();
    }

    /** The comment after the indicator, if the collection begins on a later line. */
    [[nodiscard]] QByteArray collectionRest(const CollectionView &collection) const
    {
        const qsizetype from = m_properties.isEmpty() ? m_start : m_entry.value().offset + m_properties.size();
        const qsizetype to = collection.span().offset;
        const QByteArray between = m_snapshot.text({from, std::max<qsizetype>(0, to - from)});
        return between.contains('\n') && !m_isRoot ? firstLine(between) : QByteArray();
    }

    [[nodiscard]] QByteArray emptyRest() const
    {
        const qsizetype from = m_properties.isEmpty() ? m_start : m_entry.value().offset + m_properties.size();
        return firstLine(m_snapshot.text({from, std::max<qsizetype>(0, m_end - from)}));
    }

    /** The text between the indicator and the value. */
    [[nodiscard]] QByteArray gap() const
    {
        const QByteArray properties = m_properties.isEmpty() ? QByteArray() : m_properties + ' ';
        return m_isRoot ? properties : ' ' + properties;
    }

    [[nodiscard]] Splice whole(const QByteArray &text) const { return {m_start, m_end - m_start, text}; }

    [[nodiscard]] QByteArray scalarText(const Value &scalar) const
    {
        ScalarPlace place;
        place.format = m_style.format;
        place.style = m_style.strings;
        place.indent = m_style.around;
        place.linesIndent = linesIndent();
        place.newline = m_style.newline;
        place.headerRest = m_rest;
        place.endsText = m_style.endsText;
        return writeScalar(scalar, place);
    }

    /** Lines of a literal stay where they are when they were one already. */
    [[nodiscard]] int linesIndent() const
    {
        const int usual = std::max(m_style.around, 0) + m_style.step;
        if (!isBlockScalar(m_entry.valueStyle()))
            return usual;
        const QList<QByteArray> lines = m_snapshot.text(m_entry.valueContent()).split('\n');
        for (const QByteArray &line : lines.mid(1)) {
            const auto text = std::find_if(line.cbegin(), line.cend(), [](char c) { return c != ' '; });
            if (text != line.cend() && *text != '\r')
                return std::max(int(text - line.cbegin()), std::max(m_style.around, 0) + 1);
        }
        return usual;
    }

    [[nodiscard]] QByteArray blockText(const Value &value, const ValueWriter &writer) const
    {
        const bool startsLine = m_isRoot && marginAt(m_snapshot, m_start).isEmpty() &&
                                m_snapshot.data()->text.lineStart(m_start) == m_start;
        WriteStyle nested = m_style;
        if (m_isRoot)
            nested.column = 0;
        else if (m_isItem)
            nested.column = m_style.column + DashWidth;
        else
            nested.column = writer.nestedColumn(value);
        const QByteArray text = ValueWriter(nested).value(value);
        const bool fits = m_properties.isEmpty() && m_rest.isEmpty();
        if (fits && (startsLine || m_isItem))
            return (m_isItem ? " " : "") + text;
        const QByteArray properties = m_properties.isEmpty() ? QByteArray() : gap().chopped(1);
        return properties + m_rest + m_style.newline + QByteArray(nested.column, ' ') + text;
    }

    const Snapshot &m_snapshot;
    const EntryView &m_entry;
    const WriteStyle &m_style;
    bool m_isRoot = false;
    bool m_isItem = false;
    qsizetype m_start = 0;
    qsizetype m_end = 0;
    QByteArray m_properties;
    QByteArray m_rest; ///< Blanks and comment after the value (or its header), or nothing.
};

bool isInBlock(const Snapshot &snapshot, const EntryView &entry)
{
    const auto collection = entry.collection();
    return collection ? collection->layout() == Layout::Block : snapshot.format() == Format::Yaml;
}

Splice planInBrackets(const Snapshot &snapshot, const EntryView &entry, const Value &value, const WriteStyle &style)
{
    const QByteArray text = ValueWriter(style).value(value);
    const base::Span content = entry.valueContent();
    if (entry.valueStyle() != ScalarStyle::Empty)
        return {content.offset, content.length, text};
    if (entry.hasKey() && !entry.colon())
        return {entry.key().end(), 0, ": " + text};
    const QByteArray before = snapshot.text({content.offset - 1, 1});
    if (isBlank(before))
        return {content.offset, 0, text};
    // Replace the blanks in the place of the value.
    const QByteArray rest = snapshot.text({content.offset, entry.tile().end() - content.offset});
    const auto end = std::find_if(rest.cbegin(), rest.cend(), [](char c) { return c != ' '; });
    return {content.offset, end - rest.cbegin(), ' ' + text};
}

} // namespace

base::Result<Splice> planValue(const Snapshot &snapshot, const EntryView &entry, const Value &value,
                               const WriteStyle &style)
{
    if (!isInBlock(snapshot, entry))
        return planInBrackets(snapshot, entry, value, style);
    if (entry.hasKey() && !entry.colon())
        return base::Error{base::ErrorCode::Unsupported, {}};
    return BlockSlot(snapshot, entry, style).write(value);
}

Splice planFirstRoot(const Snapshot &snapshot, const Value &value, const WriteStyle &style)
{
    const qsizetype end = snapshot.size();
    const bool startsLine = snapshot.data()->text.lineStart(end) == end;
    return {end, 0, (startsLine ? QByteArray() : style.newline) + ValueWriter(style).value(value) + style.newline};
}

} // namespace document
