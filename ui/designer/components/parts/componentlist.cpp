#include "componentlist.h"

#include "actionsmenu.h"
#include "componentcommands.h"
#include "componentedit.h"
#include "icon.h"
#include "measures.h"
#include "naming.h"
#include "renamedplace.h"
#include "searchfield.h"

#include <QAction>
#include <QCoreApplication>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QMenu>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QToolButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace designer {

namespace {

struct ComponentKinds {
    Q_DECLARE_TR_FUNCTIONS(designer::ComponentKinds)
};

/** Changes inside a component don't. */
bool changesList(const document::Change &change)
{
    const document::Pointer components{"components"};
    return std::any_of(change.pointers.cbegin(), change.pointers.cend(), [&](const document::Pointer &place) {
        const bool isKind = components.contains(place) && place.tokens().size() <= 2;
        return isKind || place.contains(components);
    });
}

} // namespace

QString componentKindName(const QByteArray &kind)
{
    const std::pair<const char *, QString> names[] = {
        {"schemas", ComponentKinds::tr("Schemas")},
        {"parameters", ComponentKinds::tr("Parameters")},
        {"requestBodies", ComponentKinds::tr("Request bodies")},
        {"responses", ComponentKinds::tr("Responses")},
        {"headers", ComponentKinds::tr("Headers")},
        {"securitySchemes", ComponentKinds::tr("Security schemes")},
        {"examples", ComponentKinds::tr("Examples")},
        {"links", ComponentKinds::tr("Links")},
        {"callbacks", ComponentKinds::tr("Callbacks")},
        {"pathItems", ComponentKinds::tr("Path items")},
        {"mediaTypes", ComponentKinds::tr("Media types")},
    };
    for (const auto &[key, name] : names) {
        if (kind == key)
            return name;
    }
    return QString::fromUtf8(kind);
}

ComponentList::ComponentList(document::Document &document, QWidget *parent)
    : QWidget(parent)
    , m_document(document)
    , m_text(document.snapshot())
{
    buildWidgets();
    buildActions();
    placeWidgets();
    connectAll();
    retranslate();
}

void ComponentList::connectAll()
{
    connect(&m_document, &document::Document::changed, this, [this](const document::Change &change) {
        if (changesList(change))
            refresh();
        m_text = m_document.snapshot();
        if (change.touches({"openapi"}))
            fillAddMenu();
    });
    connect(m_filter, &QLineEdit::textChanged, this, &ComponentList::applyFilter);
    connect(m_addSchema, &QPushButton::clicked, this, [this] { emit addRequested("schemas"); });
    // Not with setMenu(), which waits in an event loop of its own.
    connect(m_add, &QPushButton::clicked, this,
            [this] { m_kinds->popup(m_add->mapToGlobal(m_add->rect().bottomLeft())); });
    connect(m_kinds, &QMenu::triggered, this,
            [this](const QAction *action) { emit addRequested(action->data().toByteArray()); });
    connect(m_rename, &QAction::triggered, this, &ComponentList::renameRequested);
    connect(m_duplicate, &QAction::triggered, this, &ComponentList::duplicateRequested);
    connect(m_delete, &QAction::triggered, this, &ComponentList::deleteRequested);
    connect(m_tree, &QTreeWidget::currentItemChanged, this, [this] {
        if (m_isFilling)
            return;
        refreshButtons();
        emit currentChanged();
    });
    // Return edits the component, as F2 does.
    connect(m_tree, &QTreeWidget::itemActivated, m_rename, &QAction::trigger);
    connect(m_tree, &QTreeWidget::itemClicked, this, [this](const QTreeWidgetItem *item) {
        if (item == m_tree->currentItem() && current())
            emit clicked();
    });
}

