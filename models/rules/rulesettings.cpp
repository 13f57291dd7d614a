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
        m_within[rule.name()].insert(pointer, {++m_lastOrder, setting});
}

bool RuleSettings::isOn(const Rule &rule) const
{
    return m_within.contains(rule.name()) || settingOf(rule, rule.severity, {}).has_value();
}

Setting RuleSettings::settingOf(const Rule &rule, base::Severity severity, const QString &pointer) const
{
    const Start start = controlOf(rule) == RuleGroup::Control::OpenApi ? m_start : Start::Recommended;
    const bool isOn = start == Start::All || (start == Start::Recommended && rule.isRecommended);
    return settingAt(rule.name(), isOn ? Setting(severity) : std::nullopt, pointer);
}

void RuleSettings::setCustom(const QString &id, Setting setting)
{
    const Rule *rule = findRule(id);
    if (!rule || isConfigurable(*rule))
        m_settings.insert(id, setting);
}

void RuleSettings::setCustomWithin(const QString &pointer, const QString &id, Setting setting)
{
    const Rule *rule = findRule(id);
    if (!rule || isConfigurable(*rule))
        m_within[id].insert(pointer, {++m_lastOrder, setting});
}

bool RuleSettings::isCustomOn(const QString &id, bool isOn) const
{
    return m_within.contains(id) ||
           m_settings.value(id, isOn ? Setting(base::Severity::Error) : std::nullopt).has_value();
}

Setting RuleSettings::customSettingOf(const QString &id, Setting setting, const QString &pointer) const
{
    return settingAt(id, setting, pointer);
}

Setting RuleSettings::settingAt(const QString &id, Setting setting, const QString &pointer) const
{
    if (const auto own = m_settings.constFind(id); own != m_settings.constEnd())
        setting = *own;
    const auto within = m_within.constFind(id);
    if (within == m_within.constEnd())
        return setting;
    // The places around this one, so that the number of settings does not matter.
    qsizetype latest = 0;
    for (qsizetype end = pointer.size(); end >= 0;
         end = end > 0 ? qMax<qsizetype>(0, pointer.lastIndexOf(u'/', end - 1)) : -1) {
        const auto found = within->constFind(pointer.first(end));
        if (found == within->constEnd() || found->order < latest)
            continue;
        latest = found->order;
        setting = found->setting;
    }
    return setting;
}

} // namespace rules
