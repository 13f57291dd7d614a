#pragma once

#include "certificate.h"
#include "environment.h"
#include "flatmembers.h"
#include "policy.h"
#include "ssoprofile.h"

namespace management {

/** How an entry of one environment relates to the other environment. */
enum class ComparisonResult {
    Different,
    OnlyInFirst,
    OnlyInSecond,
    Unknown, ///< The entry is in one environment, and the list of the other one is not complete.
    Equal,
};

/** An entry of one or both environments: a certificate, a policy or an SSO profile. */
struct ComparedEntry {
    ComparisonResult result = ComparisonResult::Equal;
    QString name;
    QString id;             ///< The id in the first environment, or in the second one if only that has the entry.
    qsizetype first = -1;   ///< The index in the list of the first environment; negative if it is not there.
    qsizetype second = -1;  ///< The index in the list of the second environment; negative if it is not there.
    bool isRenewal = false; ///< True for two certificates for the same names, which are not the same certificate.
    /** The members that differ; `before` is the text in the first environment. Secrets are not compared. */
    QList<MemberDifference> members;
    friend bool operator==(const ComparedEntry &, const ComparedEntry &) = default;
};

/** The list of one environment, as far as it was loaded. */
template<typename T>
struct LoadedEntries {
    QList<T> entries;
    bool isComplete = false; ///< True if the environment has no entries besides these.
};

/**
 * Compares the certificates of two environments by their fingerprints. If both lists are complete, those that are left
 * are compared by their names, the ones that expire last first: such a pair was renewed in one environment. Details
 * that an answer does not contain are not compared. Entries are in the order of the first list, then of the second.
 */
[[nodiscard]] QList<ComparedEntry> compareCertificates(const LoadedEntries<Certificate> &first,
                                                       const LoadedEntries<Certificate> &second);

/**
 * Compares the policies of two environments by their member `id`, then `_id`, then by names that are unique in both.
 * They are compared by meaning, see policyDifferences().
 */
[[nodiscard]] QList<ComparedEntry> comparePolicies(const LoadedEntries<Policy> &first,
                                                   const LoadedEntries<Policy> &second);

/**
 * Compares the SSO profiles of two environments by their ids, then by names that are unique in both. Ids and the time
 * and user of the last change are no differences. A URL on the portal or dashboard of its own environment is equal to
 * the same URL on that of the other, and differs from each other URL.
 */
[[nodiscard]] QList<ComparedEntry> compareSsoProfiles(const LoadedEntries<SsoProfile> &first,
                                                      const Environment &firstOf,
                                                      const LoadedEntries<SsoProfile> &second,
                                                      const Environment &secondOf);

/** Returns how many compared entries have a result, such as Different. */
[[nodiscard]] qsizetype resultCount(const QList<ComparedEntry> &entries, ComparisonResult result);

} // namespace management
