#include "valueshapes.h"

#include "fieldtext.h"
#include "requestlimits.h"

namespace conformance {

using document::Node;
using openapi::Place;

namespace {

constexpr ValueShapes NoShapes{.scalar = false, .list = false, .object = false};

ValueShapes shapeOfType(const QByteArray &type)
{
    return {.scalar = type != "array" && type != "object", .list = type == "array", .object = type == "object"};
}

ValueShapes united(ValueShapes one, ValueShapes other)
{
    return {one.scalar || other.scalar, one.list || other.list, one.object || other.object};
}

ValueShapes common(ValueShapes one, ValueShapes other)
{
    return {one.scalar && other.scalar, one.list && other.list, one.object && other.object};
}

ValueShapes shapesOfTypes(const Node &type)
{
    ValueShapes shapes = type.isString() ? shapeOfType(type.bytes()) : NoShapes;
    for (qsizetype i = 0; type.isSequence() && i < type.childCount(); ++i)
        shapes = united(shapes, shapeOfType(type.childAt(i).resolved().bytes()));
    return shapes;
}

ValueShapes shapeOfValue(const Node &value)
{
    return {
        .scalar = !value.isMapping() && !value.isSequence(), .list = value.isSequence(), .object = value.isMapping()};
}

ValueShapes shapesOf(const Place &schema, requests::SchemaLook &look, int depth)
{
    const openapi::SetResolution found = look.at(schema);
    ValueShapes shapes;
    if (!found.isResolved() || !found.node.isMapping() || depth > requests::MaximumLookupDepth)
        return shapes;
    if (const Node type = found.node.member("type").resolved(); type.exists())
        shapes = shapesOfTypes(type);
    if (const Node listed = found.node.member("enum").resolved(); listed.isSequence()) {
        ValueShapes values = NoShapes;
        for (qsizetype i = 0; i < listed.childCount(); ++i)
            values = united(values, shapeOfValue(listed.childAt(i).resolved()));
        shapes = common(shapes, values);
    }
    if (const Node constant = found.node.member("const").resolved(); constant.exists())
        shapes = common(shapes, shapeOfValue(constant));
    for (const char *keyword : {"allOf", "oneOf", "anyOf"}) {
        const Node list = found.node.member(keyword).resolved();
        if (!list.isSequence() || list.childCount() == 0)
            continue;
        const bool isAll = QByteArrayView(keyword) == "allOf";
        ValueShapes parts = isAll ? ValueShapes() : NoShapes;
        for (qsizetype i = 0; i < list.childCount(); ++i) {
            const Place part{found.place.address, found.place.pointer.child(keyword).child(i)};
            const ValueShapes own = shapesOf(part, look, depth + 1);
            parts = isAll ? common(parts, own) : united(parts, own);
        }
        shapes = common(shapes, parts);
    }
    return shapes;
}

} // namespace

Shape shapeOf(const Place &schema, requests::SchemaLook &look)
{
    const auto shapeFor = [](const QByteArray &name) {
        return name == "array" ? Shape::List : name == "object" ? Shape::Object : Shape::Scalar;
    };
    const QList<QByteArray> types = look.types(schema);
    for (const QByteArray &type : types) {
        if (const Shape shape = shapeFor(type); shape != Shape::Scalar)
            return shape;
    }
    if (!types.isEmpty())
        return Shape::Scalar;
    if (look.keyword(schema, "properties").exists())
        return Shape::Object;
    return look.keyword(schema, "items").exists() ? Shape::List : Shape::Scalar;
}

document::Value scalarOf(const QByteArray &text, const Place &schema, requests::SchemaLook &look)
{
    if (shapeOf(schema, look) != Shape::Scalar)
        return document::Value::string(text);
    return requests::valueOfText(QString::fromUtf8(text), schema, look);
}

ValueShapes shapesOf(const Place &schema, requests::SchemaLook &look)
{
    return shapesOf(schema, look, 0);
}

} // namespace conformance
