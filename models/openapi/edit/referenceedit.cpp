#include "referenceedit.h"

#include "memberedit.h"
#include "refs.h"

namespace openapi {

using document::Document;
using document::Pointer;
using document::Value;

base::Result<void> referTo(Document &document, const Pointer &place, const QString &reference)
{
    if (referenceOf(document.snapshot().at(place)))
        return setMember(document, place / "$ref", Value::string(reference));
    return setMember(document, place, Value::object({{"$ref", Value::string(reference)}}));
}

base::Result<void> defineHere(Document &document, const Pointer &place)
{
    const Resolution target = resolveAt(document.snapshot(), place);
    if (!target.isResolved() || target.target == place)
        return base::Error{base::ErrorCode::NotFound, place.toString()};
    const base::Result<Value> copy = target.node.value();
    return copy ? setMember(document, place, *copy) : base::Result<void>(copy.error());
}

} // namespace openapi
