#include "environmentcomparison.h"

#include "banner.h"
#include "callerrormessages.h"
#include "comparisoncsv.h"
#include "emptystate.h"
#include "heading.h"
#include "measures.h"
#include "naming.h"
#include "rowtable.h"
#include "searchfield.h"
#include "showntext.h"
#include "worker.h"

#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QEvent>
#include <QFileDialog>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QPushButton>
#include <QSplitter>
#include <QStackedWidget>
#include <QTableView>
#include <QTreeWidget>

namespace comparison {

namespace {

using management::ComparisonResult;

constexpr QSize StartSize(960, 640);

} // namespace

EnvironmentComparison::EnvironmentComparison(management::ManagementService &service,
                                             management::EnvironmentList &environments, workspace::DocumentStore &store,
                                             QWidget *parent)
    : QDialog(parent)
    , m_service(service)
    , m_environments(environments)
    , m_writer(store)
{
    setObjectName(u"environmentComparison"_qs);
    setAttribute(Qt::WA_DeleteOnClose);
    resize(StartSize);
    buildWidgets();
    retranslate();
    fillChoices();
    connectAll();
    refresh();
}

void EnvironmentComparison::buildWidgets()
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(theme::Space::Group, theme::Space::Group, theme::Space::Group, theme::Space::Group);
    layout->setSpacing(theme::Space::Control);
    buildChoice();
    buildResult();
}

void EnvironmentComparison::buildChoice()
{
    auto *row = new QHBoxLayout;
    row->setSpacing(theme::Space::Control);
    const auto button = [this](const QString &name) {
        auto *created = new QPushButton(this);
        created->setObjectName(name);
        created->setAutoDefault(false);
        return created;
    };
    m_first = new QComboBox(this);
    m_first->setObjectName(u"comparisonFirst"_qs);
    m_second = new QComboBox(this);
    m_second->setObjectName(u"comparisonSecond"_qs);
    m_load = button(u"comparisonLoad"_qs);
    m_cancel = button(u"comparisonCancel"_qs);
    m_copy = button(u"comparisonCopy"_qs);
    m_export = button(u"comparisonExport"_qs);
    m_close = button(u"comparisonClose"_qs);
    row->addWidget(m_first, 1);
    row->addWidget(m_second, 1);
    row->addWidget(m_load);
    row->addWidget(m_cancel);
    static_cast<QVBoxLayout *>(layout())->addLayout(row);
}

void EnvironmentComparison::buildResult()
{
    m_banner = new widgets::Banner(this);
    m_banner->setObjectName(u"comparisonBanner"_qs);
    m_search = new widgets::SearchField({}, u"comparisonSearch"_qs, this);
    m_showEqual = new QCheckBox(this);
    m_showEqual->setObjectName(u"comparisonShowEqual"_qs);
    m_counts = new widgets::ToneLabel({}, theme::Role::Muted, this);
    m_counts->setObjectName(u"comparisonCounts"_qs);
    m_stack = new QStackedWidget(this);
    m_empty = new widgets::EmptyState(theme::Icon::Environment, m_stack);
    m_stack->addWidget(m_empty);
    auto *splitter = new QSplitter(Qt::Vertical, m_stack);
    m_stack->addWidget(splitter);
    splitter->setObjectName(u"comparisonSplitter"_qs);
    m_table = new QTableView(splitter);
    m_table->setObjectName(u"comparisonTable"_qs);
    m_table->setModel(&m_rows);
    widgets::showAsRows(m_table);
    m_table->horizontalHeader()->setStretchLastSection(true);
    const int width = fontMetrics().averageCharWidth();
    m_table->setColumnWidth(ComparisonRows::List, 14 * width);
    m_table->setColumnWidth(ComparisonRows::Name, 34 * width);
    m_table->setColumnWidth(ComparisonRows::Result, 36 * width);
    m_table->setColumnWidth(ComparisonRows::Differences, 34 * width);
    m_search->setTarget(m_table);
    m_detail = new QTreeWidget(splitter);
    m_detail->setObjectName(u"comparisonDetail"_qs);
    m_detail->setRootIsDecorated(false);
    m_detail->setColumnCount(3);
    m_detail->header()->setSectionResizeMode(QHeaderView::Stretch);
    splitter->setChildrenCollapsible(false);
    splitter->setSizes({400, 200});
    splitter->setStretchFactor(0, 1);
    auto *tools = new QHBoxLayout;
    tools->setSpacing(theme::Space::Control);
    tools->addWidget(m_search, 1);
    tools->addWidget(m_showEqual);
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(theme::Space::Control);
    buttons->addWidget(m_copy);
    buttons->addWidget(m_export);
    buttons->addStretch();
    buttons->addWidget(m_close);
    auto *column = static_cast<QVBoxLayout *>(layout());
    column->addWidget(m_banner);
    column->addLayout(tools);
    column->addWidget(m_counts);
    column->addWidget(m_stack, 1);
    column->addLayout(buttons);
}

