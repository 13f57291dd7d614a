#include "contentcomparison.h"

#include "canonicaljson.h"
#include "rulelookup.h"

#include <algorithm>

namespace difference {

namespace {

/** Names of types and parameters have no case, and the order of parameters means nothing (RFC 9110 §8.3.1). */
QByteArray normalized(const QByteArray &mediaType)
{
    QByteArrayList parts = mediaType.split(';');
    for (QByteArray &part : parts) {
        const QByteArray trimmed = part.trimmed();
        const qsizetype equals = trimmed.indexOf('=');
        part = equals < 0 ? trimmed.toLower() : trimmed.first(equals).toLower() + trimmed.sliced(equals);
        if (part.startsWith("charset="))
            part = part.toLower();
    }
    std::sort(parts.begin() + 1, parts.end());
    return parts.join(';');
}

using Rule = const ChangeRule &;

void compareSchemaOf(const Comparer &comparer, const Places &places, Rule added, Rule removed,
                     const SchemaContext &context)
{
    const bool wasThere = places.before.exists();
    const bool isThere = places.now.exists();
    if (wasThere && isThere)
        comparer.schemas.compareRoot(places.before, places.now, context);
    else if (wasThere != isThere)
        comparer.report.add(isThere ? added : removed, context.origin, context.isRequest, places);
}

/** True for the media types whose parts are written as `encoding` says. */
bool hasEncodings(const QByteArray &mediaType)
{
    return mediaType.startsWith("multipart/") || mediaType.startsWith("application/x-www-form-urlencoded");
}

/** Returns the settings of an Encoding Object that change the bytes of a part, as text. A missing object gives the same
 * text as one with default values. std::nullopt for settings that can't be computed. */
std::optional<QByteArray> encodingText(const document::Node &encoding)
{
    QByteArray text;
    const QByteArray style = encoding.member("style").resolved().bytes();
    for (const char *field : {"contentType", "style", "explode", "allowReserved", "headers"}) {
        const document::Node value = encoding.member(field).resolved();
        const bool isDefault = (QByteArrayView(field) == "style" && value.bytes() == "form") ||
                               (QByteArrayView(field) == "allowReserved" && !value.toBool()) ||
                               (QByteArrayView(field) == "explode" &&
                                value.toBool() == (style.isEmpty() || style == "form"));
        if (!value.exists() || isDefault)
            continue;
        const auto setting = canonicalJson(value);
        if (!setting)
            return std::nullopt;
        text += QByteArray(field) + *setting + '\n';
    }
    return text;
}

void compareEncodings(const Comparer &comparer, const MediaType &before, const MediaType &now, Rule changed,
                      const SchemaContext &context)
{
    const Located old = before.object.at("encoding");
    const Located present = now.object.at("encoding");
    const auto warn = [&](const Places &places, const QString &name) {
        if (!comparer.schemas.isUnchanged(places.before, places.now))
            comparer.schemas.add("not-compared"_change, context, places, {name});
    };
    QList<QByteArray> names;
    QSet<QByteArray> known;
    bool isTruncated = false;
    for (const LocatedMember &member : Side::members(old) + Side::members(present)) {
        if (known.contains(member.key))
            continue;
        isTruncated = names.size() >= comparer.options.limits.properties;
        if (isTruncated)
            break;
        known.insert(member.key);
        names.append(member.key);
    }
    if (isTruncated)
        warn({old, present}, u"encoding"_qs);
    for (const QByteArray &name : std::as_const(names)) {
        const Places places{old.at(name), present.at(name)};
        const auto oldText = encodingText(places.before.node);
        const auto text = encodingText(places.now.node);
        if (!oldText || !text)
            warn(places, QString::fromUtf8(name));
        else if (*oldText != *text)
            comparer.report.add(changed, context.origin, context.isRequest, places, {QString::fromUtf8(name)});
    }
    for (const char *field : {"prefixEncoding", "itemEncoding"}) {
        const Places places{before.object.at(field), now.object.at(field)};
        const auto oldText = canonicalJson(places.before.node);
        const auto text = canonicalJson(places.now.node);
        const bool isUnknown = (places.before.exists() && !oldText) || (places.now.exists() && !text);
        if (isUnknown)
            warn(places, QString::fromLatin1(field));
        else if (oldText != text)
            comparer.report.add(changed, context.origin, context.isRequest, places, {QString::fromLatin1(field)});
    }
}

} // namespace

QList<MediaType> mediaTypesOf(Side &side, const Located &object)
{
    QList<MediaType> found;
    for (const LocatedMember &member : side.followedMembers(object.at("content")))
        found.append({normalized(member.key), member.value});
    return found;
}

ContentMatch matchContent(const QList<MediaType> &before, const QList<MediaType> &now)
{
    ContentMatch match{{}, {}, now};
    for (const MediaType &each : before) {
        const auto same = std::ranges::find(match.added, each.name, &MediaType::name);
        if (same == match.added.end()) {
            match.removed.append(each);
            continue;
        }
        match.pairs.append({each, *same});
        match.added.erase(same);
    }
    return match;
}

void compareMediaType(const Comparer &comparer, const MediaType &before, const MediaType &now,
                      const ContentRules &rules, const SchemaContext &context)
{
    compareSchemaOf(comparer, {before.object.at("schema"), now.object.at("schema")}, rules.schemaAdded,
                    rules.schemaRemoved, context);
    SchemaContext items = context;
    items.origin.subject.property = u"(item)"_qs;
    compareSchemaOf(comparer, {before.object.at("itemSchema"), now.object.at("itemSchema")}, rules.itemSchemaAdded,
                    rules.itemSchemaRemoved, items);
    if (hasEncodings(now.name))
        compareEncodings(comparer, before, now, rules.encodingChanged, context);
}

} // namespace difference
