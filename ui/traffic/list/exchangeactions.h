#pragma once

#include "exchangemarks.h"

#include <QObject>

#include <array>
#include <functional>

class QAction;
class QKeySequence;
class QMenu;
class QPoint;

namespace traffic {

class ExchangeList;

/** The actions on the selected exchanges of a list, with their shortcuts, in the list's context menu: comment, color,
 * pin, hide, compare, under a policy and add to the definition. */
class ExchangeActions final : public QObject
{
    Q_OBJECT

public:
    explicit ExchangeActions(ExchangeList &list);

    void retranslate();
    /** Adds a menu for the operation of the current exchange. */
    void setOperationMenu(QMenu &menu);
    /** Pins the selected exchanges, or unpins them if all of them are pinned. */
    void togglePinned();
    /** Enables what the current exchange can be used for. `isComplete` is false while it is running. */
    void refresh(bool isComplete);

signals:
    /** The user wants an operation like the request of the current exchange in a definition. */
    void addRequested();
    /** The user wants to see the differences between two exchanges. */
    void compareRequested();
    /** The user wants to see how exchanges fare under a policy. */
    void underPolicyRequested();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void buildMenu();
    void connectAll();
    QAction *add(QMenu &menu, const QString &objectName, const QKeySequence &shortcut = {});
    [[nodiscard]] QList<quint64> selectedNumbers() const;
    /** Marks the selected exchanges. */
    void mark(const std::function<void(items::ExchangeMarks &)> &change);
    [[nodiscard]] bool areAll(const std::function<bool(const items::ExchangeMarks &)> &isMarked) const;
    void showMenu(const QPoint &position);

    ExchangeList &m_list;
    QMenu *m_menu = nullptr;
    QAction *m_comment = nullptr;
    QMenu *m_colorMenu = nullptr;
    std::array<QAction *, items::MarkColors.size()> m_colors{};
    QAction *m_pin = nullptr;
    QAction *m_hide = nullptr;
    QAction *m_compare = nullptr;
    QAction *m_underPolicy = nullptr;
    QAction *m_addToDefinition = nullptr;
    QAction *m_operationMenu = nullptr; ///< Null without such a menu.
};

} // namespace traffic
