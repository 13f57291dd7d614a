#include "namelookup.h"

#include "headerlist.h"

#include <algorithm>

namespace traffic {

namespace {

/** Comparing with a few names is faster than a copy of the name in lower case. */
constexpr qsizetype MostCompared = 16;

} // namespace

NameLookup::NameLookup(const QList<QByteArray> &names)
    : m_names(names)
{
    if (names.size() <= MostCompared)
        return;
    for (const QByteArray &name : names)
        m_lower.insert(name.toLower());
}

bool NameLookup::contains(QByteArrayView name) const
{
    if (!m_lower.isEmpty())
        return m_lower.contains(name.toByteArray().toLower());
    return std::any_of(m_names.begin(), m_names.end(),
                       [name](const QByteArray &each) { return http::sameName(each, name); });
}

} // namespace traffic
