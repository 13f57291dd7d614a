#include "tabnames.h"

#include <algorithm>
#include <array>

namespace window {

namespace {

/** In the order of DefinitionTab. */
const std::array TabNames{u"overview"_qs, u"paths"_qs,   u"schemas"_qs,  u"map"_qs,    u"changes"_qs,
                          u"traffic"_qs,  u"reading"_qs, u"settings"_qs, u"source"_qs, u"merge"_qs};

} // namespace

QString storedName(DefinitionTab tab)
{
    return TabNames.at(static_cast<size_t>(tab));
}

DefinitionTab tabOfStoredName(const QString &stored)
{
    if (const auto named = std::find(TabNames.cbegin(), TabNames.cend(), stored); named != TabNames.cend())
        return static_cast<DefinitionTab>(named - TabNames.cbegin());
    constexpr std::array Numbered{DefinitionTab::Overview, DefinitionTab::Paths, DefinitionTab::Schemas,
                                  DefinitionTab::Settings, DefinitionTab::Source};
    return Numbered.at(std::clamp<size_t>(stored.toUInt(), 0, Numbered.size() - 1));
}

} // namespace window
