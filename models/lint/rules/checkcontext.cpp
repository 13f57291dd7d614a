#include "checkcontext.h"

namespace lint {

void CheckContext::addAtMember(const rules::Rule &rule, const specification::Place &place, QByteArrayView member,
                               const QStringList &arguments)
{
    const specification::Member *found = place.member(member);
    if (found)
        report.addAt(rule, place.pointer() / member.toByteArray(), found->value.span(), arguments);
    else
        report.addAtKey(rule, place.pointer(), arguments);
}

void CheckContext::addAtKey(const rules::Rule &rule, const specification::Place &place, QByteArrayView member,
                            const QStringList &arguments)
{
    const specification::Member *found = place.member(member);
    const bool hasKey = found && !found->isMerged;
    report.addAt(rule, place.pointer() / member.toByteArray(),
                 hasKey ? place.node.keySpanAt(found->index) : place.node.span(), arguments);
}

} // namespace lint
