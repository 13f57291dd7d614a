#pragma once

#include "document.h"

#include <QDialog>
#include <QTimer>

class QLabel;
class QPlainTextEdit;
class QPushButton;
namespace forms {
class FieldMessage;
}
namespace widgets {
class Heading;
}

namespace designer {

/** A dialog that asks for one more value, as JSON or YAML, that a schema has to accept. It shows what would change in
 * the schema. It deletes itself when it is closed. */
class RefineDialog final : public QDialog
{
    Q_OBJECT

public:
    /** Creates the dialog for the schema at a place of a document, which outlives it. */
    RefineDialog(const document::Document &document, const document::Pointer &schema, QWidget *parent);

signals:
    /** Emitted when the user has chosen a value that changes the schema, with the value as JSON. */
    void chosen(const QByteArray &sample);

protected:
    void changeEvent(QEvent *event) override;

private:
    void buildWidgets();
    void retranslate();
    void refresh();

    const document::Document &m_document;
    document::Pointer m_schema;
    QByteArray m_sample; ///< The typed value as JSON; empty if it changes nothing.
    QTimer m_pause;
    QLabel *m_label = nullptr;
    QPlainTextEdit *m_text = nullptr;
    forms::FieldMessage *m_message = nullptr;
    widgets::Heading *m_title = nullptr;
    QPlainTextEdit *m_changes = nullptr;
    QPushButton *m_refine = nullptr;
    QPushButton *m_cancel = nullptr;
};

} // namespace designer
