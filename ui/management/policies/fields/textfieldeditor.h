#pragma once

#include "fieldeditor.h"

class QLineEdit;
class QPlainTextEdit;

namespace policies {

/** A field that is edited as text: a line edit, or a text box for a type that needs several lines. */
class TextFieldEditor final : public FieldEditor
{
    Q_OBJECT

public:
    TextFieldEditor(const management::PolicyField &field, QWidget *parent);

    [[nodiscard]] QWidget *control() const override;
    void setValue(const document::Value &value) override;
    [[nodiscard]] std::optional<document::Value> value() const override;
    [[nodiscard]] bool isValid() const override;
    void setReadOnly(bool readOnly) override;

private:
    void buildLine();
    void buildBox();
    [[nodiscard]] QString text() const;

    QLineEdit *m_line = nullptr;     ///< Null when there is a box.
    QPlainTextEdit *m_box = nullptr; ///< Null when there is a line.
};

} // namespace policies
