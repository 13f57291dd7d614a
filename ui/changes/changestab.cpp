#include "changestab.h"

#include "banner.h"
#include "changeactions.h"
#include "changecopies.h"
#include "changedetail.h"
#include "changefilterbar.h"
#include "changesbar.h"
#include "changetexts.h"
#include "changetree.h"
#include "emptystate.h"
#include "heading.h"
#include "historydialog.h"
#include "progressline.h"
#include "reviews.h"
#include "tabframe.h"
#include "theme.h"

#include <QEvent>
#include <QGuiApplication>
#include <QMenu>
#include <QShortcut>
#include <QSplitter>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace changes {

using designer::Presentation;
using review::ReviewState;
using widgets::Banner;

namespace {

constexpr int ListWidth = 460;
constexpr int DetailWidth = 560;

} // namespace

ChangesTab::ChangesTab(const designer::Context &context, review::Reviews &reviews, QWidget *parent)
    : DesignerTab(parent)
    , m_context(context)
    , m_review(reviews.of(context.file))
    , m_model(new ChangeModel(this))
{
    setObjectName(u"changesTab"_qs);
    buildWidgets(reviews);
    retranslate();
    connectAll();
    refresh();
}

ChangesTab::~ChangesTab() = default;

void ChangesTab::buildWidgets(review::Reviews &reviews)
{
    m_frame = new designer::TabFrame(m_context, u"changesFrame"_qs, this);
    m_page = new QWidget(m_frame);
    m_bar = new ChangesBar(m_context, reviews, *m_review, m_page);
    m_filter = new ChangeFilterBar(m_page);
    m_progress = new widgets::ProgressLine(m_page);
    m_banner = new Banner(m_page);
    m_banner->setObjectName(u"changesBanner"_qs);
    m_copies = new ChangeCopies(*m_model, *m_banner, this);
    m_counts = new widgets::ToneLabel({}, theme::Role::Muted, m_page);
    m_counts->setObjectName(u"changesCounts"_qs);
    m_stack = new QStackedWidget(m_page);
    m_emptyState = new widgets::EmptyState(theme::Icon::Check, m_stack);
    m_splitter = new QSplitter(m_stack);
    m_splitter->setChildrenCollapsible(false);
    m_tree = new ChangeTree(*m_model, m_splitter);
    m_detail = new ChangeDetail(m_splitter);
    m_actions = new ChangeActions(m_context, *m_review, *m_banner, *m_tree, this);
    m_splitter->addWidget(m_tree);
    m_splitter->addWidget(m_detail);
    m_splitter->setSizes({ListWidth, DetailWidth});
    m_stack->addWidget(m_emptyState);
    m_stack->addWidget(m_splitter);
    m_filter->setTarget(m_tree);
    auto *inset = new QVBoxLayout;
    inset->setContentsMargins(theme::Space::Group, theme::Space::Group, theme::Space::Group, theme::Space::Control);
    inset->setSpacing(theme::Space::Control);
    for (QWidget *each : QList<QWidget *>{m_bar, m_filter, m_counts})
        inset->addWidget(each);
    auto *column = new QVBoxLayout(m_page);
    column->setContentsMargins({});
    column->setSpacing(0);
    column->addLayout(inset);
    column->addWidget(m_progress);
    column->addWidget(m_banner);
    column->addWidget(m_stack, 1);
    m_frame->addPage(m_page);
    auto *whole = new QVBoxLayout(this);
    whole->setContentsMargins({});
    whole->addWidget(m_frame);
}

