#pragma once

#include "compiledschema.h"

#include <unordered_map>

namespace schema {

/**
 * One of the ways not to fit a schema: a value that fits `part`, and that keeps to the other fields which are set, does
 * not fit the schema.
 */
struct Opposite {
    CompiledSchema *part = nullptr;            ///< A schema that the value has to fit; never null.
    const Pattern *unmatched = nullptr;        ///< A pattern that the text must not match, or null.
    const Limit *undivided = nullptr;          ///< A number that must not divide the value, or null.
    const CompiledSchema *differing = nullptr; ///< A schema with values that the value must differ from, or null.
};

/** Finds the ways not to fit schemas, and keeps the schemas that are made for them. */
class Opposites final
{
public:
    /** The arguments must live as long as the object. Makes up to `maximumParts` schemas. */
    Opposites(Compiler &compiler, SchemaDocuments &documents, int maximumParts)
        : m_compiler(compiler)
        , m_documents(documents)
        , m_left(maximumParts)
    {}

    /**
     * Returns ways not to fit the schema. These are not all ways for schemas with many keywords, and none where the
     * keywords can't be taken apart. Takes `steps` for names that match patterns.
     */
    [[nodiscard]] const std::vector<Opposite> &of(CompiledSchema &schema, qint64 &steps);

private:
    using List = std::vector<Opposite>;

    CompiledSchema *makePart(const CompiledSchema &schema, quint8 types = 0);
    CompiledSchema *negation(CompiledSchema &schema);
    CompiledSchema *allOf(const CompiledSchema &schema, const std::vector<CompiledSchema *> &parts);
    CompiledSchema *withMember(const CompiledSchema &schema, const QByteArray &name, CompiledSchema *value);
    CompiledSchema *withoutMember(const CompiledSchema &schema, const QByteArray &name);
    void add(List &list, const Opposite &opposite);
    void addOppositesOf(List &list, CompiledSchema *schema);
    void addValues(List &list, const CompiledSchema &schema);
    void addNumbers(List &list, const CompiledSchema &schema);
    void addTexts(List &list, const CompiledSchema &schema);
    void addSizes(List &list, const CompiledSchema &schema, quint8 type, const Bounds &size);
    void addLists(List &list, const CompiledSchema &schema);
    void addItem(List &list, const CompiledSchema &schema, std::size_t index, CompiledSchema *item);
    void addObjects(List &list, const CompiledSchema &schema);
    void addFurtherMembers(List &list, const CompiledSchema &schema);
    void addMembers(List &list, const CompiledSchema &schema);
    void addDependents(List &list, const CompiledSchema &schema);
    void addCombinations(List &list, const CompiledSchema &schema);
    [[nodiscard]] std::optional<QByteArray> furtherName(const ObjectRules &rules);

    Compiler &m_compiler;
    SchemaDocuments &m_documents;
    int m_left; ///< The number of schemas that can still be made.
    int m_depth = 0;
    qint64 *m_steps = nullptr;
    std::deque<CompiledSchema> m_parts;
    std::unordered_map<const CompiledSchema *, List> m_known;
    QHash<const CompiledSchema *, CompiledSchema *> m_negations;
};

} // namespace schema
