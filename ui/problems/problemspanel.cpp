#include "problemspanel.h"

#include "emptystate.h"
#include "fixbuttons.h"
#include "naming.h"
#include "searchfield.h"
#include "theme.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QStackedLayout>
#include <QTableView>
#include <QVBoxLayout>

namespace problems {

namespace {

constexpr int FilterWidth = 320;

/** A table in which Return activates the current row on every platform. */
class ProblemTable final : public QTableView
{
public:
    using QTableView::QTableView;

protected:
    void keyPressEvent(QKeyEvent *event) override
    {
        if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && currentIndex().isValid())
            emit activated(currentIndex());
        else
            QTableView::keyPressEvent(event);
    }
};

} // namespace

ProblemsPanel::ProblemsPanel(workspace::Workspace &workspace, QWidget *parent)
    : QWidget(parent)
    , m_model(workspace)
{
    m_filtered.setSourceModel(&m_model);
    m_filtered.setFilterKeyColumn(-1);
    m_filtered.setFilterCaseSensitivity(Qt::CaseInsensitive);
    buildWidgets();
    retranslate();
    connectAll();
    refreshEmptyState();
}

void ProblemsPanel::buildWidgets()
{
    setObjectName(u"problemsPanel"_qs);
    m_filter = new widgets::SearchField(QString(), u"problemsFilter"_qs, this);
    m_filter->setMaximumWidth(FilterWidth);
    m_fixes = new FixButtons(this);
    m_table = new ProblemTable(this);
    m_table->setObjectName(u"problemsTable"_qs);
    m_table->setModel(&m_filtered);
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setShowGrid(false);
    m_table->setTabKeyNavigation(false);
    m_table->setWordWrap(false);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setDefaultSectionSize(theme::Size::Row);
    QHeaderView *header = m_table->horizontalHeader();
    header->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    header->setHighlightSections(false);
    header->setSectionResizeMode(QHeaderView::Interactive);
    header->setSectionResizeMode(ProblemModel::Sentence, QHeaderView::Stretch);
    header->resizeSection(ProblemModel::Severity, 136);
    header->resizeSection(ProblemModel::Rule, 190);
    header->resizeSection(ProblemModel::Place, 200);
    m_filter->setTarget(m_table);
    m_empty = new widgets::EmptyState(theme::Icon::Ok, this);
    auto *line = new QHBoxLayout;
    line->setContentsMargins(theme::Space::Control, theme::Space::Tight, theme::Space::Control, theme::Space::Tight);
    line->addWidget(m_filter, 1);
    line->addStretch(1);
    line->addWidget(m_fixes);
    m_stack = new QStackedLayout;
    m_stack->addWidget(m_table);
    m_stack->addWidget(m_empty);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(line);
    column->addLayout(m_stack, 1);
}

void ProblemsPanel::retranslate()
{
    m_filter->setLabel(tr("Filter problems"));
    m_table->setAccessibleName(tr("Problems"));
    m_empty->setTexts(tr("No problems"), tr("Problems in the open definitions are listed here."));
}

void ProblemsPanel::connectAll()
{
    connect(m_filter, &QLineEdit::textChanged, &m_filtered, &QSortFilterProxyModel::setFilterFixedString);
    connect(m_table, &QTableView::activated, this, &ProblemsPanel::activate);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &ProblemsPanel::offerFixes);
    connect(&m_model, &ProblemModel::modelReset, this, [this] {
        refreshEmptyState();
        restoreCurrent();
        offerFixes();
        emit countChanged(m_model.rowCount());
    });
}

void ProblemsPanel::refreshEmptyState()
{
    m_stack->setCurrentWidget(m_model.rowCount() > 0 ? static_cast<QWidget *>(m_table) : m_empty);
    m_filter->setEnabled(m_model.rowCount() > 0);
}

void ProblemsPanel::showNext()
{
    step(1);
}

void ProblemsPanel::showPrevious()
{
    step(-1);
}

void ProblemsPanel::step(int direction)
{
    const int count = m_filtered.rowCount();
    if (count == 0)
        return;
    const int current = m_table->currentIndex().row();
    const int row = current < 0 ? (direction > 0 ? 0 : count - 1) : (current + direction + count) % count;
    m_table->setCurrentIndex(m_filtered.index(row, ProblemModel::Sentence));
    activate(m_table->currentIndex());
}

void ProblemsPanel::offerFixes()
{
    const QModelIndex inModel = m_filtered.mapToSource(m_table->currentIndex());
    m_fixes->setProblem(inModel.isValid() ? std::optional(m_model.problem(inModel.row())) : std::nullopt);
}

void ProblemsPanel::activate(const QModelIndex &index)
{
    const QModelIndex inModel = m_filtered.mapToSource(index);
    if (!inModel.isValid())
        return;
    const Problem problem = m_model.problem(inModel.row());
    m_lastDefinition = problem.definition;
    m_lastAddress = problem.address;
    m_last = problem.diagnostic;
    const auto pointer = document::Pointer::parse(problem.diagnostic.pointer).value_or(document::Pointer());
    if (problem.definition)
        emit activated(problem.definition, pointer, problem.diagnostic.span);
    else
        emit fileActivated(problem.address, pointer, problem.diagnostic.span);
}

void ProblemsPanel::restoreCurrent()
{
    for (int row = 0; row < m_filtered.rowCount() && (m_lastDefinition || !m_lastAddress.isEmpty()); ++row) {
        const Problem &problem = m_model.problem(m_filtered.mapToSource(m_filtered.index(row, 0)).row());
        const bool isSame = problem.definition == m_lastDefinition && problem.address == m_lastAddress &&
                            problem.diagnostic.rule == m_last.rule && problem.diagnostic.pointer == m_last.pointer;
        if (isSame) {
            m_table->setCurrentIndex(m_filtered.index(row, ProblemModel::Sentence));
            return;
        }
    }
}

void ProblemsPanel::focusFilter()
{
    m_filter->setFocus(Qt::ShortcutFocusReason);
}

void ProblemsPanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace problems

#include "moc_problemspanel.cpp"
