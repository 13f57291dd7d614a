#include "upstreamsection.h"

#include "definitionwriter.h"
#include "editmessages.h"
#include "environmentlist.h"
#include "gatewayfields.h"
#include "keychaintransfer.h"
#include "measures.h"
#include "naming.h"
#include "permissionsform.h"
#include "previewline.h"
#include "problemtext.h"
#include "secretfield.h"
#include "secretreference.h"
#include "settingnames.h"
#include "textbinding.h"
#include "upstreammessages.h"
#include "workspace.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace designer {

using definition::AuthenticationMethod;
using definition::DefinitionView;
using definition::DefinitionWriter;
using definition::UpstreamAuthentication;
using document::Value;
using forms::FieldMessage;

namespace {

enum MethodIndex { NoMethod, BasicMethod, OtherMethod };

DefinitionView viewOf(const workspace::OpenDefinition &definition)
{
    return DefinitionView(definition.document().snapshot());
}

/** True when the text consists of references only and contains no secret. */
bool isReference(const QString &text)
{
    const secrets::ReferenceScan scan = secrets::scanReferences(text);
    qsizetype covered = 0;
    for (const secrets::SecretReference &reference : scan.references)
        covered += reference.length;
    for (const secrets::MalformedReference &reference : scan.malformed)
        covered += reference.length;
    return !text.isEmpty() && covered == text.size();
}

} // namespace

UpstreamSection::UpstreamSection(const Context &context, const GatewayContext &gateway, QWidget *parent)
    : QWidget(parent)
    , m_context(context)
    , m_definition(context.file)
    , m_transfer(new KeychainTransfer(gateway.keychain, this))
{
    m_transfer->setKeyOf(
        [&environments = gateway.environments](const QString &name) { return environments.current().secretKey(name); });
    buildWidgets();
    m_permissions = new PermissionsForm(m_definition, gateway.grants, gateway.environments, this);
    layout()->addWidget(m_permissions);
    retranslate();
    connectAll();
}

void UpstreamSection::buildWidgets()
{
    m_form = new BoundForm(m_context, this);
    // Created in tab order.
    m_urlEdit = new QLineEdit(this);
    m_methodBox = new QComboBox(this);
    m_methodSource = new QPushButton(this);
    m_removeButton = new QPushButton(this);
    m_userEdit = new QLineEdit(this);
    m_passwordEdit = new forms::SecretField(this);
    m_storeButton = new QPushButton(this);
    m_headerEdit = new QLineEdit(this);
    m_preview = new forms::PreviewLine(u"upstreamPreview"_qs, this);
    m_methodSource->setObjectName(u"editMethodInSource"_qs);
    m_removeButton->setObjectName(u"removeStoredCredentials"_qs);
    m_storeButton->setObjectName(u"storeInKeychain"_qs);

    m_url = m_form->addText(m_urlEdit, u"upstreamUrl"_qs);
    m_form->form().addField({}, m_methodBox, u"authenticationMethod"_qs);
    m_form->form().addBeside(m_methodBox, m_methodSource);
    m_form->form().addBeside(m_methodBox, m_removeButton);
    m_user = m_form->addText(m_userEdit, u"upstreamUsername"_qs);
    m_password = m_form->addText(m_passwordEdit, u"upstreamPassword"_qs);
    m_form->form().addBeside(m_passwordEdit, m_storeButton);
    m_header = m_form->addText(m_headerEdit, u"upstreamHeaderName"_qs);
    m_form->form().addWidget(m_preview);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(theme::Space::Group);
    column->addWidget(m_form);
}

void UpstreamSection::connectAll()
{
    document::Document &document = m_definition.document();
    m_url->setWriter(
        [&document](const Value &value) { return DefinitionWriter(document).setUpstreamUrl(value.text()); });
    m_user->setWriter([&document](const Value &value) { return DefinitionWriter(document).setUserName(value.text()); });
    m_password->setWriter(
        [&document](const Value &value) { return DefinitionWriter(document).setPassword(value.text()); });
    m_header->setWriter(
        [&document](const Value &value) { return DefinitionWriter(document).setHeaderName(value.text()); });
    connect(&document, &document::Document::changed, this, [this](const document::Change &change) {
        if (change.touches(viewOf(m_definition).extension()) || !m_definition.document().snapshot().isValid())
            refresh();
    });
    connect(&m_definition, &workspace::OpenDefinition::diagnosticsChanged, this, &UpstreamSection::refresh);
    connect(m_methodBox, &QComboBox::activated, this, &UpstreamSection::chooseMethod);
    connect(m_methodSource, &QPushButton::clicked, this, [this] {
        m_context.showInSource(viewOf(m_definition).extension() / definition::fields::authentication(), *this);
    });
    connect(m_removeButton, &QPushButton::clicked, this, &UpstreamSection::removeStoredCredentials);
    connect(m_storeButton, &QPushButton::clicked, this, &UpstreamSection::storePassword);
    connect(m_passwordEdit, &QLineEdit::textChanged, this, &UpstreamSection::refreshPassword);
    connect(m_transfer, &KeychainTransfer::stored, this, &UpstreamSection::replacePassword);
    connect(m_transfer, &KeychainTransfer::refused, this, [this](const base::Error &error) {
        refreshPassword();
        m_notedPassword = m_passwordEdit->text();
        m_form->form().setNote(m_passwordEdit, FieldMessage::Kind::Error, keychainFailureText(error));
    });
}

