#pragma once

#include "page.h"
#include "services.h"

#include <QString>

#include <functional>

class QWidget;
namespace environments {
class EnvironmentsPage;
}
namespace reach {
class ServedApis;
}
namespace traffic {
class ExchangeLog;
class ExchangesPage;
} // namespace traffic

namespace window {

/** The functions that pages of the navigation call to request something from the window. */
struct PageLinks {
    std::function<void(const QString &documentPath, const QString &pointer)> showSetting;
    std::function<void(bool isForRequest)> startGateway;
    std::function<void()> useEcho;
    std::function<void()> showEnvironments;
    std::function<void()> noteFoundCertificate;
    /** Shows the definitions, or where to open one. */
    std::function<void()> showApis;
};

[[nodiscard]] traffic::ExchangesPage *makeExchangesPage(const Services &services, traffic::ExchangeLog &log,
                                                        const PageLinks &links, QWidget *parent);

[[nodiscard]] environments::EnvironmentsPage *makeEnvironmentsPage(const Services &services, QWidget *parent);

/** Creates the widget of the page Certificates, Policies or SSO Profiles; null for other pages. Starts to read `apis`
 * if the page shows them. */
[[nodiscard]] QWidget *makeManagementPage(Page page, const Services &services, reach::ServedApis &apis,
                                          const PageLinks &links, QWidget *parent);

} // namespace window
