#pragma once

#include "context.h"
#include "document.h"

#include <QHash>
#include <QWidget>

class QLineEdit;
class QPushButton;
class QVBoxLayout;
namespace forms {
class FieldMessage;
}
namespace widgets {
class Heading;
}

namespace designer {

class BoundForm;
class ValueBinding;
struct FieldPlace;

/**
 * The members of a schema that have no field of their own, as YAML or JSON: unknown members, keywords of other
 * versions, extensions (`x-`), and keywords whose value has a type that their field can't edit. The user can edit,
 * remove and add them.
 */
class SchemaMembers final : public QWidget
{
    Q_OBJECT

public:
    explicit SchemaMembers(const Context &context, QWidget *parent = nullptr);

    void setMembers(const document::Pointer &schema, const QByteArrayList &names);
    /** Returns the name of the member whose field has the focus; an empty name if there is none. */
    [[nodiscard]] QByteArray focusedMember() const;
    /** Returns the field of the member at `pointer`; null if there is none. */
    [[nodiscard]] QWidget *fieldFor(const document::Pointer &pointer) const;
    void retranslate();

signals:
    /**
     * Emitted when the user has completed an edit of a member, after which the field of its keyword may be able to edit
     * it.
     */
    void edited();

private:
    void buildForm();
    [[nodiscard]] QHash<QByteArray, QString> refusedTexts() const;
    [[nodiscard]] ValueBinding *bindingOf(const QByteArray &name) const;
    [[nodiscard]] FieldPlace placeOf(const QByteArray &name) const;
    void placeFields(const document::Pointer &schema);
    void addMember();
    void removeMember(const QByteArray &name);
    void addField(const QByteArray &name);
    void refreshAdd();

    const Context m_context;
    workspace::OpenDefinition &m_definition;
    document::Pointer m_schema;
    QByteArrayList m_names;
    widgets::Heading *m_title = nullptr;
    QVBoxLayout *m_column = nullptr;
    BoundForm *m_form = nullptr;
    QLineEdit *m_name = nullptr;
    QPushButton *m_add = nullptr;
    forms::FieldMessage *m_message = nullptr;
};

} // namespace designer
