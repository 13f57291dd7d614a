#pragma once

#include "opposites.h"

#include <QSet>

namespace schema {

/**
 * The alternatives that are taken at each `anyOf`, `oneOf` and `if`, in the order in which these keywords are met;
 * iterates over all combinations.
 */
class Picks final
{
public:
    /** Returns the index of the alternative to take at the next keyword, which has `alternatives` of them. */
    [[nodiscard]] int next(int alternatives);
    /** Starts again with the next combination of alternatives; returns false after the last one. */
    [[nodiscard]] bool advance();
    [[nodiscard]] bool isEmpty() const { return m_taken.isEmpty(); }

private:
    struct Pick {
        int index = 0;
        int alternatives = 0;
    };

    QList<Pick> m_taken;
    qsizetype m_at = 0;
};

/** What is done about the schemas in `not`. */
enum class Negation {
    Checked, ///< Nothing, so that the made value must be checked.
    Chosen,  ///< One of the ways not to fit each of them is chosen, like an alternative.
};

/**
 * All schemas that one value has to fit: the given ones, the targets of their references, the parts of `allOf`, and the
 * picked alternatives.
 */
struct Demands {
    std::vector<const CompiledSchema *> parts; ///< The schemas, each only once, outer ones first.
    quint8 types = 0x7f;                       ///< The types (TypeBit) that all parts allow.
    /** False if no value can fit all schemas; `parts` then ends where that was found. */
    bool isPossible = true;
    /** True if a part has `not` or `if`, so that a made value must be checked. */
    bool hasNot = false;
    bool isNegated = false;                 ///< True if a part has `not`.
    bool isExclusive = false;               ///< True if a part has `oneOf` with several alternatives.
    std::vector<const Pattern *> unmatched; ///< Patterns that a text must not match.
    std::vector<const Limit *> undivided;   ///< Numbers that must not divide a number.
    /** The number of variants to try until a value differs from those that are not allowed. */
    int variants = 1;
};

/** Collects the demands of schemas: all schemas that a value has to fit. */
class DemandFinder final
{
public:
    /** The arguments must live as long as the finder. Takes `steps` for names that match patterns. */
    DemandFinder(Compiler &compiler, SchemaDocuments &documents, Opposites &opposites, qint64 &steps)
        : m_compiler(compiler)
        , m_documents(documents)
        , m_opposites(opposites)
        , m_steps(steps)
    {}

    [[nodiscard]] Demands demandsOf(const std::vector<CompiledSchema *> &schemas, Picks &picks, Negation negation);

private:
    void add(CompiledSchema &schema);
    void addAlternatives(const CompiledSchema &schema);
    void addReferenced(CompiledSchema *target);
    void addOpposite(CompiledSchema &schema);

    Compiler &m_compiler;
    SchemaDocuments &m_documents;
    Opposites &m_opposites;
    qint64 &m_steps;
    Negation m_negation = Negation::Checked;
    Picks *m_picks = nullptr;
    Demands m_demands;
    QSet<const CompiledSchema *> m_added;
};

} // namespace schema
