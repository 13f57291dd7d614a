#pragma once

#include "decimal.h"
#include "documentlimits.h"
#include "members.h"
#include "pattern.h"
#include "schemadocuments.h"

#include <vector>

namespace schema {

struct CompiledSchema;

/** The types of JSON values, as one bit each. */
enum TypeBit : quint8 {
    NullBit = 1,
    BoolBit = 2,
    NumberBit = 4,
    IntegerBit = 8,
    StringBit = 16,
    ArrayBit = 32,
    ObjectBit = 64
};

struct Limit {
    Decimal value;
    QString text; ///< The text of the limit in the schema.
};

struct NumberRules {
    std::optional<Limit> multipleOf, minimum, maximum, exclusiveMinimum, exclusiveMaximum;
};

/**
 * The smallest and the largest allowed number of characters, items or members; negative where the schema has no limit.
 */
struct Bounds {
    qint64 minimum = -1;
    qint64 maximum = -1;
};

struct TextRules {
    Bounds length;
    std::shared_ptr<const Pattern> pattern;
};

struct ListRules {
    Bounds items;
    bool areUnique = false;
    std::vector<CompiledSchema *> prefix;
    CompiledSchema *rest = nullptr; ///< The schema of `items`, for the items after the prefix.
    CompiledSchema *contains = nullptr;
    Bounds contained;
    CompiledSchema *unevaluated = nullptr;
};

struct ObjectRules {
    struct PatternProperty {
        std::shared_ptr<const Pattern> pattern;
        CompiledSchema *schema = nullptr;
    };
    struct Dependent {
        QByteArray name;
        QList<QByteArray> required;
        CompiledSchema *schema = nullptr;
    };
    Bounds members;
    QList<QByteArray> required;
    QHash<QByteArray, CompiledSchema *> properties;
    std::vector<PatternProperty> patterns;
    CompiledSchema *additional = nullptr;
    CompiledSchema *names = nullptr;
    std::vector<Dependent> dependents;
    CompiledSchema *unevaluated = nullptr;
};

/** The allowed values of the keyword `enum`. */
struct AllowedValues {
    std::vector<document::Node> values;
    QMultiHash<size_t, qsizetype> byHash; ///< The indexes of the values by their hashes, which hashOf() computes.
};

struct Combinations {
    std::vector<CompiledSchema *> allOf, anyOf, oneOf;
    CompiledSchema *notOf = nullptr, *ifOf = nullptr, *thenOf = nullptr, *elseOf = nullptr;
};

/** Why a schema can't be used for validation. */
struct Fault {
    const char *limit; ///< The keyword of the finding: "schema", "duplicate", "schemas" or "values".
    QString argument;
};

/** A compiled schema, as the evaluation reads it. The rules of a kind are null if the schema has none of them. */
struct CompiledSchema {
    SchemaPlace place;
    const Resource *resource = nullptr;
    document::Node node;
    bool isCompiled = false;
    bool isFalse = false;
    bool isReadOnly = false;
    bool isWriteOnly = false;
    std::optional<Fault> fault; ///< Why the schema can't be used, if it can't; then no instance is valid.
    quint8 types = 0;           ///< The allowed types (TypeBit); 0 means all.
    QString typeNames;
    std::unique_ptr<AllowedValues> allowed;
    bool hasConst = false;
    document::Node constant;
    QString format;
    QString reference;
    QString dynamicReference;
    CompiledSchema *target = nullptr; ///< The target of `reference`; null until it is followed.
    bool needsEvaluated = false;      ///< True if the schema has `unevaluatedProperties` or `unevaluatedItems`.
    std::unique_ptr<NumberRules> numbers;
    std::unique_ptr<TextRules> texts;
    std::unique_ptr<ListRules> lists;
    std::unique_ptr<ObjectRules> objects;
    std::unique_ptr<Combinations> combinations;
};

/** Compiles schemas, each only once, and keeps them. */
class Compiler final
{
public:
    Compiler(SchemaDocuments &documents, Dialect dialect, qsizetype maximumSchemas);

    /** Returns the schema at the target, which is compiled when it is used; null without a target. */
    [[nodiscard]] CompiledSchema *schemaAt(const Target &target);
    /** Compiles a schema if it is not compiled yet. */
    void compile(CompiledSchema &schema);
    /** Returns the target of the schema's `$ref`; null if it is not available. */
    [[nodiscard]] CompiledSchema *follow(CompiledSchema &schema);
    [[nodiscard]] qsizetype count() const { return m_byPlace.size(); }
    /**
     * Returns the number of steps for what was compiled since the last call: members, entries of lists, and regular
     * expressions.
     */
    [[nodiscard]] qint64 takeSteps() { return std::exchange(m_steps, 0); }

private:
    [[nodiscard]] CompiledSchema *child(const CompiledSchema &parent, const document::Node &node,
                                        std::initializer_list<QByteArray> tokens);
    void compileMember(CompiledSchema &schema, const QByteArray &key, const document::Node &value);
    bool compileGeneral(CompiledSchema &schema, const QByteArray &key, const document::Node &value);
    bool compileNumber(CompiledSchema &schema, const QByteArray &key, const document::Node &value);
    bool compileBound(CompiledSchema &schema, const QByteArray &key, const document::Node &value);
    bool compileList(CompiledSchema &schema, const QByteArray &key, const document::Node &value);
    bool compileObject(CompiledSchema &schema, const QByteArray &key, const document::Node &value);
    bool compileCombination(CompiledSchema &schema, const QByteArray &key, const document::Node &value);
    void compileMap(CompiledSchema &schema, const QByteArray &key, const document::Node &map);
    void compileEnum(CompiledSchema &schema, const document::Node &list);
    void compileType(CompiledSchema &schema, const document::Node &name);
    /** Returns the members of a schema or of a map in it. A name that is there twice becomes a fault of the schema. */
    [[nodiscard]] std::vector<document::Member> membersOf(CompiledSchema &schema, const document::Node &mapping);
    /** Appends the strings of a list to `names`. Returns false if the node is not a list. */
    bool readNames(const document::Node &list, QList<QByteArray> &names);
    void fault(CompiledSchema &schema, const QByteArray &keyword);
    void finish30(CompiledSchema &schema);
    [[nodiscard]] std::shared_ptr<const Pattern> patternOf(CompiledSchema &schema, const QByteArray &key,
                                                           const QString &source);

    SchemaDocuments &m_documents;
    Dialect m_dialect;
    qsizetype m_maximumSchemas;
    QHash<SchemaPlace, CompiledSchema *> m_byPlace;
    std::deque<CompiledSchema> m_schemas;
    CompiledSchema m_tooMany; ///< The schema that is returned for each schema beyond the limit.
    qint64 m_steps = 0;
    int m_mergeBudget = document::MaximumMergedMembers;
    QHash<QString, std::shared_ptr<const Pattern>> m_patterns;
};

} // namespace schema
