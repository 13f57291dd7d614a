#pragma once

#include "page.h"
#include "pendingedit.h"
#include "services.h"
#include "spot.h"

#include <QHash>
#include <QStackedWidget>

namespace environments {
class EnvironmentsPage;
}
namespace traffic {
class ExchangeLog;
class ExchangesPage;
} // namespace traffic
namespace workspace {
class OpenDefinition;
}

namespace window {

class Actions;
class DefinitionPage;
class WelcomePage;
enum class DefinitionTab;

/** All pages of the window, one visible: the welcome page, a page for each open definition, and the pages of the
 * navigation. Each is created when it is first shown. */
class PageStack final : public QStackedWidget
{
    Q_OBJECT

public:
    PageStack(const Services &services, const Actions &actions, traffic::ExchangeLog &log, QWidget *parent);

    /** Shows a page of the navigation. Page::Apis is the last shown definition, or the welcome page without one. */
    void showPage(Page page);
    /** Shows the page of an open definition, and returns it. */
    DefinitionPage &showDefinition(workspace::OpenDefinition &definition);
    /** Shows a second page of a definition beside the others, in place of one that is there. */
    void showBeside(workspace::OpenDefinition &definition);
    void closeBeside();
    /** The second page, or null. */
    [[nodiscard]] DefinitionPage *sidePage() const { return m_sidePage; }
    /** Makes the second page the current one, or the other. */
    void activateSide(bool isActive);
    /** Shows the page Exchanges with this exchange selected. */
    void showExchange(quint64 number);
    /** The page of a definition that the actions work on: of two pages, the one that last had the focus. Null if that
     * is another page. */
    [[nodiscard]] DefinitionPage *currentPage() const { return m_isSideActive ? m_sidePage : m_currentPage; }
    [[nodiscard]] workspace::OpenDefinition *currentDefinition() const;
    /** What Save, Undo and Redo work on: that definition, or another one that the control with the focus edits. */
    [[nodiscard]] workspace::OpenDefinition *editedDefinition() const;
    /** The definition of the current page, or the one that Page::Apis shows; null while none is open. */
    [[nodiscard]] workspace::OpenDefinition *lastDefinition() const;
    /** The definition that Page::Apis shows, never that of the second page; null while none is open. */
    [[nodiscard]] workspace::OpenDefinition *mainDefinition() const { return m_lastDefinition; }
    /** The tab of that definition. */
    [[nodiscard]] DefinitionTab mainTab() const;
    [[nodiscard]] Page shownPage() const { return m_shownPage; }
    [[nodiscard]] WelcomePage &welcomePage() const { return *m_welcome; }
    /** Null until the page is first shown. */
    [[nodiscard]] environments::EnvironmentsPage *environmentsPage() const { return m_environments; }
    /** Null until the page is first shown. */
    [[nodiscard]] traffic::ExchangesPage *exchangesPage() const { return m_exchanges; }
    /** Whether the visible page has something to search. */
    [[nodiscard]] bool canFind() const;
    /** Moves the focus to the search field of the visible page. */
    void find();
    /** Completes what is being typed in pages that edit the definition. False if a text there can't be written. */
    bool completeEditsOf(const workspace::OpenDefinition &definition);
    /** What is typed and not completed in pages of the definition. */
    [[nodiscard]] QList<editing::PendingText> pendingTextsOf(const workspace::OpenDefinition &definition) const;
    /** Deletes the pages of definitions, before the objects that they use. */
    void deleteDefinitionPages();

signals:
    /** Another page, tab or place is going to be shown. */
    void aboutToMove();
    void pageShown(window::Page page);
    void definitionShown(const workspace::OpenDefinition *definition);
    /** An environment has unsaved edits, or no longer. */
    void environmentModified();
    /** Another tab of a definition is shown. */
    void tabChanged();
    void editedDefinitionChanged();
    /** A reference in Source was clicked. */
    void linkClicked(workspace::OpenDefinition *definition, const window::Spot &spot);
    /** A form requests a place in another document. */
    void placeRequested(const QString &address, const document::Pointer &pointer);
    /** A Swagger document is to be converted to OpenAPI. */
    void conversionRequested(workspace::OpenDefinition &definition);
    /** A page requests the setting of a definition that is identified by its path. */
    void settingRequested(const QString &documentPath, const QString &pointer);
    void gatewayStartRequested();
    /** There is another second page, or none. */
    void sidePageChanged(window::DefinitionPage *page);

private:
    [[nodiscard]] DefinitionPage *newPageOf(workspace::OpenDefinition &definition);
    DefinitionPage &pageOf(workspace::OpenDefinition &definition);
    [[nodiscard]] QWidget *newPage(Page page);
    void removeDefinition(const workspace::OpenDefinition *definition);

    const Services m_services;
    traffic::ExchangeLog &m_log;
    WelcomePage *m_welcome = nullptr;
    traffic::ExchangesPage *m_exchanges = nullptr;
    environments::EnvironmentsPage *m_environments = nullptr;
    QHash<Page, QWidget *> m_pages; ///< Includes those two.
    QHash<const workspace::OpenDefinition *, DefinitionPage *> m_definitionPages;
    DefinitionPage *m_currentPage = nullptr; ///< In this widget.
    DefinitionPage *m_sidePage = nullptr;
    bool m_isSideActive = false;
    workspace::OpenDefinition *m_lastDefinition = nullptr;
    Page m_shownPage = Page::Apis;
    bool m_isArriving = false; ///< A definition was just shown.
};

} // namespace window
