#pragma once

#include "accessrights.h"
#include "policy.h"
#include "servedapi.h"

#include <QHash>

#include <optional>

namespace reach {

/** Whether the keys of a policy may call an operation, and the rule that decides it. */
struct MatrixCell {
    enum class Code : quint8 {
        NoAccess,    ///< The policy does not list the API.
        NoKeyNeeded, ///< The policy does not list the API, but the API accepts requests without a key.
        Allowed,
        SomePaths, ///< The policy allows some values of the path's parameters only.
        Refused,   ///< No URL that the policy allows matches the path and the method.
        Inactive,
        NotDecided, ///< No URL allows the requests, but one that can't be evaluated might.
    };
    Code code = Code::NoAccess;
    /** The index of the allowed URL of the access right that decides: the one that allows the operation or some of its
     * paths; for Refused the one that matches the path but not the method; for NotDecided the one that can't be
     * evaluated. -1 if there is none. */
    qint32 url = -1;
    /** The index of a sample path that is not allowed, for SomePaths, Refused and NotDecided; otherwise -1. */
    qint32 path = -1;
    friend bool operator==(const MatrixCell &, const MatrixCell &) = default;
};

/**
 * The operations of APIs against the policies of an environment. Only the access rights that name one of the APIs are
 * indexed, because most policies do not name most APIs; cells are computed in blocks of one API and one policy. All
 * functions are const and can be called from any thread.
 */
class PolicyMatrix final
{
public:
    /** The largest numbers of operations and policies of a matrix. Further ones are counted and left out. */
    static constexpr qsizetype MostOperations = 50'000;
    static constexpr qsizetype MostPolicies = 20'000;

    PolicyMatrix() = default;
    /** Creates the matrix of APIs and policies. Takes time for each access right; call it on a worker. */
    PolicyMatrix(const QList<ServedApi> &apis, const QList<management::Policy> &policies);

    [[nodiscard]] const QList<ServedApi> &apis() const { return m_apis; }
    [[nodiscard]] const QList<management::Policy> &policies() const { return m_policies; }
    /** The numbers of operations and policies that are left out because there are too many. */
    [[nodiscard]] qsizetype omittedOperations() const { return m_omittedOperations; }
    [[nodiscard]] qsizetype omittedPolicies() const { return m_omittedPolicies; }

    /** The indexes of the policies that list at least one of the APIs, in their order. */
    [[nodiscard]] const QList<qsizetype> &relevantPolicies() const { return m_relevant; }
    /** The index of the access right of a policy for an API, in the order of accessRights(); -1 if there is none. */
    [[nodiscard]] qsizetype rightOf(qsizetype api, qsizetype policy) const;
    /** Returns the cell of all operations of an API if it is decided without its allowed URLs; otherwise std::nullopt,
     * and block() has the cells. */
    [[nodiscard]] std::optional<MatrixCell> uniformCell(qsizetype api, qsizetype policy) const;
    /** Computes the cells of the operations of an API under a policy. Matches regular expressions of the policy with a
     * limited number of steps each; call it on a worker. */
    [[nodiscard]] QList<MatrixCell> block(qsizetype api, qsizetype policy) const;

    /** The JSON Pointer of the member of the policy that decides a cell; empty for NoAccess and NoKeyNeeded. */
    [[nodiscard]] QString decidingField(qsizetype api, qsizetype policy, const MatrixCell &cell) const;
    /** The allowed URL that decides a cell; std::nullopt if there is none. */
    [[nodiscard]] std::optional<management::AllowedUrl> decidingUrl(qsizetype api, qsizetype policy,
                                                                    const MatrixCell &cell) const;
    /** False if the policy leaves access to the other policies of a key: its partitions are on without `acl`. */
    [[nodiscard]] bool decidesAccess(qsizetype policy) const { return m_facts.at(policy).decidesAccess; }

private:
    /** What decides about all operations of a policy. */
    struct Facts {
        bool isInactive = false;
        bool decidesAccess = true;
    };

    /** The access right of a policy for an API. */
    struct Right {
        qint32 api = 0;   ///< The index of the API.
        qint32 place = 0; ///< Its index in the map of the policy.
        bool hasUrls = false;
    };
    /** The indexes of APIs by an id or a name in UTF-8. */
    using ApisByText = QHash<QByteArray, QList<qint32>>;

    void indexRights(qsizetype policy, const ApisByText &ids, const ApisByText &names);
    /** The access right of a policy for an API; null if there is none. */
    [[nodiscard]] const Right *right(qsizetype api, qsizetype policy) const;
    [[nodiscard]] std::optional<management::AccessRight> accessRight(qsizetype api, qsizetype policy) const;

    QList<ServedApi> m_apis;
    QList<management::Policy> m_policies;
    QList<Facts> m_facts;
    QList<qsizetype> m_relevant;
    /** The access rights of each policy, in the order of the APIs. A hash of all pairs would take several
     * times as long to build. */
    QList<QList<Right>> m_rights;
    qsizetype m_omittedOperations = 0;
    qsizetype m_omittedPolicies = 0;
};

} // namespace reach
