#pragma once

#include "comparer.h"

namespace difference {

/** The rules for the media types of a body. */
struct ContentRules {
    const ChangeRule &added;
    const ChangeRule &removed;
    const ChangeRule &schemaAdded;
    const ChangeRule &schemaRemoved;
    const ChangeRule &itemSchemaAdded;
    const ChangeRule &itemSchemaRemoved;
    const ChangeRule &encodingChanged;
};

/** A media type of a `content`, with its object. */
struct MediaType {
    QByteArray name; ///< The media type in lower case with sorted parameters, which is equal for equal media types.
    Located object;
};

/** Media types that both sides have, and those that only one has. */
struct ContentMatch {
    QList<std::pair<MediaType, MediaType>> pairs;
    QList<MediaType> removed;
    QList<MediaType> added;
};

/** Returns the media types of the `content` of an object. */
[[nodiscard]] QList<MediaType> mediaTypesOf(Side &side, const Located &object);
[[nodiscard]] ContentMatch matchContent(const QList<MediaType> &before, const QList<MediaType> &now);
/** Compares the schemas and encodings of a media type. `context` is that of the schema. */
void compareMediaType(const Comparer &comparer, const MediaType &before, const MediaType &now,
                      const ContentRules &rules, const SchemaContext &context);

} // namespace difference
