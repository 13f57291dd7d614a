#include "pathlist.h"

#include "actionsmenu.h"
#include "icon.h"
#include "measures.h"
#include "naming.h"
#include "partobject.h"
#include "pathchanges.h"
#include "pathtreedata.h"
#include "pathview.h"
#include "reviewmarks.h"
#include "searchfield.h"
#include "settings.h"
#include "settingstable.h"
#include "tagtreemodel.h"

#include <QAction>
#include <QEvent>
#include <QHBoxLayout>
#include <QMenu>
#include <QPushButton>
#include <QSet>
#include <QSortFilterProxyModel>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

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

bool isSince(const document::Snapshot &snapshot, const specification::Versions &versions)
{
    const auto version = openapi::knownVersion(snapshot);
    return version && versions.contain(*version);
}

} // namespace

PathList::PathList(document::Document &document, settings::Settings &settings, QWidget *parent)
    : QWidget(parent)
    , m_document(document)
    , m_settings(settings)
{
    buildWidgets();
    placeWidgets();
    buildActions();
    retranslate();
    connectModels();
    connectAll();
    expandInitially();
    refreshActions();
}

void PathList::buildWidgets()
{
    m_model = new PathTreeModel(m_document, this);
    m_tags = new TagTreeModel(m_document, *m_model, this);
    m_changes = new PathChanges(this);
    m_filtered = new QSortFilterProxyModel(this);
    // Connected before the proxy, which forgets its mapping when the model is reset.
    for (const QAbstractItemModel *model : std::initializer_list<const QAbstractItemModel *>{m_model, m_tags}) {
        connect(model, &QAbstractItemModel::modelAboutToBeReset, this, [this, model] {
            if (m_changes->sourceModel() == model)
                saveViewState();
        });
    }
    m_filtered->setRecursiveFilteringEnabled(true);
    m_filtered->setAutoAcceptChildRows(true);
    m_filtered->setFilterRole(PathSearchRole);
    m_filtered->setFilterCaseSensitivity(Qt::CaseInsensitive);
    m_changes->setSourceModel(m_model);
    m_filtered->setSourceModel(m_changes);
    m_filter = new widgets::SearchField({}, u"pathFilter"_qs, this);
    m_groupButton = new QToolButton(this);
    m_groupButton->setObjectName(u"groupByTag"_qs);
    m_groupButton->setIcon(theme::icon(theme::Icon::Folder));
    m_groupButton->setCheckable(true);
    m_groupButton->setAutoRaise(true);
    m_gridButton = new QToolButton(this);
    m_gridButton->setObjectName(u"editMany"_qs);
    m_gridButton->setIcon(theme::icon(theme::Icon::Edit));
    m_gridButton->setAutoRaise(true);
    m_tree = new PathView(this);
    m_tree->setObjectName(u"pathTree"_qs);
    m_tree->setModel(m_filtered);
    m_filter->setTarget(m_tree);
    m_menuButton = new QToolButton(this);
    m_menuButton->setObjectName(u"pathTreeMenuButton"_qs);
    m_menuButton->setIcon(theme::icon(theme::Icon::More));
    m_menuButton->setAutoRaise(true);
    (new ActionsMenu(m_tree))->setButton(m_menuButton);
    m_addPath = new QPushButton(this);
    m_addPath->setObjectName(u"addPath"_qs);
    m_addPath->setIcon(theme::icon(theme::Icon::Add));
    m_addOperation = new QPushButton(this);
    m_addOperation->setObjectName(u"addOperation"_qs);
    m_addOperation->setIcon(theme::icon(theme::Icon::Add));
    m_duplicateButton = new QToolButton(this);
    m_deleteButton = new QToolButton(this);
}

void PathList::placeWidgets()
{
    auto *top = new QHBoxLayout;
    top->setSpacing(theme::Space::Tight);
    top->addWidget(m_filter, 1);
    top->addWidget(m_groupButton);
    top->addWidget(m_gridButton);
    top->addWidget(m_menuButton);
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
    column->addLayout(top);
    column->addWidget(m_tree, 1);
    column->addLayout(buttons);
}

QAction *PathList::addAction(const QString &objectName, const QKeySequence &shortcut, int icon)
{
    auto *action = new QAction(m_tree);
    action->setObjectName(objectName);
    action->setShortcut(shortcut);
    action->setShortcutContext(Qt::WidgetShortcut);
    if (icon >= 0)
        action->setIcon(theme::icon(static_cast<theme::Icon>(icon)));
    m_tree->addAction(action);
    return action;
}

