#include "descriptivetext.h"

#include "secretnames.h"

#include <algorithm>

namespace replay {

namespace {

using base::Span;
using document::Node;
using document::Pointer;
using document::Snapshot;

constexpr QByteArrayView DescriptiveKeys[] = {"description", "summary", "title"};
/** Everything below these is an example. */
constexpr QByteArrayView ExampleKeys[] = {"default", "example", "examples", "x-example", "x-examples"};

template<typename Keys>
bool isOneOf(const Keys &keys, const QByteArray &key)
{
    return std::any_of(std::begin(keys), std::end(keys), [&key](QByteArrayView each) { return each == key; });
}

/** Properties are named as their API wants. */
bool isNameOfProperty(const QList<QByteArray> &tokens, qsizetype at)
{
    return at > 0 && (tokens.at(at - 1) == "properties" || tokens.at(at - 1) == "patternProperties");
}

bool isDescriptive(const Pointer &pointer)
{
    const QList<QByteArray> &tokens = pointer.tokens();
    for (qsizetype i = 0; i < tokens.size(); ++i) {
        if (isOneOf(ExampleKeys, tokens.at(i)) && !isNameOfProperty(tokens, i))
            return true;
    }
    return isOneOf(DescriptiveKeys, pointer.last()) && !isNameOfProperty(tokens, tokens.size() - 1);
}

bool isInsideText(const Snapshot &file, qsizetype offset)
{
    const Pointer pointer = file.pointerAt(offset);
    const Node node = file.at(pointer);
    return (node.isScalar() && node.contentSpan().contains(offset)) || file.keySpan(pointer).contains(offset);
}

bool isInComment(const Snapshot &file, const QByteArray &text, qsizetype offset)
{
    if (file.format() == document::Format::Json)
        return false;
    const qsizetype start = offset == 0 ? 0 : text.lastIndexOf('\n', offset - 1) + 1;
    for (qsizetype at = start; at < offset; ++at) {
        const bool canBegin = text.at(at) == '#' && (at == start || text.at(at - 1) == ' ' || text.at(at - 1) == '\t');
        if (canBegin && !isInsideText(file, at))
            return true;
    }
    return false;
}

} // namespace

std::optional<Replacement> replacementAt(const Snapshot &file, const QByteArray &text,
                                         const traffic::SecretPlace &place)
{
    const Span span{place.begin, place.end - place.begin};
    const Pointer pointer = file.pointerAt(place.begin);
    const Node node = file.at(pointer);
    const Span content = node.contentSpan();
    if (node.isScalar() && content.offset <= span.offset && span.end() <= content.end()) {
        if (!isDescriptive(pointer))
            return std::nullopt;
        // A number of JSON becomes a text.
        if (file.format() == document::Format::Json && !node.isString())
            return Replacement{content, '"' + traffic::Redacted.toByteArray() + '"'};
        return Replacement{span, traffic::Redacted.toByteArray()};
    }
    if (isInComment(file, text, place.begin))
        return Replacement{span, traffic::Redacted.toByteArray()};
    return std::nullopt;
}

} // namespace replay
