#include "policiespage.h"

#include "heading.h"
#include "icon.h"
#include "measures.h"
#include "naming.h"
#include "policyeditor.h"
#include "policymodel.h"
#include "policytexts.h"
#include "rowtable.h"
#include "searchfield.h"

#include <QHeaderView>
#include <QLineEdit>
#include <QPushButton>
#include <QSortFilterProxyModel>
#include <QSplitter>
#include <QTableView>
#include <QVBoxLayout>

namespace policies {
namespace {

const base::Setting<QByteArray> SplitterState{"policies/splitter", {}};
/** Any page below 0 asks for everything. */
constexpr int AllPages = -1;
/** A stored id of 24 digits, and room for what stands around it. */
constexpr int ListWidth = 240;

} // namespace

struct PoliciesPage::Parts {
    items::PolicyModel model;
    QSortFilterProxyModel filtered;
    QPushButton *draft = nullptr;
    widgets::SearchField *search = nullptr;
    QLineEdit *id = nullptr;
    QPushButton *fetch = nullptr;
    widgets::ToneLabel *note = nullptr;
    QTableView *list = nullptr;
    QWidget *left = nullptr;
    PolicyEditor *editor = nullptr;
    QSplitter *splitter = nullptr;
    QString lastFetched;
    std::optional<management::PolicyPage> answer;
};

PoliciesPage::PoliciesPage(management::ManagementService &service, management::EnvironmentList &environments,
                           const base::Clock &clock, workspace::Workspace &workspace, base::Settings &settings,
                           QWidget *parent)
    : AnswerPage(environments, clock, u"policiesRefresh"_qs, parent)
    , m_service(service)
    , m_parts(std::make_unique<Parts>())
{
    buildWidgets(workspace, settings);
    retranslate();
    connectAll();
}

PoliciesPage::~PoliciesPage() = default;

void PoliciesPage::buildWidgets(workspace::Workspace &workspace, base::Settings &settings)
{
    m_parts->draft = new QPushButton(theme::icon(theme::Icon::Add), {}, this);
    m_parts->draft->setObjectName(u"policyNew"_qs);
    buildList();
    m_parts->editor = new PolicyEditor(m_service, workspace);
    m_parts->splitter = new QSplitter(Qt::Horizontal);
    m_parts->splitter->addWidget(m_parts->left);
    m_parts->splitter->addWidget(m_parts->editor);
    m_parts->splitter->setStretchFactor(0, 0);
    m_parts->splitter->setStretchFactor(1, 1);
    m_parts->splitter->setSizes({ListWidth, 3 * ListWidth});
    answers::keepSplitter(m_parts->splitter, settings, SplitterState);
    addTool(refreshButton());
    addTool(callsButton());
    addTool(m_parts->draft);
    setContent(m_parts->splitter);
    frame()->setDimmedPart(m_parts->list);
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
    widgets::showAsRows(m_parts->list);
    for (const int column : {items::PolicyModel::Id, items::PolicyModel::Rate, items::PolicyModel::Quota})
        m_parts->list->hideColumn(column);
    m_parts->list->horizontalHeader()->setSectionResizeMode(items::PolicyModel::Name, QHeaderView::Stretch);
    m_parts->list->setColumnWidth(items::PolicyModel::State,
                                  fontMetrics().horizontalAdvance(u"inactive"_qs) + 3 * theme::Space::Control);
    m_parts->search->setTarget(m_parts->list);
    // The field has the whole width: an id of 24 digits is to be seen as one.
    auto *layout = new QVBoxLayout(m_parts->left);
    layout->setContentsMargins(0, 0, theme::Space::Control, 0);
    layout->setSpacing(theme::Space::Control);
    layout->addWidget(m_parts->search);
    layout->addWidget(m_parts->list, 1);
    layout->addWidget(m_parts->note);
    layout->addWidget(m_parts->id);
    layout->addWidget(m_parts->fetch);
}

void PoliciesPage::connectAll()
{
    connect(m_parts->draft, &QPushButton::clicked, this, [this] {
        m_parts->list->selectionModel()->clear();
        m_parts->editor->showDraft();
    });
    connect(m_parts->editor, &PolicyEditor::environmentRequested, this, &PoliciesPage::environmentRequested);
    connect(m_parts->editor, &PolicyEditor::draftChanged, this, &PoliciesPage::refreshNote);
    connect(m_parts->editor, &PolicyEditor::created, this, [this](const management::CreatedPolicy &created) {
        if (created.readBackError)
            m_parts->model.putId(created.id);
        else
            m_parts->model.put(created.readBack);
        refreshNote();
    });
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
    m_parts->lastFetched.clear();
    ask(m_service.dashboard().listPolicies(AllPages), [this](const management::PolicyPage &page) { take(page); });
}

void PoliciesPage::retry()
{
    if (m_parts->lastFetched.isEmpty())
        refresh();
    else
        fetch(m_parts->lastFetched);
}

void PoliciesPage::take(const management::PolicyPage &page)
{
    m_parts->answer = page;
    QList<items::PolicyModel::Row> rows;
    for (management::Policy policy : page.policies) {
        if (page.stale)
            policy.stale = page.stale;
        rows.append({policy.id(), policy});
    }
    for (const QString &id : page.unanswered)
        rows.append({id, std::nullopt});
    const QString selected = m_parts->list->currentIndex().siblingAtColumn(items::PolicyModel::Id).data().toString();
    m_parts->model.setRows(rows);
    selectKnown(selected);
    refreshNote();
}

/** What was looked at is shown as it is now. Nothing is fetched for that. */
void PoliciesPage::selectKnown(const QString &id)
{
    const int row = m_parts->model.rowOf(id);
    if (id.isEmpty() || row < 0 || !m_parts->model.rows().at(row).policy)
        return;
    const QModelIndex index = m_parts->filtered.mapFromSource(m_parts->model.index(row, 0));
    if (index.isValid())
        m_parts->list->setCurrentIndex(index);
}

void PoliciesPage::fetch(const QString &id)
{
    if (id.isEmpty())
        return;
    m_parts->lastFetched = id;
    ask(
        m_service.dashboard().fetchPolicy(id), [this](const management::Policy &policy) { takeFetched(policy); },
        Asked::Part);
}

void PoliciesPage::takeFetched(const management::Policy &policy)
{
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

void PoliciesPage::forget()
{
    m_parts->answer.reset();
    m_parts->model.setRows({});
    m_parts->editor->leaveEnvironment();
    refreshNote();
}

void PoliciesPage::refreshNote()
{
    widgets::setButtonText(m_parts->draft, m_parts->editor->hasDraft() ? tr("Open draft") : tr("New policy"));
    if (!m_parts->answer) {
        m_parts->note->setText(tr("The list was not answered yet."));
        return;
    }
    const bool isEmpty = m_parts->model.rowCount() == 0;
    if (m_parts->answer->source == management::PolicyPage::Source::Server)
        m_parts->note->setText(isEmpty ? tr("The server's list is empty.") : tr("This is the server's own list."));
    else
        m_parts->note->setText(
            isEmpty ? tr("This server has no list, and no id is known here yet. Fetch a policy by its id.")
                    : tr("This server has no list: these are the policies fetched, created or typed before here."));
}

void PoliciesPage::retranslate()
{
    setTitle(tr("Policies"));
    widgets::setButtonText(m_parts->fetch, tr("Fetch"), tr("Fetch the policy of this id from the server"));
    m_parts->search->setLabel(tr("Search"));
    m_parts->id->setAccessibleName(tr("Policy id"));
    m_parts->id->setPlaceholderText(tr("Policy id"));
    m_parts->list->setAccessibleName(tr("Policies"));
    m_parts->model.setTitles({tr("Name"), tr("Id"), tr("State"), tr("Rate"), tr("Quota")});
    refreshNote();
}

} // namespace policies

#include "moc_policiespage.cpp"
