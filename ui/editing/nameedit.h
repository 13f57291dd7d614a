#pragma once

#include "pendingedit.h"

class QLineEdit;

namespace editing {

/**
 * A name that is taken as a whole, because each key would rename something: that of a path or a component. The edit is
 * completed by Return, when the focus leaves, and with all others. Escape restores the name.
 */
class NameEdit final : public PendingEdit
{
    Q_OBJECT

public:
    explicit NameEdit(QLineEdit *edit);

    /** Shows the name that the document has. Typed text is dropped. A name that is too long for a line is read-only. */
    void show(const QString &name);
    /** True if the text is not the name that the document has. */
    [[nodiscard]] bool isPending() const override;
    void complete() override;
    /** A button that takes the text itself. It must not take the focus when it is clicked. */
    void addCompleting(const QWidget *button) { m_completing.append(button); }
    [[nodiscard]] bool isCompletedBy(const QWidget *clicked) const override;

    bool eventFilter(QObject *watched, QEvent *event) override;

signals:
    /** The user has typed another name. The receiver calls show() when the document has it, or says at the control why
     * it can't have it. */
    void typed(const QString &name);
    /** The receiver of typed() has not answered yet, and has to do it now. */
    void awaited();
    /** The text is that of the document again; a message at the control is no longer true. */
    void restored();

private:
    void take();
    [[nodiscard]] bool leavesToDocument(QEvent *event) const;

    QLineEdit *m_edit;
    QString m_name;          ///< As the line shows it.
    bool m_isTaking = false; ///< Renaming shows other names.
    QList<QPointer<const QWidget>> m_completing;
};

} // namespace editing
