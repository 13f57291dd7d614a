#pragma once

#include "fieldbinding.h"

class QPlainTextEdit;

namespace designer {

/**
 * Binds an editor to an example as JSON. While the document has no example, the editor shows a generated one; typing
 * into it makes it the example. Only what differs is written. A text that is no JSON is not written; invalidTyped()
 * reports it. The example of another media type than JSON is edited as its text.
 */
class ExampleText final : public FieldBinding
{
    Q_OBJECT

public:
    ExampleText(document::Document &document, QPlainTextEdit *edit);
    [[nodiscard]] FieldKind kind() const override { return FieldKind::Value; }

    /** Sets whether the example is a text as it is sent, instead of JSON. Call it before setPlace(). */
    void setPlainText(bool isPlain) { m_isPlain = isPlain; }
    /** Sets the generated example that is shown while the document has none. */
    void setGenerated(const QString &json);
    /** True if the editor shows a generated example. */
    [[nodiscard]] bool isGenerated() const;

signals:
    /** Emitted with where the typed text is no JSON and what was expected, and with an empty text when it is JSON. */
    void invalidTyped(const QString &where);

protected:
    [[nodiscard]] bool accepts(const document::Node &node) const override;
    void display(const document::Node &node) override;
    void setEditable(bool editable) override;
    [[nodiscard]] bool isCleared(const document::Node &node) const override;

private:
    void commit();
    [[nodiscard]] QString textOf(const document::Node &node) const;

    document::Document &m_document;
    QPlainTextEdit *m_edit;
    QString m_generated;
    bool m_isPlain = false;
    bool m_isTyping = false;
    bool m_isShowing = false;
};

} // namespace designer
