#include "typewords.h"

#include <algorithm>
#include <functional>
#include <iterator>

namespace propertyline {

namespace {

/** The formats are those of the OpenAPI Format Registry and of JSON Schema 2020-12 that are in common use. */
constexpr TypeWord TypeWords[] = {
    {u"string", "string"},
    {u"number", "number"},
    {u"integer", "integer"},
    {u"boolean", "boolean"},
    {u"object", "object"},
    {u"any", nullptr},
    {u"null", "null"},
    {u"uuid", "string", true},
    {u"date", "string", true},
    {u"date-time", "string", true},
    {u"time", "string", true},
    {u"duration", "string", true},
    {u"email", "string", true},
    {u"idn-email", "string", true},
    {u"uri", "string", true},
    {u"uri-reference", "string", true},
    {u"uri-template", "string", true},
    {u"iri", "string", true},
    {u"iri-reference", "string", true},
    {u"hostname", "string", true},
    {u"idn-hostname", "string", true},
    {u"ipv4", "string", true},
    {u"ipv6", "string", true},
    {u"regex", "string", true},
    {u"json-pointer", "string", true},
    {u"relative-json-pointer", "string", true},
    {u"byte", "string", true},
    {u"binary", "string", true},
    {u"password", "string", true},
    {u"int32", "integer", true},
    {u"int64", "integer", true},
    {u"float", "number", true},
    {u"double", "number", true},
};

struct Synonym {
    QStringView loose;
    QStringView word;
};
/** In lower case. */
constexpr Synonym Synonyms[] = {
    {u"str", u"string"},     {u"text", u"string"},      {u"varchar", u"string"},     {u"int", u"integer"},
    {u"long", u"int64"},     {u"bool", u"boolean"},     {u"datetime", u"date-time"}, {u"timestamp", u"date-time"},
    {u"url", u"uri"},        {u"guid", u"uuid"},        {u"mail", u"email"},         {u"unknown", u"any"},
    {u"strings", u"string"}, {u"integers", u"integer"}, {u"numbers", u"number"},     {u"booleans", u"boolean"},
    {u"objects", u"object"},
};

constexpr QStringView Reserved[] = {u"true",       u"false",      u"map",      u"by",       u"read-only",
                                    u"write-only", u"deprecated", u"required", u"optional", u"nullable"};

template<typename Range, typename Matches>
auto findIn(const Range &range, Matches matches) -> decltype(&*std::begin(range))
{
    const auto found = std::find_if(std::begin(range), std::end(range), matches);
    return found == std::end(range) ? nullptr : &*found;
}

bool isDigit(char character)
{
    return character >= '0' && character <= '9';
}

} // namespace

std::span<const TypeWord> typeWords()
{
    return TypeWords;
}

const TypeWord *findTypeWord(QStringView word)
{
    return findIn(TypeWords, [word](const TypeWord &each) { return each.word == word; });
}

const TypeWord *findLooseTypeWord(QStringView word)
{
    const auto isSame = [word](QStringView each) { return each.compare(word, Qt::CaseInsensitive) == 0; };
    if (const Synonym *synonym = findIn(Synonyms, [&](const Synonym &each) { return isSame(each.loose); }))
        return findTypeWord(synonym->word);
    return findIn(TypeWords, [&](const TypeWord &each) { return isSame(each.word); });
}

bool isReservedWord(QStringView word)
{
    return findTypeWord(word) || std::find(std::begin(Reserved), std::end(Reserved), word) != std::end(Reserved);
}

Measure measureOf(const Type &type)
{
    if (type.kind == Type::Kind::List)
        return Measure::Items;
    if (type.kind == Type::Kind::Map)
        return Measure::Members;
    const TypeWord *word = type.kind == Type::Kind::Base ? findTypeWord(type.name) : nullptr;
    if (!word || !word->type)
        return Measure::None;
    const QByteArrayView name(word->type);
    if (name == "string")
        return Measure::Characters;
    if (name == "object")
        return Measure::Members;
    return name == "number" || name == "integer" ? Measure::Number : Measure::None;
}

QByteArray jsonTypeOf(const Type &type)
{
    if (type.kind == Type::Kind::List)
        return "array";
    if (type.kind == Type::Kind::Map)
        return "object";
    const TypeWord *word = type.kind == Type::Kind::Base ? findTypeWord(type.name) : nullptr;
    return word && word->type ? QByteArray(word->type) : QByteArray();
}

bool isOfLiterals(const Type &type)
{
    if (!type.isChoice())
        return type.isLiteral();
    return std::any_of(type.parts.cbegin(), type.parts.cend(), std::mem_fn(&Type::isLiteral)) &&
           std::all_of(type.parts.cbegin(), type.parts.cend(),
                       [](const Type &part) { return part.isLiteral() || part.isNull(); });
}

bool areReversed(const Facets &facets)
{
    return facets.lower && facets.upper && facets.lower->number.toDouble() > facets.upper->number.toDouble();
}

bool isWordCharacter(QChar character)
{
    return character.isLetterOrNumber() || character == u'_' || character == u'-' || character == u'.' ||
           character == u'$';
}

bool isPlainWord(QStringView text)
{
    return !text.isEmpty() && std::all_of(text.begin(), text.end(), isWordCharacter);
}

bool isJsonNumber(QByteArrayView text)
{
    qsizetype at = text.startsWith('-') ? 1 : 0;
    const auto skipDigits = [&] {
        const qsizetype from = at;
        while (at < text.size() && isDigit(text[at]))
            ++at;
        return at > from;
    };
    const bool isLeadingZero = at + 1 < text.size() && text[at] == '0' && isDigit(text[at + 1]);
    if (isLeadingZero || !skipDigits())
        return false;
    if (at < text.size() && text[at] == '.') {
        ++at;
        if (!skipDigits())
            return false;
    }
    if (at < text.size() && (text[at] == 'e' || text[at] == 'E')) {
        ++at;
        if (at < text.size() && (text[at] == '+' || text[at] == '-'))
            ++at;
        if (!skipDigits())
            return false;
    }
    return at == text.size();
}

bool isLength(QByteArrayView text)
{
    constexpr qsizetype MostDigits = 15;
    return text.size() <= MostDigits && isJsonNumber(text) && std::all_of(text.begin(), text.end(), isDigit);
}

bool isOneLine(QStringView text)
{
    return std::all_of(text.begin(), text.end(), [](QChar each) {
        const char16_t code = each.unicode();
        const bool isBreak = code == 0x85 || code == 0x2028 || code == 0x2029;
        // A mark of the byte order is dropped where a text is read from UTF-8.
        return code == u'\t' || (code >= 0x20 && code != 0x7F && code != 0xFEFF && !isBreak);
    });
}

} // namespace propertyline
