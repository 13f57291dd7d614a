#pragma once

#include "document.h"

#include <QWidget>

class QLabel;
class QLineEdit;
namespace widgets {
class ToneLabel;
}

namespace designer {

/**
 * A line in which the user can try a text on a schema for texts, to see whether it fits `pattern`, `format` and the
 * lengths. It writes nothing to the document.
 */
class PatternTry final : public QWidget
{
    Q_OBJECT

public:
    explicit PatternTry(document::Document &document, QWidget *parent = nullptr);

    /** Sets the schema that texts are tried on. The line is visible only if the schema has a pattern or a format. */
    void setSchema(const document::Pointer &schema);
    /** Tries the text of the line again, because the schema may have changed. */
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
