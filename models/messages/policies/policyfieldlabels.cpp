#include "policyfieldlabels.h"

#include <QCoreApplication>

namespace messages {
namespace {

struct PolicyFieldLabels {
    Q_DECLARE_TR_FUNCTIONS(policies)
};

struct PolicyLabel {
    const char *pointer;
    const char *text;
};

constexpr PolicyLabel PolicyLabels[] = {
    {"/_id", QT_TRANSLATE_NOOP("policies", "Stored ID")},
    {"/id", QT_TRANSLATE_NOOP("policies", "ID")},
    {"/org_id", QT_TRANSLATE_NOOP("policies", "Organization ID")},
    {"/name", QT_TRANSLATE_NOOP("policies", "Name")},
    {"/active", QT_TRANSLATE_NOOP("policies", "Active (not used by gateways)")},
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
    {"/tags", QT_TRANSLATE_NOOP("policies", "Tags, one per line")},
    {"/meta_data", QT_TRANSLATE_NOOP("policies", "Meta data, one “key: value” per line")},
};

QString hintText(management::PolicyHint hint)
{
    using Hint = management::PolicyHint;
    switch (hint) {
    case Hint::None:
        break;
    case Hint::MadeByServer:
        return PolicyFieldLabels::tr("Set by the server.");
    case Hint::InactiveCounts:
        return PolicyFieldLabels::tr("Keys with an inactive policy are rejected. Gateways use “is_inactive”; “active” "
                                     "has no effect and is set to match.");
    case Hint::ZeroNeverExpires:
        return PolicyFieldLabels::tr("0 means never.");
    case Hint::MinusOneUnlimited:
        return PolicyFieldLabels::tr("-1 means unlimited.");
    case Hint::ZeroOrLessUnlimited:
        return PolicyFieldLabels::tr("0 or less means no limit.");
    case Hint::WindowOfRate:
        return PolicyFieldLabels::tr("The time window of the rate.");
    case Hint::ZeroOrMinusOneUnlimited:
        return PolicyFieldLabels::tr("0 or -1 means unlimited.");
    case Hint::ZeroOrLessNeverRenews:
        return PolicyFieldLabels::tr("0 or less means never.");
    case Hint::MinusOneOffBothOrNone:
        return PolicyFieldLabels::tr("-1 turns throttling off. Set both throttle fields or neither.");
    case Hint::NoneMeansAll:
        return PolicyFieldLabels::tr("If no partition is selected, all parts of the policy apply.");
    case Hint::ExcludesOthers:
        return PolicyFieldLabels::tr("Can't be combined with the others.");
    case Hint::FreeKeysAndTexts:
        return PolicyFieldLabels::tr("Any keys and values.");
    case Hint::ServerDefined:
        return PolicyFieldLabels::tr("Its members are defined by the server.");
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
        return PolicyFieldLabels::tr("In seconds.");
    case Unit::Requests:
        return PolicyFieldLabels::tr("In requests.");
    case Unit::Levels:
        return PolicyFieldLabels::tr("In levels.");
    case Unit::Attempts:
        return PolicyFieldLabels::tr("In attempts.");
    }
    return {};
}

} // namespace

QString policyFieldLabel(const management::PolicyField &field)
{
    for (const PolicyLabel &label : PolicyLabels) {
        if (qstrcmp(label.pointer, field.pointer) == 0)
            return PolicyFieldLabels::tr(label.text);
    }
    return QString::fromUtf8(field.key());
}

QString policyFieldHelp(const management::PolicyField &field)
{
    QStringList sentences{unitText(field.unit), hintText(field.hint)};
    sentences.removeAll(QString());
    return sentences.join(u' ');
}

QString policyGroupTitle(management::PolicyGroup group)
{
    using Group = management::PolicyGroup;
    switch (group) {
    case Group::General:
        return PolicyFieldLabels::tr("General");
    case Group::RateAndQuota:
        return PolicyFieldLabels::tr("Rate and quota");
    case Group::Throttling:
        return PolicyFieldLabels::tr("Throttling");
    case Group::Partitions:
        return PolicyFieldLabels::tr("Partitions");
    case Group::AccessRights:
        return PolicyFieldLabels::tr("Access rights");
    case Group::Tags:
        return PolicyFieldLabels::tr("Tags");
    case Group::MetaData:
        return PolicyFieldLabels::tr("Meta data");
    }
    return {};
}

} // namespace messages
