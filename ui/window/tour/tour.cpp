#include "tour.h"

#include "actions.h"
#include "definitionpage.h"
#include "definitiontab.h"
#include "definitionview.h"
#include "exchange.h"
#include "gatewaycontrol.h"
#include "gatewayfields.h"
#include "navigator.h"
#include "pagestack.h"
#include "references.h"
#include "settings.h"
#include "settingstable.h"
#include "tourbar.h"
#include "workspace.h"

namespace window {

namespace {

constexpr int LookMs = 200;
/** The title of the definition that Open the example opens. */
const QString Example = u"bookshop.yaml"_qs;

} // namespace

Tour::Tour(const Services &services, const Actions &actions, PageStack &pages, navigation::Navigator &navigator,
           TourBar &bar, QObject *parent)
    : QObject(parent)
    , m_services(services)
    , m_actions(actions)
    , m_pages(pages)
    , m_navigator(navigator)
    , m_bar(bar)
{
    m_look.setInterval(LookMs);
    connect(actions[ActionId::Tour], &QAction::triggered, this, &Tour::start);
    connect(&bar, &TourBar::placeRequested, this, &Tour::showPlace);
    connect(&bar, &TourBar::skipRequested, this, [this] { showStop(TourStop(int(stop()) + 1), false); });
    connect(&bar, &TourBar::leaveRequested, this, &Tour::leave);
    connectTasks();
}

void Tour::connectTasks()
{
    connect(&m_look, &QTimer::timeout, this, &Tour::noticeCredential);
    for (workspace::OpenDefinition *definition : m_services.workspace.definitions())
        watch(definition);
    connect(&m_services.workspace, &workspace::Workspace::opened, this, &Tour::watch);
    connect(&m_services.gateway, &preview::GatewayControl::recorded, this, [this] { finish(TourStop::Request); });
    connect(&m_pages, &PageStack::settingRequested, this, [this] { finish(TourStop::Cause); });
    connect(&m_pages, &PageStack::certificateFound, this, [this] { finish(TourStop::Certificate); });
}

void Tour::watch(workspace::OpenDefinition *definition)
{
    connect(&definition->document(), &document::Document::historyChanged, this,
            [this, definition] { noticeUndo(*definition); });
}

void Tour::noticeUndo(const workspace::OpenDefinition &definition)
{
    const document::Document &document = definition.document();
    if (document.canUndo() && !document.canRedo())
        m_wasEdited = true;
    else if (document.canRedo() && m_wasEdited)
        finish(TourStop::Undo);
}

void Tour::noticeCredential()
{
    const DefinitionPage *page = m_pages.currentPage();
    const QWidget *line = page ? page->findChild<QWidget *>(u"upstreamPreview"_qs) : nullptr;
    if (line && line->isVisible() && !line->visibleRegion().isEmpty())
        finish(TourStop::Credential);
}

TourStop Tour::stop() const
{
    return TourStop(m_services.settings.get(settings::TourStop));
}

bool Tour::isAt(TourStop stop) const
{
    return m_services.settings.get(settings::TourRunning) && this->stop() == stop;
}

void Tour::finish(TourStop stop)
{
    if (isAt(stop))
        showStop(TourStop(int(stop) + 1), true);
}

void Tour::showStop(TourStop stop, bool isAfterDone)
{
    m_services.settings.set(settings::TourStop, int(stop));
    m_wasEdited = false;
    if (stop == TourStop::Credential)
        m_look.start();
    else
        m_look.stop();
    m_bar.showStop(stop, isAfterDone);
}

void Tour::start()
{
    m_services.settings.set(settings::TourRunning, true);
    showExample();
    showStop(stop() == TourStop::End ? TourStop::Credential : stop(), false);
}

void Tour::resume()
{
    if (m_services.settings.get(settings::TourRunning))
        showStop(stop(), false);
}

/** A tour that is complete begins again. */
void Tour::leave()
{
    if (stop() == TourStop::End)
        m_services.settings.set(settings::TourStop, int(TourStop::Credential));
    m_services.settings.set(settings::TourRunning, false);
    m_look.stop();
    m_bar.hide();
    m_pages.currentWidget()->setFocus(Qt::OtherFocusReason);
}

void Tour::showExample()
{
    for (workspace::OpenDefinition *definition : m_services.workspace.definitions()) {
        if (definition->title() == Example) {
            m_pages.showDefinition(*definition);
            return;
        }
    }
    m_actions[ActionId::OpenExample]->trigger();
}

void Tour::showPlace()
{
    switch (stop()) {
    case TourStop::Credential:
    case TourStop::Undo:
        showExample();
        if (const workspace::OpenDefinition *definition = m_pages.currentDefinition()) {
            const document::Pointer extension = definition::DefinitionView(definition->document().snapshot())
                                                    .extension();
            m_navigator.show(
                {m_services.workspace.references().addressOf(*definition), extension / definition::fields::upstream()},
                navigation::View::Settings);
        }
        break;
    case TourStop::Request:
        showExample();
        if (DefinitionPage *page = m_pages.currentPage())
            page->showTab(DefinitionTab::Paths);
        break;
    case TourStop::Cause:
        m_pages.showPage(Page::Exchanges);
        break;
    case TourStop::Certificate:
        m_pages.showPage(Page::Certificates);
        break;
    case TourStop::End:
        break;
    }
}

} // namespace window

#include "moc_tour.cpp"
