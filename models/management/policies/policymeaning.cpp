#include "policymeaning.h"

#include "accessrights.h"
#include "policyfields.h"

namespace management {

namespace {

using MeaningCode = PolicyMeaning::Code;
using Meanings = QList<PolicyMeaning>;

void describeState(const Policy &policy, Meanings &meanings)
{
    if (policyFlag(policy, "/is_inactive").value_or(false))
        meanings.append({MeaningCode::Inactive, {}});
}

void describeRate(const Policy &policy, Meanings &meanings)
{
    const double rate = policyNumber(policy, "/rate").value_or(0);
    const double per = policyNumber(policy, "/per").value_or(0);
    if (rate > 0 && per > 0)
        meanings.append({MeaningCode::RateLimit, {numberText(rate), numberText(per)}});
    else
        meanings.append({MeaningCode::NoRateLimit, {}});
}

void describeQuota(const Policy &policy, Meanings &meanings)
{
    const qint64 most = policyInteger(policy, "/quota_max").value_or(-1);
    const qint64 renewal = policyInteger(policy, "/quota_renewal_rate").value_or(0);
    if (most <= 0)
        meanings.append({MeaningCode::NoQuota, {}});
    else if (renewal <= 0)
        meanings.append({MeaningCode::QuotaNeverRenews, {QString::number(most)}});
    else
        meanings.append({MeaningCode::Quota, {QString::number(most), QString::number(renewal)}});
}

void describeThrottle(const Policy &policy, Meanings &meanings)
{
    const double interval = policyNumber(policy, "/throttle_interval").value_or(-1);
    const qint64 retries = policyInteger(policy, "/throttle_retry_limit").value_or(-1);
    if (interval > 0 && retries > 0)
        meanings.append({MeaningCode::Throttle, {numberText(interval), QString::number(retries)}});
}

void describeKeys(const Policy &policy, Meanings &meanings)
{
    const qint64 depth = policyInteger(policy, "/max_query_depth").value_or(-1);
    if (depth > 0)
        meanings.append({MeaningCode::QueryDepth, {QString::number(depth)}});
    const qint64 expiry = policyInteger(policy, "/key_expires_in").value_or(0);
    if (expiry > 0)
        meanings.append({MeaningCode::KeysExpire, {QString::number(expiry)}});
    else
        meanings.append({MeaningCode::KeysNeverExpire, {}});
    if (policyFlag(policy, "/hmac_enabled").value_or(false))
        meanings.append({MeaningCode::HmacRequired, {}});
}

void describePartitions(const Policy &policy, Meanings &meanings)
{
    if (policyFlag(policy, "/partitions/per_api").value_or(false)) {
        meanings.append({MeaningCode::PerApi, {}});
        return;
    }
    QStringList on;
    for (const char *name : {"acl", "complexity", "quota", "rate_limit"}) {
        if (policyFlag(policy, QByteArray("/partitions/") + name).value_or(false))
            on.append(QString::fromLatin1(name));
    }
    if (!on.isEmpty())
        meanings.append({MeaningCode::OnlyPartitions, on});
}

void describeAccess(const AccessRight &right, Meanings &meanings)
{
    const QString api = right.apiName.isEmpty() ? right.key : right.apiName;
    if (right.allowedUrls.isEmpty() && right.versions.isEmpty())
        meanings.append({MeaningCode::AccessToApi, {api}});
    else if (right.allowedUrls.isEmpty())
        meanings.append({MeaningCode::AccessToVersions, QStringList{api} + right.versions});
    for (const AllowedUrl &allowed : right.allowedUrls)
        meanings.append({MeaningCode::AccessToUrl, {api, allowed.methods.join(u' '), allowed.url}});
    if (right.disableIntrospection)
        meanings.append({MeaningCode::IntrospectionOff, {api}});
}

} // namespace

QList<PolicyMeaning> policyMeaning(const Policy &policy)
{
    Meanings meanings;
    describeState(policy, meanings);
    describeRate(policy, meanings);
    describeQuota(policy, meanings);
    describeThrottle(policy, meanings);
    describeKeys(policy, meanings);
    describePartitions(policy, meanings);
    const QList<AccessRight> rights = accessRights(policy);
    if (rights.isEmpty())
        meanings.append({MeaningCode::NoAccess, {}});
    for (const AccessRight &right : rights)
        describeAccess(right, meanings);
    return meanings;
}

} // namespace management
