#include "matrixdialog.h"

#include "banner.h"
#include "emptystate.h"
#include "errormessages.h"
#include "heading.h"
#include "icon.h"
#include "matrixcsv.h"
#include "matrixmodel.h"
#include "matrixview.h"
#include "measures.h"
#include "naming.h"
#include "progressline.h"
#include "searchfield.h"
#include "worker.h"

#include <QCheckBox>
#include <QEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QPushButton>
#include <QStackedWidget>

namespace policies {
namespace {

constexpr QSize MatrixSize(1000, 640);

} // namespace

MatrixDialog::MatrixDialog(workspace::DocumentStore &store, QWidget *parent)
    : QDialog(parent)
    , m_writer(store)
{
    setObjectName(u"matrixDialog"_qs);
    setAttribute(Qt::WA_DeleteOnClose);
    resize(MatrixSize);
    buildWidgets();
    retranslate();
    connectAll();
    refreshStatus();
    refreshDetails();
}

void MatrixDialog::buildTable()
{
    m_model = new MatrixModel(this);
    m_stack = new QStackedWidget(this);
    m_empty = new widgets::EmptyState(theme::Icon::Policy, m_stack);
    m_table = new MatrixView(*m_model, m_stack);
    m_table->setObjectName(u"matrixTable"_qs);
    m_stack->addWidget(m_empty);
    m_stack->addWidget(m_table);
}

void MatrixDialog::buildWidgets()
{
    m_operationSearch = new widgets::SearchField({}, u"matrixOperationSearch"_qs, this);
    m_policySearch = new widgets::SearchField({}, u"matrixPolicySearch"_qs, this);
    m_all = new QCheckBox(this);
    m_all->setObjectName(u"matrixAllPolicies"_qs);
    m_banner = new widgets::Banner(this);
    m_banner->setObjectName(u"matrixBanner"_qs);
    m_progress = new widgets::ProgressLine(this);
    m_status = new widgets::ToneLabel({}, theme::Role::Muted, this);
    m_status->setObjectName(u"matrixStatus"_qs);
    m_status->setWordWrap(true);
    buildTable();
    m_operationSearch->setTarget(m_table);
    m_policySearch->setTarget(m_table);
    m_details = new widgets::ToneLabel({}, theme::Role::Text, this);
    m_details->setObjectName(u"matrixDetails"_qs);
    m_details->setWordWrap(true);
    m_details->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_rule = new QPushButton(theme::icon(theme::Icon::Link), {}, this);
    m_rule->setObjectName(u"matrixRule"_qs);
    m_export = new QPushButton(theme::icon(theme::Icon::Export), {}, this);
    m_export->setObjectName(u"matrixExport"_qs);
    m_close = new QPushButton(this);
    m_close->setObjectName(u"matrixClose"_qs);
    for (QPushButton *button : {m_rule, m_export, m_close})
        button->setAutoDefault(false);
    layOut();
}

void MatrixDialog::layOut()
{
    auto *filters = new QHBoxLayout;
    filters->setSpacing(theme::Space::Control);
    filters->addWidget(m_operationSearch, 1);
    filters->addWidget(m_policySearch, 1);
    filters->addWidget(m_all);
    auto *details = new QHBoxLayout;
    details->setSpacing(theme::Space::Control);
    details->addWidget(m_details, 1);
    details->addWidget(m_rule, 0, Qt::AlignTop);
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(theme::Space::Control);
    buttons->addWidget(m_export);
    buttons->addStretch();
    buttons->addWidget(m_close);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(theme::Space::Group, theme::Space::Group, theme::Space::Group, theme::Space::Group);
    layout->setSpacing(theme::Space::Control);
    layout->addLayout(filters);
    layout->addWidget(m_banner);
    layout->addWidget(m_status);
    layout->addWidget(m_progress);
    layout->addWidget(m_stack, 1);
    layout->addLayout(details);
    layout->addLayout(buttons);
}

void MatrixDialog::connectAll()
{
    connect(m_operationSearch, &QLineEdit::textChanged, this, &MatrixDialog::applyFilter);
    connect(m_policySearch, &QLineEdit::textChanged, this, &MatrixDialog::applyFilter);
    connect(m_all, &QCheckBox::toggled, this, &MatrixDialog::applyFilter);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this, &MatrixDialog::refreshDetails);
    connect(m_table, &QTableView::activated, this, &MatrixDialog::showRule);
    connect(m_model, &MatrixModel::computed, this, &MatrixDialog::refreshDetails);
    connect(m_model, &MatrixModel::modelReset, this, &MatrixDialog::refreshDetails);
    connect(m_empty, &widgets::EmptyState::activated, m_all, [this] { m_all->setChecked(true); });
    connect(m_rule, &QPushButton::clicked, this, &MatrixDialog::showRule);
    connect(m_export, &QPushButton::clicked, this, &MatrixDialog::chooseFile);
    connect(m_close, &QPushButton::clicked, this, &QDialog::close);
}

