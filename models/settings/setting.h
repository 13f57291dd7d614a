#pragma once

#include <algorithm>
#include <cmath>
#include <limits>
#include <type_traits>

namespace settings {

/** A setting that is empty by default: a text, a list or bytes. */
template<typename T>
struct Setting {
    const char *key; ///< In the settings file.
    [[nodiscard]] T fallback() const { return {}; }
    [[nodiscard]] T bounded(const T &value) const { return value; }
};

/** A setting that is a number or a flag, with its default and the range of its values. */
template<typename T>
requires std::is_arithmetic_v<T>
struct Setting<T> {
    const char *key;
    T initial;
    T least = std::numeric_limits<T>::lowest();
    T most = std::numeric_limits<T>::max();

    [[nodiscard]] constexpr T fallback() const { return initial; }
    /** The nearest valid value; the default for what is not a number. */
    [[nodiscard]] T bounded(T value) const
    {
        if (std::is_floating_point_v<T> && std::isnan(value))
            return initial;
        return std::clamp(value, least, most);
    }
};

/** One setting for each member of a set that changes, such as the environments. */
template<typename T>
struct SettingFamily {
    const char *prefix; ///< Of the keys; the rest is the member's id.
};

/** A numbered list of entries that have several values each. app/settings reads and writes them. */
struct SettingArray {
    const char *key;
};

/** A key that was renamed. The value of an old file is stored with the new key. */
struct RenamedKey {
    const char *before;
    const char *now;
};

} // namespace settings
