#pragma once

#include "currentstack.h"
#include "page.h"
#include "pageview.h"
#include "pendingedit.h"
#include "services.h"

#include <QHash>

#include <functional>

namespace environments {
class EnvironmentsPage;
}
namespace management {
struct Policy;
}
namespace navigation {
class Navigator;
}
namespace reach {
class ServedApis;
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

/** The pages of the window. One page is visible: the welcome page, a page for each open definition, and the pages
 * of the navigation. A page is created when it is first shown. */
class PageStack final : public CurrentStack
{
    Q_OBJECT

public:
    /** `navigator` is told before another page is shown, and gets what the pages of definitions request. */
    PageStack(const Services &services, navigation::Navigator &navigator, const Actions &actions,
              traffic::ExchangeLog &log, QWidget *parent);

    /** Sets the function that returns what the page of a definition showed when its file was open last. */
    void setEarlierViews(std::function<PageView(const workspace::OpenDefinition &)> views)
    {
        m_earlierViews = std::move(views);
    }
    /** What the page of a definition shows; an empty view if it has no page. */
    [[nodiscard]] PageView viewOf(const workspace::OpenDefinition &definition) const;
    /** Shows a page of the navigation. For Page::Apis, shows the definition that was shown last, or the welcome page if
     * none is open. */
    void showPage(Page page);
    /** Shows the page of an open definition, and returns it. */
    DefinitionPage &showDefinition(workspace::OpenDefinition &definition);
    /** Creates a second page for a definition, to be shown beside this widget, in place of the second page that there
     * may be. */
    void showBeside(workspace::OpenDefinition &definition);
    void closeBeside();
    /** The second page of a split view; null if there is none. */
    [[nodiscard]] DefinitionPage *sidePage() const { return m_sidePage; }
    /** Makes the second page the one that actions work on, or the page in this widget if `isActive` is false. */
    void activateSide(bool isActive);
    /** Shows the page Exchanges with the exchange of this number selected. */
    void showExchange(quint64 number);
    /** Shows the page Policies with a draft of a new policy: `policy`, and the usual values for what it does not have.
     */
    void draftPolicy(const management::Policy &policy);
    /** Shows the page Policies with the matrix of the operations of the open definitions under its policies. */
    void showPolicyMatrix();
    /** Shows the page Exchanges with the operation at a place below `paths` of a definition in its composer. With
     * `sends`, also sends the request. */
    void compose(workspace::OpenDefinition &definition, const document::Pointer &operation, bool sends);
    /** The definition's page that the actions work on: in a split view, the one that last had the focus. Null if that
     * one is not the page of a definition. */
    [[nodiscard]] DefinitionPage *currentPage() const { return m_isSideActive ? m_sidePage : m_currentPage; }
    [[nodiscard]] workspace::OpenDefinition *currentDefinition() const;
    /** The definition that Save, Undo and Redo work on: the one of the current page, or another one that a form in it
     * edits. Null if the current page is not the page of a definition. */
    [[nodiscard]] workspace::OpenDefinition *editedDefinition() const;
    /** The definition of the second page if actions work on that page, otherwise mainDefinition(); null while none is
     * open.
     */
    [[nodiscard]] workspace::OpenDefinition *lastDefinition() const;
    /** The definition that Page::Apis shows in this widget, never the one of the second page; null while none is open.
     */
    [[nodiscard]] workspace::OpenDefinition *mainDefinition() const { return m_lastDefinition; }
    /** The current tab of the page of mainDefinition(), or Overview if it has no page. */
    [[nodiscard]] DefinitionTab mainTab() const;
    [[nodiscard]] Page shownPage() const { return m_shownPage; }
    [[nodiscard]] WelcomePage &welcomePage() const { return *m_welcome; }
    /** The page Environments; null until it is first shown. */
    [[nodiscard]] environments::EnvironmentsPage *environmentsPage() const { return m_environments; }
    /** The page Exchanges; null until it is first shown. */
    [[nodiscard]] traffic::ExchangesPage *exchangesPage() const { return m_exchanges; }
    /** What the definitions of the window say about who reaches them. */
    [[nodiscard]] reach::ServedApis &apis() const { return *m_apis; }
    /** Whether find() works: the visible page is that of a definition, or has a search field. */
    [[nodiscard]] bool canFind() const;
    /** Moves the focus to the search field of the visible page, or opens the find bar of Source if the page of a
     * definition has none. */
    void find();
    /** Completes the edits that are being typed in the pages that edit a definition. Returns false if one of them can't
     * be applied to the document. */
    bool completeEditsOf(const workspace::OpenDefinition &definition);
    /** The texts that are typed in controls of the pages of a definition and are not in its document yet. */
    [[nodiscard]] QList<editing::PendingText> pendingTextsOf(const workspace::OpenDefinition &definition) const;
    /** Deletes the pages of all definitions. Call it before the objects that they use are destroyed. */
    void deleteDefinitionPages();

signals:
    void pageShown(window::Page page);
    void definitionShown(const workspace::OpenDefinition *definition);
    /** An environment has unsaved edits now, or has none any more. */
    void environmentModified();
    /** The page of a definition shows another tab, or Source beside the tab got or lost the focus. */
    void tabChanged();
    void editedDefinitionChanged();
    /** The user wants to convert a Swagger document to OpenAPI. */
    void conversionRequested(workspace::OpenDefinition &definition);
    /** The user wants an operation like the request of an exchange in a definition. */
    void addRequested(const traffic::ExchangePtr &exchange);
    /** A page requests that a setting is shown: the definition is identified by its path, the setting by a JSON
     * Pointer. */
    void settingRequested(const QString &documentPath, const QString &pointer);
    /** As traffic::ExchangesPage emits it. */
    void gatewayStartRequested(bool isForRequest);
    /** The user asked on the page Certificates which certificate serves a host, and one does. */
    void certificateFound();
    /** The user wants the built-in echo to answer instead of the upstreams. */
    void echoRequested();
    /** The second page of the split view was created or removed. `page` is null if there is none now. */
    void sidePageChanged(window::DefinitionPage *page);

private:
    [[nodiscard]] DefinitionPage *newPageOf(workspace::OpenDefinition &definition);
    DefinitionPage &pageOf(workspace::OpenDefinition &definition);
    [[nodiscard]] QWidget *newPage(Page page);
    void removeDefinition(const workspace::OpenDefinition *definition);

    const Services m_services;
    navigation::Navigator &m_navigator;
    traffic::ExchangeLog &m_log;
    reach::ServedApis *m_apis = nullptr;
    WelcomePage *m_welcome = nullptr;
    std::function<PageView(const workspace::OpenDefinition &)> m_earlierViews;
    traffic::ExchangesPage *m_exchanges = nullptr;
    environments::EnvironmentsPage *m_environments = nullptr;
    /** The pages of the navigation that were created so far, including m_exchanges and m_environments. */
    QHash<Page, QWidget *> m_pages;
    QHash<const workspace::OpenDefinition *, DefinitionPage *> m_definitionPages;
    /** The page of a definition that is visible in this widget; null while another page is. */
    DefinitionPage *m_currentPage = nullptr;
    DefinitionPage *m_sidePage = nullptr;
    bool m_isSideActive = false;
    workspace::OpenDefinition *m_lastDefinition = nullptr;
    Page m_shownPage = Page::Apis;
    /** A definition was just shown. The place in it that is shown next is a part of the same move. */
    bool m_isArriving = false;
};

} // namespace window
