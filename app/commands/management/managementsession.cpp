#include "managementsession.h"

#include "appsettings.h"
#include "argumenterror.h"
#include "environmentlist.h"
#include "keychainstore.h"
#include "networkmanagementservice.h"
#include "sandboxserver.h"
#include "settingsenvironmentstorage.h"
#include "settingspolicyids.h"

#include <QStandardPaths>

namespace commands {

namespace {

/** The environment of options alone; it is not kept. */
const QString OptionsId = u"command-line"_qs;

} // namespace

struct ManagementSession::Parts {
    settings::AppSettings settings;
    settings::SettingsEnvironmentStorage storage{settings.store()};
    management::EnvironmentList environments{storage};
    secrets::KeychainStore keychain;
    management::SettingsPolicyIds knownIds{settings};
    network::NetworkManagementService service{keychain, knownIds};
    sandbox::SandboxServer sandbox;
};

ManagementSession::ManagementSession(QObject *parent)
    : QObject(parent)
    , m_parts(std::make_unique<Parts>())
{}

ManagementSession::~ManagementSession() = default;

base::Result<management::Environment> ManagementSession::chosenEnvironment(const QCommandLineParser &parser) const
{
    if (parser.isSet(u"base-url"_qs) || parser.isSet(u"portal-url"_qs)) {
        management::Environment environment;
        environment.id = OptionsId;
        environment.dashboardUrl = QUrl(parser.value(u"base-url"_qs), QUrl::StrictMode);
        environment.portalUrl = QUrl(parser.value(u"portal-url"_qs), QUrl::StrictMode);
        return environment;
    }
    if (!parser.isSet(u"env"_qs))
        return m_parts->environments.current();
    for (const management::Environment &environment : m_parts->environments.environments()) {
        if (environment.name.compare(parser.value(u"env"_qs), Qt::CaseInsensitive) == 0)
            return environment;
    }
    return invalidArgument(u"no environment is called “%1”"_qs.arg(parser.value(u"env"_qs)));
}

base::Result<void> ManagementSession::startSandbox(management::Environment &environment)
{
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + u"/sandbox"_qs;
    const base::Result<void> started = m_parts->sandbox.start(folder, 0);
    if (!started)
        return started;
    environment.dashboardUrl = m_parts->sandbox.dashboardUrl();
    environment.portalUrl = m_parts->sandbox.portalUrl();
    return {};
}

base::Result<void> ManagementSession::open(const QCommandLineParser &parser)
{
    base::Result<management::Environment> environment = chosenEnvironment(parser);
    if (!environment)
        return environment.error();
    if (environment->isSandbox) {
        if (const base::Result<void> started = startSandbox(*environment); !started)
            return started;
    }
    environment->allowPlainHttp = environment->allowPlainHttp || parser.isSet(u"allow-http"_qs);
    m_parts->service.setEnvironment(*environment);
    if (!parser.isSet(u"token-env"_qs))
        return {};
    const QByteArray variable = parser.value(u"token-env"_qs).toUtf8();
    const secrets::Secret token(qgetenv(variable.constData()));
    if (token.isEmpty())
        return invalidArgument(u"the environment variable %1 holds no token"_qs.arg(QString::fromUtf8(variable)));
    m_parts->service.setCredentials(environment->id, token, token);
    return {};
}

secrets::Keychain &ManagementSession::keychain()
{
    return m_parts->keychain;
}

management::DashboardApi &ManagementSession::dashboard()
{
    return m_parts->service.dashboard();
}

const management::KnownCertificates &ManagementSession::knownCertificates()
{
    return m_parts->service.knownCertificates();
}

management::PortalApi &ManagementSession::portal()
{
    return m_parts->service.portal();
}

void addEnvironmentOptions(QCommandLineParser &parser)
{
    parser.addOption(
        {u"env"_qs, u"An environment of the designer by its name; the current one unless given."_qs, u"NAME"_qs});
    parser.addOption({u"base-url"_qs, u"The dashboard's address."_qs, u"URL"_qs});
    parser.addOption({u"portal-url"_qs, u"The portal's address."_qs, u"URL"_qs});
    parser.addOption({u"token-env"_qs, u"The environment variable that holds the token or key."_qs, u"NAME"_qs});
    parser.addOption({u"allow-http"_qs,
                      u"Send the token over plain http to another machine, where anyone on the way can read it."_qs});
}

void addManagementOptions(QCommandLineParser &parser)
{
    addEnvironmentOptions(parser);
    parser.addOption({u"format"_qs, u"text or json."_qs, u"FORMAT"_qs, u"text"_qs});
}

std::optional<AnswerFormat> answerFormat(const QCommandLineParser &parser)
{
    if (parser.value(u"format"_qs) == u"text")
        return AnswerFormat::Text;
    if (parser.value(u"format"_qs) == u"json")
        return AnswerFormat::Json;
    return std::nullopt;
}

} // namespace commands

#include "moc_managementsession.cpp"
