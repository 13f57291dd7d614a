#include "headerlist.h"

#include "bytes.h"
#include "charactertable.h"

#include <algorithm>
#include <cstring>
#include <limits>

namespace http {

namespace {

/** Initial capacity. */
constexpr qsizetype LargestSpare = 512;

/** The largest position that a span can have. */
constexpr qsizetype LongestText = std::numeric_limits<qint32>::max();

} // namespace

QByteArray HeaderList::Field::line() const
{
    return name.toByteArray().append(": ").append(value);
}

HeaderList::HeaderList(std::initializer_list<Field> fields)
{
    for (const Field &field : fields)
        append(field);
}

void HeaderList::clearSpans()
{
    if (m_spans.isDetached())
        m_spans.resize(0);
    else
        m_spans = {};
}

void HeaderList::clear(qsizetype most)
{
    base::empty(m_text, most);
    if (m_spans.capacity() * static_cast<qsizetype>(sizeof(Span)) > most)
        m_spans = {};
    clearSpans();
}

void HeaderList::assign(QByteArrayView head, std::span<const Field> fields)
{
    Q_ASSERT(head.size() <= LongestText);
    base::refill(m_text, head);
    clearSpans();
    m_spans.resize(static_cast<qsizetype>(fields.size()));
    const auto placeOf = [head](QByteArrayView text) {
        return text.isEmpty() ? 0U : static_cast<quint32>(text.data() - head.data());
    };
    Span *span = m_spans.data();
    for (const Field &field : fields) {
        *span++ = {placeOf(field.name), static_cast<quint32>(field.name.size()), placeOf(field.value),
                   static_cast<quint32>(field.value.size())};
    }
}

void HeaderList::assign(const HeaderList &other)
{
    if (&other == this)
        return;
    base::refill(m_text, other.m_text);
    clearSpans();
    m_spans.append(other.m_spans);
}

HeaderList::Span HeaderList::spanOf(QByteArrayView name, QByteArrayView value)
{
    const qsizetype at = m_text.size();
    const qsizetype end = at + name.size() + value.size();
    Q_ASSERT(end <= LongestText);
    QByteArray before; // Both may point into the memory that is freed here.
    if (end > m_text.capacity() || !m_text.isDetached()) {
        before = m_text;
        m_text.reserve(end + std::min(at, LargestSpare));
    }
    m_text.append(name);
    m_text.append(value);
    return {static_cast<quint32>(at), static_cast<quint32>(name.size()), static_cast<quint32>(at + name.size()),
            static_cast<quint32>(value.size())};
}

void HeaderList::append(QByteArrayView name, QByteArrayView value)
{
    m_spans.append(spanOf(name, value));
}

void HeaderList::prepend(QByteArrayView name, QByteArrayView value)
{
    m_spans.prepend(spanOf(name, value));
}

void HeaderList::setValue(qsizetype index, QByteArrayView value)
{
    const Span added = spanOf({}, value);
    m_spans[index].value = added.value;
    m_spans[index].valueSize = added.valueSize;
}

void HeaderList::set(QByteArrayView name, QByteArrayView value)
{
    const qsizetype at = indexOf(name);
    if (at < 0)
        return append(name, value);
    const Span span = spanOf(name, value);
    m_spans[at] = span;
    const QByteArrayView kept = fieldAt(span).name; // `name` may have pointed into freed memory.
    for (qsizetype other = m_spans.size() - 1; other > at; --other) {
        if (sameName(fieldAt(m_spans.at(other)).name, kept))
            m_spans.removeAt(other);
    }
}

qsizetype HeaderList::remove(QByteArrayView name)
{
    return m_spans.removeIf([&](const Span &span) { return sameName(fieldAt(span).name, name); });
}

qsizetype HeaderList::indexOf(QByteArrayView name) const
{
    const char *const text = m_text.constData();
    const auto found = std::find_if(m_spans.begin(), m_spans.end(), [&](const Span &span) {
        return span.nameSize == name.size() && sameLetters(text + span.name, name.data(), name.size());
    });
    return found == m_spans.end() ? -1 : found - m_spans.begin();
}

std::optional<HeaderList::Field> HeaderList::find(QByteArrayView name) const
{
    const qsizetype at = indexOf(name);
    return at < 0 ? std::nullopt : std::optional(fieldAt(m_spans.at(at)));
}

std::optional<QByteArray> HeaderList::first(QByteArrayView name) const
{
    const auto field = find(name);
    return field ? std::optional(field->value.toByteArray()) : std::nullopt;
}

qsizetype HeaderList::count(QByteArrayView name) const
{
    return std::count_if(m_spans.begin(), m_spans.end(),
                         [&](const Span &span) { return sameName(fieldAt(span).name, name); });
}

QList<QByteArray> HeaderList::all(QByteArrayView name) const
{
    QList<QByteArray> values;
    for (const Field &field : fields()) {
        if (sameName(field.name, name))
            values.append(field.value.toByteArray());
    }
    return values;
}

bool operator==(const HeaderList &left, const HeaderList &right)
{
    return std::equal(left.m_spans.begin(), left.m_spans.end(), right.m_spans.begin(), right.m_spans.end(),
                      [&](const auto &a, const auto &b) { return left.fieldAt(a) == right.fieldAt(b); });
}

bool isToken(QByteArrayView name)
{
    static constexpr auto allowed = lettersDigitsAnd("!#$%&'*+-.^_`|~"); // tchar of RFC 9110 §5.6.2
    return !name.isEmpty() &&
           std::all_of(name.begin(), name.end(), [](char c) { return allowed[static_cast<unsigned char>(c)]; });
}

bool sameLetters(const char *left, const char *right, qsizetype size)
{
    if (size == 0 || std::memcmp(left, right, static_cast<std::size_t>(size)) == 0) // The usual case: equal bytes.
        return true;
    constexpr unsigned char caseBit = 0x20;
    for (qsizetype at = 0; at < size; ++at) {
        const auto a = static_cast<unsigned char>(left[at]);
        const auto b = static_cast<unsigned char>(right[at]);
        if (a == b)
            continue;
        const unsigned char letter = a | caseBit;
        if ((a ^ b) != caseBit || letter < 'a' || letter > 'z')
            return false;
    }
    return true;
}

} // namespace http
