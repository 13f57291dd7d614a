#include "mergetab.h"

#include "banner.h"
#include "conflictdetail.h"
#include "conflictlist.h"
#include "conflictmodel.h"
#include "conflicttexts.h"
#include "emptystate.h"
#include "flowlayout.h"
#include "heading.h"
#include "naming.h"
#include "progressline.h"
#include "stagecommand.h"
#include "theme.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QEvent>
#include <QPushButton>
#include <QSplitter>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace merge {

using conflicts::ConflictItem;
using conflicts::MergeSession;
using conflicts::SessionState;
using widgets::Banner;

namespace {

constexpr int ConflictsWidth = 280;
constexpr int SidesWidth = 740;

/** The text of an action with its shortcut, for a tooltip. */
QString withKeys(const QAction &action)
{
    return u"%1 (%2)"_qs.arg(action.text(), action.shortcut().toString(QKeySequence::NativeText));
}

} // namespace

MergeTab::MergeTab(const designer::Context &context, std::shared_ptr<MergeSession> session, QWidget *parent)
    : DesignerTab(parent)
    , m_context(context)
    , m_session(std::move(session))
    , m_model(new ConflictModel(*m_session, this))
{
    setObjectName(u"mergeTab"_qs);
    buildWidgets();
    retranslate();
    connectAll();
    refresh();
}

MergeTab::~MergeTab() = default;

QWidget *MergeTab::buildBar()
{
    auto *bar = new QWidget(this);
    m_title = new widgets::Heading({}, theme::Heading::Section, bar);
    m_title->setObjectName(u"mergeTitle"_qs);
    const auto button = [bar](const QString &name, theme::Icon icon) {
        auto *made = new QPushButton(theme::icon(icon), {}, bar);
        made->setObjectName(name);
        return made;
    };
    m_previous = button(u"mergePrevious"_qs, theme::Icon::ArrowUp);
    m_next = button(u"mergeNext"_qs, theme::Icon::ArrowDown);
    m_versions = button(u"mergeVersions"_qs, theme::Icon::File);
    m_close = button(u"mergeClose"_qs, theme::Icon::Close);
    auto *flow = new widgets::FlowLayout(bar);
    for (QWidget *control : QList<QWidget *>{m_title, m_previous, m_next, m_versions, m_close})
        flow->addWidget(control);
    return bar;
}

void MergeTab::buildWidgets()
{
    QWidget *bar = buildBar();
    m_counts = new widgets::ToneLabel({}, theme::Role::Muted, this);
    m_counts->setObjectName(u"mergeCounts"_qs);
    m_note = new widgets::ToneLabel({}, theme::Role::Muted, this);
    m_note->setObjectName(u"mergeNote"_qs);
    m_progress = new widgets::ProgressLine(this);
    m_banner = new Banner(this);
    m_banner->setObjectName(u"mergeBanner"_qs);
    m_done = new Banner(this);
    m_done->setObjectName(u"mergeDone"_qs);
    m_stack = new QStackedWidget(this);
    m_emptyState = new widgets::EmptyState(theme::Icon::Check, m_stack);
    m_splitter = new QSplitter(m_stack);
    m_splitter->setChildrenCollapsible(false);
    m_list = new ConflictList(*m_model, m_splitter);
    m_detail = new ConflictDetail(*m_session, m_splitter);
    m_splitter->addWidget(m_list);
    m_splitter->addWidget(m_detail);
    m_splitter->setSizes({ConflictsWidth, SidesWidth});
    m_splitter->setStretchFactor(1, 1);
    m_stack->addWidget(m_emptyState);
    m_stack->addWidget(m_splitter);
    addWalk(Qt::Key_F7, u"mergeNextAction"_qs, m_nextAction, 1);
    addWalk(Qt::SHIFT | Qt::Key_F7, u"mergePreviousAction"_qs, m_previousAction, -1);
    auto *inset = new QVBoxLayout;
    inset->setContentsMargins(theme::Space::Group, theme::Space::Control, theme::Space::Group, theme::Space::Control);
    inset->setSpacing(theme::Space::Tight);
    for (QWidget *each : QList<QWidget *>{bar, m_counts, m_note})
        inset->addWidget(each);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(0);
    column->addLayout(inset);
    column->addWidget(m_progress);
    column->addWidget(m_banner);
    column->addWidget(m_done);
    column->addWidget(m_stack, 1);
}

