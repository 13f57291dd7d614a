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
 * The form with every field of a policy, in groups. Fields that the server sets are read-only; in a draft they are
 * hidden unless the JSON has them.
 */
class PolicyForm final : public QWidget
{
    Q_OBJECT

public:
    explicit PolicyForm(workspace::Workspace &workspace, QWidget *parent = nullptr);

    void setPolicy(const management::Policy &policy);
    [[nodiscard]] const management::Policy &policy() const { return m_policy; }
    void setReadOnly(bool readOnly);
    /** Returns false while a field of the form has an invalid value. */
    [[nodiscard]] bool isValid() const;
    void focusName();

signals:
    /** The user changed a field; policy() returns the new policy. */
    void edited();

protected:
    void changeEvent(QEvent *event) override;

private:
    void buildWidgets();
    void addField(const management::PolicyField &field);
    void retranslate();
    void connectAll();
    void applyEditor(int editor);
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
