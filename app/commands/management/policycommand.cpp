#include "policycommand.h"

#include "argumenterror.h"
#include "callerrormessages.h"
#include "coreservices.h"
#include "documentfile.h"
#include "managementjson.h"
#include "whendone.h"

namespace commands {

using management::CallError;

void PolicyCommand::define(QCommandLineParser &parser) const
{
    parser.setApplicationDescription(u"Prints a policy, creates one from a JSON or YAML file, or lists them."_qs);
    parser.addPositionalArgument(u"ACTION"_qs, u"get ID, create FILE or list."_qs, u"get ID | create FILE | list"_qs);
    addManagementOptions(parser);
    addPageOptions(parser);
}

void PolicyCommand::run(const QCommandLineParser &parser)
{
    const QStringList words = parser.positionalArguments();
    const bool isComplete = words.value(0) == u"list" ? words.size() == 1 : words.size() == 2;
    if (!isComplete || (words.at(0) != u"list" && words.at(0) != u"get" && words.at(0) != u"create"))
        return refuse(u"policy needs one of: get ID, create FILE, list"_qs);
    const base::Result<std::optional<int>> page = readPage(parser);
    if (!page)
        return refuse(argumentProblem(page.error()));
    if (!openSession(parser))
        return;
    if (words.at(0) == u"get")
        get(words.at(1));
    else if (words.at(0) == u"create")
        create(words.at(1));
    else
        list(page->value_or(1));
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

void PolicyCommand::create(const QString &path)
{
    const base::Result<DocumentFile> file = readDocumentFile(path, core().store, console());
    if (!file)
        return refuse(failureLine(path, file.error()));
    const auto snapshot = document::Snapshot::parse(file->bytes, file->format);
    if (complainAboutSyntax(*file, snapshot, console()))
        return emit finished(UsageOrInput);
    const base::Result<document::Value> value = snapshot.root().value();
    if (!value)
        return refuse(failureLine(file->displayName(), value.error()));
    if (value->type() != document::Value::Type::Object)
        return refuse(u"%1: a policy must be a JSON object"_qs.arg(file->displayName()));

    management::Policy policy;
    policy.json = *value;
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

} // namespace commands

#include "moc_policycommand.cpp"
