#pragma once

#include "ruletable.h"

#include <QHash>

#include <optional>

namespace rules {

/** The severity with which problems of a rule are reported; std::nullopt: they are not reported. */
using Setting = std::optional<base::Severity>;

/** The settings of rules: which are checked, and with which severities. Cheap to copy. */
class RuleSettings final
{
public:
    /** Which rules are checked if they have no setting. */
    enum class Start { Recommended, All, None };

    /** Sets which rules about OpenAPI are checked if they have no setting. */
    void start(Start start) { m_start = start; }
    /** Sets the setting of a rule for the whole document. Rules that cannot be switched off keep their severity. */
    void set(const Rule &rule, Setting setting);
    /** Sets the setting of a rule for the place `pointer` and all places inside it. Later settings replace earlier
     * ones. */
    void setWithin(const QString &pointer, const Rule &rule, Setting setting);

    /** Sets the setting of a rule that a ruleset defines, for the whole document. */
    void setCustom(const QString &id, Setting setting);
    void setCustomWithin(const QString &pointer, const QString &id, Setting setting);
    [[nodiscard]] bool isCustomOn(const QString &id, bool isOn) const;
    /** Returns the setting for a problem at `pointer` of a rule that a ruleset defines; `setting` is the rule's own. */
    [[nodiscard]] Setting customSettingOf(const QString &id, Setting setting, const QString &pointer) const;

    /** Sets the patterns of the rule path-excludes-patterns: regular expressions of ECMA-262. */
    void setExcludedPaths(const QStringList &patterns) { m_excludedPaths = patterns; }
    [[nodiscard]] const QStringList &excludedPaths() const { return m_excludedPaths; }

    /** Returns false if problems of a rule are reported nowhere. */
    [[nodiscard]] bool isOn(const Rule &rule) const;
    /** Returns the setting for a problem of a rule at `pointer`, whose own severity is `severity`. */
    [[nodiscard]] Setting settingOf(const Rule &rule, base::Severity severity, const QString &pointer) const;

private:
    [[nodiscard]] Setting settingAt(const QString &id, Setting setting, const QString &pointer) const;

    struct Within {
        qsizetype order = 0;
        Setting setting;
    };

    Start m_start = Start::Recommended;
    QHash<QString, Setting> m_settings; ///< The settings for the whole document, by the id of the rule.
    /** The settings for places, by the id of the rule and the pointer. */
    QHash<QString, QHash<QString, Within>> m_within;
    qsizetype m_lastOrder = 0;
    QStringList m_excludedPaths;
};

/** Returns true if a ruleset may switch a rule off or change its severity. It may not for rules about syntax,
 * references outside of the folder and secrets. */
[[nodiscard]] bool isConfigurable(const Rule &rule);

} // namespace rules
