#include "requestvalue.h"

namespace savedrequests {

using document::Pointer;
using document::Value;

namespace {

void collect(const Value &value, const Pointer &place, QList<Marker> &markers)
{
    if (std::optional<Marker> marker = markerOf(value)) {
        marker->place = place;
        markers.append(*marker);
        return;
    }
    for (qsizetype i = 0; i < value.items().size(); ++i)
        collect(value.items().at(i), place.child(i), markers);
    for (const Value::Member &member : value.members())
        collect(member.second, place.child(member.first), markers);
}

} // namespace

std::optional<Marker> markerOf(const Value &value)
{
    const QList<Value::Member> &members = value.members();
    if (members.size() == 1 && members.first().first == "secret" && members.first().second.isString()) {
        Marker marker;
        marker.secret = members.first().second.text();
        return marker;
    }
    if (members.size() != 2 || !value.member("from").isString() || !value.member("pointer").isString())
        return std::nullopt;
    const std::optional<Pointer> pointer = Pointer::parse(value.member("pointer").text());
    if (!pointer || value.member("from").bytes().isEmpty())
        return std::nullopt;
    Marker marker;
    marker.request = value.member("from").text();
    marker.pointer = *pointer;
    return marker;
}

QList<Marker> markersIn(const Value &value)
{
    QList<Marker> markers;
    collect(value, {}, markers);
    return markers;
}

bool hasMarkers(const Value &value)
{
    return !markersIn(value).isEmpty();
}

Value filled(const Value &value, const std::function<Value(const Marker &)> &valueOf)
{
    if (const std::optional<Marker> marker = markerOf(value))
        return valueOf(*marker);
    if (value.type() == Value::Type::Array) {
        QList<Value> items;
        for (const Value &item : value.items())
            items.append(filled(item, valueOf));
        return Value::array(items);
    }
    if (value.type() == Value::Type::Object) {
        QList<Value::Member> members;
        for (const Value::Member &member : value.members())
            members.append({member.first, filled(member.second, valueOf)});
        return Value::object(members);
    }
    return value;
}

Value secretMarker(const QString &reference)
{
    return Value::object({{"secret", Value::string(reference)}});
}

} // namespace savedrequests
