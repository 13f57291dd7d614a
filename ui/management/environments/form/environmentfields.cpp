#include "environmentfields.h"

#include "clientcredentialseditor.h"
#include "environmenturl.h"
#include "form.h"
#include "measures.h"
#include "naming.h"
#include "proxyaddress.h"
#include "secretclipboard.h"
#include "secretfield.h"
#include "storeseditor.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>

#include <algorithm>

namespace environments {
namespace {

constexpr int MaximumTimeout = 600;
constexpr int MillisecondsPerSecond = 1000;

bool hasUser(const QString &proxy)
{
    return management::splitProxyAddress(proxy).address != proxy;
}

} // namespace

EnvironmentFields::EnvironmentFields(QWidget *parent)
    : QWidget(parent)
{
    m_form = new forms::Form(this);
    // QHBoxLayout computes the height with the width that the form has. With that of the page, help texts of two lines
    // would have the height of one.
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(m_form, 1);
    layout->addStretch(0);
    m_form->setMaximumWidth(theme::Size::Field);
    buildAddresses();
    buildCredentials();
    buildConnection();
    buildStores();
    m_form->addStretch();
    retranslate();
    connectAll();
}

void EnvironmentFields::buildAddresses()
{
    using management::Environment;
    forms::Form *form = m_form;
    form->addField({}, m_name = new QLineEdit, u"environmentName"_qs);
    form->addField({}, m_dashboard = new QLineEdit, u"environmentDashboardUrl"_qs);
    form->addField({}, m_portal = new QLineEdit, u"environmentPortalUrl"_qs);
    m_plainHttp = new QCheckBox;
    form->addCheck(m_plainHttp, u"environmentPlainHttp"_qs);
    m_fault = new QComboBox;
    for (const management::SandboxFaultWord &fault : management::sandboxFaultWords)
        m_fault->addItem(QString(), int(fault.fault));
    form->addField({}, m_fault, u"environmentSandboxFault"_qs);
    m_addresses = {{m_dashboard, &Environment::dashboardUrl}, {m_portal, &Environment::portalUrl}};
    m_texts = {{m_name, &Environment::name}};
}

void EnvironmentFields::buildCredentials()
{
    forms::Form *form = m_form;
    m_headings.append(form->addHeading({}));
    form->addField({}, m_sandboxToken = new forms::SecretField, u"environmentSandboxToken"_qs);
    m_sandboxToken->setReadOnly(true);
    m_copySandboxToken = new QPushButton;
    m_copySandboxToken->setObjectName(u"environmentSandboxTokenCopy"_qs);
    form->addBeside(m_sandboxToken, m_copySandboxToken);
    connect(m_copySandboxToken, &QPushButton::clicked, this, [this] { forms::copySecret(m_sandboxToken->text()); });
    form->addField({}, m_token = new forms::SecretField, u"environmentDashboardToken"_qs);
    form->addField({}, m_portalKey = new forms::SecretField, u"environmentPortalKey"_qs);
    m_headings.append(form->addHeading({}));
    m_clientCredentials = new ClientCredentialsEditor;
    form->addWidget(m_clientCredentials);
}

void EnvironmentFields::buildConnection()
{
    using management::Environment;
    forms::Form *form = m_form;
    m_headings.append(form->addHeading({}));
    m_timeout = new QSpinBox;
    m_timeout->setRange(1, MaximumTimeout);
    form->addField({}, m_timeout, u"environmentTimeout"_qs);
    addFile(m_caFile, u"environmentCaFile"_qs, false);
    addFile(m_clientCertificate, u"environmentClientCertificate"_qs, false);
    addFile(m_clientKey, u"environmentClientKey"_qs, false);
    form->addField({}, m_proxy = new QLineEdit, u"environmentProxy"_qs);
    form->addField({}, m_proxyUser = new QLineEdit, u"environmentProxyUser"_qs);
    form->addField({}, m_proxyPassword = new forms::SecretField, u"environmentProxyPassword"_qs);
    m_texts += {{m_caFile, &Environment::extraCaFile},
                {m_clientCertificate, &Environment::clientCertificateFile},
                {m_clientKey, &Environment::clientKeyFile},
                {m_proxyUser, &Environment::proxyUser}};
}

void EnvironmentFields::buildStores()
{
    using management::Environment;
    forms::Form *form = m_form;
    m_headings.append(form->addHeading({}));
    addFile(m_secretsFolder, u"environmentSecretsFolder"_qs, true);
    form->addField({}, m_consul = new QLineEdit, u"environmentConsulUrl"_qs);
    form->addField({}, m_consulToken = new forms::SecretField, u"environmentConsulToken"_qs);
    form->addField({}, m_vault = new QLineEdit, u"environmentVaultUrl"_qs);
    form->addField({}, m_vaultMount = new QLineEdit, u"environmentVaultMount"_qs);
    form->addField({}, m_vaultToken = new forms::SecretField, u"environmentVaultToken"_qs);
    m_headings.append(form->addHeading({}));
    m_stores = new StoresEditor;
    form->addWidget(m_stores);
    m_texts += {{m_secretsFolder, &Environment::secretsFolder}, {m_vaultMount, &Environment::vaultMount}};
    m_addresses += {{m_consul, &Environment::consulUrl}, {m_vault, &Environment::vaultUrl}};
}

void EnvironmentFields::addFile(QLineEdit *&field, const QString &objectName, bool isFolder)
{
    m_form->addField({}, field = new QLineEdit, objectName);
    auto *choose = new QPushButton;
    choose->setObjectName(objectName + u"Choose"_qs);
    m_form->addBeside(field, choose);
    m_choosers.append({choose, isFolder});
    connect(choose, &QPushButton::clicked, this, [this, place = field, isFolder] { chooseFile(place, isFolder); });
}

void EnvironmentFields::chooseFile(QLineEdit *field, bool isFolder)
{
    auto *dialog = new QFileDialog(this, field->accessibleName());
    dialog->setObjectName(u"environmentFileDialog"_qs);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(isFolder ? QFileDialog::Directory : QFileDialog::ExistingFile);
    if (!isFolder)
        dialog->setNameFilters({tr("PEM files (*.pem *.crt *.cer *.key)"), tr("All files (*)")});
    connect(dialog, &QFileDialog::fileSelected, field, &QLineEdit::setText);
    dialog->open();
}

void EnvironmentFields::connectAll()
{
    const auto changedTo = [this] {
        check();
        emit changed();
    };
    for (const auto &[field, member] : std::as_const(m_texts))
        connect(field, &QLineEdit::textChanged, this, changedTo);
    for (const auto &[field, member] : std::as_const(m_addresses))
        connect(field, &QLineEdit::textChanged, this, changedTo);
    connect(m_proxy, &QLineEdit::textChanged, this, changedTo);
    connect(m_timeout, &QSpinBox::valueChanged, this, changedTo);
    connect(m_plainHttp, &QCheckBox::toggled, this, changedTo);
    connect(m_fault, &QComboBox::activated, this,
            [this] { emit faultChosen(management::SandboxFault(m_fault->currentData().toInt())); });
    connect(m_stores, &StoresEditor::edited, this, changedTo);
    connect(m_clientCredentials, &ClientCredentialsEditor::edited, this, changedTo);
    for (const forms::SecretField *token : {m_consulToken, m_vaultToken})
        connect(token, &QLineEdit::textChanged, this, &EnvironmentFields::check);
}

void EnvironmentFields::setEnvironment(const management::Environment &environment)
{
    for (const auto &[field, member] : std::as_const(m_texts))
        field->setText(environment.*member);
    for (const auto &[field, member] : std::as_const(m_addresses))
        field->setText((environment.*member).toString());
    m_plainProxy = environment.proxyUrl;
    m_proxy->setText(management::splitProxyAddress(environment.proxyUrl).address);
    m_plainHttp->setChecked(environment.allowPlainHttp);
    m_fault->setCurrentIndex(m_fault->findData(int(environment.fault)));
    for (QWidget *field : QList<QWidget *>{m_fault, m_sandboxToken})
        m_form->setFieldVisible(field, environment.isSandbox);
    for (QWidget *field : QList<QWidget *>{m_token, m_portalKey})
        m_form->setFieldVisible(field, !environment.isSandbox);
    m_timeout->setValue(environment.timeoutMs / MillisecondsPerSecond);
    m_stores->setStores(environment.stores);
    m_clientCredentials->setCredentials(environment.clientCredentials);
    m_dashboard->setPlaceholderText(environment.isSandbox ? QString() : u"https://dashboard.example.com"_qs);
    m_portal->setPlaceholderText(environment.isSandbox ? QString() : u"https://portal.example.com"_qs);
    for (QWidget *field : QList<QWidget *>{m_name, m_dashboard, m_portal})
        field->setEnabled(!environment.isSandbox);
    check();
}

void EnvironmentFields::setSandboxToken(const secrets::Secret &token)
{
    m_sandboxToken->setText(token.revealText());
}

management::Environment EnvironmentFields::edited(const management::Environment &base) const
{
    management::Environment edited = base;
    for (const auto &[field, member] : std::as_const(m_texts))
        edited.*member = field->text().trimmed();
    for (const auto &[field, member] : std::as_const(m_addresses)) {
        if (field->text().trimmed() != (base.*member).toString())
            edited.*member = QUrl(field->text().trimmed());
    }
    const management::ProxyAddress stored = management::splitProxyAddress(base.proxyUrl);
    const bool isReplaced = !edited.proxyUser.isEmpty() || !m_proxyPassword->text().isEmpty();
    if (isReplaced || m_proxy->text().trimmed() != stored.address)
        edited.proxyUrl = m_proxy->text().trimmed();
    edited.allowPlainHttp = m_plainHttp->isChecked();
    edited.fault = management::SandboxFault(m_fault->currentData().toInt());
    if (m_timeout->value() != base.timeoutMs / MillisecondsPerSecond)
        edited.timeoutMs = m_timeout->value() * MillisecondsPerSecond;
    edited.stores = m_stores->stores();
    edited.clientCredentials = m_clientCredentials->credentials();
    return edited;
}

bool EnvironmentFields::isValid() const
{
    const bool areUsable = std::all_of(m_addresses.begin(), m_addresses.end(), [](const auto &address) {
        const UrlFault fault = urlFault(address.first->text());
        return fault == UrlFault::None || fault == UrlFault::PlainHttp;
    });
    return areUsable && m_clientCredentials->isValid() && !hasUser(m_proxy->text()) &&
           !m_name->text().trimmed().isEmpty();
}

void EnvironmentFields::check()
{
    if (m_name->text().trimmed().isEmpty())
        m_form->setMessage(m_name, forms::FieldMessage::Kind::Error, tr("Enter a name for the environment."));
    else
        m_form->clearMessage(m_name);
    bool plain = m_plainHttp->isChecked();
    for (const auto &[field, member] : std::as_const(m_addresses)) {
        checkUrl(field);
        plain = plain || urlFault(field->text()) == UrlFault::PlainHttp;
    }
    m_form->setFieldVisible(m_plainHttp, plain);
    checkProxy();
    checkToken(m_consul, m_consulToken);
    checkToken(m_vault, m_vaultToken);
}

void EnvironmentFields::checkToken(const QLineEdit *address, forms::SecretField *token)
{
    if (address->text().trimmed().isEmpty() && !token->text().isEmpty())
        m_form->setMessage(token, forms::FieldMessage::Kind::Warning,
                           tr("This token is not used. Enter the URL above that it is for."));
    else
        m_form->clearMessage(token);
}

void EnvironmentFields::checkProxy()
{
    using Kind = forms::FieldMessage::Kind;
    if (hasUser(m_proxy->text()))
        m_form->setMessage(m_proxy, Kind::Error,
                           tr("The URL contains credentials. Enter them in the fields below instead."));
    else if (hasUser(m_plainProxy))
        m_form->setMessage(m_proxy, Kind::Warning,
                           tr("The password of the proxy is still in the settings file, because no keychain could "
                              "store it. Unlock the keychain and start the program again."));
    else
        m_form->clearMessage(m_proxy);
}

void EnvironmentFields::checkUrl(QLineEdit *field)
{
    using Kind = forms::FieldMessage::Kind;
    switch (urlFault(field->text())) {
    case UrlFault::None:
        return m_form->clearMessage(field);
    case UrlFault::NotHttp:
        return m_form->setMessage(
            field, Kind::Error,
            tr("This is not an http or https URL. Enter one such as https://dashboard.example.com."));
    case UrlFault::UserInfo:
        return m_form->setMessage(field, Kind::Error,
                                  tr("The URL contains credentials. Enter them in the fields below instead."));
    case UrlFault::PlainHttp:
        return m_form->setMessage(field, Kind::Warning,
                                  tr("Plain http sends the credentials unencrypted to another machine. Use https."));
    }
}

void EnvironmentFields::focusName()
{
    m_name->setFocus();
    m_name->selectAll();
}

forms::SecretField *EnvironmentFields::dashboardToken() const
{
    return m_token;
}

forms::SecretField *EnvironmentFields::portalKey() const
{
    return m_portalKey;
}

forms::SecretField *EnvironmentFields::proxyPassword() const
{
    return m_proxyPassword;
}

forms::SecretField *EnvironmentFields::consulToken() const
{
    return m_consulToken;
}

forms::SecretField *EnvironmentFields::vaultToken() const
{
    return m_vaultToken;
}

QList<forms::SecretField *> EnvironmentFields::clientSecrets() const
{
    return m_clientCredentials->secretFields();
}

QList<forms::SecretField *> EnvironmentFields::storeTokens() const
{
    return m_stores->tokens();
}

void EnvironmentFields::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        check();
    }
}

