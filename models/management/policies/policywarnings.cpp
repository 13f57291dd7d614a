#include "policywarnings.h"

#include "accessrights.h"
#include "methods.h"
#include "policyfields.h"
#include "urlpattern.h"
#include "valuereading.h"

namespace management {

namespace {

using WarningCode = PolicyWarning::Code;
using Warnings = QList<PolicyWarning>;

void checkState(const Policy &policy, Warnings &warnings)
{
    if (policy.name().isEmpty())
        warnings.append({WarningCode::NoName, u"/name"_qs, {}});
    const std::optional<bool> active = policyFlag(policy, "/active");
    const bool isInactive = policyFlag(policy, "/is_inactive").value_or(false);
    if (active && *active == isInactive)
        warnings.append({isInactive ? WarningCode::ActiveAndInactive : WarningCode::NeitherActiveNorInactive,
                         u"/is_inactive"_qs,
                         {}});
    if (policyInteger(policy, "/key_expires_in").value_or(0) < 0)
        warnings.append({WarningCode::NegativeExpiry, u"/key_expires_in"_qs, {}});
}

void checkRate(const Policy &policy, Warnings &warnings)
{
    const double rate = policyNumber(policy, "/rate").value_or(0);
    const double per = policyNumber(policy, "/per").value_or(0);
    const qint64 quota = policyInteger(policy, "/quota_max").value_or(-1);
    if (rate > 0 && per <= 0)
        warnings.append({WarningCode::RateWithoutWindow, u"/per"_qs, {numberText(rate)}});
    if (rate <= 0 && per > 0)
        warnings.append({WarningCode::WindowWithoutRate, u"/rate"_qs, {numberText(per)}});
    if (rate > 0 && per > 0 && quota > 0 && static_cast<double>(quota) < rate)
        warnings.append({WarningCode::QuotaBelowRate, u"/quota_max"_qs, {QString::number(quota), numberText(rate)}});
    const bool interval = policyNumber(policy, "/throttle_interval").value_or(-1) > 0;
    const bool retries = policyInteger(policy, "/throttle_retry_limit").value_or(-1) > 0;
    if (interval != retries)
        warnings.append(
            {WarningCode::ThrottleHalf, interval ? u"/throttle_retry_limit"_qs : u"/throttle_interval"_qs, {}});
    else if (interval && rate <= 0)
        warnings.append({WarningCode::ThrottleWithoutRate, u"/throttle_interval"_qs, {}});
}

void checkPartitions(const Policy &policy, Warnings &warnings)
{
    const document::Value partitions = policy.json.member("partitions");
    QStringList on;
    for (const document::Value::Member &member : partitions.members()) {
        if (member.second.toBool() && member.first != "per_api")
            on.append(QString::fromUtf8(member.first));
    }
    const bool perApi = partitions.member("per_api").toBool();
    if (perApi && !on.isEmpty())
        warnings.append({WarningCode::PerApiWithOthers, u"/partitions/per_api"_qs, on});
    if (!perApi && on.isEmpty() && !partitions.members().isEmpty())
        warnings.append({WarningCode::AllPartitionsOff, u"/partitions"_qs, {}});
}

void checkUrl(const AllowedUrl &allowed, const QString &api, const QString &pointer, Warnings &warnings)
{
    if (allowed.url.isEmpty())
        warnings.append({WarningCode::EmptyUrl, pointer + u"/url"_qs, {api}});
    else if (!UrlPattern(allowed.url).isValid())
        warnings.append({WarningCode::InvalidUrlPattern, pointer + u"/url"_qs, {api, allowed.url}});
    if (allowed.methods.isEmpty())
        warnings.append({WarningCode::NoMethods, pointer + u"/methods"_qs, {api, allowed.url}});
    for (const QString &method : allowed.methods) {
        if (!http::isStandardMethod(method.toUtf8()))
            warnings.append({WarningCode::UnknownMethod, pointer + u"/methods"_qs, {api, method}});
    }
}

void checkAccess(const Policy &policy, Warnings &warnings)
{
    const QList<AccessRight> rights = accessRights(policy);
    if (rights.isEmpty())
        warnings.append({WarningCode::NoAccess, u"/access_rights"_qs, {}});
    for (const AccessRight &right : rights) {
        const QString pointer = rightPointer(right);
        if (right.key != right.apiId)
            warnings.append({WarningCode::AccessKeyDiffers, pointer + u"/api_id"_qs, {right.key, right.apiId}});
        const QString api = right.apiName.isEmpty() ? right.key : right.apiName;
        for (qsizetype i = 0; i < right.allowedUrls.size(); ++i)
            checkUrl(right.allowedUrls[i], api, u"%1/allowed_urls/%2"_qs.arg(pointer, QString::number(i)), warnings);
    }
}

void checkTypes(const Policy &policy, Warnings &warnings)
{
    for (const PolicyField &field : policyFields()) {
        const document::Value value = policyValue(policy, field.pointer);
        if (!value.isNull() && !fits(field, value))
            warnings.append({WarningCode::WrongType, QString::fromLatin1(field.pointer), {}});
    }
    const document::Value partitions = policy.json.member("partitions");
    if (!partitions.isNull() && partitions.type() != document::Value::Type::Object)
        warnings.append({WarningCode::WrongType, u"/partitions"_qs, {}});
}

} // namespace

QList<PolicyWarning> policyWarnings(const Policy &policy)
{
    Warnings warnings;
    checkTypes(policy, warnings);
    checkState(policy, warnings);
    checkRate(policy, warnings);
    checkPartitions(policy, warnings);
    checkAccess(policy, warnings);
    return warnings;
}

} // namespace management
