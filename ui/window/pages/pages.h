#pragma once

#include "page.h"
#include "services.h"

#include <QString>

#include <functional>

class QWidget;
namespace traffic {
class ExchangeLog;
}

namespace window {

/** Where pages lead to; the window fills it. */
struct PageLinks {
    std::function<void(const QString &documentPath, const QString &pointer)> showSetting;
    std::function<void()> startGateway;
    std::function<void()> showEnvironments;
};

/** Makes a page of the navigation (not Page::Apis, which is the definitions' own). */
[[nodiscard]] QWidget *makePage(Page page, const Services &services, traffic::ExchangeLog &log, const PageLinks &links,
                                QWidget *parent);

} // namespace window
