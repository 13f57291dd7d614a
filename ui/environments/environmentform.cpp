#include "environmentform.h"

#include "banner.h"
#include "connectiontestview.h"
#include "environmenturl.h"
#include "form.h"
#include "measures.h"
#include "naming.h"
#include "secretfield.h"
#include "whendone.h"

#include <QCheckBox>
#include <QEvent>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>

namespace environments {
namespace {

constexpr int LongestTimeout = 600;
constexpr int MillisecondsOfSecond = 1000;

QString shown(const QUrl &url)
{
    return url.toString();
}

} // namespace

struct EnvironmentForm::Parts {
    widgets::Banner *banner = nullptr;
    widgets::Form *form = nullptr;
    QLineEdit *name = nullptr;
    QLineEdit *dashboard = nullptr;
    QLineEdit *portal = nullptr;
    QCheckBox *plainHttp = nullptr;
    widgets::SecretField *token = nullptr;
    widgets::SecretField *portalKey = nullptr;
    QLabel *credentialsHeading = nullptr;
    QLabel *connectionHeading = nullptr;
    QSpinBox *timeout = nullptr;
    QLineEdit *caFile = nullptr;
    QPushButton *chooseCa = nullptr;
    QLineEdit *proxy = nullptr;
    QLineEdit *secretsFolder = nullptr;
    QPushButton *chooseFolder = nullptr;
    QPushButton *save = nullptr;
    QPushButton *revert = nullptr;
    QPushButton *test = nullptr;
    QWidget *buttons = nullptr;
    ConnectionTestView *connectionTest = nullptr;
    bool tokenTyped = false;
    bool portalKeyTyped = false;
};

EnvironmentForm::EnvironmentForm(management::EnvironmentList &environments, secrets::Keychain &keychain,
                                 management::ManagementService &service, QWidget *parent)
    : QWidget(parent)
    , m_environments(environments)
    , m_keychain(keychain)
    , m_service(service)
    , m_parts(std::make_unique<Parts>())
{
    buildWidgets();
    retranslate();
    connectAll();
}

EnvironmentForm::~EnvironmentForm() = default;

void EnvironmentForm::buildWidgets()
{
    m_parts->banner = new widgets::Banner(this);
    m_parts->banner->setObjectName(u"environmentBanner"_qs);
    m_parts->banner->setClosable(true);
    m_parts->form = new widgets::Form(this);
    buildAddresses();
    buildCredentials();
    buildConnection();
    buildButtons();
    m_parts->form->addStretch();
    // The page scrolls: it asks for the height of the texts as they wrap in this width.
    setMaximumWidth(theme::Size::Field + 2 * theme::Space::Page);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(theme::Space::Page, theme::Space::Group, theme::Space::Page, theme::Space::Group);
    layout->setSpacing(theme::Space::Control);
    layout->addWidget(m_parts->banner);
    layout->addWidget(m_parts->form, 1);
}

void EnvironmentForm::buildAddresses()
{
    widgets::Form *form = m_parts->form;
    form->addField(tr("Name"), m_parts->name = new QLineEdit, u"environmentName"_qs);
    form->addField(tr("Dashboard URL"), m_parts->dashboard = new QLineEdit, u"environmentDashboardUrl"_qs);
    form->addField(tr("Portal URL"), m_parts->portal = new QLineEdit, u"environmentPortalUrl"_qs);
    m_parts->plainHttp = new QCheckBox(tr("Send credentials over plain http"));
    form->addCheck(m_parts->plainHttp, u"environmentPlainHttp"_qs);
}

void EnvironmentForm::buildCredentials()
{
    widgets::Form *form = m_parts->form;
    m_parts->credentialsHeading = form->addHeading(tr("Credentials"));
    form->addField(tr("Dashboard token"), m_parts->token = new widgets::SecretField, u"environmentDashboardToken"_qs,
                   tr("Sent as “Authorization: Bearer …”. Kept in the keychain, never in a file."));
    form->addField(tr("Portal API key"), m_parts->portalKey = new widgets::SecretField, u"environmentPortalKey"_qs,
                   tr("Sent as “Authorization”, as it is. Kept in the keychain, never in a file."));
}

void EnvironmentForm::buildConnection()
{
    widgets::Form *form = m_parts->form;
    m_parts->connectionHeading = form->addHeading(tr("Connection"));
    m_parts->timeout = new QSpinBox;
    m_parts->timeout->setRange(1, LongestTimeout);
    form->addField(tr("Time-out"), m_parts->timeout, u"environmentTimeout"_qs);
    form->addField(tr("Extra CA file"), m_parts->caFile = new QLineEdit, u"environmentCaFile"_qs,
                   tr("PEM file with authorities to trust besides the system's."));
    m_parts->chooseCa = new QPushButton;
    m_parts->chooseCa->setObjectName(u"environmentChooseCaFile"_qs);
    form->addBeside(m_parts->caFile, m_parts->chooseCa);
    form->addField(tr("Proxy"), m_parts->proxy = new QLineEdit, u"environmentProxy"_qs,
                   tr("For example http://proxy.example.com:3128. Empty: the system's proxy."));
    form->addField(tr("Secrets folder"), m_parts->secretsFolder = new QLineEdit, u"environmentSecretsFolder"_qs,
                   tr("Where file:// references of a definition are looked up."));
    m_parts->chooseFolder = new QPushButton;
    m_parts->chooseFolder->setObjectName(u"environmentChooseFolder"_qs);
    form->addBeside(m_parts->secretsFolder, m_parts->chooseFolder);
}

void EnvironmentForm::buildButtons()
{
    m_parts->buttons = new QWidget;
    const auto button = [this](const QString &name) {
        auto *made = new QPushButton(m_parts->buttons);
        made->setObjectName(name);
        return made;
    };
    m_parts->save = button(u"environmentSave"_qs);
    widgets::makePrimary(m_parts->save);
    m_parts->revert = button(u"environmentRevert"_qs);
    m_parts->test = button(u"environmentTest"_qs);
    auto *line = new QHBoxLayout;
    line->setSpacing(theme::Space::Control);
    for (QPushButton *each : {m_parts->save, m_parts->revert, m_parts->test})
        line->addWidget(each);
    line->addStretch();
    auto *layout = new QVBoxLayout(m_parts->buttons);
    layout->setContentsMargins(0, theme::Space::Control, 0, 0);
    layout->setSpacing(theme::Space::Tight);
    layout->addLayout(line);
    m_parts->connectionTest = new ConnectionTestView(m_service, m_parts->buttons);
    layout->addWidget(m_parts->connectionTest);
    m_parts->form->addWidget(m_parts->buttons, true);
}

void EnvironmentForm::connectAll()
{
    for (QLineEdit *field :
         {m_parts->name, m_parts->dashboard, m_parts->portal, m_parts->caFile, m_parts->proxy, m_parts->secretsFolder})
        connect(field, &QLineEdit::textChanged, this, &EnvironmentForm::check);
    connect(m_parts->timeout, &QSpinBox::valueChanged, this, &EnvironmentForm::check);
    connect(m_parts->plainHttp, &QCheckBox::toggled, this, &EnvironmentForm::check);
    // What the keychain answers is put there by setText(): only textEdited is the person.
    connect(m_parts->token, &QLineEdit::textEdited, this, [this] {
        m_parts->tokenTyped = true;
        check();
    });
    connect(m_parts->portalKey, &QLineEdit::textEdited, this, [this] {
        m_parts->portalKeyTyped = true;
        check();
    });
    connect(m_parts->save, &QPushButton::clicked, this, &EnvironmentForm::save);
    connect(m_parts->revert, &QPushButton::clicked, this, [this] { setEnvironment(m_environment); });
    connect(m_parts->test, &QPushButton::clicked, this, &EnvironmentForm::test);
    connect(m_parts->chooseCa, &QPushButton::clicked, this, [this] {
        auto *dialog = new QFileDialog(this, tr("Extra CA file"));
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->setFileMode(QFileDialog::ExistingFile);
        dialog->setNameFilters({tr("Certificates (*.pem *.crt *.cer)"), tr("All files (*)")});
        connect(dialog, &QFileDialog::fileSelected, m_parts->caFile, &QLineEdit::setText);
        dialog->open();
    });
    connect(m_parts->chooseFolder, &QPushButton::clicked, this, [this] {
        auto *dialog = new QFileDialog(this, tr("Secrets folder"));
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->setFileMode(QFileDialog::Directory);
        connect(dialog, &QFileDialog::fileSelected, m_parts->secretsFolder, &QLineEdit::setText);
        dialog->open();
    });
}

void EnvironmentForm::setEnvironment(const management::Environment &environment)
{
    const bool isOther = environment.id != m_environment.id;
    m_environment = environment;
    m_parts->name->setText(environment.name);
    m_parts->dashboard->setText(shown(environment.dashboardUrl));
    m_parts->portal->setText(shown(environment.portalUrl));
    m_parts->plainHttp->setChecked(environment.allowPlainHttp);
    m_parts->timeout->setValue(environment.timeoutMs / MillisecondsOfSecond);
    m_parts->caFile->setText(environment.extraCaFile);
    m_parts->proxy->setText(environment.proxyUrl);
    m_parts->secretsFolder->setText(environment.secretsFolder);
    m_parts->dashboard->setPlaceholderText(environment.isSandbox ? QString() : u"https://dashboard.example.com"_qs);
    m_parts->portal->setPlaceholderText(environment.isSandbox ? QString() : u"https://portal.example.com"_qs);
    m_parts->tokenTyped = false;
    m_parts->portalKeyTyped = false;
    for (QWidget *field :
         QList<QWidget *>{m_parts->name, m_parts->dashboard, m_parts->portal, m_parts->token, m_parts->portalKey})
        field->setEnabled(!environment.isSandbox);
    if (isOther) {
        m_parts->connectionTest->clear();
        m_parts->banner->clear();
        if (environment.isSandbox)
            m_parts->banner->show(widgets::Banner::Kind::Information,
                                  tr("The sandbox is a dashboard and portal inside this program: its addresses and "
                                     "credentials are made anew with every start."));
    }
    readCredentials();
    check();
}

void EnvironmentForm::readCredentials()
{
    const int generation = ++m_generation;
    m_parts->token->clear();
    m_parts->portalKey->clear();
    if (m_environment.isSandbox || m_environment.id.isEmpty())
        return;
    const auto fill = [this, generation](const QString &key, widgets::SecretField *field, const bool &typed) {
        base::whenDone(m_keychain.read(key), this,
                       [this, generation, field, &typed](const base::Result<secrets::Secret> &answer) {
                           if (generation == m_generation && answer.isOk() && !typed)
                               field->setText(answer.value().revealText());
                       });
    };
    fill(m_environment.dashboardTokenKey(), m_parts->token, m_parts->tokenTyped);
    fill(m_environment.portalKeyKey(), m_parts->portalKey, m_parts->portalKeyTyped);
}

management::Environment EnvironmentForm::typed() const
{
    management::Environment typed = m_environment;
    typed.name = m_parts->name->text().trimmed();
    if (!m_environment.isSandbox) {
        typed.dashboardUrl = QUrl(m_parts->dashboard->text().trimmed());
        typed.portalUrl = QUrl(m_parts->portal->text().trimmed());
    }
    typed.allowPlainHttp = m_parts->plainHttp->isChecked();
    if (m_parts->timeout->value() != m_environment.timeoutMs / MillisecondsOfSecond)
        typed.timeoutMs = m_parts->timeout->value() * MillisecondsOfSecond;
    typed.extraCaFile = m_parts->caFile->text().trimmed();
    typed.proxyUrl = m_parts->proxy->text().trimmed();
    typed.secretsFolder = m_parts->secretsFolder->text().trimmed();
    return typed;
}

bool EnvironmentForm::isModified() const
{
    return m_parts->tokenTyped || m_parts->portalKeyTyped || typed() != m_environment;
}

bool EnvironmentForm::isValid() const
{
    const auto isUsable = [](const QLineEdit *field) {
        const UrlFault fault = urlFault(field->text());
        return fault == UrlFault::None || fault == UrlFault::PlainHttp;
    };
    return !m_parts->name->text().trimmed().isEmpty() && isUsable(m_parts->dashboard) && isUsable(m_parts->portal);
}

void EnvironmentForm::check()
{
    if (m_parts->name->text().trimmed().isEmpty())
        m_parts->form->setMessage(m_parts->name, widgets::FieldMessage::Kind::Error,
                                  tr("An environment needs a name."));
    else
        m_parts->form->clearMessage(m_parts->name);
    bool plain = false;
    for (QLineEdit *field : {m_parts->dashboard, m_parts->portal}) {
        const UrlFault fault = urlFault(field->text());
        plain = plain || fault == UrlFault::PlainHttp;
        if (fault == UrlFault::NotHttp)
            m_parts->form->setMessage(field, widgets::FieldMessage::Kind::Error,
                                      tr("This is no http or https address."));
        else if (fault == UrlFault::UserInfo)
            m_parts->form->setMessage(
                field, widgets::FieldMessage::Kind::Error,
                tr("Credentials do not belong into the address. Write them into the fields below."));
        else if (fault == UrlFault::PlainHttp)
            m_parts->form->setMessage(field, widgets::FieldMessage::Kind::Warning,
                                      tr("Plain http to another machine: everyone on the way can read the credentials. "
                                         "Use https."));
        else
            m_parts->form->clearMessage(field);
    }
    m_parts->form->setFieldVisible(m_parts->plainHttp, plain || m_parts->plainHttp->isChecked());
    m_parts->save->setEnabled(isModified() && isValid());
    m_parts->revert->setEnabled(isModified());
    m_parts->test->setEnabled(!isModified() && isValid());
    m_parts->test->setToolTip(isModified() ? tr("Save first.") : QString());
    emit modifiedChanged();
}

void EnvironmentForm::save()
{
    const management::Environment saved = typed();
    m_environment = saved;
    m_parts->banner->clear();
    if (m_parts->tokenTyped || m_parts->portalKeyTyped) {
        const secrets::Secret token(m_parts->token->text());
        const secrets::Secret key(m_parts->portalKey->text());
        // For this run they hold at once, whether or not a keychain takes them.
        m_service.setCredentials(saved.id, token, key);
        if (m_parts->tokenTyped)
            storeCredential(saved.dashboardTokenKey(), token);
        if (m_parts->portalKeyTyped)
            storeCredential(saved.portalKeyKey(), key);
        m_parts->tokenTyped = false;
        m_parts->portalKeyTyped = false;
    }
    m_environments.put(saved);
    if (m_environments.current().id == saved.id)
        m_service.setEnvironment(saved);
    check();
}

void EnvironmentForm::storeCredential(const QString &key, const secrets::Secret &secret)
{
    const auto done = [this](const base::Result<void> &stored) { afterStored(stored); };
    if (secret.isEmpty())
        base::whenDone(m_keychain.remove(key), this, done);
    else
        base::whenDone(m_keychain.write(key, secret), this, done);
}

void EnvironmentForm::afterStored(const base::Result<void> &stored)
{
    if (stored.isOk()) {
        if (m_parts->banner->text().isEmpty())
            m_parts->banner->show(widgets::Banner::Kind::Success, tr("The credentials are in the keychain."));
        return;
    }
    if (stored.error().code == base::ErrorCode::NotFound || stored.error().code == base::ErrorCode::Cancelled)
        return;
    const bool locked = stored.error().code == base::ErrorCode::KeychainLocked;
    m_parts->banner->show(widgets::Banner::Kind::Warning,
                          locked
                              ? tr("The keychain is locked. The credentials are kept for this run only; unlock it and "
                                   "save again to keep them.")
                              : tr("No keychain answers on this machine. The credentials are kept for this run only."),
                          stored.error().detail);
}

void EnvironmentForm::test()
{
    m_service.setEnvironment(m_environment);
    m_parts->connectionTest->start();
    // The calls are on their way to the tested environment; the pages go on with the current one.
    m_service.setEnvironment(m_environments.current());
}

void EnvironmentForm::focusName()
{
    m_parts->name->setFocus();
    m_parts->name->selectAll();
}

void EnvironmentForm::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        check();
    }
}

