#pragma once

#include <QDialog>

class QLabel;
class QPlainTextEdit;
class QPushButton;
namespace forms {
class FieldMessage;
}

namespace designer {

/**
 * A dialog that asks for a value, as JSON or YAML, from which a schema is made. It deletes itself when it is closed.
 */
class SamplesDialog final : public QDialog
{
    Q_OBJECT

public:
    explicit SamplesDialog(QWidget *parent);

signals:
    /** Emitted when the user has chosen a value, with the value as JSON. */
    void chosen(const QByteArray &sample);

protected:
    void changeEvent(QEvent *event) override;

private:
    void buildWidgets();
    void retranslate();
    void choose();

    QLabel *m_label = nullptr;
    QPlainTextEdit *m_text = nullptr;
    forms::FieldMessage *m_message = nullptr;
    QPushButton *m_make = nullptr;
    QPushButton *m_cancel = nullptr;
};

} // namespace designer
