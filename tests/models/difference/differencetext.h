#pragma once

#include "apidifference.h"

namespace support {

/** Returns the difference between two descriptions, each in one document. */
[[nodiscard]] difference::Difference differenceOf(const QByteArray &before, const QByteArray &now,
                                                  const difference::Options &options = {.today = QDate(2026, 6, 1)});

/** Returns the changes as lines `level id operation: property`, sorted. */
[[nodiscard]] QStringList linesOf(const difference::Difference &difference);

/** Returns the word for a level in reports. */
[[nodiscard]] QString wordFor(difference::Level level);

} // namespace support
