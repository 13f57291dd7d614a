#pragma once

#include "boundform.h"
#include "specificationtable.h"

#include <QSet>

#include <vector>

namespace workspace {
class References;
}

namespace designer {

class ExampleNote;
class ObjectRow;
class OtherMembers;
class ParameterPreview;
class SecurityChoice;
class TableSection;

/**
 * The form of one object, made from the table: a control for each field that objects of this kind have in the version
 * of the document, and for each other member that the object has. A Reference Object has the form of references, and
 * what the table has nothing about is one field with its text.
 */
class ObjectForm final : public QWidget
{
    Q_OBJECT

public:
    explicit ObjectForm(workspace::OpenDefinition &definition, QWidget *parent = nullptr);
    ~ObjectForm() override;

    /** Leaves out fields that another form has. Before setObject(). */
    void setOmitted(const QSet<QByteArray> &fields) { m_omitted = fields; }
    /** Offers the components of other files too. Before setObject(). */
    void setReferences(workspace::References &references) { m_references = &references; }
    /** Shows the object at a place. */
    void setObject(const document::Pointer &place);
    [[nodiscard]] const document::Pointer &place() const { return m_place; }
    [[nodiscard]] specification::ObjectKind kind() const { return m_kind; }
    /** The control of a place in the object; null if there is none. */
    [[nodiscard]] QWidget *fieldFor(const document::Pointer &pointer) const;
    /** Gives the focus to the first control; false if there is none. */
    bool focusFirst();

signals:
    void located(const document::Pointer &pointer);
    void sourceRequested(const document::Pointer &pointer);
    /** The user wants to see an object inside this one. */
    void openRequested(const document::Pointer &place);
    /** The user wants to see a keyword of a schema, which can be outside of this object. */
    void schemaRequested(const document::Pointer &keyword);

protected:
    void changeEvent(QEvent *event) override;

private:
    /** A field of the table and what edits it. */
    struct Control {
        const specification::Field *field = nullptr;
        FieldBinding *binding = nullptr;
        BoundForm *form = nullptr; ///< Of the binding.
        ObjectRow *row = nullptr;
        TableSection *table = nullptr;
        ExampleNote *note = nullptr;
    };

    void rebuild();
    /** The form for the next field: a new one if a table or an object was added last. */
    [[nodiscard]] BoundForm &nextForm();
    void addField(const specification::Field &field);
    void addBound(const specification::Field &field);
    void addNote(Control &control);
    void addPreview();
    void addTable(const specification::Field &field);
    void addRow(const specification::Field &field);
    void addSecurityChoice();
    void addValue();
    void place();
    void placeControl(const Control &control);
    void retranslate();
    void label(const Control &control);
    void refreshIfTouched(const document::Change &change);
    [[nodiscard]] QString nameOf(const specification::Field &field) const;

    workspace::OpenDefinition &m_definition;
    workspace::References *m_references = nullptr;
    document::Pointer m_place;
    specification::ObjectKind m_kind = specification::ObjectKind::NoObject;
    specification::Version m_version = specification::Version::V30;
    QSet<QByteArray> m_omitted;
    QWidget *m_content = nullptr;
    QList<BoundForm *> m_forms; ///< One for each run of fields between tables and objects.
    OtherMembers *m_others = nullptr;
    ParameterPreview *m_preview = nullptr; ///< Of parameters and headers.
    SecurityChoice *m_security = nullptr;  ///< Of operations.
    forms::Form *m_securityForm = nullptr;
    std::vector<Control> m_controls;
};

} // namespace designer
