#include "flagbinding.h"

#include <QCheckBox>

namespace designer {

FlagBinding::FlagBinding(document::Document &document, QCheckBox *box)
    : FieldBinding(document, box)
    , m_box(box)
{
    connect(box, &QCheckBox::clicked, this, [this](bool checked) {
        write(document::Value::boolean(checked));
        finish(); // Each click is an undo step.
    });
}

bool FlagBinding::accepts(const document::Node &node) const
{
    return node.isBool();
}

void FlagBinding::display(const document::Node &node)
{
    m_box->setChecked(node.isBool() && node.toBool());
}

} // namespace designer

#include "moc_flagbinding.cpp"