void UpstreamSection::place(const DefinitionView &view)
{
    const UpstreamAuthentication authentication = view.upstreamAuthentication();
    m_url->setPlace({view.upstreamUrl().pointer, tr("Edit upstream URL")});
    m_user->setPlace({authentication.userName.pointer, tr("Edit user name")});
    m_password->setPlace({authentication.password.pointer, tr("Edit password")});
    m_header->setPlace({authentication.headerName.pointer, tr("Edit header name")});
    m_form->setAdditionalPlaces(m_headerEdit,
                                {authentication.headerEnabled.pointer, authentication.headerName.pointer.parent()});
    refresh();
}

void UpstreamSection::retranslate()
{
    forms::Form &form = m_form->form();
    form.setLabel(m_urlEdit, messages::settingName(definition::fields::upstreamUrl()));
    form.setLabel(m_methodBox, tr("Authentication Method"));
    form.setLabel(m_userEdit, messages::settingName(definition::fields::userName()));
    form.setLabel(m_passwordEdit, messages::settingName(definition::fields::password()));
    form.setHelp(m_passwordEdit,
                 tr("A reference such as env://NAME or secrets://key keeps the password out of the file."));
    form.setLabel(m_headerEdit, messages::settingName(definition::fields::headerName()));
    m_urlEdit->setPlaceholderText(u"https://books.example/v1"_qs);
    m_headerEdit->setPlaceholderText(u"Authorization"_qs);
    widgets::setButtonText(m_methodSource, tr("Show in Source"));
    widgets::setButtonText(m_removeButton, tr("Remove stored credentials"));
    m_preview->setCaption(tr("Sent upstream:"));
    m_permissions->retranslate();
    m_methodBox->clear();
    refresh();
}

void UpstreamSection::refresh()
{
    const DefinitionView view = viewOf(m_definition);
    const UpstreamAuthentication authentication = view.upstreamAuthentication();
    refreshMethod(authentication);
    refreshMethodNote(authentication);
    refreshVisibility(authentication);
    refreshPassword();
    m_preview->setValue(previewText(authentication), previewPlaceholder(authentication));
}

void UpstreamSection::refreshMethod(const UpstreamAuthentication &authentication)
{
    const QString other = otherMethodName(authentication);
    const bool isBuilt = m_methodBox->count() > 0 && (other.isEmpty() ? m_methodBox->count() == OtherMethod
                                                                      : m_methodBox->itemText(OtherMethod) == other);
    if (!isBuilt) {
        m_methodBox->clear();
        m_methodBox->addItems({tr("None"), tr("Basic Auth")});
        if (!other.isEmpty())
            m_methodBox->addItem(other);
    }
    const int chosen = !other.isEmpty()                                       ? OtherMethod
                       : authentication.method == AuthenticationMethod::Basic ? BasicMethod
                                                                              : NoMethod;
    m_methodBox->setCurrentIndex(chosen);
    m_methodBox->setEnabled(canChooseMethod());
}

/** True when both flags can be written. */
bool UpstreamSection::canChooseMethod() const
{
    const document::Document &document = m_definition.document();
    if (document.readOnlyReason() != document::ReadOnlyReason::None)
        return false;
    return methodObstacle().isEmpty();
}

/** Why one of the two flags can't be written; empty when both can. */
QString UpstreamSection::methodObstacle() const
{
    const DefinitionView view = viewOf(m_definition);
    const auto isFlag = [](const document::Node &node) { return node.isBool(); };
    for (const document::Pointer &below :
         {definition::fields::authenticationEnabled(), definition::fields::basicEnabled()}) {
        const document::Pointer flag = view.extension() / below;
        const FieldState state = fieldStateAt(view.snapshot(), flag, isFlag);
        if (const QString text = methodStateText(view.snapshot(), flag, state); !text.isEmpty())
            return text;
    }
    return {};
}

void UpstreamSection::refreshMethodNote(const UpstreamAuthentication &authentication)
{
    const QString stateText = methodObstacle();
    const bool isOther = !otherMethodName(authentication).isEmpty();
    m_methodSource->setVisible(isOther || !stateText.isEmpty());
    m_removeButton->setVisible(authentication.method == AuthenticationMethod::None &&
                               m_definition.document().snapshot().at(basicPlace()).exists());
    m_removeButton->setEnabled(canChooseMethod());
    if (!m_failure.isEmpty())
        m_form->form().setMessage(m_methodBox, FieldMessage::Kind::Error, m_failure);
    else if (!stateText.isEmpty())
        m_form->form().setMessage(m_methodBox, FieldMessage::Kind::Warning, stateText);
    else if (const base::Diagnostic *problem = methodProblem())
        m_form->form().setMessage(m_methodBox, messageKind(problem->severity), problemText(*problem));
    else
        m_form->form().setMessage(m_methodBox, FieldMessage::Kind::Information, methodNote(authentication));
    m_failure.clear();
}

