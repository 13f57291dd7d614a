#include "policydifferencemessages.h"

#include "pointer.h"
#include "policyfieldlabels.h"
#include "policyfields.h"
#include "policymessages.h"
#include "policyredaction.h"
#include "secretremoval.h"
#include "valuereading.h"

#include <QCoreApplication>

#include <algorithm>

namespace messages {

namespace {

using document::Pointer;
using document::Value;
using management::AccessRight;
using management::Policy;
using management::PolicyDifference;
using management::PolicyField;
using Kind = PolicyDifference::Kind;
using MeaningCode = management::PolicyMeaning::Code;

constexpr qsizetype LongestValue = 80;
constexpr qsizetype MostNamedUrls = 3;

struct DifferenceMessages {
    Q_DECLARE_TR_FUNCTIONS(policies)
};

/** A sentence as the part of another one, without its period. */
QString asPart(QString sentence)
{
    if (!sentence.isEmpty())
        sentence[0] = sentence.at(0).toLower();
    if (sentence.endsWith(u'.'))
        sentence.chop(1);
    return sentence;
}

QString becomes(const QString &subject, const QString &before, const QString &after)
{
    return DifferenceMessages::tr("%1: %2 becomes %3", "%1 is a field, %2 and %3 its values")
        .arg(subject, before, after);
}

QString jsonText(const Value &value)
{
    if (value.isNull())
        return DifferenceMessages::tr("not set");
    if (management::isRedacted(value))
        return DifferenceMessages::tr("a secret value");
    const QString text = QString::fromUtf8(value.toJson());
    return text.size() <= LongestValue ? text : text.left(LongestValue - 1) + u'…';
}

/** What the limit with one of these codes says: a policy has one of them. */
QString limitText(const QList<management::PolicyMeaning> &meanings, std::initializer_list<MeaningCode> codes,
                  const QString &none)
{
    for (const management::PolicyMeaning &meaning : meanings) {
        if (std::find(codes.begin(), codes.end(), meaning.code) != codes.end())
            return asPart(policyMeaningText(meaning));
    }
    return none;
}

std::optional<std::initializer_list<MeaningCode>> limitCodes(const QString &pointer)
{
    static const std::initializer_list<MeaningCode> rate{MeaningCode::RateLimit, MeaningCode::NoRateLimit};
    static const std::initializer_list<MeaningCode> quota{MeaningCode::Quota, MeaningCode::QuotaNeverRenews,
                                                          MeaningCode::NoQuota};
    static const std::initializer_list<MeaningCode> throttle{MeaningCode::Throttle};
    static const std::initializer_list<MeaningCode> depth{MeaningCode::QueryDepth};
    static const std::initializer_list<MeaningCode> expiry{MeaningCode::KeysExpire, MeaningCode::KeysNeverExpire};
    if (pointer == u"/rate" || pointer == u"/per")
        return rate;
    if (pointer == u"/quota_max" || pointer == u"/quota_renewal_rate")
        return quota;
    if (pointer == u"/throttle_interval" || pointer == u"/throttle_retry_limit")
        return throttle;
    if (pointer == u"/max_query_depth")
        return depth;
    if (pointer == u"/key_expires_in")
        return expiry;
    return std::nullopt;
}

QString labelOf(const PolicyField &field)
{
    if (field.group == management::PolicyGroup::Partitions)
        return DifferenceMessages::tr("Partition “%1”").arg(policyFieldLabel(field));
    return management::PolicyType::TextList == field.type ? policyGroupTitle(field.group) : policyFieldLabel(field);
}

/** The value of a field in words, unlike the JSON of a text or a flag. */
QString valueText(const Value &value)
{
    if (value.type() == Value::Type::Bool)
        return value.toBool() ? DifferenceMessages::tr("on") : DifferenceMessages::tr("off");
    if (value.type() == Value::Type::Array && !value.items().isEmpty() &&
        std::all_of(value.items().begin(), value.items().end(), [](const Value &item) { return item.isString(); })) {
        QStringList texts;
        for (const Value &item : value.items())
            texts.append(item.text());
        return texts.join(u", "_qs);
    }
    return jsonText(value);
}

QString flagText(const PolicyField &field, const PolicyDifference &difference)
{
    const auto shown = [](const Value &value) {
        const bool isWrong = !value.isNull() && value.type() != Value::Type::Bool;
        return isWrong ? QString::fromUtf8(value.toJson()) : valueText(Value::boolean(value.toBool()));
    };
    return becomes(labelOf(field), shown(difference.before), shown(difference.after));
}

QString fieldText(const PolicyField &field, const PolicyDifference &difference,
                  const QList<management::PolicyMeaning> &before, const QList<management::PolicyMeaning> &after)
{
    if (const auto codes = limitCodes(difference.pointer)) {
        const QString one = limitText(before, *codes, DifferenceMessages::tr("none"));
        const QString other = limitText(after, *codes, DifferenceMessages::tr("none"));
        if (one != other)
            return becomes(labelOf(field), one, other);
    }
    if (field.type == management::PolicyType::Boolean)
        return flagText(field, difference);
    return becomes(labelOf(field), valueText(difference.before), valueText(difference.after));
}

QString urlText(const QStringList &methods, const QString &url)
{
    return methods.isEmpty() ? DifferenceMessages::tr("all methods on %1").arg(url)
                             : DifferenceMessages::tr("%1 on %2", "%1 are methods, %2 is an allowed URL")
                                   .arg(methods.join(u", "_qs), url);
}

QString urlsText(const AccessRight &right)
{
    if (right.allowedUrls.isEmpty())
        return DifferenceMessages::tr("all URLs");
    if (right.allowedUrls.size() > MostNamedUrls)
        return DifferenceMessages::tr("only %1 URLs").arg(right.allowedUrls.size());
    QStringList texts;
    for (const management::AllowedUrl &allowed : right.allowedUrls)
        texts.append(urlText(allowed.methods, allowed.url));
    return DifferenceMessages::tr("only %1", "%1 is a list of methods and URLs").arg(texts.join(u", "_qs));
}

QString rightText(const AccessRight &right)
{
    return right.versions.isEmpty() ? urlsText(right)
                                    : DifferenceMessages::tr("%1, in the versions %2", "%1 are URLs")
                                          .arg(urlsText(right), right.versions.join(u", "_qs));
}

QString textsOrAll(const Value &value)
{
    const QStringList texts = management::readTexts(Value::object({{"texts", value}}), "texts");
    return texts.isEmpty() ? DifferenceMessages::tr("all") : texts.join(u", "_qs);
}

QString accessText(const QList<QByteArray> &tokens, const PolicyDifference &difference, const AccessRight &one,
                   const AccessRight &other)
{
    const QString key = QString::fromUtf8(tokens.at(1));
    const QString named = other.apiName.isEmpty() ? one.apiName : other.apiName;
    const QString api = named.isEmpty() ? key : named;
    if (tokens.size() == 2 && difference.kind == Kind::Added)
        return DifferenceMessages::tr("API %1 is added: %2", "%2 is a list of URLs").arg(api, rightText(other));
    if (tokens.size() == 2 && difference.kind == Kind::Removed)
        return DifferenceMessages::tr("API %1 is removed: %2", "%2 is a list of URLs").arg(api, rightText(one));
    const QByteArray member = tokens.value(2);
    if (member == "versions")
        return becomes(DifferenceMessages::tr("API %1, versions").arg(api), textsOrAll(difference.before),
                       textsOrAll(difference.after));
    if (member == "allowed_urls" && tokens.size() == 3)
        return becomes(DifferenceMessages::tr("API %1").arg(api), urlsText(one), urlsText(other));
    const AccessRight &holder = difference.kind == Kind::Removed ? one : other;
    const management::AllowedUrl allowed = holder.allowedUrls.value(tokens.value(3).toInt());
    if (member == "allowed_urls" && tokens.size() == 4 && difference.kind == Kind::Added)
        return DifferenceMessages::tr("API %1: %2 is added").arg(api, urlText(allowed.methods, allowed.url));
    if (member == "allowed_urls" && tokens.size() == 4 && difference.kind == Kind::Removed)
        return DifferenceMessages::tr("API %1: %2 is removed").arg(api, urlText(allowed.methods, allowed.url));
    if (member == "allowed_urls" && tokens.value(4) == "methods")
        return becomes(DifferenceMessages::tr("API %1, methods on %2").arg(api, allowed.url),
                       textsOrAll(difference.before), textsOrAll(difference.after));
    if (member == "disable_introspection")
        return becomes(DifferenceMessages::tr("API %1, GraphQL introspection").arg(api),
                       valueText(Value::boolean(!difference.before.toBool())),
                       valueText(Value::boolean(!difference.after.toBool())));
    const QString path = Pointer(tokens.mid(2)).toString().mid(1);
    return becomes(DifferenceMessages::tr("API %1, %2", "%2 is a member of an access right").arg(api, path),
                   valueText(difference.before), valueText(difference.after));
}

} // namespace

PolicyDifferenceTexts::PolicyDifferenceTexts(const Policy &before, const Policy &after)
    : m_before(before)
    , m_after(after)
{}

PolicyDifferenceTexts::Side::Side(const Policy &policy)
{
    const Policy clean{management::withoutSecrets(policy.json), {}};
    name = clean.title();
    meanings = management::policyMeaning(clean);
    for (const AccessRight &right : management::accessRights(clean)) {
        if (!rights.contains(right.key))
            rights.insert(right.key, right);
    }
}

QString PolicyDifferenceTexts::text(const PolicyDifference &found) const
{
    if (found.kind == Kind::NotCompared)
        return DifferenceMessages::tr("There are more differences. They are not listed.");
    const Pointer place = Pointer::parse(found.pointer).value_or(Pointer());
    if (place.isRoot())
        return DifferenceMessages::tr("The dashboard has no policy “%1”.").arg(m_after.name);
    PolicyDifference difference = found;
    difference.before = management::withoutSecrets(found.before, found.isSecret);
    difference.after = management::withoutSecrets(found.after, found.isSecret);
    if (difference.pointer == u"/is_inactive" && difference.before.toBool() != difference.after.toBool()) {
        const auto state = [](const Value &isInactive) {
            return isInactive.toBool() ? DifferenceMessages::tr("inactive") : DifferenceMessages::tr("active");
        };
        return becomes(DifferenceMessages::tr("State"), state(difference.before), state(difference.after));
    }
    if (const PolicyField *field = management::policyField(difference.pointer.toUtf8()))
        return fieldText(*field, difference, m_before.meanings, m_after.meanings);
    const QList<QByteArray> &tokens = place.tokens();
    if (tokens.size() >= 2 && tokens.first() == "access_rights") {
        const QString key = QString::fromUtf8(tokens.at(1));
        return accessText(tokens, difference, m_before.rights.value(key), m_after.rights.value(key));
    }
    const QString subject = tokens.first() == "meta_data"
                                ? DifferenceMessages::tr("Meta data “%1”").arg(Pointer(tokens.mid(1)).toString().mid(1))
                                : difference.pointer.mid(1);
    return becomes(subject, valueText(difference.before), valueText(difference.after));
}

QString policyDifferenceName(Kind kind)
{
    switch (kind) {
    case Kind::Added:
        return u"added"_qs;
    case Kind::Removed:
        return u"removed"_qs;
    case Kind::NotCompared:
        return u"not-compared"_qs;
    case Kind::Changed:
        break;
    }
    return u"changed"_qs;
}

} // namespace messages
