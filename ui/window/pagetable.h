#pragma once

#include "icon.h"
#include "page.h"

#include <iterator>

namespace window {

/** The icon and the names of a page of the navigation. Its widget is created by the functions in pagefactory.h. */
struct PageEntry {
    Page page;
    theme::Icon icon;
    const char *name;       ///< The name with its mnemonic, untranslated, in the context "window::Pages".
    const char *objectName; ///< The object name of the page's button in the folded navigation.
    /** The object name of the page's action in the menu View. Its key is Alt and the page's number, from 1. */
    const char *actionObjectName;
};

/** The table of all pages of the navigation, in the order of the navigation, the menu and the enumeration Page. To add
 * one, see the maintainer's guide. */
inline constexpr PageEntry Pages[] = {
    {Page::Apis, theme::Icon::Api, QT_TRANSLATE_NOOP("window::Pages", "&APIs"), "navigationApis", "actionShowApis"},
    {Page::Exchanges, theme::Icon::Exchange, QT_TRANSLATE_NOOP("window::Pages", "&Exchanges"), "navigationExchanges",
     "actionShowExchanges"},
    {Page::Certificates, theme::Icon::Certificate, QT_TRANSLATE_NOOP("window::Pages", "&Certificates"),
     "navigationCertificates", "actionShowCertificates"},
    {Page::Policies, theme::Icon::Policy, QT_TRANSLATE_NOOP("window::Pages", "&Policies"), "navigationPolicies",
     "actionShowPolicies"},
    {Page::SsoProfiles, theme::Icon::Profile, QT_TRANSLATE_NOOP("window::Pages", "&SSO Profiles"),
     "navigationSsoProfiles", "actionShowSsoProfiles"},
    {Page::Environments, theme::Icon::Environment, QT_TRANSLATE_NOOP("window::Pages", "En&vironments"),
     "navigationEnvironments", "actionShowEnvironments"},
};
inline constexpr int PageCount = static_cast<int>(std::size(Pages));

/** The name of a page with its mnemonic, translated. */
[[nodiscard]] QString pageName(const PageEntry &entry);

} // namespace window
