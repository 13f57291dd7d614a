#pragma once

#include "icon.h"
#include "page.h"

#include <iterator>

namespace window {

/** A page of the navigation, besides its widget, which makeManagementPage() creates. */
struct PageEntry {
    Page page;
    theme::Icon icon;
    const char *name;             ///< Untranslated with its mnemonic, in the context "window::Pages".
    const char *objectName;       ///< Of its button in the folded navigation.
    const char *actionObjectName; ///< Of its action in the menu View. Its key is Alt and its number, from 1.
};

/** All pages, in the order of the navigation, the menu and Page. To add one, see the maintainer's guide. */
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
