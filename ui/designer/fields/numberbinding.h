#pragma once

#include "fieldbinding.h"

class QLineEdit;

namespace designer {

/** A number as it is written in the file: 1.50 stays 1.50. An empty field removes the member. Other texts are not
 * written; invalidTyped() reports them. */
class NumberBinding final : public FieldBinding
{
    Q_OBJECT

public:
    NumberBinding(document::Document &document, QLineEdit *edit);
    [[nodiscard]] FieldKind kind() const override { return FieldKind::Number; }

signals:
    /** The text is not a number, so that the file still has the last one; or it is one again. */
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