void EnvironmentFields::retranslate()
{
    const QList<std::pair<QWidget *, QString>> labels{
        {m_name, tr("Name")},
        {m_dashboard, tr("Dashboard URL")},
        {m_portal, tr("Portal URL")},
        {m_fault, tr("Simulated failure")},
        {m_sandboxToken, tr("Token")},
        {m_token, tr("Dashboard token")},
        {m_portalKey, tr("Portal API key")},
        {m_timeout, tr("Time-out")},
        {m_caFile, tr("Extra CA file")},
        {m_clientCertificate, tr("Client certificate")},
        {m_clientKey, tr("Client key")},
        {m_proxy, tr("Proxy")},
        {m_proxyUser, tr("Proxy user")},
        {m_proxyPassword, tr("Proxy password")},
        {m_secretsFolder, tr("Secrets folder")},
        {m_consul, tr("Consul URL")},
        {m_consulToken, tr("Consul token")},
        {m_vault, tr("Vault URL")},
        {m_vaultMount, tr("Vault mount")},
        {m_vaultToken, tr("Vault token")},
    };
    for (const auto &[field, label] : labels)
        m_form->setLabel(field, label);
    const QStringList headings{tr("Credentials"), tr("Client credentials"), tr("Connection"), tr("Secret stores"),
                               tr("Named stores for kv:// references")};
    for (qsizetype i = 0; i < headings.size(); ++i)
        m_headings.at(i)->setText(headings.at(i));
    m_timeout->setSuffix(tr(" s", "seconds, after a number"));
    widgets::setButtonText(m_plainHttp, tr("Send credentials over plain http"));
    widgets::setButtonText(m_copySandboxToken, tr("Copy"), tr("Copy the token"));
    for (const auto &[button, isFolder] : std::as_const(m_choosers))
        widgets::setButtonText(button, isFolder ? tr("Choose folder…") : tr("Choose file…"));
    const QStringList faults{tr("None"), tr("401 Unauthorized"), tr("500 Internal Server Error"),
                             tr("Response after 20 s"), tr("HTML page instead of JSON")};
    for (int i = 0; i < faults.size(); ++i)
        m_fault->setItemText(i, faults.at(i));
    retranslateHelp();
}

