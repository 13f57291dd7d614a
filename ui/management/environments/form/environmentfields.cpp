#include "environmentfields.h"

#include "environmenturl.h"
#include "form.h"
#include "naming.h"
#include "secretfield.h"
#include "storeseditor.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QFileDialog>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>

namespace environments {
namespace {

constexpr int LongestTimeout = 600;
constexpr int MillisecondsOfSecond = 1000;

} // namespace

struct EnvironmentFields::Parts {
    forms::Form *form = nullptr;
    QLineEdit *name = nullptr;
    QLineEdit *dashboard = nullptr;
    QLineEdit *portal = nullptr;
    QCheckBox *plainHttp = nullptr;
    QComboBox *fault = nullptr;
    forms::SecretField *token = nullptr;
    forms::SecretField *portalKey = nullptr;
    QSpinBox *timeout = nullptr;
    QLineEdit *caFile = nullptr;
    QLineEdit *clientCertificate = nullptr;
    QLineEdit *clientKey = nullptr;
    QLineEdit *proxy = nullptr;
    QLineEdit *secretsFolder = nullptr;
    QLineEdit *consul = nullptr;
    forms::SecretField *consulToken = nullptr;
    QLineEdit *vault = nullptr;
    QLineEdit *vaultMount = nullptr;
    forms::SecretField *vaultToken = nullptr;
    StoresEditor *stores = nullptr;
    QList<QLabel *> headings;
    QList<std::pair<QPushButton *, bool>> choosers; ///< The button, and whether it chooses a folder.
    QList<std::pair<QLineEdit *, QString management::Environment::*>> texts;
    QList<std::pair<QLineEdit *, QUrl management::Environment::*>> addresses;
};

EnvironmentFields::EnvironmentFields(QWidget *parent)
    : QWidget(parent)
    , m_parts(std::make_unique<Parts>())
{
    m_parts->form = new forms::Form(this);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(m_parts->form);
    buildAddresses();
    buildCredentials();
    buildConnection();
    buildStores();
    m_parts->form->addStretch();
    retranslate();
    connectAll();
}

EnvironmentFields::~EnvironmentFields() = default;

void EnvironmentFields::buildAddresses()
{
    using management::Environment;
    forms::Form *form = m_parts->form;
    form->addField({}, m_parts->name = new QLineEdit, u"environmentName"_qs);
    form->addField({}, m_parts->dashboard = new QLineEdit, u"environmentDashboardUrl"_qs);
    form->addField({}, m_parts->portal = new QLineEdit, u"environmentPortalUrl"_qs);
    m_parts->plainHttp = new QCheckBox;
    form->addCheck(m_parts->plainHttp, u"environmentPlainHttp"_qs);
    m_parts->fault = new QComboBox;
    for (const management::SandboxFaultWord &fault : management::sandboxFaultWords)
        m_parts->fault->addItem(QString(), int(fault.fault));
    form->addField({}, m_parts->fault, u"environmentSandboxFault"_qs);
    m_parts->addresses = {{m_parts->dashboard, &Environment::dashboardUrl}, {m_parts->portal, &Environment::portalUrl}};
    m_parts->texts = {{m_parts->name, &Environment::name}};
}

void EnvironmentFields::buildCredentials()
{
    forms::Form *form = m_parts->form;
    m_parts->headings.append(form->addHeading({}));
    form->addField({}, m_parts->token = new forms::SecretField, u"environmentDashboardToken"_qs);
    form->addField({}, m_parts->portalKey = new forms::SecretField, u"environmentPortalKey"_qs);
}

void EnvironmentFields::buildConnection()
{
    using management::Environment;
    forms::Form *form = m_parts->form;
    m_parts->headings.append(form->addHeading({}));
    m_parts->timeout = new QSpinBox;
    m_parts->timeout->setRange(1, LongestTimeout);
    form->addField({}, m_parts->timeout, u"environmentTimeout"_qs);
    addFile(m_parts->caFile, u"environmentCaFile"_qs, false);
    addFile(m_parts->clientCertificate, u"environmentClientCertificate"_qs, false);
    addFile(m_parts->clientKey, u"environmentClientKey"_qs, false);
    form->addField({}, m_parts->proxy = new QLineEdit, u"environmentProxy"_qs);
    m_parts->texts += {{m_parts->caFile, &Environment::extraCaFile},
                       {m_parts->clientCertificate, &Environment::clientCertificateFile},
                       {m_parts->clientKey, &Environment::clientKeyFile},
                       {m_parts->proxy, &Environment::proxyUrl}};
}

void EnvironmentFields::buildStores()
{
    using management::Environment;
    forms::Form *form = m_parts->form;
    m_parts->headings.append(form->addHeading({}));
    addFile(m_parts->secretsFolder, u"environmentSecretsFolder"_qs, true);
    form->addField({}, m_parts->consul = new QLineEdit, u"environmentConsulUrl"_qs);
    form->addField({}, m_parts->consulToken = new forms::SecretField, u"environmentConsulToken"_qs);
    form->addField({}, m_parts->vault = new QLineEdit, u"environmentVaultUrl"_qs);
    form->addField({}, m_parts->vaultMount = new QLineEdit, u"environmentVaultMount"_qs);
    form->addField({}, m_parts->vaultToken = new forms::SecretField, u"environmentVaultToken"_qs);
    m_parts->headings.append(form->addHeading({}));
    m_parts->stores = new StoresEditor;
    form->addWidget(m_parts->stores);
    m_parts->texts += {{m_parts->secretsFolder, &Environment::secretsFolder},
                       {m_parts->vaultMount, &Environment::vaultMount}};
    m_parts->addresses += {{m_parts->consul, &Environment::consulUrl}, {m_parts->vault, &Environment::vaultUrl}};
}

void EnvironmentFields::addFile(QLineEdit *&field, const QString &objectName, bool isFolder)
{
    m_parts->form->addField({}, field = new QLineEdit, objectName);
    auto *choose = new QPushButton;
    choose->setObjectName(objectName + u"Choose"_qs);
    m_parts->form->addBeside(field, choose);
    m_parts->choosers.append({choose, isFolder});
    connect(choose, &QPushButton::clicked, this, [this, place = field, isFolder] { choosePlace(place, isFolder); });
}

void EnvironmentFields::choosePlace(QLineEdit *field, bool isFolder)
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
    for (const auto &[field, member] : std::as_const(m_parts->texts))
        connect(field, &QLineEdit::textChanged, this, changedTo);
    for (const auto &[field, member] : std::as_const(m_parts->addresses))
        connect(field, &QLineEdit::textChanged, this, changedTo);
    connect(m_parts->timeout, &QSpinBox::valueChanged, this, changedTo);
    connect(m_parts->plainHttp, &QCheckBox::toggled, this, changedTo);
    connect(m_parts->fault, &QComboBox::activated, this,
            [this] { emit faultChosen(management::SandboxFault(m_parts->fault->currentData().toInt())); });
    connect(m_parts->stores, &StoresEditor::edited, this, changedTo);
}

