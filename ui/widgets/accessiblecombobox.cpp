#include "accessiblecombobox.h"

#include <QAbstractItemView>
#include <QAccessibleWidget>
#include <QComboBox>
#include <QLineEdit>

namespace widgets {

namespace {

/** A drop-down whose name is its label and whose value is the chosen text. */
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

QAccessibleInterface *makeInterface(const QString &className, QObject *object)
{
    // Asked for each class from the object's own to QObject; the first that has an answer counts.
    auto *box = className == u"QComboBox" ? qobject_cast<QComboBox *>(object) : nullptr;
    return box ? new AccessibleComboBox(box) : nullptr;
}

} // namespace

void installAccessibleComboBoxes()
{
    QAccessible::installFactory(makeInterface);
}

} // namespace widgets
