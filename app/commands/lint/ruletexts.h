#pragma once

#include <QByteArray>
#include <QString>

#include <optional>

namespace commands {

/** Returns the output of `lint --list-rules`: a line for each rule with its severity, id and message, grouped by
 * subject. */
[[nodiscard]] QByteArray ruleList();
/** Returns all rules of lint as a JSON array of objects with id, severity, group, versions, messages, explanation and
 * fixes. */
[[nodiscard]] QByteArray ruleListJson();
/** Returns the output of `lint --explain RULE`: everything about one rule. Returns std::nullopt if no rule has this
 * id. */
[[nodiscard]] std::optional<QByteArray> ruleExplanation(const QString &id);

} // namespace commands
