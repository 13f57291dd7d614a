#pragma once

#include "ruletable.h"

#include <QHash>

#include <optional>

namespace rules {

/** How problems of a rule are reported; nothing: not at all. */
using Setting = std::optional<base::Severity>;

/** Which rules are checked, and with which severities. A cheap value. */
class RuleSettings final
{
public:
    /** The rules that are checked if they have no setting. */
    enum class Start { Recommended, All, None };

    /** For the rules of OpenAPI. */
    void start(Start start) { m_start = start; }
    /** For the whole document. Rules that cannot be switched off keep their severity. */
    void set(const Rule &rule, Setting setting);
    /** For the places inside one, and that place itself. Later settings replace earlier ones. */
    void setWithin(const QString &pointer, const Rule &rule, Setting setting);

    /** The same for rules that a ruleset defines itself. */
    void setCustom(const QString &id, Setting setting);
    void setCustomWithin(const QString &pointer, const QString &id, Setting setting);
    [[nodiscard]] bool isCustomOn(const QString &id, bool isOn) const;
    /** The setting for a problem of such a rule at `pointer`; `setting` is its own. */
    [[nodiscard]] Setting customSettingOf(const QString &id, Setting setting, const QString &pointer) const;

    /** Regular expressions of ECMA-262 for the rule path-excludes-patterns. */
    void setExcludedPaths(const QStringList &patterns) { m_excludedPaths = patterns; }
    [[nodiscard]] const QStringList &excludedPaths() const { return m_excludedPaths; }

    /** False for a rule that is reported nowhere. */
    [[nodiscard]] bool isOn(const Rule &rule) const;
    /** The setting for a problem at `pointer` that has this severity by itself. */
    [[nodiscard]] Setting settingOf(const Rule &rule, base::Severity severity, const QString &pointer) const;

private:
    [[nodiscard]] Setting settingAt(const QString &id, Setting setting, const QString &pointer) const;

    struct Within {
        qsizetype order = 0;
        Setting setting;
    };

    Start m_start = Start::Recommended;
    QHash<QString, Setting> m_settings;              ///< By the id of the rule.
    QHash<QString, QHash<QString, Within>> m_within; ///< By the id of the rule and the pointer.
    qsizetype m_lastOrder = 0;
    QStringList m_excludedPaths;
};

/** True if settings of a file may switch a rule off or change its severity: not for the syntax, for references outside
 * of the folder and for secrets. */
[[nodiscard]] bool isConfigurable(const Rule &rule);

} // namespace rules
