#pragma once

#include "value.h"

#include <QList>
#include <QString>

namespace management {

/** Returns a text of a server as it is shown in one place: after MaximumFlatText characters, `…` replaces the rest. */
[[nodiscard]] QString shortText(const QString &text);

/** A member of a record, by its JSON Pointer, as it is shown and compared. */
struct FlatMember {
    QString pointer; ///< After MaximumFlatPointer characters, `…` and a hash of the whole pointer replace the rest.
    QString text;    ///< A string as it is, another value as JSON. At most MaximumFlatText characters, then `…`.
    QString hash;    ///< A hash of the whole text if `text` is truncated; otherwise empty.
    friend bool operator==(const FlatMember &, const FlatMember &) = default;
};

/** Makes a member of a text, which is truncated if it is long. */
[[nodiscard]] FlatMember flatMember(const QString &pointer, const QString &text);

/**
 * Returns the scalar members of a record and of its nested objects, in document order; an array or an empty object is
 * one member. Null is left out, as a missing member is. Secrets are REDACTED, see withoutSecrets(). After
 * MaximumFlatMembers, the rest is one member with the pointer `/…`.
 */
[[nodiscard]] QList<FlatMember> flatMembers(const document::Value &record);

/** A member that differs between two records. Its text is empty on the side where it is missing. */
struct MemberDifference {
    QString pointer;
    QString before;
    QString after;
    friend bool operator==(const MemberDifference &, const MemberDifference &) = default;
};

/** Returns the members that differ between two records, in the order of `before`, then those that only `after` has. */
[[nodiscard]] QList<MemberDifference> memberDifferences(const QList<FlatMember> &before,
                                                        const QList<FlatMember> &after);

} // namespace management
