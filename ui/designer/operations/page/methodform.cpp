#include "methodform.h"

#include "editmessages.h"
#include "form.h"
#include "measures.h"
#include "nameedit.h"

#include <QLineEdit>
#include <QVBoxLayout>

namespace designer {

MethodForm::MethodForm(QWidget *parent)
    : QWidget(parent)
    , m_form(new forms::Form(this))
    , m_name(new QLineEdit(this))
{
    m_form->addField({}, m_name, u"methodName"_qs);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(theme::Space::Page, theme::Space::Page, theme::Space::Page, 0);
    column->addWidget(m_form);
    retranslate();
    m_edit = new editing::NameEdit(m_name);
    connect(m_edit, &editing::NameEdit::typed, this,
            [this](const QString &name) { emit methodRequested(name.trimmed().toUtf8()); });
    connect(m_edit, &editing::NameEdit::restored, this, [this] { m_form->clearMessage(m_name); });
}

void MethodForm::setOperation(const PathEntry &operation, bool isEditable)
{
    m_operation = operation;
    m_edit->show(QString::fromUtf8(operation.method));
    m_name->setEnabled(isEditable);
    m_form->clearMessage(m_name);
    setVisible(!operation.isPath() && !openapi::isFixedMethod(operation.method));
}

bool MethodForm::editName()
{
    if (isHidden())
        return false;
    m_name->setFocus(Qt::OtherFocusReason);
    m_name->selectAll();
    return true;
}

void MethodForm::refuseName(const base::Error &error)
{
    const bool isMissing = error.code == base::ErrorCode::InvalidArgument;
    m_form->setMessage(m_name, forms::FieldMessage::Kind::Error,
                       isMissing ? tr("An operation needs a method.") : editFailureText(error));
}

void MethodForm::retranslate()
{
    m_form->setLabel(m_name, tr("Method name"));
    m_form->setHelp(m_name, tr("As clients send it. Methods are case-sensitive."));
}

} // namespace designer

#include "moc_methodform.cpp"
