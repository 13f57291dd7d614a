#pragma once

#include <QByteArray>
#include <QString>

#include <optional>

namespace difference {

/** Two states of a small API description, between which there is a change. */
struct ChangeExample {
    QByteArray before;
    QByteArray now;
};

/** Returns two descriptions whose comparison gives a change with an id; std::nullopt if there is no example for it. */
[[nodiscard]] std::optional<ChangeExample> changeExample(const QString &id);

} // namespace difference
