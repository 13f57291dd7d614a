#pragma once

#include <QToolButton>

class QMenu;

namespace designer {

/** A button that opens a menu below it, such as the ⋯ beside a list with what can be done with its current entry. */
class MenuButton final : public QToolButton
{
    Q_OBJECT

public:
    explicit MenuButton(const QString &objectName, QWidget *parent = nullptr);

    /** Adds an entry to the menu. The caller sets its text when it translates its texts. */
    QAction *addEntry(const QString &objectName);
    [[nodiscard]] QMenu &entries() const { return *m_menu; }
    /** Sets the name of a button that shows only an icon. */
    void setName(const QString &name);
    /** Opens the menu with its first entry selected. */
    void open();

signals:
    /** Emitted before the menu opens, so that its entries can be made. */
    void aboutToOpen();

private:
    QMenu *m_menu;
};

} // namespace designer
