#include "policycommand.h"

#include "callerrorwording.h"
#include "documentfile.h"
#include "filestore.h"
#include "managementjson.h"
#include "whendone.h"

namespace commands {

using management::CallError;

void PolicyCommand::define(QCommandLineParser &parser) const
{
    parser.setApplicationDescription(
        u"Fetches a policy by its id, creates one from a JSON file and reads it back, or lists them."_qs);
    parser.addPositionalArgument(u"ACTION"_qs, u"get ID, create FILE or list."_qs, u"get ID | create FILE | list"_qs);
    addManagementOptions(parser);
    parser.addOption({u"page"_qs, u"Page to list, from 1."_qs, u"N"_qs});
    parser.addOption({u"all"_qs, u"All pages at once."_qs});
}

void PolicyCommand::run(const QCommandLineParser &parser)
{
    const QStringList words = parser.positionalArguments();
    const bool isComplete = words.value(0) == u"list" ? words.size() == 1 : words.size() == 2;
    if (!isComplete || (words.at(0) != u"list" && words.at(0) != u"get" && words.at(0) != u"create"))
        return refuse(u"policy takes: get ID, create FILE, or list"_qs);
    if (parser.isSet(u"all"_qs) && parser.isSet(u"page"_qs))
        return refuse(u"give --page or --all, not both"_qs);
    bool isNumber = true;
    const int page = parser.isSet(u"all"_qs)    ? -1
                     : parser.isSet(u"page"_qs) ? parser.value(u"page"_qs).toInt(&isNumber)
                                                : 1;
    if (!isNumber)
        return refuse(u"--page is a number"_qs);
    if (!openSession(parser))
        return;
    if (words.at(0) == u"get")
        get(words.at(1));
    else if (words.at(0) == u"create")
        create(words.at(1));
    else
        list(page);
}

void PolicyCommand::get(const QString &id)
{
    base::whenDone(session().dashboard().fetchPolicy(id), this,
                   [this](const base::Result<management::Policy, CallError> &policy) {
                       if (!policy)
                           return refuseCall(policy.error());
                       printJson(policy->json);
                       emit finished(Clean);
                   });
}

void PolicyCommand::create(const QString &path)
{
    storage::FileStore store;
    const base::Result<DocumentFile> file = readDocumentFile(path, store, console());
    if (!file)
        return refuse(failureLine(path, file.error()));
    // YAML is taken too: people keep policies beside their definitions.
    const auto snapshot = document::Snapshot::parse(file->bytes, file->format);
    if (complainAboutSyntax(*file, snapshot, console()))
        return emit finished(UsageOrInput);
    const base::Result<document::Value> value = snapshot.root().value();
    if (!value)
        return refuse(failureLine(file->displayName(), value.error()));
    if (value->type() != document::Value::Type::Object)
        return refuse(u"%1: a policy is a JSON object"_qs.arg(file->displayName()));

    management::Policy policy;
    policy.json = *value;
    base::whenDone(session().dashboard().createPolicy(policy), this,
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
    // The policy exists whatever follows, so these are remarks and no refusal.
    if (created.readBackError)
        console().complain(u"it could not be read back: "_qs + messages::callErrorText(*created.readBackError));
    for (const QString &pointer : created.differences)
        console().complain(u"read back different from what was sent: "_qs + pointer);
    emit finished(created.readBackError || !created.differences.isEmpty() ? Findings : Clean);
}

void PolicyCommand::list(int page)
{
    base::whenDone(session().dashboard().listPolicies(page), this,
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
    console().complain(u"The server has no list of policies. These are the ones that were fetched or created here "
                       u"before, in this environment."_qs);
    if (!page.unanswered.isEmpty())
        console().complain(u"The server did not answer for: "_qs + page.unanswered.join(u", "));
}

} // namespace commands

#include "moc_policycommand.cpp"