void ChangesTab::connectAll()
{
    connect(m_review.get(), &review::DefinitionReview::changed, this, &ChangesTab::refreshIfShown);
    connect(m_review.get(), &review::DefinitionReview::staleChanged, this, &ChangesTab::noticeStale);
    connect(&m_context.document(), &document::Document::changed, this, &ChangesTab::refreshFrame);
    connect(qGuiApp, &QGuiApplication::applicationStateChanged, this, [this](Qt::ApplicationState state) {
        if (state == Qt::ApplicationActive && isVisible())
            m_review->refresh();
    });
    connect(m_filter, &ChangeFilterBar::filterChanged, this, [this] {
        m_model->setGroupedByEdit(m_filter->isGroupedByEdit());
        m_model->setFilter(m_filter->filter());
        refresh();
    });
    for (const auto &[keys, isNext] :
         {std::pair(QKeySequence(Qt::Key_F7), true), {QKeySequence(Qt::SHIFT | Qt::Key_F7), false}}) {
        auto *shortcut = new QShortcut(keys, this, nullptr, nullptr, Qt::WidgetWithChildrenShortcut);
        connect(shortcut, &QShortcut::activated, this, [this, isNext = isNext] {
            m_tree->selectBreak(isNext);
            m_tree->setFocus(Qt::ShortcutFocusReason);
        });
    }
    connect(m_emptyState, &widgets::EmptyState::activated, m_filter, &ChangeFilterBar::clear);
    connect(m_tree, &ChangeTree::currentChangeChanged, this, &ChangesTab::showCurrent);
    connect(m_tree, &ChangeTree::changeActivated, this, &ChangesTab::goTo);
    connect(m_tree, &ChangeTree::menuRequested, this, &ChangesTab::showMenu);
    connect(m_tree, &ChangeTree::copyRequested, this, [this] { m_copies->copyRow(m_tree->currentIndex()); });
    connect(m_tree, &ChangeTree::revertRequested, this, &ChangesTab::revert);
    connect(m_detail, &ChangeDetail::goToRequested, this, &ChangesTab::goTo);
    connect(m_detail, &ChangeDetail::revertRequested, this, &ChangesTab::revert);
    connect(m_detail, &ChangeDetail::historyRequested, this, &ChangesTab::showHistory);
    connect(m_bar, &ChangesBar::markdownRequested, m_copies, &ChangeCopies::copyShown);
    connect(m_bar, &ChangesBar::messageRequested, m_copies, &ChangeCopies::copyCommitMessage);
    connect(m_bar, &ChangesBar::revertAllRequested, m_actions, &ChangeActions::revertAll);
    connect(m_banner, &Banner::closed, m_banner, &Banner::clear);
}

void ChangesTab::retranslate()
{
    m_tree->setAccessibleName(tr("Changes"));
}

void ChangesTab::refreshFrame()
{
    const Presentation presentation = designer::presentationOf(m_context.file);
    if (presentation != Presentation::Forms)
        return m_frame->explain(presentation);
    m_frame->showPage(m_page);
    m_frame->refreshBanner();
}

void ChangesTab::refreshIfShown()
{
    m_isDue = true;
    if (isVisible())
        refresh();
}

void ChangesTab::showProgress()
{
    m_progress->setActive(m_review->review()->state == ReviewState::Reading ||
                          (m_review->isStale() && !isTextInvalid()));
}

bool ChangesTab::isTextInvalid() const
{
    return m_review->definition() && !m_review->definition()->document().snapshot().isValid();
}

void ChangesTab::noticeStale()
{
    showProgress();
    if (isTextInvalid())
        refreshIfShown();
}

void ChangesTab::refresh()
{
    m_isDue = false;
    refreshFrame();
    const review::Review &review = *m_review->review();
    m_bar->refresh(review);
    m_model->setReview(m_review->review());
    m_filter->setCounts(review);
    const bool isCompared = review.state == ReviewState::Compared;
    const bool hasChanges = isCompared && !review.groups.isEmpty();
    showProgress();
    m_filter->setVisible(hasChanges);
    m_counts->setVisible(hasChanges);
    QString counts = designer::countsText(review);
    if (isCompared && !review.hasFindings)
        counts += u" · "_qs + tr("compared as text only, because one of the two is no description of OpenAPI 3");
    if (isCompared && isTextInvalid())
        counts += u" · "_qs + tr("as before the syntax error");
    if (m_model->shownCount() < m_model->allowedCount())
        counts += u" · "_qs + tr("%n more are not listed", nullptr, m_model->allowedCount() - m_model->shownCount());
    m_counts->setText(counts);
    if (hasChanges && m_model->rowCount() > 0) {
        m_stack->setCurrentWidget(m_splitter);
    } else {
        const designer::Explanation why =
            hasChanges ? designer::Explanation{tr("No change fits"), tr("All changes are hidden by the filter.")}
            : isCompared && isTextInvalid()
                ? designer::Explanation{tr("Not compared"), tr("The text has a syntax error. Fix the error to "
                                                               "compare the document again.")}
                : designer::explanationOf(review);
        m_emptyState->setTexts(why.title, why.text);
        m_emptyState->setAction(hasChanges ? tr("Show all changes") : QString(), u"changesShowAll"_qs);
        m_stack->setCurrentWidget(m_emptyState);
    }
    if (!m_wanted.isRoot() && isCompared && !m_review->isStale())
        reveal(document::Pointer(m_wanted));
    showCurrent();
}

