#include "pathlist.h"

#include "badge.h"
#include "icon.h"
#include "measures.h"
#include "naming.h"
#include "pathtreedata.h"
#include "searchfield.h"

#include <QAction>
#include <QEvent>
#include <QHBoxLayout>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QSortFilterProxyModel>
#include <QToolButton>
#include <QTreeView>
#include <QVBoxLayout>

namespace designer {

namespace {

/** The tree is initially expanded up to this number of paths. */
constexpr int ExpandedPaths = 100;

/** Icon only; the action's text is the tool tip and the accessible name. */
void setUpIconButton(QToolButton *button, QAction *action, const QString &objectName)
{
    button->setObjectName(objectName);
    button->setDefaultAction(action);
    button->setToolButtonStyle(Qt::ToolButtonIconOnly);
    button->setAutoRaise(true);
}

} // namespace

PathList::PathList(document::Document &document, QWidget *parent)
    : QWidget(parent)
    , m_document(document)
{
    buildWidgets();
    buildActions();
    retranslate();
    connectAll();
    expandInitially();
    refreshActions();
}

void PathList::buildWidgets()
{
    m_model = new PathTreeModel(m_document, this);
    // Connected before the proxy, which forgets its mapping when the model is reset.
    connect(m_model, &QAbstractItemModel::modelAboutToBeReset, this, &PathList::saveViewState);
    m_filtered = new QSortFilterProxyModel(this);
    m_filtered->setRecursiveFilteringEnabled(true);
    m_filtered->setAutoAcceptChildRows(true);
    m_filtered->setFilterRole(PathSearchRole);
    m_filtered->setFilterCaseSensitivity(Qt::CaseInsensitive);
    m_filtered->setSourceModel(m_model);
    m_filter = new widgets::SearchField({}, u"pathFilter"_qs, this);
    m_tree = new QTreeView(this);
    m_tree->setObjectName(u"pathTree"_qs);
    m_tree->setModel(m_filtered);
    // With SelectRows, Qt's accessibility interface selects the row by its number on the screen, which is the wrong
    // row.
    m_tree->setSelectionBehavior(QAbstractItemView::SelectItems);
    m_tree->setHeaderHidden(true);
    m_tree->setUniformRowHeights(true);
    m_tree->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_tree->setItemDelegate(new widgets::BadgeDelegate(widgets::BadgeDelegate::Kind::Leading, m_tree));
    m_tree->setContextMenuPolicy(Qt::ActionsContextMenu);
    m_filter->setTarget(m_tree);
    m_addPath = new QPushButton(this);
    m_addPath->setObjectName(u"addPath"_qs);
    m_addPath->setIcon(theme::icon(theme::Icon::Add));
    m_addOperation = new QPushButton(this);
    m_addOperation->setObjectName(u"addOperation"_qs);
    m_addOperation->setIcon(theme::icon(theme::Icon::Add));
    m_duplicateButton = new QToolButton(this);
    m_deleteButton = new QToolButton(this);
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(theme::Space::Tight);
    buttons->addWidget(m_addPath);
    buttons->addWidget(m_addOperation);
    buttons->addStretch(1);
    buttons->addWidget(m_duplicateButton);
    buttons->addWidget(m_deleteButton);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(theme::Space::Control, theme::Space::Control, theme::Space::Control,
                               theme::Space::Control);
    column->setSpacing(theme::Space::Control);
    column->addWidget(m_filter);
    column->addWidget(m_tree, 1);
    column->addLayout(buttons);
}

QAction *PathList::addAction(const QString &objectName, const QKeySequence &shortcut)
{
    auto *action = new QAction(m_tree);
    action->setObjectName(objectName);
    action->setShortcut(shortcut);
    action->setShortcutContext(Qt::WidgetShortcut);
    m_tree->addAction(action);
    return action;
}

void PathList::buildActions()
{
    m_duplicate = addAction(u"duplicateEntryAction"_qs, QKeySequence(Qt::CTRL | Qt::Key_D));
    m_rename = addAction(u"renameEntryAction"_qs, QKeySequence(Qt::Key_F2));
    m_delete = addAction(u"deleteEntryAction"_qs, QKeySequence(QKeySequence::Delete));
    m_moveUp = addAction(u"moveEntryUpAction"_qs, QKeySequence(Qt::ALT | Qt::Key_Up));
    m_moveDown = addAction(u"moveEntryDownAction"_qs, QKeySequence(Qt::ALT | Qt::Key_Down));
    m_source = addAction(u"showEntryInSourceAction"_qs, QKeySequence(Qt::Key_F12));
    m_duplicate->setIcon(theme::icon(theme::Icon::Duplicate));
    m_rename->setIcon(theme::icon(theme::Icon::Edit));
    m_delete->setIcon(theme::icon(theme::Icon::Remove));
    m_moveUp->setIcon(theme::icon(theme::Icon::ArrowUp));
    m_moveDown->setIcon(theme::icon(theme::Icon::ArrowDown));
    m_source->setIcon(theme::icon(theme::Icon::Source));
    setUpIconButton(m_duplicateButton, m_duplicate, u"duplicateEntry"_qs);
    setUpIconButton(m_deleteButton, m_delete, u"deleteEntry"_qs);
}

void PathList::connectAll()
{
    connect(m_filter, &QLineEdit::textChanged, this, &PathList::applyFilter);
    connect(m_addPath, &QPushButton::clicked, this, &PathList::addPathRequested);
    connect(m_addOperation, &QPushButton::clicked, this, &PathList::addOperationRequested);
    connect(m_duplicate, &QAction::triggered, this, &PathList::duplicateRequested);
    connect(m_rename, &QAction::triggered, this, &PathList::renameRequested);
    connect(m_delete, &QAction::triggered, this, &PathList::deleteRequested);
    connect(m_moveUp, &QAction::triggered, this, [this] { emit moveRequested(-1); });
    connect(m_moveDown, &QAction::triggered, this, [this] { emit moveRequested(1); });
    connect(m_source, &QAction::triggered, this, &PathList::sourceRequested);
    connect(m_model, &QAbstractItemModel::modelReset, this, &PathList::restoreViewState);
    // While rows are removed Qt changes the current row several times; currentChanged() is emitted once, at the end.
    connect(m_model, &PathTreeModel::aboutToBeRestructured, this, [this] { m_isRestoring = true; });
    connect(m_model, &PathTreeModel::restructured, this, &PathList::notifyCurrent);
    connect(m_filtered, &QAbstractItemModel::rowsInserted, this, [this](const QModelIndex &parent, int row, int last) {
        for (; !parent.isValid() && row <= last; ++row)
            m_tree->expand(m_filtered->index(row, 0));
    });
    connect(m_tree->selectionModel(), &QItemSelectionModel::currentChanged, this, [this] {
        if (m_isRestoring)
            return;
        refreshActions();
        emit currentChanged();
    });
}

void PathList::retranslate()
{
    m_filter->setLabel(tr("Filter paths"));
    m_tree->setAccessibleName(tr("Paths and operations"));
    widgets::setButtonText(m_addPath, tr("Add path"));
    widgets::setButtonText(m_addOperation, tr("Add operation"));
    m_duplicate->setText(tr("Duplicate"));
    m_rename->setText(tr("Rename"));
    m_delete->setText(tr("Delete"));
    m_moveUp->setText(tr("Move up"));
    m_moveDown->setText(tr("Move down"));
    m_source->setText(tr("Show in Source"));
    for (QToolButton *button : {m_duplicateButton, m_deleteButton})
        button->setAccessibleName(button->defaultAction()->text());
}

void PathList::refreshActions()
{
    const std::optional<PathEntry> entry = current();
    const bool canEdit = m_document.readOnlyReason() == document::ReadOnlyReason::None;
    const bool isReference = entry && m_model->referenceTarget(*entry);
    m_addPath->setEnabled(canEdit);
    m_addOperation->setEnabled(canEdit && entry && !isReference);
    for (QAction *action : {m_duplicate, m_rename, m_delete, m_moveUp, m_moveDown})
        action->setEnabled(canEdit && entry && !isReference);
    m_source->setEnabled(entry.has_value());
}

std::optional<PathEntry> PathList::current() const
{
    return m_model->entryAt(m_filtered->mapToSource(m_tree->currentIndex()));
}

void PathList::select(const PathEntry &entry)
{
    const QModelIndex source = m_model->indexOf(entry);
    if (!source.isValid())
        return;
    if (!m_filtered->mapFromSource(source).isValid())
        m_filter->clear();
    const QModelIndex index = m_filtered->mapFromSource(source);
    m_tree->expand(entry.isPath() ? index : index.parent());
    m_tree->setCurrentIndex(index);
    m_tree->scrollTo(index);
}

void PathList::setFocusOnTree()
{
    m_tree->setFocus(Qt::OtherFocusReason);
}

void PathList::applyFilter(const QString &text)
{
    const std::optional<PathEntry> previous = current();
    m_filtered->setFilterFixedString(text);
    if (!text.isEmpty())
        m_tree->expandAll();
    if (previous && text.isEmpty())
        select(*previous);
}

void PathList::expandInitially()
{
    if (m_model->rowCount() <= ExpandedPaths)
        m_tree->expandAll();
}

void PathList::saveViewState()
{
    m_isRestoring = true;
    m_viewState = {};
    m_viewState.current = current();
    QModelIndex at = m_filtered->mapToSource(m_tree->currentIndex());
    for (; at.isValid(); at = at.parent())
        m_viewState.rows.prepend(at.row());
    for (int row = 0; row < m_filtered->rowCount(); ++row) {
        const QModelIndex index = m_filtered->index(row, 0);
        if (!m_tree->isExpanded(index) && m_filtered->rowCount(index) > 0)
            m_viewState.collapsed.insert(m_model->entryAt(m_filtered->mapToSource(index))->path);
    }
}

/** Restores the current entry, or selects the one that is now in its row. */
void PathList::restoreViewState()
{
    for (int row = 0; row < m_filtered->rowCount(); ++row) {
        const QModelIndex index = m_filtered->index(row, 0);
        const std::optional<PathEntry> entry = m_model->entryAt(m_filtered->mapToSource(index));
        m_tree->setExpanded(index, entry && !m_viewState.collapsed.contains(entry->path));
    }
    QModelIndex wanted = m_viewState.current ? m_model->indexOf(*m_viewState.current) : QModelIndex();
    if (!wanted.isValid()) {
        for (const int row : std::as_const(m_viewState.rows)) {
            const int count = m_model->rowCount(wanted);
            if (count > 0)
                wanted = m_model->index(std::min(row, count - 1), 0, wanted);
        }
    }
    m_tree->setCurrentIndex(m_filtered->mapFromSource(wanted));
    notifyCurrent();
}

void PathList::notifyCurrent()
{
    m_isRestoring = false;
    refreshActions();
    emit currentChanged();
}

void PathList::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace designer

#include "moc_pathlist.cpp"
