#pragma once

#include "document.h"

namespace content {

/** An example of a media type, parameter or header: its `example`, or an entry of its `examples`. */
struct ExampleEntry {
    QByteArray name;           ///< The name in `examples`; empty for `example`.
    document::Pointer pointer; ///< The place of `example`, or of the entry of `examples`.
    /** The place of the value: `pointer`, or a member of the Example Object, which can be the target of a `$ref` in the
     * same document. The root if the example is in another file or on a server. */
    document::Pointer value;
    friend bool operator==(const ExampleEntry &, const ExampleEntry &) = default;
};

/** Returns the examples of the media type, parameter or header at `holder`, in document order. */
[[nodiscard]] QList<ExampleEntry> examplesOf(const document::Snapshot &snapshot, const document::Pointer &holder);

/** Adds a named example to `holder`, and returns its place. An `example`, which is not allowed beside `examples`,
 * becomes the entry `default` of `examples`. Errors: AlreadyExists, InvalidArgument for an empty name. */
[[nodiscard]] base::Result<document::Pointer> addExample(document::Document &document, const document::Pointer &holder,
                                                         const QByteArray &name, const document::Value &value);
/** Removes an example. Removes `examples` with its last entry. */
base::Result<void> removeExample(document::Document &document, const document::Pointer &example);

/** Writes a value over the value at `place` so that only what differs is written: members and items that stay the same
 * keep their text and comments. */
base::Result<void> writeExample(document::Document &document, const document::Pointer &place,
                                const document::Value &value);

} // namespace content
