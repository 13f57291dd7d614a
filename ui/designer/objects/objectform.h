#pragma once

#include "boundform.h"
#include "specificationtable.h"

#include <QSet>

#include <vector>

namespace designer {

class EntryList;
class ExampleNote;
class ObjectRow;
class OtherMembers;
class ParameterPreview;
class SecurityChoice;
class ShownRefresh;
class TableSection;

/**
 * The form of one object, made from the table of the specification: it has a control for each field that objects of its
 * kind have in the version of the document, and for each other member that the object has. A Reference Object has the
 * form of references. An object that the table does not describe is one field with its text.
 */
class ObjectForm final : public QWidget
{
    Q_OBJECT

public:
    explicit ObjectForm(const Context &context, QWidget *parent = nullptr);
    ~ObjectForm() override;

    /**
     * Sets the members for which another form has a field, and which this form leaves out. Call it before setObject().
     */
    void setOmitted(const QSet<QByteArray> &fields) { m_omitted = fields; }
    /** Shows the form of the object at `place`. */
    void setObject(const document::Pointer &place);
    [[nodiscard]] const document::Pointer &place() const { return m_place; }
    [[nodiscard]] specification::ObjectKind kind() const { return m_kind; }
    /** Returns the control for the value at `pointer` inside the object; null if there is none. */
    [[nodiscard]] QWidget *fieldFor(const document::Pointer &pointer) const;
    /** Gives the focus to the first control of the form. Returns false if there is none. */
    bool focusFirst();

signals:
    /**
     * Emitted when the user wants to see a keyword of a schema that an example does not fit; the schema can be outside
     * of this object.
     */
    void schemaRequested(const document::Pointer &keyword);

protected:
    void changeEvent(QEvent *event) override;

private:
    /** A field in the table of the specification, and the controls that edit it. */
    struct Control {
        const specification::Field *field = nullptr;
        FieldBinding *binding = nullptr;
        BoundForm *form = nullptr; ///< The form that has the control of the binding.
        ObjectRow *row = nullptr;
        TableSection *table = nullptr;
        EntryList *list = nullptr; ///< Of the current entry of the table, if entries are lists.
        ExampleNote *note = nullptr;
        QString missing = {}; ///< The message at the control if the object needs the field and does not have it.
    };

    void rebuild();
    /**
     * Returns the form to which the next field is added: a new one if a table or a row for an object was added last.
     */
    [[nodiscard]] BoundForm &nextForm();
    void addField(const specification::Field &field);
    void addBound(const specification::Field &field);
    void makeDeciding(const Control &control);
    void addNote(Control &control);
    void addPreview();
    void addTable(const specification::Field &field);
    void addRow(const specification::Field &field);
    void addSecurityChoice(const specification::Field &field);
    void addValue();
    void place();
    void placeControl(const Control &control);
    void retranslate();
    void label(const Control &control);
    void refreshShown();
    void refreshProblems();
    void refreshIfTouched(const document::Change &change);
    [[nodiscard]] QString nameOf(const specification::Field &field) const;

    const Context m_context;
    workspace::OpenDefinition &m_definition;
    document::Pointer m_place;
    specification::ObjectKind m_kind = specification::ObjectKind::NoObject;
    specification::Version m_version = specification::Version::V30;
    QSet<QByteArray> m_omitted;
    QWidget *m_content = nullptr;
    /** The forms of the fields: one for each run of fields between tables and rows for objects. */
    QList<BoundForm *> m_forms;
    OtherMembers *m_others = nullptr;
    /** The preview of a parameter or header as it is sent; null for other objects. */
    ParameterPreview *m_preview = nullptr;
    /** The choice of the security requirements of an object that can inherit them; null for other objects. */
    SecurityChoice *m_security = nullptr;
    forms::Form *m_securityForm = nullptr;
    /** The field whose text decides which other fields the object has; null if there is none. */
    const specification::Field *m_deciding = nullptr;
    ShownRefresh *m_problems = nullptr;
    std::vector<Control> m_controls;
};

} // namespace designer
