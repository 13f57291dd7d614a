#pragma once

#include <QObject>
#include <QPointer>
#include <QWidget>

class QAbstractButton;
class QAction;
class QKeyEvent;

namespace editing {

/**
 * Completes what the user types in a window before a click, a shortcut, a menu or an action takes effect there. While a
 * control has a text that can't be written, clicks, shortcuts and keys that would act elsewhere in the window do
 * nothing, and that control, whose message says why, gets the focus. Other fields of the document can still be clicked
 * and typed into. No control has to be registered: see PendingEdit.
 */
class EditGuard final : public QObject
{
    Q_OBJECT

public:
    explicit EditGuard(QWidget &window);

    /**
     * Completes all edits in the window. Returns false if an edit can't be completed; its control then has the focus.
     */
    bool complete();
    /**
     * Completes all edits in the window each time the action is triggered, before the receivers of the action that
     * connect after this call.
     */
    void watch(QAction *action);

    bool eventFilter(QObject *watched, QEvent *event) override;

signals:
    /** Emitted when the user types into a field of the window, before the text of the field changes. */
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
    QPointer<QWidget> m_refused; ///< A control with a text that could not be written; null if there is none.
    /** True while complete() runs: completing an edit can click a button, which would call it again. */
    bool m_isCompleting = false;
};

} // namespace editing
