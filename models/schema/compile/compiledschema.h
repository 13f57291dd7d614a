#pragma once

#include "decimal.h"
#include "documentlimits.h"
#include "members.h"
#include "pattern.h"
#include "schemadocuments.h"

#include <vector>

namespace schema {

struct CompiledSchema;

/** The types of JSON, one bit each. */
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
    QString text; ///< As in the schema.
};

struct NumberRules {
    std::optional<Limit> multipleOf, minimum, maximum, exclusiveMinimum, exclusiveMaximum;
};

/** Numbers that the schema does not limit are negative. */
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
    CompiledSchema *rest = nullptr; ///< `items`
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

/** The values of `enum`. */
struct AllowedValues {
    std::vector<document::Node> values;
    QMultiHash<size_t, qsizetype> byHash; ///< Of the values, by hashOf().
};

struct Combinations {
    std::vector<CompiledSchema *> allOf, anyOf, oneOf;
    CompiledSchema *notOf = nullptr, *ifOf = nullptr, *thenOf = nullptr, *elseOf = nullptr;
};

/** Why a schema can't be used. */
struct Fault {
    const char *limit; ///< The keyword of the finding: "schema", "duplicate" or "schemas".
    QString argument;
};

/** A schema as the evaluation reads it. What it has not of one kind of rules is null. */
struct CompiledSchema {
    SchemaPlace place;
    const Resource *resource = nullptr;
    document::Node node;
    bool isCompiled = false;
    bool isFalse = false;
    std::optional<Fault> fault; ///< Then no instance is valid.
    quint8 types = 0;           ///< 0: all.
    QString typeNames;
    std::unique_ptr<AllowedValues> allowed;
    bool hasConst = false;
    document::Node constant;
    QString format;
    QString reference;
    QString dynamicReference;
    CompiledSchema *target = nullptr; ///< Of `reference`. Null until it is followed.
    bool needsEvaluated = false;      ///< Has `unevaluatedProperties` or `unevaluatedItems`.
    std::unique_ptr<NumberRules> numbers;
    std::unique_ptr<TextRules> texts;
    std::unique_ptr<ListRules> lists;
    std::unique_ptr<ObjectRules> objects;
    std::unique_ptr<Combinations> combinations;
};

/** Compiles schemas, each once. */
class Compiler final
{
public:
    Compiler(SchemaDocuments &documents, Dialect dialect, qsizetype maximumSchemas);

    /** The schema there, which is compiled when it is used. Null without a target. */
    [[nodiscard]] CompiledSchema *schemaAt(const Target &target);
    /** The same for a schema inside another. */
    void compile(CompiledSchema &schema);
    /** The schema of `$ref`; null if it is not available. */
    [[nodiscard]] CompiledSchema *follow(CompiledSchema &schema);
    [[nodiscard]] qsizetype count() const { return m_byPlace.size(); }
    /** The steps for what was compiled since the last call: members, entries of lists, and regular expressions. */
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
    /** The members of a schema or of a map in it. Names that are there twice are a fault. */
    [[nodiscard]] std::vector<document::Member> membersOf(CompiledSchema &schema, const document::Node &mapping);
    /** Reads a list of names. False if it is no list. */
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
    CompiledSchema m_tooMany; ///< In the place of each schema beyond the limit.
    qint64 m_steps = 0;
    int m_mergeBudget = document::MaximumMergedMembers;
    QHash<QString, std::shared_ptr<const Pattern>> m_patterns;
};

} // namespace schema
