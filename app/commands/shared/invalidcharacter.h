#pragma once

#include "diagnostic.h"

#include <QByteArray>

#include <optional>

namespace commands {

/** A place in a file with bytes that are not a character. */
struct InvalidCharacter {
    base::Position position;
    QString found; ///< The byte as `0xFF`; empty if the file is not UTF-8.
};

/** Returns the first place of a file with bytes that are not a character, or std::nullopt if there is none. Byte-order
 * marks and UTF-16 are valid. */
[[nodiscard]] std::optional<InvalidCharacter> findInvalidCharacter(const QByteArray &fileBytes);

} // namespace commands
