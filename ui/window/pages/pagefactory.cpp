#include "pagefactory.h"

#include "callsdialog.h"
#include "certificatespage.h"
#include "environmentspage.h"
#include "exchangespage.h"
#include "managementapi.h"
#include "policiespage.h"
#include "servedapis.h"
#include "ssopage.h"

namespace window {

namespace {

void linkAnswers(answers::AnswerPage *page, const Services &services, const PageLinks &links)
{
    QObject::connect(page, &answers::AnswerPage::environmentRequested, page, links.showEnvironments);
    QObject::connect(
        page, &answers::AnswerPage::callsRequested, page,
        [page, &log = services.management.calls(), &store = services.store] { calls::showCalls(log, store, page); });
}

/** Shows the definitions of the window in a page, now and when they change. */
template<typename ApisPage>
void followApis(ApisPage *page, reach::ServedApis &apis)
{
    const auto show = [page, &apis] { page->setApis(apis.apis()); };
    QObject::connect(&apis, &reach::ServedApis::changed, page, show);
    apis.start();
    show();
}

QWidget *makeCertificates(const Services &services, reach::ServedApis &apis, const PageLinks &links, QWidget *parent)
{
    auto *page = new certificates::CertificatesPage(services.management, services.environments, services.clock,
                                                    services.store, services.settings, parent);
    QObject::connect(page, &certificates::CertificatesPage::settingRequested, page, links.showSetting);
    QObject::connect(page, &certificates::CertificatesPage::certificateFound, page, links.noteFoundCertificate);
    QObject::connect(page, &certificates::CertificatesPage::definitionRequested, page, links.showApis);
    followApis(page, apis);
    linkAnswers(page, services, links);
    return page;
}

QWidget *makePolicies(const Services &services, reach::ServedApis &apis, const PageLinks &links, QWidget *parent)
{
    auto *page = new policies::PoliciesPage(services.management, services.environments, services.clock,
                                            services.workspace, services.store, services.settings, parent);
    followApis(page, apis);
    linkAnswers(page, services, links);
    return page;
}

QWidget *makeSsoProfiles(const Services &services, const PageLinks &links, QWidget *parent)
{
    auto *page = new sso::SsoPage(services.management, services.environments, services.clock, services.settings,
                                  parent);
    page->setSeenProfiles(services.seenProfiles);
    linkAnswers(page, services, links);
    return page;
}

} // namespace

traffic::ExchangesPage *makeExchangesPage(const Services &services, traffic::ExchangeLog &log, const PageLinks &links,
                                          QWidget *parent)
{
    auto *page = new traffic::ExchangesPage(log, services.gateway, services.sender, services.workspace, services.store,
                                            services.settings, parent);
    page->setRoutes(services.routes);
    page->setDrills(services.drills);
    page->setClientUsers(services.clientUsers);
    page->setEnvironments(services.environments, services.keychain);
    if (services.requests && services.resolver)
        page->setSavedRequests(*services.requests,
                               {services.sender, *services.resolver, services.grants, services.clock}, services.routes);
    QObject::connect(page, &traffic::ExchangesPage::settingRequested, page, links.showSetting);
    QObject::connect(page, &traffic::ExchangesPage::gatewayStartRequested, page, links.startGateway);
    QObject::connect(page, &traffic::ExchangesPage::echoRequested, page, links.useEcho);
    return page;
}

environments::EnvironmentsPage *makeEnvironmentsPage(const Services &services, QWidget *parent)
{
    return new environments::EnvironmentsPage(services.environments, services.keychain, services.management,
                                              services.store, parent);
}

QWidget *makeManagementPage(Page page, const Services &services, reach::ServedApis &apis, const PageLinks &links,
                            QWidget *parent)
{
    switch (page) {
    case Page::Certificates:
        return makeCertificates(services, apis, links, parent);
    case Page::Policies:
        return makePolicies(services, apis, links, parent);
    case Page::SsoProfiles:
        return makeSsoProfiles(services, links, parent);
    case Page::Apis:
    case Page::Exchanges:
    case Page::Environments:
        break;
    }
    return nullptr;
}

} // namespace window
