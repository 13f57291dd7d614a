#pragma once

#include "fieldeditor.h"

class QLineEdit;
class QPlainTextEdit;

namespace policies {

/** Edits a policy field as text: in a line edit, or in a text box if its type needs several lines. Fields with dates
 * must be read-only. */
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

    document::Value m_date;      ///< The value of a field with a date, which is read-only: its text is in local time.
    QLineEdit *m_line = nullptr; ///< The line edit; null if the field is edited in a text box.
    QPlainTextEdit *m_box = nullptr; ///< The text box; null if the field is edited in a line edit.
};

} // namespace policies
