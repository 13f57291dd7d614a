#pragma once

#include "document.h"

namespace content {

/** Returns the media types of a `content`, in document order. Vendor members are skipped. */
[[nodiscard]] QList<QByteArray> mediaTypesOf(const document::Node &content);
/** Returns true for a media type such as `application/json` or `text/plain; charset=utf-8`, and for a range of them. */
[[nodiscard]] bool isMediaType(QStringView text);
/** Returns true for `application/json` and for media types that end with `+json`, with or without parameters. */
[[nodiscard]] bool isJson(const QByteArray &mediaType);
/** Returns true for `multipart/…` and `application/x-www-form-urlencoded`, whose properties are parts or fields. */
[[nodiscard]] bool isForm(const QByteArray &mediaType);
[[nodiscard]] bool isMultipart(const QByteArray &mediaType);
/** Returns the media types that APIs use most, without those that `content` has. */
[[nodiscard]] QList<QByteArray> freeMediaTypes(const document::Node &content);

/** Returns a new Media Type Object: an object for JSON and forms, a text for `text/…`, bytes for other media types. */
[[nodiscard]] document::Value newMediaType(const QByteArray &mediaType, const document::Snapshot &snapshot);
/** Adds a media type to the `content` of a request body, response, parameter or header at `owner`, and returns its
 * place. Errors: AlreadyExists, InvalidArgument if the name is no media type. */
[[nodiscard]] base::Result<document::Pointer> addMediaType(document::Document &document, const document::Pointer &owner,
                                                           const QByteArray &mediaType);
/** Gives a media type another name. It keeps its position. Errors are those of addMediaType(). */
[[nodiscard]] base::Result<document::Pointer> renameMediaType(document::Document &document,
                                                              const document::Pointer &mediaType,
                                                              const QByteArray &name);

/** The kind of a new part of a form: a text, or a file with any bytes. */
enum class PartKind { Text, File };
/** Adds a part to a form: a property of the media type's schema or, if that is a reference, of its target in the same
 * document. Returns the place of the property. Errors: AlreadyExists, InvalidArgument for an empty name, NotFound if
 * the schema is in another file. */
[[nodiscard]] base::Result<document::Pointer> addPart(document::Document &document, const document::Pointer &mediaType,
                                                      const QByteArray &name, PartKind kind);

} // namespace content
