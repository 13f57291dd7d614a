#pragma once

#include "diagnostic.h"
#include "version.h"

#include <iterator>
#include <span>

namespace rules {

/** How an argument of a message is shown: as it is, or as the message for a word of argumentwords.h. */
enum class ArgumentKind {
    Text,
    JsonType,
    SecretAdvice,
    SchemaFinding, ///< A keyword of a finding of the schema validator; the arguments after it are that finding's.
};

/** One argument of a message. */
struct Argument {
    const char *name = nullptr; ///< What it is, for documentation: "path".
    ArgumentKind kind = ArgumentKind::Text;
};

/** One of the ways in which a rule can be broken. */
struct Sentence {
    const char *word;          ///< The first argument of a diagnostic.
    const char *message;       ///< With %1 for the argument after the word.
    const char *fix = nullptr; ///< What lint::applyFix() does, or null.
};

/** Everything about one rule. All texts are untranslated, in the context "Rules". */
struct Rule {
    const char *id;
    base::Severity severity;
    const char *message;                ///< With %1 for the first argument.
    const char *shortMessage = nullptr; ///< Used when the last arguments are missing or empty. Null: always `message`.
    Argument arguments[3] = {};         ///< In the order of the placeholders; unused ones have no name.
    const char *explanation;            ///< Why it is a problem, and how to solve it.
    const char *fix = nullptr;          ///< What lint::applyFix() does, or null.
    specification::Versions versions = {};    ///< A document of an unknown version is checked by all rules.
    bool isRecommended = true;                ///< Checked unless a ruleset says otherwise.
    bool isAboutTrust = false;                ///< A ruleset can't change it, whatever its group.
    std::span<const Sentence> sentences = {}; ///< Instead of `message`, by the diagnostic's first argument.

    [[nodiscard]] QString name() const { return QString::fromLatin1(id); }
    [[nodiscard]] constexpr int argumentCount() const
    {
        int count = 0;
        while (count < int(std::size(arguments)) && arguments[count].name)
            ++count;
        return count;
    }
    /** The sentence of a word, or null. */
    [[nodiscard]] constexpr const Sentence *sentence(QStringView word) const
    {
        for (const Sentence &each : sentences) {
            if (word == QLatin1String(each.word))
                return &each;
        }
        return nullptr;
    }
    /** A diagnostic of this rule, with its severity. */
    [[nodiscard]] base::Diagnostic at(base::Span span, const QString &pointer, const QStringList &values = {}) const
    {
        return {name(), severity, span, pointer, values};
    }
    /** True for a diagnostic's `rule` that names this one. */
    friend bool operator==(const QString &ruleName, const Rule &rule) { return ruleName == QLatin1String(rule.id); }
    /** Rules are equal when their ids are. */
    friend bool operator==(const Rule &left, const Rule &right)
    {
        return QLatin1String(left.id) == QLatin1String(right.id);
    }
};

} // namespace rules
