#pragma once

#include <QObject>
#include <QPointer>
#include <QWidget>

namespace editing {

/**
 * The edit of a control from the first typed key until the document has its text. An edit is completed when its control
 * loses the focus, and before the window does anything else: see completeEdits() and EditGuard. A PendingEdit is a
 * child of its control, which is how completeEdits() finds it.
 */
class PendingEdit : public QObject
{
    Q_OBJECT

public:
    explicit PendingEdit(QWidget *control);
    ~PendingEdit() override;

    [[nodiscard]] QWidget *control() const { return m_control; }
    /** True from the first key that is typed into the control until the edit is completed. */
    [[nodiscard]] virtual bool isPending() const = 0;
    /**
     * Writes the text of the control to the document. If it can't be written, the control keeps it and shows why, and
     * isPending() stays true.
     */
    virtual void complete() = 0;
    /**
     * True while the document does not have the text that is typed in the control. The edit of a control that writes
     * each key can be pending although the document has the text.
     */
    [[nodiscard]] virtual bool isUnwritten() const { return isPending(); }
    /** True for a button whose click takes the typed text from the control, such as "Add" beside a name, and for other
     * fields whose text that button takes too. A click on them does not complete the edit. */
    [[nodiscard]] virtual bool isCompletedBy(const QWidget * /*clicked*/) const { return false; }

private:
    QPointer<QWidget> m_control;
};

/**
 * Completes the edits of all controls in `root` and its children, except the edits that a click on `clicked` completes
 * itself. Returns the first visible control whose text can't be written; null if there is none.
 */
QWidget *completeEdits(QWidget &root, const QWidget *clicked = nullptr);

/** A text that the user has typed in a control and that is not in the document. */
struct PendingText {
    QString label; ///< The accessible name of the control, or of the list that contains the control.
    QString text;
};

/** Returns the texts that are typed in `root` and not in the document, except passwords. Writes nothing. */
[[nodiscard]] QList<PendingText> pendingTexts(const QWidget &root);

/**
 * Returns the first visible control in `root` with an edit that is not completed; null if there is none. Writes
 * nothing.
 */
[[nodiscard]] QWidget *pendingControl(const QWidget &root);

} // namespace editing