const base::Diagnostic *UpstreamSection::methodProblem() const
{
    namespace fields = definition::fields;
    const document::Pointer extension = viewOf(m_definition).extension();
    return mostSevereProblem(m_definition.diagnostics(),
                             {extension / fields::authentication(), extension / fields::authenticationEnabled(),
                              extension / fields::basicAuth(), extension / fields::basicEnabled()});
}

document::Pointer UpstreamSection::basicPlace() const
{
    return viewOf(m_definition).extension() / definition::fields::basicAuth();
}

void UpstreamSection::refreshVisibility(const UpstreamAuthentication &authentication)
{
    const bool isBasic = authentication.isBasicActive();
    for (QWidget *field : {static_cast<QWidget *>(m_userEdit), static_cast<QWidget *>(m_passwordEdit),
                           static_cast<QWidget *>(m_headerEdit)})
        m_form->form().setFieldVisible(field, isBasic);
}

void UpstreamSection::refreshPassword()
{
    const QString text = m_passwordEdit->text();
    m_passwordEdit->setMasked(!isReference(text));
    const secrets::ReferenceScan scan = secrets::scanReferences(text);
    m_storeButton->setVisible(scan.isLiteral() && !text.isEmpty() && m_password->isEditable());
    m_storeButton->setEnabled(!m_transfer->isBusy() &&
                              m_definition.document().readOnlyReason() == document::ReadOnlyReason::None);
    widgets::setButtonText(m_storeButton, m_transfer->isBusy() ? tr("Storing…") : tr("Store in keychain"));
    if (!text.isEmpty() && text != m_notedPassword)
        m_form->form().setNote(m_passwordEdit, FieldMessage::Kind::Information, {});
}

void UpstreamSection::chooseMethod(int index)
{
    if (index == OtherMethod)
        return;
    base::Result<void> chosen;
    {
        const document::Document::Step step(m_definition.document(), index == BasicMethod
                                                                         ? tr("Choose Basic Auth")
                                                                         : tr("Turn upstream authentication off"));
        DefinitionWriter writer(m_definition.document());
        chosen = index == BasicMethod ? writer.chooseBasic() : writer.chooseNone();
    }
    showResult(chosen);
}

void UpstreamSection::removeStoredCredentials()
{
    base::Result<void> removed;
    {
        const document::Document::Step step(m_definition.document(), tr("Remove stored credentials"));
        removed = DefinitionWriter(m_definition.document()).removeStoredCredentials();
    }
    m_methodBox->setFocus(Qt::OtherFocusReason);
    showResult(removed);
}

void UpstreamSection::showResult(const base::Result<void> &result)
{
    m_definition.document().closeStep();
    m_failure = result ? QString() : editFailureText(result.error());
    refresh();
}

void UpstreamSection::storePassword()
{
    m_password->finish();
    const DefinitionView view = viewOf(m_definition);
    m_storedPassword = view.upstreamAuthentication().password.value.text();
    m_transfer->store(view.apiName().value, m_storedPassword);
    refreshPassword();
}

/** Replaces the password in the file by the reference, unless the password was changed in the meantime. */
void UpstreamSection::replacePassword(const QString &secretName)
{
    const bool isSame = isSameSecret(viewOf(m_definition).upstreamAuthentication().password.value.text(),
                                     m_storedPassword);
    m_storedPassword = {};
    refreshPassword();
    if (!isSame) {
        m_notedPassword = m_passwordEdit->text();
        m_form->form().setNote(m_passwordEdit, FieldMessage::Kind::Warning,
                               tr("The password changed in the meantime, so it remains in the file. Try again."));
        return;
    }
    const QString reference = u"secrets://"_qs + secretName;
    base::Result<void> written;
    {
        const document::Document::Step step(m_definition.document(), tr("Store password in keychain"));
        written = DefinitionWriter(m_definition.document()).setPassword(reference);
    }
    m_definition.document().closeStep();
    m_notedPassword = reference;
    if (written) {
        m_form->form().setNote(m_passwordEdit, FieldMessage::Kind::Information,
                               tr("The password is stored in the keychain. The file contains a reference to it."));
        emit passwordStored(reference);
    } else
        m_form->form().setNote(m_passwordEdit, FieldMessage::Kind::Error, editFailureText(written.error()));
}

QWidget *UpstreamSection::fieldFor(const document::Pointer &pointer) const
{
    QWidget *field = m_form->fieldFor(pointer);
    if (field && !field->parentWidget()->isHidden() && field->isVisibleTo(this))
        return field;
    const document::Pointer authentication = viewOf(m_definition).extension() / definition::fields::authentication();
    return authentication.contains(pointer) ? m_methodBox : nullptr;
}

} // namespace designer

#include "moc_upstreamsection.cpp"
