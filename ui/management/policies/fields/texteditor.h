#pragma once

#include "fieldeditor.h"

class QPlainTextEdit;

namespace policies {

/** A list of texts, one on a line; a map of texts, "key: value" on each line; or JSON. */
class TextEditor final : public FieldEditor
{
    Q_OBJECT

public:
    TextEditor(const management::PolicyField &field, QWidget *parent);

    [[nodiscard]] QWidget *control() const override;
    void setValue(const document::Value &value) override;
    [[nodiscard]] std::optional<document::Value> value() const override;
    [[nodiscard]] bool isValid() const override;
    void setReadOnly(bool readOnly) override;

private:
    [[nodiscard]] QStringList lines() const;
    [[nodiscard]] QString textOf(const document::Value &value) const;

    QPlainTextEdit *m_text = nullptr;
};

} // namespace policies
