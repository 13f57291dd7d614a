#include "flowplace.h"

#include "lineparts.h"

#include <algorithm>

#include <vector>

namespace assist {

namespace {

using document::Node;
using document::Pointer;
using document::Snapshot;
using Part = TextPlace::Part;

/** Bytes that are scanned before and after a place. */
constexpr qsizetype MostScanned = 256 * 1024;
constexpr qsizetype ScannedAfter = 4096;

bool isSpace(char byte)
{
    return byte == ' ' || byte == '\t' || byte == '\n' || byte == '\r';
}

bool isFlow(const Snapshot &snapshot, const Node &node)
{
    if (!node.isMapping() && !node.isSequence())
        return false;
    const QByteArray first = snapshot.text({node.contentSpan().offset, 1});
    return first == "{" || first == "[";
}

/** A collection that is open. */
struct Frame {
    enum class State { ExpectEntry, AfterKey, ExpectValue, AfterValue };
    bool isMapping = false;
    State state = State::ExpectEntry;
    QByteArray key = {};
    qsizetype index = 0;
    bool isInTree = false; ///< Items have the indexes of the tree.
    QByteArrayList keys = {};
};
using State = Frame::State;

/** From where the text is scanned: a place outside of scalars. */
struct ScanStart {
    Pointer collection;
    qsizetype offset = 0;
    Frame frame;
};

/** The last entry that starts before `offset`, or -1. */
qsizetype lastEntryBefore(const Node &node, qsizetype offset)
{
    const auto startOf = [&](qsizetype index) {
        return node.isMapping() ? node.keySpanAt(index).offset : node.childAt(index).span().offset;
    };
    qsizetype low = 0;
    qsizetype high = node.childCount();
    while (low < high) {
        const qsizetype middle = low + (high - low) / 2;
        (startOf(middle) < offset ? low : high) = startOf(middle) < offset ? middle + 1 : middle;
    }
    return low - 1;
}

/** Goes down in the tree, as far as its text is the present one, so that little text is scanned. */
ScanStart startBefore(const Snapshot &snapshot, const Pointer &collection, qsizetype opening, qsizetype offset)
{
    const bool isMapping = snapshot.text({opening, 1}) == "{";
    ScanStart start{collection, opening + 1, {.isMapping = isMapping}};
    const auto dirty = snapshot.dirtyRange();
    const qsizetype limit = dirty ? std::min(offset, dirty->offset) : offset;
    Node node = snapshot.at(collection);
    if (opening >= limit || !isFlow(snapshot, node) || node.contentSpan().offset != opening)
        return start;
    start.frame.isInTree = true;
    while (true) {
        const qsizetype index = lastEntryBefore(node, limit);
        if (index < 0)
            return start;
        const Node child = node.childAt(index);
        const base::Span key = node.isMapping() ? node.keySpanAt(index) : child.span();
        const base::Span span = child.span();
        start.frame.index = index;
        start.frame.key = node.isMapping() ? node.keyAt(index) : QByteArray();
        if (span.end() < limit && span.length > 0) {
            start.offset = span.end();
            start.frame.state = State::AfterValue;
            return start;
        }
        if (isFlow(snapshot, child) && child.contentSpan().offset < limit) {
            const QByteArray token = node.isMapping() ? start.frame.key : QByteArray::number(index);
            start.collection = start.collection.child(token);
            start.offset = child.contentSpan().offset + 1;
            start.frame = {.isMapping = child.isMapping(), .isInTree = true};
            node = child;
            continue;
        }
        start.offset = key.offset;
        start.frame.state = State::ExpectEntry;
        return start;
    }
}

/** Scans flow style or JSON up to a place. */
class FlowScan final
{
public:
    FlowScan(const Snapshot &snapshot, ScanStart start, qsizetype offset)
        : m_isJson(snapshot.format() == document::Format::Json)
        , m_isValid(snapshot.isValid())
        , m_start(std::move(start))
        , m_text(snapshot.text({m_start.offset, offset + ScannedAfter - m_start.offset}))
        , m_cursor(offset - m_start.offset)
        , m_frames{m_start.frame}
    {}