void PathList::addSeparator()
{
    auto *separator = new QAction(m_tree);
    separator->setSeparator(true);
    m_tree->addAction(separator);
}

void PathList::buildActions()
{
    using theme::Icon;
    m_send = addAction(u"sendEntryAction"_qs, {}, int(Icon::Send));
    m_try = addAction(u"tryForbiddenEntryAction"_qs, {});
    addSeparator();
    m_rename = addAction(u"renameEntryAction"_qs, QKeySequence(Qt::Key_F2), int(Icon::Edit));
    m_duplicate = addAction(u"duplicateEntryAction"_qs, QKeySequence(Qt::CTRL | Qt::Key_D), int(Icon::Duplicate));
    m_delete = addAction(u"deleteEntryAction"_qs, QKeySequence(QKeySequence::Delete), int(Icon::Remove));
    addSeparator();
    m_cut = addAction(u"cutEntryAction"_qs, QKeySequence(Qt::CTRL | Qt::Key_X));
    m_copy = addAction(u"copyEntryAction"_qs, QKeySequence(Qt::CTRL | Qt::Key_C), int(Icon::Copy));
    m_paste = addAction(u"pasteEntryAction"_qs, QKeySequence(Qt::CTRL | Qt::Key_V));
    m_pasteText = addAction(u"pasteTextAction"_qs, {}, int(Icon::Import));
    addSeparator();
    m_moveUp = addAction(u"moveEntryUpAction"_qs, QKeySequence(Qt::ALT | Qt::Key_Up), int(Icon::ArrowUp));
    m_moveDown = addAction(u"moveEntryDownAction"_qs, QKeySequence(Qt::ALT | Qt::Key_Down), int(Icon::ArrowDown));
    addSeparator();
    m_addToSelected = addAction(u"addToSelectedAction"_qs, {}, int(Icon::Add));
    m_additions = new QMenu(m_tree);
    m_addToSelected->setMenu(m_additions);
    for (const QString &kind : {u"Tag"_qs, u"Response"_qs, u"Parameter"_qs, u"Security"_qs})
        m_additions->addAction(QString())->setObjectName(u"addToSelected"_qs + kind);
    m_newResource = addAction(u"newResourceAction"_qs, QKeySequence(Qt::Key_Insert), int(Icon::Add));
    m_addMethod = addAction(u"addMethodAction"_qs, {}, int(Icon::Add));
    m_addWebhook = addAction(u"addWebhookAction"_qs, {}, int(Icon::Add));
    m_editMany = addAction(u"editManyAction"_qs, {}, int(Icon::Edit));
    m_source = addAction(u"showEntryInSourceAction"_qs, {}, int(Icon::Source));
    addSeparator();
    m_revert = addAction(u"revertEntryAction"_qs, {}, int(Icon::Revert));
    m_showChanges = addAction(u"showEntryChangesAction"_qs, {}, int(Icon::Exchange));
    m_history = addAction(u"entryHistoryAction"_qs, {}, int(Icon::Clock));
    setUpIconButton(m_duplicateButton, m_duplicate, u"duplicateEntry"_qs);
    setUpIconButton(m_deleteButton, m_delete, u"deleteEntry"_qs);
}

void PathList::setOperationMenu(QMenu &menu)
{
    m_operationMenu = menu.menuAction();
    const qsizetype next = m_tree->actions().indexOf(m_try) + 1;
    m_tree->insertAction(m_tree->actions().value(next), m_operationMenu);
    refreshActions();
}

void PathList::connectModels()
{
    // After the proxy, whose rows are restored. It is reset by another source model too.
    connect(m_filtered, &QAbstractItemModel::modelReset, this, [this] {
        if (m_viewState.isSaved)
            restoreViewState();
    });
    // While rows are removed Qt changes the current row several times; currentChanged() is emitted once, at the end.
    connect(m_model, &PathTreeModel::aboutToBeRestructured, this, [this] {
        m_isRestoring = true;
        m_selectedBefore = m_tree->selectionModel()->hasSelection() ? current() : std::nullopt;
    });
    connect(m_model, &PathTreeModel::restructured, this, [this] {
        selectCurrent();
        notifyCurrent();
    });
    connect(m_filtered, &QAbstractItemModel::rowsInserted, this, [this](const QModelIndex &parent, int row, int last) {
        for (; !parent.isValid() && row <= last; ++row)
            m_tree->expand(m_filtered->index(row, 0));
    });
}

