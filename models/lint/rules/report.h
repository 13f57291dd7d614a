#pragma once

#include "customrule.h"
#include "definitionview.h"
#include "rulesettings.h"

#include <utility>

namespace lint {

/** Collects the diagnostics of rules that apply to the document's version of OpenAPI and are switched on, up to a
 * limit. */
class Report final
{
public:
    Report(const document::Snapshot &snapshot, const rules::RuleSettings &settings)
        : m_snapshot(snapshot)
        , m_settings(settings)
        , m_version(snapshot.at({"openapi"}).text())
    {}

    /** False if problems of this rule are reported nowhere in the document. */
    [[nodiscard]] bool isOn(const rules::Rule &rule) const;
    /** At the value of a place. If the place does not exist, at the key of the closest object that does. */
    void add(const rules::Rule &rule, const document::Pointer &pointer, const QStringList &arguments = {});
    /** At the key of a place, for a problem of the entry as a whole. */
    void addAtKey(const rules::Rule &rule, const document::Pointer &pointer, const QStringList &arguments = {});
    void addAt(const rules::Rule &rule, const document::Pointer &pointer, base::Span span,
               const QStringList &arguments);

    /** The same with a severity that depends on the version. */
    void addAt(const rules::Rule &rule, const document::Pointer &pointer, base::Span span, const QStringList &arguments,
               base::Severity severity);

    /** A problem of a rule that a ruleset defines, with its message. */
    void addCustom(const CustomRule &rule, const document::Pointer &pointer, const QString &message, bool isAtKey);
    /** False if problems of this rule are reported nowhere. */
    [[nodiscard]] bool isCustomOn(const CustomRule &rule) const;
    /** True if no more problems are taken. */
    [[nodiscard]] bool isFull() const;
    /** True if there is at least as much room as is used. */
    [[nodiscard]] bool isFarFromLimit() const;

    [[nodiscard]] const rules::RuleSettings &settings() const { return m_settings; }
    /** Those that were added after the first `count`. */
    [[nodiscard]] base::Diagnostics since(qsizetype count) const { return m_diagnostics.sliced(count); }
    [[nodiscard]] qsizetype count() const { return m_diagnostics.size(); }
    /** Problems of an earlier report on the same rules and settings. */
    void addKnown(const base::Diagnostics &diagnostics);
    /** All so far; the report is empty afterwards. */
    [[nodiscard]] base::Diagnostics takeDiagnostics() { return std::exchange(m_diagnostics, {}); }

private:
    void append(const base::Diagnostic &diagnostic);

    const document::Snapshot &m_snapshot;
    const rules::RuleSettings &m_settings;
    QString m_version;
    base::Diagnostics m_diagnostics;
    mutable QHash<const rules::Rule *, bool> m_isOn;
    QHash<const rules::Rule *, QString> m_names; ///< Shared by all diagnostics.
    qsizetype m_bytes = 0;                       ///< Of the diagnostics.
};

} // namespace lint