    [[nodiscard]] TextPlace run(bool &isInside)
    {
        while (m_at < m_cursor && !m_frames.empty() && !m_isComment) {
            const char byte = m_text.at(m_at);
            if (isSpace(byte))
                ++m_at;
            else if (byte == '#' && !m_isJson && (m_at == 0 || isSpace(m_text.at(m_at - 1))))
                skipComment();
            else if (const base::Span scalar = readMark(byte) ? base::Span() : scalarAt(m_at); scalar.length > 0) {
                if (contains(scalar)) {
                    isInside = true;
                    return placeOf(scalar);
                }
                endScalar(scalar);
            }
        }
        isInside = !m_frames.empty();
        if (!isInside || m_isComment)
            return {};
        return placeOf(startsScalar() ? scalarAt(m_cursor) : base::Span{m_cursor, 0});
    }

private:
    [[nodiscard]] Frame &frame() { return m_frames.back(); }

    void skipComment()
    {
        while (m_at < m_text.size() && m_text.at(m_at) != '\n' && m_text.at(m_at) != '\r')
            ++m_at;
        m_isComment = m_at >= m_cursor;
    }

    /** Reads a bracket, comma or colon. */
    bool readMark(char byte)
    {
        switch (byte) {
        case '{':
        case '[':
            m_frames.push_back({.isMapping = byte == '{'});
            break;
        case '}':
        case ']':
            m_frames.pop_back();
            m_lastEnd = m_at + 1;
            if (!m_frames.empty())
                frame().state = State::AfterValue;
            break;
        case ',':
            frame().state = State::ExpectEntry;
            ++frame().index;
            break;
        case ':':
            frame().state = State::ExpectValue;
            break;
        default:
            return false;
        }
        ++m_at;
        return true;
    }

    /** True if the byte at the cursor starts a scalar that is replaced. */
    [[nodiscard]] bool startsScalar() const
    {
        return m_cursor < m_text.size() && !isSpace(m_text.at(m_cursor)) &&
               !QByteArrayView("{}[],:#").contains(m_text.at(m_cursor)) && m_frames.back().state != State::AfterValue &&
               m_frames.back().state != State::AfterKey;
    }

    [[nodiscard]] base::Span scalarAt(qsizetype at) const
    {
        const char quote = m_text.at(at);
        qsizetype end = at + 1;
        if (quote == '"' || (quote == '\'' && !m_isJson)) {
            // A quote that is missing is missed at the end of the line.
            for (; end < m_text.size() && m_text.at(end) != '\n' && m_text.at(end) != '\r'; ++end) {
                if (m_text.at(end) == quote)
                    return {at, end + 1 - at};
                if (quote == '"' && m_text.at(end) == '\\')
                    ++end;
            }
            return {at, std::min(end, m_text.size()) - at};
        }
        qsizetype last = end;
        for (; end < m_text.size(); ++end) {
            const char byte = m_text.at(end);
            const bool isEnd = byte == '\n' || byte == '\r' || QByteArrayView(",]}{[").contains(byte) ||
                               (m_isJson && (isSpace(byte) || byte == ':'));
            const bool isColon = byte == ':' && (end + 1 == m_text.size() || isSpace(m_text.at(end + 1)));
            const bool isComment = byte == '#' && isSpace(m_text.at(end - 1));
            if (isEnd || isColon || isComment)
                break;
            if (!isSpace(byte))
                last = end + 1;
        }
        return {at, last - at};
    }

    [[nodiscard]] bool contains(const base::Span &scalar) const
    {
        const char quote = m_text.at(scalar.offset);
        const bool isClosed = (quote == '"' || quote == '\'') && scalar.length > 1 &&
                              m_text.at(scalar.end() - 1) == quote;
        return m_cursor < scalar.end() || (m_cursor == scalar.end() && !isClosed);
    }

    void endScalar(const base::Span &scalar)
    {
        m_at = m_lastEnd = scalar.end();
        const bool isKey = frame().isMapping && frame().state == State::ExpectEntry;
        if (isKey) {
            frame().key = withoutQuotes(QByteArrayView(m_text).sliced(scalar.offset, scalar.length));
            frame().keys.append(frame().key);
        }
        frame().state = isKey ? State::AfterKey : State::AfterValue;
    }