void EnvironmentFields::setEnvironment(const management::Environment &environment)
{
    for (const auto &[field, member] : std::as_const(m_parts->texts))
        field->setText(environment.*member);
    for (const auto &[field, member] : std::as_const(m_parts->addresses))
        field->setText((environment.*member).toString());
    m_parts->plainHttp->setChecked(environment.allowPlainHttp);
    m_parts->fault->setCurrentIndex(m_parts->fault->findData(int(environment.fault)));
    m_parts->form->setFieldVisible(m_parts->fault, environment.isSandbox);
    m_parts->timeout->setValue(environment.timeoutMs / MillisecondsOfSecond);
    m_parts->stores->setStores(environment.stores);
    m_parts->dashboard->setPlaceholderText(environment.isSandbox ? QString() : u"https://dashboard.example.com"_qs);
    m_parts->portal->setPlaceholderText(environment.isSandbox ? QString() : u"https://portal.example.com"_qs);
    for (QWidget *field :
         QList<QWidget *>{m_parts->name, m_parts->dashboard, m_parts->portal, m_parts->token, m_parts->portalKey})
        field->setEnabled(!environment.isSandbox);
    check();
}

management::Environment EnvironmentFields::typed(const management::Environment &base) const
{
    management::Environment typed = base;
    for (const auto &[field, member] : std::as_const(m_parts->texts))
        typed.*member = field->text().trimmed();
    for (const auto &[field, member] : std::as_const(m_parts->addresses)) {
        if (field->text().trimmed() != (base.*member).toString())
            typed.*member = QUrl(field->text().trimmed());
    }
    typed.allowPlainHttp = m_parts->plainHttp->isChecked();
    typed.fault = management::SandboxFault(m_parts->fault->currentData().toInt());
    if (m_parts->timeout->value() != base.timeoutMs / MillisecondsOfSecond)
        typed.timeoutMs = m_parts->timeout->value() * MillisecondsOfSecond;
    typed.stores = m_parts->stores->stores();
    return typed;
}

bool EnvironmentFields::isValid() const
{
    const bool areUsable = std::all_of(m_parts->addresses.begin(), m_parts->addresses.end(), [](const auto &address) {
        const UrlFault fault = urlFault(address.first->text());
        return fault == UrlFault::None || fault == UrlFault::PlainHttp;
    });
    return areUsable && !m_parts->name->text().trimmed().isEmpty();
}

void EnvironmentFields::check()
{
    if (m_parts->name->text().trimmed().isEmpty())
        m_parts->form->setMessage(m_parts->name, forms::FieldMessage::Kind::Error, tr("An environment needs a name."));
    else
        m_parts->form->clearMessage(m_parts->name);
    bool plain = m_parts->plainHttp->isChecked();
    for (const auto &[field, member] : std::as_const(m_parts->addresses)) {
        checkUrl(field);
        plain = plain || urlFault(field->text()) == UrlFault::PlainHttp;
    }
    m_parts->form->setFieldVisible(m_parts->plainHttp, plain);
}

