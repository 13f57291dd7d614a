#include "keywordtable.h"

namespace schema {

namespace {

struct KeywordRow {
    const char *keyword;
    Below below;
};

constexpr KeywordRow KeywordRows[] = {
    {"properties", Below::MapOfSchemas},
    {"items", Below::Schema},
    {"allOf", Below::ListOfSchemas},
    {"anyOf", Below::ListOfSchemas},
    {"oneOf", Below::ListOfSchemas},
    {"not", Below::Schema},
    {"additionalProperties", Below::Schema},
    {"patternProperties", Below::MapOfSchemas},
    {"prefixItems", Below::ListOfSchemas},
    {"$defs", Below::MapOfSchemas},
    {"definitions", Below::MapOfSchemas},
    {"dependentSchemas", Below::MapOfSchemas},
    {"propertyNames", Below::Schema},
    {"contains", Below::Schema},
    {"if", Below::Schema},
    {"then", Below::Schema},
    {"else", Below::Schema},
    {"unevaluatedItems", Below::Schema},
    {"unevaluatedProperties", Below::Schema},
    {"contentSchema", Below::Schema},
    {"enum", Below::Data},
    {"const", Below::Data},
    {"default", Below::Data},
    {"example", Below::Data},
    {"examples", Below::Data},
    {"value", Below::Data},
    {"dataValue", Below::Data},
};

} // namespace

Below belowKeyword(QByteArrayView keyword)
{
    for (const KeywordRow &row : KeywordRows) {
        if (keyword == row.keyword)
            return row.below;
    }
    return Below::Nothing;
}

} // namespace schema
