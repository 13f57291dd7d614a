#include "hostiletexts.h"

namespace hostile {

namespace {

const QString EntryFile = u"api.json"_qs;
const QByteArray PlainResponses = R"("responses":{"200":{"description":"ok"}})";

QByteArray reference(const QByteArray &to)
{
    return object({member("$ref", quoted(to))});
}

QByteArray fileName(int number)
{
    return number == 0 ? QByteArray("api.json") : 'f' + QByteArray::number(number) + ".json";
}

void addEntry(Input &input, int number, const QByteArrayList &members)
{
    input.files.insert(QString::fromLatin1(fileName(number)), definition(members));
}

/** Each file refers to the next one several times, from the places of objects that a bundle has to copy. */
void doublingFiles(Dice &dice, Input &input)
{
    const int files = dice.length(2, 300);
    const int fan = dice.length(2, 50);
    const int form = dice.below(6);
    for (int i = 0; i < files; ++i) {
        const QByteArray next = fileName(i + 1 < files ? i + 1 : dice.chance(20) ? 0 : i);
        QByteArrayList members;
        const auto refs = [&](const QByteArray &place) {
            return object(each(fan, [&](const QByteArray &k) { return member("S" + k, reference(next + place + k)); }));
        };
        const auto inSchemas = [&](const QByteArray &place) {
            return object(each(fan, [&](const QByteArray &k) {
                return member(
                    "S" + k,
                    object({member("allOf", array({reference(next + place + k), reference(next + place + '0')}))}));
            }));
        };
        const auto operationsOf = [&](const QByteArray &inside) {
            return object(each(fan, [&](const QByteArray &k) {
                return member("/S" + k, object({member("get", object({inside, PlainResponses}))}));
            }));
        };
        switch (form) {
        case 0: // Path items in path items.
            members = {member("paths", object(each(fan, [&](const QByteArray &k) {
                                  return member("/S" + k, reference(next + "#/paths/~1S" + k));
                              })))};
            break;
        case 1: // Callbacks of path items of the next file.
            members = {member(
                "paths", operationsOf(member("callbacks", object(each(fan, [&](const QByteArray &k) {
                                                 return member(
                                                     "c" + k,
                                                     object({member("{$url}", reference(next + "#/paths/~1S" + k))}));
                                             })))))};
            break;
        case 2:
            members = {member("components", object({member("schemas", inSchemas("#/components/schemas/S"))})),
                       member("paths", "{}")};
            break;
        case 3: // Schemas without a name in components.
            members = {member("x-s", inSchemas("#/x-s/S")),
                       member("components", object({member("schemas", inSchemas("#/x-s/S"))}))};
            break;
        case 4:
            members = {member("components", object({member("parameters", refs("#/components/parameters/S")),
                                                    member("responses", refs("#/components/responses/S")),
                                                    member("pathItems", refs("#/components/pathItems/S"))}))};
            break;
        default:
            members = {member("paths", operationsOf(member("parameters", array(each(fan, [&](const QByteArray &k) {
                                                               return reference(next + "#/paths/~1S" + k +
                                                                                "/get/parameters/" + k);
                                                           })))))};
        }
        addEntry(input, i, members);
    }
    addDefinitionCommands(input, EntryFile);
}

/** Many references and many components, in one file or two. */
void manyReferences(Dice &dice, Input &input)
{
    const int components = dice.length(1, 8'000);
    const int references = dice.length(1, 8'000);
    const QByteArray other = dice.chance(70) ? fileName(1) : QByteArray();
    const auto schemas = object(each(components, [&](const QByteArray &i) {
        return member(
            "S" + i,
            object({member("type", "\"object\""),
                    member("properties",
                           object({member("next", reference("#/components/schemas/S" +
                                                            QByteArray::number((i.toInt() + 1) % components)))}))}));
    }));
    const auto properties = object(each(references, [&](const QByteArray &i) {
        return member("p" + i,
                      reference(other + "#/components/schemas/S" + QByteArray::number(i.toInt() % components)));
    }));
    QByteArrayList own = {member("S0", object({member("properties", properties)}))};
    addEntry(input, 0, {member("paths", "{}"), member("components", object({member("schemas", object(own))}))});
    addEntry(input, 1, {member("paths", "{}"), member("components", object({member("schemas", schemas)}))});
    if (other.isEmpty())
        addEntry(input, 0,
                 {member("paths", "{}"), member("components", object({member("schemas", schemas)})),
                  member("x-p", properties)});
    addDefinitionCommands(input, EntryFile);
}

/** References to references, in a line or a circle. */
void chains(Dice &dice, Input &input)
{
    const int count = dice.length(2, 15'000);
    const bool isCircle = dice.chance(50);
    const auto chainIn = [&](const QByteArray &section) {
        return member(section, object(each(count, [&](const QByteArray &i) {
                          const int next = i.toInt() + 1;
                          return member("S" + i, next < count || isCircle ? reference("#/components/" + section + "/S" +
                                                                                      QByteArray::number(next % count))
                                                                          : "{}");
                      })));
    };
    QByteArrayList sections;
    for (const char *section : {"schemas", "parameters", "responses", "headers", "examples", "links", "callbacks",
                                "pathItems", "requestBodies"}) {
        if (dice.chance(40))
            sections.append(chainIn(section));
    }
    const QByteArray item = object({member(
        "get", object({member("parameters", array({reference("#/components/parameters/S0")})), PlainResponses}))});
    addEntry(input, 0,
             {member("paths", object({member("/a", item), member("/b", reference("#/components/pathItems/S0"))})),
              member("components", object(sections))});
    addDefinitionCommands(input, EntryFile);
}

/** Callbacks in callbacks, links and path items that lead back. */
void circles(Dice &dice, Input &input)
{
    const int count = dice.length(1, 1'000);
    const auto items = object(each(count, [&](const QByteArray &i) {
        const auto callbacks = object(each(dice.between(1, 4), [&](const QByteArray &k) {
            return member("c" + k, object({member("{$request.body#/u}",
                                                  reference("#/paths/~1p" + QByteArray::number(dice.below(count))))}));
        }));
        const auto schema = object({member("$ref", quoted("#/paths/~1p" + i))});
        return member(
            "/p" + i,
            object({member("post", object({member("callbacks", callbacks), PlainResponses})),
                    member("parameters", array({object({R"("name":"a","in":"query")", member("schema", schema)})}))}));
    }));
    addEntry(input, 0, {member("paths", items), member("webhooks", items.size() < 200'000 ? items : "{}")});
    addDefinitionCommands(input, EntryFile);
}

/** References to what is no file: pipes, devices, folders, links in circles. */
void otherThanFiles(Dice &dice, Input &input)
{
    input.pipes = {u"pipe.json"_qs, u"parts/pipe.yaml"_qs};
    input.links = {{u"zero.json"_qs, u"/dev/zero"_qs},
                   {u"tty.json"_qs, u"/dev/tty"_qs},
                   {u"self.json"_qs, u"self.json"_qs},
                   {u"stdin.json"_qs, u"/dev/stdin"_qs},
                   {u"proc.json"_qs, u"/proc/self/mem"_qs},
                   {u"folder.json"_qs, u"."_qs},
                   {u"a.json"_qs, u"b.json"_qs},
                   {u"b.json"_qs, u"a.json"_qs},
                   {u"in.json"_qs, u"pipe.json"_qs}};
    for (const QString &name : {u".spectral.yaml"_qs, u".gatewright.yaml"_qs}) {
        switch (dice.below(5)) {
        case 0:
            input.pipes.append(name);
            break;
        case 1:
            input.links.insert(name, u"/dev/zero"_qs);
            break;
        case 2:
            input.links.insert(name, u"pipe.json"_qs);
            break;
        case 3:
            input.files.insert(
                name,
                "extends: [./pipe.json, ./zero.json, ./self.json]\nextensions: {x-a: pipe.json, x-b: zero.json#/a}\n");
            break;
        default:
            input.files.insert(name + u"/file"_qs, "");
        }
    }
    const QByteArrayList names = {"pipe.json",  "parts/pipe.yaml", "zero.json",   "tty.json",   "self.json",
                                  "stdin.json", "proc.json",       "folder.json", "a.json",     "in.json",
                                  "/dev/zero",  "/dev/random",     "/dev/stdin",  "/proc/kmsg", "."};
    QByteArrayList schemas;
    for (int i = 0, count = dice.length(1, 2'000); i < count; ++i)
        schemas.append(member("S" + QByteArray::number(i), reference(dice.of(names) + (dice.chance(50) ? "#/a" : ""))));
    addEntry(input, 0,
             {member("paths", object({member("/a", reference(dice.of(names)))})),
              member("components", object({member("schemas", object(schemas))})), member("x-a", "1")});
    addDefinitionCommands(input, EntryFile);
    input.commands.append({u"validate"_qs, u"--schema"_qs, u"zero.json"_qs, EntryFile});
}

constexpr Kind ReferenceKinds[] = {
    {"files that double", doublingFiles}, {"many references", manyReferences},  {"chains of references", chains},
    {"circles of references", circles},   {"other than files", otherThanFiles},
};

} // namespace

std::span<const Kind> referenceKinds()
{
    return ReferenceKinds;
}

} // namespace hostile
