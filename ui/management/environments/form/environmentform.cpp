#include "environmentform.h"

#include "banner.h"
#include "connectiontestview.h"
#include "credentialfields.h"
#include "environmentfields.h"
#include "flowlayout.h"
#include "measures.h"
#include "naming.h"
#include "secretfield.h"

#include <QEvent>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

namespace environments {

EnvironmentForm::EnvironmentForm(management::EnvironmentList &environments, secrets::Keychain &keychain,
                                 management::ManagementService &service, QWidget *parent)
    : QWidget(parent)
    , m_environments(environments)
    , m_keychain(keychain)
    , m_service(service)
{
    buildWidgets();
    retranslate();
    connectAll();
}

void EnvironmentForm::buildWidgets()
{
    m_banner = new widgets::Banner(this);
    m_banner->setObjectName(u"environmentBanner"_qs);
    m_banner->setClosable(true);
    m_fields = new EnvironmentFields;
    m_fields->layout()->setContentsMargins(0, theme::Space::Control, theme::Space::Page, theme::Space::Page);
    m_fields->setSandboxToken(m_service.sandboxToken());
    m_credentials = new CredentialFields(m_keychain, this);
    m_credentials->setFields({m_fields->dashboardToken(), m_fields->portalKey(), m_fields->consulToken(),
                              m_fields->vaultToken(), m_fields->proxyPassword()});
    m_storeTokens = new CredentialFields(m_keychain, this);
    m_clientSecrets = new CredentialFields(m_keychain, this);
    auto *area = new QScrollArea(this);
    area->setFrameShape(QFrame::NoFrame);
    area->setWidgetResizable(true);
    area->setWidget(m_fields);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(theme::Space::Page, 0, 0, 0);
    layout->setSpacing(theme::Space::Control);
    auto *top = new QVBoxLayout;
    top->setContentsMargins(0, 0, theme::Space::Page, 0);
    top->addWidget(m_banner);
    layout->addLayout(top);
    layout->addWidget(area, 1);
    layout->addWidget(buildButtons());
}

QWidget *EnvironmentForm::buildButtons()
{
    auto *buttons = new QWidget(this);
    auto *line = new widgets::FlowLayout;
    const auto button = [&](const QString &name) {
        auto *created = new QPushButton(buttons);
        created->setObjectName(name);
        line->addWidget(created);
        return created;
    };
    m_save = button(u"environmentSave"_qs);
    widgets::makePrimary(m_save);
    m_revert = button(u"environmentRevert"_qs);
    m_test = button(u"environmentTest"_qs);
    m_connectionTest = new ConnectionTestView(m_service, m_environments, buttons);
    auto *layout = new QVBoxLayout(buttons);
    layout->setContentsMargins(0, 0, theme::Space::Page, 0);
    layout->setSpacing(theme::Space::Control);
    layout->addWidget(m_connectionTest);
    layout->addLayout(line);
    return buttons;
}

void EnvironmentForm::connectAll()
{
    connect(m_fields, &EnvironmentFields::changed, this, [this] {
        m_storeTokens->setFields(m_fields->storeTokens());
        m_clientSecrets->setFields(m_fields->clientSecrets());
        refresh();
    });
    connect(m_fields, &EnvironmentFields::faultChosen, this, &EnvironmentForm::applyFault);
    for (const CredentialFields *credentials : {m_credentials, m_storeTokens, m_clientSecrets}) {
        connect(credentials, &CredentialFields::edited, this, &EnvironmentForm::refresh);
        connect(credentials, &CredentialFields::stored, this, &EnvironmentForm::showStored);
    }
    connect(m_save, &QPushButton::clicked, this, &EnvironmentForm::save);
    connect(m_revert, &QPushButton::clicked, this, [this] { setEnvironment(m_environment); });
    connect(m_test, &QPushButton::clicked, this, [this] {
        if (isModified())
            save();
        m_connectionTest->start(m_environment);
    });
}

void EnvironmentForm::setEnvironment(const management::Environment &environment)
{
    const bool isOther = environment.id != m_environment.id;
    m_environment = environment;
    m_fields->setEnvironment(environment);
    if (isOther) {
        m_connectionTest->clear();
        m_banner->clear();
        if (environment.isSandbox)
            m_banner->show(widgets::Banner::Kind::Information, m_sandboxNote);
    }
    readCredentials();
    refresh();
}

QStringList EnvironmentForm::credentialKeys(const management::Environment &environment)
{
    QStringList keys{environment.dashboardTokenKey(), environment.portalKeyKey(), environment.consulTokenKey(),
                     environment.vaultTokenKey(), environment.proxyPasswordKey()};
    if (environment.isSandbox)
        keys[0] = keys[1] = QString();
    return keys;
}

void EnvironmentForm::readCredentials()
{
    const bool isKnown = !m_environment.id.isEmpty();
    m_credentials->read(isKnown ? credentialKeys(m_environment) : QStringList());
    m_storeTokens->setFields(m_fields->storeTokens());
    m_storeTokens->read(isKnown ? m_environment.storeTokenKeys() : QStringList());
    m_clientSecrets->setFields(m_fields->clientSecrets());
    m_clientSecrets->read(isKnown ? m_environment.clientCredentialKeys() : QStringList());
}

void EnvironmentForm::storeCredentials(const management::Environment &environment)
{
    // They apply immediately until the program quits, even when the keychain can't store them.
    if (m_credentials->isEdited() && !environment.isSandbox)
        m_service.setCredentials(environment.id, secrets::Secret(m_fields->dashboardToken()->text()),
                                 secrets::Secret(m_fields->portalKey()->text()));
    m_credentials->store(credentialKeys(environment));
    m_storeTokens->store(environment.storeTokenKeys());
    m_clientSecrets->store(environment.clientCredentialKeys());
}

bool EnvironmentForm::isModified() const
{
    return m_credentials->isEdited() || m_storeTokens->isEdited() || m_clientSecrets->isEdited() ||
           m_fields->edited(m_environment) != m_environment;
}

void EnvironmentForm::refresh()
{
    const bool isEdited = isModified();
    const bool isValid = m_fields->isValid();
    m_save->setEnabled(isEdited && isValid);
    m_revert->setEnabled(isEdited);
    m_test->setEnabled(isValid);
    widgets::setButtonText(m_test, isEdited ? tr("Save and test connection") : tr("Test connection"));
    emit modifiedChanged();
}

void EnvironmentForm::save()
{
    const management::Environment saved = m_fields->edited(m_environment);
    m_environment = saved;
    m_banner->clear();
    storeCredentials(saved);
    m_environments.put(saved);
    m_fields->setEnvironment(saved);
    if (m_environments.current().id == saved.id)
        m_service.setEnvironment(saved);
    refresh();
}

void EnvironmentForm::applyFault(management::SandboxFault fault)
{
    m_environment.fault = fault;
    m_environments.put(m_environment);
    refresh();
}

void EnvironmentForm::showStored(const base::Result<void> &stored)
{
    if (stored.isOk()) {
        if (m_banner->text().isEmpty())
            m_banner->show(widgets::Banner::Kind::Success, tr("The credentials are stored in the keychain."));
        return;
    }
    if (stored.error().code == base::ErrorCode::NotFound || stored.error().code == base::ErrorCode::Cancelled)
        return;
    const bool locked = stored.error().code == base::ErrorCode::KeychainLocked;
    m_banner->show(
        widgets::Banner::Kind::Warning,
        locked ? tr("The keychain is locked, so the credentials are kept only until you quit. Unlock it and save "
                    "again.")
               : tr("No keychain is available, so the credentials are kept only until you quit."),
        stored.error().detail);
}

bool EnvironmentForm::canSave() const
{
    return m_fields->isValid();
}

void EnvironmentForm::focusName()
{
    m_fields->focusName();
}

void EnvironmentForm::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        refresh();
    }
}

void EnvironmentForm::retranslate()
{
    const bool hasNote = m_banner->isVisibleTo(this) && m_banner->text() == m_sandboxNote;
    m_sandboxNote = tr("The sandbox is a local dashboard and portal. Its URLs change at each start.");
    if (hasNote)
        m_banner->setText(m_sandboxNote);
    widgets::setButtonText(m_save, tr("Save environment"));
    widgets::setButtonText(m_revert, tr("Revert"));
}

} // namespace environments

#include "moc_environmentform.cpp"
