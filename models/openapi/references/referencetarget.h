#pragma once

#include "pointer.h"

#include <QString>

namespace openapi {

/** A place in a set of documents: the address of a document, and a JSON Pointer into it. */
struct Place {
    QString address; ///< The document's address: a file's clean absolute path, or an http(s) URL without its fragment.
    document::Pointer pointer;
    friend bool operator==(const Place &, const Place &) = default;
    friend size_t qHash(const Place &place, size_t seed = 0) { return qHashMulti(seed, place.address, place.pointer); }
};

/** What the text of a reference names, whether or not the target exists. */
struct ReferenceTarget {
    enum class Kind {
        Pointer,
        Anchor,      ///< The fragment is a name (`$anchor` of JSON Schema): see `anchor`.
        Malformed,   ///< The fragment is no JSON Pointer and no anchor, or the text is no URI reference.
        WithoutBase, ///< The reference is relative, in a document that has no address yet.
    };
    Kind kind = Kind::Malformed;
    /** The address of the target, and its pointer if the kind is Pointer; otherwise the pointer is the root's. */
    Place place;
    QByteArray anchor;
};

/** Returns true if an address is a URL and not a file's path. */
[[nodiscard]] bool isRemote(const QString &address);

/** Reads a URI reference (RFC 3986 §4.1) in the document at the address `holder` and resolves `.` and `..`. */
[[nodiscard]] ReferenceTarget readReference(const QString &reference, const QString &holder);

/** Returns the text of a reference to a place in the same document, such as `#/paths/~1a`. Characters that a URI
 * fragment does not allow are percent-encoded. */
[[nodiscard]] QString localReference(const document::Pointer &place);

/** Returns the reference with the token of its JSON Pointer at index `depth` replaced by `key`; all other characters
 * are unchanged. Characters that a URI fragment does not allow are percent-encoded, unless the reference already
 * contains such characters. */
[[nodiscard]] QString withToken(const QString &reference, qsizetype depth, const QByteArray &key);

} // namespace openapi
