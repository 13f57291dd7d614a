#include "checkcontext.h"

#include "refs.h"

namespace lint {

bool hasText(const specification::Place &place, QByteArrayView member)
{
    const document::Node value = place.value(member);
    return value.isString() && value.contentSpan().length > 0 && !value.bytes().isEmpty();
}

document::Node CheckContext::resolved(const document::Node &node) const
{
    const std::optional<QString> reference = openapi::referenceOf(node);
    return reference ? openapi::resolveReference(subject.document.snapshot(), *reference).node : node;
}

void CheckContext::addAtValue(const rules::Rule &rule, const specification::Place &place,
                              const specification::Member &member, const QStringList &arguments)
{
    if (!report.isOn(rule))
        return;
    report.addAt(rule, place.pointer() / member.key, member.value.span(), arguments);
}

void CheckContext::addAtKey(const rules::Rule &rule, const specification::Place &place,
                            const specification::Member &member, const QStringList &arguments)
{
    if (!report.isOn(rule))
        return;
    report.addAt(rule, place.pointer() / member.key,
                 member.isMerged ? place.headSpan() : place.node.keySpanAt(member.index), arguments);
}

void CheckContext::addAtObject(const rules::Rule &rule, const specification::Place &place, const QStringList &arguments)
{
    if (!report.isOn(rule))
        return;
    report.addAt(rule, place.pointer(), place.headSpan(), arguments);
}

void CheckContext::addAtItem(const rules::Rule &rule, const specification::Place &place, QByteArrayView member,
                             qsizetype index, const document::Node &at, const QStringList &arguments)
{
    if (!report.isOn(rule))
        return;
    report.addAt(rule, (place.pointer() / member.toByteArray()).child(index), at.span(), arguments);
}

} // namespace lint
