#pragma once

#include "bodyrows.h"

namespace bodies {

/** Where the reader of a JSON text is between two rows. */
struct JsonPlace {
    enum class In : quint8 { NewLine, String, Scalar, Line };
    qint64 offset = 0; ///< Of the first byte that is not in a row yet.
    qint32 depth = 0;  ///< The number of containers that are open at `offset`.
    /** Whether a new line begins, or the row continues a string, a number or literal, or a line between two tokens. */
    In in = In::NewLine;
};

/** Makes formatted rows from a valid JSON text, one after the other. */
class JsonReader final
{
public:
    explicit JsonReader(QByteArrayView text, const JsonPlace &place);

    [[nodiscard]] bool isAtEnd() const { return m_place.offset >= m_text.size(); }
    [[nodiscard]] const JsonPlace &place() const { return m_place; }
    /** Reads the next row into `row`. */
    void next(Row &row);
    /** True if the row that was read last is the first of its line and closes an object or array. */
    [[nodiscard]] bool hasClosed() const { return m_hasClosed; }
    /** True if the row that was read last is the first of its line. */
    [[nodiscard]] bool hasBegunLine() const { return m_hasBegunLine; }
    /** The byte that opened the object or array of the row that was read last, if Row::canFold. */
    [[nodiscard]] char opened() const { return m_opened; }

private:
    [[nodiscard]] char byte() const { return isAtEnd() ? '\0' : m_text.at(m_place.offset); }
    void skipBlanks();
    void take(QByteArray &text);
    bool takeString(QByteArray &text);
    bool takeScalar(QByteArray &text);
    void takeOpening(Row &row);
    bool goOn(Row &row);

    QByteArrayView m_text;
    JsonPlace m_place;
    bool m_hasClosed = false;
    bool m_hasBegunLine = false;
    char m_opened = 0;
};

} // namespace bodies
