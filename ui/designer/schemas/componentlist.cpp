#include "componentlist.h"

#include "icon.h"
#include "measures.h"
#include "naming.h"
#include "searchfield.h"

#include <QCoreApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace designer {

namespace {

constexpr int PointerRole = Qt::UserRole + 1;

struct ComponentKinds {
    Q_DECLARE_TR_FUNCTIONS(designer::ComponentKinds)
};

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
{
    buildWidgets();
    connect(&document, &document::Document::changed, this, [this](const document::Change &change) {
        if (change.touches({"components"}))
            refresh();
    });
    connect(m_filter, &QLineEdit::textChanged, this, &ComponentList::applyFilter);
    connect(m_add, &QPushButton::clicked, this, &ComponentList::addRequested);
    connect(m_delete, &QPushButton::clicked, this, &ComponentList::deleteRequested);
    connect(m_tree, &QTreeWidget::currentItemChanged, this, [this] {
        if (m_isFilling)
            return;
        refreshButtons();
        emit currentChanged();
    });
    retranslate();
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
    m_add = new QPushButton(this);
    m_add->setObjectName(u"addSchema"_qs);
    m_add->setIcon(theme::icon(theme::Icon::Add));
    m_delete = new QPushButton(this);
    m_delete->setObjectName(u"deleteComponent"_qs);
    m_delete->setIcon(theme::icon(theme::Icon::Remove));
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(theme::Space::Control);
    buttons->addWidget(m_add);
    buttons->addWidget(m_delete);
    buttons->addStretch(1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(theme::Space::Control, theme::Space::Control, theme::Space::Control,
                               theme::Space::Control);
    column->setSpacing(theme::Space::Control);
    column->addWidget(m_filter);
    column->addWidget(m_tree, 1);
    column->addLayout(buttons);
}

void ComponentList::retranslate()
{
    m_filter->setLabel(tr("Filter components"));
    m_tree->setAccessibleName(tr("Components"));
    widgets::setButtonText(m_add, tr("Add schema"));
    widgets::setButtonText(m_delete, tr("Delete"));
    fill();
}

/** Changes inside a component don't change the list. */
void ComponentList::refresh()
{
    if (openapi::components(m_document.snapshot()) != m_components)
        fill();
    refreshButtons();
}

void ComponentList::fill()
{
    const std::optional<openapi::Component> before = current();
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
            item->setData(0, PointerRole, one.pointer.toString());
        }
        applyFilter();
        if (QTreeWidgetItem *same = before ? itemOf(before->pointer) : nullptr)
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
        bool isSeen = false;
        for (int at = 0; at < group->childCount(); ++at) {
            const bool fits = group->child(at)->text(0).contains(wanted, Qt::CaseInsensitive);
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
    m_add->setEnabled(canEdit);
    m_delete->setEnabled(canEdit && current());
}

QTreeWidgetItem *ComponentList::itemOf(const document::Pointer &pointer) const
{
    const QString wanted = pointer.toString();
    for (int row = 0; row < m_tree->topLevelItemCount(); ++row) {
        QTreeWidgetItem *group = m_tree->topLevelItem(row);
        for (int at = 0; at < group->childCount(); ++at) {
            if (group->child(at)->data(0, PointerRole).toString() == wanted)
                return group->child(at);
        }
    }
    return nullptr;
}

std::optional<openapi::Component> ComponentList::current() const
{
    const QTreeWidgetItem *item = m_tree->currentItem();
    const QString place = item ? item->data(0, PointerRole).toString() : QString();
    for (const openapi::Component &one : m_components) {
        if (!place.isEmpty() && one.pointer.toString() == place)
            return one;
    }
    return std::nullopt;
}

bool ComponentList::select(const document::Pointer &pointer)
{
    QTreeWidgetItem *item = itemOf(pointer);
    if (!item)
        return false;
    if (item->isHidden())
        m_filter->clear();
    m_tree->setCurrentItem(item);
    m_tree->scrollToItem(item);
    return true;
}

bool ComponentList::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != m_tree || event->type() != QEvent::KeyPress || !current())
        return QWidget::eventFilter(watched, event);
    switch (static_cast<QKeyEvent *>(event)->key()) {
    case Qt::Key_Delete:
        emit deleteRequested();
        return true;
    case Qt::Key_F2:
        emit renameRequested();
        return true;
    default:
        return QWidget::eventFilter(watched, event);
    }
}

} // namespace designer

#include "moc_componentlist.cpp"
