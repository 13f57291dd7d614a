#pragma once

#include "document.h"

#include <QWidget>

class QLabel;
class QLineEdit;
namespace widgets {
class ToneLabel;
}

namespace designer {

/** Tries a text on the schema of a text: whether it fits `pattern`, `format` and the lengths. Writes nothing. */
class PatternTry final : public QWidget
{
    Q_OBJECT

public:
    explicit PatternTry(document::Document &document, QWidget *parent = nullptr);

    /** Visible if the schema has a pattern or a format. */
    void setSchema(const document::Pointer &schema);
    /** Tries the text again. */
    void refresh();
    void retranslate();

private:
    [[nodiscard]] document::Value typedValue() const;

    document::Document &m_document;
    document::Pointer m_schema;
    QLabel *m_label = nullptr;
    QLineEdit *m_edit = nullptr;
    widgets::ToneLabel *m_result = nullptr;
};

} // namespace designer
