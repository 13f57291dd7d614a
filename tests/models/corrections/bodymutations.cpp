#include "bodymutations.h"

#include "document.h"

namespace support {

using document::Document;
using document::Node;
using document::Pointer;
using document::Value;

namespace {

void collect(const Node &node, const Pointer &place, QList<Pointer> &places)
{
    places.append(place);
    for (qsizetype i = 0; i < node.childCount(); ++i)
        collect(node.childAt(i), node.isMapping() ? place.child(node.keyAt(i)) : place.child(i), places);
}

Value otherValue(const Node &node, QRandomGenerator &random)
{
    switch (random.bounded(10)) {
    case 0:
        return {};
    case 1:
        return Value::boolean(true);
    case 2:
        return Value::integer(random.bounded(-2'000'000, 2'000'000));
    case 3:
        return Value::number("1234.5678");
    case 4:
        return Value::string(QByteArray("some other text"));
    case 5:
        return Value::string(QByteArray());
    case 6:
        return Value::string(QByteArray("x").repeated(300));
    case 7:
        return Value::array({Value::string(QByteArray("a")), Value::string(QByteArray("a"))});
    case 8:
        return Value::object({{"some", Value::integer(1)}});
    default: {
        const auto value = node.value();
        return value && value->isString() ? Value::string(value->bytes() + "s") : Value::array();
    }
    }
}

} // namespace

bool mutateBody(http::Body &body, QRandomGenerator &random)
{
    Document document(body.bytes.read(), document::Format::Json);
    const document::Snapshot before = document.snapshot();
    if (!before.isValid() || !before.root().exists() || before.size() == 0)
        return false;
    QList<Pointer> places;
    collect(before.root(), {}, places);
    const Pointer place = places.at(random.bounded(places.size()));
    const Node node = before.at(place);
    const int way = random.bounded(4);
    if (way == 0 && !place.isRoot())
        (void)document.remove(place);
    else if (way == 1 && node.isMapping())
        (void)document.set(place / QByteArray("unheardOf"), otherValue(node, random));
    else if (way == 2 && node.isSequence() && node.childCount() > 0)
        (void)document.append(place, node.childAt(0).value().value());
    else
        (void)document.replaceSubtree(place, otherValue(node, random));
    const QByteArray bytes = document.snapshot().text();
    body = {};
    body.bytes = bytes;
    body.size = bytes.size();
    return bytes != before.text();
}

} // namespace support
