#include "ruletable.h"

#include <QHash>

namespace rules {

const Rule *findRule(QStringView id)
{
    static const QHash<QString, const Rule *> rules = [] {
        QHash<QString, const Rule *> byId;
        for (const RuleGroup &group : RuleGroups) {
            for (const Rule &rule : group.rules)
                byId.insert(rule.name(), &rule);
        }
        return byId;
    }();
    return rules.value(id.toString());
}

} // namespace rules
