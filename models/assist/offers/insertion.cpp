#include "insertion.h"

namespace assist {

namespace {

using document::Snapshot;
using Follows = Offer::Follows;
using Style = TextPlace::Style;

QByteArray quoted(const QByteArray &text, char quote)
{
    if (quote == '\'' && !text.contains('\n'))
        return '\'' + QByteArray(text).replace('\'', "''") + '\'';
    return document::Value::string(text).toJson();
}

/** True if YAML reads the plain text as this string, in block and in flow style. */
bool isPlain(const QByteArray &text)
{
    if (text.isEmpty() || text.trimmed() != text)
        return false;
    const Snapshot snapshot = Snapshot::parse("[{? " + text + " : " + text + "}]\n", document::Format::Yaml);
    const document::Node mapping = snapshot.at({"0"});
    return snapshot.isValid() && snapshot.root().childCount() == 1 && mapping.childCount() == 1 &&
           mapping.keyAt(0) == text && mapping.childAt(0).isString() && mapping.childAt(0).bytes() == text;
}

QByteArray scalarText(const QByteArray &text, bool isString, const TextPlace &place)
{
    if (!isString && place.quote == '\0')
        return text;
    if (place.style == Style::Json)
        return isString ? quoted(text, '"') : text;
    if (place.quote != '\0')
        return quoted(text, place.quote);
    return isPlain(text) ? text : quoted(text, '\'');
}

/** What follows a key in JSON, with `|` where the cursor is. */
QByteArray jsonValue(Follows follows)
{
    switch (follows) {
    case Follows::Text:
        return "\"|\"";
    case Follows::Boolean:
        return "false|";
    case Follows::Number:
        return "0|";
    case Follows::Any:
        return "null|";
    case Follows::Mapping:
        return "{|}";
    case Follows::List:
        return "[|]";
    }
    return "|";
}

QByteArray lineBreakOf(const Snapshot &snapshot)
{
    const QByteArray start = snapshot.text({0, 4096});
    return start.contains("\r\n") ? "\r\n" : "\n";
}

/** What follows the colon of a new key. */
QByteArray afterKey(Follows follows, const OfferPlace &place)
{
    constexpr qsizetype step = 2;
    const TextPlace &text = place.text;
    if (text.style == Style::Json)
        return ' ' + jsonValue(follows);
    const bool isCollection = follows == Follows::Mapping || follows == Follows::List;
    if (text.style == Style::Flow)
        return isCollection ? ' ' + jsonValue(follows) : QByteArray(" |");
    if (!isCollection)
        return " |";
    const QByteArray next = lineBreakOf(place.snapshot) + QByteArray(text.indentation + step, ' ');
    return next + (follows == Follows::List ? "- |" : "|");
}

} // namespace

CompletionItem itemOf(const Offer &offer, const OfferPlace &place)
{
    const TextPlace &text = place.text;
    CompletionItem item{.kind = offer.kind,
                        .label = offer.label.isEmpty() ? QString::fromUtf8(offer.text) : offer.label,
                        .detail = offer.detail,
                        .description = offer.description,
                        .replaced = text.token,
                        .isRequired = offer.isRequired,
                        .isDeprecated = offer.isDeprecated,
                        .field = offer.field,
                        .object = offer.object};
    QByteArray before;
    if (text.commaBefore >= 0) {
        const qsizetype end = text.commaBefore;
        before = ',' + place.snapshot.text({end, text.token.offset - end});
        item.replaced = {end, text.token.end() - end};
    } else if (text.needsSpace) {
        before = " ";
    }
    // A line of its own in a list.
    const bool isNewItem = text.part == TextPlace::Part::Bare && text.style == Style::Block &&
                           place.type.shape == PlaceType::Shape::List;
    if (isNewItem)
        before += "- ";
    item.text = before + scalarText(offer.text, offer.isString, text);
    item.cursor = item.text.size();
    const bool isKey = offer.kind == CompletionItem::Kind::Key;
    if (isKey && !text.hasColon) {
        const bool isItemOfFlow = text.part == TextPlace::Part::Item && text.style != Style::Block;
        if (isItemOfFlow)
            item.text.insert(before.size(), '{');
        const QByteArray after = ':' + afterKey(offer.follows, place);
        const qsizetype cursor = after.indexOf('|');
        item.cursor = item.text.size() + cursor;
        item.text += after.first(cursor) + after.mid(cursor + 1);
        if (isItemOfFlow)
            item.text += '}';
    }
    if (text.needsCommaAfter)
        item.text += ',';
    return item;
}

} // namespace assist
