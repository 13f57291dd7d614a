#pragma once

#include "compiledschema.h"

#include <QSet>

namespace schema {

/** Which alternative is taken at each `anyOf`, `oneOf` and `if`, in the order in which they are met. */
class Picks final
{
public:
    /** Of a keyword with so many alternatives. */
    [[nodiscard]] int next(int alternatives);
    /** Starts again with the next combination; false after the last. */
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

/** All schemas that one value has to fit: behind references, in `allOf`, and of the alternatives that were picked. */
struct Demands {
    std::vector<const CompiledSchema *> parts; ///< Each once, the outer ones first.
    quint8 types = 0x7f;                       ///< That all parts allow.
    bool isPossible = true;                    ///< Otherwise the parts are only those up to the first impossible one.
    bool hasNot = false;                       ///< A part has `not`, or `if` without an alternative.
};

/** Finds the demands of schemas. */
class DemandFinder final
{
public:
    DemandFinder(Compiler &compiler, SchemaDocuments &documents)
        : m_compiler(compiler)
        , m_documents(documents)
    {}

    [[nodiscard]] Demands demandsOf(const std::vector<CompiledSchema *> &schemas, Picks &picks);

private:
    void add(CompiledSchema &schema);
    void addAlternatives(const CompiledSchema &schema);
    void addReferenced(CompiledSchema *target);

    Compiler &m_compiler;
    SchemaDocuments &m_documents;
    Picks *m_picks = nullptr;
    Demands m_demands;
    QSet<const CompiledSchema *> m_added;
};

} // namespace schema