void MergeTab::connectAll()
{
    connect(m_session.get(), &MergeSession::changed, this, &MergeTab::refresh);
    connect(m_session.get(), &MergeSession::stateChanged, this, [this] {
        refresh();
        // While the versions were read, the focus was on a button.
        if (m_session->state() == SessionState::Ready && m_model->rowCount() > 0 &&
            isAncestorOf(QApplication::focusWidget()))
            m_list->setFocus(Qt::OtherFocusReason);
    });
    connect(&m_context.document(), &document::Document::historyChanged, this, &MergeTab::refreshBanner);
    connect(m_list, &ConflictList::currentConflictChanged, this, &MergeTab::showCurrent);
    connect(m_detail, &ConflictDetail::sideChosen, this, &MergeTab::choose);
    connect(m_detail, &ConflictDetail::textTaken, this, &MergeTab::take);
    connect(m_detail, &ConflictDetail::acceptRequested, this, &MergeTab::accept);
    connect(m_detail, &ConflictDetail::goToRequested, this, [this] {
        if (const int row = m_list->current(); row >= 0)
            m_context.showForm(m_session->items().at(row).place, *m_list);
    });
    connect(m_versions, &QPushButton::clicked, this, &MergeTab::versionsRequested);
    connect(m_close, &QPushButton::clicked, this, &MergeTab::close);
    connect(m_emptyState, &widgets::EmptyState::activated, this, [this] {
        if (m_session->state() == SessionState::Undone)
            m_context.document().redo();
        else
            emit versionsRequested();
    });
    connect(m_banner, &Banner::closed, m_banner, &Banner::clear);
    connect(m_next, &QPushButton::clicked, m_nextAction, &QAction::trigger);
    connect(m_previous, &QPushButton::clicked, m_previousAction, &QAction::trigger);
}

void MergeTab::addWalk(const QKeySequence &keys, const QString &objectName, QAction *&action, int direction)
{
    action = new QAction(this);
    action->setObjectName(objectName);
    action->setShortcut(keys);
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    addAction(action);
    connect(action, &QAction::triggered, this, [this, direction] { walk(direction); });
}

void MergeTab::retranslate()
{
    m_title->setText(tr("Merge"));
    m_list->setAccessibleName(tr("Conflicts"));
    m_nextAction->setText(tr("Next open conflict"));
    m_previousAction->setText(tr("Previous open conflict"));
    widgets::setButtonText(m_previous, tr("Previous"), withKeys(*m_previousAction));
    widgets::setButtonText(m_next, tr("Next"), withKeys(*m_nextAction));
    widgets::setButtonText(m_versions, tr("Other versions…"), tr("Merge other files or revisions"));
    widgets::setButtonText(m_close, tr("Close merge"), tr("Close this tab. The document keeps its text."));
}

void MergeTab::start(const conflicts::MergeSource &source)
{
    m_banner->clear();
    m_session->start(source, tr("Merge versions"));
}

void MergeTab::refresh()
{
    m_model->refresh();
    const bool isReady = m_session->state() == SessionState::Ready;
    m_progress->setActive(m_session->state() == SessionState::Reading || (isReady && m_session->isChecking()));
    if (isReady && m_model->rowCount() > 0 && m_list->current() < 0)
        m_list->select(0);
    if (isReady && m_model->rowCount() > 0)
        m_stack->setCurrentWidget(m_splitter);
    else
        explain();
    showState();
    refreshBanner();
    showCurrent();
}

