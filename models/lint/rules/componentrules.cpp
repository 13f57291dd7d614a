#include "componentrules.h"

#include "members.h"
#include "specificationtable.h"

#include <QSet>

namespace lint {

using document::Node;
using document::Pointer;
using openapi::ReferenceTarget;

namespace {

/** The tokens of "/components/schemas/Book". */
constexpr qsizetype ComponentDepth = 3;

/** The components of the document that references of the set lead to, or into. */
QSet<Pointer> usedComponents(const Subject &subject)
{
    QSet<Pointer> used;
    for (const openapi::ReferencedDocumentPtr &document : subject.set.documents()) {
        for (const ReferenceTarget &target : document->targets()) {
            const bool isHere = target.place.address == subject.document.address() || target.place.address.isEmpty();
            Pointer pointer = target.place.pointer;
            if (target.kind == ReferenceTarget::Kind::Anchor)
                pointer = subject.document.anchor(target.anchor).value_or(Pointer());
            if (isHere && pointer.tokens().value(0) == "components")
                used.insert(Pointer(pointer.tokens().first(qMin(ComponentDepth, pointer.tokens().size()))));
        }
    }
    return used;
}

} // namespace

void checkUnusedComponents(const Subject &subject, Report &report)
{
    const document::Snapshot &snapshot = subject.document.snapshot();
    const auto version = specification::versionOf(snapshot.at({"openapi"}).text());
    const Node components = snapshot.at({"components"}).resolved();
    if (!version || !components.isMapping() || !report.isOn("oas3-unused-component"_rule))
        return;
    const QSet<Pointer> used = usedComponents(subject);
    const auto &type = specification::objectType(specification::ObjectKind::Components);
    for (const document::Member &kind : membersOf(components)) {
        // Security schemes are not named by references, but by requirements.
        if (kind.isMerged || kind.key == "securitySchemes" || !specification::findField(type, kind.key, *version))
            continue;
        for (const document::Member &component : membersOf(kind.value)) {
            const Pointer pointer{"components", kind.key, component.key};
            if (!component.isMerged && !used.contains(pointer))
                report.addAt("oas3-unused-component"_rule, pointer, kind.value.keySpanAt(component.index),
                             {QString::fromUtf8(component.key)});
        }
    }
}

} // namespace lint