void MatrixDialog::setApis(const QList<reach::ServedApi> &apis)
{
    m_apis = apis;
    recompute();
}

void MatrixDialog::setPolicies(const QList<management::Policy> &policies)
{
    m_policies = policies;
    recompute();
}

bool MatrixDialog::isBusy() const
{
    return m_isBusy || m_model->isBusy();
}

/** The newest definitions and policies supersede a matrix that is being computed. */
void MatrixDialog::recompute()
{
    using Matrix = std::shared_ptr<const reach::PolicyMatrix>;
    m_computing.cancel();
    m_isBusy = true;
    m_progress->setActive(true);
    refreshStatus();
    m_computing = base::runOnWorker(
        this,
        [apis = m_apis, policies = m_policies]() -> base::Result<Matrix> {
            return std::make_shared<const reach::PolicyMatrix>(apis, policies);
        },
        [this](const base::Result<Matrix> &matrix) {
            if (!matrix.isOk())
                return;
            m_isBusy = false;
            m_progress->setActive(false);
            m_model->setMatrix(matrix.value());
            refreshStatus();
        });
}

void MatrixDialog::applyFilter()
{
    m_model->setFilter(m_operationSearch->text(), m_policySearch->text(), m_all->isChecked());
    refreshStatus();
}

void MatrixDialog::refreshStatus()
{
    const reach::PolicyMatrix &matrix = *m_model->matrix();
    QStringList sentences;
    if (!isEmpty())
        sentences.append(
            tr("Operations: %1. Policies: %2.", "%1 and %2 are numbers")
                .arg(QLocale().toString(m_model->operationCount()), QLocale().toString(m_model->columns().size())));
    if (matrix.omittedOperations() > 0 || matrix.omittedPolicies() > 0)
        sentences.append(
            tr("There are too many: %1 operations and %2 policies are left out.", "%1 and %2 are numbers")
                .arg(QLocale().toString(matrix.omittedOperations()), QLocale().toString(matrix.omittedPolicies())));
    m_status->setText(sentences.join(u' '));
    m_status->setVisible(!sentences.isEmpty());
    m_export->setEnabled(!isEmpty());
    refreshEmpty();
}

bool MatrixDialog::isEmpty() const
{
    return m_model->operationCount() == 0 || m_model->columns().isEmpty();
}

void MatrixDialog::refreshEmpty()
{
    // While a matrix is computed, it is not known whether it is empty.
    m_stack->setCurrentWidget(isEmpty() && !m_isBusy ? static_cast<QWidget *>(m_empty) : m_table);
    const bool isOfOthers = !m_apis.isEmpty() && !m_policies.isEmpty() && !m_all->isChecked() &&
                            m_model->matrix()->relevantPolicies().isEmpty();
    m_empty->setAction(isOfOthers ? tr("Show all policies") : QString(), u"matrixShowAll"_qs);
    if (m_apis.isEmpty())
        m_empty->setTexts(tr("No operations"), tr("Open a definition or a folder to see its operations."));
    else if (m_policies.isEmpty())
        m_empty->setTexts(tr("No policies"), tr("No policy of the environment is known. Refresh the page Policies."));
    else if (isOfOthers)
        m_empty->setTexts(tr("No policy for these operations"), tr("No policy lists one of the open APIs."));
    else
        m_empty->setTexts(tr("Nothing found"), tr("Change the search texts."));
}

