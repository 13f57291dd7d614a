#include "functiontable.h"

#include "importer.h"
#include "members.h"
#include "value.h"

#include <algorithm>
#include <array>

namespace lint {

using document::Node;

namespace {

/** Characters of the allowed values in a message, which is shortened further. */
constexpr qsizetype LongestList = 1'000;

/** As JavaScript converts the value. */
bool isTruthy(const FunctionTarget &target)
{
    if (target.isKey)
        return !target.item->token().isEmpty();
    const Node node = target.node();
    if (!node.isScalar())
        return node.exists();
    switch (node.scalarType()) {
    case document::ScalarType::Null:
        return false;
    case document::ScalarType::Bool:
        return node.toBool();
    case document::ScalarType::String:
        return !node.bytes().isEmpty();
    default:
        return node.bytes().toDouble() != 0;
    }
}

FunctionResults truthy(const FunctionTarget &target, const Node &, FunctionContext &)
{
    return isTruthy(target) ? FunctionResults() : FunctionResults{{propertyMark() + u"must be truthy"_qs}};
}

FunctionResults falsy(const FunctionTarget &target, const Node &, FunctionContext &)
{
    return isTruthy(target) ? FunctionResults{{propertyMark() + u"must be falsy"_qs}} : FunctionResults();
}

FunctionResults defined(const FunctionTarget &target, const Node &, FunctionContext &)
{
    return target.isDefined() ? FunctionResults() : FunctionResults{{propertyMark() + u"must be defined"_qs}};
}

FunctionResults undefined(const FunctionTarget &target, const Node &, FunctionContext &)
{
    return target.isDefined() ? FunctionResults{{propertyMark() + u"must be undefined"_qs}} : FunctionResults();
}

/** A pattern as a ruleset writes it: `^a` or `/^a/i`. */
struct WrittenPattern {
    QString source;
    schema::PatternFlags flags;
};

WrittenPattern readPattern(const QString &text)
{
    const qsizetype end = text.lastIndexOf(u'/');
    const QStringView flags = QStringView(text).sliced(end + 1);
    const bool hasFlags = text.startsWith(u'/') && end > 1 &&
                          std::all_of(flags.begin(), flags.end(), [](QChar c) { return c >= u'a' && c <= u'z'; });
    if (!hasFlags)
        return {text, {}};
    const schema::Dot dot = flags.contains(u's') ? schema::Dot::Any : schema::Dot::NoLineEnd;
    return {text.sliced(1, end - 1), {flags.contains(u'i'), flags.contains(u'm'), dot}};
}

FunctionResults pattern(const FunctionTarget &target, const Node &options, FunctionContext &context)
{
    FunctionResults results;
    const std::optional<QByteArray> text = target.text();
    if (!text)
        return results;
    const std::pair<const char *, bool> wanted[] = {{"match", true}, {"notMatch", false}};
    for (const auto &[name, isWanted] : wanted) {
        const Node option = options.member(name);
        if (!option.exists())
            continue;
        const WrittenPattern written = readPattern(option.text());
        if (context.patterns.matches(written.source, written.flags, *text, context.selection.steps()) != isWanted)
            results.append({u"%1 must %2the pattern %3"_qs.arg(valueMark(), isWanted ? u"match "_qs : u"not match "_qs,
                                                               quoted(option.bytes()))});
    }
    return results;
}

std::optional<QString> checkPattern(const Node &options)
{
    bool hasPattern = false;
    for (const char *name : {"match", "notMatch"}) {
        const Node option = options.member(name);
        const WrittenPattern written = readPattern(option.text());
        if (option.exists() && !(option.isString() && schema::Pattern(written.source, written.flags).isValid()))
            return QString::fromLatin1(name);
        hasPattern = hasPattern || option.exists();
    }
    return hasPattern ? std::nullopt : std::optional(u"match"_qs);
}

FunctionResults enumeration(const FunctionTarget &target, const Node &options, FunctionContext &context)
{
    const Node node = target.node();
    const std::optional<QByteArray> text = target.text();
    if (!text && !node.isScalar())
        return {};
    const Node values = options.member("values");
    QString shown;
    for (qsizetype i = 0; i < values.childCount(); ++i) {
        const Node value = values.childAt(i).resolved();
        if (!context.take(stepsOfNode(value)))
            return {};
        const bool isEqual = text ? value.isString() && value.bytes() == *text
                                  : !value.isString() && value.isScalar() && printed(value) == printed(node);
        if (isEqual)
            return {};
        if (shown.size() < LongestList)
            shown += (i > 0 ? u", "_qs : QString()) + printed(value).left(LongestList);
    }
    return {{u"%1 must be equal to one of the allowed values: %2"_qs.arg(valueMark(), shown)}};
}

std::optional<QString> checkEnumeration(const Node &options)
{
    const Node values = options.member("values");
    return values.isSequence() ? std::nullopt : std::optional(u"values"_qs);
}

/** The number of members, items or characters, or the number itself. */
std::optional<double> lengthOf(const FunctionTarget &target)
{
    if (const std::optional<QByteArray> text = target.text())
        return double(QString::fromUtf8(*text).size());
    const Node node = target.node();
    if (node.isMapping())
        return double(document::membersOf(node).size());
    if (node.isSequence())
        return double(node.childCount());
    const bool isNumber = node.isScalar() && (node.scalarType() == document::ScalarType::Integer ||
                                              node.scalarType() == document::ScalarType::Float);
    return isNumber ? std::optional(node.bytes().toDouble()) : std::nullopt;
}

FunctionResults length(const FunctionTarget &target, const Node &options, FunctionContext &)
{
    FunctionResults results;
    const std::optional<double> value = lengthOf(target);
    const Node min = options.member("min");
    const Node max = options.member("max");
    if (value && min.exists() && *value < min.bytes().toDouble())
        results.append({propertyMark() + u"must be longer than "_qs + min.text()});
    if (value && max.exists() && *value > max.bytes().toDouble())
        results.append({propertyMark() + u"must be shorter than "_qs + max.text()});
    return results;
}

std::optional<QString> checkLength(const Node &options)
{
    bool hasBound = false;
    for (const char *name : {"min", "max"}) {
        const Node option = options.member(name);
        bool isNumber = false;
        option.bytes().toDouble(&isNumber);
        if (option.exists() && (option.isString() || !isNumber))
            return QString::fromLatin1(name);
        hasBound = hasBound || option.exists();
    }
    return hasBound ? std::nullopt : std::optional(u"min"_qs);
}

/** A way of writing names, as a regular expression: `%1` is for digits, or for nothing. */
struct Casing {
    const char *name;
    const char *pattern;
};

constexpr Casing Casings[] = {
    {"flat", "[a-z][a-z%1]*"},
    {"camel", "[a-z][a-z%1]*(?:[A-Z%1](?:[a-z%1]+|$))*"},
    {"pascal", "[A-Z][a-z%1]*(?:[A-Z%1](?:[a-z%1]+|$))*"},
    {"kebab", "[a-z][a-z%1]*(?:-[a-z%1]+)*"},
    {"cobol", "[A-Z][A-Z%1]*(?:-[A-Z%1]+)*"},
    {"snake", "[a-z][a-z%1]*(?:_[a-z%1]+)*"},
    {"macro", "[A-Z][A-Z%1]*(?:_[A-Z%1]+)*"},
};

const Casing *findCasing(const QByteArray &name)
{
    const auto *found = std::find_if(std::begin(Casings), std::end(Casings),
                                     [&](const Casing &casing) { return name == casing.name; });
    return found == std::end(Casings) ? nullptr : found;
}

QString casingPattern(const Casing &casing, const Node &options)
{
    const QString word = QString::fromLatin1(casing.pattern)
                             .arg(options.member("disallowDigits").toBool() ? QString() : u"0-9"_qs);
    const Node separator = options.member("separator");
    if (!separator.isMapping())
        return u'^' + word + u'$';
    const QString character = separator.member("char").text();
    const QString between = u'[' + (u"\\]^"_qs.contains(character) ? u"\\"_qs : QString()) + character + u']';
    const QString leading = separator.member("allowLeading").toBool() ? between + u'?' : QString();
    return u'^' + leading + word + u"(?:"_qs + between + word + u")*$"_qs;
}

FunctionResults casing(const FunctionTarget &target, const Node &options, FunctionContext &context)
{
    const std::optional<QByteArray> text = target.text();
    const Casing *way = findCasing(options.member("type").bytes());
    if (!text || text->isEmpty() || !way)
        return {};
    const Node separator = options.member("separator");
    if (separator.member("allowLeading").toBool() && *text == separator.member("char").bytes())
        return {};
    if (context.patterns.matches(casingPattern(*way, options), {}, *text, context.selection.steps()))
        return {};
    return {{u"must be %1 case"_qs.arg(QString::fromLatin1(way->name))}};
}

std::optional<QString> checkCasing(const Node &options)
{
    if (!findCasing(options.member("type").bytes()))
        return u"type"_qs;
    const Node separator = options.member("separator");
    const bool isWrong = separator.exists() && separator.member("char").text().size() != 1;
    return isWrong ? std::optional(u"separator"_qs) : std::nullopt;
}

constexpr Function ValueFunctions[] = {
    {"truthy", truthy, anyOptions},          {"falsy", falsy, anyOptions},
    {"defined", defined, anyOptions},        {"undefined", undefined, anyOptions},
    {"pattern", pattern, checkPattern},      {"enumeration", enumeration, checkEnumeration},
    {"enum", enumeration, checkEnumeration}, {"length", length, checkLength},
    {"casing", casing, checkCasing},
};

} // namespace

QString quoted(const QByteArray &text)
{
    return QString::fromUtf8(document::Value::string(text).toJson());
}

QString printed(const Node &node)
{
    if (!node.exists())
        return u"undefined"_qs;
    if (!node.isScalar())
        return node.isMapping() ? u"Object{}"_qs : u"Array[]"_qs;
    return node.isString() ? quoted(definition::shownUrl(node.text()).toUtf8())
           : node.isNull() ? u"null"_qs
                           : node.text();
}

std::optional<QString> anyOptions(const Node &)
{
    return std::nullopt;
}

std::span<const Function> valueFunctions()
{
    return ValueFunctions;
}

} // namespace lint
