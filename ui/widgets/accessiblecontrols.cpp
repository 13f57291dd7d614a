#include "accessiblecontrols.h"

#include "accessiblelineedit.h"
#include "selectionfollower.h"

#include <QAbstractItemView>
#include <QAccessibleWidget>
#include <QApplication>
#include <QComboBox>
#include <QHash>
#include <QLineEdit>
#include <QPointer>

namespace widgets {

namespace {

/** A combo box. Its name is its label, its value the selected text. */
class AccessibleComboBox final : public QAccessibleWidget
{
public:
    explicit AccessibleComboBox(QComboBox *box)
        : QAccessibleWidget(box, QAccessible::ComboBox)
    {}

    [[nodiscard]] int childCount() const override { return box()->isEditable() ? 2 : 1; }
    [[nodiscard]] QAccessibleInterface *child(int index) const override
    {
        if (index == 0)
            return QAccessible::queryAccessibleInterface(box()->view());
        return index == 1 && box()->isEditable() ? QAccessible::queryAccessibleInterface(box()->lineEdit()) : nullptr;
    }
    [[nodiscard]] int indexOfChild(const QAccessibleInterface *child) const override
    {
        if (child->object() == box()->view())
            return 0;
        return box()->isEditable() && child->object() == box()->lineEdit() ? 1 : -1;
    }

    [[nodiscard]] QString text(QAccessible::Text kind) const override
    {
        return kind == QAccessible::Value ? box()->currentText() : QAccessibleWidget::text(kind);
    }
    [[nodiscard]] QAccessible::State state() const override
    {
        QAccessible::State state = QAccessibleWidget::state();
        state.expandable = true;
        state.hasPopup = true;
        state.expanded = box()->view()->isVisible();
        state.editable = box()->isEditable();
        return state;
    }

    [[nodiscard]] QStringList actionNames() const override
    {
        return QStringList{showMenuAction(), pressAction()} + QAccessibleWidget::actionNames();
    }
    void doAction(const QString &name) override
    {
        if (name != showMenuAction() && name != pressAction())
            QAccessibleWidget::doAction(name);
        else if (box()->view()->isVisible())
            box()->hidePopup();
        else
            box()->showPopup();
    }

private:
    [[nodiscard]] QComboBox *box() const { return static_cast<QComboBox *>(object()); }
};

void choose(QComboBox &box, int row)
{
    const QModelIndex index = box.model()->index(row, box.modelColumn(), box.rootModelIndex());
    if (!box.isEnabled() || !index.flags().testFlag(Qt::ItemIsEnabled))
        return;
    box.hidePopup();
    box.setCurrentIndex(row);
    emit box.activated(row);
    emit box.textActivated(box.itemText(row));
}

/** An entry of a combo box. The press action selects it, as a click does. */
class AccessibleOption final : public QAccessibleInterface
{
public:
    AccessibleOption(QComboBox *box, int row)
        : m_box(box)
        , m_row(row)
    {}

