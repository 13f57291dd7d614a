#include "mediarange.h"

#include "headerlist.h"
#include "targettext.h"

#include <algorithm>

namespace http {

namespace {

constexpr int FullWeight = 1000;
constexpr int TypeRank = 5;

struct MediaRange {
    QByteArrayView type;
    QByteArrayView subtype;
    QList<QByteArrayView> parameters;
};

/** Calls `take` with the parts of a text between semicolons. A quoted value can contain semicolons. */
template<typename Take>
void eachPart(QByteArrayView text, const Take &take)
{
    bool isQuoted = false;
    qsizetype from = 0;
    for (qsizetype at = 0; at < text.size(); ++at) {
        if (isQuoted && text.at(at) == '\\')
            ++at;
        else if (text.at(at) == '"')
            isQuoted = !isQuoted;
        else if (text.at(at) == ';' && !isQuoted) {
            take(text.sliced(from, at - from).trimmed());
            from = at + 1;
        }
    }
    take(text.sliced(from).trimmed());
}

MediaRange readRange(QByteArrayView text)
{
    MediaRange range;
    QList<QByteArrayView> parts;
    eachPart(text, [&parts](QByteArrayView part) { parts.append(part); });
    const QByteArrayView essence = parts.takeFirst();
    const qsizetype slash = essence.indexOf('/');
    range.type = essence.first(slash < 0 ? essence.size() : slash);
    range.subtype = slash < 0 ? QByteArrayView() : essence.sliced(slash + 1);
    range.parameters = parts;
    return range;
}

QByteArrayView nameOf(QByteArrayView parameter)
{
    const qsizetype equals = parameter.indexOf('=');
    return parameter.first(equals < 0 ? parameter.size() : equals).trimmed();
}

/** The value of a parameter without its quotes (RFC 9110 §5.6.6). */
QByteArrayView valueOf(QByteArrayView parameter)
{
    const qsizetype equals = parameter.indexOf('=');
    const QByteArrayView value = equals < 0 ? QByteArrayView() : parameter.sliced(equals + 1).trimmed();
    const bool isQuoted = value.size() >= 2 && value.startsWith('"') && value.endsWith('"');
    return isQuoted ? value.sliced(1, value.size() - 2) : value;
}

/** RFC 8259 §8.1 and §11: JSON is UTF-8, and a parameter `charset` has no effect. */
bool isJson(const MediaRange &range)
{
    const QByteArrayView type = range.subtype;
    return sameName(type, "json") || (type.size() > 5 && sameName(type.last(5), "+json"));
}

/** Parameters about how the bytes are written: the media type is the same without them. */
enum class Notation { None, Charset, Boundary };

Notation notationOf(QByteArrayView name)
{
    if (sameName(name, "charset"))
        return Notation::Charset;
    return sameName(name, "boundary") ? Notation::Boundary : Notation::None;
}

/** How well a media type has a parameter of a range. */
enum class Parameter { Equal, NotStated, Other };

Parameter compare(QByteArrayView parameter, const MediaRange &given)
{
    const QByteArrayView name = nameOf(parameter);
    const Notation notation = notationOf(name);
    if (notation == Notation::Boundary)
        return Parameter::NotStated;
    const auto same = std::find_if(given.parameters.begin(), given.parameters.end(),
                                   [&](QByteArrayView each) { return sameName(nameOf(each), name); });
    const bool isCharset = notation == Notation::Charset;
    if (same == given.parameters.end())
        return isCharset ? Parameter::NotStated : Parameter::Other;
    if (sameName(valueOf(*same), valueOf(parameter)))
        return Parameter::Equal;
    return isCharset && isJson(given) ? Parameter::NotStated : Parameter::Other;
}

/** The weight in thousandths; malformed weights are the full one. */
int weightOf(const MediaRange &range)
{
    for (const QByteArrayView parameter : range.parameters) {
        if (!parameter.startsWith("q=") && !parameter.startsWith("Q="))
            continue;
        bool isNumber = false;
        const double weight = parameter.sliced(2).toByteArray().toDouble(&isNumber);
        return isNumber && weight >= 0 && weight <= 1 ? int(weight * FullWeight + 0.5) : FullWeight;
    }
    return FullWeight;
}

} // namespace

int rangeRank(QByteArrayView range, QByteArrayView mediaType)
{
    const MediaRange wanted = readRange(range);
    const MediaRange given = readRange(mediaType);
    if (wanted.type == "*" && wanted.subtype == "*")
        return 1;
    if (!sameName(wanted.type, given.type))
        return 0;
    if (wanted.subtype == "*")
        return 2;
    // An asterisk before a suffix means all types that have it (RFC 6838 §4.2.8).
    if (wanted.subtype.startsWith("*+") && wanted.subtype.size() < given.subtype.size()) {
        const QByteArrayView suffix = wanted.subtype.sliced(1);
        return sameName(given.subtype.last(suffix.size()), suffix) ? 3 : 0;
    }
    if (!sameName(wanted.subtype, given.subtype))
        return 0;
    int rank = TypeRank;
    for (const QByteArrayView parameter : wanted.parameters) {
        if (parameter.isEmpty() || sameName(nameOf(parameter), "q"))
            continue;
        switch (compare(parameter, given)) {
        case Parameter::Equal:
            rank = rank < TypeRank ? rank : TypeRank + 1;
            break;
        case Parameter::NotStated:
            rank = TypeRank - 1;
            break;
        case Parameter::Other:
            return 0;
        }
    }
    return rank;
}

int acceptWeight(QByteArrayView accept, QByteArrayView mediaType)
{
    if (accept.trimmed().isEmpty())
        return FullWeight;
    int rank = 0;
    int weight = 0;
    (void)eachListMember(accept, [&](QByteArrayView range) {
        if (const int own = rangeRank(range, mediaType); own > rank) {
            rank = own;
            weight = weightOf(readRange(range));
        }
        return true;
    });
    return weight;
}

} // namespace http
