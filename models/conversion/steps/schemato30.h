#pragma once

#include "relaxedschemas.h"
#include "versionedits.h"

namespace conversion {

/** Collects the edits that give schemas of OpenAPI 3.1 the keywords of 3.0. A value that fits a schema fits the
 * converted schema too: keywords without an equivalent are removed or replaced by wider ones, and what would become
 * narrower by that, such as `not` with a wider schema, is removed or widened as well. */
class SchemaTo30 final
{
public:
    SchemaTo30(Edits &edits, const RelaxedSchemas &relaxed)
        : m_edits(edits)
        , m_relaxed(relaxed)
    {}

    void convert(const specification::Place &schema);

private:
    /** A schema that a conversion adds to `allOf`, made from the object's members at that moment. */
    using Conjunct = std::function<base::Result<document::Value>(document::Document &)>;

    void convertKeyword(const specification::Place &schema, const specification::Member &member);
    void convertUnknown(const specification::Place &schema, const specification::Member &member);
    void convertReference(const specification::Place &schema);
    void convertTypes(const specification::Place &schema);
    void convertSeveralTypes(const specification::Place &schema, const QList<QByteArray> &types, bool isNullable);
    void convertBound(const specification::Place &schema, const QByteArray &exclusive, const QByteArray &inclusive,
                      bool isLower);
    void convertConst(const specification::Place &schema);
    void convertEnum(const specification::Place &schema);
    void convertExamples(const specification::Place &schema, const specification::Member &examples);
    void convertPatternProperties(const specification::Place &schema, const specification::Member &patterns);
    void convertPrefixItems(const specification::Place &schema, const specification::Member &prefix);
    /** Moves the schemas of the keyword `special` into the keyword `others` as alternatives. Returns false if `special`
     * is only removed, because `others` accepts all values. */
    bool joinWithOthers(const specification::Place &schema, const specification::Member &special,
                        const QByteArray &others);
    void convertNot(const specification::Place &schema);
    void convertOneOf(const specification::Place &schema);
    void addMissingItems(const specification::Place &schema);
    void addConjuncts(const specification::Place &schema);

    /** Adds the edit that removes the member at `removed` and sets `to` to what `made` returns for the value at `from`,
     * a place in that member. */
    void copy(const document::Pointer &removed, const document::Pointer &from, const document::Pointer &to,
              document::Value (*made)(const document::Value &value));
    void replace(const specification::Place &schema, const QByteArray &keyword, const QByteArray &newKeyword,
                 const document::Value &value);
    void replaced(const specification::Place &schema, const QByteArray &keyword, const QString &replacement);

    Edits &m_edits;
    const RelaxedSchemas &m_relaxed;
    QList<Conjunct> m_conjuncts; ///< The schemas to add to `allOf` of the current schema.
};

} // namespace conversion
