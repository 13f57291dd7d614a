#include "objectchecks.h"

#include "operations.h"
#include "patterncache.h"

#include <algorithm>

namespace lint {

using specification::ObjectKind;
using specification::Place;

namespace {

/** Of the patterns of the rule path-excludes-patterns on all paths of a document. */
constexpr qint64 StepsOfExcludedPaths = 2'000'000;

/** False if a brace is not around a name, or inside one. */
bool hasPairsOfBraces(QByteArrayView path)
{
    bool isInside = false;
    for (const char c : path) {
        if (c != '{' && c != '}')
            continue;
        if (isInside == (c == '{'))
            return false;
        isInside = !isInside;
    }
    return !isInside;
}

void checkPaths(const Place &place, CheckContext &context)
{
    for (const specification::Member &member : place.members) {
        if (!member.field || member.isMerged)
            continue;
        const QString path = QString::fromUtf8(member.key);
        if (member.key.size() > 1 && member.key.endsWith('/'))
            context.addAtKey("path-keys-no-trailing-slash"_rule, place, member, {path});
        if (member.key.contains('?'))
            context.addAtKey("path-not-include-query"_rule, place, member, {path});
        if (member.key.contains("{}"))
            context.addAtKey("path-declarations-must-exist"_rule, place, member, {path});
        if (!hasPairsOfBraces(member.key))
            context.addAtKey("path-params"_rule, place, member, {u"braces-in-path"_qs, path});
    }
}

/** No path has a parameter of such a name. */
void checkPathParameterName(const Place &place, CheckContext &context)
{
    const specification::Member *name = place.member("name");
    if (!name || !name->value.isString() || place.value("in").bytes() != "path")
        return;
    const QByteArray text = name->value.bytes();
    if (text.contains('{') || text.contains('}'))
        context.addAtValue("path-params"_rule, place, *name, {u"braces-in-name"_qs, QString::fromUtf8(text)});
}

/** The words of "get-bookList": get, book, list. */
QByteArrayList wordsOf(const QByteArray &segment)
{
    QByteArrayList words{{}};
    for (const char c : segment) {
        const bool isUpper = c >= 'A' && c <= 'Z';
        const bool isLetter = isUpper || (c >= 'a' && c <= 'z');
        if (isUpper || !isLetter)
            words.append(QByteArray());
        if (isLetter)
            words.last().append(char(c | 0x20));
    }
    return words;
}

void checkPathWords(const Place &place, CheckContext &context)
{
    for (const specification::Member &member : place.members) {
        if (!member.field || member.isMerged)
            continue;
        for (const QByteArray &segment : member.key.split('/')) {
            if (segment.isEmpty() || segment.contains('{'))
                continue;
            const bool isKebab = std::all_of(segment.begin(), segment.end(), [](char c) {
                return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-' || c == '.';
            });
            if (!isKebab)
                context.addAtKey("paths-kebab-case"_rule, place, member, {QString::fromUtf8(segment)});
            for (const QByteArray &word : wordsOf(segment)) {
                if (openapi::isMethod(word))
                    context.addAtKey("no-http-verbs-in-paths"_rule, place, member, {QString::fromUtf8(word)});
            }
        }
    }
}

void checkExcludedPaths(const Place &place, CheckContext &context)
{
    schema::PatternCache patterns;
    qint64 steps = StepsOfExcludedPaths;
    for (const QString &source : context.report.settings().excludedPaths()) {
        for (const specification::Member &member : place.members) {
            const bool isPath = member.field && !member.isMerged;
            const bool isExcluded = isPath && patterns.matches(source, {}, member.key, steps);
            if (steps < 0)
                return context.report.add("ruleset-too-slow"_rule, place.pointer() / member.key,
                                          {"path-excludes-patterns"_rule.name()});
            if (isExcluded)
                context.addAtKey("path-excludes-patterns"_rule, place, member, {QString::fromUtf8(member.key), source});
        }
    }
}

constexpr Check PathChecks[] = {
    {ObjectKind::Paths, checkPaths},
    {ObjectKind::Parameter, checkPathParameterName},
    {ObjectKind::Paths, checkPathWords},
    {ObjectKind::Paths, checkExcludedPaths},
};

} // namespace

std::span<const Check> pathChecks()
{
    return PathChecks;
}

} // namespace lint
