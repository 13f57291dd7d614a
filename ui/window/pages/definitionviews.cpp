#include "definitionviews.h"

#include "changestab.h"
#include "currentstack.h"
#include "diskchanges.h"
#include "exchangelog.h"
#include "managementapi.h"
#include "maptab.h"
#include "merges.h"
#include "mergetab.h"
#include "overviewtab.h"
#include "pathstab.h"
#include "readingpage.h"
#include "schemastab.h"
#include "services.h"
#include "settingstab.h"
#include "sourcepage.h"
#include "swaggerformat.h"
#include "traffictab.h"

#include <QStackedWidget>
#include <QTabBar>

namespace window {

DefinitionViews::DefinitionViews(const designer::Context &context, const Services &services,
                                 const traffic::ExchangeLog &log, QWidget &page)
    : QObject(&page)
    , m_context(context)
    , m_services(services)
    , m_log(log)
    , m_page(page)
    , m_bar(new QTabBar(&page))
    , m_stack(new CurrentStack(&page))
    , m_merge(services.merges ? services.merges->of(context.file) : nullptr)
{
    m_bar->setObjectName(u"definitionTabs"_qs);
    m_bar->setDrawBase(false);
    m_bar->setExpanding(false);
    for (int tab = 0; tab < DefinitionTabCount; ++tab) {
        m_bar->addTab(QString());
        m_bar->setTabEnabled(tab, hasTab(static_cast<DefinitionTab>(tab)));
    }
    m_bar->setTabVisible(static_cast<int>(DefinitionTab::Changes), services.reviews != nullptr);
    m_bar->setTabVisible(static_cast<int>(DefinitionTab::Traffic), log.monitor() != nullptr);
    showMergeTab();
    if (m_merge)
        followMerge();
}

void DefinitionViews::followMerge()
{
    connect(m_merge.get(), &conflicts::MergeSession::stateChanged, this, &DefinitionViews::showMergeTab);
    // Git has written the file, or the user saved it and may have used git since.
    connect(&m_services.disk, &workspace::DiskChanges::reloaded, this,
            [this](const workspace::OpenDefinition *reloaded) {
                if (reloaded == &m_context.file)
                    m_merge->watch().refreshAfterWrite();
            });
    connect(&m_services.workspace, &workspace::Workspace::saved, this, [this] { m_merge->watch().refresh(); });
}

void DefinitionViews::showMergeTab()
{
    const bool isShown = hasTab(DefinitionTab::Merge);
    if (!isShown && current() == DefinitionTab::Merge)
        setCurrent(hasForms() ? DefinitionTab::Overview : DefinitionTab::Source);
    m_bar->setTabEnabled(static_cast<int>(DefinitionTab::Merge), isShown);
    m_bar->setTabVisible(static_cast<int>(DefinitionTab::Merge), isShown);
    m_bar->updateGeometry(); // The bar keeps the width of its other tabs, and would scroll.
}

void DefinitionViews::retranslate()
{
    const QStringList titles{tr("Overview"), tr("Paths"),   tr("Schemas"),  tr("Map"),    tr("Changes"),
                             tr("Traffic"),  tr("Reading"), tr("Settings"), tr("Source"), tr("Merge")};
    for (int tab = 0; tab < DefinitionTabCount; ++tab)
        m_bar->setTabText(tab, titles.at(tab));
    m_bar->setAccessibleName(tr("Views of the definition"));
}

bool DefinitionViews::hasForms() const
{
    return !workspace::isSwagger(m_context.document().snapshot());
}

bool DefinitionViews::hasTab(DefinitionTab tab) const
{
    if (tab == DefinitionTab::Changes && !m_services.reviews)
        return false;
    if (tab == DefinitionTab::Traffic && !m_log.monitor())
        return false;
    if (tab == DefinitionTab::Merge)
        return m_merge && m_merge->state() != conflicts::SessionState::None;
    return hasForms() || tab == DefinitionTab::Source;
}

DefinitionTab DefinitionViews::current() const
{
    return static_cast<DefinitionTab>(m_bar->currentIndex());
}

void DefinitionViews::setCurrent(DefinitionTab tab)
{
    prepare(tab);
    m_bar->setCurrentIndex(static_cast<int>(tab));
}

void DefinitionViews::prepare(DefinitionTab tab)
{
    QWidget *widget = nullptr;
    if (tab == DefinitionTab::Source)
        widget = &source();
    else if (tab == DefinitionTab::Reading)
        widget = &reading();
    else
        widget = &form(tab);
    if (tab != current())
        return;
    emit aboutToShow();
    m_stack->setCurrentWidget(widget);
}

designer::DesignerTab &DefinitionViews::form(DefinitionTab tab)
{
    designer::DesignerTab *&form = m_forms[tab];
    if (!form) {
        form = newForm(tab);
        emit formCreated(form);
        m_stack->addWidget(form);
    }
    return *form;
}

designer::DesignerTab *DefinitionViews::newForm(DefinitionTab tab)
{
    switch (tab) {
    case DefinitionTab::Overview: {
        auto *overview = new designer::OverviewTab(m_context, &m_page);
        overview->setCertificates(m_services.management.knownCertificates(), m_services.clock);
        return overview;
    }
    case DefinitionTab::Paths:
        return new designer::PathsTab(m_context, &m_page);
    case DefinitionTab::Schemas:
        return new designer::SchemasTab(m_context, &m_page);
    case DefinitionTab::Map:
        return new designer::MapTab(m_context, &m_log.model(), &m_page);
    case DefinitionTab::Changes:
        return new changes::ChangesTab(m_context, *m_services.reviews, &m_page);
    case DefinitionTab::Traffic:
        return new coverage::TrafficTab(m_context, *m_log.monitor(), &m_page);
    case DefinitionTab::Merge:
        m_mergeTab = new merge::MergeTab(m_context, m_merge, &m_page);
        emit mergeTabCreated(m_mergeTab);
        return m_mergeTab;
    case DefinitionTab::Settings:
        m_settings = new designer::SettingsTab(
            m_context, {m_services.keychain, m_services.environments, m_services.clientUsers, m_services.grants},
            &m_page);
        emit settingsCreated(m_settings);
        return m_settings;
    case DefinitionTab::Reading:
    case DefinitionTab::Source:
        break;
    }
    Q_UNREACHABLE();
}

designer::SettingsTab &DefinitionViews::settings()
{
    form(DefinitionTab::Settings);
    return *m_settings;
}

merge::MergeTab &DefinitionViews::mergeTab()
{
    form(DefinitionTab::Merge);
    return *m_mergeTab;
}

source::SourcePage &DefinitionViews::source()
{
    if (!m_source) {
        m_source = new source::SourcePage(m_context.file, m_context.references, m_context.navigator, m_services.commits,
                                          &m_page);
        if (m_services.reviews)
            m_source->setReviews(*m_services.reviews);
        m_stack->addWidget(m_source);
        emit sourceCreated(m_source);
    }
    return *m_source;
}

readingview::ReadingPage &DefinitionViews::reading()
{
    if (!m_reading) {
        m_reading = new readingview::ReadingPage(m_context.file, m_context.references, m_context.navigator,
                                                 m_context.store, &m_page);
        m_stack->addWidget(m_reading);
        emit readingCreated(m_reading);
    }
    return *m_reading;
}

} // namespace window

#include "moc_definitionviews.cpp"
