#pragma once

#include "aliases.h"
#include "members.h"
#include "ruleset.h"

namespace lint {

/** Reads a ruleset file, and the files that it extends, as far as they are about one document. */
class RulesetReader final
{
public:
    RulesetReader(const QString &address, openapi::DocumentSource &source, qint64 steps = MaximumRulesetSteps)
        : m_address(address)
        , m_source(source)
        , m_budget(steps)
    {}

    /** Reads a ruleset file with the files that it extends. Ends with the problem `ruleset-over-limit` where the steps
     * are used up. */
    [[nodiscard]] Ruleset read(const openapi::ReferencedDocumentPtr &file);

private:
    using Start = rules::RuleSettings::Start;

    /** Reads one file into the ruleset. `start` tells which of the rules that the file defines are on; `depth` counts
     * the files that extend one another. */
    void readFile(const openapi::ReferencedDocumentPtr &file, Start start, int depth);
    void readExtends(const openapi::ReferencedDocumentPtr &file, int depth);
    void extend(const openapi::ReferencedDocumentPtr &file, const document::Node &name, Start start, int depth);
    void readOverrides(const openapi::ReferencedDocumentPtr &file);
    /** Returns JSON Pointers to the places of the document that an entry of `overrides` is for, or an empty list if the
     * entry is for other files. */
    [[nodiscard]] QStringList placesOf(const document::Node &files, const QString &path);
    /** Takes steps from the budget for the work at `place` of `file`. Returns false if there are not enough, with a
     * problem the first time. */
    [[nodiscard]] bool take(qint64 steps, const openapi::ReferencedDocumentPtr &file, const document::Pointer &place);
    /** Adds the problem `ruleset-over-limit`, once for all files. */
    void reportLimit(const openapi::ReferencedDocumentPtr &file, const document::Pointer &place);
    /** Reads the settings of a `rules` object, for the places of the document in `within`; null: for the whole
     * document. */
    void readRules(const openapi::ReferencedDocumentPtr &file, const document::Pointer &place,
                   const document::Node &rulesNode, const QStringList *within);
    void readSetting(const openapi::ReferencedDocumentPtr &file, const document::Pointer &place,
                     const document::Member &member, base::Span keySpan, const QStringList *within);
    /** Reads a member of a `rules` object that is a mapping: the definition of a rule, or a known rule with a severity.
     */
    void readDefinition(const openapi::ReferencedDocumentPtr &file, const document::Pointer &pointer,
                        const document::Member &member, base::Span keySpan, const QStringList *within);
    /** Returns the rule that the files read so far define with this id, or null. */
    [[nodiscard]] CustomRule *customRule(const QString &id);
    void applyCustom(const CustomRule &rule, rules::Setting setting, const QStringList *within);
    /** Reads the setting `path-excludes-patterns: {severity: …, patterns: […]}` of a `rules` object. */
    void readExcludedPaths(const openapi::ReferencedDocumentPtr &file, const document::Pointer &pointer,
                           const document::Node &value, const QStringList *within);
    void apply(const rules::Rule &rule, rules::Setting setting, const QStringList *within);
    /** Remembers the place of a setting as an origin of the rule, and takes a step for each place that the setting is
     * for. */
    void note(const openapi::ReferencedDocumentPtr &file, const document::Pointer &place, const QString &rule,
              const QStringList *within);
    void report(const openapi::ReferencedDocumentPtr &file, const rules::Rule &rule, const document::Pointer &pointer,
                base::Span span, const QString &argument);

    QString m_address;
    openapi::DocumentSource &m_source;
    Ruleset m_ruleset;
    RulesetBudget m_budget;
    bool m_isLimitReported = false;
    QHash<QString, qsizetype> m_customRules; ///< The indexes of custom rules in the ruleset, by id.
    Aliases m_aliases;                       ///< The aliases of the files read so far.
    Start m_start = Start::Recommended;      ///< Which of the rules that the current file defines are on.
    int m_formats = AnyFormat;               ///< The `formats` of the current file, as Format bits.
};

} // namespace lint