void EnvironmentComparison::connectAll()
{
    connect(m_load, &QPushButton::clicked, this, &EnvironmentComparison::load);
    connect(m_cancel, &QPushButton::clicked, this, &EnvironmentComparison::cancel);
    connect(m_close, &QPushButton::clicked, this, &QDialog::close);
    connect(m_first, &QComboBox::currentIndexChanged, this, &EnvironmentComparison::refresh);
    connect(m_second, &QComboBox::currentIndexChanged, this, &EnvironmentComparison::refresh);
    connect(m_search, &QLineEdit::textChanged, this,
            [this](const QString &text) { filter([this, text] { m_rows.setSearch(text); }); });
    connect(m_showEqual, &QCheckBox::toggled, this,
            [this](bool showsEqual) { filter([this, showsEqual] { m_rows.setShowsEqual(showsEqual); }); });
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &EnvironmentComparison::select);
    connect(m_copy, &QPushButton::clicked, this,
            [this] { QGuiApplication::clipboard()->setText(QString::fromUtf8(comparisonCsv(m_rows.extract()))); });
    connect(m_export, &QPushButton::clicked, this, &EnvironmentComparison::exportCsv);
}

void EnvironmentComparison::fillChoices()
{
    for (const management::Environment &environment : m_environments.environments()) {
        m_first->addItem(environment.name, environment.id);
        m_second->addItem(environment.name, environment.id);
    }
    m_first->setCurrentIndex(m_first->findData(m_environments.current().id));
    m_second->setCurrentIndex(m_first->currentIndex() == 0 ? m_second->count() - 1 : 0);
}

management::Environment EnvironmentComparison::chosen(const QComboBox *box) const
{
    for (const management::Environment &environment : m_environments.environments()) {
        if (environment.id == box->currentData().toString())
            return environment;
    }
    return {};
}

void EnvironmentComparison::load()
{
    cancel();
    m_banner->clear();
    m_rows.setRows({}, {}, {});
    m_selected = -1;
    showDetail();
    m_isLoading = true;
    m_firstLoad = std::make_unique<ComparisonLoad>(m_service, chosen(m_first));
    m_secondLoad = std::make_unique<ComparisonLoad>(m_service, chosen(m_second));
    for (const ComparisonLoad *each : {m_firstLoad.get(), m_secondLoad.get()})
        connect(each, &ComparisonLoad::done, this, &EnvironmentComparison::compareLoaded);
    refresh();
}

void EnvironmentComparison::cancel()
{
    m_work.cancel();
    m_firstLoad.reset();
    m_secondLoad.reset();
    m_isLoading = false;
    refresh();
}

void EnvironmentComparison::compareLoaded()
{
    if (!m_firstLoad->isDone() || !m_secondLoad->isDone())
        return;
    if (const QString errors = errorText(); !errors.isEmpty())
        m_banner->show(widgets::Banner::Kind::Error, tr("Some lists could not be loaded."), errors);
    m_work = base::runOnWorker(
        this,
        [first = m_firstLoad->lists(), second = m_secondLoad->lists()] {
            return base::Result<QList<ComparisonRow>>(compared(first, second));
        },
        [this](const base::Result<QList<ComparisonRow>> &rows) {
            if (rows)
                showRows(*rows);
        });
}

void EnvironmentComparison::showRows(const QList<ComparisonRow> &rows)
{
    m_isLoading = false;
    const QString first = m_firstLoad->lists().environment.name;
    const QString second = m_secondLoad->lists().environment.name;
    m_rows.setRows(rows, first, second);
    m_detail->setHeaderLabels({tr("Member"), first, second});
    m_detailed = -1;
    m_table->setCurrentIndex(m_rows.index(0, 0));
    showDetail();
    refresh();
}

QString EnvironmentComparison::errorText() const
{
    QStringList lines;
    for (const ComparisonLoad *each : {m_firstLoad.get(), m_secondLoad.get()}) {
        for (const Kind kind : AllKinds) {
            if (const auto &error = each->error(kind))
                lines.append(u"%1, %2: %3"_qs.arg(each->lists().environment.name, kindText(kind),
                                                  messages::callErrorText(*error)));
        }
    }
    return lines.join(u'\n');
}

void EnvironmentComparison::refresh()
{
    const bool hasRows = !m_rows.all().isEmpty();
    m_load->setEnabled(!m_isLoading && m_first->currentIndex() != m_second->currentIndex());
    m_cancel->setEnabled(m_isLoading);
    m_first->setEnabled(!m_isLoading);
    m_second->setEnabled(!m_isLoading);
    m_copy->setEnabled(hasRows);
    m_export->setEnabled(hasRows);
    refreshCounts();
    refreshEmpty();
}

void EnvironmentComparison::refreshCounts()
{
    const bool isLoaded = m_firstLoad && !m_isLoading;
    m_counts->setVisible(isLoaded);
    if (!isLoaded)
        return m_counts->clear();
    QList<management::ComparedEntry> entries;
    for (const ComparisonRow &row : m_rows.all())
        entries.append(row.entry);
    const auto count = [&](ComparisonResult result) {
        return QString::number(management::resultCount(entries, result));
    };
    m_counts->setText(tr("Different: %1. Only in %2: %3. Only in %4: %5. Not known: %6. Equal: %7.",
                         "%2, %4: environments, others: numbers")
                          .arg(count(ComparisonResult::Different), m_firstLoad->lists().environment.name,
                               count(ComparisonResult::OnlyInFirst), m_secondLoad->lists().environment.name,
                               count(ComparisonResult::OnlyInSecond), count(ComparisonResult::Unknown),
                               count(ComparisonResult::Equal)));
}

