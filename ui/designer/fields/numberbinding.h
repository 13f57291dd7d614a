#pragma once

#include "fieldbinding.h"

class QLineEdit;

namespace designer {

/** Binds a line edit to a number, with the text that the number has in the file: 1.50 stays 1.50. An empty line removes
 * the member. A text that is not a number is not written; invalidTyped() reports it. */
class NumberBinding final : public FieldBinding
{
    Q_OBJECT

public:
    NumberBinding(document::Document &document, QLineEdit *edit);
    [[nodiscard]] FieldKind kind() const override { return FieldKind::Number; }

signals:
    /**
     * Emitted with true when the typed text is not a number, so that the file keeps the last one, and with false when
     * the text is a number again.
     */
    void invalidTyped(bool isInvalid);

protected:
    [[nodiscard]] bool accepts(const document::Node &node) const override;
    void display(const document::Node &node) override;
    void setEditable(bool editable) override;
    [[nodiscard]] bool isCleared(const document::Node &node) const override;

private:
    void commit(const QString &text);

    QLineEdit *m_edit;
    bool m_isTyping = false;
};

} // namespace designer
