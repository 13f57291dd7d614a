#pragma once

#include "diagnostic.h"
#include "version.h"

#include <iterator>
#include <span>

namespace rules {

/** How an argument of a rule's message is shown: as it is, or as the message for a word of argumentwords.h. */
enum class ArgumentKind {
    Text,
    JsonType,
    SecretAdvice,
    SchemaFinding, ///< A keyword of a finding of the schema validator; the further arguments are those of the finding.
};

/** An argument of a rule's message. */
struct Argument {
    const char *name = nullptr; ///< The argument's name for the documentation, such as "path".
    ArgumentKind kind = ArgumentKind::Text;
};

/** One of the ways in which a rule can be broken, with its own message. */
struct Sentence {
    const char *word;          ///< The word that selects the sentence: the diagnostic's first argument.
    const char *message;       ///< The message, with %1 for the argument after the word.
    const char *fix = nullptr; ///< A description of the fix of lint::applyFix(); null without a fix.
};

/** The definition of a rule: its id, severity, messages and explanation. All texts are untranslated, in the context
 * "Rules". */
struct Rule {
    const char *id;
    base::Severity severity;
    const char *message; ///< The message of a problem, with %1 for the first argument.
    const char
        *shortMessage = nullptr; ///< The message if the last arguments are missing or empty. Null: always `message`.
    /** The arguments of the message in the order of its placeholders; unused ones have no name. */
    Argument arguments[3] = {};
    const char *explanation;   ///< An explanation: why breaking the rule is a problem, and how to solve it.
    const char *fix = nullptr; ///< A description of the fix of lint::applyFix(); null without a fix.
    /** The versions that the rule is for. All rules are for documents of an unknown version. */
    specification::Versions versions = {};
    bool isRecommended = true; ///< The rule is checked unless a ruleset says otherwise.
    bool isAboutTrust = false; ///< A ruleset can't change the rule, whatever its group allows.
    /** The sentences to use instead of `message`, by the diagnostic's first argument. */
    std::span<const Sentence> sentences = {};

    [[nodiscard]] QString name() const { return QString::fromLatin1(id); }
    [[nodiscard]] constexpr int argumentCount() const
    {
        int count = 0;
        while (count < int(std::size(arguments)) && arguments[count].name)
            ++count;
        return count;
    }
    /** Returns the sentence with a word, or null. */
    [[nodiscard]] constexpr const Sentence *sentence(QStringView word) const
    {
        for (const Sentence &each : sentences) {
            if (word == QLatin1String(each.word))
                return &each;
        }
        return nullptr;
    }
    /** Returns a diagnostic of this rule with the rule's severity. */
    [[nodiscard]] base::Diagnostic at(base::Span span, const QString &pointer, const QStringList &values = {}) const
    {
        return {name(), severity, span, pointer, values};
    }
    /** Returns true if a diagnostic's `rule` is the id of this rule. */
    friend bool operator==(const QString &ruleName, const Rule &rule) { return ruleName == QLatin1String(rule.id); }
    /** Returns true if both rules have the same id. */
    friend bool operator==(const Rule &left, const Rule &right)
    {
        return QLatin1String(left.id) == QLatin1String(right.id);
    }
};

} // namespace rules
