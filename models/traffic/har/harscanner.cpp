#include "harscanner.h"

#include <algorithm>
#include <cctype>

namespace traffic {

namespace {

using Event = HarScanner::Event;

bool isBlank(char c)
{
    return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

bool endsScalar(char c)
{
    return isBlank(c) || c == ',' || c == ']' || c == '}' || c == ':' || c == '"' || c == '[' || c == '{';
}

qsizetype digitsAt(QByteArrayView text, qsizetype from)
{
    qsizetype end = from;
    while (end < text.size() && isdigit(static_cast<uchar>(text.at(end))))
        ++end;
    return end - from;
}

/** RFC 8259, section 6. */
bool isNumber(QByteArrayView text)
{
    qsizetype at = text.startsWith('-') ? 1 : 0;
    const qsizetype whole = digitsAt(text, at);
    if (whole == 0 || (whole > 1 && text.at(at) == '0'))
        return false;
    at += whole;
    if (at < text.size() && text.at(at) == '.') {
        const qsizetype fraction = digitsAt(text, at + 1);
        if (fraction == 0)
            return false;
        at += 1 + fraction;
    }
    if (at < text.size() && (text.at(at) == 'e' || text.at(at) == 'E')) {
        ++at;
        if (at < text.size() && (text.at(at) == '+' || text.at(at) == '-'))
            ++at;
        const qsizetype exponent = digitsAt(text, at);
        if (exponent == 0)
            return false;
        at += exponent;
    }
    return at == text.size();
}

bool isScalarText(QByteArrayView text)
{
    return text == "true" || text == "false" || text == "null" || isNumber(text);
}

} // namespace

Event HarScanner::next(QByteArrayView piece, qsizetype &at, qsizetype depth)
{
    while (at < piece.size()) {
        bool isSeen = true;
        const Event event = step(piece, at, isSeen);
        if (event == Event::Failed || (event != Event::None && m_open.size() - (isSeen ? 0 : 1) <= depth))
            return event;
    }
    return Event::None;
}

/** Reads a byte, or several in a text. `isSeen` is set to false for a bracket that opens, which depth() counts. */
Event HarScanner::step(QByteArrayView piece, qsizetype &at, bool &isSeen)
{
    const char byte = piece.at(at);
    switch (m_state) {
    case State::Text:
        return readText(piece, at);
    case State::Escape:
    case State::Hex:
        return readEscape(byte, at);
    case State::Scalar:
        return readScalar(piece, at);
    default:
        break;
    }
    if (isBlank(byte)) {
        ++at;
        return Event::None;
    }
    switch (m_state) {
    case State::ValueOrEnd:
        if (byte == ']')
            return close(byte, at);
        [[fallthrough]];
    case State::Value: {
        const qsizetype before = m_open.size();
        const Event event = begin(byte, at);
        isSeen = m_open.size() == before;
        return event;
    }
    case State::KeyOrEnd:
        if (byte == '}')
            return close(byte, at);
        [[fallthrough]];
    case State::Key:
        if (byte != '"')
            return Event::Failed;
        m_isKey = true;
        m_key = "\"";
        m_state = State::Text;
        ++at;
        return Event::None;
    case State::Colon:
        if (byte != ':')
            return Event::Failed;
        m_state = State::Value;
        ++at;
        return Event::None;
    case State::CommaOrEnd:
        if (byte != ',')
            return close(byte, at);
        m_state = m_open.back() == '{' ? State::Key : State::Value;
        ++at;
        return Event::None;
    default:
        return Event::Failed; // After the text.
    }
}

Event HarScanner::begin(char byte, qsizetype &at)
{
    if (byte == '{' || byte == '[') {
        if (m_open.size() >= m_maximumDepth)
            return Event::Failed;
        m_open += byte;
        m_state = byte == '{' ? State::KeyOrEnd : State::ValueOrEnd;
    } else if (byte == '"') {
        m_isKey = false;
        m_state = State::Text;
    } else if (!QByteArrayView("-0123456789tfn").contains(byte)) {
        return Event::Failed;
    } else {
        m_scalar = QByteArray(1, byte);
        m_state = State::Scalar;
    }
    m_first = byte;
    ++m_values;
    ++at;
    return Event::Begin;
}

Event HarScanner::end()
{
    m_state = m_open.isEmpty() ? State::Done : State::CommaOrEnd;
    return Event::End;
}

Event HarScanner::close(char byte, qsizetype &at)
{
    if (m_open.isEmpty() || (m_open.back() == '{' ? byte != '}' : byte != ']'))
        return Event::Failed;
    m_open.chop(1);
    ++at;
    return end();
}

void HarScanner::keep(QByteArrayView bytes)
{
    if (!m_isKey || m_key.isEmpty())
        return;
    if (m_key.size() + bytes.size() > MaximumKey)
        m_key.clear();
    else
        m_key += bytes;
}

Event HarScanner::readText(QByteArrayView piece, qsizetype &at)
{
    const auto isSpecial = [](char c) { return c == '"' || c == '\\'; };
    const auto *const found = std::find_if(piece.begin() + at, piece.end(), isSpecial);
    const qsizetype stop = found - piece.begin();
    const bool isOver = found != piece.end();
    keep(piece.sliced(at, stop - at + (isOver ? 1 : 0)));
    at = stop + (isOver ? 1 : 0);
    if (!isOver)
        return Event::None;
    if (*found == '\\') {
        m_state = State::Escape;
        return Event::None;
    }
    if (!m_isKey)
        return end();
    m_isKey = false;
    m_state = State::Colon;
    return Event::Key;
}

Event HarScanner::readEscape(char byte, qsizetype &at)
{
    const bool isHex = m_state == State::Hex;
    if (isHex ? !isxdigit(static_cast<uchar>(byte)) : !QByteArrayView("\"\\/bfnrtu").contains(byte))
        return Event::Failed;
    keep(QByteArrayView(&byte, 1));
    ++at;
    if (!isHex && byte == 'u') {
        m_hexDigits = 4;
        m_state = State::Hex;
    } else if (!isHex || --m_hexDigits == 0) {
        m_state = State::Text;
    }
    return Event::None;
}

Event HarScanner::readScalar(QByteArrayView piece, qsizetype &at)
{
    while (at < piece.size() && !endsScalar(piece.at(at)) && m_scalar.size() < MaximumScalar)
        m_scalar += piece.at(at++);
    if (m_scalar.size() >= MaximumScalar)
        return Event::Failed;
    if (at >= piece.size())
        return Event::None;
    return isScalarText(m_scalar) ? end() : Event::Failed;
}

bool HarScanner::finish()
{
    if (m_state == State::Scalar && m_open.isEmpty() && isScalarText(m_scalar))
        m_state = State::Done;
    return m_state == State::Done;
}

} // namespace traffic
