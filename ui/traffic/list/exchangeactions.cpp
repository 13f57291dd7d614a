#include "exchangeactions.h"

#include "exchangelist.h"
#include "marklook.h"

#include <QAction>
#include <QKeyEvent>
#include <QMenu>

#include <algorithm>

namespace traffic {

ExchangeActions::ExchangeActions(ExchangeList &list)
    : QObject(&list)
    , m_list(list)
{
    buildMenu();
    retranslate();
    connectAll();
    refresh(false);
}

QAction *ExchangeActions::add(QMenu &menu, const QString &objectName, const QKeySequence &shortcut)
{
    auto *action = new QAction(&m_list);
    action->setObjectName(objectName);
    action->setShortcut(shortcut);
    action->setShortcutContext(Qt::WidgetShortcut);
    m_list.addAction(action);
    menu.addAction(action);
    return action;
}

void ExchangeActions::buildMenu()
{
    m_menu = new QMenu(&m_list);
    m_menu->setObjectName(u"exchangeMenu"_qs);
    m_addToDefinition = add(*m_menu, u"addToDefinition"_qs);
    m_menu->addSeparator();
    m_comment = add(*m_menu, u"commentExchange"_qs, Qt::Key_F2);
    m_colorMenu = m_menu->addMenu(QString());
    m_colorMenu->setObjectName(u"colorMenu"_qs);
    for (const items::MarkColor color : items::MarkColors) {
        QAction *action = add(*m_colorMenu, u"color%1"_qs.arg(static_cast<int>(color)));
        action->setCheckable(true);
        m_colors[static_cast<std::size_t>(color)] = action;
    }
    m_pin = add(*m_menu, u"pinExchangeAction"_qs, Qt::CTRL | Qt::Key_D);
    m_pin->setCheckable(true);
    m_hide = add(*m_menu, u"hideExchange"_qs, Qt::CTRL | Qt::Key_H);
    m_hide->setCheckable(true);
    m_menu->addSeparator();
    m_compare = add(*m_menu, u"compareExchangesAction"_qs, Qt::CTRL | Qt::Key_E);
    m_underPolicy = add(*m_menu, u"underPolicy"_qs);
}

void ExchangeActions::setOperationMenu(QMenu &menu)
{
    m_operationMenu = menu.menuAction();
    m_menu->insertAction(m_comment, m_operationMenu);
    m_menu->insertSeparator(m_comment);
    m_operationMenu->setEnabled(m_addToDefinition->isEnabled());
}

/** The list has the focus: its shortcuts come before those of the window with the same keys. Qt would take both for
 * ambiguous. */
bool ExchangeActions::eventFilter(QObject *watched, QEvent *event)
{
    const bool isOverride = event->type() == QEvent::ShortcutOverride;
    if (!isOverride && event->type() != QEvent::KeyPress)
        return QObject::eventFilter(watched, event);
    const auto *const key = static_cast<QKeyEvent *>(event);
    const QKeySequence pressed(key->key() | int(key->modifiers() & ~Qt::KeypadModifier));
    for (QAction *action : m_list.actions()) {
        if (!action->isEnabled() || action->shortcut() != pressed)
            continue;
        if (isOverride)
            event->accept();
        else
            action->trigger();
        return true;
    }
    return QObject::eventFilter(watched, event);
}

void ExchangeActions::connectAll()
{
    m_list.installEventFilter(this);
    m_list.setContextMenuPolicy(Qt::CustomContextMenu);
    connect(&m_list, &QWidget::customContextMenuRequested, this, &ExchangeActions::showMenu);
    connect(m_addToDefinition, &QAction::triggered, this, &ExchangeActions::addRequested);
    connect(m_comment, &QAction::triggered, &m_list, &ExchangeList::editComment);
    for (const items::MarkColor color : items::MarkColors) {
        connect(m_colors[static_cast<std::size_t>(color)], &QAction::triggered, this,
                [this, color] { mark([color](items::ExchangeMarks &marks) { marks.color = color; }); });
    }
    connect(m_pin, &QAction::triggered, this, &ExchangeActions::togglePinned);
    connect(m_hide, &QAction::triggered, this, [this] {
        const bool isHidden = areAll([](const items::ExchangeMarks &marks) { return marks.hidden; });
        mark([isHidden](items::ExchangeMarks &marks) { marks.hidden = !isHidden; });
    });
    connect(m_compare, &QAction::triggered, this, &ExchangeActions::compareRequested);
    connect(m_underPolicy, &QAction::triggered, this, &ExchangeActions::underPolicyRequested);
    connect(&m_list, &ExchangeList::selectedRowsChanged, this,
            [this] { m_compare->setEnabled(m_list.selectedRows().size() == 2); });
}

QList<quint64> ExchangeActions::selectedNumbers() const
{
    QList<quint64> numbers;
    for (const QModelIndex &row : m_list.selectedRows())
        numbers.append(m_list.exchanges().numberOf(row));
    return numbers;
}

void ExchangeActions::mark(const std::function<void(items::ExchangeMarks &)> &change)
{
    m_list.exchanges().exchanges().setMarks(selectedNumbers(), change);
}

bool ExchangeActions::areAll(const std::function<bool(const items::ExchangeMarks &)> &isMarked) const
{
    const items::ExchangeModel &model = m_list.exchanges().exchanges();
    const QList<quint64> numbers = selectedNumbers();
    return !numbers.isEmpty() && std::all_of(numbers.begin(), numbers.end(), [&](quint64 number) {
        return isMarked(model.marksAt(model.rowOf(number)));
    });
}

void ExchangeActions::togglePinned()
{
    const bool isPinned = areAll([](const items::ExchangeMarks &marks) { return marks.pinned; });
    mark([isPinned](items::ExchangeMarks &marks) { marks.pinned = !isPinned; });
}

void ExchangeActions::refresh(bool isComplete)
{
    const bool hasCurrent = m_list.currentIndex().isValid();
    m_addToDefinition->setEnabled(isComplete);
    if (m_operationMenu)
        m_operationMenu->setEnabled(isComplete);
    m_comment->setEnabled(isComplete);
    m_colorMenu->setEnabled(hasCurrent);
    for (QAction *action : m_colors)
        action->setEnabled(hasCurrent);
    m_pin->setEnabled(hasCurrent);
    m_hide->setEnabled(hasCurrent);
    m_compare->setEnabled(m_list.selectedRows().size() == 2);
}

void ExchangeActions::showMenu(const QPoint &position)
{
    for (const items::MarkColor color : items::MarkColors) {
        const bool isColor = areAll([color](const items::ExchangeMarks &marks) { return marks.color == color; });
        QAction *action = m_colors[static_cast<std::size_t>(color)];
        action->setChecked(isColor);
        action->setIcon(markIcon(color));
    }
    m_pin->setChecked(areAll([](const items::ExchangeMarks &marks) { return marks.pinned; }));
    m_hide->setChecked(areAll([](const items::ExchangeMarks &marks) { return marks.hidden; }));
    m_menu->popup(m_list.viewport()->mapToGlobal(position));
}

void ExchangeActions::retranslate()
{
    m_menu->setAccessibleName(tr("Exchange"));
    m_addToDefinition->setText(tr("Add to definition"));
    m_comment->setText(tr("Edit comment"));
    m_colorMenu->setTitle(tr("Color"));
    for (const items::MarkColor color : items::MarkColors)
        m_colors[static_cast<std::size_t>(color)]->setText(markText(color));
    m_pin->setText(tr("Pin"));
    m_hide->setText(tr("Hide"));
    m_compare->setText(tr("Compare"));
    m_underPolicy->setText(tr("Under a policy…"));
}

} // namespace traffic

#include "moc_exchangeactions.cpp"
