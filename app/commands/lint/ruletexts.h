#pragma once

#include <QByteArray>
#include <QString>

#include <optional>

namespace commands {

/** `lint --list-rules`: a line for each rule with its severity, id and message, grouped by subject. */
[[nodiscard]] QByteArray ruleList();
/** The same as a JSON array of objects with id, severity, group, versions, messages, explanation and fixes. */
[[nodiscard]] QByteArray ruleListJson();
/** `lint --explain RULE`: everything about one rule. Nothing if no rule has this id. */
[[nodiscard]] std::optional<QByteArray> ruleExplanation(const QString &id);

} // namespace commands
