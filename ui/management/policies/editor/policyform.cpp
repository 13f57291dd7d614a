#include "policyform.h"

#include "accessrightseditor.h"
#include "flageditor.h"
#include "form.h"
#include "measures.h"
#include "naming.h"
#include "policyfieldlabels.h"
#include "textfieldeditor.h"

#include <QEvent>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace policies {
namespace {

/** "policyField:/partitions/acl" */
QString objectNameOf(const management::PolicyField &field)
{
    return u"policyField:"_qs + QString::fromLatin1(field.pointer);
}

bool isSetByServer(const management::PolicyField &field)
{
    return field.hint == management::PolicyHint::MadeByServer;
}

/** `active` has no effect. It has no field of its own, but follows the state, which is `is_inactive`. */
bool isOnlyStored(const management::PolicyField &field)
{
    return qstrcmp(field.pointer, "/active") == 0;
}

bool isState(const management::PolicyField &field)
{
    return qstrcmp(field.pointer, "/is_inactive") == 0;
}

QString labelOf(const management::PolicyField &field)
{
    return isState(field) ? PolicyForm::tr("Active") : messages::policyFieldLabel(field);
}

/** Access rights have an editor of their own. */
FieldEditor *newFieldEditor(const management::PolicyField &field)
{
    if (field.type == management::PolicyType::Boolean)
        return new FlagEditor(field, isState(field) ? FlagEditor::Sense::Inverted : FlagEditor::Sense::Plain, nullptr);
    return new TextFieldEditor(field, nullptr);
}

} // namespace

PolicyForm::PolicyForm(workspace::Workspace &workspace, QWidget *parent)
    : QWidget(parent)
    , m_workspace(workspace)
{
    buildWidgets();
    retranslate();
    connectAll();
    setPolicy(m_policy);
}

void PolicyForm::buildWidgets()
{
    m_form = new forms::Form(this);
    for (const management::PolicyField &field : management::policyFields()) {
        const bool isNewGroup = m_headings.isEmpty() || m_headings.constLast().first != field.group;
        if (isNewGroup)
            m_headings.append({field.group, m_form->addHeading(messages::policyGroupTitle(field.group))});
        addField(field);
    }
    m_form->addStretch();
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, theme::Space::Group, 0);
    layout->addWidget(m_form);
}

void PolicyForm::addField(const management::PolicyField &field)
{
    if (isOnlyStored(field))
        return;
    if (field.type == management::PolicyType::AccessRights) {
        m_rights = new AccessRightsEditor(m_workspace);
        m_form->addWidget(m_rights);
        return;
    }
    FieldEditor *editor = newFieldEditor(field);
    if (auto *flag = qobject_cast<FlagEditor *>(editor)) {
        flag->setText(labelOf(field), messages::policyFieldHelp(field));
        m_form->addWidget(flag);
    } else {
        QLabel *label = m_form->addField(labelOf(field), editor, {}, messages::policyFieldHelp(field));
        label->setBuddy(editor->control());
    }
    // The form names the editor widget, but names belong to the control inside it.
    editor->setAccessibleName({});
    editor->setObjectName({});
    widgets::named(editor->control(), objectNameOf(field), widgets::spokenLabel(labelOf(field)));
    editor->control()->setAccessibleDescription(messages::policyFieldHelp(field));
    editor->setFocusProxy(editor->control());
    m_editors.append(editor);
}

void PolicyForm::connectAll()
{
    for (int i = 0; i < m_editors.size(); ++i)
        connect(m_editors.at(i), &FieldEditor::edited, this, [this, i] { applyEditor(i); });
    connect(m_rights, &AccessRightsEditor::rightEdited, this, [this](const management::AccessRight &right) {
        management::putAccessRight(m_policy, right);
        m_rights->setRights(management::accessRights(m_policy));
        emit edited();
    });
    connect(m_rights, &AccessRightsEditor::rightRemoved, this, [this](const QString &key) {
        management::removeAccessRight(m_policy, key);
        m_rights->setRights(management::accessRights(m_policy));
        emit edited();
    });
}

void PolicyForm::applyEditor(int editor)
{
    const FieldEditor &changed = *m_editors.at(editor);
    const management::PolicyField &field = changed.field();
    widgets::setInvalid(changed.control(), !changed.isValid());
    if (changed.isValid()) {
        if (const auto value = changed.value())
            management::setPolicyValue(m_policy, field.pointer, *value);
        else
            management::removePolicyValue(m_policy, field.pointer);
        if (isState(field) && !management::policyValue(m_policy, "/active").isNull()) {
            const bool isInactive = management::policyFlag(m_policy, field.pointer).value_or(false);
            management::setPolicyValue(m_policy, "/active", document::Value::boolean(!isInactive));
        }
    }
    emit edited();
}

void PolicyForm::setPolicy(const management::Policy &policy)
{
    m_policy = policy;
    for (FieldEditor *editor : std::as_const(m_editors)) {
        editor->setValue(management::policyValue(policy, editor->field().pointer));
        widgets::setInvalid(editor->control(), !editor->isValid());
    }
    m_rights->setRights(management::accessRights(policy));
    refreshServerFields();
}

void PolicyForm::setReadOnly(bool readOnly)
{
    m_readOnly = readOnly;
    for (FieldEditor *editor : std::as_const(m_editors))
        editor->setReadOnly(readOnly || isSetByServer(editor->field()));
    m_rights->setReadOnly(readOnly);
    refreshServerFields();
}

void PolicyForm::refreshServerFields()
{
    for (FieldEditor *editor : std::as_const(m_editors)) {
        if (isSetByServer(editor->field()))
            m_form->setFieldVisible(editor,
                                    m_readOnly || !management::policyValue(m_policy, editor->field().pointer).isNull());
    }
}

bool PolicyForm::isValid() const
{
    return std::all_of(m_editors.begin(), m_editors.end(), [](const FieldEditor *editor) { return editor->isValid(); });
}

void PolicyForm::focusName()
{
    for (FieldEditor *editor : std::as_const(m_editors)) {
        if (qstrcmp(editor->field().pointer, "/name") == 0)
            editor->control()->setFocus();
    }
}

void PolicyForm::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void PolicyForm::retranslate()
{
    for (const auto &[group, heading] : std::as_const(m_headings))
        heading->setText(messages::policyGroupTitle(group));
    for (FieldEditor *editor : std::as_const(m_editors)) {
        if (auto *flag = qobject_cast<FlagEditor *>(editor)) {
            flag->setText(labelOf(editor->field()), messages::policyFieldHelp(editor->field()));
            flag->control()->setAccessibleDescription(messages::policyFieldHelp(editor->field()));
            continue;
        }
        m_form->setLabel(editor, labelOf(editor->field()));
        m_form->setHelp(editor, messages::policyFieldHelp(editor->field()));
        editor->control()->setAccessibleDescription(messages::policyFieldHelp(editor->field()));
        editor->setAccessibleName({});
        editor->control()->setAccessibleName(widgets::spokenLabel(labelOf(editor->field())));
    }
}

} // namespace policies

#include "moc_policyform.cpp"
