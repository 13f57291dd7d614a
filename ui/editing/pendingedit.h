#pragma once

#include <QObject>
#include <QPointer>
#include <QWidget>

namespace editing {

/**
 * The edit of a control from the first typed key until the document has its text. An edit is completed when its control
 * loses the focus, and before the window does anything else: see completeEdits() and EditGuard. It is a child of its
 * control, so that every control with one takes part.
 */
class PendingEdit : public QObject
{
    Q_OBJECT

public:
    explicit PendingEdit(QWidget *control);

    [[nodiscard]] QWidget *control() const { return m_control; }
    /** True from the first typed key until the edit is completed. */
    [[nodiscard]] virtual bool isPending() const = 0;
    /** Writes the text. If it can't be written, the control keeps it and shows why, and isPending() stays true. */
    virtual void complete() = 0;
    /** True while the document does not have the typed text. Others write each key, and are still to be completed. */
    [[nodiscard]] virtual bool isUnwritten() const { return isPending(); }
    /** True for a button whose click takes the text itself, such as "Add" beside the name of what is added, and for
     * other fields that this button takes too. */
    [[nodiscard]] virtual bool isCompletedBy(const QWidget * /*clicked*/) const { return false; }

private:
    QPointer<QWidget> m_control;
};

/**
 * Completes all edits in `root` and its children, except those that are left to a click on `clicked`. Returns the first
 * visible control whose text can't be written; null if there is none.
 */
QWidget *completeEdits(QWidget &root, const QWidget *clicked = nullptr);

/** A text that is typed in a control and is not in the document. */
struct PendingText {
    QString label; ///< Accessible name of the control, or of the list that it is in.
    QString text;
};

/** The texts in `root` that are PendingEdit::isUnwritten(), except passwords. Writes nothing. */
[[nodiscard]] QList<PendingText> pendingTexts(const QWidget &root);

/** The first visible control in `root` with an edit that is not completed; null if there is none. Writes nothing. */
[[nodiscard]] QWidget *pendingControl(const QWidget &root);

} // namespace editing
