#pragma once

#include "context.h"
#include "diagnostic.h"
#include "objecttype.h"
#include "pointer.h"
#include "result.h"

#include <QWidget>

class QPushButton;
namespace forms {
class FieldMessage;
}
namespace widgets {
class Heading;
class ToneLabel;
} // namespace widgets

namespace designer {

class ReferencePicker;

/** A row of a form for a field that contains one object: a summary of the object, and buttons to add, open or remove
 * it, or to refer to a component instead. */
class ObjectRow final : public QWidget
{
    Q_OBJECT

public:
    ObjectRow(const Context &context, const QString &objectName, QWidget *parent = nullptr);

    void setField(const document::Pointer &owner, specification::ObjectKind ownerKind,
                  const specification::Field &field);
    [[nodiscard]] document::Pointer place() const { return m_place; }
    /** Shows a problem of the object, or that it is missing, below the row. Null removes it. */
    void setProblem(const base::Diagnostic *problem);
    /** Updates the row from the object as it is in the document now. */
    void refresh();
    void retranslate();

private:
    void buildWidgets(const QString &objectName);
    void connectAll();
    void add();
    void remove();
    void showProblem();
    bool report(const base::Result<void> &result);
    [[nodiscard]] QString label() const;

    const Context m_context;
    workspace::OpenDefinition &m_definition;
    document::Pointer m_owner;
    document::Pointer m_place;
    specification::ObjectKind m_ownerKind = specification::ObjectKind::NoObject;
    const specification::Field *m_field = nullptr;
    widgets::Heading *m_title = nullptr;
    widgets::ToneLabel *m_summary = nullptr;
    ReferencePicker *m_picker = nullptr;
    forms::FieldMessage *m_message = nullptr;
    std::optional<base::Diagnostic> m_problem;
    QPushButton *m_add = nullptr;
    QPushButton *m_open = nullptr;
    QPushButton *m_remove = nullptr;
};

} // namespace designer
