#include "managementsession.h"

#include "argumenterror.h"
#include "callerrormessages.h"

namespace commands {

namespace {

/** The environment of --base-url and --portal-url, which is not stored. */
const QString OptionsId = u"command-line"_qs;

bool isHttpUrl(const QString &text)
{
    const QUrl url(text, QUrl::StrictMode);
    return url.isValid() && !url.host().isEmpty() && (url.scheme() == u"http" || url.scheme() == u"https");
}

} // namespace

ManagementSession::ManagementSession(services::CoreServices &core, QObject *parent)
    : QObject(parent)
    , m_services(core)
{}

base::Result<management::Environment> ManagementSession::chosenEnvironment(const QCommandLineParser &parser) const
{
    if (parser.isSet(u"base-url"_qs) || parser.isSet(u"portal-url"_qs)) {
        management::Environment environment;
        environment.id = OptionsId;
        environment.name = QUrl(parser.value(u"base-url"_qs)).host();
        environment.dashboardUrl = QUrl(parser.value(u"base-url"_qs), QUrl::StrictMode);
        environment.portalUrl = QUrl(parser.value(u"portal-url"_qs), QUrl::StrictMode);
        for (const QString &option : {u"base-url"_qs, u"portal-url"_qs}) {
            if (parser.isSet(option) && !isHttpUrl(parser.value(option)))
                return invalidArgument(u"--%1 must be an http or https URL"_qs.arg(option));
        }
        return environment;
    }
    if (!parser.isSet(u"env"_qs))
        return m_services.core.environments.current();
    for (const management::Environment &environment : m_services.core.environments.environments()) {
        if (environment.name.compare(parser.value(u"env"_qs), Qt::CaseInsensitive) == 0)
            return environment;
    }
    return invalidArgument(u"there is no environment named “%1”"_qs.arg(parser.value(u"env"_qs)));
}

base::Result<void> ManagementSession::open(const QCommandLineParser &parser)
{
    base::Result<management::Environment> environment = chosenEnvironment(parser);
    if (environment && environment->isSandbox) {
        if (const base::Result<void> started = m_services.startSandbox(); !started)
            return started;
        environment = chosenEnvironment(parser);
    }
    if (!environment)
        return environment.error();
    environment->allowPlainHttp = environment->allowPlainHttp || parser.isSet(u"allow-http"_qs);
    m_services.management.setEnvironment(*environment);
    if (!parser.isSet(u"token-env"_qs))
        return {};
    const QByteArray variable = parser.value(u"token-env"_qs).toUtf8();
    const secrets::Secret token(qgetenv(variable.constData()));
    if (token.isEmpty())
        return invalidArgument(u"the environment variable %1 is not set or empty"_qs.arg(QString::fromUtf8(variable)));
    m_services.management.setCredentials(environment->id, token, token);
    return {};
}

void addEnvironmentOptions(QCommandLineParser &parser)
{
    parser.addOption(
        {u"env"_qs,
         u"The name of an environment of the designer, with its addresses and credentials (default: the one chosen there)."_qs,
         u"NAME"_qs});
    parser.addOption({u"base-url"_qs, u"The dashboard's address."_qs, u"URL"_qs});
    parser.addOption({u"portal-url"_qs, u"The portal's address."_qs, u"URL"_qs});
    parser.addOption({u"token-env"_qs,
                      u"The environment variable with the dashboard's token or the portal's API key."_qs,
                      u"VARIABLE"_qs});
    parser.addOption({u"allow-http"_qs, u"Allow http addresses of other machines. The token is sent unencrypted."_qs});
}

void addManagementOptions(QCommandLineParser &parser)
{
    addEnvironmentOptions(parser);
    parser.addOption({u"format"_qs, u"The form of the output (default: text)."_qs, u"text|json"_qs, u"text"_qs});
}

QStringList callErrorLines(const management::CallError &error)
{
    const bool isPlainHttp = error.request == management::RequestFault::PlainHttp;
    const QString advice = isPlainHttp ? u"Use an https address, or add --allow-http to send the token unencrypted."_qs
                                       : messages::callErrorAdvice(error);
    QStringList lines{u"gatewright: "_qs + messages::callErrorText(error)};
    if (!advice.isEmpty())
        lines.append(advice);
    return lines;
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
