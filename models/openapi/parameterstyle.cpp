#include "parameterstyle.h"

#include <cctype>

namespace openapi {

using document::Node;
using document::Value;
using specification::Version;

namespace {

/** Which characters are percent-encoded (RFC 3986 §2). */
enum class Escaping {
    AllReserved,
    ReservedInPath,  ///< Those that end a segment of a path.
    ReservedInQuery, ///< Those that a query can't have.
    Nothing,         ///< In headers and in cookies of the style `cookie`.
};

QByteArray escaped(const QByteArray &text, Escaping escaping)
{
    switch (escaping) {
    case Escaping::Nothing:
        return text;
    case Escaping::AllReserved:
        return text.toPercentEncoding();
    case Escaping::ReservedInPath:
    case Escaping::ReservedInQuery:
        break;
    }
    const QByteArray kept = escaping == Escaping::ReservedInPath ? ":@!$&'()*+,;=" : ":/?@!$&'()*+,;=";
    QByteArray result;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const auto isHex = [&](qsizetype at) { return at < text.size() && isxdigit(static_cast<uchar>(text[at])); };
        const bool isTriple = text[i] == '%' && isHex(i + 1) && isHex(i + 2);
        result += isTriple ? text.mid(i, 1) : text.mid(i, 1).toPercentEncoding(kept);
    }
    return result;
}

bool isScalar(const Value &value)
{
    return !value.isContainer();
}

QByteArray textOfScalar(const Value &value)
{
    if (value.type() == Value::Type::Bool)
        return value.toBool() ? "true" : "false";
    return value.bytes();
}

/** What is sent of a list or object: null is left out. Nothing for values in values, which no style defines. */
std::optional<QList<Value::Member>> partsOf(const Value &value)
{
    QList<Value::Member> all = value.members();
    for (const Value &item : value.items())
        all.append({QByteArray(), item});
    QList<Value::Member> parts;
    for (const Value::Member &part : std::as_const(all)) {
        if (!isScalar(part.second))
            return std::nullopt;
        if (!part.second.isNull())
            parts.append(part);
    }
    return parts;
}

/** Between the parts, and around them. */
struct StyleShape {
    const char *style;
    const char *exploded; ///< Between exploded parts.
    const char *joined;   ///< Between parts that are not.
    const char *prefix;
    bool isNamed;          ///< The name is written.
    bool isScalarDefined;  ///< Otherwise lists and objects only.
    bool isExplodeDefined; ///< Otherwise only without it.
};

constexpr StyleShape StyleShapes[] = {
    {"matrix", ";", ",", ";", true, true, true},           {"label", ".", ",", ".", false, true, true},
    {"simple", ",", ",", "", false, true, true},           {"form", "&", ",", "", true, true, true},
    {"spaceDelimited", "", "%20", "", true, false, false}, {"pipeDelimited", "", "%7C", "", true, false, false},
    {"cookie", "; ", ",", "", true, true, true},
};

class StyleWriter final
{
public:
    StyleWriter(const ParameterWriting &writing, Escaping escaping)
        : m_writing(writing)
        , m_escaping(escaping)
        , m_name(escaped(writing.name, escaping == Escaping::Nothing ? Escaping::Nothing : Escaping::AllReserved))
    {}

    [[nodiscard]] std::optional<QByteArray> write(const Value &value) const
    {
        if (m_writing.style == "deepObject")
            return deepObject(value);
        for (const StyleShape &shape : StyleShapes) {
            if (m_writing.style == shape.style)
                return write(value, shape);
        }
        return std::nullopt;
    }

private:
    [[nodiscard]] std::optional<QByteArray> write(const Value &value, const StyleShape &shape) const
    {
        if (isScalar(value))
            return shape.isScalarDefined ? std::optional(shape.prefix + scalar(value, shape)) : std::nullopt;
        const auto parts = partsOf(value);
        if (!parts || (m_writing.isExploded && !shape.isExplodeDefined))
            return std::nullopt;
        if (parts->isEmpty())
            return QByteArray();
        const bool isList = value.type() == Value::Type::Array;
        return shape.prefix + (m_writing.isExploded ? exploded(*parts, isList, shape) : joined(*parts, isList, shape));
    }

    [[nodiscard]] QByteArray scalar(const Value &value, const StyleShape &shape) const
    {
        const QByteArray text = escaped(textOfScalar(value), m_escaping);
        // Of an empty value, RFC 6570 writes `;name` and `name=`.
        const bool isBare = text.isEmpty() && m_writing.style == "matrix";
        return (shape.isNamed ? m_name + (isBare ? "" : "=") : QByteArray()) + text;
    }

    [[nodiscard]] QByteArray exploded(const QList<Value::Member> &parts, bool isList, const StyleShape &shape) const
    {
        QByteArrayList texts;
        for (const auto &[key, value] : parts) {
            const QByteArray name = isList ? (shape.isNamed ? m_name : QByteArray()) : escaped(key, m_escaping);
            const QByteArray text = escaped(textOfScalar(value), m_escaping);
            const bool isBare = name.isEmpty() || (text.isEmpty() && m_writing.style == "matrix");
            texts.append(name + (isBare ? "" : "=") + text);
        }
        return texts.join(shape.exploded);
    }

