#include "randomlines.h"

#include "referencewords.h"
#include "typewords.h"

namespace support {

using document::Value;
using propertyline::Bound;
using propertyline::Facets;
using propertyline::Line;
using propertyline::Measure;
using propertyline::Type;

Line RandomLines::line()
{
    Line line;
    line.name = choose(4) > 0 ? QStringList{u"id"_qs, u"first-name"_qs, u"x.y$"_qs, u"größe"_qs}[choose(4)] : text();
    line.isRequired = choose(2) > 0;
    line.type = type(0);
    if (line.type.isNull())
        line.type = Type();
    line.isReadOnly = choose(5) == 0;
    line.isWriteOnly = choose(8) == 0;
    line.isDeprecated = choose(8) == 0;
    if (choose(4) == 0)
        line.defaultValue = value(0);
    if (choose(3) == 0)
        line.description = text().trimmed();
    return line;
}

QString RandomLines::text()
{
    static const QStringList parts{u"a"_qs, u"true"_qs, u"\""_qs, u" "_qs,  u"//"_qs, u"#"_qs,    u"|"_qs, u"="_qs,
                                   u"'"_qs, u"ß"_qs,    u"\\"_qs, u": "_qs, u"1"_qs,  u"🙂"_qs, u"{"_qs, u"]"_qs};
    QString made;
    for (int left = 1 + choose(4); left > 0; --left)
        made += parts[choose(int(parts.size()))];
    return made;
}

Value RandomLines::value(int depth)
{
    switch (choose(depth < 2 ? 7 : 5)) {
    case 0:
        return Value::integer(choose(100) - 50);
    case 1:
        return Value::number(QByteArrayList{"0.5", "-1e3", "2.50", "0"}[choose(4)]);
    case 2:
        return Value::boolean(choose(2) > 0);
    case 5:
        return Value::array({value(depth + 1), value(depth + 1)});
    case 6:
        return Value::object({{text().toUtf8(), value(depth + 1)}});
    default:
        return Value::string(text());
    }
}

Type RandomLines::type(int depth)
{
    switch (choose(depth < 3 ? 8 : 4)) {
    case 4:
    case 5: {
        Type made = choose(2) > 0 ? Type::listOf(type(depth + 1)) : Type::mapOf(type(depth + 1));
        if (made.parts.first().isNull())
            made.parts.first() = Type();
        addFacets(made);
        return made;
    }
    case 6:
    case 7:
        return choice(depth);
    default:
        return base();
    }
}

Type RandomLines::choice(int depth)
{
    QList<Type> parts;
    const bool areLiterals = choose(2) > 0;
    const bool areReferences = !areLiterals && choose(2) > 0;
    for (int left = 2 + choose(3); left > 0; --left) {
        Type part = areLiterals     ? Type::ofValue(value(0))
                    : areReferences ? propertyline::typeOfComponent(m_scope.components[choose(3)])
                                    : type(depth + 1);
        const bool isDistinct = !(part.isLiteral() || part.isNull()) || !parts.contains(part);
        if (isDistinct)
            parts.append(part);
    }
    if (choose(3) == 0 && !parts.contains(Type::ofValue({})))
        parts.append(Type::ofValue({}));
    if (parts.size() < 2)
        return base();
    Type made = Type::choiceOf(parts);
    if (areReferences && choose(2) > 0)
        made.discriminator = u"kind"_qs;
    return made;
}

Type RandomLines::base()
{
    if (choose(4) == 0)
        return Type::ofValue(value(0));
    if (choose(4) == 0)
        return choose(4) == 0
                   ? propertyline::typeOfReference(u"other.yaml#/A"_qs)
                   : propertyline::typeOfComponent(m_scope.components[choose(int(m_scope.components.size()))]);
    const auto words = propertyline::typeWords();
    const propertyline::TypeWord &word = words[size_t(choose(choose(2) > 0 ? 6 : int(words.size())))];
    if (word.word == u"null")
        return Type();
    Type made = Type::ofWord(word.word.toString());
    addFacets(made);
    return made;
}

void RandomLines::addFacets(Type &type)
{
    const Measure measure = propertyline::measureOf(type);
    if (measure == Measure::None || choose(2) == 0)
        return;
    addBounds(type.facets, measure != Measure::Number);
    if (measure == Measure::Number && choose(3) == 0)
        type.facets.step = QByteArrayList{"0.01", "5", "1e-3"}[choose(3)];
    if (measure == Measure::Characters && choose(3) == 0)
        type.facets.pattern = QStringList{u"^[a-z]+$"_qs, u"a/b"_qs, u"\\d,\\)\\\\/"_qs, u"[/\"]|#"_qs}[choose(4)];
    if (measure == Measure::Items)
        type.facets.isUnique = choose(3) == 0;
}

void RandomLines::addBounds(Facets &facets, bool isLength)
{
    const int lower = isLength ? choose(9) : choose(20) - 10;
    if (choose(2) > 0)
        facets.lower = Bound{QByteArray::number(lower), !isLength && choose(2) > 0};
    if (choose(2) > 0)
        facets.upper = Bound{QByteArray::number(lower + choose(9)), !isLength && choose(2) > 0};
}

} // namespace support
