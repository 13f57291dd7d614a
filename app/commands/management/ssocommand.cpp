#include "ssocommand.h"

#include "managementjson.h"
#include "whendone.h"

namespace commands {

void SsoCommand::define(QCommandLineParser &parser) const
{
    parser.setApplicationDescription(u"Lists the SSO profiles of the portal."_qs);
    parser.addPositionalArgument(u"list"_qs, u"List the profiles."_qs);
    addManagementOptions(parser);
}

void SsoCommand::run(const QCommandLineParser &parser)
{
    if (parser.positionalArguments() != QStringList{u"list"_qs})
        return refuse(u"sso needs the argument list"_qs);
    if (!openSession(parser))
        return;
    base::whenDone(service().portal().listSsoProfiles(), this,
                   [this](const base::Result<management::SsoProfileList, management::CallError> &profiles) {
                       if (!profiles)
                           return refuseCall(profiles.error());
                       show(*profiles);
                       emit finished(Clean);
                   });
}

void SsoCommand::show(const management::SsoProfileList &profiles)
{
    if (wantsJson())
        return printJson(management::toJsonValue(profiles));
    QList<QStringList> rows = {
        {u"GROUP"_qs, u"NAME"_qs, u"PROVIDER"_qs, u"ACTION"_qs, u"LOGIN URL"_qs, u"UPDATED"_qs, u"ID"_qs}};
    for (qsizetype group = 0; group < profiles.groups.size(); ++group) {
        for (const management::SsoProfile &profile : profiles.groups.at(group)) {
            rows.append({QString::number(group + 1), profile.name, profile.providerType, profile.actionType,
                         profile.loginUrl, profile.updatedAt, profile.id});
        }
    }
    printTable(rows);
}

} // namespace commands

#include "moc_ssocommand.cpp"
