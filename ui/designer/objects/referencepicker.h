#pragma once

#include "objecttype.h"
#include "pointer.h"
#include "result.h"

#include <QComboBox>

namespace workspace {
class OpenDefinition;
class References;
} // namespace workspace

namespace designer {

/**
 * Whether an object is defined at its place, or which component it refers to, as a drop-down list of the components of
 * its kind. A choice is one undo step: a reference to the component, or a copy of it. The list is filled when it is
 * opened, because there can be thousands.
 */
class ReferencePicker final : public QComboBox
{
    Q_OBJECT

public:
    explicit ReferencePicker(workspace::OpenDefinition &definition, QWidget *parent = nullptr);

    /** Offers the components of other files too. */
    void setReferences(workspace::References &references) { m_references = &references; }
    /** Shows what is at `place`, which must be able to have a reference to an object of this kind. */
    void setPlace(const document::Pointer &place, specification::ObjectKind kind);
    void showPopup() override;
    void retranslate();

signals:
    /** The choice of the user was written, or could not be. */
    void written(const base::Result<void> &result);

protected:
    void focusInEvent(QFocusEvent *event) override;

private:
    void choose();
    [[nodiscard]] base::Result<void> defineHere();
    void fill();
    void showCurrent();
    [[nodiscard]] QString currentReference() const;

    workspace::OpenDefinition &m_definition;
    workspace::References *m_references = nullptr;
    document::Pointer m_place;
    specification::ObjectKind m_kind = specification::ObjectKind::NoObject;
};

} // namespace designer
