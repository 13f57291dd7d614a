#include "typetext.h"

#include "referencename.h"
#include "refs.h"
#include "value.h"

namespace shapes {

using document::Node;

namespace {

constexpr int Deepest = 4;         ///< The nesting of items and branches that a summary shows.
constexpr qsizetype MostTerms = 6; ///< The number of alternatives that a summary shows.
constexpr int MostSchemas = 60;    ///< The number of schemas that a summary is made of: aliases can repeat branches.
const QString Dots = u"…"_qs;

QString joined(QStringList terms, bool isCut)
{
    terms.removeDuplicates();
    if (isCut)
        terms.append(Dots);
    return terms.join(u" | ");
}

/** The values of `enum` or `const` as JSON. */
QString literals(const Node &values)
{
    QStringList terms;
    for (qsizetype i = 0; i < values.childCount() && i < MostTerms; ++i) {
        const Node value = values.childAt(i).resolved();
        const auto read = value.isScalar() ? value.value() : base::Result<document::Value>(base::Error{});
        terms.append(read ? QString::fromUtf8(read->toJson()) : Dots);
    }
    return joined(terms, values.childCount() > MostTerms);
}

QStringList typesOf(const Node &schema)
{
    const Node type = schema.member("type").resolved();
    if (type.isScalar())
        return {type.text()};
    QStringList types;
    for (qsizetype i = 0; type.isSequence() && i < type.childCount() && i < MostTerms; ++i)
        types.append(type.childAt(i).resolved().text());
    return types;
}

/** Makes the summary of one schema. */
class Summary final
{
public:
    QString textOf(const Node &schema, int depth)
    {
        if (depth > Deepest || --m_left < 0)
            return Dots;
        if (schema.isBool())
            return schema.text();
        if (const auto reference = openapi::referenceOf(schema))
            return openapi::referenceName(*reference);
        const QString text = ownText(schema, depth);
        const bool isNullable = schema.member("nullable").resolved().toBool() && !text.endsWith(u"null");
        return isNullable ? u"%1 | null"_qs.arg(text) : text;
    }

private:
    QString alternatives(const Node &branches, int depth)
    {
        QStringList terms;
        for (qsizetype i = 0; i < branches.childCount() && i < MostTerms; ++i)
            terms.append(textOf(branches.childAt(i).resolved(), depth + 1));
        return joined(terms, branches.childCount() > MostTerms);
    }

    QString listOf(const Node &items, int depth)
    {
        if (!items.exists())
            return u"any[]"_qs;
        const QString text = textOf(items, depth + 1);
        return (text.contains(u" | ") ? u"(%1)[]"_qs : u"%1[]"_qs).arg(text);
    }

    QString objectText(const Node &schema, int depth)
    {
        const Node others = schema.member("additionalProperties").resolved();
        const bool isMap = others.isMapping() && schema.member("properties").childCount() == 0;
        return isMap ? u"map<%1>"_qs.arg(textOf(others, depth + 1)) : u"object"_qs;
    }

    QString singleType(const QString &type, const Node &schema, int depth)
    {
        if (type == u"array")
            return listOf(schema.member("items").resolved(), depth);
        if (type == u"object")
            return objectText(schema, depth);
        const QString format = schema.member("format").text();
        const bool hasFormat = !format.isEmpty() && (type == u"string" || type == u"integer" || type == u"number");
        return hasFormat ? format : type;
    }

    QString untypedText(const Node &schema, int depth)
    {
        for (const char *keyword : {"oneOf", "anyOf"}) {
            const Node branches = schema.member(keyword).resolved();
            if (branches.isSequence() && branches.childCount() > 0)
                return alternatives(branches, depth);
        }
        const Node parts = schema.member("allOf").resolved();
        if (parts.isSequence() && parts.childCount() == 1 && !schema.member("properties").exists())
            return textOf(parts.childAt(0).resolved(), depth + 1);
        const QByteArray type = impliedType(schema);
        return type.isEmpty() ? u"any"_qs : singleType(QString::fromLatin1(type), schema, depth);
    }

    QString ownText(const Node &schema, int depth)
    {
        if (schema.member("const").exists()) {
            const auto value = schema.member("const").resolved().value();
            return value ? QString::fromUtf8(value->toJson()) : Dots;
        }
        const Node values = schema.member("enum").resolved();
        if (values.isSequence() && values.childCount() > 0)
            return literals(values);
        QStringList types = typesOf(schema);
        if (types.isEmpty())
            return untypedText(schema, depth);
        for (QString &type : types)
            type = singleType(type, schema, depth);
        return joined(types, false);
    }

    int m_left = MostSchemas;
};

} // namespace

QByteArray impliedType(const Node &schema)
{
    const auto has = [&schema](const char *keyword) { return schema.member(keyword).exists(); };
    const bool isSaidOtherwise = has("type") || has("const") || has("enum") || has("oneOf") || has("anyOf");
    const qsizetype parts = schema.member("allOf").resolved().childCount();
    if (isSaidOtherwise || (parts == 1 && !has("properties")))
        return {};
    if (has("properties") || has("additionalProperties") || parts > 0)
        return "object";
    return has("items") ? "array" : QByteArray();
}

QString typeText(const Node &schema)
{
    return Summary().textOf(schema.resolved(), 0);
}

} // namespace shapes
