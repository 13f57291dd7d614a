#pragma once

#include <QStringList>

#include <iterator>
#include <optional>

namespace specification {

/** A minor version of OpenAPI. Patch numbers change nothing in the structure of documents. */
enum class Version : quint8 { V30, V31, V32 };

/** The names of a version of OpenAPI. */
struct VersionNames {
    Version version;
    const char *minor;   ///< The version without a patch number, such as "3.1".
    const char *release; ///< The newest release of the version, such as "3.1.2".
};

/** The known versions, one row each, from the oldest to the newest. */
inline constexpr VersionNames KnownVersions[] = {
    {Version::V30, "3.0", "3.0.4"},
    {Version::V31, "3.1", "3.1.2"},
    {Version::V32, "3.2", "3.2.0"},
};
inline constexpr Version NewestVersion = std::end(KnownVersions)[-1].version;

/** Reads the version that a document states in `openapi`, such as "3.1.2". Returns std::nullopt for unknown
 * versions. */
[[nodiscard]] std::optional<Version> versionOf(QStringView text);
/** Returns the name of a version without a patch number, such as "3.1". */
[[nodiscard]] QString nameOf(Version version);
/** Returns the number of the newest release of a version, such as "3.1.2". */
[[nodiscard]] QString releaseOf(Version version);
/** Returns the names of all known versions, as nameOf() does, from the oldest to the newest. */
[[nodiscard]] QStringList namesOfVersions();
/** Returns the known versions of OpenAPI as text: "3.0, 3.1 or 3.2" if `word` is "or". */
[[nodiscard]] QString listOfVersions(QStringView word);

/** A range of consecutive versions of OpenAPI, from `first` to `last`, or no version. */
struct Versions {
    Version first = Version::V30;
    Version last = NewestVersion;
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
