#include "definitionpage.h"

#include "elidedlabel.h"
#include "fetchquestion.h"
#include "focus.h"
#include "managementapi.h"
#include "overviewtab.h"
#include "pagequestion.h"
#include "pathstab.h"
#include "pendingedit.h"
#include "readingpage.h"
#include "references.h"
#include "schemastab.h"
#include "searchfield.h"
#include "secretquestion.h"
#include "servequestion.h"
#include "services.h"
#include "settings.h"
#include "settingstab.h"
#include "settingstable.h"
#include "sourcepage.h"
#include "swaggerformat.h"
#include "theme.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QSplitter>
#include <QStackedWidget>
#include <QTabBar>
#include <QVBoxLayout>

#include <algorithm>

namespace window {

namespace {
/** Pixels below which a form and Source do not fit side by side. */
constexpr int NarrowPage = 1300;
constexpr int TabCount = 6;

/** The page that a widget is in; null if it is in none. */
const QWidget *pageAround(const QWidget *widget)
{
    while (widget && !qobject_cast<const DefinitionPage *>(widget))
        widget = widget->parentWidget();
    return widget;
}

} // namespace

DefinitionPage::DefinitionPage(workspace::OpenDefinition &definition, const Services &services, QWidget *parent)
    : QWidget(parent)
    , m_definition(definition)
    , m_services(services)
{
    setObjectName(u"definitionPage"_qs);
    buildWidgets();
    retranslate();
    connect(m_bar, &QTabBar::tabBarClicked, this, [this](int index) {
        if (index >= 0 && index != m_bar->currentIndex())
            emit aboutToMove();
    });
    connect(m_bar, &QTabBar::currentChanged, this, [this](int index) {
        prepare(static_cast<DefinitionTab>(index));
        takeFromReading(static_cast<DefinitionTab>(index));
        emit currentTabChanged(static_cast<DefinitionTab>(index));
    });
    connect(&m_definition, &workspace::OpenDefinition::pathChanged, this, &DefinitionPage::refreshTitle);
    connect(&m_definition.document(), &document::Document::historyChanged, this, &DefinitionPage::refreshTitle);
    connect(&m_definition, &workspace::OpenDefinition::fileStateChanged, this, &DefinitionPage::refreshTitle);
    connectSteps();
    if (!hasNoForms())
        prepare(DefinitionTab::Overview);
    if (hasNoForms()) {
        showTab(DefinitionTab::Source);
        for (int tab = 0; tab < TabCount; ++tab)
            m_bar->setTabEnabled(tab, tab == static_cast<int>(DefinitionTab::Source));
    }
    connectSourceBeside();
    // The forms can't show a text with a syntax error. Source marks its place.
    const document::Snapshot snapshot = m_definition.document().snapshot();
    if (!snapshot.isValid()) {
        showTab(DefinitionTab::Source);
        if (!snapshot.problems().isEmpty())
            sourcePage().showSpan(snapshot.problems().constFirst().span);
    }
}

void DefinitionPage::buildWidgets()
{
    m_bar = new QTabBar(this);
    m_bar->setObjectName(u"definitionTabs"_qs);
    m_bar->setDrawBase(false);
    m_bar->setExpanding(false);
    for (int tab = 0; tab < TabCount; ++tab)
        m_bar->addTab(QString());
    m_title = new widgets::ElidedLabel(QString(), this);
    m_title->setObjectName(u"definitionTitle"_qs);
    m_title->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_split = new QSplitter(Qt::Horizontal, this);
    m_split->setObjectName(u"definitionSplit"_qs);
    m_split->setHandleWidth(1);
    m_split->setChildrenCollapsible(false);
    m_stack = new QStackedWidget(m_split);
    auto *line = new QHBoxLayout;
    line->setContentsMargins(theme::Space::Control, 0, theme::Space::Group, 0);
    line->addWidget(m_bar);
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
    addQuestions(*column);
    column->addWidget(m_split, 1);
}

void DefinitionPage::addQuestions(QVBoxLayout &column)
{
    m_secretQuestion = new problems::SecretQuestion(m_services.routes, m_services.grants, m_services.environments,
                                                    m_definition, this);
    m_questions = {new problems::ServeQuestion(m_services.routes, m_definition, this), m_secretQuestion,
                   new problems::PageQuestion(m_services.gateway, m_services.grants, m_definition, this),
                   new problems::FetchQuestion(m_services.remote, m_definition, this)};
    for (problems::QuestionBar *question : m_questions) {
        column.addWidget(question);
        connect(question, &problems::QuestionBar::answered, this, &DefinitionPage::focusAfterAnswer);
    }
}

void DefinitionPage::retranslate()
{
    const QStringList titles{tr("Overview"), tr("Paths"), tr("Schemas"), tr("Reading"), tr("Settings"), tr("Source")};
    for (int tab = 0; tab < TabCount; ++tab)
        m_bar->setTabText(tab, titles.at(tab));
    m_bar->setAccessibleName(tr("Views of the definition"));
    refreshTitle();
}

void DefinitionPage::refreshTitle()
{
    const QString title = m_definition.title();
    const bool isModified = m_definition.isUnsaved();
    m_title->setText(isModified ? tr("%1 •", "%1: file with unsaved changes").arg(title) : title);
    QStringList lines{m_definition.path(), isModified ? tr("Unsaved changes") : QString()};
    lines.removeAll(QString());
    m_title->setToolTip(lines.join(u'\n'));
    m_title->setAccessibleDescription(isModified ? tr("Unsaved changes") : QString());
}

DefinitionTab DefinitionPage::currentTab() const
{
    return static_cast<DefinitionTab>(m_bar->currentIndex());
}

/** The forms are those of OpenAPI 3. */
bool DefinitionPage::hasNoForms() const
{
    return workspace::isSwagger(m_definition.document().snapshot());
}

void DefinitionPage::showTab(DefinitionTab tab)
{
    if (hasNoForms() && tab != DefinitionTab::Source)
        return;
    if (tab != currentTab())
        emit aboutToMove();
    moveToTab(tab);
}

void DefinitionPage::moveToTab(DefinitionTab tab)
{
    prepare(tab);
    m_bar->setCurrentIndex(static_cast<int>(tab));
}

void DefinitionPage::prepare(DefinitionTab tab)
{
    QWidget *widget = nullptr;
    if (tab == DefinitionTab::Source)
        widget = &sourcePage();
    else if (tab == DefinitionTab::Reading)
        widget = &readingPage();
    else
        widget = &form(tab);
    if (tab != currentTab())
        return;
    placeSource();
    m_stack->setCurrentWidget(widget);
}

designer::DesignerTab &DefinitionPage::form(DefinitionTab tab)
{
    designer::DesignerTab *&form = m_forms[tab];
    if (!form) {
        form = newForm(tab);
        adopt(form);
        m_stack->addWidget(form);
    }
    return *form;
}

designer::DesignerTab *DefinitionPage::newForm(DefinitionTab tab)
{
    switch (tab) {
    case DefinitionTab::Overview: {
        auto *overview = new designer::OverviewTab(m_definition, this);
        overview->setReferences(m_services.workspace.references());
        connect(overview, &designer::OverviewTab::settingRequested, this, &DefinitionPage::showSetting);
        connect(overview, &designer::OverviewTab::entryRequested, this, &DefinitionPage::revealEntry);
        return overview;
    }
    case DefinitionTab::Paths:
        return newPathsTab();
    case DefinitionTab::Schemas: {
        auto *schemas = new designer::SchemasTab(m_definition, m_services.workspace.references(), this);
        schemas->setStore(m_services.store);
        schemas->setSettings(m_services.settings);
        return schemas;
    }
    case DefinitionTab::Settings:
        m_settings = new designer::SettingsTab(m_definition, m_services.keychain, this);
        m_settings->setEnvironments(m_services.environments);
        m_settings->setClientUsers(m_services.clientUsers);
        m_settings->setGrants(m_services.grants, m_services.environments);
        connect(m_settings, &designer::SettingsTab::formRequested, this, &DefinitionPage::revealEntry);
        connect(m_settings, &designer::SettingsTab::typingChanged, m_secretQuestion,
                &problems::SecretQuestion::setPaused);
        connect(m_settings, &designer::SettingsTab::grantNotStored, m_secretQuestion,
                &problems::SecretQuestion::showNotStored);
        return m_settings;
    case DefinitionTab::Reading:
    case DefinitionTab::Source:
        break;
    }
    Q_UNREACHABLE();
}

designer::DesignerTab *DefinitionPage::newPathsTab()
{
    auto *paths = new designer::PathsTab(m_definition, this);
    paths->setWorkspace(m_services.workspace);
    paths->setSettings(m_services.settings);
    paths->setPolicies(m_services.management.knownPolicies());
    connect(paths, &designer::PathsTab::settingRequested, this, &DefinitionPage::showSetting);
    connect(paths, &designer::PathsTab::policiesRequested, this, &DefinitionPage::policiesRequested);
    return paths;
}

void DefinitionPage::showSetting(designer::SettingsSection section)
{
    showTab(DefinitionTab::Settings);
    m_settings->showSection(section);
}

source::SourcePage &DefinitionPage::sourcePage()
{
    if (!m_source) {
        m_source = new source::SourcePage(m_definition, &m_services.workspace.references(), m_services.repositories,
                                          this);
        connect(m_source, &source::SourcePage::linkClicked, this, [this] { emit linkClicked(spot()); });
        connect(m_source, &source::SourcePage::conversionRequested, this, &DefinitionPage::conversionRequested);
        connect(m_source, &source::SourcePage::located, this, &DefinitionPage::takeFromSource);
        m_locatedText = m_definition.document().snapshot();
        if (!m_place.isRoot())
            m_source->follow(m_place);
        m_stack->addWidget(m_source);
    }
    return *m_source;
}

readingview::ReadingPage &DefinitionPage::readingPage()
{
    if (m_reading)
        return *m_reading;
    m_reading = new readingview::ReadingPage(m_definition, m_services.workspace.references(), m_services.store, this);
    m_stack->addWidget(m_reading);
    if (!m_place.isRoot())
        m_reading->follow(m_place);
    connect(m_reading, &readingview::ReadingPage::located, this, [this](const document::Pointer &pointer) {
        m_place = pointer;
        m_isFromReading = true;
        followInSource(pointer);
    });
    connect(m_reading, &readingview::ReadingPage::formRequested, this, &DefinitionPage::revealEntry);
    connect(m_reading, &readingview::ReadingPage::sourceRequested, this,
            [this](const document::Pointer &pointer) { showText(pointer, {}); });
    return *m_reading;
}

void DefinitionPage::takeFromReading(DefinitionTab tab)
{
    const bool isForm = tab == DefinitionTab::Paths || tab == DefinitionTab::Schemas;
    if (m_isFromReading && isForm && form(tab).reveal(m_place))
        m_isFromReading = false;
}

void DefinitionPage::adopt(designer::DesignerTab *tab)
{
    connect(tab, &designer::DesignerTab::located, this, [this](const document::Pointer &pointer) {
        m_place = pointer;
        m_isFromReading = false;
        if (m_reading)
            m_reading->follow(pointer);
        followInSource(pointer);
    });
    connect(tab, &designer::DesignerTab::sourceRequested, this,
            [this](const document::Pointer &pointer) { showText(pointer, {}); });
    connect(tab, &designer::DesignerTab::placeRequested, this, &DefinitionPage::placeRequested);
    connect(tab, &designer::DesignerTab::aboutToStepOther, this, &DefinitionPage::noteStep);
    connect(tab, &designer::DesignerTab::steppedOther, this,
            [this, tab](const document::SteppedPlace &step) { followStepOf(*tab, step); });
    connect(tab, &designer::DesignerTab::otherDefinitionChanged, this, &DefinitionPage::noticeEditedDefinition);
    connect(tab, &designer::DesignerTab::textRequested, this, [this](const base::Span &span) { showText({}, span); });
}

/** Before the tabs, whose lists can lose the entry that was changed, and with it its form and the focus. */
void DefinitionPage::connectSteps()
{
    const document::Document *document = &m_definition.document();
    connect(document, &document::Document::aboutToStep, this, &DefinitionPage::noteStep);
    connect(document, &document::Document::stepped, this, &DefinitionPage::followStep);
}

void DefinitionPage::noteStep()
{
    m_focusBeforeStep = QApplication::focusWidget();
}

bool DefinitionPage::followsSteps() const
{
    return isVisible() && !isSourceActive() && currentTab() != DefinitionTab::Reading;
}

/** Of a place that is missing now, the nearest around it is shown. A collection that was removed with its last entry
 * has no form, but the entry has. */
bool DefinitionPage::goToStep(const document::SteppedPlace &step)
{
    const document::Snapshot snapshot = m_definition.document().snapshot();
    document::Pointer place = step.place;
    while (!place.isRoot() && !snapshot.at(place).exists())
        place = place.parent();
    while (!place.isRoot()) {
        if (form(currentTab()).follow(place) || revealInForm(place))
            return true;
        const document::Node node = snapshot.at(place);
        if (!step.isThere || node.childCount() != 1 || !node.isMapping())
            return false;
        place = place / node.keyAt(0);
    }
    return false;
}

void DefinitionPage::followStep(const document::SteppedPlace &step)
{
    const QPointer<QWidget> before = std::exchange(m_focusBeforeStep, nullptr);
    if (!followsSteps())
        return;
    goToStep(step);
    restoreFocus(before);
}

void DefinitionPage::followStepOf(designer::DesignerTab &tab, const document::SteppedPlace &step)
{
    const QPointer<QWidget> before = std::exchange(m_focusBeforeStep, nullptr);
    // The other file can have a page of its own, in which the user works.
    const bool isHere = !before || isAncestorOf(before) || !pageAround(before);
    if (!followsSteps() || !tab.isVisible() || !isHere)
        return;
    tab.followOther(step.place);
    restoreFocus(before);
}

/** The focus stays where the user works, unless that is gone or the place has a field of its own. */
void DefinitionPage::restoreFocus(QWidget *before)
{
    const QWidget *now = QApplication::focusWidget();
    const bool isInField = now && isAncestorOf(now) && !qobject_cast<const QAbstractItemView *>(now);
    const bool isUsable = before && before->isVisible() && before->isEnabled();
    if (isUsable && (!isAncestorOf(before) || !isInField))
        before->setFocus(Qt::OtherFocusReason);
}

void DefinitionPage::connectSourceBeside()
{
    m_services.settings.follow(settings::SourceBeside, this, [this](bool isOn) {
        m_wantsSourceBeside = isOn;
        placeSource();
    });
    connect(m_split, &QSplitter::splitterMoved, this, &DefinitionPage::saveDivider);
    connect(qApp, &QApplication::focusChanged, this, [this] {
        if (isSourceActive() != m_wasSourceActive) {
            m_wasSourceActive = isSourceActive();
            emit sourceActiveChanged();
        }
        noticeEditedDefinition();
    });
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
    const designer::DesignerTab *form = m_forms.value(currentTab());
    workspace::OpenDefinition *other = form ? form->otherDefinition() : nullptr;
    return other ? *other : m_definition;
}

bool DefinitionPage::isSourceActive() const
{
    return currentTab() == DefinitionTab::Source ||
           (isSourceBeside() && m_source && m_source->isAncestorOf(QApplication::focusWidget()));
}

bool DefinitionPage::isSourceBeside() const
{
    return m_wantsSourceBeside && currentTab() != DefinitionTab::Source && !hasNoForms();
}

void DefinitionPage::placeSource()
{
    if (isSourceBeside()) {
        source::SourcePage &page = sourcePage();
        if (page.parentWidget() == m_split)
            return;
        m_stack->removeWidget(&page);
        m_split->addWidget(&page);
        page.show();
        restoreDivider();
    } else if (m_source && m_source->parentWidget() == m_split) {
        const bool hadFocus = m_source->isAncestorOf(QApplication::focusWidget());
        m_stack->addWidget(m_source);
        if (hadFocus && currentTab() != DefinitionTab::Source)
            m_bar->setFocus(Qt::OtherFocusReason);
    }
}

void DefinitionPage::saveDivider()
{
    const bool isBelow = m_split->orientation() == Qt::Vertical;
    m_services.settings.set(isBelow ? settings::SourceBelowSplitter : settings::SourceBesideSplitter,
                            m_split->saveState());
}

void DefinitionPage::restoreDivider()
{
    if (m_split->count() < 2)
        return;
    const bool isBelow = m_split->orientation() == Qt::Vertical;
    const QByteArray stored = m_services.settings.get(isBelow ? settings::SourceBelowSplitter
                                                              : settings::SourceBesideSplitter);
    if (!m_split->restoreState(stored) && m_split->sizes().value(1) == 0)
        m_split->setSizes({1, 1}); // In equal parts.
}

void DefinitionPage::takeFromSource(const document::Pointer &pointer)
{
    const document::Snapshot text = m_definition.document().snapshot();
    // Typing moves the cursor too. A form that follows it would take the focus from every key.
    const bool isTyped = !m_definition.document().isAt(m_locatedText);
    m_locatedText = text;
    if (currentTab() == DefinitionTab::Source || !isSourceActive() || pointer == m_place)
        return;
    m_place = pointer;
    m_isFromReading = true; // For the tabs that are shown later.
    if (m_reading)
        m_reading->follow(pointer);
    if (isTyped)
        return;
    const QPointer<QWidget> focus = QApplication::focusWidget();
    takeFromReading(currentTab());
    if (focus)
        focus->setFocus(Qt::OtherFocusReason);
}

void DefinitionPage::followInSource(const document::Pointer &pointer)
{
    if (m_source && !isSourceActive())
        m_source->follow(pointer);
}

void DefinitionPage::reveal(const document::Pointer &pointer, const base::Span &span)
{
    emit aboutToMove();
    if (currentTab() == DefinitionTab::Source || !revealInForm(pointer))
        moveToText(pointer, span);
}

void DefinitionPage::revealEntry(const document::Pointer &pointer)
{
    emit aboutToMove();
    if (!revealInForm(pointer))
        moveToText(pointer, {});
}

bool DefinitionPage::revealInForm(const document::Pointer &pointer)
{
    if (pointer.isRoot() || hasNoForms())
        return false;
    // A rename must be done before its component or path is left.
    editing::completeEdits(*this);
    for (const DefinitionTab tab :
         {DefinitionTab::Settings, DefinitionTab::Paths, DefinitionTab::Schemas, DefinitionTab::Overview}) {
        if (!form(tab).reveal(pointer))
            continue;
        moveToTab(tab);
        form(tab).reveal(pointer);
        m_place = pointer;
        m_isFromReading = false;
        if (m_reading)
            m_reading->follow(pointer);
        return true;
    }
    return false;
}

void DefinitionPage::showText(const document::Pointer &pointer, const base::Span &span)
{
    emit aboutToMove();
    moveToText(pointer, span);
}

void DefinitionPage::moveToText(const document::Pointer &pointer, const base::Span &span)
{
    if (!isSourceBeside())
        moveToTab(DefinitionTab::Source);
    if (span.length > 0 || pointer.isRoot() || !sourcePage().showPointer(pointer))
        sourcePage().showSpan(span);
}

bool DefinitionPage::editName(const document::Pointer &pointer)
{
    if (hasNoForms())
        return false;
    emit aboutToMove();
    for (const DefinitionTab tab : {DefinitionTab::Paths, DefinitionTab::Schemas}) {
        if (!form(tab).editName(pointer))
            continue;
        moveToTab(tab);
        // A hidden field can't get the focus, so it gets it now.
        return form(tab).editName(pointer);
    }
    return false;
}

Spot DefinitionPage::spot() const
{
    if (!isSourceActive() || !m_source)
        return {m_place, -1};
    return {m_source->currentPointer(), m_source->cursorOffset()};
}

void DefinitionPage::showLocation(DefinitionTab tab, const Spot &spot)
{
    if (tab == DefinitionTab::Source && spot.offset >= 0) {
        showText({}, {std::min(spot.offset, m_definition.document().snapshot().size()), 0});
        return;
    }
    showTab(tab);
    if (spot.pointer.isRoot() || tab == DefinitionTab::Source)
        return;
    if (spot.offset >= 0 && isSourceBeside()) {
        sourcePage().showSpan({std::min(spot.offset, m_definition.document().snapshot().size()), 0});
        return;
    }
    if (tab == DefinitionTab::Reading)
        readingPage().follow(spot.pointer);
    else
        form(tab).reveal(spot.pointer);
}

void DefinitionPage::focusTab()
{
    QWidget *tab = m_stack->currentWidget();
    if (!tab->isAncestorOf(QApplication::focusWidget()) && !widgets::focusLast(*tab))
        widgets::focusInside(panes().constFirst());
}

QList<widgets::Pane> DefinitionPage::panes()
{
    designer::DesignerTab *shown = m_forms.value(currentTab());
    QList<widgets::Pane> panes = shown ? shown->panes() : QList<widgets::Pane>{{m_stack->currentWidget()}};
    if (m_source && isSourceBeside())
        panes.append({m_source});
    return panes;
}

QList<problems::QuestionBar *> DefinitionPage::questions() const
{
    QList<problems::QuestionBar *> asked = m_questions;
    asked.removeIf([](const QWidget *question) { return !question->isVisible(); });
    return asked;
}

void DefinitionPage::focusQuestion(problems::QuestionBar &question)
{
    QWidget *focus = QApplication::focusWidget();
    const bool isInQuestion = std::any_of(m_questions.cbegin(), m_questions.cend(),
                                          [focus](const QWidget *one) { return one->isAncestorOf(focus); });
    if (!isInQuestion)
        m_focusBefore = focus;
    question.focusQuestion();
}

/** Moves the focus to where the user was before the question, otherwise to the tab bar. */
void DefinitionPage::focusAfterAnswer()
{
    const bool isThere = m_focusBefore && m_focusBefore->isVisible() && m_focusBefore->isEnabled();
    QWidget *const focus = isThere ? m_focusBefore.data() : m_bar;
    m_focusBefore.clear();
    focus->setFocus(Qt::OtherFocusReason);
}

void DefinitionPage::find()
{
    const bool isForm = !isSourceActive();
    if (isForm && widgets::focusSearchField(m_stack->currentWidget()))
        return;
    if (!isSourceBeside())
        showTab(DefinitionTab::Source);
    sourcePage().find();
}

void DefinitionPage::replace()
{
    if (!isSourceBeside())
        showTab(DefinitionTab::Source);
    sourcePage().replace();
}

void DefinitionPage::exportHtml()
{
    showTab(DefinitionTab::Reading);
    readingPage().exportHtml();
}

/** In a narrow page, Source is below the form instead. */
void DefinitionPage::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    const Qt::Orientation orientation = width() < NarrowPage ? Qt::Vertical : Qt::Horizontal;
    if (m_split->orientation() == orientation)
        return;
    m_split->setOrientation(orientation);
    restoreDivider();
}

/** The divider can have been moved in the page of another definition. */
void DefinitionPage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    restoreDivider();
}

void DefinitionPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace window

#include "moc_definitionpage.cpp"
