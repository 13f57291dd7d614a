#include "policiespage.h"

#include "heading.h"
#include "icon.h"
#include "listcelltext.h"
#include "matrixdialog.h"
#include "measures.h"
#include "naming.h"
#include "policyeditor.h"
#include "policyfiles.h"
#include "rowtable.h"
#include "searchfield.h"
#include "settingstable.h"

#include <QHeaderView>
#include <QLineEdit>
#include <QPushButton>
#include <QSplitter>
#include <QTableView>
#include <QVBoxLayout>

namespace policies {
namespace {

/** A negative page number requests all pages. */
constexpr int AllPages = -1;
/** Fits a policy ID of 24 digits and the margins. */
constexpr int ListWidth = 240;

} // namespace

PoliciesPage::PoliciesPage(management::ManagementService &service, management::EnvironmentList &environments,
                           const base::Clock &clock, workspace::Workspace &workspace, workspace::DocumentStore &store,
                           settings::Settings &settings, QWidget *parent)
    : AnswerPage(environments, clock, u"policiesRefresh"_qs, parent)
    , m_service(service)
    , m_store(store)
{
    buildWidgets(workspace, store, settings);
    retranslate();
    connectAll();
}

void PoliciesPage::buildWidgets(workspace::Workspace &workspace, workspace::DocumentStore &store,
                                settings::Settings &settings)
{
    m_matrixButton = new QPushButton(theme::icon(theme::Icon::Policy), {}, this);
    m_matrixButton->setObjectName(u"policyMatrix"_qs);
    m_files = new PolicyFiles(m_service, store, this);
    m_draft = new QPushButton(theme::icon(theme::Icon::Add), {}, this);
    m_draft->setObjectName(u"policyNew"_qs);
    buildList();
    m_editor = new PolicyEditor(m_service, workspace);
    m_splitter = new QSplitter(Qt::Horizontal);
    m_splitter->addWidget(m_left);
    m_splitter->addWidget(m_editor);
    m_splitter->setStretchFactor(0, 0);
    m_splitter->setStretchFactor(1, 1);
    m_splitter->setSizes({ListWidth, 3 * ListWidth});
    answers::persistSplitterState(m_splitter, settings, settings::PoliciesSplitter);
    addTool(refreshButton());
    addTool(callsButton());
    addTool(m_draft);
    addTool(m_files->button());
    addTool(m_matrixButton);
    setContent(m_splitter);
    frame()->setDimmedPart(m_list);
}

void PoliciesPage::buildList()
{
    m_left = new QWidget;
    m_search = new widgets::SearchField({}, u"policySearch"_qs, m_left);
    m_id = new QLineEdit(m_left);
    m_id->setObjectName(u"policyId"_qs);
    m_fetch = new QPushButton(m_left);
    m_fetch->setObjectName(u"policyFetch"_qs);
    m_fetch->setEnabled(false);
    m_note = new widgets::ToneLabel({}, theme::Role::Muted, m_left);
    m_note->setObjectName(u"policySource"_qs);
    m_filtered.setSourceModel(&m_model);
    m_filtered.setFilterKeyColumn(-1);
    m_filtered.setFilterCaseSensitivity(Qt::CaseInsensitive);
    m_model.setCellText(listCellText);
    m_list = new QTableView(m_left);
    m_list->setObjectName(u"policyList"_qs);
    m_list->setModel(&m_filtered);
    widgets::showAsRows(m_list);
    for (const int column : {items::PolicyModel::Id, items::PolicyModel::Rate, items::PolicyModel::Quota})
        m_list->hideColumn(column);
    m_list->horizontalHeader()->setSectionResizeMode(items::PolicyModel::Name, QHeaderView::Stretch);
    m_list->setColumnWidth(items::PolicyModel::State,
                           fontMetrics().horizontalAdvance(u"inactive"_qs) + 3 * theme::Space::Control);
    m_search->setTarget(m_list);
    // The field has the full width so that an ID of 24 digits is visible.
    auto *layout = new QVBoxLayout(m_left);
    layout->setContentsMargins(0, 0, theme::Space::Control, 0);
    layout->setSpacing(theme::Space::Control);
    layout->addWidget(m_search);
    layout->addWidget(m_list, 1);
    layout->addWidget(m_note);
    layout->addWidget(m_id);
    layout->addWidget(m_fetch);
}

void PoliciesPage::connectAll()
{
    connect(m_draft, &QPushButton::clicked, this, [this] {
        m_list->selectionModel()->clear();
        m_editor->showDraft();
    });
    connect(m_matrixButton, &QPushButton::clicked, this, &PoliciesPage::showMatrix);
    m_files->setSource([this] { return PolicyFiles::Source{m_editor->policy(), policies()}; });
    connect(m_files, &PolicyFiles::creationRequested, m_editor, &PolicyEditor::createPolicy);
    connect(m_editor, &PolicyEditor::environmentRequested, this, &PoliciesPage::environmentRequested);
    connect(m_editor, &PolicyEditor::draftChanged, this, &PoliciesPage::refreshNote);
    connect(m_editor, &PolicyEditor::created, this, [this](const management::CreatedPolicy &created) {
        if (created.readBackError)
            m_model.putId(created.id);
        else
            m_model.put(created.readBack);
        refreshNote();
        if (m_matrix)
            m_matrix->setPolicies(policies());
    });
    connectList();
}

void PoliciesPage::connectList()
{
    connect(m_search, &QLineEdit::textChanged, &m_filtered, &QSortFilterProxyModel::setFilterFixedString);
    connect(m_id, &QLineEdit::textChanged, this,
            [this](const QString &text) { m_fetch->setEnabled(!text.trimmed().isEmpty()); });
    connect(m_id, &QLineEdit::returnPressed, this, [this] { fetch(m_id->text().trimmed()); });
    connect(m_fetch, &QPushButton::clicked, this, [this] { fetch(m_id->text().trimmed()); });
    connect(m_list->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &PoliciesPage::showSelected);
}

void PoliciesPage::refresh()
{
    m_lastFetched.clear();
    startCall(m_service.dashboard().listPolicies(AllPages),
              [this](const management::PolicyPage &page) { showPolicies(page); });
}

void PoliciesPage::startDraft(const management::Policy &policy)
{
    m_list->selectionModel()->clear();
    m_editor->startDraft(policy);
}

void PoliciesPage::retry()
{
    if (m_lastFetched.isEmpty())
        refresh();
    else
        fetch(m_lastFetched);
}

void PoliciesPage::showPolicies(const management::PolicyPage &page)
{
    m_answer = page;
    QList<items::PolicyModel::Row> rows;
    for (management::Policy policy : page.policies) {
        if (page.stale)
            policy.stale = page.stale;
        rows.append({policy.id(), policy});
    }
    for (const QString &id : page.unanswered)
        rows.append({id, std::nullopt});
    const QString selected = m_list->currentIndex().siblingAtColumn(items::PolicyModel::Id).data().toString();
    m_model.setRows(rows);
    selectKnown(selected);
    refreshNote();
    if (m_matrix)
        m_matrix->setPolicies(policies());
}

QList<management::Policy> PoliciesPage::policies() const
{
    QList<management::Policy> all;
    for (const items::PolicyModel::Row &row : m_model.rows()) {
        if (row.policy)
            all.append(*row.policy);
    }
    return all;
}

void PoliciesPage::setApis(const QList<reach::ServedApi> &apis)
{
    m_apis = apis;
    if (m_matrix)
        m_matrix->setApis(apis);
}

void PoliciesPage::showMatrix()
{
    if (!m_matrix) {
        m_matrix = new MatrixDialog(m_store, this);
        connect(m_matrix, &MatrixDialog::ruleRequested, this, &PoliciesPage::showRule);
        m_matrix->setApis(m_apis);
        m_matrix->setPolicies(policies());
    }
    m_matrix->show();
    m_matrix->activateWindow();
}

/** A filter of the list must not hide the policy. */
void PoliciesPage::showRule(const QString &policyId, const QString &pointer)
{
    const int row = m_model.rowOf(policyId);
    if (row < 0 || !m_model.rows().at(row).policy)
        return;
    if (!m_filtered.mapFromSource(m_model.index(row, 0)).isValid())
        m_search->clear();
    m_list->setCurrentIndex(m_filtered.mapFromSource(m_model.index(row, 0)));
    m_editor->showFetched(*m_model.rows().at(row).policy);
    m_editor->showPlace(pointer);
}

/** Shows the selected policy as in the new list, without fetching it. */
void PoliciesPage::selectKnown(const QString &id)
{
    const int row = m_model.rowOf(id);
    if (id.isEmpty() || row < 0 || !m_model.rows().at(row).policy)
        return;
    const QModelIndex index = m_filtered.mapFromSource(m_model.index(row, 0));
    if (index.isValid())
        m_list->setCurrentIndex(index);
}

void PoliciesPage::fetch(const QString &id)
{
    if (id.isEmpty())
        return;
    m_lastFetched = id;
    startCall(
        m_service.dashboard().fetchPolicy(id), [this](const management::Policy &policy) { showFetched(policy); },
        CallScope::Part);
}

void PoliciesPage::showFetched(const management::Policy &policy)
{
    const int row = m_model.put(policy);
    const QModelIndex index = m_filtered.mapFromSource(m_model.index(row, 0));
    if (index.isValid())
        m_list->setCurrentIndex(index);
    m_editor->showFetched(policy);
    refreshNote();
}

void PoliciesPage::showSelected()
{
    const QModelIndex index = m_filtered.mapToSource(m_list->currentIndex());
    if (!index.isValid())
        return;
    const items::PolicyModel::Row &row = m_model.rows().at(index.row());
    if (row.policy)
        m_editor->showFetched(*row.policy);
    else
        fetch(row.id);
}

void PoliciesPage::clearContent()
{
    m_answer.reset();
    m_model.setRows({});
    m_editor->leaveEnvironment();
    if (m_matrix)
        m_matrix->setPolicies({});
    refreshNote();
}

void PoliciesPage::refreshNote()
{
    widgets::setButtonText(m_draft, m_editor->hasDraft() ? tr("Open draft") : tr("New policy"));
    if (!m_answer) {
        m_note->setText(tr("The list isn't loaded yet."));
        return;
    }
    const bool isEmpty = m_model.rowCount() == 0;
    if (m_answer->source == management::PolicyPage::Source::Server)
        m_note->setText(isEmpty ? tr("The server's list is empty.") : tr("Policies listed by the server."));
    else
        m_note->setText(isEmpty
                            ? tr("This server doesn't list policies. Fetch a policy by its ID.")
                            : tr("This server doesn't list policies. These were fetched, created or entered here."));
}

void PoliciesPage::retranslate()
{
    setTitle(tr("Policies"));
    widgets::setButtonText(m_matrixButton, tr("Matrix…"),
                           tr("Show which operations of the open definitions each policy allows"));
    m_files->retranslate();
    widgets::setButtonText(m_fetch, tr("Fetch"), tr("Fetch the policy with this ID from the server"));
    m_search->setLabel(tr("Search"));
    m_id->setAccessibleName(tr("Policy ID"));
    m_id->setPlaceholderText(tr("Policy ID"));
    m_list->setAccessibleName(tr("Policies"));
    m_model.setTitles({tr("Name"), tr("ID"), tr("State"), tr("Rate"), tr("Quota")});
    refreshNote();
}

} // namespace policies

#include "moc_policiespage.cpp"
