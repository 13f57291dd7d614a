#include "typecomparison.h"

#include "acceptedvalues.h"
#include "rulelookup.h"

#include <algorithm>
#include <array>

namespace difference {

namespace {

/** A format whose values are all values of another format. */
struct PartOfFormat {
    const char *part;
    const char *whole;
};

constexpr std::array PartsOfFormats{
    PartOfFormat{"int32", "int64"},           PartOfFormat{"float", "double"},    PartOfFormat{"uri", "uri-reference"},
    PartOfFormat{"hostname", "idn-hostname"}, PartOfFormat{"email", "idn-email"}, PartOfFormat{"uri", "iri"},
};

bool isPartOf(const QString &part, const QString &whole)
{
    return part == whole || std::ranges::any_of(PartsOfFormats, [&](const PartOfFormat &row) {
               return part == QLatin1String(row.part) && whole == QLatin1String(row.whole);
           });
}

/** The formats that say something about values of some types. */
QStringList formatsFor(const SchemaView &view, quint8 types)
{
    static const QStringList ofNumbers = {u"int8"_qs,   u"int16"_qs,  u"int32"_qs, u"int64"_qs,  u"uint8"_qs,
                                          u"uint16"_qs, u"uint32"_qs, u"float"_qs, u"double"_qs, u"uint64"_qs};
    QStringList formats = view.texts("format");
    formats.removeIf([&](const QString &format) {
        return !(types & (ofNumbers.contains(format) ? int(NumberTypes) : int(StringType)));
    });
    return formats;
}

/** True if each value that fits all of `strict` fits `format` too. */
bool implies(const QStringList &strict, const QString &format)
{
    return std::ranges::any_of(strict, [&](const QString &each) { return isPartOf(each, format); });
}

/** True if every text fits. */
bool acceptsAllTexts(const SchemaView &view)
{
    return (view.types() & StringType) && !view.allowed() && view.texts("format").isEmpty() &&
           view.texts("pattern").isEmpty();
}

/** The types that values written as text can be read as. */
quint8 readableTypes(const SchemaView &view, bool isText)
{
    return isText && acceptsAllTexts(view) ? quint8(view.types() | ScalarTypes) : view.types();
}

struct TypeChange {
    bool narrows = false;
    bool widens = false;
    bool isOfFormats = false;
};

TypeChange changeOf(const ViewPair &pair)
{
    const SchemaView &before = pair.before;
    const SchemaView &now = pair.now;
    TypeChange change;
    // Alternatives are chosen by the type that the text looks like.
    const bool isText = pair.context.isText && before.isListOfTypes() == now.isListOfTypes();
    // Of a list of values, only the types of its values count.
    change.narrows = typesOfValues(before) & ~readableTypes(now, isText);
    change.widens = typesOfValues(now) & ~readableTypes(before, isText);
    const quint8 shared = before.types() & now.types();
    const QStringList old = formatsFor(before, shared);
    const QStringList present = formatsFor(now, shared);
    const bool narrows = std::ranges::any_of(present, [&](const QString &each) { return !implies(old, each); });
    const bool widens = std::ranges::any_of(old, [&](const QString &each) { return !implies(present, each); });
    change.isOfFormats = narrows || widens;
    change.narrows = change.narrows || narrows;
    change.widens = change.widens || widens;
    return change;
}

QString shownType(const SchemaView &view)
{
    const QStringList formats = view.texts("format");
    const QString types = shownTypes(view.types());
    return formats.isEmpty() ? types : u"%1 (%2)"_qs.arg(types, formats.join(u", "_qs));
}

const ChangeRule &ruleFor(const TypeChange &change, const ViewPair &pair)
{
    if (change.narrows && change.widens)
        return "type-changed"_change;
    if (pair.before.isListOfTypes() != pair.now.isListOfTypes())
        return change.widens ? "list-of-types-widened"_change : "list-of-types-narrowed"_change;
    const bool isRequest = pair.context.isRequest;
    if (change.widens)
        return !isRequest && change.isOfFormats ? "type-changed"_change : "type-generalized"_change;
    const bool isOfParameterProperty = pair.context.scope() == Scope::RequestParameterProperty;
    return isRequest && !isOfParameterProperty ? "type-changed"_change : "type-specialized"_change;
}

Effect effectOf(const TypeChange &change)
{
    if (change.narrows && change.widens)
        return Effect::Incomparable;
    return change.narrows ? Effect::Narrows : change.widens ? Effect::Widens : Effect::None;
}

} // namespace

void compareNull(SchemaComparison &comparison, const ViewPair &pair)
{
    const bool isAboutTypes = pair.before.isUntyped() || pair.now.isUntyped();
    if (pair.before.allowsNull() == pair.now.allowsNull() || isAboutTypes)
        return;
    comparison.add(pair.now.allowsNull() ? "became-nullable"_change : "became-not-nullable"_change, pair.context,
                   {pair.before.place(), pair.now.place()});
}

void compareTypes(SchemaComparison &comparison, ViewPair &pair)
{
    const bool isText = pair.context.isText;
    pair.shared = readableTypes(pair.before, isText) & readableTypes(pair.now, isText);
    const TypeChange change = changeOf(pair);
    Effect effect = effectOf(change);
    if (effect == Effect::None)
        return;
    const ChangeRule *rule = &ruleFor(change, pair);
    if (isText && pair.context.isProperty && effect == Effect::Widens && rule == &"type-generalized"_change) {
        // How the members of an object are written as text is up to the server.
        rule = &"type-changed"_change;
        effect = Effect::Undecidable;
    }
    comparison.add(*rule, pair.context, {pair.before.place(), pair.now.place()},
                   {shownType(pair.before), shownType(pair.now)}, effect);
}

} // namespace difference