    [[nodiscard]] Pointer pointer() const
    {
        Pointer pointer = m_start.collection;
        for (std::size_t i = 0; i + 1 < m_frames.size(); ++i) {
            const Frame &frame = m_frames[i];
            pointer = frame.isMapping  ? pointer.child(frame.key)
                      : frame.isInTree ? pointer.child(frame.index)
                                       : pointer.child(QByteArray("-"));
        }
        return pointer;
    }

    [[nodiscard]] TextPlace placeOf(const base::Span &scalar)
    {
        const Frame &frame = m_frames.back();
        TextPlace place;
        place.style = m_isJson ? TextPlace::Style::Json : TextPlace::Style::Flow;
        place.container = pointer();
        place.token = {m_start.offset + scalar.offset, scalar.length};
        if (scalar.length > 0) {
            const char first = m_text.at(scalar.offset);
            place.quote = first == '"' || first == '\'' ? first : '\0';
            const qsizetype before = m_cursor - scalar.offset - (place.quote ? 1 : 0);
            place.typed = m_text.mid(scalar.offset + (place.quote ? 1 : 0), std::max<qsizetype>(0, before));
        }
        if (frame.state == State::AfterValue) {
            // A new entry needs a comma, and some space before it.
            const bool isApart = scalar.length > 0 ? scalar.offset > 0 && isSpace(m_text.at(scalar.offset - 1))
                                                   : m_cursor > 0 && isSpace(m_text.at(m_cursor - 1));
            if (!isApart)
                return {};
            place.commaBefore = m_start.offset + m_lastEnd;
        }
        place.key = frame.key;
        place.keys = frame.keys;
        if (frame.state == State::AfterKey)
            return {};
        if (frame.state == State::ExpectValue)
            place.part = Part::Value;
        else
            place.part = frame.isMapping ? Part::Key : Part::Item;
        place.needsSpace = m_cursor > 0 && scalar.length == 0 && m_text.at(m_cursor - 1) == ':';
        qsizetype after = scalar.end();
        while (after < m_text.size() && isSpace(m_text.at(after)))
            ++after;
        const char next = after < m_text.size() ? m_text.at(after) : '}';
        place.hasColon = place.part == Part::Key && next == ':';
        place.needsCommaAfter = !place.hasColon && !QByteArrayView(",}]#").contains(next);
        // A value that is there is not replaced from a distance. In broken text, what follows is a key without comma.
        const bool isSameLine = !QByteArrayView(m_text).sliced(scalar.end(), after - scalar.end()).contains('\n');
        if (place.part == Part::Value && scalar.length == 0 && place.needsCommaAfter && (m_isValid || isSameLine))
            return {};
        return place;
    }

    bool m_isJson;
    bool m_isValid;
    ScanStart m_start;
    QByteArray m_text;
    qsizetype m_cursor;
    std::vector<Frame> m_frames;
    qsizetype m_at = 0;
    qsizetype m_lastEnd = 0;
    bool m_isComment = false;
};

/** False in a line with less indentation than the lines of a flow collection must have in block YAML. */
bool isIndented(const Snapshot &snapshot, qsizetype opening, qsizetype offset)
{
    const LineParts line = linePartsOf(snapshot, snapshot.positionAt(offset).line);
    const qsizetype column = offset - line.start;
    if (snapshot.format() == document::Format::Json ||
        !line.text.first(std::min(column, line.text.size())).trimmed().isEmpty())
        return true;
    const LineParts first = linePartsOf(snapshot, snapshot.positionAt(opening).line);
    const bool startsLine = first.start + first.content == opening && first.dashes.isEmpty();
    return startsLine ? column >= first.content : column > first.indentation();
}

} // namespace

TextPlace flowPlaceAt(const Snapshot &snapshot, const Pointer &collection, qsizetype opening, qsizetype offset,
                      bool &isInside)
{
    isInside = false;
    if (offset <= opening)
        return {};
    ScanStart start = startBefore(snapshot, collection, opening, offset);
    if (offset - start.offset > MostScanned || offset < start.offset)
        return {};
    const TextPlace place = FlowScan(snapshot, std::move(start), offset).run(isInside);
    return isInside && isIndented(snapshot, opening, offset) ? place : TextPlace();
}

} // namespace assist