void EnvironmentComparison::refreshEmpty()
{
    const bool isEmpty = m_rows.rowCount() == 0;
    m_stack->setCurrentIndex(isEmpty ? 0 : 1);
    if (!isEmpty)
        return;
    if (m_isLoading)
        return m_empty->setTexts(tr("Loading…"), tr("The lists of both environments are requested."));
    if (!m_firstLoad)
        return m_empty->setTexts(tr("Compare environments"),
                                 m_first->count() > 1 ? tr("Choose two environments and load them.")
                                                      : tr("Add another environment on the page Environments first."));
    if (m_rows.all().isEmpty())
        return m_empty->setTexts(tr("Nothing to compare"), tr("The lists that were loaded have no entries."));
    if (m_search->text().isEmpty())
        return m_empty->setTexts(tr("No differences"), tr("All entries are equal. Show equal entries to see them."));
    m_empty->setTexts(tr("No matching entries"), tr("Change the search text."));
}

void EnvironmentComparison::filter(const std::function<void()> &change)
{
    change();
    // A model that is reset has no current row, and does not tell so.
    if (const int row = m_rows.rowOf(m_selected); row >= 0)
        m_table->setCurrentIndex(m_rows.index(row, 0));
    showDetail();
    refreshEmpty();
}

void EnvironmentComparison::select(const QModelIndex &current)
{
    if (!current.isValid())
        return;
    m_selected = m_rows.entryOf(current.row());
    showDetail();
}

void EnvironmentComparison::showDetail()
{
    const QModelIndex index = m_table->currentIndex();
    const qsizetype entry = index.isValid() ? m_rows.entryOf(index.row()) : -1;
    if (entry == m_detailed)
        return;
    m_detailed = entry;
    m_detail->clear();
    if (entry < 0)
        return;
    for (const management::MemberDifference &member : m_rows.all().at(entry).entry.members)
        m_detail->addTopLevelItem(new QTreeWidgetItem(
            {base::shownText(memberName(member)), base::shownText(member.before), base::shownText(member.after)}));
}

void EnvironmentComparison::exportCsv()
{
    auto *dialog = new QFileDialog(this, tr("Export comparison"));
    dialog->setObjectName(u"comparisonExportDialog"_qs);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilter(tr("Table (*.csv)"));
    dialog->setDefaultSuffix(u"csv"_qs);
    dialog->selectFile(u"comparison.csv"_qs);
    connect(dialog, &QFileDialog::fileSelected, this,
            [this, extract = m_rows.extract()](const QString &path) { write(path, extract); });
    dialog->open();
}

void EnvironmentComparison::write(const QString &path, const ComparisonExtract &extract)
{
    const auto content = [extract] { return base::Result<QByteArray>(comparisonCsv(extract)); };
    m_writer.write(path, content, [this, path](const base::Result<void> &written) {
        if (written)
            m_banner->show(widgets::Banner::Kind::Success, tr("Exported to %1.", "%1 is a file").arg(path));
        else
            m_banner->show(widgets::Banner::Kind::Error, tr("%1 could not be written.", "%1 is a file").arg(path),
                           written.error().detail);
    });
}

void EnvironmentComparison::changeEvent(QEvent *event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void EnvironmentComparison::retranslate()
{
    setWindowTitle(tr("Compare environments"));
    m_first->setAccessibleName(tr("First environment"));
    m_second->setAccessibleName(tr("Second environment"));
    widgets::setButtonText(m_load, tr("Load"), tr("Request the lists of both environments, and compare them"));
    widgets::setButtonText(m_cancel, tr("Cancel"));
    widgets::setButtonText(m_copy, tr("Copy as CSV"));
    widgets::setButtonText(m_export, tr("Export…"));
    widgets::setButtonText(m_close, tr("Close"));
    m_search->setLabel(tr("Search"));
    m_showEqual->setText(tr("Show equal entries"));
    m_showEqual->setAccessibleName(m_showEqual->text());
    m_table->setAccessibleName(tr("Comparison"));
    m_detail->setAccessibleName(tr("Differences"));
    m_detail->setHeaderLabels({tr("Member"), tr("First environment"), tr("Second environment")});
}

void showComparison(management::ManagementService &service, management::EnvironmentList &environments,
                    workspace::DocumentStore &store, QWidget *owner)
{
    QWidget *window = owner->window();
    auto *dialog = window->findChild<EnvironmentComparison *>(QString(), Qt::FindDirectChildrenOnly);
    if (!dialog)
        dialog = new EnvironmentComparison(service, environments, store, window);
    dialog->show();
    dialog->raise();
    dialog->activateWindow();
}

} // namespace comparison

#include "moc_environmentcomparison.cpp"
