#include "examplefix.h"
#include "memberedit.h"
#include "objectplace.h"
#include "schemaedit.h"
#include "schemaofsamples.h"
#include "schematypes.h"

#include <algorithm>

namespace lint {

using document::Document;
using document::Node;
using document::Pointer;
using document::ScalarType;
using document::Value;
using specification::Version;

namespace {

/** A keyword that is to allow a value. */
struct BrokenKeyword {
    Document &document;
    Pointer schema; ///< With the keyword.
    QByteArray word;
    QByteArray name; ///< Of the property, for keywords about one.
    Node value;

    [[nodiscard]] Pointer place() const { return schema / word; }
    [[nodiscard]] Version version() const { return openapi::versionOf(document.snapshot()); }
};

QByteArray typeNameOf(const Node &value)
{
    if (value.isMapping())
        return "object";
    if (value.isSequence())
        return "array";
    switch (value.scalarType()) {
    case ScalarType::Null:
        return "null";
    case ScalarType::Bool:
        return "boolean";
    case ScalarType::Integer:
        return "integer";
    case ScalarType::Float:
        return "number";
    case ScalarType::String:
        break;
    }
    return "string";
}

base::Result<void> allowType(const BrokenKeyword &broken)
{
    const QByteArray name = typeNameOf(broken.value);
    if (name == "null" && broken.version() == Version::V30)
        return openapi::setMember(broken.document, broken.schema / QByteArray("nullable"), Value::boolean(true));
    const Node types = broken.document.snapshot().at(broken.place());
    if (types.isSequence())
        return broken.document.append(broken.place(), Value::string(name));
    if (name == "null")
        return openapi::setMember(broken.document, broken.place(),
                                  Value::array({Value::string(types.bytes()), Value::string(name)}));
    return openapi::setSchemaType(broken.document, broken.schema, QString::fromLatin1(name));
}

base::Result<void> allowMissing(const BrokenKeyword &broken)
{
    return openapi::setRequired(broken.document, broken.schema, broken.name, false);
}

base::Result<void> allowProperty(const BrokenKeyword &broken)
{
    const auto value = broken.value.value();
    if (!value)
        return value.error();
    const auto dialect = broken.version() == Version::V30 ? schema::Dialect::OpenApi30 : schema::Dialect::Draft202012;
    return openapi::setMember(broken.document, broken.schema / QByteArray("properties") / broken.name,
                              schema::schemaOfSamples({*value}, dialect));
}

base::Result<void> allowInList(const BrokenKeyword &broken)
{
    const auto value = broken.value.value();
    return value ? broken.document.append(broken.place(), *value) : base::Result<void>(value.error());
}

/** The keyword is the value, or its bound. */
base::Result<void> useValue(const BrokenKeyword &broken)
{
    const auto value = broken.value.value();
    return value ? openapi::setMember(broken.document, broken.place(), *value) : base::Result<void>(value.error());
}

/** The bound becomes one that includes the value. */
base::Result<void> useInclusiveBound(const BrokenKeyword &broken)
{
    const Pointer bound = broken.schema / QByteArray(broken.word == "exclusiveMinimum" ? "minimum" : "maximum");
    const document::Snapshot snapshot = broken.document.snapshot();
    const auto value = broken.value.value();
    if (!value)
        return value.error();
    // In 3.0, a flag makes the bound beside it exclusive.
    const bool hasBound = snapshot.at(bound).exists();
    const auto freed = hasBound ? broken.document.remove(broken.place())
                                : broken.document.renameKey(broken.place(), bound.last());
    return freed ? openapi::setMember(broken.document, bound, *value) : freed;
}

base::Result<void> useSize(const BrokenKeyword &broken)
{
    const Node &value = broken.value;
    const bool isText = value.isString();
    const qsizetype size = isText ? value.text().toUcs4().size() : value.childCount();
    return openapi::setMember(broken.document, broken.place(), Value::integer(size));
}

struct SchemaChange {
    const char *word;
    base::Result<void> (*change)(const BrokenKeyword &broken);
};

constexpr SchemaChange SchemaChanges[] = {
    {"type", allowType},
    {"required", allowMissing},
    {"additionalProperties", allowProperty},
    {"unevaluatedProperties", allowProperty},
    {"enum", allowInList},
    {"const", useValue},
    {"minimum", useValue},
    {"maximum", useValue},
    {"exclusiveMinimum", useInclusiveBound},
    {"exclusiveMaximum", useInclusiveBound},
    {"minLength", useSize},
    {"maxLength", useSize},
    {"minItems", useSize},
    {"maxItems", useSize},
    {"minProperties", useSize},
    {"maxProperties", useSize},
};

const SchemaChange *changeFor(const QString &keyword)
{
    const auto *found = std::find_if(std::begin(SchemaChanges), std::end(SchemaChanges),
                                     [&](const SchemaChange &one) { return keyword == QLatin1String(one.word); });
    return found == std::end(SchemaChanges) ? nullptr : found;
}

} // namespace

bool canChangeSchema(const schema::Finding &finding)
{
    return changeFor(finding.keyword) != nullptr;
}

base::Result<void> changeSchema(Document &document, const ExamplePlace &example, const schema::Finding &finding)
{
    const SchemaChange *change = changeFor(finding.keyword);
    if (!change)
        return base::Error{base::ErrorCode::Unsupported, finding.keyword};
    const bool isBroken = document.snapshot().at(finding.schema.pointer).exists();
    if (!isBroken || finding.schema.pointer.last() != finding.keyword.toUtf8())
        return base::Error{base::ErrorCode::NotFound, finding.schema.pointer.toString()};
    return change->change({document, finding.schema.pointer.parent(), finding.keyword.toUtf8(),
                           finding.arguments.value(0).toUtf8(),
                           exampleValue(document.snapshot(), example).at(finding.instance)});
}

} // namespace lint
