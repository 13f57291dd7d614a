#include "metaschema.h"

namespace schema {

namespace {

constexpr char MetaSchemaText[] = R"({
"$schema": "https://json-schema.org/draft/2020-12/schema",
"$id": "https://json-schema.org/draft/2020-12/schema",
"$dynamicAnchor": "meta",
"type": ["object", "boolean"],
"$defs": {
  "schemas": {"type": "object", "additionalProperties": {"$dynamicRef": "#meta"}},
  "list": {"type": "array", "minItems": 1, "items": {"$dynamicRef": "#meta"}},
  "count": {"type": "integer", "minimum": 0},
  "names": {"type": "array", "items": {"type": "string"}, "uniqueItems": true},
  "typeName": {"enum": ["array", "boolean", "integer", "null", "number", "object", "string"]},
  "anchor": {"type": "string", "pattern": "^[A-Za-z_][-A-Za-z0-9._]*$"}
},
"properties": {
  "$id": {"type": "string", "format": "uri-reference", "pattern": "^[^#]*#?$"},
  "$schema": {"type": "string", "format": "uri"},
  "$ref": {"type": "string", "format": "uri-reference"},
  "$anchor": {"$ref": "#/$defs/anchor"},
  "$dynamicRef": {"type": "string", "format": "uri-reference"},
  "$dynamicAnchor": {"$ref": "#/$defs/anchor"},
  "$vocabulary": {"type": "object", "propertyNames": {"type": "string", "format": "uri"}, "additionalProperties": {"type": "boolean"}},
  "$comment": {"type": "string"},
  "$defs": {"$ref": "#/$defs/schemas"},
  "definitions": {"$ref": "#/$defs/schemas"},
  "prefixItems": {"$ref": "#/$defs/list"},
  "items": {"$dynamicRef": "#meta"},
  "contains": {"$dynamicRef": "#meta"},
  "additionalProperties": {"$dynamicRef": "#meta"},
  "properties": {"$ref": "#/$defs/schemas"},
  "patternProperties": {"$ref": "#/$defs/schemas", "propertyNames": {"format": "regex"}},
  "dependentSchemas": {"$ref": "#/$defs/schemas"},
  "propertyNames": {"$dynamicRef": "#meta"},
  "if": {"$dynamicRef": "#meta"},
  "then": {"$dynamicRef": "#meta"},
  "else": {"$dynamicRef": "#meta"},
  "allOf": {"$ref": "#/$defs/list"},
  "anyOf": {"$ref": "#/$defs/list"},
  "oneOf": {"$ref": "#/$defs/list"},
  "not": {"$dynamicRef": "#meta"},
  "unevaluatedItems": {"$dynamicRef": "#meta"},
  "unevaluatedProperties": {"$dynamicRef": "#meta"},
  "type": {"anyOf": [{"$ref": "#/$defs/typeName"}, {"type": "array", "items": {"$ref": "#/$defs/typeName"}, "minItems": 1, "uniqueItems": true}]},
  "const": true,
  "enum": {"type": "array"},
  "multipleOf": {"type": "number", "exclusiveMinimum": 0},
  "maximum": {"type": "number"},
  "exclusiveMaximum": {"type": "number"},
  "minimum": {"type": "number"},
  "exclusiveMinimum": {"type": "number"},
  "maxLength": {"$ref": "#/$defs/count"},
  "minLength": {"$ref": "#/$defs/count"},
  "pattern": {"type": "string", "format": "regex"},
  "maxItems": {"$ref": "#/$defs/count"},
  "minItems": {"$ref": "#/$defs/count"},
  "uniqueItems": {"type": "boolean"},
  "maxContains": {"$ref": "#/$defs/count"},
  "minContains": {"$ref": "#/$defs/count"},
  "maxProperties": {"$ref": "#/$defs/count"},
  "minProperties": {"$ref": "#/$defs/count"},
  "required": {"$ref": "#/$defs/names"},
  "dependentRequired": {"type": "object", "additionalProperties": {"$ref": "#/$defs/names"}},
  "title": {"type": "string"},
  "description": {"type": "string"},
  "default": true,
  "deprecated": {"type": "boolean"},
  "readOnly": {"type": "boolean"},
  "writeOnly": {"type": "boolean"},
  "examples": {"type": "array", "items": true},
  "format": {"type": "string"},
  "contentEncoding": {"type": "string"},
  "contentMediaType": {"type": "string"},
  "contentSchema": {"$dynamicRef": "#meta"}
}})";

} // namespace

const document::Snapshot &metaSchema()
{
    static const document::Snapshot snapshot = document::Snapshot::parse(MetaSchemaText, document::Format::Json);
    return snapshot;
}

} // namespace schema
