#include "exampletexts.h"

#include <algorithm>

namespace requests {

using document::Node;
using openapi::Place;

namespace {

std::optional<document::Value> valueOf(const Node &node)
{
    const auto value = node.exists() ? node.mergedValue() : base::Result<document::Value>(base::Error{});
    return value ? std::optional(*value) : std::nullopt;
}

/** An entry of `examples`. */
std::optional<ExampleText> entryOf(openapi::ReferenceResolver &resolver, const Place &place, const QByteArray &name)
{
    const Node object = resolver.resolve(place).node;
    const Node serialized = object.member("serializedValue").resolved();
    const Node data = object.member("dataValue").resolved();
    ExampleText example{name, valueOf(data.exists() ? data : object.member("value").resolved()), {}};
    if (serialized.isString())
        example.serialized = serialized.bytes();
    return example.value || example.serialized ? std::optional(example) : std::nullopt;
}

} // namespace

std::optional<ExampleText> exampleOf(openapi::ReferenceResolver &resolver, const Place &holder, const QByteArray &name)
{
    const auto text = resolver.textOf(holder.address);
    const Node object = text ? text->at(holder.pointer).resolved() : Node();
    const Node examples = object.member("examples").resolved();
    const Place list{holder.address, holder.pointer.child("examples")};
    if (!name.isEmpty() && examples.isMapping() && examples.member(name).exists()) {
        if (const auto named = entryOf(resolver, {list.address, list.pointer.child(name)}, name))
            return named;
    }
    if (const auto value = valueOf(object.member("example").resolved()))
        return ExampleText{{}, value, {}};
    for (qsizetype i = 0; examples.isMapping() && i < examples.childCount(); ++i) {
        const QByteArray key = examples.keyAt(i);
        if (const auto entry = entryOf(resolver, {list.address, list.pointer.child(key)}, key))
            return entry;
    }
    return std::nullopt;
}

QList<QByteArray> exampleNames(openapi::ReferenceResolver &resolver, const Place &holder)
{
    const auto text = resolver.textOf(holder.address);
    const Node examples = text ? text->at(holder.pointer).resolved().member("examples").resolved() : Node();
    QList<QByteArray> names;
    for (qsizetype i = 0; examples.isMapping() && i < std::min(examples.childCount(), MaximumExampleNames); ++i) {
        const QByteArray key = examples.keyAt(i);
        if (entryOf(resolver, {holder.address, holder.pointer / document::Pointer{"examples", key}}, key))
            names.append(key);
    }
    return names;
}

} // namespace requests
