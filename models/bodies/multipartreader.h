#pragma once

#include "headerlist.h"

#include <QList>

namespace bodies {

/** A part of a multipart body. */
struct BodyPart {
    http::HeaderList headers;
    QByteArray bytes; ///< The content of the part, without its header fields and without the line break after it.
    /** The name of the field or file of a form, from Content-Disposition; empty if it has none. */
    QByteArray name;
};

/** The parts of a multipart body. */
struct BodyParts {
    QList<BodyPart> parts;
    bool isComplete = false; ///< True if the closing boundary was found, and no part was left out.
};

/**
 * Splits a multipart body at a boundary. Without a closing boundary, the last part ends with the body. At most
 * MaximumParts parts are read. Header fields that are longer than MaximumPartHeader, or malformed, are left out.
 * Source: RFC 2046 section 5.1.1
 */
[[nodiscard]] BodyParts readMultipart(const QByteArray &body, const QByteArray &boundary);

} // namespace bodies
