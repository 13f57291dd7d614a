#pragma once

#include <QStringView>

#include <optional>

namespace specification {

/** A minor version of OpenAPI. Patch numbers change nothing in the structure of documents. */
enum class Version : quint8 { V30, V31, V32 };

/** The version that a document states in `openapi`, such as "3.1.2". Nothing for versions that are not known. */
[[nodiscard]] std::optional<Version> versionOf(QStringView text);
/** "3.1" */
[[nodiscard]] QString nameOf(Version version);

/** A run of versions. */
struct Versions {
    Version first = Version::V30;
    Version last = Version::V32;
    bool isNone = false;

    [[nodiscard]] constexpr bool contain(Version version) const
    {
        return !isNone && version >= first && version <= last;
    }
};

inline constexpr Versions All = {};
inline constexpr Versions None = {.isNone = true};
inline constexpr Versions Until30 = {.last = Version::V30};
inline constexpr Versions Until31 = {.last = Version::V31};
inline constexpr Versions Since31 = {.first = Version::V31};
inline constexpr Versions Since32 = {.first = Version::V32};

} // namespace specification
