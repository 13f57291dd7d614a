#include "mediatypechoice.h"

#include "mediatypes.h"

#include <QString>

namespace requests {

namespace {

QByteArray essenceOf(const QByteArray &mediaType)
{
    return mediaType.split(';').constFirst().trimmed().toLower();
}

struct RangeChoice {
    const char *range;
    const char *mediaType;
};

constexpr RangeChoice RangeChoices[] = {
    {"text/*", "text/plain"},  {"image/*", "image/png"},
    {"audio/*", "audio/mpeg"}, {"multipart/*", "multipart/form-data"},
    {"video/*", "video/mp4"},
};

} // namespace

BodyForm bodyFormOf(const QByteArray &mediaType)
{
    const QByteArray type = essenceOf(mediaType);
    if (type == "application/jsonl" || type == "application/x-ndjson" || type == "application/x-jsonlines")
        return BodyForm::JsonLines;
    if (type == "application/json-seq" || type.endsWith("+json-seq"))
        return BodyForm::JsonSequence;
    if (type.endsWith("/json") || type.endsWith("+json"))
        return BodyForm::Json;
    if (type == "application/x-www-form-urlencoded")
        return BodyForm::UrlEncoded;
    if (type.startsWith("multipart/"))
        return BodyForm::Multipart;
    return type.endsWith("/xml") || type.endsWith("+xml") ? BodyForm::Xml : BodyForm::Other;
}

std::optional<QByteArray> sendableMediaType(const QByteArray &mediaType, bool isStructured)
{
    const QList<QByteArray> choices = mediaType.split(',');
    for (const QByteArray &choice : choices) {
        const QByteArray type = choice.trimmed();
        if (content::isMediaType(QString::fromUtf8(type)) && !type.contains('*'))
            return type;
    }
    const QByteArray first = choices.constFirst().trimmed();
    if (!content::isMediaType(QString::fromUtf8(first)))
        return std::nullopt;
    for (const RangeChoice &choice : RangeChoices) {
        if (essenceOf(first) == choice.range)
            return QByteArray(choice.mediaType);
    }
    return QByteArray(isStructured ? "application/json" : "application/octet-stream");
}

} // namespace requests
