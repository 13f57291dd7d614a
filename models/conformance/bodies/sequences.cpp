#include "sequences.h"

#include <algorithm>
#include <cctype>

namespace conformance {

using document::Value;

namespace {

std::optional<QList<Value>> jsonBetween(const QByteArray &body, char separator)
{
    QList<Value> values;
    for (const QByteArray &piece : body.split(separator)) {
        const QByteArray text = piece.trimmed();
        if (text.isEmpty())
            continue;
        const auto value = Value::fromJson(text);
        if (!value || values.size() >= MaximumSequenceItems)
            return std::nullopt;
        values.append(*value);
    }
    return values;
}

/** An event whose lines are being read. */
class Event final
{
public:
    void add(const QByteArray &line)
    {
        const qsizetype colon = line.indexOf(':');
        const QByteArray name = line.first(colon < 0 ? line.size() : colon);
        QByteArray value = colon < 0 ? QByteArray() : line.sliced(colon + 1);
        if (value.startsWith(' '))
            value.remove(0, 1);
        if (name == "data") {
            m_data += value + '\n';
            m_hasData = true;
        } else if (name == "event") {
            m_type = value;
        } else if (name == "id" && !value.contains('\0')) {
            set("id", Value::string(value));
        } else if (name == "retry" && !value.isEmpty() && std::all_of(value.begin(), value.end(), [](char c) {
                       return std::isdigit(static_cast<uchar>(c)) != 0;
                   })) {
            if (const auto number = Value::fromJson(withoutZeros(value)))
                set("retry", *number);
        }
    }

    [[nodiscard]] std::optional<Value> finished() const
    {
        if (!m_hasData)
            return std::nullopt;
        QList<Value::Member> members = {{"data", Value::string(m_data.chopped(1))}};
        if (!m_type.isEmpty())
            members.append({"event", Value::string(m_type)});
        return Value::object(members + m_members);
    }

private:
    static QByteArray withoutZeros(const QByteArray &digits)
    {
        const auto *const first = std::find_if(digits.begin(), digits.end() - 1, [](char c) { return c != '0'; });
        return digits.sliced(first - digits.begin());
    }

    void set(const QByteArray &name, const Value &value)
    {
        m_members.removeIf([&name](const Value::Member &each) { return each.first == name; });
        m_members.append({name, value});
    }

    QByteArray m_data;
    QByteArray m_type;
    QList<Value::Member> m_members;
    bool m_hasData = false;
};

} // namespace

std::optional<QList<Value>> jsonLines(const QByteArray &body)
{
    return jsonBetween(body, '\n');
}

std::optional<QList<Value>> jsonSequence(const QByteArray &body)
{
    return jsonBetween(body, '\x1e');
}

QList<Value> serverSentEvents(const QByteArray &body)
{
    QByteArray text = body.startsWith("\xef\xbb\xbf") ? body.sliced(3) : body;
    text.replace("\r\n", "\n").replace('\r', '\n');
    QList<Value> events;
    Event event;
    for (qsizetype from = 0; from < text.size() && events.size() < MaximumSequenceItems;) {
        const qsizetype end = text.indexOf('\n', from);
        if (end < 0)
            break;
        if (end > from) {
            event.add(text.sliced(from, end - from));
        } else {
            if (const auto finished = event.finished())
                events.append(*finished);
            event = {};
        }
        from = end + 1;
    }
    return events;
}

} // namespace conformance
