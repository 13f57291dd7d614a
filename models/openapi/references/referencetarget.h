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

/** Reads a URI reference (RFC 3986 §4.1) of the document at `holder` and resolves `.` and `..`. */
[[nodiscard]] ReferenceTarget readReference(const QString &reference, const QString &holder);

/**
 * The reference with the token of its JSON Pointer at `depth` replaced by `key`; all other characters are
 * unchanged. Characters that a URI fragment does not allow are percent-encoded, unless the reference already contains
 * such characters.
 */
[[nodiscard]] QString withToken(const QString &reference, qsizetype depth, const QByteArray &key);

} // namespace openapi
