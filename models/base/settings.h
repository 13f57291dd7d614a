#pragma once

#include <QVariant>

namespace base {

/** One setting: its key and its default. Declared as `inline constexpr`, one line each. */
template<typename T>
struct Setting {
    const char *key;
    T fallback;
};

/** The user's settings in memory; app/settings writes them to a file. No secrets. */
class Settings
{
public:
    virtual ~Settings() = default;

    template<typename T>
    [[nodiscard]] T get(const Setting<T> &setting) const
    {
        const QVariant stored = read(setting.key);
        return stored.canConvert<T>() ? stored.value<T>() : setting.fallback;
    }
    template<typename T>
    void set(const Setting<T> &setting, const T &value)
    {
        write(setting.key, QVariant::fromValue(value));
    }

protected:
    [[nodiscard]] virtual QVariant read(const char *key) const = 0;
    virtual void write(const char *key, const QVariant &value) = 0;
};

} // namespace base
