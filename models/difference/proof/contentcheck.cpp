#include "contentcheck.h"

#include "canonicaljson.h"
#include "refs.h"

#include <algorithm>
#include <optional>

namespace difference {

using document::Node;
using document::Value;

namespace {

constexpr int MaximumParts = 20;

bool isHexadecimal(char letter)
{
    return (letter >= '0' && letter <= '9') || (letter >= 'a' && letter <= 'f') || (letter >= 'A' && letter <= 'F');
}

/** Decodes RFC 2045 §6.7; std::nullopt for a text with an equals sign that begins no code. */
std::optional<QByteArray> fromQuotedPrintable(const QByteArray &text)
{
    QByteArray decoded;
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (text[i] != '=') {
            decoded += text[i];
            continue;
        }
        if (i + 2 >= text.size() || !isHexadecimal(text[i + 1]) || !isHexadecimal(text[i + 2]))
            return std::nullopt;
        decoded += QByteArray::fromHex(text.mid(i + 1, 2));
        i += 2;
    }
    return decoded;
}

std::optional<QByteArray> decoded(const QByteArray &text, const QByteArray &encoding)
{
    const QByteArray name = encoding.toLower();
    if (name == "quoted-printable")
        return fromQuotedPrintable(text);
    if (name == "base16")
        return std::ranges::all_of(text, isHexadecimal) ? std::optional(QByteArray::fromHex(text)) : std::nullopt;
    if (name != "base64" && name != "base64url")
        return text;
    const auto options = (name == "base64" ? QByteArray::Base64Encoding : QByteArray::Base64UrlEncoding) |
                         QByteArray::AbortOnBase64DecodingErrors;
    const auto result = QByteArray::fromBase64Encoding(text, options);
    const bool isWhole = name != "base64" || text.size() % 4 == 0;
    return result && isWhole ? std::optional(*result) : std::nullopt;
}

bool isJson(const QByteArray &mediaType)
{
    const QByteArray name = mediaType.left(mediaType.indexOf(';')).trimmed().toLower();
    return name == "application/json" || name.endsWith("+json");
}

bool hasType(const Value &value, const QByteArray &type)
{
    using enum Value::Type;
    if (type == "integer")
        return value.type() == Number && !value.bytes().contains('.');
    static const QList<std::pair<QByteArray, Value::Type>> types = {{"string", String}, {"number", Number},
                                                                    {"boolean", Bool},  {"array", Array},
                                                                    {"object", Object}, {"null", Null}};
    return std::ranges::any_of(types, [&](const auto &row) { return row.first == type && row.second == value.type(); });
}

/** True if the content has the type and the required properties of its schema. */
bool fits(const Value &content, const Node &schema)
{
    const Node type = schema.member("type").resolved();
    if (type.isScalar() && !hasType(content, type.bytes()))
        return false;
    const Node required = schema.member("required").resolved();
    for (qsizetype i = 0; content.type() == Value::Type::Object && i < required.childCount(); ++i) {
        const QByteArray name = required.childAt(i).resolved().bytes();
        if (std::ranges::none_of(content.members(), [&](const auto &member) { return member.first == name; }))
            return false;
    }
    return true;
}

bool readsHere(const Node &schema, const Value &value)
{
    const Node extensible = schema.member("x-extensible-enum").resolved();
    if (extensible.isSequence()) {
        bool isListed = false;
        for (qsizetype i = 0; i < extensible.childCount() && !isListed; ++i) {
            // A listed value that can't be computed can be this one, so that nothing is proved.
            const auto listed = canonicalJson(extensible.childAt(i).resolved());
            isListed = !listed || *listed == value.toJson();
        }
        if (!isListed)
            return false;
    }
    if (!value.isString())
        return true;
    const auto content = decoded(value.bytes(), schema.member("contentEncoding").resolved().bytes());
    if (!content)
        return false;
    if (!isJson(schema.member("contentMediaType").resolved().bytes()))
        return true;
    const auto read = Value::fromJson(*content);
    return read && fits(*read, schema.member("contentSchema").resolved());
}

bool readsAll(Side &side, const Located &schema, const Value &value, int &parts)
{
    const auto target = ++parts <= MaximumParts ? side.follow(schema) : std::nullopt;
    if (!target || !target->node.isMapping())
        return true;
    const Located allOf = target->at("allOf");
    for (qsizetype i = 0; allOf.node.isSequence() && i < allOf.node.childCount(); ++i) {
        if (!readsAll(side, allOf.at(i), value, parts))
            return false;
    }
    return readsHere(target->node, value);
}

} // namespace

bool readsContent(Side &side, const Located &schema, const Value &value)
{
    int parts = 0;
    return readsAll(side, schema, value, parts);
}

} // namespace difference