void ComponentList::buildWidgets()
{
    m_filter = new widgets::SearchField({}, u"componentFilter"_qs, this);
    m_tree = new QTreeWidget(this);
    m_tree->setObjectName(u"componentTree"_qs);
    // With SelectRows, Qt's accessibility interface selects the row by its number on the screen, which is the wrong
    // row.
    m_tree->setSelectionBehavior(QAbstractItemView::SelectItems);
    m_tree->setHeaderHidden(true);
    m_tree->setUniformRowHeights(true);
    m_tree->installEventFilter(this);
    m_filter->setTarget(m_tree);
    m_menuButton = new QToolButton(this);
    m_menuButton->setObjectName(u"componentTreeMenuButton"_qs);
    m_menuButton->setIcon(theme::icon(theme::Icon::More));
    m_menuButton->setAutoRaise(true);
    (new ActionsMenu(m_tree))->setButton(m_menuButton);
    m_addSchema = new QPushButton(this);
    m_addSchema->setObjectName(u"addSchema"_qs);
    m_addSchema->setIcon(theme::icon(theme::Icon::Add));
    m_add = new QPushButton(this);
    m_add->setObjectName(u"addComponent"_qs);
    m_add->setIcon(theme::icon(theme::Icon::Add));
    m_kinds = new QMenu(m_add);
    m_kinds->setObjectName(u"addComponentMenu"_qs);
    m_duplicateButton = new QToolButton(this);
    m_duplicateButton->setObjectName(u"duplicateComponent"_qs);
    m_deleteButton = new QToolButton(this);
    m_deleteButton->setObjectName(u"deleteComponent"_qs);
}

QAction *ComponentList::addAction(const QString &objectName, const QKeySequence &shortcut)
{
    auto *action = new QAction(m_tree);
    action->setObjectName(objectName);
    action->setShortcut(shortcut);
    action->setShortcutContext(Qt::WidgetShortcut);
    m_tree->addAction(action);
    return action;
}

void ComponentList::buildActions()
{
    m_rename = addAction(u"renameComponentAction"_qs, QKeySequence(Qt::Key_F2));
    m_duplicate = addAction(u"duplicateComponentAction"_qs, QKeySequence(Qt::CTRL | Qt::Key_D));
    m_delete = addAction(u"deleteComponentAction"_qs, QKeySequence(QKeySequence::Delete));
    m_rename->setIcon(theme::icon(theme::Icon::Edit));
    m_duplicate->setIcon(theme::icon(theme::Icon::Duplicate));
    m_delete->setIcon(theme::icon(theme::Icon::Remove));
    m_duplicateButton->setDefaultAction(m_duplicate);
    m_deleteButton->setDefaultAction(m_delete);
    for (QToolButton *button : {m_duplicateButton, m_deleteButton}) {
        button->setToolButtonStyle(Qt::ToolButtonIconOnly);
        button->setAutoRaise(true);
    }
}

