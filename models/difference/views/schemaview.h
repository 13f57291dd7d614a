#pragma once

#include "decimal.h"
#include "differencelimits.h"
#include "side.h"

#include <QSet>

namespace difference {

/** The types of JSON values without null, as bits. A number that is whole has the type Integer. */
enum TypeBit : quint8 {
    StringType = 1,
    IntegerType = 2,
    FractionType = 4,
    BooleanType = 8,
    ArrayType = 16,
    ObjectType = 32,
    NumberTypes = IntegerType | FractionType,
    ScalarTypes = StringType | NumberTypes | BooleanType,
    AllTypes = ScalarTypes | ArrayType | ObjectType,
};

/** One of the schemas that apply to a value together. */
struct SchemaPart {
    Located schema;
    bool isOf30 = false;       ///< The schema has the dialect of OpenAPI 3.0.
    bool isBesideNull = false; ///< The schema is an alternative to null, so that null fits although it refuses null.
};

/** The branches of a `oneOf` or `anyOf` without those for null. */
struct BranchGroup {
    QByteArray keyword;
    Located place;
    QList<Located> branches;
    bool hasNull = false;
};

/** The smallest or largest number that a schema allows. */
struct Bound {
    schema::Decimal value;           ///< Of whole numbers the first or last one that is allowed.
    bool isExclusive = false;        ///< The value itself is not allowed.
    bool isWrittenExclusive = false; ///< The keyword is an exclusive one.
    Located place;
};

/**
 * The schemas that apply to one value, read together: a schema, the targets of its references, the branches of its
 * `allOf`, and a single branch of `oneOf` or `anyOf`. Forms with the same meaning give the same view.
 */
class SchemaView final
{
public:
    SchemaView(Side &side, const QList<Located> &schemas, const Limits &limits);

    [[nodiscard]] const QList<SchemaPart> &parts() const { return m_parts; }
    /** True if no value fits. */
    [[nodiscard]] bool isNever() const { return m_isNever; }
    /** The reference that can't be resolved, or why the schemas can't be compared; empty if they can. */
    [[nodiscard]] const QString &problem() const { return m_problem; }
    [[nodiscard]] quint8 types() const { return m_types; }
    /** True if the types are those of alternatives that only state a type. */
    [[nodiscard]] bool isListOfTypes() const { return m_isListOfTypes; }
    [[nodiscard]] bool allowsNull() const { return m_allowsNull; }
    /** True if the schemas say nothing about types. */
    [[nodiscard]] bool isUntyped() const;
    /** True if every value fits, as far as keywords for values say. */
    [[nodiscard]] bool isUnconstrained() const;
    /** True if the schemas have no other keywords than these, apart from annotations. */
    [[nodiscard]] bool isOnly(std::initializer_list<QByteArrayView> keywords) const;
    /** The values that `enum` and `const` allow, without null, as canonical JSON; std::nullopt without these keywords.
     */
    [[nodiscard]] const std::optional<QList<QByteArray>> &allowed() const { return m_allowed; }
    [[nodiscard]] bool hasConst() const { return m_hasConst; }
    [[nodiscard]] const QList<BranchGroup> &groups() const { return m_groups; }

    /** Returns the values of a keyword in all parts that have it. */
    [[nodiscard]] QList<Located> all(const QByteArray &keyword) const;
    /** Returns the first value of a keyword; its node is missing if no part has it. */
    [[nodiscard]] Located first(const QByteArray &keyword) const;
    /** Returns true if a part has the keyword with the value true. */
    [[nodiscard]] bool isTrue(const QByteArray &keyword) const;
    /** Returns the strictest value of a keyword with a number: the largest if it is a lower limit. */
    [[nodiscard]] std::optional<Bound> limit(const QByteArray &keyword, bool isLower) const;
    /** Returns the strictest of `minimum` and `exclusiveMinimum`, or of the maxima. */
    [[nodiscard]] std::optional<Bound> bound(bool isLower) const;
    /** Returns the texts of a keyword in all parts, sorted, without repetition. */
    [[nodiscard]] QStringList texts(const QByteArray &keyword) const;
    /** Returns the first of the schemas that the view was made of. */
    [[nodiscard]] const Located &start() const { return m_start; }
    /** Returns the place of the first part that is no reference. */
    [[nodiscard]] Located place() const;

private:
    void add(const Located &schema, bool isBesideNull);
    void addPart(const SchemaPart &part);
    void addBranches(const SchemaPart &part, const QByteArray &keyword);
    bool foldTypes(const QList<Located> &branches, bool isExclusive);
    bool foldValues(const QList<Located> &branches);
    void allow(QList<QByteArray> values);
    [[nodiscard]] bool isNullAlone(const Located &branch);
    [[nodiscard]] bool branchAllowsNull(const Located &branch);

    Side &m_side;
    const Limits &m_limits;
    Located m_start;
    QList<SchemaPart> m_parts;
    QSet<openapi::Place> m_seen;
    QString m_problem;
    bool m_isNever = false;
    quint8 m_types = AllTypes;
    bool m_isListOfTypes = false;
    bool m_allowsNull = true;
    bool m_hasConst = false;
    std::optional<QList<QByteArray>> m_allowed;
    QList<BranchGroup> m_groups;
};

/** Returns the types that a `type` names, as TypeBit; 0 for unknown types. */
[[nodiscard]] quint8 typeBits(QByteArrayView name);
/** Returns types for a message, such as “string, integer”. */
[[nodiscard]] QString shownTypes(quint8 types);
/** Returns true if a keyword only describes values. */
[[nodiscard]] bool isAnnotation(const QByteArray &keyword);

} // namespace difference
