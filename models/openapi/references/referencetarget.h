#pragma once

#include "pointer.h"

#include <QString>

namespace openapi {

/** A place in a set of documents. */
struct Place {
    QString address; ///< Of the document: a file's clean absolute path, or an http(s) URL without its fragment.
    document::Pointer pointer;
    friend bool operator==(const Place &, const Place &) = default;
    friend size_t qHash(const Place &place, size_t seed = 0) { return qHashMulti(seed, place.address, place.pointer); }
};

/** What the text of a reference names, before anyone looks whether it is there. */
struct ReferenceTarget {
    enum class Kind {
        Pointer,
        Anchor,      ///< The fragment is a name (`$anchor` of JSON Schema): see `anchor`.
        Malformed,   ///< The fragment is no JSON Pointer, or the rest is no URI reference.
        WithoutBase, ///< Relative, in a document that has no address yet.
    };
    Kind kind = Kind::Malformed;
    Place place; ///< The pointer is the root's unless the kind is Pointer.
    QByteArray anchor;
};

/** True for an address that is not a file's. */
[[nodiscard]] bool isRemote(const QString &address);

/** Reads a URI reference (RFC 3986 §4.1) that stands in the document at `holder`; `.` and `..` are worked in. */
[[nodiscard]] ReferenceTarget readReference(const QString &reference, const QString &holder);

/**
 * The reference with the token of its JSON Pointer at `depth` replaced by `key`; every other character stays as it was
 * written. Characters that a URI fragment does not allow are percent-encoded, except in references that hold such
 * characters as they are already.
 */
[[nodiscard]] QString withToken(const QString &reference, qsizetype depth, const QByteArray &key);

} // namespace openapi
