#pragma once

#include "policy.h"

#include <optional>
#include <span>
#include <utility>

namespace management {

/** The sections of the form. */
enum class PolicyGroup { General, RateAndQuota, Throttling, Partitions, AccessRights, Tags, MetaData };

/** The type of a field's value. */
enum class PolicyType {
    Text,
    Boolean,
    Integer,
    Number,
    DateTime,     ///< A text; date_created is RFC 3339, last_updated whatever the server writes.
    TextList,     ///< Array of string, or null.
    TextMap,      ///< Object with string values, or null.
    Json,         ///< An object whose members the reference does not show, or null.
    AccessRights, ///< See accessrights.h.
};

/** The unit of a field's number. */
enum class PolicyUnit { None, Seconds, Requests, Levels, Attempts };

/** What a form says beside the field. */
enum class PolicyHint {
    None,
    MadeByServer,
    InactiveCounts, ///< `is_inactive` is what counts; `active` is kept beside it.
    ZeroNeverExpires,
    MinusOneUnlimited,
    ZeroOrLessUnlimited,
    WindowOfRate, ///< Seconds in which `rate` requests are allowed.
    ZeroOrMinusOneUnlimited,
    ZeroOrLessNeverRenews,
    MinusOneOffBothOrNone,
    NoneMeansAll, ///< Where no partition is on, all apply.
    ExcludesOthers,
    FreeKeysAndTexts,
    ServerDefined,
};

/** One field of section 2.3 of the reference; the flags of `partitions` have rows of their own. */
struct PolicyField {
    const char *pointer; ///< JSON Pointer in the policy.
    PolicyType type;
    PolicyUnit unit;
    PolicyGroup group;
    PolicyHint hint;

    [[nodiscard]] QByteArray key() const { return QByteArray(pointer).mid(QByteArray(pointer).lastIndexOf('/') + 1); }
};

/** All fields, in the order of the form. */
[[nodiscard]] std::span<const PolicyField> policyFields();
[[nodiscard]] const PolicyField *policyField(QByteArrayView pointer);

/** The value at a pointer of one or two parts; null where there is none. */
[[nodiscard]] document::Value policyValue(const Policy &policy, QByteArrayView pointer);
/** Sets it in its place, or at the end; all other members and their order stay. An object on the way is made. */
void setPolicyValue(Policy &policy, QByteArrayView pointer, const document::Value &value);
/** Removes the member at the pointer; does nothing when there is none. */
void removePolicyValue(Policy &policy, QByteArrayView pointer);

/** The fields as they are typed; nothing where the member is missing or of another type. */
[[nodiscard]] std::optional<QString> policyText(const Policy &policy, QByteArrayView pointer);
[[nodiscard]] std::optional<bool> policyFlag(const Policy &policy, QByteArrayView pointer);
[[nodiscard]] std::optional<qint64> policyInteger(const Policy &policy, QByteArrayView pointer);
[[nodiscard]] std::optional<double> policyNumber(const Policy &policy, QByteArrayView pointer);
[[nodiscard]] QStringList policyTexts(const Policy &policy, QByteArrayView pointer);
[[nodiscard]] QList<std::pair<QString, QString>> policyTextMap(const Policy &policy, QByteArrayView pointer);

/** True when the value may stand in that field: of its type, or null where the reference allows null. */
[[nodiscard]] bool fits(const PolicyField &field, const document::Value &value);

[[nodiscard]] document::Value textsValue(const QStringList &texts);
[[nodiscard]] document::Value textMapValue(const QList<std::pair<QString, QString>> &entries);
/** The shortest digits that read back as the same number. */
[[nodiscard]] QString numberText(double number);
/** The shortest text that reads back as the same number; whole ones without a fraction. */
[[nodiscard]] document::Value numberValue(double number);

} // namespace management
