#pragma once

#include "fieldtypes.h"

/** The rows of the specification's table for schemas: the keywords of OpenAPI 3.0, and of JSON Schema 2020-12 from 3.1
 * on. */
namespace specification::rows {

inline constexpr const char *SchemaTypes30[] = {"array", "boolean", "integer", "number", "object", "string"};
inline constexpr const char *SchemaTypes[] = {"array", "boolean", "integer", "null", "number", "object", "string"};

inline constexpr Field RequiredListEntry = {"property", Plain.list(), "The properties that this property needs."};

inline constexpr Field SchemaFields[] = {
    // Identity and references
    {"$ref", UriReference, "The place of a schema that applies too.", None, Since31},
    {"$schema", Url, "The dialect of the schema.", None, Since31},
    {"$id", UriReference, "The URI of the schema, the base for relative references.", None, Since31},
    {"$anchor", Plain, "A name by which references find the schema.", None, Since31},
    {"$dynamicRef", UriReference, "A reference to the outermost schema with this dynamic anchor.", None, Since31},
    {"$dynamicAnchor", Plain, "A name that $dynamicRef finds.", None, Since31},
    {"$vocabulary", Boolean.map(), "The vocabularies of a dialect, in its meta-schema.", None, Since31},
    {"$comment", Plain, "A note for those who maintain the schema.", None, Since31},
    {"$defs", Schema.map(), "Schemas that this one refers to.", None, Since31},
    // Annotations
    {"title", Plain, "A short name of the schema."},
    {"description", Markdown, "What the value means."},
    {"default", Any, "The value that is assumed when there is none."},
    {"examples", Any.list(), "Examples of the value.", None, Since31},
    {"example", Any, "An example of the value.", None, All, Since31},
    {"deprecated", Boolean, "True if clients should no longer use the value."},
    {"readOnly", Boolean, "True if the value is only in responses."},
    {"writeOnly", Boolean, "True if the value is only in requests."},
    {"externalDocs", an(ObjectKind::ExternalDocumentation), "More documentation of the schema."},
    // Any type
    {"type", oneOf(SchemaTypes30), "The type of the value.", None, Until30},
    {"type", oneOf(SchemaTypes).oneOrList(), "The type of the value, or a list of types.", None, Since31},
    {"nullable", Boolean, "True if the value can be null.", None, Until30},
    {"enum", Any.list(), "The values that are allowed."},
    {"const", Any, "The only value that is allowed.", None, Since31},
    {"format", Plain, "A form of the value, such as date-time or int32."},
    // Numbers
    {"multipleOf", Number, "The value is a multiple of this number, which is greater than zero."},
    {"minimum", Number, "The smallest value."},
    {"maximum", Number, "The greatest value."},
    {"exclusiveMinimum", Boolean, "True if the value must not be equal to minimum.", None, Until30},
    {"exclusiveMaximum", Boolean, "True if the value must not be equal to maximum.", None, Until30},
    {"exclusiveMinimum", Number, "The value is greater than this number.", None, Since31},
    {"exclusiveMaximum", Number, "The value is less than this number.", None, Since31},
    // Texts
    {"minLength", Integer, "The smallest number of characters."},
    {"maxLength", Integer, "The greatest number of characters."},
    {"pattern", Pattern, "A regular expression that the text must match."},
    {"contentEncoding", Plain, "How the text encodes binary data, such as base64.", None, Since31},
    {"contentMediaType", Plain, "The media type of the text's content.", None, Since31},
    {"contentSchema", Schema, "The schema of the text's content.", None, Since31},
    // Lists
    {"items", Schema, "The schema of the items."},
    {"prefixItems", Schema.nonEmptyList(), "The schemas of the first items, by position.", None, Since31},
    {"contains", Schema, "The schema of at least one item.", None, Since31},
    {"minContains", Integer, "The smallest number of items that match contains.", None, Since31},
    {"maxContains", Integer, "The greatest number of items that match contains.", None, Since31},
    {"minItems", Integer, "The smallest number of items."},
    {"maxItems", Integer, "The greatest number of items."},
    {"uniqueItems", Boolean, "True if no two items are equal."},
    {"unevaluatedItems", Schema, "The schema of items that no other keyword describes.", None, Since31},
    // Objects
    {"properties", Schema.map(), "The schemas of properties by their names."},
    {"required", Plain.nonEmptyList(), "The properties that must be there.", None, Until30},
    {"required", Plain.list(), "The properties that must be there.", None, Since31},
    {"patternProperties", Schema.map(), "The schemas of properties whose names match a regular expression.", None,
     Since31},
    {"additionalProperties",
     {.is = Is::Object, .object = ObjectKind::Schema, .reference = Until30, .boolean = All},
     "The schema of all other properties, or whether there can be any."},
    {"propertyNames", Schema, "The schema of the names of properties.", None, Since31},
    {"minProperties", Integer, "The smallest number of properties."},
    {"maxProperties", Integer, "The greatest number of properties."},
    {"dependentRequired", an(ObjectKind::RequiredLists), "Properties that must be there when another one is.", None,
     Since31},
    {"dependentSchemas", Schema.map(), "Schemas that apply when a property is there.", None, Since31},
    {"unevaluatedProperties", Schema, "The schema of properties that no other keyword describes.", None, Since31},
    // Combinations
    {"allOf", Schema.nonEmptyList(), "All of these schemas apply."},
    {"anyOf", Schema.nonEmptyList(), "At least one of these schemas applies."},
    {"oneOf", Schema.nonEmptyList(), "Exactly one of these schemas applies."},
    {"not", Schema, "This schema must not apply."},
    {"if", Schema, "Chooses between then and else.", None, Since31},
    {"then", Schema, "Applies if the schema of if does.", None, Since31},
    {"else", Schema, "Applies if the schema of if does not.", None, Since31},
    {"discriminator", an(ObjectKind::Discriminator), "The property that says which schema a value has."},
    {"xml", an(ObjectKind::Xml), "How the value is written in XML."},
};

inline constexpr Field DiscriminatorFields[] = {
    {"propertyName", Plain, "The name of the property that says which schema a value has.", All},
    {"mapping", Plain.map(), "Schemas by the value of the property."},
    {"defaultMapping", Plain, "The schema when the property is missing or its value has no mapping.", None, Since32},
};

inline constexpr const char *XmlNodeTypes[] = {"element", "attribute", "text", "cdata", "none"};
inline constexpr Field XmlFields[] = {
    {"nodeType", oneOf(XmlNodeTypes), "The kind of node in the XML document.", None, Since32},
    {"name", Plain, "The name of the element or attribute."},
    {"namespace", Url, "The URI of the namespace."},
    {"prefix", Plain, "The prefix of the name."},
    {"attribute", Boolean, "True if the property is an attribute.", None, All, Since32},
    {"wrapped", Boolean, "True if a list has an element around its items.", None, All, Since32},
};
inline constexpr const char *NodeTypeOrAttribute[] = {"nodeType", "attribute"};
inline constexpr const char *NodeTypeOrWrapped[] = {"nodeType", "wrapped"};
inline constexpr Condition XmlConditions[] = {
    {Condition::Kind::AtMostOne, NodeTypeOrAttribute, nullptr, {}, {}, Since32},
    {Condition::Kind::AtMostOne, NodeTypeOrWrapped, nullptr, {}, {}, Since32},
};

} // namespace specification::rows
