#pragma once

#include "context.h"
#include "objecttype.h"
#include "pointer.h"

#include <QWidget>

class QPushButton;
class QVBoxLayout;
namespace document {
struct Change;
}
namespace forms {
class FieldMessage;
}
namespace widgets {
class Heading;
}
namespace workspace {
class OpenDefinition;
}

namespace designer {

class BoundForm;
class ExampleEditor;
class FieldBinding;
class FoldedSection;
class ParameterPreview;
class SchemaSection;

/**
 * The form of a parameter or header: its name, location and whether it is required in one line, its description, its
 * schema in the editor of shapes, its examples, and how its value is sent. The other fields are folded below them.
 */
class ParameterForm final : public QWidget
{
    Q_OBJECT

public:
    explicit ParameterForm(const Context &context, QWidget *parent = nullptr);

    /** Returns true if objects of this kind have this form. */
    [[nodiscard]] static bool isFor(specification::ObjectKind kind);
    /** Shows the object at `place`, which is a mapping and no reference. */
    void setObject(const document::Pointer &place, specification::ObjectKind kind);
    /** Shows the control for the value at `pointer` inside the object, gives it the focus and returns it; null if there
     * is none. */
    QWidget *reveal(const document::Pointer &pointer);
    /** True if the form has a control for the value at `pointer`, or for one around it inside the object. */
    [[nodiscard]] bool shows(const document::Pointer &pointer) const;
    /** Gives the focus to the first field. */
    void focusFirst();
    void retranslate();

private:
    /** A field of the specification's table that is above the fold. */
    struct Row {
        const specification::Field *field = nullptr;
        BoundForm *form = nullptr;
        FieldBinding *binding = nullptr;
    };

    void buildWidgets();
    void rebuildFields();
    [[nodiscard]] Row newRow(const QByteArray &name, QWidget *parent);
    void makeDeciding(const Row &row);
    void placeFields();
    void refresh();
    void refreshIfTouched(const document::Change &change);
    void showSchema();
    void addSchema();
    [[nodiscard]] QWidget *newRest(QWidget *parent);
    [[nodiscard]] document::Pointer schemaPlace() const;
    [[nodiscard]] bool hasContent() const;

    const Context m_context;
    workspace::OpenDefinition &m_definition;
    document::Pointer m_place;
    specification::ObjectKind m_kind = specification::ObjectKind::NoObject;
    specification::Version m_version = specification::Version::V30;
    QWidget *m_fields = nullptr; ///< Made again for another kind of object or version of OpenAPI.
    QList<Row> m_rows;
    QVBoxLayout *m_column = nullptr;
    widgets::Heading *m_schemaTitle = nullptr;
    QPushButton *m_addSchema = nullptr;
    forms::FieldMessage *m_message = nullptr;
    SchemaSection *m_schema = nullptr;
    widgets::Heading *m_exampleTitle = nullptr;
    ExampleEditor *m_example = nullptr;
    ParameterPreview *m_preview = nullptr;
    FoldedSection *m_rest = nullptr;
};

} // namespace designer
