#include "jsoncheck.h"

#include "bodylimits.h"
#include "cancellation.h"

#include <vector>

namespace bodies {
namespace {

constexpr qsizetype BytesPerCheckOfCancellation = 64 * 1024;

bool isDigit(char byte)
{
    return byte >= '0' && byte <= '9';
}

bool isHexDigit(char byte)
{
    return isDigit(byte) || (byte >= 'a' && byte <= 'f') || (byte >= 'A' && byte <= 'F');
}

/** Checks the grammar without recursion, so that deep nesting takes a bit a level and no stack. */
class JsonCheck final
{
public:
    explicit JsonCheck(QByteArrayView text)
        : m_text(text)
    {}

    std::optional<Fault> run()
    {
        if (!skipBlanks())
            return m_fault;
        if (isAtEnd())
            return fail(Fault::Code::EmptyText);
        do {
            if (!value() || !afterValue())
                return m_fault;
        } while (!m_isDone && !base::isUnwanted());
        if (m_at < m_text.size())
            fail(Fault::Code::TextAfterValue);
        return m_fault;
    }

private:
    using Code = Fault::Code;

    [[nodiscard]] bool isAtEnd() const { return m_at >= m_text.size(); }
    [[nodiscard]] char byte() const { return isAtEnd() ? '\0' : m_text.at(m_at); }

    std::optional<Fault> fail(Code code)
    {
        const QByteArrayView before = m_text.first(qMin(m_at, m_text.size()));
        const qsizetype lineStart = before.lastIndexOf('\n') + 1;
        m_fault = Fault{code, before.count('\n') + 1, before.size() - lineStart + 1, {}};
        return m_fault;
    }
    bool failed(Code code)
    {
        fail(isAtEnd() ? Code::UnexpectedEnd : code);
        return false;
    }

    bool skipBlanks()
    {
        const qsizetype start = m_at;
        while (!isAtEnd() && isJsonBlank(m_text.at(m_at)))
            ++m_at;
        return m_at - start <= MaximumBlanks || (fail(Code::TooManyBlanks), false);
    }

    /** Reads a scalar, or the start of an object or array up to its first value, or an empty one. */
    bool value()
    {
        while (true) {
            const char first = byte();
            if (first != '{' && first != '[')
                return scalar(first);
            ++m_at;
            if (!skipBlanks())
                return false;
            if (byte() == (first == '{' ? '}' : ']')) {
                ++m_at;
                return true;
            }
            if (qsizetype(m_isObject.size()) >= MaximumDepth)
                return failed(Code::TooDeep);
            m_isObject.push_back(first == '{');
            if (first == '{' && !key())
                return false;
        }
    }

    bool scalar(char first)
    {
        if (first == '"')
            return string();
        if (first == '-' || isDigit(first))
            return number();
        for (const QByteArrayView word : {QByteArrayView("true"), QByteArrayView("false"), QByteArrayView("null")}) {
            if (m_text.sliced(qMin(m_at, m_text.size())).startsWith(word)) {
                m_at += word.size();
                return true;
            }
        }
        return failed(Code::UnexpectedByte);
    }

    bool key()
    {
        if (byte() != '"')
            return failed(Code::UnexpectedByte);
        if (!string() || !skipBlanks())
            return false;
        if (byte() != ':')
            return failed(Code::UnexpectedByte);
        ++m_at;
        return skipBlanks();
    }

    /** Reads what is after a value, up to the next value or the end of the text. */
    bool afterValue()
    {
        while (true) {
            if (!skipBlanks())
                return false;
            if (m_isObject.empty()) {
                m_isDone = true;
                return true;
            }
            const bool isObject = m_isObject.back();
            if (byte() == ',') {
                ++m_at;
                return skipBlanks() && (!isObject || key());
            }
            if (byte() != (isObject ? '}' : ']'))
                return failed(Code::UnexpectedByte);
            ++m_at;
            m_isObject.pop_back();
        }
    }

    bool string()
    {
        ++m_at;
        for (qsizetype checked = m_at; !isAtEnd(); ++m_at) {
            const char one = m_text.at(m_at);
            if (one == '"') {
                ++m_at;
                return true;
            }
            if (static_cast<uchar>(one) < 0x20)
                return failed(Code::InvalidString);
            if (one == '\\' && !escape())
                return failed(Code::InvalidString);
            if (m_at - checked > BytesPerCheckOfCancellation) {
                checked = m_at;
                if (base::isUnwanted())
                    return failed(Code::UnexpectedEnd);
            }
        }
        return failed(Code::UnexpectedEnd);
    }

    /** Ends at the last byte of the escape. */
    bool escape()
    {
        ++m_at;
        if (byte() != 'u')
            return !isAtEnd() && QByteArrayView("\"\\/bfnrt").contains(byte());
        for (int i = 0; i < 4; ++i) {
            ++m_at;
            if (!isHexDigit(byte()))
                return false;
        }
        return true;
    }

    bool digits()
    {
        if (!isDigit(byte()))
            return failed(Code::InvalidNumber);
        while (isDigit(byte()))
            ++m_at;
        return true;
    }

    bool number()
    {
        if (byte() == '-')
            ++m_at;
        if (byte() == '0')
            ++m_at;
        else if (!digits())
            return false;
        if (byte() == '.') {
            ++m_at;
            if (!digits())
                return false;
        }
        if (byte() == 'e' || byte() == 'E') {
            ++m_at;
            if (byte() == '+' || byte() == '-')
                ++m_at;
            return digits();
        }
        return true;
    }

    QByteArrayView m_text;
    qsizetype m_at = 0;
    std::vector<bool> m_isObject; ///< The open containers: whether each is an object.
    bool m_isDone = false;
    std::optional<Fault> m_fault;
};

} // namespace

std::optional<Fault> jsonFault(QByteArrayView text)
{
    return JsonCheck(text).run();
}

} // namespace bodies
