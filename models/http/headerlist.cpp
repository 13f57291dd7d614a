#include "headerlist.h"

#include <algorithm>
#include <array>

namespace http {

namespace {

/** tchar of RFC 9110 §5.6.2. */
constexpr std::array<bool, 256> tokenCharacters()
{
    std::array<bool, 256> table{};
    for (unsigned c = '0'; c <= '9'; ++c)
        table[c] = true;
    for (unsigned c = 'A'; c <= 'Z'; ++c)
        table[c] = table[c + 32] = true;
    for (const char c : {'!', '#', '$', '%', '&', '\'', '*', '+', '-', '.', '^', '_', '`', '|', '~'})
        table[static_cast<unsigned char>(c)] = true;
    return table;
}

} // namespace

void HeaderList::set(const QByteArray &name, QByteArray value)
{
    const auto named = [name](const Field &field) { return sameName(field.name, name); };
    const auto first = std::find_if(m_fields.begin(), m_fields.end(), named);
    if (first == m_fields.end()) {
        append(name, std::move(value));
        return;
    }
    *first = {name, std::move(value)};
    m_fields.erase(std::remove_if(first + 1, m_fields.end(), named), m_fields.end());
}

qsizetype HeaderList::remove(QByteArrayView name)
{
    return m_fields.removeIf([name](const Field &field) { return sameName(field.name, name); });
}

const HeaderList::Field *HeaderList::find(QByteArrayView name) const
{
    for (const Field &field : m_fields) {
        if (sameName(field.name, name))
            return &field;
    }
    return nullptr;
}

std::optional<QByteArray> HeaderList::first(QByteArrayView name) const
{
    const Field *const field = find(name);
    return field ? std::optional(field->value) : std::nullopt;
}

qsizetype HeaderList::count(QByteArrayView name) const
{
    return std::count_if(m_fields.begin(), m_fields.end(), [name](const Field &f) { return sameName(f.name, name); });
}

QList<QByteArray> HeaderList::all(QByteArrayView name) const
{
    QList<QByteArray> values;
    for (const Field &field : m_fields) {
        if (sameName(field.name, name))
            values.append(field.value);
    }
    return values;
}

bool isToken(QByteArrayView name)
{
    static constexpr auto allowed = tokenCharacters();
    return !name.isEmpty() &&
           std::all_of(name.begin(), name.end(), [](char c) { return allowed[static_cast<unsigned char>(c)]; });
}

bool sameLetters(const char *left, const char *right, qsizetype size)
{
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
