#include "hostiletexts.h"

namespace hostile {

namespace {

/** A schema by itself. */
void plainSchemas(Dice &dice, Input &input)
{
    const HostileSchema made = hostileSchema(dice);
    input.files.insert(u"schema.json"_qs, made.schema);
    input.files.insert(u"data.json"_qs, made.data);
    input.commands += QList<QStringList>{
        {u"validate"_qs, u"--schema"_qs, u"schema.json"_qs, u"data.json"_qs},
        {u"validate"_qs, u"--assert-formats"_qs, u"--format"_qs, u"json"_qs, u"--schema"_qs, u"schema.json"_qs,
         u"data.json"_qs},
        {u"validate"_qs, u"--dialect"_qs, u"3.0"_qs, u"--schema"_qs, u"schema.json"_qs, u"data.json"_qs},
        {u"sample"_qs, u"schema.json"_qs},
        {u"sample"_qs, u"--minimal"_qs, u"--format"_qs, u"yaml"_qs, u"schema.json"_qs},
    };
}

/** A schema in several files. Each refers to the next one several times. */
void schemasInFiles(Dice &dice, Input &input)
{
    const int files = dice.length(2, 300);
    const int fan = dice.between(2, 4);
    for (int i = 0; i < files; ++i) {
        const QByteArray next = object({member(
            "$ref", quoted(QByteArray::number(i + 1 < files || dice.chance(5) ? (i + 1) % files : i) + ".json"))});
        const QByteArray keyword = dice.of(QByteArrayList{"allOf", "oneOf", "anyOf"});
        input.files.insert(QString::number(i) + u".json"_qs,
                           object({member(keyword, array(QByteArrayList(fan, next)))}));
    }
    input.files.insert(u"data.json"_qs, value(dice));
    input.commands += QList<QStringList>{
        {u"validate"_qs, u"--schema"_qs, u"0.json"_qs, u"data.json"_qs},
        {u"sample"_qs, u"0.json"_qs},
        {u"sample"_qs, u"--minimal"_qs, u"0.json"_qs},
    };
}

/** Schemas with examples in a definition. */
void schemasInDefinitions(Dice &dice, Input &input)
{
    QByteArrayList list;
    qsizetype size = 0;
    for (int i = 0, count = dice.length(1, 100); i < count && size < 400'000; ++i) {
        const HostileSchema made = hostileSchema(dice);
        size += made.schema.size() + made.data.size();
        list.append(member("S" + QByteArray::number(i),
                           object({member("allOf", array({made.schema})), member("examples", array({made.data})),
                                   member("default", made.data)})));
    }
    const QByteArray schema = R"({"schema":{"$ref":"#/components/schemas/S0"}})";
    const QByteArray body = object({member("content", object({member("application/json", schema)}))});
    const QByteArray operation = object({member("requestBody", body), R"("responses":{"200":{"description":"ok"}})"});
    input.files.insert(u"api.json"_qs,
                       definition({member("paths", object({member("/a", object({member("post", operation)}))})),
                                   member("components", object({member("schemas", object(list))}))},
                                  dice.of(QByteArrayList{"3.1.0", "3.0.3", "3.2.0"})));
    addDefinitionCommands(input, u"api.json"_qs);
}

constexpr Kind SchemaKinds[] = {
    {"schema", plainSchemas},
    {"schema in files", schemasInFiles},
    {"schemas in a definition", schemasInDefinitions},
    {"another schema", plainSchemas},
};

} // namespace

std::span<const Kind> schemaKinds()
{
    return SchemaKinds;
}

} // namespace hostile
