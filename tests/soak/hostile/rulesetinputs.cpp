#include "hostiletexts.h"

namespace hostile {

namespace {

const QString ApiFile = u"apis/api.yaml"_qs;
const QString RulesetFile = u".spectral.yaml"_qs;
const QString ProjectFile = u".gatewright.yaml"_qs;

/** The folder is a repository, so that files above the definition are read too. */
void addRulesetCommands(Input &input)
{
    input.files.insert(u".git/HEAD"_qs, "ref: refs/heads/main\n");
    input.files.insert(u".git/objects/info/packs"_qs, "");
    input.files.insert(u".git/refs/heads/none"_qs, "");
    input.commands += QList<QStringList>{
        {u"lint"_qs, ApiFile},
        {u"lint"_qs, u"--format"_qs, u"json"_qs, ApiFile},
        {u"lint"_qs, u"--format"_qs, u"sarif"_qs, ApiFile},
        {u"lint"_qs, u"--fix"_qs, u"--dry-run"_qs, ApiFile},
        {u"lint"_qs, u"--ruleset"_qs, RulesetFile, ApiFile},
    };
}

QByteArray customRule(const QByteArray &given, const QByteArray &then)
{
    return object({member("given", given), member("then", then), R"("severity":"warn")"});
}

QByteArray call(const QByteArray &function, const QByteArray &options, const QByteArray &field = {})
{
    QByteArrayList members{member("function", quoted(function)), member("functionOptions", options)};
    if (!field.isEmpty())
        members.append(member("field", quoted(field)));
    return object(members);
}

/** `make` gives the rules by their numbers. */
template<typename Make>
QByteArray customRules(int count, const Make &make)
{
    return member("rules", object(each(count, [&](const QByteArray &i) { return member("r" + i, make(i)); })));
}

void rulesetAliases(Dice &dice, Input &input)
{
    const int depth = dice.length(1, 30);
    const int fan = dice.length(1, 300);
    QByteArrayList list;
    list.append(member("a0", array(QByteArrayList(fan, quoted(jsonPath(dice))))));
    for (int level = 1; level <= depth; ++level) {
        const QByteArray before = "#a" + QByteArray::number(dice.chance(3) ? level : level - 1);
        list.append(member("a" + QByteArray::number(level),
                           array(each(fan, [&](const QByteArray &i) { return quoted(before + ".x" + i); }))));
    }
    if (dice.chance(30)) {
        const QByteArray one = object({R"("formats":["oas3"])", R"("given":["$.paths"])"});
        list.append(member("t", object({member("targets", array(QByteArrayList(dice.length(1, 5'000), one)))})));
    }
    const QByteArray given = quoted("#a" + QByteArray::number(depth));
    const QByteArray givens = array(QByteArrayList(dice.length(1, 500), given));
    input.files.insert(RulesetFile,
                       object({member("aliases", object(list)), customRules(dice.length(1, 2'000), [&](const auto &) {
                                   return customRule(givens, call("truthy", "{}"));
                               })}));
    input.files.insert(ApiFile, target(dice));
    addRulesetCommands(input);
}

void rulesetOverrides(Dice &dice, Input &input)
{
    const QByteArrayList globs = {
        "**/*.yaml#/paths/~1a", "**/**/**/**/*a*a*a*.yaml#/paths", "{a,b,apis,c}/{a,b,api}*.yaml", "*",
        "**#/x-value/x-deep",   "**/[a-z]*[a-z]*[a-z]*.yaml",      "!(a)*+(b|api)*.yaml"};
    const int places = dice.length(1, 2'000);
    const int names = dice.length(1, 500);
    QByteArrayList files;
    for (int i = 0; i < places; ++i)
        files.append(quoted(dice.of(globs) + QByteArray::number(i % 9)));
    const QByteArray entry = object(
        {member("files", array(files)), customRules(names, [](const QByteArray &) { return QByteArray("\"off\""); })});
    const int entries = std::clamp(400'000 / int(entry.size()), 1, dice.length(1, 500));
    QByteArrayList list(entries, entry);
    // The same entry again costs only an alias in the file.
    QByteArray text = "overrides:\n- &o " + entry + '\n';
    text += QByteArray("- *o\n").repeated(dice.chance(50) ? dice.length(1, 50'000) : entries);
    text += customRules(names, [](const QByteArray &) { return customRule("\"$\"", call("truthy", "{}")); })
                .mid(1)
                .replace("rules\":", "rules: ") +
            '\n';
    input.files.insert(RulesetFile, text);
    input.files.insert(ApiFile, target(dice));
    addRulesetCommands(input);
}

void rulesetFields(Dice &dice, Input &input)
{
    const QByteArrayList pieces = {"a.", "['a']", "a[0].", "\\.", "$..", "@key", "a*", "."};
    input.files.insert(RulesetFile, object({customRules(dice.length(1, 300), [&](const auto &) {
                           const int length = dice.length(1, 20'000);
                           const QByteArray field = dice.chance(20) ? jsonPath(dice) : dice.of(pieces).repeated(length);
                           return customRule(quoted("$..*"), call("truthy", "{}", field));
                       })}));
    input.files.insert(ApiFile, target(dice));
    addRulesetCommands(input);
}

void rulesetPaths(Dice &dice, Input &input)
{
    input.files.insert(RulesetFile, object({customRules(dice.length(1, 500), [&](const auto &) {
                           return customRule(quoted(jsonPath(dice)), call("truthy", "{}", dice.chance(50) ? "a" : ""));
                       })}));
    input.files.insert(ApiFile, target(dice));
    addRulesetCommands(input);
}

QByteArray anyCall(Dice &dice)
{
    const int size = dice.length(1, 5'000);
    const auto names = each(size, [](const QByteArray &i) { return quoted("a" + i); });
    switch (dice.below(9)) {
    case 0:
        return call("pattern", object({member(dice.chance(50) ? "match" : "notMatch", quoted(pattern(dice)))}));
    case 1:
        return call("schema", object({member("schema", hostileSchema(dice).schema), R"("allErrors":true)"}));
    case 2:
        return call("enumeration", object({member("values", array(names))}));
    case 3:
        return call("alphabetical", R"({"keyedBy":"a"})");
    case 4:
        return call("length", object({member("min", number(dice)), member("max", number(dice))}));
    case 5:
        return call("casing", R"({"type":"camel","disallowDigits":true,"separator":{"char":"-","allowLeading":true}})");
    case 6:
        return call(dice.chance(50) ? "xor" : "or", object({member("properties", array(names))}));
    case 7:
        return call("typedEnum", "{}");
    default:
        return call("unreferencedReusableObject", R"({"reusableObjectsLocation":"#/paths"})");
    }
}

void rulesetFunctions(Dice &dice, Input &input)
{
    const QByteArray message = QByteArray("{{value}}{{path}}{{property}}{{error}}").repeated(dice.length(1, 5'000));
    input.files.insert(RulesetFile, object({customRules(dice.length(1, 60), [&](const auto &) {
                           QByteArrayList calls;
                           for (int i = dice.length(1, 20); i > 0; --i)
                               calls.append(anyCall(dice));
                           return object({member("given", quoted(jsonPath(dice))), member("then", array(calls)),
                                          member("message", quoted(message))});
                       })}));
    input.files.insert(ApiFile, target(dice));
    addRulesetCommands(input);
}

void rulesetExtends(Dice &dice, Input &input)
{
    const int files = dice.length(1, 300);
    const auto nameOf = [](int i) { return i == 0 ? RulesetFile : u"rules/%1.yaml"_qs.arg(i); };
    for (int i = 0; i < files; ++i) {
        QByteArrayList list;
        for (int k = dice.length(1, 50); k > 0; --k) {
            const QByteArray other = QByteArray::number(dice.chance(80) ? i + k : dice.below(files + 2));
            list.append(quoted((i == 0 ? "./rules/" : "./") + other + ".yaml"));
        }
        input.files.insert(nameOf(i),
                           object({member("extends", array(list)), customRules(dice.length(1, 300), [&](const auto &) {
                                       return customRule(quoted("$..*"), call("truthy", "{}"));
                                   })}));
    }
    input.files.insert(ApiFile, target(dice));
    addRulesetCommands(input);
}

void excludedPaths(Dice &dice, Input &input)
{
    QByteArrayList patterns;
    for (int i = dice.length(1, 200); i > 0; --i)
        patterns.append(quoted(pattern(dice)));
    input.files.insert(RulesetFile,
                       object({member("rules", object({member("path-excludes-patterns",
                                                              object({member("patterns", array(patterns))}))}))}));
    const QByteArray text = victim(dice);
    const int most = std::max<int>(1, 400'000 / int(text.size() + 1));
    input.files.insert(
        ApiFile,
        definition({member("paths", object(each(std::min(most, dice.length(1, 2'000)),
                                                [&](const QByteArray &i) { return member('/' + text + i, "{}"); })))}));
    addRulesetCommands(input);
}

void suppressions(Dice &dice, Input &input)
{
    const QByteArrayList globs = {"**/**/**/*a*b*c*", "apis/*.yaml", "api.yaml", "{a,b}*", "*", "**", "[[[",
                                  "././api.yaml"};
    const QByteArrayList names = {"operation-tags", "info-contact", "no-such-rule", "syntax", "r1"};
    QByteArray text = "suppressions:\n";
    for (int i = dice.length(1, 12'000); i > 0; --i) {
        const int repeats = i % 100 == 0 ? dice.length(1, 400) : 1;
        text += "- {rule: " + dice.of(names) + ", file: " + quoted(dice.of(globs).repeated(repeats)) +
                ", pointer: " + quoted(QByteArray("/paths").repeated(dice.between(1, 3))) + "}\n";
    }
    if (dice.chance(30))
        text += QByteArray("- &s {rule: operation-tags, pointer: /paths}\n") +
                QByteArray("- *s\n").repeated(dice.length(1, 40'000));
    input.files.insert(ProjectFile, text);
    input.files.insert(ApiFile, target(dice));
    addRulesetCommands(input);
}

void extensionSchemas(Dice &dice, Input &input)
{
    const HostileSchema made = hostileSchema(dice);
    input.files.insert(u"schema.json"_qs, made.schema);
    QByteArray text = "extensions:\n";
    const int names = dice.length(1, 1'200);
    for (int i = 0; i < names; ++i)
        text += "  x-e" + QByteArray::number(i) + ": schema.json#\n";
    input.files.insert(ProjectFile, text);
    const int uses = std::max(1, std::min(names, 400'000 / int(made.data.size() + 8)));
    const auto extensions = each(uses, [&](const QByteArray &i) { return member("x-e" + i, made.data); });
    input.files.insert(ApiFile, definition(QByteArrayList{member("paths", "{}")} + extensions));
    addRulesetCommands(input);
}

/** The ruleset or the project is itself a text that grows when it is read. */
void grownFiles(Dice &dice, Input &input)
{
    QByteArray text = "a0: &a0 [x, x, x, x, x, x, x, x, x]\n";
    const int levels = dice.length(2, 60);
    for (int i = 1; i < levels; ++i) {
        const QByteArray before = "*a" + QByteArray::number(i - 1);
        const QByteArray name = 'a' + QByteArray::number(i);
        text += name + ": &" + name + " [" + QByteArrayList(9, before).join(", ") + "]\n";
    }
    const QByteArray last = "*a" + QByteArray::number(levels - 1);
    text += "rules: {r: {given: " + last + ", then: {function: enumeration, functionOptions: {values: " + last +
            "}}}}\n";
    text += "aliases: {b: " + last + "}\noverrides: " + last + "\nextends: " + last + "\n";
    text += "suppressions: " + last + "\nextensions: {x-a: " + last + "}\n";
    input.files.insert(RulesetFile, text);
    input.files.insert(ProjectFile, text);
    input.files.insert(ApiFile, target(dice));
    addRulesetCommands(input);
}

constexpr Kind RulesetKinds[] = {
    {"ruleset aliases", rulesetAliases},       {"ruleset overrides", rulesetOverrides},
    {"ruleset fields", rulesetFields},         {"ruleset paths", rulesetPaths},
    {"ruleset functions", rulesetFunctions},   {"ruleset extends", rulesetExtends},
    {"ruleset excluded paths", excludedPaths}, {"project suppressions", suppressions},
    {"project schemas", extensionSchemas},     {"ruleset that grows", grownFiles},
};

} // namespace

std::span<const Kind> rulesetKinds()
{
    return RulesetKinds;
}

} // namespace hostile