void MatrixDialog::refreshDetails()
{
    const QModelIndex index = m_table->currentIndex();
    const auto cell = m_model->cell(index);
    const reach::PolicyMatrix &matrix = *m_model->matrix();
    if (cell) {
        const MatrixModel::Row &row = m_model->rows().at(index.row());
        const qsizetype policy = m_model->columns().at(index.column());
        m_details->setText(
            tr("%1 with %2. %3 Limits: %4.", "%1 is an operation, %2 a policy, %3 a sentence, %4 are limits")
                .arg(operationText(matrix.apis().at(row.api).operations.at(row.operation)),
                     matrix.policies().at(policy).title(), matrixReason(matrix, row.api, row.operation, policy, *cell),
                     limitsText(matrix.policies().at(policy))));
    } else {
        m_details->setText(isEmpty() ? QString() : tr("Select a cell to see what decides it."));
    }
    m_rule->setEnabled(cell.has_value());
}

void MatrixDialog::showRule()
{
    const QModelIndex index = m_table->currentIndex();
    const auto cell = m_model->cell(index);
    if (!cell)
        return;
    const reach::PolicyMatrix &matrix = *m_model->matrix();
    const qsizetype policy = m_model->columns().at(index.column());
    emit ruleRequested(matrix.policies().at(policy).id(),
                       matrix.decidingField(m_model->rows().at(index.row()).api, policy, *cell));
}

void MatrixDialog::chooseFile()
{
    auto *dialog = new QFileDialog(this, tr("Export matrix"));
    dialog->setObjectName(u"matrixExportDialog"_qs);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilter(tr("Table (*.csv)"));
    dialog->setDefaultSuffix(u"csv"_qs);
    dialog->selectFile(u"policies.csv"_qs);
    connect(dialog, &QFileDialog::fileSelected, this, &MatrixDialog::exportTo);
    dialog->open();
}

void MatrixDialog::exportTo(const QString &path)
{
    m_exporting.cancel();
    m_progress->setActive(true);
    m_exporting = base::runOnWorker(
        this,
        [extract = MatrixExtract{m_model->matrix(), m_model->rows(), m_model->columns()}] {
            return matrixCsv(extract);
        },
        [this, path](const base::Result<QByteArray> &csv) {
            if (!csv)
                return showExported(path, csv.error());
            const auto content = [bytes = *csv] { return base::Result(bytes); };
            m_writer.write(path, content, [this, path](const auto &written) { showExported(path, written); });
        });
}

void MatrixDialog::showExported(const QString &path, const base::Result<void> &written)
{
    m_progress->setActive(m_isBusy);
    const QString name = QFileInfo(path).fileName();
    if (written.isOk())
        m_banner->show(widgets::Banner::Kind::Success, tr("Exported to %1.", "%1 is a file name").arg(name), path);
    else if (written.error().code == base::ErrorCode::TooLarge)
        m_banner->show(widgets::Banner::Kind::Error, tr("There are too many cells to export. Narrow the search."));
    else if (written.error().code != base::ErrorCode::Cancelled)
        m_banner->show(widgets::Banner::Kind::Error, tr("%1 can't be written.", "%1 is a file name").arg(name),
                       messages::errorText(written.error()));
}

void MatrixDialog::changeEvent(QEvent *event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void MatrixDialog::retranslate()
{
    setWindowTitle(tr("Operations under policies"));
    m_operationSearch->setLabel(tr("Search operations"));
    m_policySearch->setLabel(tr("Search policies"));
    widgets::setButtonText(m_all, tr("All policies"), tr("Show also policies that list none of the open APIs"));
    m_table->setAccessibleName(tr("Operations under policies"));
    widgets::setButtonText(m_rule, tr("Show rule"), tr("Show the member of the policy that decides the selected cell"));
    widgets::setButtonText(m_export, tr("Export…"), tr("Export what is shown as a table"));
    widgets::setButtonText(m_close, tr("Close"));
    m_model->retranslate();
    refreshStatus();
    refreshDetails();
}

} // namespace policies

#include "moc_matrixdialog.cpp"
