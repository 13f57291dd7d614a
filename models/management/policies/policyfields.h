#pragma once

#include "policy.h"

#include <optional>
#include <span>
#include <utility>

namespace management {

/** A section of the form of a policy. */
enum class PolicyGroup { General, RateAndQuota, Throttling, Partitions, AccessRights, Tags, MetaData };

/** The type of the value of a policy's field. */
enum class PolicyType {
    Text,
    Boolean,
    Integer,
    Number,
    DateTime,     ///< A date and time as text. date_created is RFC 3339; last_updated has the format of the server.
    TextList,     ///< An array of strings, or null.
    TextMap,      ///< An object with string values, or null.
    Json,         ///< An object with any members, or null.
    AccessRights, ///< The map of access rights, see accessrights.h.
};

/** The unit of a number in a field of a policy. */
enum class PolicyUnit { None, Seconds, Requests, Levels, Attempts };

/** The hint that the form of a policy shows for a field. */
enum class PolicyHint {
    None,
    MadeByServer,
    InactiveCounts, ///< `is_inactive` decides whether the policy is inactive; `active` is only stored.
    ZeroNeverExpires,
    MinusOneUnlimited,
    ZeroOrLessUnlimited,
    WindowOfRate, ///< The field is the number of seconds in which `rate` requests are allowed.
    ZeroOrMinusOneUnlimited,
    ZeroOrLessNeverRenews,
    MinusOneOffBothOrNone,
    NoneMeansAll, ///< If no partition is enabled, all partitions apply.
    ExcludesOthers,
    FreeKeysAndTexts,
    ServerDefined,
};

/** A field of a policy. Each flag of `partitions` is a field too. */
struct PolicyField {
    const char *pointer; ///< The JSON Pointer of the field in the policy.
    PolicyType type;
    PolicyUnit unit;
    PolicyGroup group;
    PolicyHint hint;

    [[nodiscard]] QByteArray key() const { return QByteArray(pointer).mid(QByteArray(pointer).lastIndexOf('/') + 1); }
};

/** All fields of a policy, in the order of the form. */
[[nodiscard]] std::span<const PolicyField> policyFields();
[[nodiscard]] const PolicyField *policyField(QByteArrayView pointer);

/** The JSON value of a policy at a JSON Pointer with one or two parts, or null if there is none. */
[[nodiscard]] document::Value policyValue(const Policy &policy, QByteArrayView pointer);
/** Sets the value of a policy at a JSON Pointer, and keeps all other members and their order. New members are appended;
 * missing objects are created. */
void setPolicyValue(Policy &policy, QByteArrayView pointer, const document::Value &value);
/** Removes the member of a policy at a JSON Pointer, if it exists. */
void removePolicyValue(Policy &policy, QByteArrayView pointer);

/** The text of a field at a JSON Pointer. Nothing if it is missing or has another type. */
[[nodiscard]] std::optional<QString> policyText(const Policy &policy, QByteArrayView pointer);
[[nodiscard]] std::optional<bool> policyFlag(const Policy &policy, QByteArrayView pointer);
[[nodiscard]] std::optional<qint64> policyInteger(const Policy &policy, QByteArrayView pointer);
[[nodiscard]] std::optional<double> policyNumber(const Policy &policy, QByteArrayView pointer);
[[nodiscard]] QStringList policyTexts(const Policy &policy, QByteArrayView pointer);
[[nodiscard]] QList<std::pair<QString, QString>> policyTextMap(const Policy &policy, QByteArrayView pointer);

/** True if `value` has the type of the field, or is null and the field allows null. */
[[nodiscard]] bool fits(const PolicyField &field, const document::Value &value);

[[nodiscard]] document::Value textsValue(const QStringList &texts);
[[nodiscard]] document::Value textMapValue(const QList<std::pair<QString, QString>> &entries);
/** The shortest text that is parsed as the number `number`. */
[[nodiscard]] QString numberText(double number);
/** The shortest JSON number that is parsed as `number`. Integers have no fraction. */
[[nodiscard]] document::Value numberValue(double number);

} // namespace management
