#include "traffictab.h"

#include "badge.h"
#include "banner.h"
#include "contractmonitor.h"
#include "coveragemodel.h"
#include "coveragetexts.h"
#include "heading.h"
#include "naming.h"
#include "navigator.h"
#include "tabframe.h"
#include "theme.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QPushButton>
#include <QScrollBar>
#include <QTreeView>
#include <QVBoxLayout>

namespace coverage {

using designer::Presentation;
using exchangecheck::OperationTraffic;
using exchangecheck::UndocumentedTraffic;

namespace {

/** The time in milliseconds in which changes of the counts are shown together. */
constexpr int RefreshPause = 200;
/** The widths of the columns after the first. */
constexpr int StateWidth = 116;
constexpr int NumberWidth = 80;
constexpr int StatusesWidth = 130;

} // namespace

TrafficTab::TrafficTab(const designer::Context &context, monitoring::ContractMonitor &monitor, QWidget *parent)
    : DesignerTab(parent)
    , m_context(context)
    , m_monitor(monitor)
    , m_model(new CoverageModel(this))
{
    setObjectName(u"trafficTab"_qs);
    m_pause.setSingleShot(true);
    m_pause.setInterval(RefreshPause);
    buildWidgets();
    retranslate();
    connectAll();
    refreshFrame();
}

TrafficTab::~TrafficTab() = default;

void TrafficTab::buildWidgets()
{
    m_frame = new designer::TabFrame(m_context, u"trafficFrame"_qs, this);
    m_page = new QWidget(m_frame);
    m_counts = new widgets::ToneLabel({}, theme::Role::Text, m_page);
    m_counts->setObjectName(u"trafficCounts"_qs);
    m_hint = new widgets::ToneLabel({}, theme::Role::Muted, m_page);
    m_show = new QPushButton(m_page);
    m_show->setObjectName(u"trafficShowOperation"_qs);
    m_show->setIcon(theme::icon(theme::Icon::ArrowRight));
    m_showExchange = new QPushButton(m_page);
    m_showExchange->setObjectName(u"trafficShowExchange"_qs);
    m_showExchange->setIcon(theme::icon(theme::Icon::Exchange));
    m_add = new QPushButton(m_page);
    m_add->setObjectName(u"trafficAdd"_qs);
    m_add->setIcon(theme::icon(theme::Icon::Add));
    m_banner = new widgets::Banner(m_page);
    m_banner->setObjectName(u"trafficBanner"_qs);
    m_tree = new QTreeView(m_page);
    m_tree->setObjectName(u"trafficTree"_qs);
    m_tree->setModel(m_model);
    m_tree->setFrameShape(QFrame::NoFrame);
    m_tree->setUniformRowHeights(true);
    m_tree->setAllColumnsShowFocus(true);
    m_tree->setItemDelegateForColumn(CoverageModel::Name,
                                     new widgets::BadgeDelegate(widgets::BadgeDelegate::Kind::Leading, this));
    QHeaderView *header = m_tree->header();
    header->setStretchLastSection(false);
    header->setSectionResizeMode(CoverageModel::Name, QHeaderView::Stretch);
    header->resizeSection(CoverageModel::State, StateWidth);
    header->resizeSection(CoverageModel::Exchanges, NumberWidth);
    header->resizeSection(CoverageModel::Violations, NumberWidth);
    header->resizeSection(CoverageModel::Seen, StatusesWidth);
    header->resizeSection(CoverageModel::NeverSeen, StatusesWidth);
    auto *texts = new QVBoxLayout;
    texts->setSpacing(0);
    texts->addWidget(m_counts);
    texts->addWidget(m_hint);
    auto *line = new QHBoxLayout;
    line->setContentsMargins(theme::Space::Group, theme::Space::Group, theme::Space::Group, theme::Space::Control);
    line->setSpacing(theme::Space::Control);
    line->addLayout(texts, 1);
    line->addWidget(m_show, 0, Qt::AlignTop);
    line->addWidget(m_showExchange, 0, Qt::AlignTop);
    line->addWidget(m_add, 0, Qt::AlignTop);
    auto *column = new QVBoxLayout(m_page);
    column->setContentsMargins({});
    column->setSpacing(0);
    column->addLayout(line);
    column->addWidget(m_banner);
    column->addWidget(m_tree, 1);
    m_frame->addPage(m_page);
    auto *whole = new QVBoxLayout(this);
    whole->setContentsMargins({});
    whole->addWidget(m_frame);
}

void TrafficTab::connectAll()
{
    connect(&m_monitor, &monitoring::ContractMonitor::changed, this,
            [this](const workspace::OpenDefinition *definition) {
                if (definition == &m_context.file)
                    refreshSoon();
            });
    connect(&m_monitor, &monitoring::ContractMonitor::droppedChanged, this, &TrafficTab::refreshSoon);
    connect(&m_pause, &QTimer::timeout, this, [this] {
        if (isVisible())
            refresh();
    });
    connect(&m_context.document(), &document::Document::changed, this, &TrafficTab::refreshFrame);
    connect(m_tree->selectionModel(), &QItemSelectionModel::currentChanged, this, &TrafficTab::refreshButtons);
    connect(m_model, &QAbstractItemModel::modelReset, m_tree, &QTreeView::expandAll);
    connect(m_tree, &QTreeView::activated, this, [this] {
        if (m_model->undocumented(m_tree->currentIndex()))
            add();
        else
            showOperation();
    });
    connect(m_show, &QPushButton::clicked, this, &TrafficTab::showOperation);
    connect(m_showExchange, &QPushButton::clicked, this, &TrafficTab::showExchange);
    connect(m_add, &QPushButton::clicked, this, &TrafficTab::add);
    connect(m_banner, &widgets::Banner::closed, m_banner, &widgets::Banner::clear);
}

void TrafficTab::refreshFrame()
{
    const Presentation presentation = designer::presentationOf(m_context.file);
    if (presentation != Presentation::Forms)
        return m_frame->explain(presentation);
    m_frame->showPage(m_page);
    m_frame->refreshBanner();
}

void TrafficTab::refreshSoon()
{
    if (!m_pause.isActive())
        m_pause.start();
}

/** The current row stays when rows come or go. */
void TrafficTab::refresh()
{
    const monitoring::ObservedTraffic traffic = m_monitor.observed(m_context.file);
    const OperationTraffic *const operation = m_model->operation(m_tree->currentIndex());
    const UndocumentedTraffic *const requests = m_model->undocumented(m_tree->currentIndex());
    const document::Pointer place = operation ? operation->place.pointer : document::Pointer();
    const UndocumentedTraffic current = requests ? *requests : UndocumentedTraffic();
    const int top = m_tree->verticalScrollBar()->value();
    m_model->setStatistics(traffic.statistics);
    if (!m_tree->currentIndex().isValid()) {
        m_tree->setCurrentIndex(place.isRoot() ? m_model->findUndocumented(current.method, current.path)
                                               : m_model->findPlace(place));
        m_tree->verticalScrollBar()->setValue(top);
    }
    const bool isEmpty = traffic.statistics.checked() == 0 && traffic.waiting == 0;
    m_counts->setText(countsText(traffic, m_monitor.dropped()));
    m_counts->setToolTip(tr("If exchanges come faster than they can be listed and compared, some are left out. The "
                            "gateway serves all of them."));
    m_hint->setText(tr("Send requests to this API through the gateway to see which operations are called, and whether "
                       "they are as the document describes them."));
    m_hint->setVisible(isEmpty);
    refreshButtons();
}

void TrafficTab::refreshButtons()
{
    m_show->setEnabled(m_model->operation(m_tree->currentIndex()));
    m_showExchange->setEnabled(newestExchange() > 0);
    m_add->setEnabled(m_model->undocumented(m_tree->currentIndex()));
}

/** The number of the newest exchange that the document does not describe as it is; 0 for none. */
quint64 TrafficTab::newestExchange() const
{
    if (const OperationTraffic *operation = m_model->operation(m_tree->currentIndex()))
        return operation->newestViolated;
    const UndocumentedTraffic *requests = m_model->undocumented(m_tree->currentIndex());
    return requests ? requests->newest : 0;
}

void TrafficTab::showExchange()
{
    const quint64 number = newestExchange();
    if (m_monitor.exchanges().rowOf(number) >= 0)
        emit exchangeRequested(number);
    else
        showThatItIsGone();
}

void TrafficTab::showThatItIsGone()
{
    m_banner->show(widgets::Banner::Kind::Information,
                   tr("The exchanges with this request are no longer in the list."));
}

void TrafficTab::add()
{
    const UndocumentedTraffic *const requests = m_model->undocumented(m_tree->currentIndex());
    if (!requests)
        return;
    const items::ExchangeModel &exchanges = m_monitor.exchanges();
    const traffic::ExchangePtr exchange = exchanges.exchangeAt(exchanges.rowOf(requests->newest));
    if (exchange)
        emit addRequested(exchange);
    else
        showThatItIsGone();
}

void TrafficTab::showOperation()
{
    const OperationTraffic *const operation = m_model->operation(m_tree->currentIndex());
    if (!operation)
        return;
    // The operations of a path can be in another file.
    if (const openapi::Place place = operation->place; place.address == m_context.file.path())
        m_context.showForm(place.pointer, *this);
    else
        m_context.navigator.show({place.address, place.pointer}, navigation::View::Form, this);
}

bool TrafficTab::reveal(const document::Pointer &pointer)
{
    refresh();
    const QModelIndex row = m_model->findPlace(pointer);
    if (!row.isValid())
        return false;
    m_tree->setCurrentIndex(row);
    m_tree->scrollTo(row);
    m_tree->setFocus(Qt::OtherFocusReason);
    return true;
}

bool TrafficTab::shows(const document::Pointer &pointer) const
{
    const OperationTraffic *const operation = m_model->operation(m_tree->currentIndex());
    return operation && operation->place.pointer == pointer;
}

QList<widgets::Pane> TrafficTab::panes()
{
    return {{m_tree}};
}

void TrafficTab::retranslate()
{
    m_tree->setAccessibleName(tr("Traffic"));
    widgets::setButtonText(m_show, tr("Show operation"));
    widgets::setButtonText(m_showExchange, tr("Show exchange"),
                           tr("Show the newest exchange that is not as the document describes it"));
    widgets::setButtonText(m_add, tr("Add to document"), tr("Add an operation for the selected requests"));
}

void TrafficTab::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        m_model->retranslate();
        refresh();
    }
    DesignerTab::changeEvent(event);
}

void TrafficTab::showEvent(QShowEvent *event)
{
    DesignerTab::showEvent(event);
    refresh();
}

} // namespace coverage

#include "moc_traffictab.cpp"
