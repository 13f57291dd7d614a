#include "writtenvalue.h"

#include "parameterstyle.h"
#include "rulelookup.h"

namespace difference {

namespace {

using openapi::ParameterWriting;

/** The schema of a value, which is that of its media type if it has one. */
Located schemaOf(Side &side, const Located &object)
{
    const QList<LocatedMember> content = side.followedMembers(object.at("content"));
    return content.isEmpty() ? object.at("schema") : content.first().value.at("schema");
}

QString styleText(const ParameterWriting &writing)
{
    return QString::fromUtf8(writing.style) + (writing.isExploded ? u", explode"_qs : QString());
}

/** True if both styles write the values of some types with the same bytes. */
bool isWrittenSame(const ParameterWriting &before, const ParameterWriting &now, quint8 types)
{
    if (before.style == now.style && before.isExploded == now.isExploded)
        return true;
    // The style of a single value in a query or header says nothing; in a path, its prefix.
    const bool hasPrefix = before.in == "path" && before.style != now.style;
    return !(types & (ArrayType | ObjectType)) && !hasPrefix;
}

quint8 typesOf(const Comparer &comparer, const Places &schemas)
{
    const quint8 before = schemas.before.exists() ? comparer.schemas.viewOfOld({schemas.before}).types() : 0;
    const quint8 now = schemas.now.exists() ? comparer.schemas.viewOfNew({schemas.now}).types() : 0;
    // A schema without types mostly means a single value, so that it is no reason to report a style.
    return (before == AllTypes ? 0 : before) | (now == AllTypes ? 0 : now);
}

/** True if a list is written like the single value that it replaces: `color=blue` has one item. */
bool isListOfSingle(const Comparer &comparer, const ParameterWriting &writing, const Places &schemas)
{
    const bool isForm = (writing.in == "query" || writing.in == "cookie") && writing.style == "form" &&
                        writing.isExploded;
    const quint8 before = comparer.schemas.viewOfOld({schemas.before}).types();
    return isForm && comparer.schemas.viewOfNew({schemas.now}).types() == ArrayType && before != 0 &&
           !(before & (ArrayType | ObjectType));
}

void compareWithItems(const Comparer &comparer, const SchemaContext &context, const Places &schemas)
{
    const SchemaView list = comparer.schemas.viewOfNew({schemas.now});
    const QList<Located> items = list.all("items");
    const auto fewest = list.limit("minItems", true);
    const auto most = list.limit("maxItems", false);
    const schema::Decimal one = *schema::Decimal::parse("1");
    const bool allowsOne = (!fewest || fewest->value.compare(one) <= 0) && (!most || most->value.compare(one) >= 0);
    const Effect effect = items.isEmpty() ? Effect::Widens
                                          : comparer.schemas.effectBetween({schemas.before}, items, context.inside());
    const bool isWidening = allowsOne && (effect == Effect::None || effect == Effect::Widens);
    const QStringList types = {shownTypes(comparer.schemas.viewOfOld({schemas.before}).types()), shownTypes(ArrayType)};
    const qsizetype first = comparer.report.size();
    comparer.schemas.add(isWidening ? "type-generalized"_change : "type-changed"_change, context, schemas, types);
    comparer.report.addRoot(schemas.before, schemas.now, first);
}

} // namespace

void compareWrittenValues(const Comparer &comparer, SchemaContext context, const Places &places,
                          const HeaderNames &names, const WritingRules &rules)
{
    const auto before = openapi::writingOf(places.before.node, comparer.before.versionAt(places.before.place.address),
                                           names.before);
    const auto now = openapi::writingOf(places.now.node, comparer.now.versionAt(places.now.place.address), names.now);
    const Places schemas{schemaOf(comparer.before, places.before), schemaOf(comparer.now, places.now)};
    if (before.mediaType != now.mediaType)
        return comparer.report.add(rules.content, context.origin, context.isRequest, places,
                                   {QString::fromUtf8(before.mediaType.isEmpty() ? before.style : before.mediaType),
                                    QString::fromUtf8(now.mediaType.isEmpty() ? now.style : now.mediaType)});
    const bool isStyled = now.mediaType.isEmpty();
    if (isStyled && !isWrittenSame(before, now, typesOf(comparer, schemas)))
        comparer.report.add(rules.style, context.origin, context.isRequest, places,
                            {styleText(before), styleText(now)});
    if (isStyled && rules.allowReserved && before.allowsReserved != now.allowsReserved)
        comparer.report.add(
            *rules.allowReserved, context.origin, context.isRequest, places,
            {before.allowsReserved ? u"true"_qs : u"false"_qs, now.allowsReserved ? u"true"_qs : u"false"_qs});
    context.isText = isStyled;
    if (!schemas.before.exists() || !schemas.now.exists()) {
        if (schemas.before.exists() != schemas.now.exists())
            comparer.schemas.add("not-compared"_change, context, schemas, {u"schema"_qs});
        return;
    }
    if (isStyled && isListOfSingle(comparer, now, schemas))
        compareWithItems(comparer, context, schemas);
    else
        comparer.schemas.compareRoot(schemas.before, schemas.now, context);
}

} // namespace difference
