#pragma once

#include "fieldbinding.h"

class QCheckBox;

namespace designer {

/** Binds a check box to a Boolean value. A value of another type is shown as unchecked and can't be edited. */
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
