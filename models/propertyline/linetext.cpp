#include "linetext.h"

#include "referencewords.h"
#include "typewords.h"

namespace propertyline {

using document::Value;

namespace {

/** JSON without line breaks, which can be in its strings. */
QString jsonText(const Value &value)
{
    QString text;
    const QString json = QString::fromUtf8(value.toJson());
    for (qsizetype i = 0; i < json.size(); ++i) {
        if (isOneLine(QStringView(json).sliced(i, 1)))
            text += json[i];
        else
            text += u"\\u%1"_qs.arg(json[i].unicode(), 4, 16, QChar(u'0'));
    }
    return text;
}

QString quoted(const QString &text)
{
    return jsonText(Value::string(text));
}

QString boundText(const Bound &bound, bool isLower)
{
    const QString sign = isLower ? u">"_qs : u"<"_qs;
    return sign + (bound.isExclusive ? QString() : u"="_qs) + QString::fromLatin1(bound.number);
}

/** A pattern with its slashes escaped. */
QString patternText(const QString &pattern)
{
    QString text = u"/"_qs;
    for (const QChar each : pattern) {
        if (each == u'/')
            text += u'\\';
        text += each;
    }
    return text + u'/';
}

QString facetsText(const Facets &facets)
{
    QStringList texts;
    const auto isPlain = [](const std::optional<Bound> &bound) { return bound && !bound->isExclusive; };
    if (isPlain(facets.lower) && isPlain(facets.upper)) {
        texts.append(QString::fromLatin1(facets.lower->number + ".." + facets.upper->number));
    } else {
        if (facets.lower)
            texts.append(boundText(*facets.lower, true));
        if (facets.upper)
            texts.append(boundText(*facets.upper, false));
    }
    if (!facets.step.isEmpty())
        texts.append(u"step "_qs + QString::fromLatin1(facets.step));
    if (!facets.pattern.isEmpty())
        texts.append(patternText(facets.pattern));
    if (facets.isUnique)
        texts.append(u"unique"_qs);
    return texts.isEmpty() ? QString() : u'(' + texts.join(u", ") + u')';
}

QString componentText(const QString &name, const LineScope &scope)
{
    if (!isPlainWord(name))
        return u'@' + quoted(referenceOfType(typeOfComponent(name)));
    const bool isNumber = !name.isEmpty() && (name.front().isDigit() || name.front() == u'-');
    const bool isKnown = scope.components.contains(name) && !isReservedWord(name) && !isNumber;
    return isKnown ? name : u'@' + name;
}

QString choiceText(const Type &type, const LineScope &scope);

/** The text of a type that is a part of another one. */
QString partText(const Type &type, const LineScope &scope)
{
    if (!type.isChoice() || type.parts.size() == 1)
        return typeText(type, scope);
    return u'(' + choiceText(type, scope) + u')';
}

QString choiceText(const Type &type, const LineScope &scope)
{
    QStringList parts;
    for (const Type &part : type.parts)
        parts.append(partText(part, scope));
    const QString text = parts.join(u" | ");
    return type.discriminator.isEmpty() ? text : text + u" by "_qs + nameText(type.discriminator);
}

QString baseText(const Type &type, const LineScope &scope)
{
    switch (type.kind) {
    case Type::Kind::Base:
        return type.name;
    case Type::Kind::Component:
        return componentText(type.name, scope);
    case Type::Kind::Reference:
        return u'@' + quoted(type.name);
    case Type::Kind::Literal:
        return jsonText(type.literal);
    case Type::Kind::List:
        return partText(type.parts.first(), scope) + u"[]"_qs;
    case Type::Kind::Map:
        return u"map<%1>"_qs.arg(typeText(type.parts.first(), scope));
    case Type::Kind::Choice:
        break;
    }
    return choiceText(type, scope);
}

} // namespace

QString nameText(const QString &name)
{
    return isPlainWord(name) ? name : quoted(name);
}

QString typeText(const Type &type, const LineScope &scope)
{
    return baseText(type, scope) + facetsText(type.facets);
}

QString lineText(const Line &line, const LineScope &scope)
{
    QString text = nameText(line.name) + (line.isRequired ? u"! "_qs : u" "_qs) + typeText(line.type, scope);
    if (line.isReadOnly)
        text += u" read-only"_qs;
    if (line.isWriteOnly)
        text += u" write-only"_qs;
    if (line.isDeprecated)
        text += u" deprecated"_qs;
    if (line.defaultValue)
        text += u" = "_qs + jsonText(*line.defaultValue);
    return line.description.isEmpty() ? text : text + u" // "_qs + line.description;
}

} // namespace propertyline
