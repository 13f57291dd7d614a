#pragma once

#include "context.h"
#include "objecttype.h"
#include "pointer.h"
#include "result.h"

#include <QComboBox>

namespace designer {

class AddPopup;

/**
 * A drop-down list that sets whether an object is defined at its place or which component of its kind it refers to. A
 * choice is one undo step: it writes a reference to the component, or a copy of the component instead of the reference.
 * The list is filled when it is opened, because there can be thousands of components. For a schema, it can also add a
 * component, whose name is typed below the list and whose form is shown then.
 */
class ReferencePicker final : public QComboBox
{
    Q_OBJECT

public:
    explicit ReferencePicker(const Context &context, QWidget *parent = nullptr);

    /** Shows the choice for the object at `place`, where a reference to an object of this kind must be allowed. */
    void setPlace(const document::Pointer &place, specification::ObjectKind kind);
    /** True if the object is a reference, can become a new component, or can refer to a component of the document. */
    [[nodiscard]] bool hasChoice() const;
    void showPopup() override;
    void retranslate();

signals:
    /** Emitted after the choice of the user was written to the document, or with the error if it could not be. */
    void written(const base::Result<void> &result);

protected:
    void focusInEvent(QFocusEvent *event) override;

private:
    void choose();
    void askForName();
    void addComponent(const QString &name);
    [[nodiscard]] base::Result<void> defineHere();
    void fill();
    void showCurrent();
    void refresh();
    [[nodiscard]] QString currentReference() const;
    /** True for a schema that is not a component itself, in a file that can have components. */
    [[nodiscard]] bool canAddComponent() const;

    const Context m_context;
    workspace::OpenDefinition &m_definition;
    workspace::References &m_references;
    document::Pointer m_place;
    specification::ObjectKind m_kind = specification::ObjectKind::NoObject;
    AddPopup *m_popup = nullptr; ///< Made when a component is added for the first time.
};

} // namespace designer
