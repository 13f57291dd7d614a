#include "watcheddefinitions.h"

#include <algorithm>
#include <limits>

namespace monitoring {

using workspace::OpenDefinition;

QString nameOf(const OpenDefinition &definition)
{
    return definition.path().isEmpty() ? definition.title() : definition.path();
}

WatchedDefinition &WatchedDefinitions::add(const OpenDefinition &definition)
{
    m_lastSource = (m_lastSource == std::numeric_limits<quint16>::max() ? NoDefinition : m_lastSource) + 1;
    auto watched = std::make_unique<WatchedDefinition>();
    watched->definition = &definition;
    watched->source = m_lastSource;
    return *m_watched.insert_or_assign(&definition, std::move(watched)).first->second;
}

void WatchedDefinitions::erase(const WatchedDefinition &watched)
{
    m_byName.removeIf([&watched](const auto &each) { return each.value() == &watched; });
    m_watched.erase(watched.definition);
}

WatchedDefinition *WatchedDefinitions::find(const OpenDefinition *definition) const
{
    const auto found = m_watched.find(definition);
    return found == m_watched.end() ? nullptr : found->second.get();
}

WatchedDefinition *WatchedDefinitions::withSource(quint16 source) const
{
    const auto found = std::ranges::find_if(m_watched, [&](const auto &each) { return each.second->source == source; });
    return found == m_watched.end() ? nullptr : found->second.get();
}

QList<ComparedDefinition> WatchedDefinitions::readable(const QList<OpenDefinition *> &definitions) const
{
    QList<ComparedDefinition> readable;
    for (const OpenDefinition *definition : definitions) {
        if (const WatchedDefinition *watched = find(definition); watched && watched->engine)
            readable.append(watched->compared());
    }
    return readable;
}

} // namespace monitoring
