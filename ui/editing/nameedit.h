#pragma once

#include "pendingedit.h"

class QLineEdit;

namespace editing {

/**
 * The edit of a line with a name, such as that of a path or a component. The name is written as a whole and not with
 * each key, because each key would rename something. The edit is completed by Return, when the line loses the focus,
 * and by completeEdits(). Escape restores the name.
 */
class NameEdit final : public PendingEdit
{
    Q_OBJECT

public:
    explicit NameEdit(QLineEdit *edit);

    /**
     * Shows the name that the document has, and drops a typed one. A name that is too long for the line becomes
     * read-only.
     */
    void show(const QString &name);
    /** True if the text of the line is not the name that the document has. */
    [[nodiscard]] bool isPending() const override;
    void complete() override;
    /**
     * Adds a button whose click takes the typed name from the line itself. The button must not take the focus when it
     * is clicked.
     */
    void addCompleting(const QWidget *button) { m_completing.append(button); }
    [[nodiscard]] bool isCompletedBy(const QWidget *clicked) const override;

    bool eventFilter(QObject *watched, QEvent *event) override;

signals:
    /** Emitted when the user has typed another name. The receiver calls show() when the document has the name, or shows
     * at the line why the document can't have it. */
    void typed(const QString &name);
    /**
     * Emitted when the edit has to be completed and the receiver of typed() has not yet answered. It has to answer now.
     */
    void awaited();
    /**
     * Emitted when the text of the line is again the name that the document has, so that a message about a typed name
     * has to be removed.
     */
    void restored();

private:
    void take();
    [[nodiscard]] bool leavesToDocument(QEvent *event) const;

    QLineEdit *m_edit;
    QString m_name;          ///< The name that the document has, cut to the maximum length of the line.
    bool m_isTaking = false; ///< True while typed() is emitted: renaming can show other names in the line, which are no
                             ///< edit of the user.
    QList<QPointer<const QWidget>> m_completing;
};

} // namespace editing
