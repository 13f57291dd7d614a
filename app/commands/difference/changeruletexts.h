#pragma once

#include <QByteArray>
#include <QString>

#include <optional>

namespace commands {

/** Returns the list of the ids of changes with their messages, grouped by subject. */
[[nodiscard]] QByteArray changeRuleList();
/** Returns the list of the ids of changes with their levels and messages, as JSON. */
[[nodiscard]] QByteArray changeRuleListJson();
/** Returns everything about an id of a change, or std::nullopt if there is no such id. */
[[nodiscard]] std::optional<QByteArray> changeRuleExplanation(const QString &id);

} // namespace commands
