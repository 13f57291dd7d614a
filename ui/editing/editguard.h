#pragma once

#include <QObject>
#include <QPointer>
#include <QWidget>

class QAbstractButton;
class QAction;
class QKeyEvent;

namespace editing {

/**
 * Completes what is typed in a window before anything else happens there: before a click, a shortcut, a menu or an
 * action takes effect. While a control has a text that can't be written, clicks, shortcuts and keys that would act
 * elsewhere in the window do nothing, and that control gets the focus; its message says why. Other fields of the
 * document can be clicked and typed into. No control has to be registered: see PendingEdit.
 */
class EditGuard final : public QObject
{
    Q_OBJECT

public:
    explicit EditGuard(QWidget &window);

    /** Completes all edits. False if one can't be: its control has the focus then. */
    bool complete();
    /** Completes all edits whenever the action is triggered, before its other receivers, if they connect later. */
    void watch(QAction *action);

    bool eventFilter(QObject *watched, QEvent *event) override;

signals:
    /** The user types in a field of the window. Its text changes after this. */
    void typed();

private:
    [[nodiscard]] bool isInWindow(const QWidget *widget) const;
    [[nodiscard]] bool completeFor(QWidget *clicked);
    [[nodiscard]] bool refusesPress(QWidget *widget);
    [[nodiscard]] bool refusesShortcut(const QObject *receiver);
    [[nodiscard]] bool refusesKey(QWidget *widget, const QKeyEvent &event);
    void watchButton(QAbstractButton &button);
    void tellTyped(QWidget *widget);
    void giveFocus(QWidget &control);

    QWidget &m_window;
    QPointer<QWidget> m_refused; ///< A control whose text may not be written yet.
    bool m_isCompleting = false; ///< Completing an edit can click a button.
};

} // namespace editing
