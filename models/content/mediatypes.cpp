#include "mediatypes.h"

#include "memberedit.h"
#include "objectplace.h"
#include "refs.h"

#include <QRegularExpression>

namespace content {

using document::Document;
using document::Node;
using document::Pointer;
using document::Snapshot;
using document::Value;

namespace {

constexpr const char *CommonMediaTypes[] = {"application/json",
                                            "application/problem+json",
                                            "multipart/form-data",
                                            "application/x-www-form-urlencoded",
                                            "text/plain",
                                            "application/octet-stream",
                                            "application/xml",
                                            "text/csv",
                                            "text/html",
                                            "text/event-stream",
                                            "application/merge-patch+json",
                                            "application/json-patch+json",
                                            "application/pdf",
                                            "image/png",
                                            "image/jpeg"};

/** The media type in lower case, without parameters. */
QByteArray essence(const QByteArray &mediaType)
{
    return mediaType.split(';').first().trimmed().toLower();
}

Value typed(const char *type)
{
    return Value::object({{"type", Value::string(QByteArray(type))}});
}

bool isOpenApi30(const Snapshot &snapshot)
{
    return openapi::versionOf(snapshot) == specification::Version::V30;
}

/** Bytes as they are: OpenAPI 3.0 has a format for them, later versions no type. */
Value bytesSchema(const Snapshot &snapshot, const QByteArray &mediaType)
{
    if (isOpenApi30(snapshot))
        return Value::object(
            {{"type", Value::string(QByteArray("string"))}, {"format", Value::string(QByteArray("binary"))}});
    return Value::object({{"contentMediaType", Value::string(mediaType)}});
}

} // namespace

QList<QByteArray> mediaTypesOf(const Node &content)
{
    QList<QByteArray> names;
    for (qsizetype i = 0; content.isMapping() && i < content.childCount(); ++i) {
        if (const QByteArray name = content.keyAt(i); !name.startsWith("x-"))
            names.append(name);
    }
    return names;
}

bool isMediaType(QStringView text)
{
    // RFC 9110 §8.3.1, and the ranges of §12.5.1.
    static const QRegularExpression form(
        u"^[\\w!#$&^.+*-]+/[\\w!#$&^.+*-]+(\\s*;\\s*[\\w!#$%&'*+.^`|~-]+=(\"[^\"]*\"|[^\\s;\"]+))*$"_qs);
    return form.match(text).hasMatch();
}

bool isJson(const QByteArray &mediaType)
{
    const QByteArray name = essence(mediaType);
    return name == "application/json" || name == "text/json" || name.endsWith("+json");
}

bool isMultipart(const QByteArray &mediaType)
{
    return essence(mediaType).startsWith("multipart/");
}

bool isForm(const QByteArray &mediaType)
{
    return isMultipart(mediaType) || essence(mediaType) == "application/x-www-form-urlencoded";
}

QList<QByteArray> freeMediaTypes(const Node &content)
{
    QList<QByteArray> names;
    for (const char *name : CommonMediaTypes) {
        if (!content.member(name).exists())
            names.append(name);
    }
    return names;
}

Value newMediaType(const QByteArray &mediaType, const Snapshot &snapshot)
{
    const QByteArray name = essence(mediaType);
    const bool isObject = isJson(name) || isForm(name) || name.endsWith("xml") || name == "*/*";
    const Value schema = isObject                   ? typed("object")
                         : name.startsWith("text/") ? typed("string")
                                                    : bytesSchema(snapshot, name);
    return Value::object({{"schema", schema}});
}

base::Result<Pointer> addMediaType(Document &document, const Pointer &owner, const QByteArray &mediaType)
{
    if (!isMediaType(QString::fromUtf8(mediaType)))
        return base::Error{base::ErrorCode::InvalidArgument, QString::fromUtf8(mediaType)};
    const Pointer place = owner / Pointer{"content", mediaType};
    const Snapshot snapshot = document.snapshot();
    if (snapshot.at(place).exists())
        return base::Error{base::ErrorCode::AlreadyExists, place.toString()};
    const base::Result<void> added = openapi::setMember(document, place, newMediaType(mediaType, snapshot));
    return added ? base::Result<Pointer>(place) : base::Result<Pointer>(added.error());
}

base::Result<Pointer> renameMediaType(Document &document, const Pointer &mediaType, const QByteArray &name)
{
    if (!isMediaType(QString::fromUtf8(name)))
        return base::Error{base::ErrorCode::InvalidArgument, QString::fromUtf8(name)};
    const base::Result<void> renamed = document.renameKey(mediaType, name);
    return renamed ? base::Result<Pointer>(mediaType.parent() / name) : base::Result<Pointer>(renamed.error());
}

base::Result<Pointer> addPart(Document &document, const Pointer &mediaType, const QByteArray &name, PartKind kind)
{
    if (name.isEmpty())
        return base::Error{base::ErrorCode::InvalidArgument, {}};
    const Snapshot snapshot = document.snapshot();
    const Pointer own = mediaType / QByteArray("schema");
    Pointer schema = own;
    if (openapi::referenceOf(snapshot.at(own))) {
        const openapi::Resolution resolution = openapi::resolveAt(snapshot, own);
        if (!resolution.isResolved())
            return base::Error{base::ErrorCode::NotFound, own.toString()};
        schema = resolution.target;
    }
    const Pointer place = schema / Pointer{"properties", name};
    if (snapshot.at(place).exists())
        return base::Error{base::ErrorCode::AlreadyExists, place.toString()};
    const Document::Step step(document, {});
    if (!snapshot.at(schema).exists()) {
        if (auto made = openapi::setMember(document, schema, typed("object")); !made)
            return made.error();
    }
    const Value part = kind == PartKind::Text ? typed("string") : bytesSchema(snapshot, "application/octet-stream");
    const base::Result<void> added = openapi::setMember(document, place, part);
    return added ? base::Result<Pointer>(place) : base::Result<Pointer>(added.error());
}

} // namespace content
