#include "policytexts.h"

#include "policymodel.h"

#include <QCoreApplication>
#include <QLocale>

namespace policies {
namespace {

struct PolicyTexts {
    Q_DECLARE_TR_FUNCTIONS(policies)
};

struct Label {
    const char *pointer;
    const char *text;
};

constexpr Label Labels[] = {
    {"/_id", QT_TRANSLATE_NOOP("policies", "Stored id")},
    {"/id", QT_TRANSLATE_NOOP("policies", "Id")},
    {"/org_id", QT_TRANSLATE_NOOP("policies", "Organisation id")},
    {"/name", QT_TRANSLATE_NOOP("policies", "Name")},
    {"/active", QT_TRANSLATE_NOOP("policies", "Active")},
    {"/is_inactive", QT_TRANSLATE_NOOP("policies", "Inactive")},
    {"/date_created", QT_TRANSLATE_NOOP("policies", "Date created")},
    {"/last_updated", QT_TRANSLATE_NOOP("policies", "Last updated")},
    {"/hmac_enabled", QT_TRANSLATE_NOOP("policies", "HMAC signing")},
    {"/key_expires_in", QT_TRANSLATE_NOOP("policies", "Keys expire in")},
    {"/max_query_depth", QT_TRANSLATE_NOOP("policies", "Maximum query depth")},
    {"/rate", QT_TRANSLATE_NOOP("policies", "Rate")},
    {"/per", QT_TRANSLATE_NOOP("policies", "Per")},
    {"/quota_max", QT_TRANSLATE_NOOP("policies", "Quota")},
    {"/quota_renewal_rate", QT_TRANSLATE_NOOP("policies", "Quota renews every")},
    {"/throttle_interval", QT_TRANSLATE_NOOP("policies", "Throttle interval")},
    {"/throttle_retry_limit", QT_TRANSLATE_NOOP("policies", "Throttle retry limit")},
    {"/smoothing", QT_TRANSLATE_NOOP("policies", "Smoothing (JSON)")},
    {"/partitions/acl", QT_TRANSLATE_NOOP("policies", "Access list")},
    {"/partitions/complexity", QT_TRANSLATE_NOOP("policies", "Complexity")},
    {"/partitions/per_api", QT_TRANSLATE_NOOP("policies", "Per API")},
    {"/partitions/quota", QT_TRANSLATE_NOOP("policies", "Quota")},
    {"/partitions/rate_limit", QT_TRANSLATE_NOOP("policies", "Rate limit")},
    {"/access_rights", QT_TRANSLATE_NOOP("policies", "Access rights")},
    {"/tags", QT_TRANSLATE_NOOP("policies", "Tags, one on a line")},
    {"/meta_data", QT_TRANSLATE_NOOP("policies", "Meta data, “key: value” on each line")},
};

QString hintText(management::PolicyHint hint)
{
    using Hint = management::PolicyHint;
    switch (hint) {
    case Hint::None:
        break;
    case Hint::MadeByServer:
        return PolicyTexts::tr("Made by the server.");
    case Hint::InactiveCounts:
        return PolicyTexts::tr("“Inactive” is what counts; “Active” is kept beside it.");
    case Hint::ZeroNeverExpires:
        return PolicyTexts::tr("0: never.");
    case Hint::MinusOneUnlimited:
        return PolicyTexts::tr("-1: unlimited.");
    case Hint::ZeroOrLessUnlimited:
        return PolicyTexts::tr("0 or less: no limit.");
    case Hint::WindowOfRate:
        return PolicyTexts::tr("The time in which so many requests are allowed.");
    case Hint::ZeroOrMinusOneUnlimited:
        return PolicyTexts::tr("0 or -1: unlimited.");
    case Hint::ZeroOrLessNeverRenews:
        return PolicyTexts::tr("0 or less: never.");
    case Hint::MinusOneOffBothOrNone:
        return PolicyTexts::tr("-1: off. Both throttle fields, or none.");
    case Hint::NoneMeansAll:
        return PolicyTexts::tr("Where none is on, all parts apply.");
    case Hint::ExcludesOthers:
        return PolicyTexts::tr("Excludes the others.");
    case Hint::FreeKeysAndTexts:
        return PolicyTexts::tr("Keys and texts as you like.");
    case Hint::ServerDefined:
        return PolicyTexts::tr("Its members are defined by the server.");
    }
    return {};
}

QString unitText(management::PolicyUnit unit)
{
    using Unit = management::PolicyUnit;
    switch (unit) {
    case Unit::None:
        break;
    case Unit::Seconds:
        return PolicyTexts::tr("In seconds.");
    case Unit::Requests:
        return PolicyTexts::tr("In requests.");
    case Unit::Levels:
        return PolicyTexts::tr("In levels.");
    case Unit::Attempts:
        return PolicyTexts::tr("In attempts.");
    }
    return {};
}

/** A number as people read it: "5,000"; anything else as it is. */
QString grouped(const QString &text)
{
    bool isWhole = false;
    const qlonglong number = text.toLongLong(&isWhole);
    return isWhole ? QLocale().toString(number) : text;
}

/** Seconds as people say them: "1 day", "12 hours", "60 s". */
QString durationText(const QString &seconds)
{
    constexpr qint64 hour = 3600;
    constexpr qint64 day = 24 * hour;
    bool isWhole = false;
    const qint64 number = seconds.toLongLong(&isWhole);
    if (!isWhole || number <= 0 || number % hour != 0)
        return PolicyTexts::tr("%1 s", "%1 is a number of seconds").arg(grouped(seconds));
    if (number % day == 0)
        return number == day ? PolicyTexts::tr("1 day")
                             : PolicyTexts::tr("%1 days").arg(QLocale().toString(number / day));
    return number == hour ? PolicyTexts::tr("1 hour")
                          : PolicyTexts::tr("%1 hours").arg(QLocale().toString(number / hour));
}

QString rest(const QStringList &arguments, qsizetype from)
{
    return arguments.mid(from).join(u", "_qs);
}

QString accessText(const management::PolicyMeaning &meaning)
{
    using Code = management::PolicyMeaning::Code;
    const QStringList &a = meaning.arguments;
    if (meaning.code == Code::AccessToApi)
        return PolicyTexts::tr("All of API %1 is open.").arg(a.value(0));
    if (meaning.code == Code::AccessToVersions)
        return PolicyTexts::tr("API %1 is open in the versions %2.").arg(a.value(0), rest(a, 1));
    if (a.value(1).isEmpty())
        return PolicyTexts::tr("%1: every method on %2.", "%1 is an API, %2 a path").arg(a.value(0), a.value(2));
    return PolicyTexts::tr("%1: %2 on %3 only.", "%1 is an API, %2 methods, %3 a path")
        .arg(a.value(0), a.value(1).split(u' ').join(u", "_qs), a.value(2));
}

} // namespace

QString fieldLabel(const management::PolicyField &field)
{
    for (const Label &label : Labels) {
        if (qstrcmp(label.pointer, field.pointer) == 0)
            return PolicyTexts::tr(label.text);
    }
    return QString::fromUtf8(field.key());
}

QString fieldHelp(const management::PolicyField &field)
{
    QStringList sentences{unitText(field.unit), hintText(field.hint)};
    sentences.removeAll(QString());
    return sentences.join(u' ');
}

QString groupTitle(management::PolicyGroup group)
{
    using Group = management::PolicyGroup;
    switch (group) {
    case Group::General:
        return PolicyTexts::tr("General");
    case Group::RateAndQuota:
        return PolicyTexts::tr("Rate and quota");
    case Group::Throttling:
        return PolicyTexts::tr("Throttling");
    case Group::Partitions:
        return PolicyTexts::tr("Partitions");
    case Group::AccessRights:
        return PolicyTexts::tr("Access rights");
    case Group::Tags:
        return PolicyTexts::tr("Tags");
    case Group::MetaData:
        return PolicyTexts::tr("Meta data");
    }
    return {};
}

QString meaningText(const management::PolicyMeaning &meaning)
{
    using Code = management::PolicyMeaning::Code;
    const QStringList &a = meaning.arguments;
    const QString first = grouped(a.value(0));
    const QString second = grouped(a.value(1));
    switch (meaning.code) {
    case Code::Inactive:
        return PolicyTexts::tr("Inactive: keys of this policy are refused.");
    case Code::RateLimit:
        return PolicyTexts::tr("%1 requests in %2.", "%2 is a duration").arg(first, durationText(a.value(1)));
    case Code::NoRateLimit:
        return PolicyTexts::tr("No rate limit.");
    case Code::Quota:
        return PolicyTexts::tr("A quota of %1 requests in %2.", "%2 is a duration")
            .arg(first, durationText(a.value(1)));
    case Code::QuotaNeverRenews:
        return PolicyTexts::tr("A quota of %1 requests that never renews.").arg(first);
    case Code::NoQuota:
        return PolicyTexts::tr("No quota.");
    case Code::Throttle:
        return PolicyTexts::tr("A throttled request waits %1 and is tried again up to %2 times.", "%1 is a duration")
            .arg(durationText(a.value(0)), second);
    case Code::QueryDepth:
        return PolicyTexts::tr("GraphQL queries go up to %1 levels deep.").arg(first);
    case Code::KeysExpire:
        return PolicyTexts::tr("Keys end %1 after they are made.", "%1 is a duration").arg(durationText(a.value(0)));
    case Code::KeysNeverExpire:
        return PolicyTexts::tr("Keys never expire.");
    case Code::HmacRequired:
        return PolicyTexts::tr("Requests are signed with HMAC.");
    case Code::OnlyPartitions:
        return PolicyTexts::tr("Sets only %1; other policies of a key set the rest.").arg(rest(a, 0));
    case Code::PerApi:
        return PolicyTexts::tr("The limits count for each API by itself.");
    case Code::NoAccess:
        return PolicyTexts::tr("No API is open.");
    case Code::AccessToApi:
    case Code::AccessToVersions:
    case Code::AccessToUrl:
        return accessText(meaning);
    case Code::IntrospectionOff:
        return PolicyTexts::tr("%1: no GraphQL introspection.").arg(a.value(0));
    }
    return {};
}

QString warningText(const management::PolicyWarning &warning)
{
    using Code = management::PolicyWarning::Code;
    const QStringList &a = warning.arguments;
    switch (warning.code) {
    case Code::NoName:
        return PolicyTexts::tr("The policy has no name.");
    case Code::ActiveAndInactive:
        return PolicyTexts::tr("“Active” and “Inactive” contradict each other; “Inactive” is what counts.");
    case Code::RateWithoutWindow:
        return PolicyTexts::tr("The rate %1 has no time window (“Per”), so it limits nothing.").arg(a.value(0));
    case Code::WindowWithoutRate:
        return PolicyTexts::tr("There is a time window (“Per”) but no rate.");
    case Code::ThrottleHalf:
        return PolicyTexts::tr("One throttle field is on, the other off: set both or none.");
    case Code::ThrottleWithoutRate:
        return PolicyTexts::tr("Throttling does nothing without a rate limit.");
    case Code::PerApiWithOthers:
        return PolicyTexts::tr("“Per API” excludes %1.").arg(rest(a, 0));
    case Code::AllPartitionsOff:
        return PolicyTexts::tr("All partitions are off, so all parts apply.");
    case Code::AccessKeyDiffers:
        return PolicyTexts::tr("The access right “%1” speaks of the API id “%2”: the two should be the same.")
            .arg(a.value(0), a.value(1));
    case Code::NoAccess:
        return PolicyTexts::tr("The policy opens no API.");
    case Code::EmptyUrl:
        return PolicyTexts::tr("An allowed URL of %1 is empty.").arg(a.value(0));
    case Code::InvalidUrlPattern:
        return PolicyTexts::tr("“%2” of %1 is no valid pattern.").arg(a.value(0), a.value(1));
    case Code::UnknownMethod:
        return PolicyTexts::tr("“%2” of %1 is no HTTP method.").arg(a.value(0), a.value(1));
    case Code::NoMethods:
        return PolicyTexts::tr("“%2” of %1 names no method, so every method is allowed.").arg(a.value(0), a.value(1));
    case Code::QuotaBelowRate:
        return PolicyTexts::tr("The quota of %1 is used up within one time window of %2 requests.")
            .arg(grouped(a.value(0)), grouped(a.value(1)));
    case Code::NegativeExpiry:
        return PolicyTexts::tr("Keys cannot expire in the past.");
    case Code::WrongType:
        return PolicyTexts::tr("%1 has another type than the server expects.").arg(warning.pointer);
    }
    return {};
}

QString listCellText(const management::Policy &policy, int column)
{
    const QLocale locale;
    if (column == items::PolicyModel::State)
        return management::policyFlag(policy, "/is_inactive").value_or(false) ? PolicyTexts::tr("inactive")
                                                                              : PolicyTexts::tr("active");
    if (column == items::PolicyModel::Rate) {
        const double rate = management::policyNumber(policy, "/rate").value_or(0);
        const double per = management::policyNumber(policy, "/per").value_or(0);
        return rate > 0 && per > 0 ? PolicyTexts::tr("%1 in %2 s").arg(locale.toString(rate), locale.toString(per))
                                   : PolicyTexts::tr("no limit");
    }
    const qint64 quota = management::policyInteger(policy, "/quota_max").value_or(0);
    return quota > 0 ? locale.toString(quota) : PolicyTexts::tr("unlimited");
}

} // namespace policies
