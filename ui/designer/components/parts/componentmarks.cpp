#include "componentmarks.h"

#include "componentlist.h"
#include "icon.h"
#include "measures.h"
#include "navigator.h"

#include <QAction>
#include <QPainter>
#include <QStyledItemDelegate>
#include <QTreeWidget>

namespace designer {

using document::Pointer;
using review::Mark;
using review::NodeChange;

namespace {

/** The item data role of the place in the base of a component that only the base has. */
constexpr int RemovedComponentRole = Qt::UserRole + 3;
/** The largest number of removed components in the list; the tab Changes lists all. */
constexpr int MostRemovedComponents = 200;

/** Draws the letter of a component's mark at the right end of its row. */
class ComponentMarkDelegate final : public QStyledItemDelegate
{
public:
    ComponentMarkDelegate(const ReviewMarks &marks, QObject *parent)
        : QStyledItemDelegate(parent)
        , m_marks(marks)
    {}

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        QStyledItemDelegate::paint(painter, option, index);
        QRect free = option.rect.adjusted(0, 0, -theme::Space::Control, 0);
        const QString place = index.data(ComponentPointerRole).toString();
        if (index.data(RemovedComponentRole).isValid())
            paintReviewMark(painter, free, {NodeChange::Removed, std::nullopt});
        else if (const auto pointer = Pointer::parse(place); pointer && !place.isEmpty())
            paintReviewMark(painter, free, m_marks.of(*pointer));
    }

private:
    const ReviewMarks &m_marks;
};

/** The places in the base of the removed components that get rows. */
QStringList removedComponents(const review::Review *review)
{
    QStringList places;
    const document::Node kinds = review ? review->tree.base().at(Pointer{"components"}) : document::Node();
    for (qsizetype i = 0; i < kinds.childCount(); ++i) {
        for (const review::RemovedNode &node : review->marks.removedIn(Pointer{"components", kinds.keyAt(i)})) {
            if (places.size() < MostRemovedComponents)
                places.append(node.place.toString());
        }
    }
    return places;
}

void setTexts(QTreeWidgetItem &item, const QString &text)
{
    if (item.toolTip(0) == text)
        return;
    item.setToolTip(0, text);
    item.setData(0, Qt::AccessibleDescriptionRole, text);
}

} // namespace

ComponentMarks::ComponentMarks(const Context &context, QTreeWidget &tree, QWidget &tab)
    : QObject(&tab)
    , m_context(context)
    , m_marks(new ReviewMarks(context, tab))
    , m_tree(tree)
    , m_revert(new QAction(&tree))
    , m_show(new QAction(&tree))
{
    m_revert->setObjectName(u"revertComponentAction"_qs);
    m_revert->setIcon(theme::icon(theme::Icon::Revert));
    m_show->setObjectName(u"showComponentChangesAction"_qs);
    m_show->setIcon(theme::icon(theme::Icon::Exchange));
    tree.addActions({m_revert, m_show});
    tree.setItemDelegate(new ComponentMarkDelegate(*m_marks, &tree));
    m_refresh.setSingleShot(true);
    m_refresh.setInterval(0);
    connect(&m_refresh, &QTimer::timeout, this, &ComponentMarks::refresh);
    connect(m_marks, &ReviewMarks::changed, this, &ComponentMarks::refresh);
    connect(tree.model(), &QAbstractItemModel::modelReset, &m_refresh, qOverload<>(&QTimer::start));
    connect(&tree, &QTreeWidget::currentItemChanged, this, &ComponentMarks::refreshActions);
    connect(m_revert, &QAction::triggered, this, &ComponentMarks::revertCurrent);
    connect(m_show, &QAction::triggered, this, [this] {
        const QTreeWidgetItem *item = m_tree.currentItem();
        const auto place = Pointer::parse(item ? item->data(0, ComponentPointerRole).toString() : QString());
        if (place)
            m_context.navigator.show(m_context.at(*place), navigation::View::Changes, &m_tree);
    });
    retranslate();
}

void ComponentMarks::retranslate()
{
    m_show->setText(tr("Show changes"));
    refreshActions();
}

std::optional<Pointer> ComponentMarks::currentRemoved() const
{
    const QTreeWidgetItem *item = m_tree.currentItem();
    const QVariant place = item ? item->data(0, RemovedComponentRole) : QVariant();
    return place.isValid() ? Pointer::parse(place.toString()) : std::nullopt;
}