void PathList::connectAll()
{
    connect(m_filter, &QLineEdit::textChanged, this, &PathList::applyFilter);
    connect(m_groupButton, &QToolButton::toggled, this, [this](bool isOn) {
        m_settings.set(settings::PathsGroupedByTag, isOn);
        setGroupedByTag(isOn);
    });
    connect(m_addPath, &QPushButton::clicked, this, &PathList::addPathRequested);
    connect(m_addOperation, &QPushButton::clicked, this, &PathList::addOperationRequested);
    connect(m_addWebhook, &QAction::triggered, this, &PathList::addWebhookRequested);
    connect(m_newResource, &QAction::triggered, this, &PathList::newResourceRequested);
    connect(m_addMethod, &QAction::triggered, this, &PathList::addMethodRequested);
    connect(m_duplicate, &QAction::triggered, this, &PathList::duplicateRequested);
    connect(m_rename, &QAction::triggered, this, &PathList::renameRequested);
    connect(m_delete, &QAction::triggered, this, &PathList::deleteRequested);
    connect(m_cut, &QAction::triggered, this, &PathList::cutRequested);
    connect(m_copy, &QAction::triggered, this, &PathList::copyRequested);
    connect(m_paste, &QAction::triggered, this, &PathList::pasteRequested);
    connect(m_pasteText, &QAction::triggered, this, &PathList::pasteTextRequested);
    connect(m_moveUp, &QAction::triggered, this, [this] { emit moveRequested(-1); });
    connect(m_moveDown, &QAction::triggered, this, [this] { emit moveRequested(1); });
    connect(m_send, &QAction::triggered, this, &PathList::sendRequested);
    connect(m_try, &QAction::triggered, this, &PathList::triesRequested);
    connect(m_source, &QAction::triggered, this, &PathList::sourceRequested);
    connect(m_revert, &QAction::triggered, this, &PathList::revertRequested);
    connect(m_showChanges, &QAction::triggered, this, &PathList::changesRequested);
    connect(m_history, &QAction::triggered, this, &PathList::historyRequested);
    connect(m_editMany, &QAction::triggered, this, [this] { emit gridRequested(currentScope()); });
    connect(m_gridButton, &QToolButton::clicked, this, [this] { emit gridRequested(filteredScope()); });
    connect(m_additions, &QMenu::triggered, this,
            [this](QAction *chosen) { emit addToSelectedRequested(int(m_additions->actions().indexOf(chosen))); });
    connect(m_tree, &QAbstractItemView::activated, this, &PathList::openRequested);
    connect(m_tree->selectionModel(), &QItemSelectionModel::currentChanged, this, [this] {
        if (m_isRestoring)
            return;
        refreshActions();
        emit currentChanged();
    });
    connect(m_tree->selectionModel(), &QItemSelectionModel::selectionChanged, this, &PathList::notifySelection);
}

void PathList::retranslate()
{
    m_filter->setLabel(tr("Filter paths"));
    m_tree->setAccessibleName(tr("Paths and operations"));
    widgets::setButtonText(m_addPath, tr("Add path"));
    widgets::setButtonText(m_addOperation, tr("Add operation"));
    widgets::setButtonText(m_groupButton, tr("Group by tag"), tr("Group by tag"));
    widgets::setButtonText(m_menuButton, tr("More actions"), tr("More actions"));
    m_duplicate->setText(tr("Duplicate"));
    m_rename->setText(tr("Rename"));
    m_delete->setText(tr("Delete"));
    m_cut->setText(tr("Cut"));
    m_copy->setText(tr("Copy"));
    m_paste->setText(tr("Paste"));
    m_pasteText->setText(tr("Paste what you have…"));
    m_moveUp->setText(tr("Move up"));
    m_moveDown->setText(tr("Move down"));
    m_send->setText(tr("Send…"));
    m_try->setText(tr("Try what the document forbids…"));
    m_source->setText(tr("Show in Source"));
    m_showChanges->setText(tr("Show changes"));
    m_history->setText(tr("History…"));
    refreshReviewActions();
    m_editMany->setText(tr("Edit many…"));
    widgets::setButtonText(m_gridButton, tr("Edit many…"), tr("Edit many operations in a grid"));
    m_newResource->setText(tr("New resource…"));
    m_addMethod->setText(tr("Add operation with another method"));
    m_addWebhook->setText(tr("Add webhook"));
    m_addToSelected->setText(tr("Add to selected"));
    const QStringList additions{tr("Tag"), tr("Response"), tr("Parameter"), tr("Security requirement")};
    for (int kind = 0; kind < int(additions.size()); ++kind)
        m_additions->actions().at(kind)->setText(additions.at(kind));
    for (QToolButton *button : {m_duplicateButton, m_deleteButton})
        button->setAccessibleName(button->defaultAction()->text());
}