    [[nodiscard]] QByteArray joined(const QList<Value::Member> &parts, bool isList, const StyleShape &shape) const
    {
        QByteArrayList texts;
        for (const auto &[key, value] : parts) {
            if (!isList)
                texts.append(escaped(key, m_escaping));
            texts.append(escaped(textOfScalar(value), m_escaping));
        }
        return (shape.isNamed ? m_name + '=' : QByteArray()) + texts.join(shape.joined);
    }

    [[nodiscard]] std::optional<QByteArray> deepObject(const Value &value) const
    {
        const auto parts = partsOf(value);
        if (value.type() != Value::Type::Object || !parts)
            return std::nullopt;
        QByteArrayList texts;
        for (const auto &[key, member] : *parts)
            texts.append(m_name + "%5B" + escaped(key, Escaping::AllReserved) +
                         "%5D=" + escaped(textOfScalar(member), m_escaping));
        return texts.join('&');
    }

    const ParameterWriting &m_writing;
    Escaping m_escaping;
    QByteArray m_name;
};

Escaping escapingOf(const ParameterWriting &writing)
{
    if (writing.in == "header" || writing.style == "cookie")
        return Escaping::Nothing;
    if (!writing.allowsReserved)
        return Escaping::AllReserved;
    return writing.in == "path" ? Escaping::ReservedInPath : Escaping::ReservedInQuery;
}

/** False for null, lists and objects: if their text is empty, nothing is sent. */
bool isSent(const Value &value)
{
    return !value.isNull() && !value.isContainer();
}

/** With what is around the parameter in a request. */
QString inRequest(const ParameterWriting &writing, const QByteArray &text)
{
    const QString shown = QString::fromUtf8(text);
    if (writing.in == "header")
        return QString::fromUtf8(writing.name) + u": "_qs + shown;
    if (text.isEmpty())
        return shown;
    if (writing.in == "cookie")
        return u"Cookie: "_qs + shown;
    return writing.in == "path" ? shown : u'?' + shown;
}

/** JSON as it is, and a text in another media type. */
std::optional<QByteArray> writtenContent(const ParameterWriting &writing, const Value &value)
{
    const QByteArray type = writing.mediaType.split(';').first().trimmed().toLower();
    const bool isJson = type.endsWith("/json") || type.endsWith("+json");
    if (!isJson && !value.isString())
        return std::nullopt;
    const QByteArray content = isJson ? value.toJson() : value.bytes();
    if (writing.in == "header")
        return content;
    // A query string as a whole that is a form has been encoded by its media type.
    const bool isForm = type == "application/x-www-form-urlencoded" && writing.in == "querystring";
    const QByteArray text = isForm ? content : escaped(content, Escaping::AllReserved);
    const bool isNamed = writing.in == "query" || writing.in == "cookie";
    return isNamed ? escaped(writing.name, Escaping::AllReserved) + '=' + text : text;
}

QByteArray defaultStyle(const QByteArray &in)
{
    return in == "query" || in == "cookie" ? "form" : "simple";
}

} // namespace

ParameterWriting writingOf(const Node &parameter, Version version, const QByteArray &headerName)
{
    ParameterWriting writing;
    const bool isHeader = !headerName.isNull();
    writing.name = isHeader ? headerName : parameter.member("name").bytes();
    writing.in = isHeader ? QByteArray("header") : parameter.member("in").bytes();
    const Node style = parameter.member("style");
    writing.style = style.isString() ? style.bytes() : defaultStyle(writing.in);
    const Node explode = parameter.member("explode");
    writing.isExploded = explode.isBool() ? explode.toBool() : writing.style == "form" || writing.style == "cookie";
    // Before 3.2, it has a meaning in queries only.
    const bool canAllowReserved = writing.in == "query" || specification::Since32.contain(version);
    writing.allowsReserved = canAllowReserved && parameter.member("allowReserved").toBool();
    if (const Node content = parameter.member("content").resolved(); content.isMapping() && content.childCount() > 0)
        writing.mediaType = content.keyAt(0);
    return writing;
}

std::optional<QByteArray> styledValue(const ParameterWriting &writing, const Value &value)
{
    if (value.isNull() || writing.in == "querystring")
        return value.isNull() ? std::optional(QByteArray()) : std::nullopt;
    return StyleWriter(writing, escapingOf(writing)).write(value);
}

std::optional<QString> writtenParameter(const ParameterWriting &writing, const Value &value)
{
    if (!writing.mediaType.isEmpty()) {
        const auto content = writtenContent(writing, value);
        return content ? std::optional(inRequest(writing, *content)) : std::nullopt;
    }
    const auto text = styledValue(writing, value);
    if (!text)
        return std::nullopt;
    const bool isLeftOut = text->isEmpty() && !isSent(value);
    return isLeftOut ? QString() : inRequest(writing, *text);
}

} // namespace openapi
