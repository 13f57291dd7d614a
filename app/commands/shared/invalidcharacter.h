#pragma once

#include "diagnostic.h"

#include <QByteArray>

#include <optional>

namespace commands {

/** A place in a file with bytes that are not a character. */
struct InvalidCharacter {
    base::Position position;
    QString found; ///< The byte as `0xFF`; empty where the file is not UTF-8.
};

/** The first such place of a file, or nothing: byte-order marks and UTF-16 are valid. */
[[nodiscard]] std::optional<InvalidCharacter> findInvalidCharacter(const QByteArray &fileBytes);

} // namespace commands