void EnvironmentFields::checkUrl(QLineEdit *field)
{
    using Kind = forms::FieldMessage::Kind;
    switch (urlFault(field->text())) {
    case UrlFault::None:
        return m_parts->form->clearMessage(field);
    case UrlFault::NotHttp:
        return m_parts->form->setMessage(field, Kind::Error, tr("This is no http or https address."));
    case UrlFault::UserInfo:
        return m_parts->form->setMessage(
            field, Kind::Error, tr("Credentials do not belong into the address. Write them into the fields below."));
    case UrlFault::PlainHttp:
        return m_parts->form->setMessage(
            field, Kind::Warning,
            tr("Plain http to another machine: everyone on the way can read the credentials. Use https."));
    }
}

void EnvironmentFields::focusName()
{
    m_parts->name->setFocus();
    m_parts->name->selectAll();
}

forms::SecretField *EnvironmentFields::dashboardToken() const
{
    return m_parts->token;
}

forms::SecretField *EnvironmentFields::portalKey() const
{
    return m_parts->portalKey;
}

forms::SecretField *EnvironmentFields::consulToken() const
{
    return m_parts->consulToken;
}

forms::SecretField *EnvironmentFields::vaultToken() const
{
    return m_parts->vaultToken;
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
        {m_parts->name, tr("Name")},
        {m_parts->dashboard, tr("Dashboard URL")},
        {m_parts->portal, tr("Portal URL")},
        {m_parts->fault, tr("The sandbox answers")},
        {m_parts->token, tr("Dashboard token")},
        {m_parts->portalKey, tr("Portal API key")},
        {m_parts->timeout, tr("Time-out")},
        {m_parts->caFile, tr("Extra CA file")},
        {m_parts->clientCertificate, tr("Client certificate")},
        {m_parts->clientKey, tr("Client key")},
        {m_parts->proxy, tr("Proxy")},
        {m_parts->secretsFolder, tr("Secrets folder")},
        {m_parts->consul, tr("Consul URL")},
        {m_parts->consulToken, tr("Consul token")},
        {m_parts->vault, tr("Vault URL")},
        {m_parts->vaultMount, tr("Vault mount")},
        {m_parts->vaultToken, tr("Vault token")},
    };
    for (const auto &[field, label] : labels)
        m_parts->form->setLabel(field, label);
    const QStringList headings{tr("Credentials"), tr("Connection"), tr("Where references are looked up"),
                               tr("Named stores, for kv:// references")};
    for (qsizetype i = 0; i < headings.size(); ++i)
        m_parts->headings.at(i)->setText(headings.at(i));
    m_parts->timeout->setSuffix(tr(" s", "seconds, behind a number"));
    widgets::setButtonText(m_parts->plainHttp, tr("Send credentials over plain http"));
    for (const auto &[button, isFolder] : std::as_const(m_parts->choosers))
        widgets::setButtonText(button, isFolder ? tr("Choose folder…") : tr("Choose file…"));
    const QStringList faults{tr("As usual"), tr("401: not authorised"), tr("500: a fault of the server"),
                             tr("After twenty seconds"), tr("With a web page")};
    for (int i = 0; i < faults.size(); ++i)
        m_parts->fault->setItemText(i, faults.at(i));
    retranslateHelp();
}

void EnvironmentFields::retranslateHelp()
{
    forms::Form *form = m_parts->form;
    form->setHelp(m_parts->fault, tr("To see how the pages cope. It holds at once, and for this run."));
    form->setHelp(m_parts->token, tr("Sent as “Authorization: Bearer …”. Kept in the keychain, never in a file."));
    form->setHelp(m_parts->portalKey, tr("Sent as “Authorization”, as it is. Kept in the keychain, never in a file."));
    form->setHelp(m_parts->caFile, tr("PEM file with authorities to trust besides the system's."));
    form->setHelp(m_parts->clientCertificate, tr("PEM file, for servers that ask for a certificate of the caller."));
    form->setHelp(m_parts->clientKey, tr("PEM file, not encrypted. Empty: the key is in the certificate's file."));
    form->setHelp(m_parts->proxy, tr("For example http://proxy.example.com:3128. Empty: the system's proxy."));
    form->setHelp(m_parts->secretsFolder, tr("Where file:// references of a definition are looked up."));
    form->setHelp(m_parts->consul, tr("For consul:// references. Empty: CONSUL_HTTP_ADDR."));
    form->setHelp(m_parts->consulToken, tr("Kept in the keychain. Empty: CONSUL_HTTP_TOKEN."));
    form->setHelp(m_parts->vault, tr("For vault:// references. Empty: VAULT_ADDR."));
    form->setHelp(m_parts->vaultMount, tr("Empty: the first part of a path."));
    form->setHelp(m_parts->vaultToken, tr("Kept in the keychain. Empty: VAULT_TOKEN."));
}

} // namespace environments

#include "moc_environmentfields.cpp"
