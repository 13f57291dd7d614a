#include "placenames.h"

namespace review {

namespace {

using document::Node;

/** A longer text does not fit in a line with the names around it. */
constexpr qsizetype LongestItemName = 80;

QString shortened(const QString &name)
{
    return name.size() <= LongestItemName ? name : name.left(LongestItemName - 1) + u'…';
}

QString nameOfMapping(const Node &item)
{
    const auto textOf = [&item](QByteArrayView key) { return item.member(key).resolved().text(); };
    if (const QString reference = textOf("$ref"); !reference.isEmpty())
        return reference.section(u'/', -1);
    if (const QString name = textOf("name"); !name.isEmpty()) {
        const QString location = textOf("in");
        return location.isEmpty() ? name : u"%1 (%2)"_qs.arg(name, location);
    }
    for (const char *key : {"url", "title"}) {
        if (const QString text = textOf(key); !text.isEmpty())
            return text;
    }
    // A security requirement.
    return item.childCount() == 1 ? QString::fromUtf8(item.keyAt(0)) : QString();
}

QString nameOfItem(const Node &item, const QByteArray &token)
{
    const Node resolved = item.resolved();
    const QString name = resolved.isMapping()  ? nameOfMapping(resolved)
                         : resolved.isScalar() ? resolved.text()
                                               : QString();
    return name.isEmpty() ? u'#' + QString::number(token.toLongLong() + 1) : shortened(name);
}

} // namespace

QStringList placeNames(const document::Snapshot &snapshot, const document::Pointer &place)
{
    QStringList names;
    document::Pointer at;
    for (const QByteArray &token : place.tokens()) {
        const bool isItem = snapshot.at(at).resolved().isSequence();
        at = at / token;
        const Node entry = snapshot.at(at);
        names.append(isItem && entry.exists() ? nameOfItem(entry, token) : QString::fromUtf8(token));
    }
    return names;
}

QString entryName(const document::Snapshot &snapshot, const document::Pointer &place)
{
    return placeNames(snapshot, place).value(place.tokens().size() - 1);
}

} // namespace review