void ChangesTab::showCurrent()
{
    m_detail->show(*m_model->review(), m_model->item(m_tree->currentIndex()));
}

bool ChangesTab::reveal(const document::Pointer &pointer)
{
    m_wanted = {};
    if (m_isDue)
        refresh();
    if (const QModelIndex row = m_model->findPlace(pointer); row.isValid()) {
        m_tree->select(row);
        m_tree->setFocus(Qt::OtherFocusReason);
        return true;
    }
    if (m_review->review()->state == ReviewState::Reading)
        m_wanted = pointer;
    return m_review->review()->state == ReviewState::Reading;
}

bool ChangesTab::shows(const document::Pointer &pointer) const
{
    const review::ChangeItem *item = m_model->item(m_tree->currentIndex());
    return item && item->place == pointer;
}

QList<widgets::Pane> ChangesTab::panes()
{
    if (m_stack->currentWidget() != m_splitter)
        return {{m_page}};
    return {{m_tree}, {m_detail}};
}

void ChangesTab::goTo()
{
    if (const review::ChangeItem *item = m_model->item(m_tree->currentIndex()))
        m_actions->goTo(*item, m_model->finding(m_tree->currentIndex()));
}

void ChangesTab::revert()
{
    if (const review::ChangeItem *item = m_model->item(m_tree->currentIndex()))
        m_actions->revert(review::ChangeItem(*item));
}

void ChangesTab::showMenu(const QPoint &globalPosition)
{
    const review::ChangeItem *item = m_model->item(m_tree->currentIndex());
    if (!item)
        return;
    auto *menu = new QMenu(this);
    menu->setObjectName(u"changesMenu"_qs);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(theme::icon(theme::Icon::ArrowRight), tr("Go to"), this, &ChangesTab::goTo);
    QAction *revert = menu->addAction(theme::icon(theme::Icon::Revert), item->isRemoved ? tr("Restore") : tr("Revert"),
                                      this, &ChangesTab::revert);
    revert->setEnabled(item->canRevert);
    menu->addAction(theme::icon(theme::Icon::Copy), tr("Copy as Markdown"), this,
                    [this] { m_copies->copyRow(m_tree->currentIndex()); });
    if (!operationOfCurrent().isEmpty())
        menu->addAction(theme::icon(theme::Icon::Clock), tr("History…"), this, &ChangesTab::showHistory);
    menu->popup(globalPosition);
}

QString ChangesTab::operationOfCurrent() const
{
    const difference::Change *finding = m_model->finding(m_tree->currentIndex());
    return finding ? finding->operation : QString();
}

void ChangesTab::showHistory()
{
    if (const QString operation = operationOfCurrent(); !operation.isEmpty())
        designer::HistoryDialog::open(m_context.file, operation, *m_review, this);
}

void ChangesTab::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        m_model->retranslate();
        refresh();
    }
    if (event->type() == QEvent::PaletteChange && m_detail)
        showCurrent();
    DesignerTab::changeEvent(event);
}

void ChangesTab::showEvent(QShowEvent *event)
{
    DesignerTab::showEvent(event);
    if (m_isDue)
        refresh();
    m_review->refresh();
}

} // namespace changes

#include "moc_changestab.cpp"
