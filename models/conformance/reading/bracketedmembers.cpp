#include "bracketedmembers.h"

#include <algorithm>
#include <cctype>

namespace conformance {

using document::Value;
using openapi::Place;

namespace {

/** The names in `[a][b]`; the brackets may be percent-encoded. */
QList<QByteArray> bracketedNames(const QByteArray &text)
{
    QList<QByteArray> names;
    qsizetype from = 0;
    while (from < text.size()) {
        const bool isLast = names.size() + 1 == BracketedMembers::MaximumNames;
        const qsizetype end = isLast ? text.lastIndexOf(']') : text.indexOf(']', from);
        if (text.at(from) != '[' || end < from)
            return {};
        names.append(text.sliced(from + 1, end - from - 1));
        from = end + 1;
    }
    return names;
}

/** True for the places of items: `0`, or nothing. */
bool isItemName(const QByteArray &name)
{
    return std::all_of(name.begin(), name.end(), [](char c) { return std::isdigit(static_cast<uchar>(c)); });
}

} // namespace

BracketedMembers::BracketedMembers(const QByteArray &name, const QList<ReceivedPair> &pairs)
{
    for (const ReceivedPair &pair : pairs) {
        const QByteArray whole = decoded(pair.name, true);
        if (!whole.startsWith(name + '['))
            continue;
        Member *at = &m_root;
        const QList<QByteArray> names = bracketedNames(whole.sliced(name.size()));
        for (const QByteArray &each : names) {
            auto known = std::find_if(at->children.begin(), at->children.end(),
                                      [&each](const Member &child) { return child.name == each; });
            if (known == at->children.end()) {
                at->children.append({each, {}, {}});
                known = std::prev(at->children.end());
            }
            at = &*known;
        }
        if (!names.isEmpty())
            at->texts.append(decoded(pair.value, true));
    }
}

Value BracketedMembers::valueOf(const Member &member, const std::optional<Place> &schema, requests::SchemaLook &look)
{
    const std::optional<Shape> shape = schema ? std::optional(shapeOf(*schema, look)) : std::nullopt;
    const auto scalar = [&](const QByteArray &text, const std::optional<Place> &place) {
        return place ? scalarOf(text, *place, look) : Value::string(text);
    };
    const bool isItems = !member.children.isEmpty() &&
                         std::all_of(member.children.begin(), member.children.end(),
                                     [](const Member &child) { return isItemName(child.name); });
    if (!member.children.isEmpty() && !(isItems && shape != Shape::Object)) {
        QList<Value::Member> members;
        for (const Member &child : member.children) {
            std::optional<Place> property = schema ? look.property(*schema, child.name) : std::nullopt;
            if (!property && schema)
                property = look.additionalProperties(*schema);
            members.append({child.name, valueOf(child, property, look)});
        }
        return Value::object(members);
    }
    if (member.children.isEmpty() && member.texts.size() == 1 && shape != Shape::List)
        return scalar(member.texts.first(), schema);
    QList<Value> items;
    const auto item = [&] { return schema ? look.item(*schema, items.size()) : std::nullopt; };
    for (const QByteArray &text : member.texts)
        items.append(scalar(text, shape == Shape::List ? item() : schema));
    for (const Member &child : member.children) {
        // `name[]=1&name[]=2` are two items.
        if (child.name.isEmpty() && child.children.isEmpty()) {
            for (const QByteArray &text : child.texts)
                items.append(scalar(text, item()));
        } else {
            items.append(valueOf(child, item(), look));
        }
    }
    return Value::array(items);
}

Value BracketedMembers::value(const Place &schema, requests::SchemaLook &look) const
{
    return valueOf(m_root, schema, look);
}

} // namespace conformance
