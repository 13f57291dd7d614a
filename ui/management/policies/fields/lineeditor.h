#pragma once

#include "fieldeditor.h"

class QLineEdit;

namespace policies {

/** A text or a number on one line. */
class LineEditor final : public FieldEditor
{
    Q_OBJECT

public:
    LineEditor(const management::PolicyField &field, QWidget *parent);

    [[nodiscard]] QWidget *control() const override;
    void setValue(const document::Value &value) override;
    [[nodiscard]] std::optional<document::Value> value() const override;
    [[nodiscard]] bool isValid() const override;
    void setReadOnly(bool readOnly) override;

private:
    [[nodiscard]] bool isNumber() const;

    QLineEdit *m_line = nullptr;
};

} // namespace policies
