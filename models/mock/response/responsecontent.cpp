#include "responsecontent.h"

#include "headerlist.h"
#include "mediarange.h"
#include "mediatypechoice.h"
#include "targettext.h"

#include <algorithm>

namespace mock {

QList<ResponseContent> contentsOf(openapi::ReferenceResolver &resolver, const DocumentedResponse &response)
{
    QList<ResponseContent> contents;
    const document::Node content = response.node.member("content").resolved();
    for (qsizetype i = 0; content.isMapping() && i < content.childCount(); ++i) {
        const QByteArray key = content.keyAt(i);
        const openapi::Place place{response.place.address, response.place.pointer / document::Pointer{"content", key}};
        const openapi::SetResolution found = resolver.resolve(place);
        if (!key.startsWith("x-") && requests::sendableMediaType(key, true))
            contents.append({key, found.isResolved() ? found.place : place});
    }
    return contents;
}

namespace {

/** The media type that is sent for a key of `content`, which can be a range. */
QByteArray sentType(const QByteArray &key, QByteArrayView accept)
{
    QByteArray sent;
    // A client that names a type of the range gets that type.
    if (key.contains('*')) {
        (void)http::eachListMember(accept, [&](QByteArrayView range) {
            const QByteArray type =
                range.first(range.indexOf(';') < 0 ? range.size() : range.indexOf(';')).trimmed().toByteArray();
            // A text that is no media type fits `*/*` too.
            if (!type.contains('*') && http::rangeRank(key, type) > 0 && requests::sendableMediaType(type, true))
                sent = type;
            return sent.isEmpty();
        });
    }
    return sent.isEmpty() ? requests::sendableMediaType(key, true).value_or(key) : sent;
}

/** Returns true if a key that is more specific than the range of a content describes the media type: only that one is
 * for it, as OpenAPI defines. */
bool isOverridden(const ResponseContent &content, const QByteArray &type, const QList<ResponseContent> &contents)
{
    const int rank = http::rangeRank(content.mediaType, type);
    return content.mediaType.contains('*') &&
           std::any_of(contents.begin(), contents.end(),
                       [&](const ResponseContent &other) { return http::rangeRank(other.mediaType, type) > rank; });
}

} // namespace

std::optional<ResponseContent> acceptedContent(const QList<ResponseContent> &contents, QByteArrayView accept)
{
    std::optional<ResponseContent> best;
    int most = 0;
    for (const ResponseContent &content : contents) {
        const QByteArray type = sentType(content.mediaType, accept);
        const int weight = isOverridden(content, type, contents) ? 0 : http::acceptWeight(accept, type);
        if (weight > most) {
            most = weight;
            best = ResponseContent{type, content.place};
        }
    }
    return best;
}

} // namespace mock