void PathList::setCanEditTarget(std::function<bool(const PathTarget &)> canEdit)
{
    m_canEditTarget = std::move(canEdit);
    refreshActions();
}

bool PathList::canEditOperations(const PathEntry &path) const
{
    const std::optional<PathTarget> target = m_model->target(path);
    if (target)
        return m_canEditTarget && m_canEditTarget(*target);
    // An operation beside a reference has no effect once the reference leads somewhere.
    return m_document.readOnlyReason() == document::ReadOnlyReason::None && !m_model->isBroken(path);
}

/** Of a path that is a reference, the operations are in another place: they are edited together, but not with others.
 */
bool PathList::canEdit(const QList<PathEntry> &entries) const
{
    if (entries.isEmpty())
        return false;
    const auto isReferenced = [this](const PathEntry &entry) { return !entry.isPath() && m_model->target(entry); };
    if (std::none_of(entries.cbegin(), entries.cend(), isReferenced))
        return m_document.readOnlyReason() == document::ReadOnlyReason::None;
    return areOperationsOfOnePath(entries) && canEditOperations(entries.first());
}

void PathList::refreshActions()
{
    const std::optional<PathEntry> entry = current();
    QList<PathEntry> entries = selected();
    if (entries.isEmpty() && entry)
        entries.append(*entry);
    const document::Snapshot snapshot = m_document.snapshot();
    const bool isWritable = m_document.readOnlyReason() == document::ReadOnlyReason::None;
    const bool isOne = entry && entries.size() <= 1;
    const bool isEditable = canEdit(entries);
    const bool canAdd = isOne && canEditOperations(*entry);
    const auto isElsewhere = [this](const PathEntry &one) {
        const std::optional<PathTarget> target = m_model->target(one);
        return target && !target->address.isEmpty();
    };
    const bool areHere = std::none_of(entries.cbegin(), entries.cend(), isElsewhere);
    m_addPath->setEnabled(isWritable);
    m_addWebhook->setVisible(isSince(snapshot, specification::Since31));
    m_addWebhook->setEnabled(isWritable);
    m_newResource->setEnabled(isWritable);
    m_addOperation->setEnabled(canAdd);
    m_addMethod->setVisible(isSince(snapshot, specification::Since32));
    m_addMethod->setEnabled(canAdd);
    for (QAction *action : {m_duplicate, m_delete})
        action->setEnabled(isEditable);
    m_rename->setEnabled(isEditable && isOne);
    for (QAction *action : {m_moveUp, m_moveDown})
        action->setEnabled(isEditable && isOne);
    m_addToSelected->setVisible(entries.size() > 1);
    m_addToSelected->setEnabled(isEditable && areHere);
    m_copy->setEnabled(areHere && !entries.isEmpty());
    m_cut->setEnabled(areHere && isEditable);
    m_paste->setEnabled(isWritable);
    m_pasteText->setEnabled(isWritable);
    m_source->setEnabled(isOne);
    for (QAction *action : {m_send, m_try})
        action->setEnabled(isOne && !entry->isPath() && !entry->isWebhook);
    if (m_operationMenu)
        m_operationMenu->setEnabled(m_send->isEnabled());
    m_editMany->setEnabled(m_model->rowCount() > 0);
    m_gridButton->setEnabled(m_model->rowCount() > 0);
    refreshReviewActions();
}

void PathList::setMarks(const ReviewMarks &marks)
{
    m_marks = &marks;
    m_changes->setMarks(marks, *m_model);
    connect(&marks, &ReviewMarks::changed, this, [this] {
        refreshReviewActions();
        m_tree->viewport()->update();
    });
}

std::optional<document::Pointer> PathList::currentRemoved() const
{
    const QVariant place = m_tree->currentIndex().data(PathRemovedRole);
    return place.isValid() ? document::Pointer::parse(place.toString()) : std::nullopt;
}

