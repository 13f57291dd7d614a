#include "fieldeditor.h"

#include "flageditor.h"
#include "lineeditor.h"
#include "texteditor.h"

namespace policies {

FieldEditor::FieldEditor(const management::PolicyField &field, QWidget *parent)
    : QWidget(parent)
    , m_field(field)
{}

FieldEditor *makeFieldEditor(const management::PolicyField &field, QWidget *parent)
{
    using Type = management::PolicyType;
    switch (field.type) {
    case Type::Boolean:
        return new FlagEditor(field, parent);
    case Type::TextList:
    case Type::TextMap:
    case Type::Json:
        return new TextEditor(field, parent);
    default:
        return new LineEditor(field, parent);
    }
}

} // namespace policies
