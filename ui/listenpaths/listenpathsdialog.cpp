#include "listenpathsdialog.h"

#include "elidedlabel.h"
#include "emptystate.h"
#include "listenpathdelegate.h"
#include "measures.h"
#include "naming.h"
#include "rowtable.h"
#include "statedelegate.h"
#include "worker.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSplitter>
#include <QStackedWidget>
#include <QTableView>

namespace listenpaths {
namespace {

constexpr QSize StartSize(960, 640);
constexpr int NarrowDialog = 800; ///< In a narrower dialog the table has no column of files; the details name them.

} // namespace

ListenPathsDialog::ListenPathsDialog(QWidget *parent)
    : QDialog(parent)
{
    setObjectName(u"listenPathsDialog"_qs);
    resize(StartSize);
    buildWidgets();
    retranslate();
    connectAll();
    showPlan(reach::ListenPathPlan());
}

ListenPathsDialog::~ListenPathsDialog()
{
    m_planning.cancel();
    m_trying.cancel();
}

void ListenPathsDialog::buildWidgets()
{
    m_stack = new QStackedWidget(this);
    m_empty = new widgets::EmptyState(theme::Icon::Path, m_stack);
    m_stack->addWidget(m_empty);
    m_stack->addWidget(buildContent());
    m_summary = new widgets::ElidedLabel({}, this);
    m_summary->setObjectName(u"listenPathSummary"_qs);
    m_showSetting = new QPushButton(this);
    m_showSetting->setObjectName(u"listenPathShowSetting"_qs);
    m_close = new QPushButton(this);
    m_close->setObjectName(u"listenPathsClose"_qs);
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(theme::Space::Control);
    buttons->addWidget(m_summary, 1);
    for (QPushButton *button : {m_showSetting, m_close}) {
        button->setAutoDefault(false);
        buttons->addWidget(button);
    }
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(theme::Space::Group, theme::Space::Group, theme::Space::Group, theme::Space::Group);
    layout->setSpacing(theme::Space::Control);
    layout->addWidget(m_stack, 1);
    layout->addLayout(buttons);
}

QWidget *ListenPathsDialog::buildContent()
{
    auto *content = new QWidget(m_stack);
    m_try = new QLineEdit(content);
    m_try->setObjectName(u"listenPathTry"_qs);
    m_try->setClearButtonEnabled(true);
    m_tryLabel = new QLabel(content);
    m_tryLabel->setBuddy(m_try);
    m_answer = new widgets::ElidedLabel({}, content);
    m_answer->setObjectName(u"listenPathAnswer"_qs);
    auto *line = new QHBoxLayout;
    line->setSpacing(theme::Space::Control);
    line->addWidget(m_tryLabel);
    line->addWidget(m_try, 1);
    buildTable();
    auto *detail = new QWidget(content);
    m_detailTitle = new widgets::ElidedLabel({}, detail);
    m_detailTitle->setObjectName(u"listenPathTitle"_qs);
    m_details = new QListWidget(detail);
    m_details->setObjectName(u"listenPathDetails"_qs);
    m_details->setMinimumHeight(3 * theme::Size::Row);
    m_details->setWordWrap(true);
    m_details->setTextElideMode(Qt::ElideNone);
    auto *detailLayout = new QVBoxLayout(detail);
    detailLayout->setContentsMargins(0, theme::Space::Control, 0, 0);
    detailLayout->setSpacing(theme::Space::Tight);
    detailLayout->addWidget(m_detailTitle);
    detailLayout->addWidget(m_details);
    auto *splitter = new QSplitter(Qt::Vertical, content);
    splitter->setObjectName(u"listenPathsSplitter"_qs);
    splitter->setChildrenCollapsible(false);
    splitter->addWidget(m_table);
    splitter->addWidget(detail);
    splitter->setSizes({400, 150});
    splitter->setStretchFactor(0, 1);
    auto *layout = new QVBoxLayout(content);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(theme::Space::Control);
    layout->addLayout(line);
    layout->addWidget(m_answer);
    layout->addWidget(splitter, 1);
    return content;
}

void ListenPathsDialog::buildTable()
{
    m_table = new QTableView(m_stack);
    m_table->setObjectName(u"listenPathTable"_qs);
    m_table->setModel(&m_model);
    widgets::showAsRows(m_table);
    m_paths = new ListenPathDelegate(m_model, m_table);
    m_table->setItemDelegateForColumn(ListenPathModel::Path, m_paths);
    m_table->setItemDelegateForColumn(ListenPathModel::State, new StateDelegate(m_model, m_table));
    QHeaderView *header = m_table->horizontalHeader();
    header->setStretchLastSection(false);
    header->setSectionResizeMode(ListenPathModel::Path, QHeaderView::Stretch);
    const QFontMetrics metrics = fontMetrics();
    const int letter = metrics.averageCharWidth();
    m_table->setColumnWidth(ListenPathModel::Place, metrics.horizontalAdvance(u"00000"_qs) + theme::Space::Group);
    m_table->setColumnWidth(ListenPathModel::State, StateDelegate::widthOfBadges(metrics));
    m_table->setColumnWidth(ListenPathModel::Definition, 18 * letter);
    m_table->setColumnWidth(ListenPathModel::File, 18 * letter);
    m_table->setColumnWidth(ListenPathModel::Gateway, 18 * letter);
}

void ListenPathsDialog::connectAll()
{
    connect(m_try, &QLineEdit::textChanged, this, &ListenPathsDialog::tryPath);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &ListenPathsDialog::refreshCurrent);
    connect(m_table, &QTableView::activated, this, &ListenPathsDialog::showSetting);
    connect(m_showSetting, &QPushButton::clicked, this, &ListenPathsDialog::showSetting);
    connect(m_close, &QPushButton::clicked, this, &QDialog::close);
}

