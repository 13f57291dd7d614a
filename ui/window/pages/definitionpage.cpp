#include "definitionpage.h"

#include "definitionquestions.h"
#include "definitionviews.h"
#include "elidedlabel.h"
#include "managementapi.h"
#include "mergesession.h"
#include "mergetab.h"
#include "overviewtab.h"
#include "pageplace.h"
#include "pathstab.h"
#include "readingpage.h"
#include "searchfield.h"
#include "services.h"
#include "settingstab.h"
#include "sourcebeside.h"
#include "sourcepage.h"
#include "stepfollower.h"
#include "tabnames.h"
#include "theme.h"
#include "traffictab.h"
#include "versionsdialog.h"
#include "views.h"
#include "viewscrolls.h"
#include "workspace.h"

#include <QApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QStackedWidget>
#include <QTabBar>
#include <QVBoxLayout>

#include <algorithm>

namespace window {

using navigation::Location;
using navigation::Part;
using navigation::View;

DefinitionPage::DefinitionPage(workspace::OpenDefinition &definition, const Services &services,
                               navigation::Navigator &navigator, const traffic::ExchangeLog &log, QWidget *parent)
    : QWidget(parent)
    , m_context{definition, definition,       services.workspace, services.workspace.references(),
                navigator,  services.store,   services.settings,  services.management.knownPolicies(),
                nullptr,    services.commits, &services.drills,   services.reviews}
{
    setObjectName(u"definitionPage"_qs);
    buildWidgets(services, log);
    m_place = std::make_unique<PagePlace>(m_context, *m_views, *m_beside, *this);
    m_steps = std::make_unique<StepFollower>(definition.document(), *m_views, *m_beside, *m_place, *this);
    m_views->retranslate();
    refreshTitle();
    connectAll();
    showFirstTab();
}

DefinitionPage::~DefinitionPage()
{
    disconnect(qApp, nullptr, this, nullptr); // The forms clear the focus when they are destroyed.
}

DefinitionPage *DefinitionPage::around(const QWidget *widget)
{
    for (QWidget *one = const_cast<QWidget *>(widget); one; one = one->parentWidget()) {
        if (auto *page = qobject_cast<DefinitionPage *>(one))
            return page;
    }
    return nullptr;
}

void DefinitionPage::buildWidgets(const Services &services, const traffic::ExchangeLog &log)
{
    m_views = new DefinitionViews(m_context, services, log, *this);
    m_title = new widgets::ElidedLabel(QString(), this);
    m_title->setObjectName(u"definitionTitle"_qs);
    m_title->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_questions = new DefinitionQuestions(definition(), services, m_views->mergeSession(), m_views->bar(), this);
    m_beside = new SourceBeside(*m_views, services.settings, this);
    auto *line = new QHBoxLayout;
    line->setContentsMargins(theme::Space::Control, 0, theme::Space::Group, 0);
    line->addWidget(&m_views->bar());
    line->addWidget(m_title, 1);
    auto *rule = new QFrame(this);
    rule->setFrameShape(QFrame::HLine);
    rule->setFixedHeight(1);
    rule->setForegroundRole(QPalette::Mid);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(line);
    column->addWidget(rule);
    column->addWidget(m_questions);
    column->addWidget(m_beside, 1);
}

void DefinitionPage::connectAll()
{
    const QTabBar *bar = &m_views->bar();
    connect(bar, &QTabBar::tabBarClicked, this, [this, bar](int index) {
        if (index >= 0 && index != bar->currentIndex())
            emit aboutToMove();
    });
    connect(bar, &QTabBar::currentChanged, this, [this] {
        m_scrolls.reset();
        m_views->prepare(currentTab());
        m_place->bringTo(currentTab());
        emit currentTabChanged(currentTab());
    });
    connect(m_views, &DefinitionViews::settingsCreated, m_questions,
            [this](designer::SettingsTab *settings) { m_questions->follow(*settings); });
    connect(m_views, &DefinitionViews::formCreated, this, [this](const designer::DesignerTab *form) {
        if (const auto *overview = qobject_cast<const designer::OverviewTab *>(form))
            connect(overview, &designer::OverviewTab::conversionRequested, this, &DefinitionPage::conversionRequested);
        if (const auto *traffic = qobject_cast<const coverage::TrafficTab *>(form)) {
            connect(traffic, &coverage::TrafficTab::addRequested, this, &DefinitionPage::addRequested);
            connect(traffic, &coverage::TrafficTab::exchangeRequested, this, &DefinitionPage::exchangeRequested);
        }
        connect(form, &designer::DesignerTab::otherDefinitionChanged, this, &DefinitionPage::noticeEditedDefinition);
    });
    connect(m_views, &DefinitionViews::sourceCreated, this, [this](const source::SourcePage *source) {
        connect(source, &source::SourcePage::conversionRequested, this, &DefinitionPage::conversionRequested);
    });
    connect(m_views, &DefinitionViews::mergeTabCreated, this, [this](const merge::MergeTab *tab) {
        connect(tab, &merge::MergeTab::versionsRequested, this, &DefinitionPage::chooseVersions);
    });
    connect(m_questions, &DefinitionQuestions::mergeRequested, this, &DefinitionPage::mergeVersions);
    connect(&definition(), &workspace::OpenDefinition::pathChanged, this, &DefinitionPage::refreshTitle);
    connect(&definition().document(), &document::Document::historyChanged, this, &DefinitionPage::refreshTitle);
    connect(&definition(), &workspace::OpenDefinition::fileStateChanged, this, &DefinitionPage::refreshTitle);
    connect(qApp, &QApplication::focusChanged, this, &DefinitionPage::followFocus);
}

void DefinitionPage::showFirstTab()
{
    m_views->setCurrent(m_views->hasForms() ? DefinitionTab::Overview : DefinitionTab::Source);
    m_beside->followSetting();
    // The forms can't show a text with a syntax error. Source marks its place.
    const document::Snapshot snapshot = definition().document().snapshot();
    if (snapshot.isValid())
        return;
    m_views->setCurrent(DefinitionTab::Source);
    if (!snapshot.problems().isEmpty())
        m_views->source().showSpan(snapshot.problems().constFirst().span);
}

void DefinitionPage::refreshTitle()
{
    const QString title = definition().title();
    const bool isModified = definition().isUnsaved();
    m_title->setText(isModified ? tr("%1 •", "%1: file with unsaved changes").arg(title) : title);
    QStringList lines{definition().path(), isModified ? tr("Unsaved changes") : QString()};
    lines.removeAll(QString());
    m_title->setToolTip(lines.join(u'\n'));
    m_title->setAccessibleDescription(isModified ? tr("Unsaved changes") : QString());
}

DefinitionTab DefinitionPage::currentTab() const
{
    return m_views->current();
}

void DefinitionPage::showTab(DefinitionTab tab)
{
    if (!m_views->hasTab(tab))
        return;
    if (tab != currentTab())
        emit aboutToMove();
    m_views->setCurrent(tab);
}

bool DefinitionPage::isSourceActive() const
{
    return m_beside->isSourceActive();
}

void DefinitionPage::followFocus()
{
    if (isSourceActive() != m_wasSourceActive) {
        m_wasSourceActive = isSourceActive();
        emit sourceActiveChanged();
    }
    noticeEditedDefinition();
}

void DefinitionPage::noticeEditedDefinition()
{
    const workspace::OpenDefinition *edited = &editedDefinition();
    if (edited == m_wasEdited)
        return;
    m_wasEdited = edited;
    emit editedDefinitionChanged();
}

workspace::OpenDefinition &DefinitionPage::editedDefinition() const
{
    const designer::DesignerTab *form = m_views->currentForm();
    workspace::OpenDefinition *other = form ? form->otherDefinition() : nullptr;
    return other ? *other : definition();
}

PageView DefinitionPage::view() const
{
    const source::SourcePage *source = m_views->createdSource();
    return {storedName(currentTab()), source ? source->cursorOffset() : -1,
            scrollPositions(*m_views->stack().currentWidget())};
}

void DefinitionPage::restoreView(const PageView &view)
{
    const DefinitionTab tab = tabOfStoredName(view.tab);
    const document::Snapshot snapshot = definition().document().snapshot();
    // A syntax error is shown instead.
    if (view.tab.isEmpty() || !snapshot.isValid() || !m_views->hasTab(tab))
        return;
    m_views->setCurrent(tab);
    if (tab == DefinitionTab::Source && view.cursor >= 0)
        m_views->source().showSpan({std::min(view.cursor, snapshot.size()), 0});
    m_scrolls = std::make_unique<ViewScrolls>(*m_views->stack().currentWidget(), view.tops);
}

bool DefinitionPage::showLocation(const navigation::Visit &visit)
{
    m_scrolls.reset();
    const Location &location = visit.location;
    if (location.part == Part::Name)
        return editName(location.pointer);
    const bool staysInSource = visit.view == View::Default && currentTab() == DefinitionTab::Source;
    const std::optional<DefinitionTab> tab = tabOf(visit.view);
    if (tab && tab != DefinitionTab::Source)
        showInTab(*tab, location);
    else if (tab || staysInSource || !m_place->showInForm(location.pointer))
        showInSource(location);
    return true;
}

void DefinitionPage::showInTab(DefinitionTab tab, const Location &location)
{
    showTab(tab);
    if (location.pointer.isRoot() || currentTab() != tab)
        return;
    if (location.part == Part::Text && m_beside->isOn())
        return showInSource(location);
    if (tab == DefinitionTab::Reading)
        m_views->reading().follow(location.pointer);
    else if (tab != DefinitionTab::Settings || !m_views->settings().showSection(location.pointer))
        m_views->form(tab).reveal(location.pointer);
}

void DefinitionPage::openNewResource()
{
    showTab(DefinitionTab::Paths);
    static_cast<designer::PathsTab &>(m_views->form(DefinitionTab::Paths)).openNewResource();
}

std::optional<document::Pointer> DefinitionPage::currentOperation() const
{
    if (m_views->current() != DefinitionTab::Paths || !m_views->currentForm())
        return std::nullopt;
    return static_cast<const designer::PathsTab *>(m_views->currentForm())->currentOperation();
}

bool DefinitionPage::addRequest(const drafts::Request &request)
{
    if (!m_views->hasForms())
        return false;
    showTab(DefinitionTab::Paths);
    static_cast<designer::PathsTab &>(m_views->form(DefinitionTab::Paths)).addRequest(request);
    return true;
}

void DefinitionPage::showInSource(const Location &location)
{
    if (!m_beside->isOn())
        m_views->setCurrent(DefinitionTab::Source);
    source::SourcePage &source = m_views->source();
    const bool isNode = location.part != Part::Text && location.span.length == 0 && !location.pointer.isRoot();
    if (isNode && source.showPointer(location.pointer))
        return;
    // The text can be shorter than when the location was left.
    const qsizetype offset = std::min(location.span.offset, definition().document().snapshot().size());
    source.showSpan({offset, location.span.length});
}

bool DefinitionPage::editName(const document::Pointer &pointer)
{
    if (!m_views->hasForms())
        return false;
    for (const DefinitionTab tab : {DefinitionTab::Paths, DefinitionTab::Schemas}) {
        if (!m_views->form(tab).editName(pointer))
            continue;
        m_views->setCurrent(tab);
        // A hidden field can't get the focus, so it gets it now.
        return m_views->form(tab).editName(pointer);
    }
    return false;
}

navigation::Visit DefinitionPage::visible() const
{
    const Location place = m_context.at(m_place->pointer());
    const source::SourcePage *source = m_views->createdSource();
    return {viewOf(currentTab()),
            isSourceActive() && source
                ? navigation::cursorAt(place.definition, source->currentPointer(), source->cursorOffset())
                : place};
}

void DefinitionPage::focusTab()
{
    QWidget *tab = m_views->stack().currentWidget();
    if (!tab->isAncestorOf(QApplication::focusWidget()) && !widgets::focusLast(*tab))
        widgets::focusInside(panes().constFirst());
}

QList<widgets::Pane> DefinitionPage::panes()
{
    designer::DesignerTab *form = m_views->currentForm();
    QList<widgets::Pane> panes = form ? form->panes() : QList<widgets::Pane>{{m_views->stack().currentWidget()}};
    if (m_views->createdSource() && m_beside->isOn())
        panes.append({m_views->createdSource()});
    return panes;
}

void DefinitionPage::find()
{
    if (!isSourceActive() && widgets::focusSearchField(m_views->stack().currentWidget()))
        return;
    if (!m_beside->isOn())
        showTab(DefinitionTab::Source);
    m_views->source().find();
}

void DefinitionPage::replace()
{
    if (!m_beside->isOn())
        showTab(DefinitionTab::Source);
    m_views->source().replace();
}

void DefinitionPage::exportHtml()
{
    showTab(DefinitionTab::Reading);
    m_views->reading().exportHtml();
}

void DefinitionPage::mergeVersions()
{
    const auto &session = m_views->mergeSession();
    if (session && session->watch().conflict() == conflicts::FileConflict::BothChanged)
        startMerge({});
    else if (session)
        chooseVersions();
}

void DefinitionPage::chooseVersions()
{
    const auto *dialog = merge::VersionsDialog::open(definition().path(), m_views->mergeSession()->repositories(),
                                                     this);
    connect(dialog, &merge::VersionsDialog::chosen, this, &DefinitionPage::startMerge);
}

void DefinitionPage::startMerge(const conflicts::MergeSource &source)
{
    m_views->mergeTab().start(source);
    showTab(DefinitionTab::Merge);
    focusTab();
}

/** In a narrow page, Source is below the form instead. */
void DefinitionPage::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    m_beside->fitTo(width());
}

/** The divider can have been moved in the page of another definition. */
void DefinitionPage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    m_beside->restoreDivider();
}

void DefinitionPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        m_views->retranslate();
        refreshTitle();
    }
    QWidget::changeEvent(event);
}

} // namespace window

#include "moc_definitionpage.cpp"
