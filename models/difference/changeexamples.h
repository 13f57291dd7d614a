#pragma once

#include <QByteArray>
#include <QString>

#include <optional>

namespace difference {

/** Two small API descriptions of which the second has a change. */
struct ChangeExample {
    QByteArray before;
    QByteArray now;
};

/** Returns two descriptions whose comparison gives a change with an id; std::nullopt if there is no example for it. */
[[nodiscard]] std::optional<ChangeExample> changeExample(const QString &id);

} // namespace difference
