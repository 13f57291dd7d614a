#include "policiespage.h"

#include "banner.h"
#include "callframe.h"
#include "heading.h"
#include "icon.h"
#include "measures.h"
#include "naming.h"
#include "policyeditor.h"
#include "policymodel.h"
#include "policytexts.h"
#include "searchfield.h"
#include "settings.h"
#include "whendone.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSortFilterProxyModel>
#include <QSplitter>
#include <QTableView>

namespace policies {
namespace {

const base::Setting<QByteArray> SplitterState{"policies/splitter", {}};
/** Any page below 0 asks for everything. */
constexpr int AllPages = -1;

} // namespace

struct PoliciesPage::Parts {
    items::PolicyModel model;
    QSortFilterProxyModel filtered;
    widgets::Heading *heading = nullptr;
    QPushButton *refresh = nullptr;
    QPushButton *draft = nullptr;
    widgets::SearchField *search = nullptr;
    QLineEdit *id = nullptr;
    QPushButton *fetch = nullptr;
    widgets::ToneLabel *note = nullptr;
    QTableView *list = nullptr;
    QWidget *left = nullptr;
    PolicyEditor *editor = nullptr;
    text::CallFrame *frame = nullptr;
    QSplitter *splitter = nullptr;
    management::Answer<management::PolicyPage> listCall;
    management::Answer<management::Policy> fetchCall;
    QString lastFetched;
    management::PolicyPage answer;
    int generation = 0;
    bool isStale = true;
    bool hasAnswer = false;
};

PoliciesPage::PoliciesPage(management::ManagementService &service, management::EnvironmentList &environments,
                           workspace::Workspace &workspace, base::Settings &settings, QWidget *parent)
    : QWidget(parent)
    , m_service(service)
    , m_environments(environments)
    , m_workspace(workspace)
    , m_settings(settings)
    , m_parts(std::make_unique<Parts>())
{
    buildWidgets();
    retranslate();
    connectAll();
}

PoliciesPage::~PoliciesPage()
{
    m_parts->listCall.cancel();
    m_parts->fetchCall.cancel();
}

void PoliciesPage::buildWidgets()
{
    m_parts->heading = new widgets::Heading({}, theme::Heading::Page, this);
    m_parts->refresh = new QPushButton(this);
    m_parts->refresh->setObjectName(u"policiesRefresh"_qs);
    m_parts->refresh->setIcon(theme::icon(theme::Icon::Refresh));
    m_parts->draft = new QPushButton(theme::icon(theme::Icon::Add), {}, this);
    m_parts->draft->setObjectName(u"policyNew"_qs);
    buildList();
    m_parts->editor = new PolicyEditor(m_service, m_workspace);
    m_parts->splitter = new QSplitter(Qt::Horizontal);
    m_parts->splitter->setChildrenCollapsible(false);
    m_parts->splitter->addWidget(m_parts->left);
    m_parts->splitter->addWidget(m_parts->editor);
    m_parts->splitter->setStretchFactor(0, 0);
    m_parts->splitter->setStretchFactor(1, 1);
    m_parts->splitter->restoreState(m_settings.get(SplitterState));
    m_parts->frame = new text::CallFrame(m_parts->splitter, this);
    m_parts->frame->setDimmedPart(m_parts->list);
    auto *top = new QHBoxLayout;
    top->setSpacing(theme::Space::Control);
    top->addWidget(m_parts->heading, 1);
    top->addWidget(m_parts->refresh);
    top->addWidget(m_parts->draft);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(theme::Space::Page, theme::Space::Group, theme::Space::Page, theme::Space::Group);
    layout->setSpacing(theme::Space::Control);
    layout->addLayout(top);
    layout->addWidget(m_parts->frame, 1);
}

void PoliciesPage::buildList()
{
    m_parts->left = new QWidget;
    m_parts->search = new widgets::SearchField({}, u"policySearch"_qs, m_parts->left);
    m_parts->id = new QLineEdit(m_parts->left);
    m_parts->id->setObjectName(u"policyId"_qs);
    m_parts->fetch = new QPushButton(m_parts->left);
    m_parts->fetch->setObjectName(u"policyFetch"_qs);
    m_parts->fetch->setEnabled(false);
    m_parts->note = new widgets::ToneLabel({}, theme::Role::Muted, m_parts->left);
    m_parts->note->setObjectName(u"policySource"_qs);
    m_parts->filtered.setSourceModel(&m_parts->model);
    m_parts->filtered.setFilterKeyColumn(-1);
    m_parts->filtered.setFilterCaseSensitivity(Qt::CaseInsensitive);
    m_parts->model.setCellText(listCellText);
    m_parts->list = new QTableView(m_parts->left);
    m_parts->list->setObjectName(u"policyList"_qs);
    m_parts->list->setModel(&m_parts->filtered);
    m_parts->list->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_parts->list->setSelectionMode(QAbstractItemView::SingleSelection);
    m_parts->list->setShowGrid(false);
    m_parts->list->setWordWrap(false);
    m_parts->list->setTabKeyNavigation(false);
    m_parts->list->verticalHeader()->hide();
    m_parts->list->verticalHeader()->setMinimumSectionSize(theme::Size::Row);
    m_parts->list->verticalHeader()->setDefaultSectionSize(theme::Size::Row);
    m_parts->list->horizontalHeader()->setHighlightSections(false);
    m_parts->list->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    for (const int column : {items::PolicyModel::Id, items::PolicyModel::Rate, items::PolicyModel::Quota})
        m_parts->list->hideColumn(column);
    m_parts->list->horizontalHeader()->setSectionResizeMode(items::PolicyModel::Name, QHeaderView::Stretch);
    m_parts->list->setColumnWidth(items::PolicyModel::State, fontMetrics().averageCharWidth() * 12);
    m_parts->search->setTarget(m_parts->list);
    auto *line = new QHBoxLayout;
    line->setSpacing(theme::Space::Control);
    line->addWidget(m_parts->id, 1);
    line->addWidget(m_parts->fetch);
    auto *layout = new QVBoxLayout(m_parts->left);
    layout->setContentsMargins(0, 0, theme::Space::Control, 0);
    layout->setSpacing(theme::Space::Control);
    layout->addLayout(line);
    layout->addWidget(m_parts->search);
    layout->addWidget(m_parts->list, 1);
    layout->addWidget(m_parts->note);
}

void PoliciesPage::connectAll()
{
    connect(m_parts->refresh, &QPushButton::clicked, this, &PoliciesPage::refresh);
    connect(m_parts->draft, &QPushButton::clicked, this, [this] {
        m_parts->list->selectionModel()->clear();
        m_parts->editor->showDraft();
    });
    connect(m_parts->frame, &text::CallFrame::retryRequested, this, [this] {
        if (m_parts->lastFetched.isEmpty())
            refresh();
        else
            fetch(m_parts->lastFetched);
    });
    connect(m_parts->frame, &text::CallFrame::environmentRequested, this, &PoliciesPage::environmentRequested);
    connect(m_parts->editor, &PolicyEditor::environmentRequested, this, &PoliciesPage::environmentRequested);
    connect(m_parts->editor, &PolicyEditor::draftChanged, this, &PoliciesPage::refreshNote);
    connect(m_parts->editor, &PolicyEditor::created, this, [this](const management::CreatedPolicy &created) {
        if (created.readBackError)
            m_parts->model.putId(created.id);
        else
            m_parts->model.put(created.readBack);
        refreshNote();
    });
    connect(m_parts->splitter, &QSplitter::splitterMoved, this,
            [this] { m_settings.set(SplitterState, m_parts->splitter->saveState()); });
    // Queued: the service hears of the new environment first.
    connect(&m_environments, &management::EnvironmentList::currentChanged, this, &PoliciesPage::leaveEnvironment,
            Qt::QueuedConnection);
    connectList();
}

void PoliciesPage::connectList()
{
    connect(m_parts->search, &QLineEdit::textChanged, &m_parts->filtered, &QSortFilterProxyModel::setFilterFixedString);
    connect(m_parts->id, &QLineEdit::textChanged, this,
            [this](const QString &text) { m_parts->fetch->setEnabled(!text.trimmed().isEmpty()); });
    connect(m_parts->id, &QLineEdit::returnPressed, this, [this] { fetch(m_parts->id->text().trimmed()); });
    connect(m_parts->fetch, &QPushButton::clicked, this, [this] { fetch(m_parts->id->text().trimmed()); });
    connect(m_parts->list->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &PoliciesPage::showSelected);
}

void PoliciesPage::refresh()
{
    m_parts->listCall.cancel();
    m_parts->fetchCall.cancel();
    m_parts->lastFetched.clear();
    const int generation = ++m_parts->generation;
    m_parts->isStale = false;
    m_parts->frame->begin();
    m_parts->listCall = m_service.dashboard().listPolicies(AllPages);
    base::whenDone(m_parts->listCall, this,
                   [this, generation](const base::Result<management::PolicyPage, management::CallError> &answer) {
                       if (generation != m_parts->generation)
                           return;
                       if (answer.isOk())
                           take(answer.value());
                       else
                           m_parts->frame->fail(answer.error());
                   });
}

void PoliciesPage::take(const management::PolicyPage &page)
{
    m_parts->answer = page;
    m_parts->hasAnswer = true;
    QList<items::PolicyModel::Row> rows;
    for (const management::Policy &policy : page.policies)
        rows.append({policy.id(), policy});
    for (const QString &id : page.unanswered)
        rows.append({id, std::nullopt});
    m_parts->model.setRows(rows);
    m_parts->frame->succeed();
    refreshNote();
}

void PoliciesPage::fetch(const QString &id)
{
    if (id.isEmpty())
        return;
    m_parts->listCall.cancel();
    m_parts->fetchCall.cancel();
    m_parts->lastFetched = id;
    const int generation = ++m_parts->generation;
    m_parts->frame->begin();
    m_parts->fetchCall = m_service.dashboard().fetchPolicy(id);
    base::whenDone(m_parts->fetchCall, this,
                   [this, generation](const base::Result<management::Policy, management::CallError> &answer) {
                       if (generation != m_parts->generation)
                           return;
                       if (answer.isOk())
                           takeFetched(answer.value());
                       else
                           m_parts->frame->fail(answer.error());
                   });
}

void PoliciesPage::takeFetched(const management::Policy &policy)
{
    m_parts->frame->succeed();
    const int row = m_parts->model.put(policy);
    const QModelIndex index = m_parts->filtered.mapFromSource(m_parts->model.index(row, 0));
    if (index.isValid())
        m_parts->list->setCurrentIndex(index);
    m_parts->editor->showFetched(policy);
    refreshNote();
}

void PoliciesPage::showSelected()
{
    const QModelIndex index = m_parts->filtered.mapToSource(m_parts->list->currentIndex());
    if (!index.isValid())
        return;
    const items::PolicyModel::Row &row = m_parts->model.rows().at(index.row());
    if (row.policy)
        m_parts->editor->showFetched(*row.policy);
    else
        fetch(row.id);
}

void PoliciesPage::leaveEnvironment()
{
    // What another environment answered must not look like an answer of this one.
    m_parts->listCall.cancel();
    m_parts->fetchCall.cancel();
    ++m_parts->generation;
    m_parts->hasAnswer = false;
    m_parts->isStale = true;
    m_parts->model.setRows({});
    m_parts->editor->leaveEnvironment();
    m_parts->frame->banner()->clear();
    m_parts->frame->succeed();
    refreshNote();
    if (isVisible())
        refresh();
}

void PoliciesPage::refreshNote()
{
    widgets::setButtonText(m_parts->draft, m_parts->editor->hasDraft() ? tr("Open draft") : tr("New policy"));
    if (!m_parts->hasAnswer) {
        m_parts->note->setText(tr("Not asked yet."));
        return;
    }
    const bool isEmpty = m_parts->model.rowCount() == 0;
    if (m_parts->answer.source == management::PolicyPage::Source::Server)
        m_parts->note->setText(isEmpty ? tr("The server's list is empty.") : tr("This is the server's own list."));
    else
        m_parts->note->setText(
            isEmpty ? tr("This server has no list, and no id is known here yet. Fetch a policy by its id.")
                    : tr("This server has no list: these are the policies fetched, created or typed before here."));
}

void PoliciesPage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (m_parts->isStale)
        refresh();
}

void PoliciesPage::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void PoliciesPage::retranslate()
{
    m_parts->heading->setText(tr("Policies"));
    widgets::setButtonText(m_parts->refresh, tr("Refresh"));
    widgets::setButtonText(m_parts->fetch, tr("Fetch"), tr("Fetch the policy of this id from the server"));
    m_parts->search->setLabel(tr("Search"));
    m_parts->id->setAccessibleName(tr("Policy id"));
    m_parts->id->setPlaceholderText(tr("Policy id"));
    m_parts->list->setAccessibleName(tr("Policies"));
    m_parts->model.setTitles({tr("Name"), tr("Id"), tr("State"), tr("Rate"), tr("Quota")});
    refreshNote();
}

} // namespace policies
