#include "allowcommand.h"

#include "argumenterror.h"
#include "blockproblems.h"
#include "coreservices.h"
#include "documentfile.h"
#include "errormessages.h"
#include "managementsession.h"
#include "origin.h"
#include "secrettexts.h"
#include "sendability.h"

namespace commands {

namespace {

using consent::GrantSet;
using consent::SecretRequest;

/** Everything that the definition refers to, each reference once. */
SecretRequest requestOf(const definition::DefinitionView &view)
{
    SecretRequest request{consent::originOf(view.upstreamUrl().value), {}};
    QStringList known;
    for (const lint::SecretText &text : lint::secretTexts(view)) {
        for (const secrets::SecretReference &reference : text.scan.references) {
            const QString written = secrets::referenceText(reference);
            if (known.contains(written))
                continue;
            known.append(written);
            request.references.append(reference);
        }
    }
    return request;
}

/** Why the upstream URL has no origin: the problems of the URL and of the objects that it is in. */
base::Diagnostics problemsOfUrl(const definition::DefinitionView &view)
{
    base::Diagnostics problems;
    for (const lint::Obstacle &obstacle : lint::sendability(view)) {
        if (obstacle.pointer.contains(view.upstreamUrl().pointer))
            problems.append(
                preview::problemAt(view.snapshot(), *obstacle.rule, obstacle.pointer.toString(), obstacle.arguments));
    }
    return problems;
}

QString count(qsizetype number, const QString &one, const QString &several)
{
    return number == 1 ? u"1 "_qs + one : u"%1 %2"_qs.arg(QString::number(number), several);
}

} // namespace

void AllowCommand::define(QCommandLineParser &parser) const
{
    parser.setApplicationDescription(
        u"Allows a definition to use the secrets that it refers to, for its upstream. Without that no reference is "
        u"looked up. Shows each reference with the address that its value is sent to, and asks. A permission is for "
        u"this file, this reference, this address and, for secrets of an environment, that environment."_qs);
    parser.addPositionalArgument(u"FILE"_qs, u"The definition."_qs);
    parser.addOption({u"yes"_qs, u"Allow without asking."_qs});
    parser.addOption({u"revoke"_qs, u"Take all permissions of FILE back."_qs});
    parser.addOption({u"list"_qs, u"List the permissions of FILE."_qs});
    parser.addOption(
        {u"env"_qs, u"The environment whose secrets are meant (default: the current one)."_qs, u"NAME"_qs});
}

QString AllowCommand::usageProblem(const QCommandLineParser &parser) const
{
    if (parser.positionalArguments().size() != 1)
        return u"allow needs exactly one FILE"_qs;
    if (parser.positionalArguments().constFirst() == u"-")
        return u"permissions are stored for files. For standard input, add --allow-secrets to the command that reads it."_qs;
    int modes = 0;
    for (const QString &mode : {u"yes"_qs, u"revoke"_qs, u"list"_qs})
        modes += parser.isSet(mode) ? 1 : 0;
    return modes > 1 ? u"use only one of --yes, --revoke and --list"_qs : QString();
}

void AllowCommand::run(const QCommandLineParser &parser)
{
    if (const QString problem = usageProblem(parser); !problem.isEmpty())
        return refuse(problem);
    m_environment = core().environments.current();
    if (parser.isSet(u"env"_qs)) {
        const auto chosen = ManagementSession(core()).chosenEnvironment(parser);
        if (!chosen)
            return refuse(argumentProblem(chosen.error()));
        m_environment = *chosen;
    }
    core().setSecretEnvironment(m_environment);
    const QString path = parser.positionalArguments().constFirst();
    m_definition = {path, path};
    if (parser.isSet(u"list"_qs))
        return list();
    if (parser.isSet(u"revoke"_qs))
        return revoke();
    allow(parser.isSet(u"yes"_qs));
}

QString AllowCommand::lineOf(const QString &reference, const QString &origin, const QString &environmentId) const
{
    const QString line = reference + u" -> "_qs + origin;
    if (environmentId.isEmpty())
        return line;
    QString name = environmentId;
    for (const management::Environment &environment : core().environments.environments()) {
        if (environment.id == environmentId)
            name = environment.name;
    }
    return u"%1 (environment %2)"_qs.arg(line, name);
}

bool AllowCommand::canRead()
{
    const base::Result<void> state = core().grants.storedState();
    if (!state)
        refuse(u"the permissions can't be read: "_qs + messages::errorText(state.error()));
    return state.isOk();
}

void AllowCommand::list()
{
    if (!canRead())
        return;
    const GrantSet grants = core().grants.grantsOf(m_definition);
    for (const consent::SecretGrant &grant : grants.secrets)
        console().printLine(lineOf(grant.reference, grant.origin, grant.environment));
    for (const consent::PageGrant &grant : grants.pages)
        console().printLine(u"web pages of "_qs + grant.origin);
    emit finished(Clean);
}

void AllowCommand::revoke()
{
    if (!canRead())
        return;
    const GrantSet grants = core().grants.grantsOf(m_definition);
    if (const base::Result<void> revoked = core().grants.revoke(grants); !revoked)
        return refuse(u"the permissions can't be changed: "_qs + messages::errorText(revoked.error()));
    console().printLine(
        count(grants.secrets.size() + grants.pages.size(), u"permission revoked"_qs, u"permissions revoked"_qs));
    emit finished(Clean);
}

void AllowCommand::allow(bool isYes)
{
    const auto file = readDocumentFile(m_definition.path, core().store, console());
    if (!file)
        return refuse(failureLine(m_definition.path, file.error()));
    const document::Snapshot snapshot = document::Snapshot::parse(file->bytes, file->format);
    if (complainAboutSyntax(*file, snapshot, console()))
        return emit finished(UsageOrInput);
    const definition::DefinitionView view(snapshot);
    const SecretRequest request = requestOf(view);
    if (request.references.isEmpty()) {
        console().printLine(u"%1 refers to no secrets"_qs.arg(m_definition.title));
        return emit finished(Clean);
    }
    if (request.origin.isEmpty()) {
        for (const base::Diagnostic &problem : problemsOfUrl(view))
            console().complain(problemLine(m_definition.title, snapshot, problem));
        return refuse(u"nothing was allowed, because a permission is for the address in upstream.url"_qs);
    }
    grant(request, isYes);
}

void AllowCommand::grant(const SecretRequest &request, bool isYes)
{
    const SecretRequest missing = core().grants.missing(m_definition, request);
    for (const secrets::SecretReference &reference : request.references) {
        const bool isOfEnvironment = reference.store != secrets::Store::Environment;
        const QString line = lineOf(secrets::referenceText(reference), request.origin,
                                    isOfEnvironment ? m_environment.id : QString());
        const bool isAllowed = !missing.references.contains(reference);
        console().printLine(isAllowed ? line + u", allowed before"_qs : line);
    }
    if (missing.references.isEmpty())
        return emit finished(Clean);
    if (!isYes && !console().isInteractive())
        return refuse(u"nothing was allowed, because there is no terminal to ask on. Add --yes to allow these."_qs);
    if (!isYes && !ask(missing)) {
        console().complain(u"nothing was allowed"_qs);
        return emit finished(Findings);
    }
    if (const base::Result<void> allowed = core().grants.allow(m_definition, missing); !allowed)
        return refuse(u"the permission can't be stored: "_qs + messages::errorText(allowed.error()));
    console().printLine(u"allowed"_qs);
    emit finished(Clean);
}

bool AllowCommand::ask(const SecretRequest &missing)
{
    const QString secrets = count(missing.references.size(), u"secret"_qs, u"secrets"_qs);
    const QByteArray answer = console()
                                  .askLine(u"Allow %1 to send %2 to %3? [y/N] "_qs.arg(m_definition.title, secrets,
                                                                                       missing.origin))
                                  .trimmed()
                                  .toLower();
    return answer == "y" || answer == "yes";
}

} // namespace commands

#include "moc_allowcommand.cpp"
