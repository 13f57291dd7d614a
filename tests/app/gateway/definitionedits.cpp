#include "definitionedits.h"

namespace support {
namespace {

using document::Pointer;
using document::Value;

/** A place of the definition and the values that it may get. A place that is chosen more often has more weight. */
struct Place {
    Pointer pointer;
    QList<Value> values;
    int weight = 1;
};

Value text(const char *utf8)
{
    return Value::string(QByteArray(utf8));
}

Value security(const char *scheme)
{
    return Value::array({Value::object({{scheme, Value::array()}})});
}

Value upstreamAt(quint16 port, const char *rest)
{
    return Value::string("http://127.0.0.1:" + QByteArray::number(port) + rest);
}

QList<Place> placesOf(const SamplePorts &ports)
{
    const Pointer gateway{"x-vendor-api-gateway"};
    const Pointer authentication = gateway / "upstream" / "authentication";
    const Pointer basic = authentication / "basicAuth";
    const Pointer clients = gateway / "server" / "authentication";
    const QList<Value> mostlyOn{Value::boolean(true), Value::boolean(true), Value::boolean(false), text("yes")};
    const QList<Value> either{Value::boolean(true), Value::boolean(false)};
    return {
        {gateway / "info" / "name", {text("pets"), text("a \"b\""), text("")}},
        {gateway / "info" / "state" / "active",
         {Value::boolean(true), Value::boolean(true), Value::boolean(true), Value::boolean(false), text("yes")}},
        {gateway / "server" / "listenPath" / "value",
         {text("/"), text("/"), text("/"), text("/a/"), text("/a"), text("a/b/"), text("/a/b/c"), text("/{id}/"),
          text("/b/c/"), text("/c%20d/"), text("/{id:[0-9]+}/x"), text("/f/"), text(""), text("/{id"),
          Value::integer(7)},
         4},
        {gateway / "server" / "listenPath" / "strip", either, 2},
        {gateway / "upstream" / "url",
         {upstreamAt(ports.upstream, ""), upstreamAt(ports.upstream, "/"), upstreamAt(ports.upstream, "/base"),
          upstreamAt(ports.upstream, "/base/"), upstreamAt(ports.upstream, "/b%2Fc?k=1"),
          upstreamAt(ports.upstream, "?k"), upstreamAt(ports.upstream, "/env://USER"), upstreamAt(ports.closed, "/"),
          upstreamAt(ports.gateway, "/"), text("http://kim:s3cret@127.0.0.1/"), text("/no/host"), text(""),
          text("env://USER"), text("env://MISSING")},
         5},
        {authentication / "enabled", mostlyOn, 2},
        {basic / "enabled", mostlyOn, 2},
        {basic / "username", {text("up"), text("env://USER"), text("env://MISSING"), text("a:b"), text("")}},
        {basic / "password", {text("s3cret"), text("env://PASSWORD"), text("env://MISSING"), text("ü:"), text("")}},
        {basic / "header" / "enabled", either},
        {basic / "header" / "name",
         {text("X-Up"), text("X-Forwarded-For"), text("Host"), text("no token"), text(""), text("env://USER")}},
        {authentication / "oauth" / "enabled", either},
        {clients / "enabled", mostlyOn, 2},
        {clients / "securitySchemes" / "basic" / "enabled", either},
        {{"security"}, {security("basic"), security("basic"), security("key"), security("none"), Value::array()}},
        {{"components", "securitySchemes", "basic", "scheme"}, {text("basic"), text("Basic"), text("bearer")}},
        {{"info", "title"}, {text("Pets"), text("Other pets")}},
    };
}

} // namespace

QByteArray plainDefinition(const SamplePorts &ports)
{
    return R"(openapi: 3.0.3
info: {title: Pets, version: '1'}
security: [{basic: []}]
paths:
  /x/{id}:
    get: {responses: {'200': {description: OK}}}
components:
  securitySchemes: {basic: {type: http, scheme: basic}, key: {type: apiKey, in: header, name: X-Key}}
x-vendor-api-gateway:
  info: {name: pets, state: {active: true}}
  server: {listenPath: {value: /a/, strip: true}}
  upstream:
    url: http://127.0.0.1:)" +
           QByteArray::number(ports.upstream) + "/\n";
}

void editAtRandom(document::Document &document, const SamplePorts &ports, std::minstd_rand &random)
{
    const auto below = [&](qsizetype count) { return static_cast<qsizetype>(random()) % count; };
    if (below(8) == 0) {
        document.undo();
        return;
    }
    QList<Place> weighted;
    for (const Place &place : placesOf(ports)) {
        for (int times = 0; times < place.weight; ++times)
            weighted.append(place);
    }
    const Place &place = weighted.at(below(weighted.size()));
    [[maybe_unused]] const bool isSet = bool(document.set(place.pointer, place.values.at(below(place.values.size()))));
    Q_ASSERT(isSet);
}

} // namespace support
