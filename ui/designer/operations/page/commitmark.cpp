#include "commitmark.h"

#include "committedfiles.h"
#include "icon.h"
#include "naming.h"
#include "navigator.h"

#include <QEvent>
#include <QGuiApplication>

namespace designer {

using commits::ValueChange;

CommitMark::CommitMark(const Context &context, QWidget *page)
    : QToolButton(page)
    , m_context(context)
{
    setObjectName(u"operationCommitMark"_qs);
    setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    setFocusPolicy(Qt::StrongFocus);
    hide();
    retranslate();
    if (!context.commits)
        return;
    page->installEventFilter(this);
    connect(this, &QToolButton::clicked, this, [this] {
        if (m_context.reviews)
            m_context.navigator.show(m_context.at(m_place), navigation::View::Changes, this);
        else
            m_context.showInSource(m_place, *this);
    });
    connect(&context.document(), &document::Document::changed, this, &CommitMark::compare);
    connect(qGuiApp, &QGuiApplication::applicationStateChanged, this, [this](Qt::ApplicationState state) {
        if (state == Qt::ApplicationActive)
            readCommit();
    });
}

CommitMark::~CommitMark() = default;

void CommitMark::setPlace(const document::Pointer &place)
{
    if (place != m_place)
        showChange(ValueChange::None);
    m_place = place;
    if (m_committed)
        compare();
    else
        readCommit();
}

/** Nothing is read while no value is shown. */
bool CommitMark::isPageShown() const
{
    return m_context.commits && !m_place.isRoot() && parentWidget()->isVisible();
}

void CommitMark::readCommit()
{
    if (!isPageShown())
        return;
    if (m_committed) {
        m_committed->refresh();
    } else {
        m_committed = m_context.commits->of(m_context.file);
        connect(m_committed.get(), &commits::CommittedFile::textChanged, this, &CommitMark::compare);
        connect(m_committed.get(), &commits::CommittedFile::treeChanged, this, &CommitMark::compare);
    }
    compare();
}

void CommitMark::compare()
{
    const document::Snapshot now = m_context.document().snapshot();
    // The tree of a text with a syntax error is that of an earlier text.
    if (!m_committed || !isPageShown() || !now.isValid())
        return;
    const std::optional<document::Snapshot> &tree = m_committed->tree();
    showChange(tree ? commits::valueChange(*tree, now, m_place) : ValueChange::None);
}

void CommitMark::showChange(ValueChange change)
{
    if (change == m_change)
        return;
    m_change = change;
    retranslate();
    setVisible(change != ValueChange::None);
}

/** The colors are those of changed lines in Source. */
void CommitMark::retranslate()
{
    const bool isNew = m_change == ValueChange::New;
    setIcon(theme::icon(theme::Icon::Dot, isNew ? theme::Role::Ok : theme::Role::Accent));
    const QString toolTip = isNew ? tr("New since the last commit") : tr("Changed since the last commit");
    widgets::setButtonText(this, isNew ? tr("New") : tr("Changed"), toolTip);
    setAccessibleDescription(toolTip);
}

bool CommitMark::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == parent() && event->type() == QEvent::Show)
        readCommit();
    return QToolButton::eventFilter(watched, event);
}

} // namespace designer

#include "moc_commitmark.cpp"
