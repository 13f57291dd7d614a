#pragma once

#include "additions.h"
#include "pastedtext.h"
#include "schemadraft.h"

namespace drafts {

/** The additions that a JSON value makes to a request body or response. */
struct SampleDraft {
    Additions additions; ///< The media type, schema and example that are missing.
    /** The schema that the message has already, to be refined with the value; the root if it has none. */
    document::Pointer refined;
    document::Pointer place; ///< The place of the media type.
};

/**
 * Returns the messages that a value at a place can be the body of, the likeliest first: the request body or response
 * around the place or, of an operation, its request body and its responses. A request body that is missing is among
 * them if the method can have one.
 */
[[nodiscard]] QList<document::Pointer> messagesAround(const document::Snapshot &document,
                                                      const document::Pointer &place);

/** Makes the JSON body of the request body or response at `message` from a value. Components are made and used as in
 * schemaDraft(). There is no example if a secret may be in the value. Error: NotFound if the message is a reference to
 * another file. */
[[nodiscard]] base::Result<SampleDraft> sampleDraft(const document::Snapshot &document,
                                                    const document::Pointer &message, const document::Value &sample,
                                                    ObjectSchemas objects);

/** Returns the entries that components become in a document: a component that the document has with the same value is
 * left out, and one with another value gets an unused name, also in the references of the others. */
[[nodiscard]] Additions additionsOf(const document::Snapshot &document, const QList<PastedComponent> &components);

} // namespace drafts