void MergeTab::showState()
{
    const bool isReady = m_session->state() == SessionState::Ready;
    const qsizetype open = m_session->openCount();
    const qsizetype all = m_session->items().size();
    QString counts = tr("%1 of %2 resolved", "conflicts").arg(QString::number(all - open), QString::number(all));
    if (m_session->unlistedCount() > 0)
        counts += u" · "_qs +
                  tr("further conflicts, which have the text of ours and are not listed: %1", "%1: a number")
                      .arg(m_session->unlistedCount());
    m_counts->setText(counts);
    m_counts->setVisible(isReady && all > 0);
    QStringList notes{operationNote(m_session->names().operation)};
    if (m_session->isByLines())
        notes.append(tr("Lines were merged, because a version can't be parsed, has several documents, or its aliases "
                        "lead too deep."));
    notes.removeAll(QString());
    m_note->setText(notes.join(u' '));
    m_note->setVisible(isReady && !notes.isEmpty());
    m_nextAction->setEnabled(isReady && open > 0);
    m_previousAction->setEnabled(isReady && open > 0);
    m_next->setEnabled(m_nextAction->isEnabled());
    m_previous->setEnabled(m_previousAction->isEnabled());
}

void MergeTab::explain()
{
    QString title = tr("No conflicts");
    QString text = tr("The versions were merged. The document has the changes of both sides.");
    QString action;
    switch (m_session->state()) {
    case SessionState::Ready:
        if (m_session->isChecking()) {
            title = tr("Checking…");
            text = tr("The merged document is searched for problems that neither side has.");
        }
        break;
    case SessionState::Reading:
        title = tr("Merging…");
        text = tr("The versions are read and merged.");
        break;
    case SessionState::Undone:
        title = tr("The merge is undone");
        text = tr("The document has the text from before the merge.");
        action = tr("Redo the merge");
        break;
    case SessionState::Failed:
        title = tr("The versions can't be merged");
        text = mergeFailure(m_session->error());
        action = tr("Choose versions…");
        break;
    case SessionState::None:
        title = tr("No merge");
        text = tr("Choose the versions to merge into this document.");
        action = tr("Choose versions…");
        break;
    }
    m_emptyState->setTexts(title, text);
    m_emptyState->setAction(action, u"mergeExplained"_qs);
    m_stack->setCurrentWidget(m_emptyState);
}

/** What remains to be done after the file was saved, or the last conflict was resolved. */
void MergeTab::refreshBanner()
{
    const bool isSaved = !m_context.document().isModified() && !m_context.file.path().isEmpty();
    if (isSaved && m_session->state() == SessionState::Ready && m_session->openCount() > 0) {
        m_done->show(Banner::Kind::Warning,
                     tr("Saved with open conflicts: %1. Resolve them before you stage the file.", "%1: a number")
                         .arg(QString::number(m_session->openCount())));
        return m_done->setClosable(false);
    }
    const bool isDone = m_session->state() == SessionState::Ready && m_session->openCount() == 0 &&
                        !m_session->isChecking();
    if (!isDone)
        return m_done->clear();
    const QString text = !isSaved ? tr("All conflicts are resolved. Save the file.")
                         : m_session->source().isGit
                             ? tr("Saved. Stage it with git add %1.", "%1: file name").arg(m_context.file.title())
                             : tr("Saved. All conflicts are resolved.");
    if (m_done->isVisibleTo(this) && m_done->text() == text)
        return;
    m_done->show(isSaved ? Banner::Kind::Success : Banner::Kind::Information, text);
    m_done->setClosable(false);
    if (!isSaved || !m_session->source().isGit)
        return;
    QPushButton *copy = m_done->addAction(tr("Copy command"), u"mergeCopyCommand"_qs);
    const QString command = stageCommand(m_context.file.path());
    copy->setToolTip(command);
    connect(copy, &QPushButton::clicked, this, [command] { QGuiApplication::clipboard()->setText(command); });
}

