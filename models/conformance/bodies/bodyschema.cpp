#include "bodyschema.h"

namespace conformance {

using openapi::Place;

BodySchema bodySchemaOf(requests::SchemaLook &look, const description::Description &description, const Place &content,
                        specification::Version version)
{
    BodySchema schema{{content.address, content.pointer.child("schema")}, {}, version, {}, content};
    const openapi::SetResolution described = look.at(schema.place);
    if (described.isResolved())
        schema.component = description.nameOfSchema(described.place);
    const Place item{content.address, content.pointer.child("itemSchema")};
    if (specification::Since32.contain(version) && look.at(item).node.exists())
        schema.item = item;
    return schema;
}

bool hasSchema(requests::SchemaLook &look, const BodySchema &schema)
{
    return look.at(schema.place).node.exists() || requests::isPlace(schema.item);
}

} // namespace conformance
