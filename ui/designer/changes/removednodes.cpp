#include "removednodes.h"

#include "flowlayout.h"
#include "heading.h"
#include "icon.h"
#include "measures.h"
#include "naming.h"
#include "placenames.h"
#include "showntext.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

namespace designer {

using review::Mark;
using review::NodeChange;
using review::RemovedNode;

namespace {

/** The largest number of removed entries that are shown; the tab Changes lists all. */
constexpr qsizetype MostRemovedEntries = 8;

} // namespace

RemovedNodes::RemovedNodes(ReviewMarks &marks, const QString &objectName, QWidget *parent)
    : QWidget(parent)
    , m_marks(marks)
    , m_objectName(objectName)
    , m_title(new widgets::ToneLabel({}, theme::Role::Muted, this))
{
    setObjectName(objectName + u"Removed"_qs);
    auto *flow = new widgets::FlowLayout(this);
    flow->setSpacing(theme::Space::Control);
    flow->addWidget(m_title);
    m_title->setWordWrap(false);
    hide();
    connect(&marks, &ReviewMarks::changed, this, &RemovedNodes::refresh);
}

void RemovedNodes::setCollections(const QList<document::Pointer> &collections)
{
    if (collections == m_collections)
        return;
    m_collections = collections;
    refresh();
}

void RemovedNodes::refresh()
{
    const review::Review *review = m_marks.review();
    QList<RemovedNode> nodes;
    for (const document::Pointer &collection : std::as_const(m_collections)) {
        if (review)
            nodes += review->marks.removedIn(collection);
    }
    nodes = nodes.first(std::min(nodes.size(), MostRemovedEntries));
    QList<document::Pointer> places;
    for (const RemovedNode &node : std::as_const(nodes))
        places.append(node.place);
    if (places == m_shown)
        return;
    m_shown = places;
    // The button that was clicked can be one of them.
    for (QWidget *entry : std::as_const(m_entries)) {
        entry->hide();
        entry->deleteLater();
    }
    m_entries.clear();
    setVisible(!nodes.isEmpty());
    if (nodes.isEmpty())
        return;
    m_title->setText(tr("Removed since %1:", "%1: HEAD, a revision or a file").arg(review::nameOf(review->choice)));
    for (int i = 0; i < int(nodes.size()); ++i)
        addEntry(nodes.at(i), base::shownText(review::entryName(review->tree.base(), nodes.at(i).place)), i);
}

void RemovedNodes::addEntry(const RemovedNode &node, const QString &name, int number)
{
    const Mark mark{NodeChange::Removed, node.level};
    const QString text = markText(mark, review::nameOf(m_marks.definitionReview().base()));
    auto *entry = new QWidget(this);
    auto *letter = new widgets::ToneLabel(markLetter(mark), markColor(mark), entry);
    letter->setWordWrap(false);
    letter->setToolTip(text);
    auto *label = new widgets::ToneLabel(name, theme::Role::Muted, entry);
    label->setWordWrap(false);
    label->setObjectName(m_objectName + u"RemovedName%1"_qs.arg(number));
    label->setToolTip(text);
    QFont struck = label->font();
    struck.setStrikeOut(true);
    label->setFont(struck);
    auto *restore = new QToolButton(entry);
    restore->setObjectName(m_objectName + u"Restore%1"_qs.arg(number));
    restore->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    restore->setAutoRaise(true);
    restore->setFocusPolicy(Qt::StrongFocus);
    restore->setIcon(theme::icon(theme::Icon::Revert));
    const QString toolTip = tr("Add %1 again with its earlier text", "%1: a name").arg(name);
    widgets::setButtonText(restore, tr("Restore"), toolTip);
    restore->setAccessibleDescription(toolTip);
    connect(restore, &QToolButton::clicked, this, [this, place = node.place] {
        if (const auto restored = m_marks.restore(place); !restored)
            emit failed(restored.error());
    });
    auto *row = new QHBoxLayout(entry);
    row->setContentsMargins({});
    row->setSpacing(theme::Space::Tight);
    for (QWidget *part : std::initializer_list<QWidget *>{letter, label, restore})
        row->addWidget(part);
    layout()->addWidget(entry);
    entry->show();
    m_entries.append(entry);
}

void RemovedNodes::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        m_shown.clear();
        refresh();
    }
    QWidget::changeEvent(event);
}

} // namespace designer

#include "moc_removednodes.cpp"