void ComponentList::placeWidgets()
{
    auto *ofCurrent = new QHBoxLayout;
    ofCurrent->setSpacing(theme::Space::Tight);
    ofCurrent->addStretch(1);
    ofCurrent->addWidget(m_duplicateButton);
    ofCurrent->addWidget(m_deleteButton);
    // Two rows, because the list leaves the width to the tree of a schema.
    auto *buttons = new QGridLayout;
    buttons->setSpacing(theme::Space::Tight);
    buttons->addWidget(m_addSchema, 0, 0);
    buttons->addLayout(ofCurrent, 0, 1);
    buttons->addWidget(m_add, 1, 0);
    buttons->setColumnStretch(1, 1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(theme::Space::Control, theme::Space::Control, theme::Space::Control,
                               theme::Space::Control);
    column->setSpacing(theme::Space::Control);
    auto *top = new QHBoxLayout;
    top->setSpacing(theme::Space::Tight);
    top->addWidget(m_filter, 1);
    top->addWidget(m_menuButton);
    column->addLayout(top);
    column->addWidget(m_tree, 1);
    column->addLayout(buttons);
}

void ComponentList::retranslate()
{
    m_filter->setLabel(tr("Filter components"));
    m_tree->setAccessibleName(tr("Components"));
    widgets::setButtonText(m_addSchema, tr("Add schema"));
    widgets::setButtonText(m_add, tr("Add component"));
    widgets::setButtonText(m_menuButton, tr("More actions"), tr("More actions"));
    m_rename->setText(tr("Rename"));
    m_duplicate->setText(tr("Duplicate"));
    m_delete->setText(tr("Delete"));
    for (QToolButton *button : {m_duplicateButton, m_deleteButton})
        button->setAccessibleName(button->defaultAction()->text());
    fillAddMenu();
    fill();
}

/** The kinds that the version of the document has. */
void ComponentList::fillAddMenu()
{
    const QList<QByteArray> kinds = openapi::componentMembers(m_document.snapshot());
    m_kinds->clear();
    for (const QByteArray &kind : kinds) {
        QAction *action = m_kinds->addAction(addComponentText(kind));
        action->setObjectName(u"add_"_qs + QString::fromLatin1(kind));
        action->setData(kind);
    }
}

void ComponentList::refresh()
{
    if (openapi::components(m_document.snapshot()) != m_components)
        fill();
    refreshButtons();
}

/** A renamed component stays the current one. */
void ComponentList::fill()
{
    const std::optional<openapi::Component> before = current();
    const auto place = before ? openapi::renamedPlace(m_text, m_document.snapshot(), before->pointer) : std::nullopt;
    {
        const QScopedValueRollback<bool> filling(m_isFilling, true);
        m_components = openapi::components(m_document.snapshot());
        m_tree->clear();
        QTreeWidgetItem *group = nullptr;
        QByteArray kind;
        for (const openapi::Component &one : std::as_const(m_components)) {
            if (!group || one.kind != kind) {
                kind = one.kind;
                group = new QTreeWidgetItem(m_tree, {componentKindName(kind)});
                group->setFlags(Qt::ItemIsEnabled);
                group->setExpanded(true);
            }
            auto *item = new QTreeWidgetItem(group, {QString::fromUtf8(one.name)});
            item->setData(0, ComponentPointerRole, one.pointer.toString());
        }
        applyFilter();
        if (QTreeWidgetItem *same = place ? itemOf(*place) : nullptr)
            m_tree->setCurrentItem(same);
    }
    refreshButtons();
    emit currentChanged();
}

void ComponentList::applyFilter()
{
    const QString wanted = m_filter->text();
    for (int row = 0; row < m_tree->topLevelItemCount(); ++row) {
        QTreeWidgetItem *group = m_tree->topLevelItem(row);
        const bool isKind = group->text(0).contains(wanted, Qt::CaseInsensitive);
        bool isSeen = false;
        for (int at = 0; at < group->childCount(); ++at) {
            const bool fits = isKind || group->child(at)->text(0).contains(wanted, Qt::CaseInsensitive);
            group->child(at)->setHidden(!fits);
            isSeen = isSeen || fits;
        }
        group->setHidden(!isSeen);
    }
}

void ComponentList::refreshButtons()
{
    const bool canEdit = m_document.readOnlyReason() == document::ReadOnlyReason::None &&
                         m_document.snapshot().isValid();
    const bool canEditCurrent = canEdit && current();
    m_addSchema->setEnabled(canEdit);
    m_add->setEnabled(canEdit);
    for (QAction *action : {m_rename, m_duplicate, m_delete})
        action->setEnabled(canEditCurrent);
}

QTreeWidgetItem *ComponentList::itemOf(const document::Pointer &pointer) const
{
    const QString wanted = pointer.toString();
    for (int row = 0; row < m_tree->topLevelItemCount(); ++row) {
        QTreeWidgetItem *group = m_tree->topLevelItem(row);
        for (int at = 0; at < group->childCount(); ++at) {
            if (group->child(at)->data(0, ComponentPointerRole).toString() == wanted)
                return group->child(at);
        }
    }
    return nullptr;
}

std::optional<openapi::Component> ComponentList::current() const
{
    const QTreeWidgetItem *item = m_tree->currentItem();
    const QString place = item ? item->data(0, ComponentPointerRole).toString() : QString();
    for (const openapi::Component &one : m_components) {
        if (!place.isEmpty() && one.pointer.toString() == place)
            return one;
    }
    return std::nullopt;
}

QWidget &ComponentList::tree() const
{
    return *m_tree;
}

bool ComponentList::select(const document::Pointer &pointer)
{
    QTreeWidgetItem *item = itemOf(pointer);
    if (!item)
        return false;
    if (item->isHidden())
        m_filter->clear();
    m_tree->setCurrentItem(item);
    // Leaving the previous form can complete an edit there, after which the list is another one.
    if (const QTreeWidgetItem *current = m_tree->currentItem())
        m_tree->scrollToItem(current);
    return true;
}

QAction *ComponentList::actionFor(const QKeyEvent &event) const
{
    const QKeySequence pressed(event.key() | int(event.modifiers() & ~Qt::KeypadModifier));
    for (QAction *action : m_tree->actions()) {
        if (action->isEnabled() && action->shortcuts().contains(pressed))
            return action;
    }
    return nullptr;
}

/** The actions' shortcuts work even where the window has an action with the same one: Qt would find both ambiguous. */
bool ComponentList::eventFilter(QObject *watched, QEvent *event)
{
    const bool isKey = event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride;
    QAction *action = watched == m_tree && isKey ? actionFor(*static_cast<QKeyEvent *>(event)) : nullptr;
    if (!action)
        return QWidget::eventFilter(watched, event);
    event->accept();
    if (event->type() == QEvent::KeyPress)
        action->trigger();
    return true;
}

} // namespace designer

#include "moc_componentlist.cpp"
