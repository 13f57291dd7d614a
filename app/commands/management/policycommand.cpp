#include "policycommand.h"

#include "argumenterror.h"
#include "callerrormessages.h"
#include "coreservices.h"
#include "documentfile.h"
#include "managementjson.h"
#include "policyexport.h"
#include "policyredaction.h"
#include "whendone.h"

#include <QDir>
#include <QFileInfo>

namespace commands {

using management::CallError;

void PolicyCommand::define(QCommandLineParser &parser) const
{
    parser.setApplicationDescription(
        u"Prints a policy, lists the policies, exports them as files, compares a file with the dashboard, or creates a "
        u"policy from a JSON or YAML file. The differences are shown before anything is sent."_qs);
    parser.addPositionalArgument(u"ACTION"_qs, u"get ID, create FILE, list, export or diff FILE."_qs,
                                 u"get ID | create FILE | list | export [ID…] | diff FILE"_qs);
    addManagementOptions(parser);
    addPageOptions(parser);
    parser.addOption({{u"o"_qs, u"output"_qs},
                      u"With export: write there. A folder gets a file for each policy, - is standard output "
                      u"(default)."_qs,
                      u"FILE|FOLDER|-"_qs,
                      u"-"_qs});
    parser.addOption({u"show-secrets"_qs, u"With export: write the values of secrets instead of REDACTED."_qs});
    parser.addOption({u"force"_qs,
                      u"With create: create the policy even if the dashboard has one with its ID or name. Dashboards "
                      u"can't update a policy. With export to a folder: replace files."_qs});
}

QString PolicyCommand::usageProblem(const QCommandLineParser &parser)
{
    const QStringList words = parser.positionalArguments();
    const QString action = words.value(0);
    const bool isComplete = action == u"list" ? words.size() == 1 : action == u"export" || words.size() == 2;
    if (!isComplete || !QStringList{u"list"_qs, u"get"_qs, u"create"_qs, u"export"_qs, u"diff"_qs}.contains(action))
        return u"policy needs one of: get ID, create FILE, list, export, diff FILE"_qs;
    if (action == u"export" && (words.size() == 1) != parser.isSet(u"all"_qs))
        return u"policy export needs IDs, or --all"_qs;
    if (action != u"export" && (parser.isSet(u"output"_qs) || parser.isSet(u"show-secrets"_qs)))
        return u"-o and --show-secrets are for policy export"_qs;
    if (action != u"create" && action != u"export" && parser.isSet(u"force"_qs))
        return u"--force is for policy create and policy export"_qs;
    return {};
}

void PolicyCommand::run(const QCommandLineParser &parser)
{
    if (const QString problem = usageProblem(parser); !problem.isEmpty())
        return refuse(problem);
    const base::Result<std::optional<int>> page = readPage(parser);
    if (!page)
        return refuse(argumentProblem(page.error()));
    if (!openSession(parser))
        return;
    m_output = parser.value(u"output"_qs);
    m_secrets = parser.isSet(u"show-secrets"_qs) ? management::FileSecrets::Keep : management::FileSecrets::Redact;
    m_existing = parser.isSet(u"force"_qs) ? workspace::ExistingFiles::Replace : workspace::ExistingFiles::Refuse;
    m_listing = new management::PolicyListing(service().dashboard(), this);
    const QStringList words = parser.positionalArguments();
    if (words.at(0) == u"get")
        get(words.at(1));
    else if (words.at(0) == u"create")
        create(words.at(1), parser.isSet(u"force"_qs));
    else if (words.at(0) == u"diff")
        diff(words.at(1));
    else if (words.at(0) == u"list")
        list(page->value_or(1));
    else if (parser.isSet(u"all"_qs))
        exportAll();
    else
        exportNext(words.sliced(1), {});
}

void PolicyCommand::get(const QString &id)
{
    base::whenDone(service().dashboard().fetchPolicy(id), this,
                   [this](const base::Result<management::Policy, CallError> &policy) {
                       if (!policy)
                           return refuseCall(policy.error());
                       printJson(policy->json);
                       emit finished(Clean);
                   });
}

std::optional<management::Policy> PolicyCommand::readFile(const QString &path)
{
    const base::Result<DocumentFile> file = readDocumentFile(path, core().store, console());
    if (!file) {
        refuse(failureLine(path, file.error()));
        return std::nullopt;
    }
    const auto snapshot = document::Snapshot::parse(file->bytes, file->format);
    if (complainAboutSyntax(*file, snapshot, console())) {
        emit finished(UsageOrInput);
        return std::nullopt;
    }
    const base::Result<document::Value> value = snapshot.root().value();
    if (!value) {
        refuse(failureLine(file->displayName(), value.error()));
        return std::nullopt;
    }
    if (value->type() != document::Value::Type::Object) {
        refuse(u"%1: a policy must be a JSON object"_qs.arg(file->displayName()));
        return std::nullopt;
    }
    return management::Policy{*value};
}

void PolicyCommand::compare(const management::Policy &file, const std::function<void(const PolicyComparison &)> &done)
{
    const QStringList ids{file.json.member("_id").text(), file.json.member("id").text()};
    m_listing->start(ids, [this, file, done](const base::Result<management::ListedPolicies, CallError> &listed) {
        if (!listed)
            return refuseCall(listed.error());
        compareWith(file, *listed, done);
    });
}

void PolicyCommand::compareWith(const management::Policy &file, const management::ListedPolicies &listed,
                                const std::function<void(const PolicyComparison &)> &done)
{
    const QList<management::Policy> found = management::policiesOfFile(file, listed.policies);
    if (found.isEmpty())
        complainAboutListing(listed);
    if (found.isEmpty() && !listed.isComplete)
        return refuse(u"the list of policies is too long to search it all. Add the policy's ID to the file."_qs);
    if (found.size() <= 1)
        return done({file, found.isEmpty() ? std::nullopt : std::optional(found.constFirst())});
    QStringList labels;
    for (const management::Policy &policy : found)
        labels.append(policyLabel(policy));
    refuse(
        u"the dashboard has %1 policies that the file can be compared with: %2. Add the ID of one to the file."_qs.arg(
            QString::number(found.size()), labels.join(u", "_qs)));
}

void PolicyCommand::complainAboutListing(const management::ListedPolicies &listed)
{
    if (listed.source == management::PolicyPage::Source::Remembered)
        console().complain(u"The server can't list policies. These are the ones fetched or created on this machine in "
                           u"this environment."_qs);
    if (!listed.isComplete)
        console().complain(
            u"Only the first %1 pages of the list were read."_qs.arg(management::PolicyListing::MostPages));
    if (!listed.unanswered.isEmpty())
        console().complain(u"The server did not answer for: "_qs + listed.unanswered.join(u", "));
}

void PolicyCommand::diff(const QString &path)
{
    const std::optional<management::Policy> file = readFile(path);
    if (!file)
        return;
    compare(*file, [this](const PolicyComparison &comparison) {
        if (wantsJson()) {
            printJson(toJsonValue(comparison));
        } else {
            for (const QString &line : differenceLines(comparison))
                console().printLine(line);
        }
        for (const QString &pointer : comparison.notCompared())
            console().complain(u"not compared, because it is REDACTED: "_qs + pointer);
        emit finished(comparison.differences().isEmpty() ? Clean : Findings);
    });
}

void PolicyCommand::create(const QString &path, bool isForced)
{
    const std::optional<management::Policy> file = readFile(path);
    if (!file)
        return;
    if (const QString redacted = management::redactedMember(*file); !redacted.isEmpty())
        return refuseCall(CallError::notSent(management::RequestFault::Redacted, redacted));
    compare(*file, [this, isForced](const PolicyComparison &comparison) {
        for (const QString &line : differenceLines(comparison))
            console().complain(line);
        if (!comparison.dashboard)
            return send(comparison.file);
        const QString label = policyLabel(*comparison.dashboard);
        if (comparison.differences().isEmpty())
            console().complain(u"no difference from "_qs + label);
        if (isForced)
            return send(comparison.file);
        refuse(u"the dashboard already has the policy %1, and a policy can't be updated. Nothing was sent. Add --force "
               u"to create another policy."_qs.arg(label));
    });
}

void PolicyCommand::send(const management::Policy &policy)
{
    base::whenDone(service().dashboard().createPolicy(policy), this,
                   [this](const base::Result<management::CreatedPolicy, CallError> &created) {
                       if (!created)
                           return refuseCall(created.error());
                       showCreated(*created);
                   });
}

void PolicyCommand::showCreated(const management::CreatedPolicy &created)
{
    if (wantsJson())
        printJson(management::toJsonValue(created));
    else
        console().printLine(u"created %1 (%2)"_qs.arg(created.id, created.status));
    // The policy was created, so these are warnings.
    if (created.readBackError)
        console().complain(u"the policy was created but can't be read back: "_qs +
                           messages::callErrorText(*created.readBackError));
    for (const QString &pointer : created.differences)
        console().complain(u"the server stored a different value at "_qs + pointer);
    emit finished(created.readBackError || !created.differences.isEmpty() ? Findings : Clean);
}

void PolicyCommand::list(int page)
{
    base::whenDone(service().dashboard().listPolicies(page), this,
                   [this](const base::Result<management::PolicyPage, CallError> &policies) {
                       if (!policies)
                           return refuseCall(policies.error());
                       showList(*policies);
                       emit finished(Clean);
                   });
}

void PolicyCommand::showList(const management::PolicyPage &page)
{
    if (wantsJson())
        return printJson(management::toJsonValue(page));
    QList<QStringList> rows = {{u"ID"_qs, u"NAME"_qs, u"RATE"_qs, u"PER"_qs, u"QUOTA"_qs}};
    for (const management::Policy &policy : page.policies) {
        const auto cell = [&policy](QByteArrayView key) { return policy.json.member(key).text(); };
        rows.append({policy.id(), policy.name(), cell("rate"), cell("per"), cell("quota_max")});
    }
    printTable(rows);
    if (page.source == management::PolicyPage::Source::Server)
        return;
    console().complain(u"The server can't list policies. These are the ones fetched or created on this machine in this "
                       u"environment."_qs);
    if (!page.unanswered.isEmpty())
        console().complain(u"The server did not answer for: "_qs + page.unanswered.join(u", "));
}

void PolicyCommand::exportAll()
{
    m_listing->start({}, [this](const base::Result<management::ListedPolicies, CallError> &listed) {
        if (!listed)
            return refuseCall(listed.error());
        complainAboutListing(*listed);
        write(listed->policies);
    });
}

void PolicyCommand::exportNext(QStringList ids, QList<management::Policy> fetched)
{
    if (ids.isEmpty())
        return write(fetched);
    const QString id = ids.takeFirst();
    base::whenDone(service().dashboard().fetchPolicy(id), this,
                   [this, ids, fetched](const base::Result<management::Policy, CallError> &policy) {
                       if (!policy)
                           return refuseCall(policy.error());
                       if (policy->stale)
                           return refuseCall(policy->stale->error);
                       exportNext(ids, fetched + QList<management::Policy>{*policy});
                   });
}

void PolicyCommand::write(const QList<management::Policy> &policies)
{
    for (const management::Policy &policy : policies) {
        for (const QString &pointer : management::policyFile(policy, m_secrets).redacted)
            console().complain(u"%1: the secret at %2 is REDACTED"_qs.arg(policyLabel(policy), pointer));
    }
    if (m_output == u"-") {
        console().printJson(management::policyText(policies, m_secrets));
        return emit finished(Clean);
    }
    const bool isFolder = m_output.endsWith(u'/') || QFileInfo(m_output).isDir();
    if (!isFolder && policies.size() != 1)
        return refuse(u"-o must be a folder for several policies: "_qs + m_output + u'/');
    const QList<management::PolicyText> texts = management::policyTexts(policies, m_secrets);
    const base::Result<void> written = isFolder ? writePolicyTexts(m_output, texts, m_secrets, m_existing, core().store)
                                                : writeFile(texts.constFirst().text);
    if (written)
        return emit finished(Clean);
    const base::Error &error = written.error();
    if (error.code == base::ErrorCode::AlreadyExists)
        return refuse(u"%1 exists already; nothing was written. Add --force to replace it"_qs.arg(error.detail));
    if (error.code == base::ErrorCode::WrongFileType)
        return refuse(
            u"%1 is not a regular file, and links are not followed; nothing was written"_qs.arg(error.detail));
    refuse(failureLine(error.detail, error));
}

base::Result<void> PolicyCommand::writeFile(const QByteArray &text)
{
    if (!QFileInfo(m_output).dir().mkpath(u"."_qs))
        return base::Error{base::ErrorCode::FolderMissing, m_output};
    const base::Result<void> written = m_secrets == management::FileSecrets::Keep
                                           ? core().store.writePrivate(m_output, text)
                                           : core().store.write(m_output, text);
    return written ? written : base::Error{written.error().code, m_output};
}

} // namespace commands

#include "moc_policycommand.cpp"
