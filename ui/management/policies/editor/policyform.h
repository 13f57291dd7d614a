#pragma once

#include "policyfields.h"

#include <QWidget>

class QLabel;

namespace forms {
class Form;
}
namespace workspace {
class Workspace;
}

namespace policies {

class AccessRightsEditor;
class FieldEditor;

/**
 * Every field of section 2.3 of the reference, in its groups. What the server makes is read-only, and in a draft it is
 * not there unless the JSON names it.
 */
class PolicyForm final : public QWidget
{
    Q_OBJECT

public:
    explicit PolicyForm(workspace::Workspace &workspace, QWidget *parent = nullptr);

    void setPolicy(const management::Policy &policy);
    [[nodiscard]] const management::Policy &policy() const { return m_policy; }
    void setReadOnly(bool readOnly);
    /** False while a field holds what cannot stand in it. */
    [[nodiscard]] bool isValid() const;
    void focusName();

signals:
    /** The person changed a field; policy() has it. */
    void edited();

protected:
    void changeEvent(QEvent *event) override;

private:
    void buildWidgets();
    void addField(const management::PolicyField &field);
    void retranslate();
    void connectAll();
    void take(int editor);
    void refreshServerFields();

    workspace::Workspace &m_workspace;
    management::Policy m_policy;
    bool m_readOnly = false;
    forms::Form *m_form = nullptr;
    QList<FieldEditor *> m_editors;
    AccessRightsEditor *m_rights = nullptr;
    QList<std::pair<management::PolicyGroup, QLabel *>> m_headings;
};

} // namespace policies
