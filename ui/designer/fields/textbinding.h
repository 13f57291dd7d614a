#pragma once

#include "fieldbinding.h"

class QLineEdit;
class QPlainTextEdit;

namespace designer {

/** Binds a line edit to a text of one line. */
class TextBinding final : public FieldBinding
{
    Q_OBJECT

public:
    TextBinding(document::Document &document, QLineEdit *edit);
    [[nodiscard]] FieldKind kind() const override { return FieldKind::Line; }

protected:
    [[nodiscard]] bool accepts(const document::Node &node) const override;
    void display(const document::Node &node) override;
    void setEditable(bool editable) override;

private:
    QLineEdit *m_edit;
};

/** Binds an editor of several lines to a text. */
class ParagraphBinding final : public FieldBinding
{
    Q_OBJECT

public:
    ParagraphBinding(document::Document &document, QPlainTextEdit *edit);
    [[nodiscard]] FieldKind kind() const override { return FieldKind::Paragraph; }

protected:
    [[nodiscard]] bool accepts(const document::Node &node) const override;
    void display(const document::Node &node) override;
    void setEditable(bool editable) override;

private:
    QPlainTextEdit *m_edit;
    bool m_isShowing = false;
};

} // namespace designer
