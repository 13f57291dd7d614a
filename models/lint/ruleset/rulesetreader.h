#pragma once

#include "aliases.h"
#include "members.h"
#include "ruleset.h"

namespace lint {

/** Reads a ruleset file and those that it extends, as far as they are about one document. */
class RulesetReader final
{
public:
    RulesetReader(const QString &address, openapi::DocumentSource &source, qint64 steps = MaximumRulesetSteps)
        : m_address(address)
        , m_source(source)
        , m_budget(steps)
    {}

    /** Ends with the problem `ruleset-over-limit` where the steps are used up. */
    [[nodiscard]] Ruleset read(const openapi::ReferencedDocumentPtr &file);

private:
    using Start = rules::RuleSettings::Start;

    /** `start` is for the rules that the file defines. */
    void readFile(const openapi::ReferencedDocumentPtr &file, Start start, int depth);
    void readExtends(const openapi::ReferencedDocumentPtr &file, int depth);
    void extend(const openapi::ReferencedDocumentPtr &file, const document::Node &name, Start start, int depth);
    void readOverrides(const openapi::ReferencedDocumentPtr &file);
    /** The places that an entry of `overrides` is for in the document; none if it is for other files. */
    [[nodiscard]] QStringList placesOf(const document::Node &files, const QString &path);
    /** Takes steps for the work at `place`. False, with a problem the first time, if there are not enough. */
    [[nodiscard]] bool take(qint64 steps, const openapi::ReferencedDocumentPtr &file, const document::Pointer &place);
    /** Adds the problem that the budget is met, once for all files. */
    void reportLimit(const openapi::ReferencedDocumentPtr &file, const document::Pointer &place);
    /** The settings of a `rules` object, for the places inside `within`; null: for the whole document. */
    void readRules(const openapi::ReferencedDocumentPtr &file, const document::Pointer &place,
                   const document::Node &rulesNode, const QStringList *within);
    void readSetting(const openapi::ReferencedDocumentPtr &file, const document::Pointer &place,
                     const document::Member &member, base::Span keySpan, const QStringList *within);
    /** A rule with a severity, paths and functions. */
    void readDefinition(const openapi::ReferencedDocumentPtr &file, const document::Pointer &pointer,
                        const document::Member &member, base::Span keySpan, const QStringList *within);
    /** The rule that a ruleset defines with this id, or null. */
    [[nodiscard]] CustomRule *customRule(const QString &id);
    void applyCustom(const CustomRule &rule, rules::Setting setting, const QStringList *within);
    /** `path-excludes-patterns: {severity: …, patterns: […]}` */
    void readExcludedPaths(const openapi::ReferencedDocumentPtr &file, const document::Pointer &pointer,
                           const document::Node &value, const QStringList *within);
    void apply(const rules::Rule &rule, rules::Setting setting, const QStringList *within);
    /** Remembers the place of a setting, and takes a step for each place that it is for. */
    void note(const openapi::ReferencedDocumentPtr &file, const document::Pointer &place, const QString &rule,
              const QStringList *within);
    void report(const openapi::ReferencedDocumentPtr &file, const rules::Rule &rule, const document::Pointer &pointer,
                base::Span span, const QString &argument);

    QString m_address;
    openapi::DocumentSource &m_source;
    Ruleset m_ruleset;
    RulesetBudget m_budget;
    bool m_isLimitReported = false;
    QHash<QString, qsizetype> m_customRules; ///< By id, where they are in the ruleset.
    Aliases m_aliases;                       ///< Of the files read so far.
    Start m_start = Start::Recommended;      ///< Of the file that is read.
    int m_formats = AnyFormat;               ///< Of the file that is read.
};

} // namespace lint