void EnvironmentFields::retranslateHelp()
{
    forms::Form *form = m_form;
    form->setHelp(m_fault, tr("Simulates server failures. Applies immediately, until you quit."));
    form->setHelp(m_sandboxToken, tr("Sent as the dashboard token and as the portal API key. Only you can read it."));
    form->setHelp(m_token, tr("Sent as “Authorization: Bearer …”. Stored in the keychain, never in a file."));
    form->setHelp(m_portalKey,
                  tr("Sent unchanged in the “Authorization” header. Stored in the keychain, never in a file."));
    form->setHelp(m_caFile, tr("PEM file with CA certificates to trust in addition to the system's."));
    form->setHelp(m_clientCertificate, tr("PEM file, for servers that require a client certificate."));
    form->setHelp(m_clientKey, tr("Unencrypted PEM file. Leave empty if the certificate file contains the key."));
    form->setHelp(m_proxy, tr("For example http://proxy.example.com:3128. Leave empty to use the system proxy."));
    form->setHelp(m_proxyUser, tr("Leave empty if the proxy requires no password."));
    form->setHelp(m_proxyPassword, tr("Stored in the keychain, never in a file."));
    form->setHelp(m_secretsFolder, tr("The folder that file:// references are resolved in."));
    form->setHelp(m_consul, tr("For consul:// references. If empty, CONSUL_HTTP_ADDR is used."));
    form->setHelp(m_consulToken,
                  tr("Sent to this Consul URL only. Stored in the keychain. If empty, CONSUL_HTTP_TOKEN is "
                     "sent if CONSUL_HTTP_ADDR is the same server."));
    form->setHelp(m_vault, tr("For vault:// references. If empty, VAULT_ADDR is used."));
    form->setHelp(m_vaultMount, tr("If empty, the first part of the path is used."));
    form->setHelp(m_vaultToken,
                  tr("Sent to this Vault URL only. Stored in the keychain. If empty, VAULT_TOKEN is sent if "
                     "VAULT_ADDR is the same server."));
}

} // namespace environments

#include "moc_environmentfields.cpp"
