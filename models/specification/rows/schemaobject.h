#pragma once

#include "fieldtypes.h"

/** The rows of the specification's table for schemas: the keywords of OpenAPI 3.0, and of JSON Schema 2020-12 from 3.1
 * on. */
namespace specification::rows {

inline constexpr const char *SchemaTypes30[] = {"array", "boolean", "integer", "number", "object", "string"};
inline constexpr const char *SchemaTypes[] = {"array", "boolean", "integer", "null", "number", "object", "string"};

inline constexpr Field RequiredListEntry = {
    "property", Plain.list(), QT_TRANSLATE_NOOP("Specification", "The properties that this property needs.")};

inline constexpr Field SchemaFields[] = {
    // Identity and references
    {"$ref", UriReference, QT_TRANSLATE_NOOP("Specification", "The place of a schema that applies too."), None,
     Since31},
    {"$schema", Url, QT_TRANSLATE_NOOP("Specification", "The dialect of the schema."), None, Since31},
    {"$id", UriReference,
     QT_TRANSLATE_NOOP("Specification", "The URI of the schema, the base for relative references."), None, Since31},
    {"$anchor", Plain, QT_TRANSLATE_NOOP("Specification", "A name by which references find the schema."), None,
     Since31},
    {"$dynamicRef", UriReference,
     QT_TRANSLATE_NOOP("Specification", "A reference to the outermost schema with this dynamic anchor."), None,
     Since31},
    {"$dynamicAnchor", Plain, QT_TRANSLATE_NOOP("Specification", "A name that $dynamicRef finds."), None, Since31},
    {"$vocabulary", Boolean.map(),
     QT_TRANSLATE_NOOP("Specification", "The vocabularies of a dialect, in its meta-schema."), None, Since31},
    {"$comment", Plain, QT_TRANSLATE_NOOP("Specification", "A note for those who maintain the schema."), None, Since31},
    {"$defs", Schema.map(), QT_TRANSLATE_NOOP("Specification", "Schemas that this one refers to."), None, Since31},
    // Annotations
    {"title", Plain, QT_TRANSLATE_NOOP("Specification", "A short name of the schema.")},
    {"description", Markdown, QT_TRANSLATE_NOOP("Specification", "What the value means.")},
    {"default", Any, QT_TRANSLATE_NOOP("Specification", "The value that is assumed when there is none.")},
    {"examples", Any.list(), QT_TRANSLATE_NOOP("Specification", "Examples of the value."), None, Since31},
    {"example", Any, QT_TRANSLATE_NOOP("Specification", "An example of the value."), None, All, Since31},
    {"deprecated", Boolean, QT_TRANSLATE_NOOP("Specification", "True if clients should no longer use the value.")},
    {"readOnly", Boolean, QT_TRANSLATE_NOOP("Specification", "True if the value is only in responses.")},
    {"writeOnly", Boolean, QT_TRANSLATE_NOOP("Specification", "True if the value is only in requests.")},
    {"externalDocs", an(ObjectKind::ExternalDocumentation),
     QT_TRANSLATE_NOOP("Specification", "More documentation of the schema.")},
    // Any type
    {"type", oneOf(SchemaTypes30), QT_TRANSLATE_NOOP("Specification", "The type of the value."), None, Until30},
    {"type", oneOf(SchemaTypes).oneOrList(),
     QT_TRANSLATE_NOOP("Specification", "The type of the value, or a list of types."), None, Since31},
    {"nullable", Boolean, QT_TRANSLATE_NOOP("Specification", "True if the value can be null."), None, Until30},
    {"enum", Any.list(), QT_TRANSLATE_NOOP("Specification", "The values that are allowed.")},
    {"const", Any, QT_TRANSLATE_NOOP("Specification", "The only value that is allowed."), None, Since31},
    {"format", Plain, QT_TRANSLATE_NOOP("Specification", "A form of the value, such as date-time or int32.")},
    // Numbers
    {"multipleOf", Number,
     QT_TRANSLATE_NOOP("Specification", "The value is a multiple of this number, which is greater than zero.")},
    {"minimum", Number, QT_TRANSLATE_NOOP("Specification", "The smallest value.")},
    {"maximum", Number, QT_TRANSLATE_NOOP("Specification", "The greatest value.")},
    {"exclusiveMinimum", Boolean, QT_TRANSLATE_NOOP("Specification", "True if the value must not be equal to minimum."),
     None, Until30},
    {"exclusiveMaximum", Boolean, QT_TRANSLATE_NOOP("Specification", "True if the value must not be equal to maximum."),
     None, Until30},
    {"exclusiveMinimum", Number, QT_TRANSLATE_NOOP("Specification", "The value is greater than this number."), None,
     Since31},
    {"exclusiveMaximum", Number, QT_TRANSLATE_NOOP("Specification", "The value is less than this number."), None,
     Since31},
    // Texts
    {"minLength", Integer, QT_TRANSLATE_NOOP("Specification", "The smallest number of characters.")},
    {"maxLength", Integer, QT_TRANSLATE_NOOP("Specification", "The greatest number of characters.")},
    {"pattern", Pattern, QT_TRANSLATE_NOOP("Specification", "A regular expression that the text must match.")},
    {"contentEncoding", Plain, QT_TRANSLATE_NOOP("Specification", "How the text encodes binary data, such as base64."),
     None, Since31},
    {"contentMediaType", Plain, QT_TRANSLATE_NOOP("Specification", "The media type of the text's content."), None,
     Since31},
    {"contentSchema", Schema, QT_TRANSLATE_NOOP("Specification", "The schema of the text's content."), None, Since31},
    // Lists
    {"items", Schema, QT_TRANSLATE_NOOP("Specification", "The schema of the items.")},
    {"prefixItems", Schema.nonEmptyList(),
     QT_TRANSLATE_NOOP("Specification", "The schemas of the first items, by position."), None, Since31},
    {"contains", Schema, QT_TRANSLATE_NOOP("Specification", "The schema of at least one item."), None, Since31},
    {"minContains", Integer, QT_TRANSLATE_NOOP("Specification", "The smallest number of items that match contains."),
     None, Since31},
    {"maxContains", Integer, QT_TRANSLATE_NOOP("Specification", "The greatest number of items that match contains."),
     None, Since31},
    {"minItems", Integer, QT_TRANSLATE_NOOP("Specification", "The smallest number of items.")},
    {"maxItems", Integer, QT_TRANSLATE_NOOP("Specification", "The greatest number of items.")},
    {"uniqueItems", Boolean, QT_TRANSLATE_NOOP("Specification", "True if no two items are equal.")},
    {"unevaluatedItems", Schema,
     QT_TRANSLATE_NOOP("Specification", "The schema of items that no other keyword describes."), None, Since31},
    // Objects
    {"properties", Schema.map(), QT_TRANSLATE_NOOP("Specification", "The schemas of properties by their names.")},
    {"required", Plain.nonEmptyList(), QT_TRANSLATE_NOOP("Specification", "The properties that must be there."), None,
     Until30},
    {"required", Plain.list(), QT_TRANSLATE_NOOP("Specification", "The properties that must be there."), None, Since31},
    {"patternProperties", Schema.map(),
     QT_TRANSLATE_NOOP("Specification", "The schemas of properties whose names match a regular expression."), None,
     Since31},
    {"additionalProperties",
     {.is = Is::Object, .object = ObjectKind::Schema, .reference = Until30, .boolean = All},
     QT_TRANSLATE_NOOP("Specification", "The schema of all other properties, or whether there can be any.")},
    {"propertyNames", Schema, QT_TRANSLATE_NOOP("Specification", "The schema of the names of properties."), None,
     Since31},
    {"minProperties", Integer, QT_TRANSLATE_NOOP("Specification", "The smallest number of properties.")},
    {"maxProperties", Integer, QT_TRANSLATE_NOOP("Specification", "The greatest number of properties.")},
    {"dependentRequired", an(ObjectKind::RequiredLists),
     QT_TRANSLATE_NOOP("Specification", "Properties that must be there when another one is."), None, Since31},
    {"dependentSchemas", Schema.map(),
     QT_TRANSLATE_NOOP("Specification", "Schemas that apply when a property is there."), None, Since31},
    {"unevaluatedProperties", Schema,
     QT_TRANSLATE_NOOP("Specification", "The schema of properties that no other keyword describes."), None, Since31},
    // Combinations
    {"allOf", Schema.nonEmptyList(), QT_TRANSLATE_NOOP("Specification", "All of these schemas apply.")},
    {"anyOf", Schema.nonEmptyList(), QT_TRANSLATE_NOOP("Specification", "At least one of these schemas applies.")},
    {"oneOf", Schema.nonEmptyList(), QT_TRANSLATE_NOOP("Specification", "Exactly one of these schemas applies.")},
    {"not", Schema, QT_TRANSLATE_NOOP("Specification", "This schema must not apply.")},
    {"if", Schema, QT_TRANSLATE_NOOP("Specification", "Chooses between then and else."), None, Since31},
    {"then", Schema, QT_TRANSLATE_NOOP("Specification", "Applies if the schema of if does."), None, Since31},
    {"else", Schema, QT_TRANSLATE_NOOP("Specification", "Applies if the schema of if does not."), None, Since31},
    {"discriminator", an(ObjectKind::Discriminator),
     QT_TRANSLATE_NOOP("Specification", "The property that says which schema a value has.")},
    {"xml", an(ObjectKind::Xml), QT_TRANSLATE_NOOP("Specification", "How the value is written in XML.")},
};

inline constexpr Field DiscriminatorFields[] = {
    {"propertyName", Plain,
     QT_TRANSLATE_NOOP("Specification", "The name of the property that says which schema a value has."), All},
    {"mapping", Plain.map(), QT_TRANSLATE_NOOP("Specification", "Schemas by the value of the property.")},
    {"defaultMapping", Plain,
     QT_TRANSLATE_NOOP("Specification", "The schema when the property is missing or its value has no mapping."), None,
     Since32},
};

inline constexpr const char *XmlNodeTypes[] = {"element", "attribute", "text", "cdata", "none"};
inline constexpr Field XmlFields[] = {
    {"nodeType", oneOf(XmlNodeTypes), QT_TRANSLATE_NOOP("Specification", "The kind of node in the XML document."), None,
     Since32},
    {"name", Plain, QT_TRANSLATE_NOOP("Specification", "The name of the element or attribute.")},
    {"namespace", Url, QT_TRANSLATE_NOOP("Specification", "The URI of the namespace.")},
    {"prefix", Plain, QT_TRANSLATE_NOOP("Specification", "The prefix of the name.")},
    {"attribute", Boolean, QT_TRANSLATE_NOOP("Specification", "True if the property is an attribute."), None, All,
     Since32},
    {"wrapped", Boolean, QT_TRANSLATE_NOOP("Specification", "True if a list has an element around its items."), None,
     All, Since32},
};
inline constexpr const char *NodeTypeOrAttribute[] = {"nodeType", "attribute"};
inline constexpr const char *NodeTypeOrWrapped[] = {"nodeType", "wrapped"};
inline constexpr Condition XmlConditions[] = {
    {Condition::Kind::AtMostOne, NodeTypeOrAttribute, nullptr, {}, {}, Since32},
    {Condition::Kind::AtMostOne, NodeTypeOrWrapped, nullptr, {}, {}, Since32},
};

} // namespace specification::rows
