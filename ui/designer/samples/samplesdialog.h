#pragma once

#include <QDialog>

class QLabel;
class QPlainTextEdit;
class QPushButton;
namespace forms {
class FieldMessage;
}

namespace designer {

/** Asks for a value, as JSON or YAML, to make a schema from. Deletes itself when it is closed. */
class SamplesDialog final : public QDialog
{
    Q_OBJECT

public:
    explicit SamplesDialog(QWidget *parent);

signals:
    /** The sample as JSON. */
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
