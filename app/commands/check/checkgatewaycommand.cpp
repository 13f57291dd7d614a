#include "checkgatewaycommand.h"

#include "argumenterror.h"
#include "callerrormessages.h"
#include "coreservices.h"
#include "lintoutput.h"
#include "whendone.h"

#include <algorithm>

namespace commands {

namespace {

constexpr int AllPages = -1;

} // namespace

CheckGatewayCommand::CheckGatewayCommand(Console &console, services::CoreServices &core)
    : Command(console, core)
    , m_folder(core.store)
    , m_session(core)
{}

void CheckGatewayCommand::define(QCommandLineParser &parser) const
{
    parser.setApplicationDescription(
        u"Prints the problems that the definitions in a folder have on one gateway: listen paths that are equal, never "
        u"reached or divided, and ids that are used twice. Exits with 1 if one is at least as severe as "
        u"--fail-severity.\n\n"
        u"With --env or --base-url, the dashboard is asked for its policies and certificates: policies for APIs and URLs "
        u"that do not exist, APIs that no policy reaches, and certificates that are missing or not valid. Otherwise no "
        u"network requests are made. Secret references are never looked up."_qs);
    parser.addPositionalArgument(u"FOLDER"_qs, u"The folder with the definitions of the gateway."_qs);
    addReportOptions(parser);
    addEnvironmentOptions(parser);
}

void CheckGatewayCommand::run(const QCommandLineParser &parser)
{
    const base::Result<ReportOptions> options = readReportOptions(parser);
    if (!options)
        return refuse(argumentProblem(options.error()));
    m_options = *options;
    if (parser.positionalArguments().size() != 1)
        return refuse(u"check-gateway needs one FOLDER"_qs);
    if (parser.isSet(u"env"_qs) || parser.isSet(u"base-url"_qs)) {
        if (const base::Result<void> opened = m_session.open(parser); !opened)
            return refuse(argumentProblem(opened.error()));
        m_environment.emplace();
        m_environment->name = m_session.service().knownCertificates().environmentName();
        m_environment->now = core().clock.now();
    }
    if (const base::Result<void> read = m_folder.read(parser.positionalArguments().constFirst()); !read)
        return refuse(argumentProblem(read.error()));
    if (m_environment)
        listPolicies();
    else
        conclude();
}

void CheckGatewayCommand::listPolicies()
{
    m_listing = new management::PolicyListing(m_session.service().dashboard(), this);
    m_listing->start({}, [this](const base::Result<management::ListedPolicies, management::CallError> &listed) {
        if (!listed)
            return refuseCall(listed.error());
        m_environment->policies = listed->policies;
        m_environment->hasAllPolicies = listed->areAll();
        listCertificates();
    });
}

void CheckGatewayCommand::listCertificates()
{
    const QList<reach::ServedApi> &apis = m_folder.apis();
    if (std::all_of(apis.begin(), apis.end(), [](const reach::ServedApi &api) { return api.certificates.isEmpty(); }))
        return conclude();
    base::whenDone(m_session.service().dashboard().listCertificates({AllPages, false, std::nullopt}), this,
                   [this](const base::Result<management::CertificatePage, management::CallError> &page) {
                       if (!page)
                           return refuseCall(page.error());
                       m_environment->certificates = &m_session.service().knownCertificates();
                       conclude();
                   });
}

void CheckGatewayCommand::refuseCall(const management::CallError &error)
{
    for (const QString &line : callErrorLines(error))
        console().complain(line);
    emit finished(UsageOrInput);
}

void CheckGatewayCommand::conclude()
{
    QList<reach::GatewayFinding> findings = reach::checkGateway(m_folder.apis());
    if (m_environment)
        findings += reach::checkGateway(m_folder.apis(), *m_environment);
    LintOutput output(console(), m_options.format);
    for (const ApiFindings &file : m_folder.located(findings))
        output.add(file);
    output.finish();
    if (output.hasFailures())
        return emit finished(UsageOrInput);
    const auto worst = output.worst();
    emit finished(worst && *worst <= m_options.threshold ? Findings : Clean);
}

} // namespace commands

#include "moc_checkgatewaycommand.cpp"
