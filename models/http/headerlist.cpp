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

void HeaderList::set(QByteArrayView name, QByteArray value)
{
    const auto named = [name](const Field &field) { return sameName(field.name, name); };
    const auto first = std::find_if(m_fields.begin(), m_fields.end(), named);
    if (first == m_fields.end()) {
        append(name.toByteArray(), std::move(value));
        return;
    }
    *first = {name.toByteArray(), std::move(value)};
    m_fields.erase(std::remove_if(first + 1, m_fields.end(), named), m_fields.end());
}

qsizetype HeaderList::remove(QByteArrayView name)
{
    return m_fields.removeIf([name](const Field &field) { return sameName(field.name, name); });
}

std::optional<QByteArray> HeaderList::first(QByteArrayView name) const
{
    for (const Field &field : m_fields) {
        if (sameName(field.name, name))
            return field.value;
    }
    return std::nullopt;
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

bool sameName(QByteArrayView left, QByteArrayView right)
{
    return left.size() == right.size() && left.compare(right, Qt::CaseInsensitive) == 0;
}

} // namespace http
