#pragma once

#include <QStringList>

namespace messages {

/** The translated sentence for a finding of the schema validator about a keyword. If the keyword is unknown, the
 * keyword itself. */
[[nodiscard]] QString schemaText(const QString &keyword, const QStringList &arguments);

} // namespace messages
