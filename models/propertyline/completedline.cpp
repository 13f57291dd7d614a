#include "completedline.h"

#include "linegrammar.h"
#include "linetext.h"
#include "typewords.h"

namespace propertyline {

namespace {

using Candidates = QList<LineCandidate>;
using Kind = LineCandidate::Kind;

void addComponents(Candidates &candidates, const LineScope &scope, bool isAfterAt)
{
    for (const QString &name : scope.components) {
        if (isPlainWord(name))
            candidates.append({isReservedWord(name) && !isAfterAt ? u'@' + name : name, Kind::Component});
    }
}

Candidates typeCandidates(const LineScope &scope)
{
    Candidates candidates;
    for (const TypeWord &word : typeWords())
        candidates.append({word.word.toString(), word.isFormat ? Kind::Format : Kind::Base});
    candidates.append({u"map<"_qs, Kind::Base});
    addComponents(candidates, scope, false);
    return candidates;
}

Candidates facetCandidates(const Type &type)
{
    const auto facet = [](const char16_t *text) { return LineCandidate{QString::fromUtf16(text), Kind::Facet}; };
    switch (measureOf(type)) {
    case Measure::None:
        return {};
    case Measure::Characters:
        return {facet(u"1..80"), facet(u">=1"), facet(u"<=80"), facet(u"/^[a-z]+$/")};
    case Measure::Number:
        return {facet(u">=0"), facet(u">0"), facet(u"1..100"), facet(u"<=100"), facet(u"step 0.01")};
    case Measure::Items:
        return {facet(u"unique"), facet(u"1..5"), facet(u">=1"), facet(u"<=5")};
    case Measure::Members:
        return {facet(u">=1"), facet(u"<=5"), facet(u"1..5")};
    }
    return {};
}

Candidates candidatesAfter(const Type &type)
{
    Candidates candidates;
    for (const QString &flag : {u"read-only"_qs, u"write-only"_qs, u"deprecated"_qs})
        candidates.append({flag, Kind::Flag});
    const bool isChoice = type.isChoice() && !isOfLiterals(type);
    if (isChoice && type.discriminator.isEmpty())
        candidates.append({u"by"_qs, Kind::Keyword});
    return candidates;
}

Candidates valueCandidates(const Type &type)
{
    Candidates candidates;
    const QList<Type> parts = type.isChoice() ? type.parts : QList<Type>{type};
    for (const Type &part : parts) {
        if (part.isLiteral())
            candidates.append({typeText(part, {}), Kind::Value});
        if (part.isBase(u"boolean"))
            candidates.append({{u"true"_qs, Kind::Value}, {u"false"_qs, Kind::Value}});
        if (part.isNull())
            candidates.append({u"null"_qs, Kind::Value});
        if (part.kind == Type::Kind::List)
            candidates.append({u"[]"_qs, Kind::Value});
    }
    return candidates;
}

Candidates candidatesFor(const Expectation &expectation, const LineScope &scope)
{
    Candidates components;
    switch (expectation.what) {
    case Expectation::What::Nothing:
        return {};
    case Expectation::What::Type:
        return typeCandidates(scope);
    case Expectation::What::Component:
        addComponents(components, scope, true);
        return components;
    case Expectation::What::Facet:
        return facetCandidates(expectation.type);
    case Expectation::What::AfterType:
        return candidatesAfter(expectation.type);
    case Expectation::What::Default:
        return valueCandidates(expectation.type);
    }
    return {};
}

/** The candidates that start with a text, then those that contain it. A quote is no part of what is compared. */
Candidates matching(const Candidates &all, const QString &typed)
{
    Candidates first;
    Candidates others;
    for (const LineCandidate &candidate : all) {
        const QStringView text = QStringView(candidate.text).sliced(candidate.text.startsWith(u'"') ? 1 : 0);
        if (text.startsWith(typed, Qt::CaseInsensitive))
            first.append(candidate);
        else if (text.contains(typed, Qt::CaseInsensitive))
            others.append(candidate);
    }
    return first + others;
}

} // namespace

LineCompletion completeLine(const QString &text, qsizetype cursor, const LineScope &scope)
{
    cursor = qBound<qsizetype>(0, cursor, text.size());
    qsizetype start = cursor;
    while (start > 0 && isWordCharacter(text[start - 1]))
        --start;
    qsizetype end = cursor;
    while (end < text.size() && isWordCharacter(text[end]))
        ++end;
    LineGrammar grammar(text.first(start), scope);
    (void)grammar.readLine();
    return {start, end - start,
            matching(candidatesFor(grammar.expectation(), scope), text.sliced(start, cursor - start))};
}

} // namespace propertyline
