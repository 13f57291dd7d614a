#include "apivariant.h"

#include "additions.h"

#include <QTest>

namespace support {

using document::Document;
using document::Format;
using document::Pointer;
using document::Value;

namespace {

QByteArray written(const Value &value, ApiVariant::Layout layout)
{
    if (layout == ApiVariant::Layout::Json)
        return value.toJson(2) + '\n';
    if (layout == ApiVariant::Layout::YamlFlow)
        return value.toJson() + '\n';
    drafts::Additions additions;
    for (const auto &[key, member] : value.members())
        additions.append({{key}, member});
    return drafts::textOf(additions, Format::Yaml);
}

Value valueOf(const Document &document)
{
    return document.snapshot().root().value().value();
}

} // namespace

QString ApiVariant::name() const
{
    static const QStringList layouts = {u"json"_qs, u"block"_qs, u"flow"_qs};
    static const QStringList holders = {u"place"_qs, u"component"_qs, u"file"_qs};
    return QString::fromUtf8(version) + u' ' + layouts.at(int(layout)) + u' ' + holders.at(int(holder));
}

QList<ApiVariant> variantsOf(const QList<QByteArray> &versions)
{
    QList<ApiVariant> variants;
    for (const QByteArray &version : versions) {
        for (const auto layout :
             {ApiVariant::Layout::Json, ApiVariant::Layout::YamlBlock, ApiVariant::Layout::YamlFlow}) {
            for (const auto holder :
                 {ApiVariant::Holder::Place, ApiVariant::Holder::Component, ApiVariant::Holder::OtherFile})
                variants.append({version, layout, holder});
        }
    }
    return variants;
}

std::shared_ptr<const description::Description> describedAs(const ApiVariant &variant, const QByteArray &json,
                                                            const QList<MovedObject> &moved)
{
    const auto rest = Value::fromJson(json);
    if (!rest)
        qFatal("%s", json.constData());
    const QList<Value::Member> head{{"openapi", Value::string(variant.version)},
                                    {"info", Value::fromJson(R"({"title": "T", "version": "1"})").value()}};
    Document entry(Value::object(head + rest->members()).toJson(), Format::Json);
    Document parts("{}", Format::Json);
    const QByteArray suffix = variant.layout == ApiVariant::Layout::Json ? ".json" : ".yaml";
    int number = 0;
    for (const MovedObject &object : moved) {
        if (variant.holder == ApiVariant::Holder::Place)
            break;
        const QByteArray name = "Moved" + (number++ == 0 ? QByteArray() : QByteArray::number(number));
        const bool isHere = variant.holder == ApiVariant::Holder::Component;
        const auto value = entry.snapshot().at(object.place).value();
        const Pointer place = isHere ? Pointer{"components", object.kind, name} : Pointer{name};
        (void)(isHere ? entry : parts).set(place, *value);
        const QByteArray reference = (isHere ? QByteArray() : "parts" + suffix) + '#' + place.toString().toUtf8();
        (void)entry.replaceSubtree(object.place, Value::object({{"$ref", Value::string(reference)}}));
    }
    const Format format = variant.layout == ApiVariant::Layout::Json ? Format::Json : Format::Yaml;
    const auto referenced = [&](const char *address, const Document &document) {
        const QByteArray text = written(valueOf(document), variant.layout);
        return std::make_shared<const openapi::ReferencedDocument>(QString::fromUtf8(address + suffix),
                                                                   document::Snapshot::parse(text, format));
    };
    const auto main = referenced("/api/openapi", entry);
    const auto other = referenced("/api/parts", parts);
    return std::make_shared<const description::Description>(main, openapi::DocumentSet({main, other}));
}

} // namespace support
