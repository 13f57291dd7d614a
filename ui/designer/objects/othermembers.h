#pragma once

#include "context.h"
#include "objecttype.h"
#include "pointer.h"
#include "version.h"

#include <QSet>
#include <QWidget>

#include <vector>

class QLineEdit;
class QPushButton;
namespace document {
struct Change;
}
namespace forms {
class FieldMessage;
}
namespace widgets {
class Heading;
}

namespace designer {

class BoundForm;
class FieldBinding;
struct FieldPlace;

/** The members of an object that the table of the specification does not list for its version, such as vendor members
 * (`x-`): each is a field with the member's text, and a further field adds a member. */
class OtherMembers final : public QWidget
{
    Q_OBJECT

public:
    explicit OtherMembers(const Context &context, QWidget *parent = nullptr);

    /**
     * Sets which members are not shown: the fields of objects of this kind and version, and the members `elsewhere`,
     * which have a field in another form.
     */
    void setKnown(specification::ObjectKind kind, specification::Version version, const QSet<QByteArray> &elsewhere);
    void setObject(const document::Pointer &object);
    [[nodiscard]] QWidget *fieldFor(const document::Pointer &pointer) const;

protected:
    void changeEvent(QEvent *event) override;

private:
    void buildWidgets();
    void retranslate();
    void refresh();
    void drop();
    void showFields(const QList<QByteArray> &names);
    void addForm();
    void addField(const QByteArray &name);
    [[nodiscard]] FieldPlace placeOf(const QByteArray &name) const;
    void placeFields();
    void add();
    [[nodiscard]] QList<QByteArray> namesInDocument() const;

    const Context m_context;
    workspace::OpenDefinition &m_definition;
    document::Pointer m_object;
    specification::ObjectKind m_kind = specification::ObjectKind::NoObject;
    specification::Version m_version = specification::Version::V30;
    QSet<QByteArray> m_elsewhere;
    QList<QByteArray> m_names;
    std::vector<FieldBinding *> m_bindings; ///< The bindings of the fields, one for each name in m_names.
    widgets::Heading *m_title = nullptr;
    BoundForm *m_form = nullptr;
    QLineEdit *m_name = nullptr;
    QPushButton *m_add = nullptr;
    forms::FieldMessage *m_message = nullptr;
};

} // namespace designer
