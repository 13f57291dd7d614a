#include "policymessages.h"

#include "policyfieldlabels.h"
#include "policyfields.h"

#include <QCoreApplication>
#include <QLocale>

namespace messages {
namespace {

struct PolicyMessages {
    Q_DECLARE_TR_FUNCTIONS(policies)
};

/** "Access list, Rate limit" for the keys of `partitions`. */
QString partitionLabels(const QStringList &keys)
{
    QStringList labels;
    for (const management::PolicyField &field : management::policyFields()) {
        if (field.group == management::PolicyGroup::Partitions && keys.contains(QString::fromUtf8(field.key())))
            labels.append(policyFieldLabel(field));
    }
    return labels.join(u", "_qs);
}

QString accessText(const management::PolicyMeaning &meaning)
{
    using Code = management::PolicyMeaning::Code;
    const QStringList &a = meaning.arguments;
    if (meaning.code == Code::AccessToApi)
        return PolicyMessages::tr("All of API %1 is allowed.").arg(a.value(0));
    if (meaning.code == Code::AccessToVersions)
        return PolicyMessages::tr("API %1 is allowed in the versions %2.").arg(a.value(0), a.mid(1).join(u", "_qs));
    if (a.value(1).isEmpty())
        return PolicyMessages::tr("%1: all methods on %2.", "%1 is an API, %2 a path").arg(a.value(0), a.value(2));
    return PolicyMessages::tr("%1: %2 on %3 only.", "%1 is an API, %2 methods, %3 a path")
        .arg(a.value(0), a.value(1).split(u' ').join(u", "_qs), a.value(2));
}

} // namespace

QString groupedNumber(const QString &text)
{
    bool isWhole = false;
    const qlonglong number = text.toLongLong(&isWhole);
    return isWhole ? QLocale().toString(number) : text;
}

QString durationText(const QString &seconds)
{
    constexpr qint64 hour = 3600;
    constexpr qint64 day = 24 * hour;
    bool isWhole = false;
    const qint64 number = seconds.toLongLong(&isWhole);
    if (!isWhole || number <= 0 || number % hour != 0)
        return PolicyMessages::tr("%1 s", "%1 is a number of seconds").arg(groupedNumber(seconds));
    if (number % day == 0)
        return number == day ? PolicyMessages::tr("1 day")
                             : PolicyMessages::tr("%1 days").arg(QLocale().toString(number / day));
    return number == hour ? PolicyMessages::tr("1 hour")
                          : PolicyMessages::tr("%1 hours").arg(QLocale().toString(number / hour));
}

QString policyMeaningText(const management::PolicyMeaning &meaning)
{
    using Code = management::PolicyMeaning::Code;
    const QStringList &a = meaning.arguments;
    const QString first = groupedNumber(a.value(0));
    const QString second = groupedNumber(a.value(1));
    switch (meaning.code) {
    case Code::Inactive:
        return PolicyMessages::tr("Inactive: keys with this policy are rejected.");
    case Code::RateLimit:
        return PolicyMessages::tr("%1 requests in %2.", "%2 is a duration").arg(first, durationText(a.value(1)));
    case Code::NoRateLimit:
        return PolicyMessages::tr("No rate limit.");
    case Code::Quota:
        return PolicyMessages::tr("A quota of %1 requests in %2.", "%2 is a duration")
            .arg(first, durationText(a.value(1)));
    case Code::QuotaNeverRenews:
        return PolicyMessages::tr("A quota of %1 requests that never renews.").arg(first);
    case Code::NoQuota:
        return PolicyMessages::tr("No quota.");
    case Code::Throttle:
        return PolicyMessages::tr("A throttled request waits %1 and is retried up to %2 times.", "%1 is a duration")
            .arg(durationText(a.value(0)), second);
    case Code::QueryDepth:
        return PolicyMessages::tr("GraphQL queries can be up to %1 levels deep.").arg(first);
    case Code::KeysExpire:
        return PolicyMessages::tr("Keys expire %1 after they are created.", "%1 is a duration")
            .arg(durationText(a.value(0)));
    case Code::KeysNeverExpire:
        return PolicyMessages::tr("Keys never expire.");
    case Code::HmacRequired:
        return PolicyMessages::tr("Requests must be signed with HMAC.");
    case Code::OnlyPartitions:
        return PolicyMessages::tr("Sets only %1. Other policies of the key set the rest.").arg(partitionLabels(a));
    case Code::PerApi:
        return PolicyMessages::tr("Limits are counted separately for each API.");
    case Code::NoAccess:
        return PolicyMessages::tr("No API is allowed.");
    case Code::AccessToApi:
    case Code::AccessToVersions:
    case Code::AccessToUrl:
        return accessText(meaning);
    case Code::IntrospectionOff:
        return PolicyMessages::tr("%1: no GraphQL introspection.").arg(a.value(0));
    }
    return {};
}

QString policyWarningText(const management::PolicyWarning &warning)
{
    using Code = management::PolicyWarning::Code;
    const QStringList &a = warning.arguments;
    switch (warning.code) {
    case Code::NoName:
        return PolicyMessages::tr("The policy has no name.");
    case Code::ActiveAndInactive:
        return PolicyMessages::tr("“active” and “is_inactive” are both true. Gateways use “is_inactive”: the policy is "
                                  "inactive.");
    case Code::NeitherActiveNorInactive:
        return PolicyMessages::tr("“active” is false, but “is_inactive” is not true. Gateways use “is_inactive”: the "
                                  "policy is active.");
    case Code::RateWithoutWindow:
        return PolicyMessages::tr("The rate %1 has no time window (“Per”), so it has no effect.").arg(a.value(0));
    case Code::WindowWithoutRate:
        return PolicyMessages::tr("A time window (“Per”) is set, but no rate.");
    case Code::ThrottleHalf:
        return PolicyMessages::tr("Only one throttle field is set. Set both or neither.");
    case Code::ThrottleWithoutRate:
        return PolicyMessages::tr("Throttling has no effect without a rate limit.");
    case Code::PerApiWithOthers:
        return PolicyMessages::tr("“Per API” can't be combined with %1.").arg(partitionLabels(a));
    case Code::AllPartitionsOff:
        return PolicyMessages::tr("No partition is selected, so all parts of the policy apply.");
    case Code::AccessKeyDiffers:
        return PolicyMessages::tr("The access right “%1” contains the API ID “%2”. The two should be the same.")
            .arg(a.value(0), a.value(1));
    case Code::NoAccess:
        return PolicyMessages::tr("The policy allows no API.");
    case Code::EmptyUrl:
        return PolicyMessages::tr("An allowed URL of %1 is empty.").arg(a.value(0));
    case Code::InvalidUrlPattern:
        return PolicyMessages::tr("“%2” of %1 is not a valid pattern.").arg(a.value(0), a.value(1));
    case Code::UnknownMethod:
        return PolicyMessages::tr("“%2” of %1 is not an HTTP method.").arg(a.value(0), a.value(1));
    case Code::NoMethods:
        return PolicyMessages::tr("“%2” of %1 has no methods, so all methods are allowed.").arg(a.value(0), a.value(1));
    case Code::QuotaBelowRate:
        return PolicyMessages::tr("The quota of %1 requests is lower than the rate of %2 requests per time window.")
            .arg(groupedNumber(a.value(0)), groupedNumber(a.value(1)));
    case Code::NegativeExpiry:
        return PolicyMessages::tr("Keys can't expire in the past. Enter 0 or more.");
    case Code::WrongType:
        return PolicyMessages::tr("%1 doesn't have the type that the server expects.").arg(warning.pointer);
    }
    return {};
}

} // namespace messages
