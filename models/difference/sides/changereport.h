#pragma once

#include "changerule.h"
#include "differencelimits.h"
#include "side.h"

namespace difference {

/** The places of a change in both descriptions; a place whose node is missing is not there. */
struct Places {
    Located before;
    Located now;
};

/** The schemas of a body, parameter or header, whose changes are a range of those of a report. */
struct SchemaRoot {
    Located before;
    Located now;
    qsizetype first = 0;
    qsizetype end = 0;
};

/** The schemas of one value in both descriptions; several schemas apply together. */
struct ComparedPair {
    QList<Located> before;
    QList<Located> now;
    QString property;     ///< The place of the value in its body: see Subject::property.
    qsizetype outer = -1; ///< The number of the pair that this one is inside of; -1: none.
};

/** A part of the changes of a report, with the pairs of schemas that they belong to. */
struct ReportRange {
    qsizetype firstChange = 0;
    qsizetype endChange = 0;
    qsizetype firstPair = 0;
    qsizetype endPair = 0;

    [[nodiscard]] qsizetype size() const { return endChange - firstChange; }
};

/** The members that all changes of one part of an API share. */
struct Origin {
    QString operation; ///< See Change::operation.
    /** True for webhooks and callbacks, whose requests the API sends. */
    bool isReversed = false;
    Subject subject;

    [[nodiscard]] Direction directionOf(bool isRequest) const
    {
        return isRequest != isReversed ? Direction::Request : Direction::Response;
    }
    /** Returns the same origin with another subject of the same callback. */
    [[nodiscard]] Origin about(Subject::Kind kind, const QStringList &names = {}) const
    {
        return {operation, isReversed, {kind, names, {}, subject.callback}};
    }
};

/** Collects the changes of a comparison. */
class Report final
{
public:
    explicit Report(const Limits &limits)
        : m_limits(limits)
    {}

    /** Adds a change of a part of a request or response. `effect` is that of the rule unless it is given. */
    void add(const ChangeRule &rule, const Origin &origin, bool isRequest, const Places &places,
             const QStringList &arguments = {}, std::optional<Effect> effect = std::nullopt);
    /** Adds a change of a schema, whose id begins with `prefix`. */
    void add(const ChangeRule &rule, const QString &prefix, const Origin &origin, bool isRequest, Effect effect,
             const Places &places, const QStringList &arguments);

    /** Adds changes of schemas that a report has, which may be this one, for another part of an API: with its operation
     * and subject. In the places of their values, the property of `origin` replaces `property`, which they begin with.
     * There must be room for them. */
    void repeat(const Report &report, const ReportRange &range, const Origin &origin, const QString &property);
    /** Returns the changes, and pairs of schemas, that are added after a state of the report. */
    [[nodiscard]] ReportRange rangeSince(const ReportRange &state) const
    {
        return {state.endChange, size(), state.endPair, m_pairs.size()};
    }
    /** Notes the schemas that the changes from `first` on are about. */
    void addRoot(const Located &before, const Located &now, qsizetype first)
    {
        if (first < size())
            m_roots.append({before, now, first, size()});
    }
    [[nodiscard]] const QList<SchemaRoot> &roots() const { return m_roots; }
    /** Makes all changes that are added during its lifetime changes of a pair of schemas. */
    class PairScope final
    {
    public:
        PairScope(Report &report, ComparedPair pair);
        ~PairScope();
        Q_DISABLE_COPY_MOVE(PairScope)

    private:
        Report &m_report;
        qsizetype m_number;
        qsizetype m_first; ///< The number of changes before.
    };
    [[nodiscard]] const QList<ComparedPair> &pairs() const { return m_pairs; }
    /** Returns the number of the pair that a change belongs to; -1 if it is not about a schema. */
    [[nodiscard]] qsizetype pairOf(qsizetype change) const { return m_pairOfChange[change]; }

    /** Adds a warning if changes were left out because of the limit of their number. */
    void addLimit();

    [[nodiscard]] const Limits &limits() const { return m_limits; }
    [[nodiscard]] bool isFull() const { return m_difference.changes.size() >= m_limits.changes; }
    [[nodiscard]] Difference &difference() { return m_difference; }
    [[nodiscard]] qsizetype size() const { return m_difference.changes.size(); }
    /** Returns what the changes from an index on do together. */
    [[nodiscard]] Effect effectSince(qsizetype index) const;

private:
    Limits m_limits;
    Difference m_difference;
    QList<SchemaRoot> m_roots;
    QList<ComparedPair> m_pairs;
    QList<qsizetype> m_pairOfChange;
    qsizetype m_pair = -1; ///< The number of the pair that is being compared.
    bool m_isOverLimit = false;
};

} // namespace difference
