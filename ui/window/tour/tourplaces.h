#pragma once

#include "services.h"
#include "tourstop.h"

#include <QRect>

#include <optional>

class QWidget;
namespace document {
class Pointer;
}
namespace navigation {
class Navigator;
enum class View;
} // namespace navigation
namespace items {
class ExchangeModel;
}
namespace traffic {
struct Exchange;
}

namespace window {

class Actions;
class PageStack;

/** The places in the window where the tasks of the tour are done. */
class TourPlaces final
{
public:
    /** `exchanges` are the exchanges of the page Exchanges. */
    TourPlaces(const Services &services, const Actions &actions, PageStack &pages, navigation::Navigator &navigator,
               const items::ExchangeModel &exchanges);

    /** A control of the window, and the part of it where something is to be done; null for the whole control. */
    struct Target {
        QWidget *control = nullptr;
        QRect part;
    };

    /** Shows the page of a stop and moves the focus to the control where its task is done. Returns that control; null
     * if it is not in the window. */
    [[nodiscard]] Target show(TourStop stop);
    /** Shows the page of the example, which is opened unless it is open. */
    void showExample();
    /** Whether the user can see the line with the credentials that the gateway sends. */
    [[nodiscard]] bool isCredentialVisible() const;
    /** Whether the search field of the page Certificates, which is shown, has a text. */
    [[nodiscard]] bool isSearchUsed() const;
    /** The number of the newest exchange of the list whose request was changed and forwarded. */
    [[nodiscard]] std::optional<quint64> changedExchange() const;
    /** Whether a setting, by the path of its definition and its JSON Pointer, has caused a change of an exchange that
     * is selected in the list. */
    [[nodiscard]] bool isCause(const QString &documentPath, const QString &pointer) const;

    /** Whether a setting changed the request of an exchange, and the upstream, or what replaces it, answered. */
    [[nodiscard]] static bool isChanged(const traffic::Exchange &exchange);

private:
    void showInExample(const document::Pointer &pointer, navigation::View view);
    [[nodiscard]] Target showUpstream(const QString &control);
    [[nodiscard]] Target showSend();
    [[nodiscard]] Target showChangedLine();
    [[nodiscard]] QWidget *find(const QString &name) const;

    const Services m_services;
    const Actions &m_actions;
    PageStack &m_pages;
    navigation::Navigator &m_navigator;
    const items::ExchangeModel &m_exchanges;
};

} // namespace window
