#pragma once

#include "policyfields.h"

#include <QWidget>

#include <memory>
#include <optional>

namespace policies {

/** The base class of widgets that edit the JSON value of one policy field. */
class FieldEditor : public QWidget
{
    Q_OBJECT

public:
    explicit FieldEditor(const management::PolicyField &field, QWidget *parent = nullptr);

    [[nodiscard]] const management::PolicyField &field() const { return m_field; }
    /** The control in this widget that the user edits. It has the object name and the accessible name of the field. */
    [[nodiscard]] virtual QWidget *control() const = 0;
    virtual void setValue(const document::Value &value) = 0;
    /** Returns the edited value; std::nullopt if the field is empty, which removes the member from the policy. */
    [[nodiscard]] virtual std::optional<document::Value> value() const = 0;
    /** Returns false while the text in the control is not a value of the field's type. */
    [[nodiscard]] virtual bool isValid() const { return true; }
    virtual void setReadOnly(bool readOnly) = 0;

signals:
    /** The user changed the value in the control. */
    void edited();

private:
    const management::PolicyField &m_field;
};

} // namespace policies
