#include "schemakeywords.h"

#include <algorithm>
#include <iterator>
#include <span>

namespace openapi {
namespace {

constexpr QByteArrayView OfType[] = {"type", "nullable", "enum", "const", "format"};
constexpr QByteArrayView OfNumbers[] = {"multipleOf", "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum"};
constexpr QByteArrayView OfText[] = {"minLength",       "maxLength",        "pattern",
                                     "contentEncoding", "contentMediaType", "contentSchema"};
constexpr QByteArrayView OfArrays[] = {"items",    "prefixItems", "contains",    "minContains",     "maxContains",
                                       "minItems", "maxItems",    "uniqueItems", "unevaluatedItems"};
constexpr QByteArrayView OfObjects[] = {
    "properties",    "required",      "patternProperties", "additionalProperties", "propertyNames",
    "minProperties", "maxProperties", "dependentRequired", "dependentSchemas",     "unevaluatedProperties"};
constexpr QByteArrayView OfComposition[] = {"allOf", "anyOf", "oneOf", "not", "if", "then", "else", "discriminator"};
constexpr QByteArrayView OfAnnotations[] = {"title",   "description", "default",  "examples",
                                            "example", "deprecated",  "readOnly", "writeOnly"};
constexpr QByteArrayView OfOpenApi[] = {"externalDocs", "xml"};

struct Keywords {
    KeywordGroup group;
    std::span<const QByteArrayView> names;
};
constexpr Keywords AllKeywords[] = {
    {KeywordGroup::Type, OfType},
    {KeywordGroup::Numbers, OfNumbers},
    {KeywordGroup::Text, OfText},
    {KeywordGroup::Arrays, OfArrays},
    {KeywordGroup::Objects, OfObjects},
    {KeywordGroup::Composition, OfComposition},
    {KeywordGroup::Annotations, OfAnnotations},
    {KeywordGroup::OpenApi, OfOpenApi},
};

} // namespace

KeywordGroup keywordGroup(QByteArrayView keyword)
{
    const auto found = std::find_if(std::begin(AllKeywords), std::end(AllKeywords), [keyword](const Keywords &each) {
        return std::find(each.names.begin(), each.names.end(), keyword) != each.names.end();
    });
    return found == std::end(AllKeywords) ? KeywordGroup::Identity : found->group;
}

bool isUsual(KeywordGroup group, const QByteArrayList &types)
{
    switch (group) {
    case KeywordGroup::Type:
    case KeywordGroup::Annotations:
        return true;
    case KeywordGroup::Numbers:
        return types.contains("number") || types.contains("integer");
    case KeywordGroup::Text:
        return types.contains("string");
    case KeywordGroup::Arrays:
        return types.contains("array");
    case KeywordGroup::Objects:
        return types.contains("object");
    case KeywordGroup::Composition:
    case KeywordGroup::OpenApi:
    case KeywordGroup::Identity:
        break;
    }
    return false;
}

bool isCommon(QByteArrayView keyword, const QByteArrayList &types)
{
    static constexpr QByteArrayView OfAll[] = {"description", "deprecated", "example",
                                               "examples",    "readOnly",   "writeOnly"};
    static constexpr QByteArrayView OfScalars[] = {"default", "enum", "format"};
    static constexpr QByteArrayView Rare[] = {
        "minContains",      "maxContains",   "contentEncoding", "multipleOf", "contentMediaType", "exclusiveMinimum",
        "exclusiveMaximum", "minProperties", "maxProperties",   "required",   "dependentRequired"};
    const auto isIn = [keyword](std::span<const QByteArrayView> names) {
        return std::find(names.begin(), names.end(), keyword) != names.end();
    };
    const bool isScalar = types.isEmpty() || !(types.contains("object") || types.contains("array"));
    if (isIn(OfAll))
        return true;
    if (isIn(OfScalars))
        return isScalar && (keyword != "format" || types != QByteArrayList{"boolean"});
    const KeywordGroup group = keywordGroup(keyword);
    const bool isOfTypes = group == KeywordGroup::Numbers || group == KeywordGroup::Text ||
                           group == KeywordGroup::Arrays || group == KeywordGroup::Objects;
    return isOfTypes && isUsual(group, types) && !isIn(Rare);
}

} // namespace openapi
