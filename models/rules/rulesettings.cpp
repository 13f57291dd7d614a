#include "rulesettings.h"

#include <algorithm>

namespace rules {

namespace {

RuleGroup::Control controlOf(const Rule &rule)
{
    if (rule.isAboutTrust)
        return RuleGroup::Control::Fixed;
    const auto *group = std::find_if(RuleGroups.begin(), RuleGroups.end(), [&](const RuleGroup &each) {
        return std::any_of(each.rules.begin(), each.rules.end(), [&](const Rule &row) { return &row == &rule; });
    });
    return group == RuleGroups.end() ? RuleGroup::Control::Fixed : group->control;
}

} // namespace

bool isConfigurable(const Rule &rule)
{
    return controlOf(rule) != RuleGroup::Control::Fixed;
}

void RuleSettings::set(const Rule &rule, Setting setting)
{
    if (isConfigurable(rule))
        m_settings.insert(rule.name(), setting);
}

void RuleSettings::setWithin(const QString &pointer, const Rule &rule, Setting setting)
{
    if (isConfigurable(rule))
        m_within.append({pointer, rule.name(), setting});
}

Setting RuleSettings::settingOf(const Rule &rule, base::Severity severity, const QString &pointer) const
{
    const Start start = controlOf(rule) == RuleGroup::Control::OpenApi ? m_start : Start::Recommended;
    const bool isOn = start == Start::All || (start == Start::Recommended && rule.isRecommended);
    Setting setting = isOn ? Setting(severity) : std::nullopt;
    if (const auto own = m_settings.constFind(rule.name()); own != m_settings.constEnd())
        setting = *own;
    for (const Within &each : m_within) {
        const bool isInside = pointer.startsWith(each.pointer) &&
                              (pointer.size() == each.pointer.size() || pointer[each.pointer.size()] == u'/');
        if (isInside && rule.name() == each.rule)
            setting = each.setting;
    }
    return setting;
}

} // namespace rules