QTreeWidgetItem *ComponentMarks::groupOf(const QByteArray &kind) const
{
    const QString name = componentKindName(kind);
    for (int row = 0; row < m_tree.topLevelItemCount(); ++row) {
        if (m_tree.topLevelItem(row)->text(0) == name)
            return m_tree.topLevelItem(row);
    }
    auto *group = new QTreeWidgetItem(&m_tree, {name});
    group->setFlags(Qt::ItemIsEnabled);
    group->setExpanded(true);
    return group;
}

/** Rows of removed components stay while the same components are removed, so that one can stay the current row. */
void ComponentMarks::refresh()
{
    const review::Review *review = m_marks->review();
    QStringList shown;
    for (int row = 0; row < m_tree.topLevelItemCount(); ++row) {
        const QTreeWidgetItem *group = m_tree.topLevelItem(row);
        for (int at = 0; at < group->childCount(); ++at) {
            QTreeWidgetItem *item = group->child(at);
            if (const QVariant removed = item->data(0, RemovedComponentRole); removed.isValid()) {
                shown.append(removed.toString());
                continue;
            }
            const auto place = Pointer::parse(item->data(0, ComponentPointerRole).toString());
            const Mark mark = place && review ? m_marks->of(*place) : Mark();
            setTexts(*item, mark.isEmpty() ? QString() : markText(mark, review::nameOf(review->choice)));
        }
    }
    QStringList wanted = removedComponents(review);
    shown.sort();
    wanted.sort();
    if (shown != wanted)
        showRemoved(wanted);
    emit removedChanged();
    refreshActions();
    m_tree.viewport()->update();
}

void ComponentMarks::showRemoved(const QStringList &places)
{
    for (int row = m_tree.topLevelItemCount() - 1; row >= 0; --row) {
        QTreeWidgetItem *group = m_tree.topLevelItem(row);
        for (int at = group->childCount() - 1; at >= 0; --at) {
            if (group->child(at)->data(0, RemovedComponentRole).isValid())
                delete group->child(at);
        }
        if (group->childCount() == 0)
            delete group;
    }
    for (const QString &place : places) {
        const auto component = Pointer::parse(place);
        auto *item = new QTreeWidgetItem(groupOf(component->tokens().value(1)), {QString::fromUtf8(component->last())});
        QFont struck = m_tree.font();
        struck.setStrikeOut(true);
        item->setFont(0, struck);
        item->setForeground(0, theme::color(theme::Role::Muted));
        item->setData(0, RemovedComponentRole, place);
        setTexts(*item,
                 markText({NodeChange::Removed, std::nullopt}, review::nameOf(m_marks->definitionReview().base())));
    }
}

void ComponentMarks::refreshActions()
{
    for (QAction *action : {m_revert, m_show})
        action->setVisible(m_marks->isActive());
    if (!m_marks->isActive())
        return;
    const QTreeWidgetItem *item = m_tree.currentItem();
    const bool isRemoved = item && item->data(0, RemovedComponentRole).isValid();
    const auto place = Pointer::parse(item ? item->data(0, ComponentPointerRole).toString() : QString());
    const bool isMarked = place && !place->isRoot() && m_marks->of(*place).change.has_value();
    m_revert->setText(isRemoved ? tr("Restore")
                                : tr("Revert to %1", "%1: HEAD, a revision or a file")
                                      .arg(review::nameOf(m_marks->definitionReview().base())));
    m_revert->setEnabled(isRemoved || isMarked);
    m_show->setEnabled(isMarked);
}

void ComponentMarks::revertCurrent()
{
    const QTreeWidgetItem *item = m_tree.currentItem();
    if (!item)
        return;
    const QVariant removed = item->data(0, RemovedComponentRole);
    const QString text = removed.isValid() ? removed.toString() : item->data(0, ComponentPointerRole).toString();
    const auto place = Pointer::parse(text);
    if (!place || place->isRoot())
        return;
    const base::Result<void> done = removed.isValid() ? m_marks->restore(*place) : m_marks->revert(*place);
    if (done)
        emit reverted();
    else
        emit failed(done.error());
}

} // namespace designer

#include "moc_componentmarks.cpp"
