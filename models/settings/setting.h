#pragma once

#include <algorithm>
#include <cmath>
#include <limits>
#include <type_traits>

namespace settings {

/** A setting that is empty by default: a text, a list or bytes. */
template<typename T>
struct Setting {
    const char *key; ///< The key of the setting in the settings file.
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
    /** The value of the range that is nearest to `value`; the default if `value` is not a number (NaN). */
    [[nodiscard]] T bounded(T value) const
    {
        if (std::is_floating_point_v<T> && std::isnan(value))
            return initial;
        return std::clamp(value, least, most);
    }
};

/** A family of settings: one for each member of a set that changes, such as the environments. */
template<typename T>
struct SettingFamily {
    const char *prefix; ///< The part of the key of each setting of the family before the member's id.
};

/** A setting that is a numbered list of entries with several values each. app/settings reads and writes it. */
struct SettingArray {
    const char *key;
};

/** A settings key that was renamed in a later version. A value stored with the old key is stored with the new one. */
struct RenamedKey {
    const char *before;
    const char *now;
};

} // namespace settings
