#pragma once

#include "policyfields.h"

#include <QWidget>

#include <memory>
#include <optional>

namespace policies {

/** The control of one policy field: shows its JSON value and gives the edited one back. */
class FieldEditor : public QWidget
{
    Q_OBJECT

public:
    explicit FieldEditor(const management::PolicyField &field, QWidget *parent = nullptr);

    [[nodiscard]] const management::PolicyField &field() const { return m_field; }
    /** The control a person types into: it carries the object name and the accessible name. */
    [[nodiscard]] virtual QWidget *control() const = 0;
    virtual void setValue(const document::Value &value) = 0;
    /** The value as typed; nothing where the field was emptied, so that the member is taken out. */
    [[nodiscard]] virtual std::optional<document::Value> value() const = 0;
    /** False while what is typed cannot stand in this field. */
    [[nodiscard]] virtual bool isValid() const { return true; }
    virtual void setReadOnly(bool readOnly) = 0;

signals:
    /** The person changed it. */
    void edited();

private:
    const management::PolicyField &m_field;
};

} // namespace policies
