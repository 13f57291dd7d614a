#include "piece.h"

#include "edits.h"

namespace bundling {

using document::Document;
using document::Node;
using document::Pointer;
using document::Value;

base::Result<void> putPiece(Document &document, const Pointer &place, const Piece &piece)
{
    if (!document.snapshot().at(place.parent()).exists()) {
        if (auto done = document.set(place.parent(), Value::object({})); !done)
            return done;
    }
    const document::Snapshot before = document.snapshot();
    const auto edited = document::copyInto(before, place, piece.value, -1,
                                           {piece.snapshot, piece.pointer, document::CopiedComments::Inside});
    return edited ? document.apply(before, *edited) : base::Result<void>(edited.error());
}

base::Result<void> replaceByPiece(Document &document, const Pointer &holder, const Piece &piece)
{
    const Node written = document.snapshot().at(holder);
    const auto own = written.childCount() == 1 ? Value::object({}) : written.mergedValue();
    if (!own)
        return own.error();
    if (auto done = putPiece(document, holder, piece); !done)
        return done;
    if (piece.value.type() != Value::Type::Object)
        return {};
    for (const auto &[name, value] : own->members()) {
        const Pointer member = holder / name;
        if (name == "$ref")
            continue;
        if (document.snapshot().at(member).exists()) {
            if (auto done = document.remove(member); !done)
                return done;
        }
        if (auto done = document.set(member, value); !done)
            return done;
    }
    return {};
}

} // namespace bundling
