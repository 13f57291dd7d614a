#include "checkcontext.h"

namespace lint {

void CheckContext::addAtValue(const rules::Rule &rule, const specification::Place &place,
                              const specification::Member &member, const QStringList &arguments)
{
    report.addAt(rule, place.pointer() / member.key, member.value.span(), arguments);
}

void CheckContext::addAtKey(const rules::Rule &rule, const specification::Place &place,
                            const specification::Member &member, const QStringList &arguments)
{
    report.addAt(rule, place.pointer() / member.key,
                 member.isMerged ? place.headSpan() : place.node.keySpanAt(member.index), arguments);
}

void CheckContext::addAtObject(const rules::Rule &rule, const specification::Place &place, const QStringList &arguments)
{
    report.addAt(rule, place.pointer(), place.headSpan(), arguments);
}

void CheckContext::addAtItem(const rules::Rule &rule, const specification::Place &place, QByteArrayView member,
                             qsizetype index, const document::Node &at, const QStringList &arguments)
{
    report.addAt(rule, (place.pointer() / member.toByteArray()).child(index), at.span(), arguments);
}

} // namespace lint
