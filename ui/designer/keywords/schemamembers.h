#pragma once

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
namespace workspace {
class OpenDefinition;
}

namespace designer {

class BoundForm;
class ValueBinding;
struct FieldPlace;

/**
 * Members of a schema without a field of their own, as values of YAML or JSON: unknown ones, those of other versions,
 * extensions (`x-`), and those whose value has another type. They can be edited, removed and added.
 */
class SchemaMembers final : public QWidget
{
    Q_OBJECT

public:
    explicit SchemaMembers(workspace::OpenDefinition &definition, QWidget *parent = nullptr);

    void setMembers(const document::Pointer &schema, const QByteArrayList &names);
    /** The member whose field has the focus; empty if there is none. */
    [[nodiscard]] QByteArray focusedMember() const;
    /** The field of this place, or null. */
    [[nodiscard]] QWidget *fieldFor(const document::Pointer &pointer) const;
    void retranslate();

signals:
    void located(const document::Pointer &pointer);
    void sourceRequested(const document::Pointer &pointer);
    /** The user has completed an edit, after which another field may fit the value. */
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