void PathList::refreshReviewActions()
{
    const bool isActive = m_marks && m_marks->isActive();
    for (QAction *action : {m_revert, m_showChanges, m_history})
        action->setVisible(isActive);
    if (!isActive)
        return;
    const bool isRemoved = currentRemoved().has_value();
    const std::optional<PathEntry> entry = current();
    const bool isMarked = entry && m_marks->of(pointerOf(*entry)).change.has_value();
    const bool isWritable = m_document.readOnlyReason() == document::ReadOnlyReason::None;
    m_revert->setText(isRemoved ? tr("Restore")
                                : tr("Revert to %1", "%1: HEAD, a revision or a file")
                                      .arg(review::nameOf(m_marks->definitionReview().base())));
    m_revert->setEnabled(isWritable && (isRemoved || isMarked));
    m_showChanges->setEnabled(isRemoved || isMarked || (entry && !m_marks->of(pointerOf(*entry)).isEmpty()));
    m_history->setEnabled(entry && !entry->isPath());
}

operationgrid::Scope PathList::currentScope() const
{
    using Kind = operationgrid::Scope::Kind;
    const QModelIndex row = m_tree->currentIndex();
    if (const auto entry = entryAt(row))
        return {entry->isWebhook ? Kind::Webhook : Kind::Path, QString::fromUtf8(entry->path), {}};
    const QStringList tags = row.data(PathTagsRole).toStringList();
    if (tags.isEmpty())
        return filteredScope();
    return tags.constFirst().isEmpty() ? operationgrid::Scope{Kind::Untagged, {}, {}}
                                       : operationgrid::Scope{Kind::Tag, tags.constFirst(), {}};
}

operationgrid::Scope PathList::filteredScope() const
{
    return {operationgrid::Scope::Kind::All, {}, m_filter->text()};
}

std::optional<PathEntry> PathList::entryAt(const QModelIndex &row) const
{
    const QVariant entry = row.data(PathEntryRole);
    return entry.isValid() ? std::optional(entry.value<PathEntry>()) : std::nullopt;
}

QModelIndex PathList::rowFor(const PathEntry &entry) const
{
    const bool isGrouped = m_changes->sourceModel() == m_tags;
    QModelIndex row = isGrouped ? m_tags->indexOf(entry) : m_model->indexOf(entry);
    // A path has no row of its own among tags, but its operations have.
    const QModelIndex path = m_model->indexOf(entry);
    if (isGrouped && !row.isValid() && entry.isPath() && m_model->rowCount(path) > 0)
        row = m_tags->indexOf(*m_model->entryAt(m_model->index(0, 0, path)));
    return m_changes->mapFromSource(row);
}

std::optional<PathEntry> PathList::current() const
{
    return entryAt(m_tree->currentIndex());
}

QList<PathEntry> PathList::selected() const
{
    QModelIndexList rows = m_tree->selectionModel()->selectedIndexes();
    const auto keyOf = [](const QModelIndex &row) {
        return row.parent().isValid() ? std::pair(row.parent().row(), row.row()) : std::pair(row.row(), -1);
    };
    std::sort(rows.begin(), rows.end(),
              [&](const QModelIndex &left, const QModelIndex &right) { return keyOf(left) < keyOf(right); });
    QList<PathEntry> entries;
    QSet<PathEntry> known;
    for (const QModelIndex &row : std::as_const(rows)) {
        const std::optional<PathEntry> entry = entryAt(row);
        if (!entry || known.contains(*entry))
            continue;
        known.insert(*entry);
        entries.append(*entry);
    }
    return entries;
}

void PathList::select(const PathEntry &entry)
{
    // A new row is listed by its name until it has a tag.
    const QModelIndex source = rowFor(entry);
    if (!source.isValid())
        return;
    if (!m_filtered->mapFromSource(source).isValid())
        m_filter->clear();
    const QModelIndex index = m_filtered->mapFromSource(source);
    m_tree->expand(index.parent().isValid() ? index.parent() : index);
    setCurrentRow(index);
    // Leaving the previous form can complete an edit there, after which the row is another one.
    m_tree->scrollTo(m_tree->currentIndex());
}

/** Not with QTreeView::setCurrentIndex(), which keeps the selection while Control is pressed. */
void PathList::setCurrentRow(const QModelIndex &row)
{
    m_tree->selectionModel()->setCurrentIndex(row, QItemSelectionModel::ClearAndSelect);
}

