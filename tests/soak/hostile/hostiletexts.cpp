#include "hostiletexts.h"

#include "jsonwriter.h"

#include <algorithm>

namespace hostile {

namespace {

const QByteArrayList Patterns = {
    "^(a+)+$",
    "(a|a)*b",
    "(.*a){20}",
    "(x+x+)+y",
    "^(([a-z])+.)+[A-Z]([a-z])+$",
    "(a?){50}a{50}",
    "(\\w*)*\\d(\\w*)*$",
    "(?=(a+))\\1b",
    "((a{1,100}){1,100}){1,100}b",
    "^(?:(?:a|b|ab)+)+c$",
    "(.+)+\\1\\1z",
    "[a-z]*[a-z]*[a-z]*[a-z]*[a-z]*!",
    "(?<!a+)b",
    "((((((((((a*)*)*)*)*)*)*)*)*)*)*b",
    "\\p{L}*\\p{L}*\\p{L}*1",
    "(?:a{0,1000}){0,1000}b",
    "^(?!(a+)+b)",
    "(?:a{1000}){1000}",
    "(?:(?:(?:a{1000}){1000}){1000}){1000}",
    "^(?:[a-f0-9]{1000}){1000}$",
    "(?:ab|cd){65535}",
    "a{65536}",
    "a{99999999999999999999}",
    "^(?=.*a)(?=.*b)(?=.*c)(?=.*d)[a-d]{4,1000}$",
    "(?<n>a)\\k<n>{1000}",
    "^\\S+(?:\\S+\\s*)+$",
    "^(?:a?a?a?a?a?a?a?a?a?a?)*$",
};

/** A pattern whose size is chosen. */
QByteArray sizedPattern(Dice &dice)
{
    const int size = dice.length(2, 40'000);
    switch (dice.below(8)) {
    case 0:
        return QByteArray("(").repeated(size) + 'a' + QByteArray(")*").repeated(size);
    case 1:
        return '(' + QByteArray("aa|").repeated(size) + "a)*b";
    case 2:
        return QByteArray("a?").repeated(size) + QByteArray("a").repeated(size);
    case 3:
        return '[' + QByteArray("a-z").repeated(size) + "]*b";
    case 4:
        return QByteArray("(?=").repeated(size) + 'a' + QByteArray(")").repeated(size);
    case 5:
        return QByteArray("(a)").repeated(size) + '\\' + QByteArray::number(size);
    case 6:
        return QByteArray("(?:a{1000}").repeated(size % 50) + QByteArray("){1000}").repeated(size % 50);
    default:
        return QByteArray(".*").repeated(size) + 'b';
    }
}

HostileSchema withPatterns(Dice &dice)
{
    const QByteArrayList names = each(dice.length(1, 2'000), [](const QByteArray &i) { return "a" + i; });
    QByteArrayList patterns;
    QByteArrayList data;
    for (int i = dice.length(1, 300); i > 0; --i)
        patterns.append(
            member(pattern(dice) + QByteArray(i % 7, ' '), object({member("pattern", quoted(pattern(dice)))})));
    const QByteArray text = quoted(victim(dice));
    // More than the program reads would only be memory of this process.
    constexpr qsizetype MostBytes = 50'000'000;
    for (const QByteArray &name : names.first(std::min(names.size(), 1 + MostBytes / text.size())))
        data.append(member(name, text));
    const QByteArray rest = dice.chance(50) ? object({member("pattern", quoted(pattern(dice)))}) : QByteArray("false");
    return {object({member("type", "\"object\""), member("patternProperties", object(patterns)),
                    member("additionalProperties", rest),
                    member("propertyNames", object({member("pattern", quoted(pattern(dice)))}))}),
            object(data)};
}

HostileSchema withNumbers(Dice &dice)
{
    QByteArrayList parts;
    QByteArrayList data;
    for (int i = dice.length(1, 200); i > 0; --i) {
        const QByteArray keyword = dice.of(
            QByteArrayList{"multipleOf", "multipleOf", "minimum", "maximum", "exclusiveMinimum", "const"});
        parts.append(object({member(keyword, number(dice))}));
    }
    for (int i = dice.length(1, 200); i > 0; --i)
        data.append(number(dice));
    return {object({member("items", object({member("allOf", array(parts))})),
                    member("uniqueItems", dice.chance(50) ? "true" : "false")}),
            array(data)};
}

/** Each definition refers to the next one several times. */
HostileSchema asNet(Dice &dice)
{
    const int levels = dice.length(2, 2'000);
    const int fan = dice.between(2, 5);
    QByteArrayList definitions;
    for (int level = 0; level < levels; ++level) {
        const QByteArray next = object(
            {member("$ref", quoted("#/$defs/d" + QByteArray::number(dice.chance(3) ? 0 : level + 1)))});
        const QByteArray keyword = dice.of(QByteArrayList{"allOf", "oneOf", "anyOf", "properties", "prefixItems"});
        const QByteArray inner = keyword == "properties"
                                     ? object(each(fan, [&](const QByteArray &i) { return member("p" + i, next); }))
                                     : array(QByteArrayList(fan, next));
        definitions.append(member("d" + QByteArray::number(level),
                                  object({member(keyword, inner), member("required", "[\"p0\",\"p1\"]")})));
    }
    definitions.append(member("d" + QByteArray::number(levels), object({member("type", "\"string\"")})));
    return {object({member("$ref", "\"#/$defs/d0\""), member("$defs", object(definitions))}), value(dice)};
}

HostileSchema asRecursion(Dice &dice)
{
    const QByteArrayList forms = {
        R"({"allOf":[{"$ref":"#"},{"$ref":"#"}]})",
        R"({"properties":{"a":{"$ref":"#"},"b":{"$ref":"#"}},"required":["a","b"]})",
        R"({"items":{"anyOf":[{"$ref":"#"},{"$ref":"#"},{"items":{"$ref":"#"}}]},"minItems":3})",
        R"({"$dynamicAnchor":"n","items":{"$dynamicRef":"#n"},"contains":{"$dynamicRef":"#n"},"minItems":2})",
        R"({"not":{"not":{"not":{"$ref":"#"}}}})",
        R"({"if":{"$ref":"#"},"then":{"$ref":"#"},"else":{"$ref":"#"}})",
        R"({"additionalProperties":{"$ref":"#"},"unevaluatedProperties":{"$ref":"#"},"minProperties":4})",
        R"({"$ref":"#/$defs/a","$defs":{"a":{"$ref":"#/$defs/b"},"b":{"$ref":"#/$defs/a"}}})",
        R"({"oneOf":[{"items":{"$ref":"#"}},{"items":{"$ref":"#"},"minItems":1},{"type":"null"}]})",
    };
    return {dice.of(forms), value(dice)};
}

HostileSchema withEnum(Dice &dice)
{
    const int count = dice.length(2, 40'000);
    const QByteArray texts = array(each(count, [](const QByteArray &i) { return quoted("value" + i); }));
    const QByteArray numbers = array(each(count, [](const QByteArray &i) { return i + "e" + i; }));
    return {object({member("items", object({member("enum", dice.chance(50) ? texts : numbers)})),
                    member("uniqueItems", "true"), member("contains", object({member("enum", texts)}))}),
            dice.chance(50) ? texts : numbers};
}

HostileSchema withCounts(Dice &dice)
{
    const QByteArray many = dice.of(QByteArrayList{"10", "1001", "100000", "2147483647", "9007199254740993", "1e300"});
    const QByteArrayList forms = {
        R"({"type":"array","minItems":N,"items":{"type":"array","minItems":N,"items":{"type":"string","minLength":N}}})",
        R"({"type":"string","minLength":N})",
        R"({"type":"object","minProperties":N,"propertyNames":{"pattern":"^(a|b)$"}})",
        R"({"type":"array","contains":{"type":"integer","minimum":5},"minContains":N,"uniqueItems":true})",
        R"({"type":"array","minItems":N,"uniqueItems":true,"items":{"type":"boolean"}})",
        R"({"type":"object","minProperties":N,"additionalProperties":{"type":"object","minProperties":N}})",
        R"({"type":"string","minLength":N,"pattern":"^[ab]+$","format":"email"})",
    };
    return {QByteArray(dice.of(forms)).replace("N", many), value(dice)};
}

HostileSchema deep(Dice &dice)
{
    const int levels = dice.length(2, 20'000);
    const QByteArray opening = dice.of(
        QByteArrayList{"{\"items\":", "{\"not\":", "{\"properties\":{\"a\":", "{\"allOf\":[", "{\"if\":"});
    QByteArray closing;
    for (const char c : opening) {
        if (c == '{' || c == '[')
            closing.prepend(c == '{' ? '}' : ']');
    }
    const bool isObject = opening.contains("properties");
    const QByteArray inside = isObject ? "{\"a\":" : "[";
    return {opening.repeated(levels) + "true" + closing.repeated(levels),
            inside.repeated(levels) + '1' + QByteArray(isObject ? "}" : "]").repeated(levels)};
}

HostileSchema unevaluated(Dice &dice)
{
    const int count = dice.length(1, 3'000);
    QByteArrayList parts;
    for (int i = dice.length(1, 200); i > 0; --i)
        parts.append(object({member("properties", object({member("p" + QByteArray::number(i), "true")})),
                             member("unevaluatedProperties", dice.chance(50) ? "true" : "{\"type\":\"string\"}")}));
    const QByteArray dependent = object(each(count, [](const QByteArray &i) { return member("p" + i, "[\"p0\"]"); }));
    return {object({member(dice.chance(50) ? "anyOf" : "allOf", array(parts)), member("unevaluatedProperties", "false"),
                    member("dependentRequired", dependent)}),
            object(each(count, [](const QByteArray &i) { return member("p" + i, i); }))};
}

HostileSchema withFormats(Dice &dice)
{
    const QByteArrayList formats = {"date-time", "email",        "hostname",     "ipv6",  "uri",      "uri-template",
                                    "uuid",      "json-pointer", "idn-hostname", "regex", "duration", "iri"};
    QByteArrayList data;
    for (int i = dice.length(1, 100); i > 0; --i) {
        const int length = dice.length(1, 5'000);
        const QByteArrayList pieces = {"a.", "{a}", "::1", "a@", "[", "%41", "xn--a-", "1-", "/~0", "\xc3\xa9."};
        data.append(quoted(dice.of(pieces).repeated(length)));
    }
    QByteArrayList parts;
    for (const QByteArray &format : formats)
        parts.append(object({member("format", quoted(format))}));
    return {object({member("items", object({member("anyOf", array(parts))}))}), array(data)};
}

} // namespace

QByteArray quoted(const QByteArray &text)
{
    return base::jsonQuoted(text);
}

QByteArray member(const QByteArray &key, const QByteArray &json)
{
    return quoted(key) + ':' + json;
}

QByteArray object(const QByteArrayList &members)
{
    return '{' + members.join(',') + '}';
}

QByteArray array(const QByteArrayList &items)
{
    return '[' + items.join(',') + ']';
}

QByteArray pattern(Dice &dice)
{
    return dice.chance(60) ? dice.of(Patterns) : sizedPattern(dice);
}

QByteArray victim(Dice &dice)
{
    const QByteArrayList pieces = {"a", "ab", "x", "aA", "1", "\xc3\xa9", "a "};
    return dice.of(pieces).repeated(dice.length(1, 60'000)) + (dice.chance(70) ? "!" : "");
}

QByteArray number(Dice &dice)
{
    const int size = dice.length(1, 60'000);
    switch (dice.below(9)) {
    case 0:
        return "1e" + QByteArray(dice.between(1, 30), '9');
    case 1:
        return "1e-" + QByteArray(dice.between(1, 30), '9');
    case 2:
        return "0." + QByteArray(size, '0') + '1';
    case 3:
        return QByteArray(size, '9');
    case 4:
        return '1' + QByteArray(size, '0');
    case 5:
        return "123456789." + QByteArray("123456789").repeated(size / 9) + "e-" + QByteArray::number(size);
    case 6:
        return "0." + QByteArray(dice.length(1, 100), '3') + "e" + QByteArray::number(size);
    case 7:
        return dice.of(QByteArrayList{"1e2147483648", "1e9223372036854775808", "1e308", "9007199254740993", "-0",
                                      "1e-400", "0.1", "7e-15000", "3", "7"});
    default:
        return "-" + QByteArray(size, '7') + ".5e" + QByteArray::number(dice.length(1, 20'000));
    }
}

QByteArray value(Dice &dice)
{
    const int size = dice.length(1, 20'000);
    switch (dice.below(7)) {
    case 0:
        return QByteArray("[").repeated(size) + QByteArray("]").repeated(size);
    case 1:
        return QByteArray("{\"a\":").repeated(size) + '1' + QByteArray("}").repeated(size);
    case 2:
        return array(each(size, [](const QByteArray &i) { return i; }));
    case 3:
        return object(each(size, [](const QByteArray &i) { return member("a" + i, "{\"b\":[1]}"); }));
    case 4:
        return quoted(victim(dice));
    case 5:
        return array(QByteArrayList(size, "[[1,2],{\"a\":{\"b\":null},\"p0\":1,\"p1\":[]}]"));
    default:
        return number(dice);
    }
}

HostileSchema hostileSchema(Dice &dice)
{
    using Make = HostileSchema (*)(Dice &);
    static const QList<Make> makers = {withPatterns, withNumbers, asNet,       asRecursion, withEnum,
                                       withCounts,   deep,        unevaluated, withFormats};
    HostileSchema made = dice.of(makers)(dice);
    if (dice.chance(20)) {
        const HostileSchema other = dice.of(makers)(dice);
        // References to # mean the whole schema now, which is another circle.
        made.schema = object({member("allOf", array({made.schema, other.schema}))});
    }
    return made;
}

QByteArray jsonPath(Dice &dice)
{
    const QByteArrayList paths = {
        "$..*",
        "$..[?(@..a)]",
        "$..*..*..*",
        "$..[?(@[?(@[?(@[?(@.x)])])])]",
        "$..[?(@property.match(/^(a+)+$/))]",
        "$..[?(@.description && @.description.match(/(a|a)*b/))]",
        "$..[0:1000000:1]",
        "$..[::-1]",
        "$..*~",
        "$..*^..*^",
        "$..[?(@ == $..*)]",
        "$..[?(@.a == @.b || @.c == @.d)]",
        "$[*][*][*][*]",
        "$..[?count(@..*) > 1000]",
        "$..[?match(@.a, '(a+)+b')]",
        "$..[?search(@.a, '(a|a)*b')]",
        "$..[?length(@..*) > 5]",
        "$..[?value(@..x) == value($..x)]",
    };
    const int size = dice.length(1, 3'000);
    switch (dice.below(6)) {
    case 0:
        return '$' + QByteArray("..*").repeated(size);
    case 1:
        return "$..[" + QByteArrayList(size, "'a'").join(',') + ']';
    case 2:
        return "$..[?(" + QByteArrayList(size, "@.a == 1").join(" || ") + ")]";
    case 3:
        return "$..[?(" + QByteArray("(").repeated(size) + "@.a" + QByteArray(")").repeated(size) + ")]";
    default:
        return dice.of(paths);
    }
}

QByteArray definition(const QByteArrayList &members, const QByteArray &version)
{
    return object(QByteArrayList{member("openapi", quoted(version)), R"("info":{"title":"T","version":"1"})"} +
                  members);
}

QByteArray target(Dice &dice)
{
    const QByteArray text = quoted(victim(dice));
    const QByteArray operation = object({member("operationId", text), member("description", text),
                                         R"("responses":{"200":{"description":"ok"}},"tags":["a","b"])"});
    const QByteArrayList paths = each(dice.length(1, 3'000), [&](const QByteArray &i) {
        return member("/a" + i, object({member("get", operation)}));
    });
    const QByteArray extension = object({member("x-deep", value(dice))});
    // The whole document is not much larger than its largest text.
    return definition({member("paths", object(paths.mid(0, std::max<qsizetype>(1, 400'000 / operation.size())))),
                       member("x-value", extension)});
}

void addDefinitionCommands(Input &input, const QString &file)
{
    input.commands += QList<QStringList>{
        {u"lint"_qs, file},
        {u"lint"_qs, u"--format"_qs, u"json"_qs, file},
        {u"lint"_qs, u"--format"_qs, u"sarif"_qs, file},
        {u"lint"_qs, u"--fix"_qs, u"--dry-run"_qs, file},
        {u"bundle"_qs, file},
        {u"split"_qs, file, u"-o"_qs, u"parts"_qs},
        {u"export"_qs, u"--html"_qs, file, u"-o"_qs, u"-"_qs},
        {u"export"_qs, u"--nginx"_qs, file, u"-o"_qs, u"-"_qs},
        {u"export"_qs, u"--public"_qs, file, u"-o"_qs, u"-"_qs},
        {u"preview"_qs, file, u"--upstream"_qs, u"echo"_qs},
        {u"convert"_qs, u"--to"_qs, u"3.0"_qs, file},
        {u"convert"_qs, u"--to"_qs, u"3.2"_qs, file},
        {u"import"_qs, file, u"-o"_qs, u"-"_qs},
        {u"get"_qs, file},
        {u"edit"_qs, file, u"--set"_qs, u"/info/title=\"x\""_qs, u"-o"_qs, u"-"_qs},
        {u"edit"_qs, file, u"--rename-with-references"_qs, u"/components/schemas/S0=Renamed"_qs, u"-o"_qs, u"-"_qs},
        {u"sample"_qs, file + u"#/components/schemas/S0"_qs},
        {u"allow"_qs, u"--list"_qs, file},
        {u"upstream-auth"_qs, file, u"--method"_qs, u"none"_qs, u"-o"_qs, u"-"_qs},
    };
}

} // namespace hostile
