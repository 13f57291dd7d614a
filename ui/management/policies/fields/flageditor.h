#pragma once

#include "fieldeditor.h"

class QCheckBox;

namespace policies {

/** Edits a boolean member of a policy with a check box. */
class FlagEditor final : public FieldEditor
{
    Q_OBJECT

public:
    /** What a checked box means: the member is true, or it is false. */
    enum class Sense { Plain, Inverted };

    FlagEditor(const management::PolicyField &field, Sense sense, QWidget *parent);

    [[nodiscard]] QWidget *control() const override;
    void setValue(const document::Value &value) override;
    [[nodiscard]] std::optional<document::Value> value() const override;
    void setReadOnly(bool readOnly) override;
    void setText(const QString &text, const QString &toolTip);

private:
    const Sense m_sense;
    QCheckBox *m_box = nullptr;
};

} // namespace policies