void PathList::select(const QList<PathEntry> &entries)
{
    if (entries.isEmpty())
        return;
    select(entries.first());
    for (const PathEntry &entry : entries.mid(1)) {
        const QModelIndex index = m_filtered->mapFromSource(rowFor(entry));
        m_tree->expand(index.parent());
        m_tree->selectionModel()->select(index, QItemSelectionModel::Select);
    }
}

QWidget &PathList::tree() const
{
    return *m_tree;
}

void PathList::setFocusOnTree()
{
    m_tree->setFocus(Qt::OtherFocusReason);
}

void PathList::setGroupedByTag(bool grouped)
{
    if (grouped == (m_changes->sourceModel() == m_tags))
        return;
    const std::optional<PathEntry> previous = current();
    m_isRestoring = true;
    if (grouped)
        m_tags->setActive(true);
    m_changes->setSourceModel(grouped ? static_cast<QAbstractItemModel *>(m_tags) : m_model);
    if (!grouped)
        m_tags->setActive(false);
    m_tree->setDragEnabled(!grouped);
    m_groupButton->setChecked(grouped);
    m_isRestoring = false;
    if (!m_filter->text().isEmpty())
        m_tree->expandAll();
    else if (!grouped)
        expandInitially();
    if (previous)
        select(*previous);
    notifyCurrent();
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

QString PathList::nameOfRow(const QModelIndex &row) const
{
    return row.data(Qt::AccessibleTextRole).toString();
}

void PathList::saveViewState()
{
    m_isRestoring = true;
    m_viewState = {};
    m_viewState.selected = selected();
    m_viewState.current = current();
    m_viewState.isSaved = true;
    QModelIndex at = m_filtered->mapToSource(m_tree->currentIndex());
    for (; at.isValid(); at = at.parent())
        m_viewState.rows.prepend(at.row());
    for (int row = 0; row < m_filtered->rowCount(); ++row) {
        const QModelIndex index = m_filtered->index(row, 0);
        if (!m_tree->isExpanded(index) && m_filtered->rowCount(index) > 0)
            m_viewState.collapsed.insert(nameOfRow(index));
    }
}

/** Restores the current entry, or selects the one that is now in its row. */
void PathList::restoreViewState()
{
    m_viewState.isSaved = false;
    for (int row = 0; row < m_filtered->rowCount(); ++row) {
        const QModelIndex index = m_filtered->index(row, 0);
        m_tree->setExpanded(index, !m_viewState.collapsed.contains(nameOfRow(index)));
    }
    const QAbstractItemModel *source = m_filtered->sourceModel();
    QModelIndex wanted = m_viewState.current ? rowFor(*m_viewState.current) : QModelIndex();
    if (!wanted.isValid()) {
        for (const int row : std::as_const(m_viewState.rows)) {
            const int count = source->rowCount(wanted);
            if (count > 0)
                wanted = source->index(std::min(row, count - 1), 0, wanted);
        }
    }
    setCurrentRow(m_filtered->mapFromSource(wanted));
    for (qsizetype i = 0; m_viewState.selected.size() > 1 && i < m_viewState.selected.size(); ++i)
        m_tree->selectionModel()->select(m_filtered->mapFromSource(rowFor(m_viewState.selected.at(i))),
                                         QItemSelectionModel::Select);
    notifyCurrent();
}

/** When the current row is removed, Qt makes another one current without selecting it, or none: then it is the path of
 * a removed operation. */
void PathList::selectCurrent()
{
    if (!m_selectedBefore || m_tree->selectionModel()->hasSelection())
        return;
    if (!current())
        select(m_selectedBefore->pathEntry());
    else
        setCurrentRow(m_tree->currentIndex());
}

void PathList::notifyCurrent()
{
    m_isRestoring = false;
    m_selectedCount = selected().size();
    refreshActions();
    emit currentChanged();
}

/** Selecting one row is announced with the current row. The mouse makes a row current before it selects it. */
void PathList::notifySelection()
{
    if (m_isRestoring)
        return;
    refreshActions();
    const qsizetype count = m_tree->selectionModel()->selectedIndexes().size();
    const bool isAnnounced = count <= 1 && m_selectedCount <= 1;
    m_selectedCount = count;
    if (isAnnounced)
        return;
    emit currentChanged();
}

void PathList::showEvent(QShowEvent *event)
{
    setGroupedByTag(m_settings.get(settings::PathsGroupedByTag));
    QWidget::showEvent(event);
}

void PathList::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace designer

#include "moc_pathlist.cpp"
