#pragma once

#include "fieldbinding.h"

class QPlainTextEdit;

namespace designer {

/**
 * A value of any type as YAML or JSON, with the text that it has in the file. Each text that is a value is written
 * while it is typed. An empty text removes the member when editing is finished.
 */
class ValueBinding final : public FieldBinding
{
    Q_OBJECT

public:
    ValueBinding(document::Document &document, QPlainTextEdit *edit);
    [[nodiscard]] FieldKind kind() const override { return FieldKind::Value; }

signals:
    /** What prevents the typed text from being written; empty if nothing does. */
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
