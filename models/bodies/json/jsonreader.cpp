#include "jsonreader.h"

#include "bodylimits.h"
#include "jsoncheck.h"

namespace bodies {
namespace {

using In = JsonPlace::In;

/** The number of bytes of the character that begins with a byte. */
int sizeOfCharacter(char lead)
{
    const auto byte = static_cast<uchar>(lead);
    return byte < 0xC0 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4;
}

bool endsScalar(char byte)
{
    return byte == ',' || byte == ']' || byte == '}' || byte == ':' || isJsonBlank(byte);
}

} // namespace

JsonReader::JsonReader(QByteArrayView text, const JsonPlace &place)
    : m_text(text)
    , m_place(place)
{
    if (m_place.offset == 0)
        skipBlanks();
}

void JsonReader::skipBlanks()
{
    while (m_place.offset < m_text.size() && isJsonBlank(m_text.at(m_place.offset)))
        ++m_place.offset;
}

void JsonReader::take(QByteArray &text)
{
    text.append(m_text.at(m_place.offset++));
}

/** Reads the rest of a string, which begins after its opening quote. Returns false if the row is full before its end.
 * Neither a character nor an escape is divided. */
bool JsonReader::takeString(QByteArray &text)
{
    const qsizetype start = m_place.offset;
    const qsizetype end = qMin(m_text.size(), start + qMax<qsizetype>(0, LongestRow - text.size()));
    qsizetype at = start;
    while (at < end && m_text.at(at) != '"')
        at += m_text.at(at) == '\\' ? 2 : sizeOfCharacter(m_text.at(at));
    at = qMin(at, m_text.size());
    const bool isWhole = at < m_text.size() && m_text.at(at) == '"';
    at += isWhole ? 1 : 0;
    text.append(m_text.data() + start, at - start);
    m_place.offset = at;
    m_place.in = isWhole ? In::Line : In::String;
    return isWhole;
}

bool JsonReader::takeScalar(QByteArray &text)
{
    const qsizetype start = m_place.offset;
    const qsizetype end = qMin(m_text.size(), start + qMax<qsizetype>(1, LongestRow - text.size()));
    qsizetype at = start;
    while (at < end && !endsScalar(m_text.at(at)))
        ++at;
    text.append(m_text.data() + start, at - start);
    m_place.offset = at;
    const bool isWhole = at >= m_text.size() || endsScalar(m_text.at(at));
    m_place.in = isWhole ? In::Line : In::Scalar;
    return isWhole;
}

/** Reads the start of an object or array, or the whole of an empty one. */
void JsonReader::takeOpening(Row &row)
{
    const char opening = byte();
    take(row.text);
    skipBlanks();
    if (byte() == (opening == '{' ? '}' : ']')) {
        take(row.text);
        return;
    }
    m_opened = opening;
    row.canFold = true;
    ++m_place.depth;
}

/** Reads what is after a token. Returns true if the line goes on. */
bool JsonReader::goOn(Row &row)
{
    skipBlanks();
    if (byte() == ':') {
        take(row.text);
        row.text.append(' ');
        skipBlanks();
        return true;
    }
    if (byte() == ',')
        take(row.text);
    return false;
}

void JsonReader::next(Row &row)
{
    row.text.resize(0);
    row.endsLine = true;
    row.canFold = false;
    row.beginsInString = m_place.in == In::String;
    m_hasBegunLine = m_place.in == In::NewLine;
    m_hasClosed = m_hasBegunLine && (byte() == '}' || byte() == ']');
    if (m_hasClosed)
        --m_place.depth;
    if (m_hasBegunLine)
        row.text.append(qMin(qsizetype(m_place.depth), MaximumIndentedLevels) * BlanksPerLevel, ' ');
    while (true) {
        bool isWhole = true;
        const char first = byte();
        if (m_place.in == In::String) {
            isWhole = takeString(row.text);
        } else if (m_place.in == In::Scalar) {
            isWhole = takeScalar(row.text);
        } else if (row.text.size() >= LongestRow) {
            m_place.in = In::Line;
            isWhole = false;
        } else if (first == '"') {
            take(row.text);
            isWhole = takeString(row.text);
        } else if (first == '{' || first == '[') {
            takeOpening(row);
        } else if (first == '}' || first == ']') {
            take(row.text);
        } else {
            isWhole = takeScalar(row.text);
        }
        if (!isWhole) {
            row.endsLine = false;
            return;
        }
        m_place.in = In::Line;
        if (row.canFold || !goOn(row))
            break;
    }
    skipBlanks();
    m_place.in = In::NewLine;
}

} // namespace bodies
