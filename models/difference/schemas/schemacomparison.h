#pragma once

#include "sameness.h"
#include "schemacontext.h"
#include "schemaview.h"
#include "visitedpairs.h"

namespace difference {

/** Two schemas of the same value, as they are read. */
struct ViewPair {
    const SchemaView &before;
    const SchemaView &now;
    const SchemaContext &context;
    quint8 shared = AllTypes; ///< The types that both allow, which keywords apply to.
};

class SchemaComparison;

/** Compares the keywords of two schemas, as compareViews() does. */
using CompareViews = void (*)(SchemaComparison &comparison, ViewPair pair);

/** Compares the schemas of two descriptions. One object compares all, so that equal parts are only read once. */
class SchemaComparison final
{
public:
    SchemaComparison(Side &before, Side &now, Report &report, CompareViews compareViews)
        : m_compareViews(compareViews)
        , m_before(before)
        , m_now(now)
        , m_sameness(before, now)
        , m_report(&report)
        , m_whole(report)
    {}

    /** Compares the schemas of a body, parameter or header in both descriptions. */
    void compareRoot(const Located &before, const Located &now, const SchemaContext &context);
    /** Compares schemas inside of those that compareRoot() compares. Several schemas apply together. */
    void compare(const QList<Located> &before, const QList<Located> &now, const SchemaContext &context);
    /** Returns what the change from one schema to the other does, without reporting it. */
    [[nodiscard]] Effect effectBetween(const QList<Located> &before, const QList<Located> &now,
                                       const SchemaContext &context);
    /** Returns true if two schemas accept the same values, as far as their keywords say. */
    [[nodiscard]] bool isEquivalent(const Located &before, const Located &now, const SchemaContext &context)
    {
        return effectBetween({before}, {now}, context) == Effect::None;
    }

    /** Returns true if schemas that apply together are the same ones without comparing their meaning. */
    [[nodiscard]] bool isSame(const QList<Located> &before, const QList<Located> &now);
    /** Returns true if two parts of the descriptions, such as operations, are the same without comparing their meaning:
     * see Sameness. */
    [[nodiscard]] bool isUnchanged(const Located &before, const Located &now) { return m_sameness.isSame(before, now); }

    /** Returns true if the change from one schema to the other only has an effect, or none, on the values that who
     * sends them knows, wherever the schemas are. */
    [[nodiscard]] bool changesOnly(Effect effect, const Located &before, const Located &now,
                                   const SchemaContext &context);

    [[nodiscard]] SchemaView viewOfOld(const QList<Located> &schemas) { return {m_before, schemas, limits()}; }
    [[nodiscard]] SchemaView viewOfNew(const QList<Located> &schemas) { return {m_now, schemas, limits()}; }
    [[nodiscard]] const Limits &limits() const { return m_report->limits(); }
    [[nodiscard]] const Report &report() const { return *m_report; }
    [[nodiscard]] Side &before() { return m_before; }
    [[nodiscard]] Side &now() { return m_now; }

    /** Reports a change of a schema, with the effect of its rule unless `effect` is given. */
    void add(const ChangeRule &rule, const SchemaContext &context, const Places &places,
             const QStringList &arguments = {}, std::optional<Effect> effect = std::nullopt);
    /** Reports a change whose id is that of the rule alone. */
    void addUnscoped(const ChangeRule &rule, const SchemaContext &context, const Places &places,
                     const QStringList &arguments = {}, std::optional<Effect> effect = std::nullopt);

private:
    [[nodiscard]] Report quietly(const QList<Located> &before, const QList<Located> &now, const SchemaContext &context);

    /** The places of schemas on both sides, and how they are compared. */
    struct Key {
        QList<openapi::Place> before;
        QList<openapi::Place> now;
        int state = 0;
        friend bool operator==(const Key &, const Key &) = default;
        friend size_t qHash(const Key &key, size_t seed = 0)
        {
            return qHashMulti(seed, key.before, key.now, key.state);
        }
    };
    /** The comparison of two schemas that many parts of an API can reach. */
    struct Shared {
        ReportRange range;        ///< Its changes in the report of all changes.
        QString property;         ///< The property of the first place that reached the schemas.
        QList<qsizetype> visited; ///< The pairs that it met, apart from the pair itself.
        int depth = 0;            ///< The number of schemas inside one another that it met.
    };

    [[nodiscard]] bool begin(const QList<Located> &before, const QList<Located> &now, const SchemaContext &context);
    [[nodiscard]] std::optional<Key> sharedKey(const QList<Located> &before, const QList<Located> &now,
                                               const SchemaContext &context);
    [[nodiscard]] bool repeat(const Key &key, const SchemaContext &context);
    void record(const Key &key, const QList<Located> &before, const QList<Located> &now, const SchemaContext &context);
    void compareKeywords(const QList<Located> &before, const QList<Located> &now, const SchemaContext &context);

    CompareViews m_compareViews;
    Side &m_before;
    Side &m_now;
    Sameness m_sameness;
    Report *m_report;                ///< The report that changes are added to.
    Report &m_whole;                 ///< The report of all changes.
    QHash<Key, qsizetype> m_numbers; ///< The numbers of the pairs that comparisons met.
    VisitedPairs m_visited; ///< The pairs of the current root that were compared, because schemas can be recursive.
    QHash<Key, Shared> m_shared;
    qint64 m_pairs = 0;
    int m_deepest = 0;      ///< The largest SchemaContext::depth since the innermost shared comparison began.
    qint64 m_overLimit = 0; ///< The number of pairs that were not compared because of a limit.
};

} // namespace difference