void MergeTab::showCurrent()
{
    const bool isShown = m_session->state() == SessionState::Ready && m_list->current() >= 0;
    m_detail->show(isShown ? m_list->current() : -1, isShown ? currentPlace() : QString());
}

void MergeTab::close()
{
    const qsizetype open = m_session->state() == SessionState::Ready ? m_session->openCount() : 0;
    if (open == 0)
        return m_session->close();
    m_banner->show(Banner::Kind::Warning,
                   tr("Open conflicts: %1. Where they are, the document keeps the text of ours.", "%1: a number")
                       .arg(QString::number(open)));
    QPushButton *confirm = m_banner->addAction(tr("Close anyway"), u"mergeCloseAnyway"_qs);
    // The banner has the button, so it is not removed while it is clicked.
    connect(confirm, &QPushButton::clicked, m_session.get(), &MergeSession::close, Qt::QueuedConnection);
    confirm->setFocus(Qt::OtherFocusReason);
}

void MergeTab::walk(int direction)
{
    const int count = m_model->rowCount();
    const int current = std::max(0, m_list->current());
    for (int step = 1; step <= count; ++step) {
        const int row = ((current + direction * step) % count + count) % count;
        if (!m_session->items().at(row).isOpen())
            continue;
        m_list->select(row);
        m_list->setFocus(Qt::OtherFocusReason);
        return;
    }
}

QString MergeTab::currentPlace() const
{
    return m_model->nameAt(m_list->current());
}

void MergeTab::advance(const base::Result<void> &resolved)
{
    if (!resolved) {
        m_banner->show(Banner::Kind::Error, resolutionFailure(resolved.error()));
        return;
    }
    m_banner->clear();
    m_detail->endEdit();
    if (m_session->openCount() > 0)
        walk(1);
    else
        m_list->setFocus(Qt::OtherFocusReason);
}

void MergeTab::choose(SideName side)
{
    if (m_list->current() < 0)
        return;
    const QString name = tr("Use %1 at %2", "%1: base, ours or theirs, %2: a place")
                             .arg(choiceWord(conflicts::choiceOf(side)), currentPlace());
    advance(m_session->choose(m_list->current(), side, name));
}

void MergeTab::take(const QByteArray &text)
{
    if (m_list->current() < 0)
        return;
    const base::Result<void> edited = m_session->edit(m_list->current(), text,
                                                      tr("Resolve %1", "%1: a place").arg(currentPlace()));
    if (edited)
        advance(edited);
    else
        m_detail->showEditFailure(resolutionFailure(edited.error()));
}

void MergeTab::accept()
{
    if (m_list->current() < 0)
        return;
    advance(m_session->accept(m_list->current(), tr("Keep %1", "%1: a place").arg(currentPlace())));
}

bool MergeTab::shows(const document::Pointer &pointer) const
{
    const int row = m_list->current();
    return m_session->state() == SessionState::Ready && row >= 0 && m_session->items().at(row).place == pointer;
}

bool MergeTab::reveal(const document::Pointer &pointer)
{
    const QList<ConflictItem> &items = m_session->items();
    const auto found = std::find_if(items.begin(), items.end(),
                                    [&](const ConflictItem &item) { return item.place == pointer; });
    if (m_session->state() != SessionState::Ready || found == items.end())
        return false;
    m_list->select(int(found - items.begin()));
    m_list->setFocus(Qt::OtherFocusReason);
    return true;
}

/** The steps of the merge are seen here; others too, in the texts of their conflicts. */
bool MergeTab::follow(const document::Pointer &pointer)
{
    return shows(pointer) || reveal(pointer) || m_session->state() == SessionState::Undone;
}

QList<widgets::Pane> MergeTab::panes()
{
    if (m_stack->currentWidget() != m_splitter)
        return {{this}};
    return {{m_list}, {m_detail}};
}

void MergeTab::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        refresh();
    }
    DesignerTab::changeEvent(event);
}

} // namespace merge

#include "moc_mergetab.cpp"
