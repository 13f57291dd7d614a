#pragma once

#include <QStringView>

namespace document {

enum class Format {
    Yaml, ///< YAML 1.2, which takes JSON too.
    Json, ///< Strict JSON, RFC 8259.
};

/** Returns the format that a file name implies: `.json` is strict JSON, every other name is YAML. */
[[nodiscard]] Format formatOfFileName(QStringView fileName);

} // namespace document
