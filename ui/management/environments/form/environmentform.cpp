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

struct EnvironmentForm::Parts {
    widgets::Banner *banner = nullptr;
    EnvironmentFields *fields = nullptr;
    CredentialFields *credentials = nullptr;
    QPushButton *save = nullptr;
    QPushButton *revert = nullptr;
    QPushButton *test = nullptr;
    ConnectionTestView *connectionTest = nullptr;
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
    m_parts->fields = new EnvironmentFields;
    m_parts->fields->layout()->setContentsMargins(0, theme::Space::Control, theme::Space::Page, theme::Space::Page);
    m_parts->credentials = new CredentialFields(m_keychain, this);
    for (forms::SecretField *field : {m_parts->fields->dashboardToken(), m_parts->fields->portalKey(),
                                      m_parts->fields->consulToken(), m_parts->fields->vaultToken()})
        m_parts->credentials->add(field);
    auto *area = new QScrollArea(this);
    area->setFrameShape(QFrame::NoFrame);
    area->setWidgetResizable(true);
    area->setWidget(m_parts->fields);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(theme::Space::Page, 0, 0, 0);
    layout->setSpacing(theme::Space::Control);
    auto *top = new QVBoxLayout;
    top->setContentsMargins(0, 0, theme::Space::Page, 0);
    top->addWidget(m_parts->banner);
    layout->addLayout(top);
    layout->addWidget(area, 1);
    layout->addWidget(buildButtons());
}

QWidget *EnvironmentForm::buildButtons()
{
    auto *buttons = new QWidget(this);
    auto *line = new widgets::FlowLayout;
    const auto button = [&](const QString &name) {
        auto *made = new QPushButton(buttons);
        made->setObjectName(name);
        line->addWidget(made);
        return made;
    };
    m_parts->save = button(u"environmentSave"_qs);
    widgets::makePrimary(m_parts->save);
    m_parts->revert = button(u"environmentRevert"_qs);
    m_parts->test = button(u"environmentTest"_qs);
    m_parts->connectionTest = new ConnectionTestView(m_service, m_environments, buttons);
    auto *layout = new QVBoxLayout(buttons);
    layout->setContentsMargins(0, 0, theme::Space::Page, 0);
    layout->setSpacing(theme::Space::Control);
    layout->addWidget(m_parts->connectionTest);
    layout->addLayout(line);
    return buttons;
}

void EnvironmentForm::connectAll()
{
    connect(m_parts->fields, &EnvironmentFields::changed, this, &EnvironmentForm::refresh);
    connect(m_parts->fields, &EnvironmentFields::faultChosen, this, &EnvironmentForm::applyFault);
    connect(m_parts->credentials, &CredentialFields::typed, this, &EnvironmentForm::refresh);
    connect(m_parts->credentials, &CredentialFields::stored, this, &EnvironmentForm::showStored);
    connect(m_parts->save, &QPushButton::clicked, this, &EnvironmentForm::save);
    connect(m_parts->revert, &QPushButton::clicked, this, [this] { setEnvironment(m_environment); });
    connect(m_parts->test, &QPushButton::clicked, this, [this] { m_parts->connectionTest->start(m_environment); });
}

void EnvironmentForm::setEnvironment(const management::Environment &environment)
{
    const bool isOther = environment.id != m_environment.id;
    m_environment = environment;
    m_parts->fields->setEnvironment(environment);
    if (isOther) {
        m_parts->connectionTest->clear();
        m_parts->banner->clear();
        if (environment.isSandbox)
            m_parts->banner->show(widgets::Banner::Kind::Information,
                                  tr("The sandbox is a dashboard and portal inside this program: its addresses and "
                                     "credentials are made anew with every start."));
    }
    readCredentials();
    refresh();
}

void EnvironmentForm::readCredentials()
{
    const management::Environment &environment = m_environment;
    QStringList keys{environment.dashboardTokenKey(), environment.portalKeyKey(), environment.consulTokenKey(),
                     environment.vaultTokenKey()};
    if (environment.id.isEmpty())
        keys.clear();
    else if (environment.isSandbox)
        keys[0] = keys[1] = QString();
    m_parts->credentials->read(keys);
}

bool EnvironmentForm::isModified() const
{
    return m_parts->credentials->isTyped() || m_parts->fields->typed(m_environment) != m_environment;
}

void EnvironmentForm::refresh()
{
    const bool isTyped = isModified();
    const bool isValid = m_parts->fields->isValid();
    m_parts->save->setEnabled(isTyped && isValid);
    m_parts->revert->setEnabled(isTyped);
    m_parts->test->setEnabled(!isTyped && isValid);
    m_parts->test->setToolTip(isTyped ? tr("Save first.") : QString());
    emit modifiedChanged();
}

void EnvironmentForm::save()
{
    const management::Environment saved = m_parts->fields->typed(m_environment);
    m_environment = saved;
    m_parts->banner->clear();
    if (m_parts->credentials->isTyped()) {
        // For this run they hold at once, whether or not a keychain takes them.
        if (!saved.isSandbox)
            m_service.setCredentials(saved.id, secrets::Secret(m_parts->fields->dashboardToken()->text()),
                                     secrets::Secret(m_parts->fields->portalKey()->text()));
        m_parts->credentials->store();
    }
    m_environments.put(saved);
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

void EnvironmentForm::focusName()
{
    m_parts->fields->focusName();
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
    widgets::setButtonText(m_parts->save, tr("Save environment"));
    widgets::setButtonText(m_parts->revert, tr("Revert"));
    widgets::setButtonText(m_parts->test, tr("Test connection"));
}

} // namespace environments

#include "moc_environmentform.cpp"
