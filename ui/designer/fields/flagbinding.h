#pragma once

#include "fieldbinding.h"

class QCheckBox;

namespace designer {

/** A boolean as a check box. What stands there otherwise is shown as off and cannot be changed. */
class FlagBinding final : public FieldBinding
{
    Q_OBJECT

public:
    FlagBinding(document::Document &document, QCheckBox *box);
    [[nodiscard]] FieldKind kind() const override { return FieldKind::Flag; }

protected:
    [[nodiscard]] bool accepts(const document::Node &node) const override;
    void display(const document::Node &node) override;

private:
    QCheckBox *m_box;
};

} // namespace designer