    [[nodiscard]] bool isValid() const override { return m_box && m_row < m_box->count(); }
    [[nodiscard]] QObject *object() const override { return nullptr; }
    [[nodiscard]] QAccessibleInterface *parent() const override
    {
        return m_box ? QAccessible::queryAccessibleInterface(m_box->view()) : nullptr;
    }
    [[nodiscard]] QAccessibleInterface *child(int) const override { return nullptr; }
    [[nodiscard]] QAccessibleInterface *childAt(int, int) const override { return nullptr; }
    [[nodiscard]] int childCount() const override { return 0; }
    [[nodiscard]] int indexOfChild(const QAccessibleInterface *) const override { return -1; }
    [[nodiscard]] QAccessible::Role role() const override { return QAccessible::ListItem; }
    [[nodiscard]] QString text(QAccessible::Text kind) const override
    {
        return isValid() && kind == QAccessible::Name ? m_box->itemText(m_row) : QString();
    }
    void setText(QAccessible::Text, const QString &) override {}
    [[nodiscard]] QRect rect() const override
    {
        if (!isValid())
            return {};
        const QAbstractItemView *view = m_box->view();
        const QRect place = view->visualRect(
            m_box->model()->index(m_row, m_box->modelColumn(), m_box->rootModelIndex()));
        return {view->viewport()->mapToGlobal(place.topLeft()), place.size()};
    }
    [[nodiscard]] QAccessible::State state() const override
    {
        QAccessible::State state;
        state.invalid = !isValid();
        state.selectable = true;
        state.focusable = true;
        state.invisible = isValid() && !m_box->view()->isVisible();
        state.selected = isValid() && m_box->currentIndex() == m_row;
        state.disabled = isValid() && !m_box->isEnabled();
        return state;
    }
    [[nodiscard]] void *interface_cast(QAccessible::InterfaceType type) override
    {
        return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface *>(&m_actions) : nullptr;
    }

private:
    /** A class of its own, because both base classes declare interface_cast(). */
    class Actions final : public QAccessibleActionInterface
    {
    public:
        explicit Actions(AccessibleOption &option)
            : m_option(option)
        {}
        [[nodiscard]] QStringList actionNames() const override { return {pressAction()}; }
        void doAction(const QString &name) override
        {
            if (name == pressAction() && m_option.isValid())
                choose(*m_option.m_box, m_option.m_row);
        }
        [[nodiscard]] QStringList keyBindingsForAction(const QString &) const override { return {}; }

    private:
        AccessibleOption &m_option;
    };

    QPointer<QComboBox> m_box;
    int m_row;
    Actions m_actions{*this};
};

/** The list of a combo box, open or not. */
class AccessibleOptions final : public QAccessibleWidget
{
public:
    AccessibleOptions(QAbstractItemView *view, QComboBox *box)
        : QAccessibleWidget(view, QAccessible::List)
        , m_box(box)
    {}
    ~AccessibleOptions() override
    {
        for (const QAccessible::Id id : std::as_const(m_options))
            QAccessible::deleteAccessibleInterface(id);
    }

    [[nodiscard]] int childCount() const override { return m_box ? m_box->count() : 0; }
    [[nodiscard]] QAccessibleInterface *child(int index) const override
    {
        if (!m_box || index < 0 || index >= m_box->count())
            return nullptr;
        auto known = m_options.constFind(index);
        if (known == m_options.constEnd())
            known = m_options.insert(index,
                                     QAccessible::registerAccessibleInterface(new AccessibleOption(m_box, index)));
        return QAccessible::accessibleInterface(*known);
    }
    [[nodiscard]] int indexOfChild(const QAccessibleInterface *child) const override
    {
        const QAccessible::Id id = QAccessible::uniqueId(const_cast<QAccessibleInterface *>(child));
        return m_options.key(id, -1);
    }

private:
    QPointer<QComboBox> m_box;
    mutable QHash<int, QAccessible::Id> m_options; ///< Created on first use.
};

/** The combo box of a list, or null. */
QComboBox *ownerOf(const QAbstractItemView *view)
{
    for (QWidget *above = view->parentWidget(); above; above = above->parentWidget()) {
        if (auto *box = qobject_cast<QComboBox *>(above))
            return box;
    }
    return nullptr;
}

QAccessibleInterface *makeInterface(const QString &className, QObject *object)
{
    // Qt calls this for each class from the object's own to QObject and uses the first result.
    if (auto *box = className == u"QComboBox" ? qobject_cast<QComboBox *>(object) : nullptr)
        return new AccessibleComboBox(box);
    if (auto *line = className == u"QLineEdit" ? qobject_cast<QLineEdit *>(object) : nullptr)
        return newAccessibleLineEdit(line);
    if (className == u"widgets::Banner")
        return new QAccessibleWidget(static_cast<QWidget *>(object), QAccessible::AlertMessage);
    if (auto *view = className == u"QComboBoxListView" ? qobject_cast<QAbstractItemView *>(object) : nullptr) {
        if (QComboBox *owner = ownerOf(view))
            return new AccessibleOptions(view, owner);
    }
    return nullptr;
}

} // namespace

void installAccessibleControls()
{
    QAccessible::installFactory(makeInterface);
    qApp->installEventFilter(new SelectionFollower(qApp));
}

} // namespace widgets
