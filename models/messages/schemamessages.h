#pragma once

#include <QStringList>

namespace messages {

/** The translated sentence for a finding of the schema validator. An unknown keyword gives itself. */
[[nodiscard]] QString schemaText(const QString &keyword, const QStringList &arguments);

} // namespace messages
