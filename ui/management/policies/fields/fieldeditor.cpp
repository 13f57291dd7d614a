#include "fieldeditor.h"

namespace policies {

FieldEditor::FieldEditor(const management::PolicyField &field, QWidget *parent)
    : QWidget(parent)
    , m_field(field)
{}

} // namespace policies

#include "moc_fieldeditor.cpp"