void ListenPathsDialog::setApis(const QList<reach::ServedApi> &apis)
{
    if (apis == m_apis)
        return;
    m_apis = apis;
    startPlanning();
}

void ListenPathsDialog::setPrefixMatch(bool prefixMatch)
{
    if (prefixMatch == m_prefixMatch)
        return;
    m_prefixMatch = prefixMatch;
    startPlanning();
}

void ListenPathsDialog::startPlanning()
{
    using Planned = base::Result<reach::ListenPathPlan>;
    m_planning.cancel();
    m_planning = base::runOnWorker(
        this,
        [apis = m_apis, prefixMatch = m_prefixMatch] { return Planned(reach::ListenPathPlan(apis, prefixMatch)); },
        [this](const Planned &planned) {
            if (planned)
                showPlan(*planned);
        });
}

void ListenPathsDialog::setServed(const ServedNow &served)
{
    m_model.setServed(served);
    m_table->setColumnHidden(ListenPathModel::Gateway, !served);
    refreshCurrent();
}

void ListenPathsDialog::showPlan(const reach::ListenPathPlan &plan)
{
    const reach::ListenPathRow *before = current();
    const QString path = before ? before->api.documentPath : QString();
    m_model.setPlan(plan);
    m_paths->measure(fontMetrics());
    m_stack->setCurrentIndex(plan.rows().isEmpty() ? 0 : 1);
    m_summary->setText(plan.rows().isEmpty() ? QString() : summaryText(plan));
    m_table->setColumnHidden(ListenPathModel::Gateway, !m_model.served());
    qsizetype row = 0;
    for (qsizetype i = 0; i < plan.rows().size() && !path.isEmpty(); ++i) {
        if (plan.rows().at(i).api.documentPath == path)
            row = i;
    }
    selectRow(row);
    refreshCurrent();
    tryPath();
}

void ListenPathsDialog::selectRow(qsizetype row)
{
    if (row < m_model.rowCount())
        m_table->setCurrentIndex(m_model.index(int(row), ListenPathModel::Path));
}

const reach::ListenPathRow *ListenPathsDialog::current() const
{
    const int row = m_table->currentIndex().row();
    return row >= 0 && row < m_model.rowCount() ? &m_model.plan().rows().at(row) : nullptr;
}

void ListenPathsDialog::tryPath()
{
    const QString text = m_try->text();
    m_trying.cancel();
    if (text.trimmed().isEmpty()) {
        m_answer->setText(tr("Enter a path to see which API gets the request."));
        return;
    }
    using Matched = base::Result<reach::ListenPathPlan::Match>;
    m_trying = base::runOnWorker(
        this, [plan = m_model.plan(), text] { return Matched(plan.find(text)); },
        [this](const Matched &match) {
            if (!match)
                return;
            m_answer->setText(matchText(m_model.plan(), *match));
            if (match->row >= 0)
                selectRow(match->row);
        });
}

void ListenPathsDialog::refreshCurrent()
{
    const reach::ListenPathRow *row = current();
    const int index = row ? m_table->currentIndex().row() : -1;
    m_model.setCurrent(index);
    m_detailTitle->setText(row ? titleText(row->api) : QString());
    const QStringList texts = detailTexts(m_model.plan(), index, m_model.served());
    m_details->clear();
    m_details->addItems(texts);
    m_showSetting->setEnabled(row);
}

void ListenPathsDialog::showSetting()
{
    if (const reach::ListenPathRow *row = current())
        emit settingRequested(row->api.documentPath, row->api.listenPathPlace.toString());
}

void ListenPathsDialog::resizeEvent(QResizeEvent *event)
{
    QDialog::resizeEvent(event);
    m_table->setColumnHidden(ListenPathModel::File, width() < NarrowDialog);
}

void ListenPathsDialog::changeEvent(QEvent *event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void ListenPathsDialog::retranslate()
{
    setWindowTitle(tr("Listen paths"));
    m_empty->setTexts(tr("No listen paths"),
                      tr("The listen paths of open definitions and of the files in opened folders are listed here."));
    m_tryLabel->setText(tr("&Try a path:"));
    m_try->setAccessibleName(widgets::spokenLabel(m_tryLabel->text()));
    m_try->setPlaceholderText(u"/shop/books"_qs);
    m_table->setAccessibleName(tr("Listen paths"));
    m_details->setAccessibleName(tr("Details"));
    m_model.setTitles(
        {tr("Order"), tr("Listen path"), tr("Requests"), tr("Definition"), tr("File"), tr("Test gateway")});
    widgets::setButtonText(m_showSetting, tr("Show setting"), tr("Show the listen path in its definition"));
    widgets::setButtonText(m_close, tr("Close"));
    m_summary->setText(m_model.rowCount() > 0 ? summaryText(m_model.plan()) : QString());
    refreshCurrent();
    tryPath();
}

} // namespace listenpaths

#include "moc_listenpathsdialog.cpp"
