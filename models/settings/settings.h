#pragma once

#include "setting.h"

#include <QObject>
#include <QVariant>

namespace settings {

/** The user's settings in memory; app/settings stores them in a file. They contain no secrets. */
class Settings : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /** Returns the stored value of a setting, or the nearest valid one. Returns the default if no value is stored or it
     * has another type. */
    template<typename T>
    [[nodiscard]] T get(const Setting<T> &setting) const
    {
        return setting.bounded(converted(read(setting.key), setting.fallback()));
    }
    /** Stores `value`, or the valid value that is nearest to it. */
    template<typename T>
    void set(const Setting<T> &setting, const std::type_identity_t<T> &value)
    {
        const T bounded = setting.bounded(value);
        if (get(setting) != bounded)
            store(setting.key, QVariant::fromValue(bounded));
    }

    template<typename T>
    [[nodiscard]] T get(const SettingFamily<T> &family, const QString &id) const
    {
        return converted(read(family.prefix + id.toUtf8()), T());
    }
    template<typename T>
    void set(const SettingFamily<T> &family, const QString &id, const std::type_identity_t<T> &value)
    {
        if (get(family, id) != value)
            store(family.prefix + id.toUtf8(), QVariant::fromValue(value));
    }

    /** Calls `apply` with the value of a setting now, and again with each new value until `context` is deleted. */
    template<typename T, typename Apply>
    void follow(const Setting<T> &setting, QObject *context, Apply apply)
    {
        connect(this, &Settings::changed, context, [this, setting, apply](const QByteArray &key) {
            if (key == setting.key)
                apply(get(setting));
        });
        apply(get(setting));
    }

signals:
    /** Emitted when any part of the program has changed the value with this key. */
    void changed(const QByteArray &key);

protected:
    /** The stored value with this key; invalid if there is none. */
    [[nodiscard]] virtual QVariant read(const QByteArray &key) const = 0;
    virtual void write(const QByteArray &key, const QVariant &value) = 0;

private:
    template<typename T>
    [[nodiscard]] static T converted(QVariant stored, const T &fallback)
    {
        return stored.convert(QMetaType::fromType<T>()) ? stored.value<T>() : fallback;
    }
    void store(const QByteArray &key, const QVariant &value);
};

} // namespace settings
