#include "harpieces.h"

#include "cancellation.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <utility>

namespace traffic {

namespace {

/** Passes over JSON values without reading them, in as many steps as there are bytes and without recursion. */
class ValueSkipper final
{
public:
    explicit ValueSkipper(const QByteArray &text)
        : m_text(text)
    {}

    [[nodiscard]] qsizetype at() const { return m_at; }
    /** Values that were passed over since the last call. */
    [[nodiscard]] qsizetype takeCount() { return std::exchange(m_count, 0); }

    /** Passes over blanks and `c`. False if there is something else. */
    bool take(char c)
    {
        skipBlanks();
        if (m_at >= m_text.size() || m_text.at(m_at) != c)
            return false;
        ++m_at;
        return true;
    }

    /** Passes over a value. False if the text ends before. */
    bool skipValue()
    {
        qsizetype depth = 0;
        do {
            skipBlanks();
            if (m_at >= m_text.size() || base::isUnwanted())
                return false;
            const char c = m_text.at(m_at);
            m_count += QByteArrayView("}],:").contains(c) ? 0 : 1;
            if (c == '"') {
                if (!skipText())
                    return false;
                continue;
            }
            if (isScalar(c)) {
                while (m_at < m_text.size() && isScalar(m_text.at(m_at)))
                    ++m_at;
                continue;
            }
            depth += c == '{' || c == '[' ? 1 : c == '}' || c == ']' ? -1 : 0;
            if (depth <= 0 && c != '}' && c != ']')
                return false; // A comma or a colon is no value.
            ++m_at;
        } while (depth > 0);
        return depth == 0;
    }

    /** The key of a member, with its quotes. Nothing if there is none. */
    QByteArray takeKey()
    {
        skipBlanks();
        const qsizetype start = m_at;
        const bool isKey = m_at < m_text.size() && m_text.at(m_at) == '"' && skipText();
        return isKey ? m_text.sliced(start, m_at - start) : QByteArray();
    }

    void skipBlanks()
    {
        while (m_at < m_text.size() && QByteArrayView(" \t\r\n").contains(m_text.at(m_at)))
            ++m_at;
    }

private:
    static bool isScalar(char c) { return !QByteArrayView("{}[]:,\" \t\r\n").contains(c); }

    bool skipText()
    {
        for (++m_at; m_at < m_text.size(); ++m_at) {
            const char c = m_text.at(m_at);
            if (c == '\\')
                ++m_at;
            else if (c == '"') {
                ++m_at;
                return true;
            }
        }
        return false;
    }

    const QByteArray &m_text;
    qsizetype m_at = 0;
    qsizetype m_count = 0;
};

bool isKey(const QByteArray &written, QStringView name)
{
    if (!written.contains('\\'))
        return QString::fromUtf8(written.sliced(1, written.size() - 2)) == name;
    return QJsonDocument::fromJson('[' + written + ']').array().at(0).toString() == name;
}

/** Goes to the value of the member `name` of the object that begins here. */
bool enterMember(ValueSkipper &text, QStringView name)
{
    if (!text.take('{'))
        return false;
    do {
        const QByteArray key = text.takeKey();
        if (key.isNull() || !text.take(':'))
            return false;
        if (isKey(key, name))
            return true;
        if (!text.skipValue())
            return false;
    } while (text.take(','));
    return false;
}

} // namespace

qsizetype HarPieces::offsetOf(qsizetype place) const
{
    return place <= entriesStart ? place : place + entriesEnd - entriesStart;
}

namespace {

/** Reads the values of the list that begins here, after its bracket. False if it has no end. */
base::Result<bool> takeEntries(ValueSkipper &text, HarPieces &pieces)
{
    pieces.entriesStart = text.at();
    (void)text.takeCount(); // Of what is before the list.
    for (bool isNext = !text.take(']'); isNext;) {
        text.skipBlanks();
        const qsizetype from = text.at();
        if (!text.skipValue())
            return false;
        if (text.takeCount() > MaximumHarValues)
            return base::Error{base::ErrorCode::TooLarge, u"/log/entries/%1"_qs.arg(pieces.entries.size())};
        pieces.entries.append({from, text.at() - from});
        isNext = text.take(',');
        if (!isNext && !text.take(']'))
            return false;
    }
    pieces.entriesEnd = text.at() - 1;
    return true;
}

} // namespace

base::Result<HarPieces> harPieces(const QByteArray &bytes)
{
    ValueSkipper text(bytes);
    HarPieces pieces;
    if (enterMember(text, u"log") && enterMember(text, u"entries") && text.take('[')) {
        const base::Result<bool> isComplete = takeEntries(text, pieces);
        if (!isComplete)
            return isComplete.error();
        if (*isComplete)
            pieces.around = bytes.first(pieces.entriesStart) + bytes.sliced(pieces.entriesEnd);
    }
    if (base::isUnwanted())
        return base::Error::cancelled();
    if (pieces.around.isEmpty())
        pieces = {{}, bytes};
    ValueSkipper around(pieces.around);
    (void)around.skipValue(); // What is wrong is found when it is read.
    if (around.takeCount() > MaximumHarValues)
        return base::Error{base::ErrorCode::TooLarge, u"/log"_qs};
    return pieces;
}

} // namespace traffic
