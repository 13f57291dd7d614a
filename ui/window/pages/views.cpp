#include "views.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace window {

namespace {

using navigation::View;

constexpr std::pair<View, DefinitionTab> Tabs[] = {
    {View::Overview, DefinitionTab::Overview}, {View::Paths, DefinitionTab::Paths},
    {View::Schemas, DefinitionTab::Schemas},   {View::Map, DefinitionTab::Map},
    {View::Changes, DefinitionTab::Changes},   {View::Traffic, DefinitionTab::Traffic},
    {View::Reading, DefinitionTab::Reading},   {View::Settings, DefinitionTab::Settings},
    {View::Source, DefinitionTab::Source},
};
constexpr std::pair<View, Page> PageViews[] = {
    {View::Welcome, Page::Apis},      {View::Exchanges, Page::Exchanges},     {View::Certificates, Page::Certificates},
    {View::Policies, Page::Policies}, {View::SsoProfiles, Page::SsoProfiles}, {View::Environments, Page::Environments},
};

template<typename Rows, typename Value>
View viewIn(const Rows &rows, Value value)
{
    return std::find_if(std::begin(rows), std::end(rows), [value](const auto &row) { return row.second == value; })
        ->first;
}

template<typename Value, typename Rows>
std::optional<Value> valueIn(const Rows &rows, View view)
{
    const auto found = std::find_if(std::begin(rows), std::end(rows),
                                    [view](const auto &row) { return row.first == view; });
    return found == std::end(rows) ? std::nullopt : std::optional(found->second);
}

} // namespace

View viewOf(DefinitionTab tab)
{
    // A merge ends, so that nothing goes back to its tab.
    return tab == DefinitionTab::Merge ? View::Source : viewIn(Tabs, tab);
}

View viewOf(Page page)
{
    return viewIn(PageViews, page);
}

std::optional<DefinitionTab> tabOf(View view)
{
    return valueIn<DefinitionTab>(Tabs, view);
}

std::optional<Page> pageOf(View view)
{
    return valueIn<Page>(PageViews, view);
}

} // namespace window
