#include "objectchecks.h"

namespace lint {

using document::Pointer;
using specification::ObjectKind;
using specification::Place;

namespace {

/** The tokens of "/components/schemas/Book". */
constexpr qsizetype ComponentDepth = 3;

/** The components of the document that references of the set lead to, or into. */
QSet<Pointer> usedComponents(const Subject &subject)
{
    QSet<Pointer> used;
    for (const openapi::ReferencedDocumentPtr &document : subject.set.documents()) {
        for (qsizetype i = 0; i < document->uses().size(); ++i) {
            const openapi::ReferenceTarget &target = document->targetOf(i);
            const bool isHere = target.place.address == subject.document.address() || target.place.address.isEmpty();
            Pointer pointer = target.place.pointer;
            if (target.kind == openapi::ReferenceTarget::Kind::Anchor)
                pointer = subject.document.anchor(target.anchor).value_or(Pointer());
            if (isHere && pointer.tokens().value(0) == "components")
                used.insert(Pointer(pointer.tokens().first(qMin(ComponentDepth, pointer.tokens().size()))));
        }
    }
    return used;
}

/** Security schemes are not named by references, but by requirements. */
void checkUnusedComponents(const Place &place, CheckContext &context)
{
    const QSet<Pointer> used = usedComponents(context.subject);
    for (const specification::Member &member : place.members) {
        if (!member.field || member.isMerged || member.key == "securitySchemes")
            continue;
        for (const document::Member &component : membersOf(member.value)) {
            const Pointer pointer = place.pointer() / member.key / component.key;
            if (!component.isMerged && !used.contains(pointer)) {
                context.report.addAt("oas3-unused-component"_rule, pointer, member.value.keySpanAt(component.index),
                                     {QString::fromUtf8(component.key)});
            }
        }
    }
}

constexpr Check ComponentChecks[] = {
    {ObjectKind::Components, checkUnusedComponents},
};

} // namespace

std::span<const Check> componentChecks()
{
    return ComponentChecks;
}

} // namespace lint
