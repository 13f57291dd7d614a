#include "extract.h"

#include "components.h"
#include "edits.h"
#include "kindat.h"
#include "memberedit.h"
#include "referenceddocument.h"
#include "referencetarget.h"

#include <algorithm>

namespace bundling {

using base::ErrorCode;
using document::Document;
using document::Node;
using document::Pointer;
using document::Value;
using openapi::ReferencedDocument;
using openapi::ReferenceUse;
using specification::ObjectKind;

namespace {

/** The place of the component to be, or why there can't be one. */
base::Result<Pointer> componentFor(const document::Snapshot &snapshot, const Pointer &place, const QByteArray &name)
{
    const base::Error unsupported{ErrorCode::Unsupported, place.toString()};
    const auto version = specification::versionOf(snapshot.at({"openapi"}).text());
    if (!snapshot.isValid())
        return base::Error{ErrorCode::SyntaxError, {}};
    if (!snapshot.at(place).exists())
        return base::Error{ErrorCode::NotFound, place.toString()};
    const bool isComponent = place.tokens().size() == 3 && place.tokens().first() == "components";
    if (!version || place.isRoot() || isComponent || snapshot.at(place).member("$ref").exists())
        return unsupported;
    const ObjectKind kind = specification::kindAt(snapshot.root(), ObjectKind::OpenApi, place, *version);
    const QByteArray section = openapi::componentSection(kind, *version);
    if (section.isEmpty())
        return unsupported;
    if (name.isEmpty() || openapi::componentName(name) != name)
        return base::Error{ErrorCode::InvalidArgument, QString::fromUtf8(name)};
    const Pointer component{"components", section, name};
    if (snapshot.at(component).exists())
        return base::Error{ErrorCode::AlreadyExists, QString::fromUtf8(name)};
    return component;
}

/** True for a place inside a schema with an `$id`. */
bool isInsideResource(const ReferencedDocument &document, const Pointer &place)
{
    const auto &resources = document.resources();
    return std::any_of(resources.begin(), resources.end(), [&](const Pointer &resource) {
        return !resource.isRoot() && resource != place && resource.contains(place);
    });
}

} // namespace

base::Result<Pointer> extractComponent(Document &document, const Pointer &place, const QByteArray &name,
                                       const QString &address)
{
    const document::Snapshot before = document.snapshot();
    const auto component = componentFor(before, place, name);
    if (!component)
        return component.error();
    const ReferencedDocument read(address, before);
    if (isInsideResource(read, place))
        return base::Error{ErrorCode::Unsupported, place.toString()};
    const Document::Step step(document, {});
    for (const qsizetype index : read.usesWithin({address, place})) {
        const ReferenceUse &use = read.uses()[index];
        const bool isByName = use.kind == openapi::UseKind::SecurityName || !use.reference.contains(u'#');
        if (isByName)
            continue;
        const Pointer below(read.targetOf(index).place.pointer.tokens().sliced(place.tokens().size()));
        const auto text = Value::string(openapi::localReference(*component / below));
        if (auto done = document.setScalar(use.pointer, text); !done)
            return done.error();
    }
    const document::Snapshot rewritten = document.snapshot();
    const auto value = rewritten.at(place).mergedValue();
    if (!value)
        return value.error();
    const Value reference = Value::object({{"$ref", Value::string(openapi::localReference(*component))}});
    if (auto done = document.replaceSubtree(place, reference); !done)
        return done.error();
    step.setSubject(document::Subject{place}, document::Subject{place});
    const document::Snapshot replaced = document.snapshot();
    const auto added = openapi::copyMemberIn(replaced, *component, *value,
                                             {rewritten, place, document::CopiedComments::Inside});
    if (!added)
        return added.error();
    if (auto done = document.apply(replaced, *added); !done)
        return done.error();
    return *component;
}

} // namespace bundling
