#pragma once

#include "fieldbinding.h"

class QPlainTextEdit;

namespace designer {

/**
 * Binds an editor to a value of any type, shown as YAML or JSON with the text that it has in the file. The value is
 * written with each key after which the text is a valid value. An empty text removes the member when the edit is
 * completed.
 */
class ValueBinding final : public FieldBinding
{
    Q_OBJECT

public:
    ValueBinding(document::Document &document, QPlainTextEdit *edit);
    [[nodiscard]] FieldKind kind() const override { return FieldKind::Value; }

signals:
    /** Emitted with the reason why the typed text can't be written; with an empty text when it can be. */
    void invalidTyped(const QString &why);

protected:
    [[nodiscard]] bool accepts(const document::Node &node) const override;
    void display(const document::Node &node) override;
    void setEditable(bool editable) override;
    [[nodiscard]] bool isCleared(const document::Node &node) const override;

private:
    void commit();

    document::Document &m_document;
    QPlainTextEdit *m_edit;
    bool m_isShowing = false;
    bool m_isTyping = false;
};

} // namespace designer