void EnvironmentForm::retranslate()
{
    widgets::Form *form = m_parts->form;
    form->setLabel(m_parts->name, tr("Name"));
    form->setLabel(m_parts->dashboard, tr("Dashboard URL"));
    form->setLabel(m_parts->portal, tr("Portal URL"));
    form->setLabel(m_parts->token, tr("Dashboard token"));
    form->setLabel(m_parts->portalKey, tr("Portal API key"));
    form->setLabel(m_parts->timeout, tr("Time-out"));
    form->setLabel(m_parts->caFile, tr("Extra CA file"));
    form->setLabel(m_parts->proxy, tr("Proxy"));
    form->setLabel(m_parts->secretsFolder, tr("Secrets folder"));
    m_parts->credentialsHeading->setText(tr("Credentials"));
    m_parts->connectionHeading->setText(tr("Connection"));
    m_parts->timeout->setSuffix(tr(" s", "seconds, behind a number"));
    widgets::setButtonText(m_parts->plainHttp, tr("Send credentials over plain http"));
    widgets::setButtonText(m_parts->chooseCa, tr("Choose file…"));
    widgets::setButtonText(m_parts->chooseFolder, tr("Choose folder…"));
    widgets::setButtonText(m_parts->save, tr("Save"));
    widgets::setButtonText(m_parts->revert, tr("Revert"));
    widgets::setButtonText(m_parts->test, tr("Test connection"));
    retranslateHelp();
}

void EnvironmentForm::retranslateHelp()
{
    widgets::Form *form = m_parts->form;
    form->setHelp(m_parts->token, tr("Sent as “Authorization: Bearer …”. Kept in the keychain, never in a file."));
    form->setHelp(m_parts->portalKey, tr("Sent as “Authorization”, as it is. Kept in the keychain, never in a file."));
    form->setHelp(m_parts->caFile, tr("PEM file with authorities to trust besides the system's."));
    form->setHelp(m_parts->proxy, tr("For example http://proxy.example.com:3128. Empty: the system's proxy."));
    form->setHelp(m_parts->secretsFolder, tr("Where file:// references of a definition are looked up."));
}

} // namespace environments
