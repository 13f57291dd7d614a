#include "settings.h"

namespace settings {

void Settings::store(const QByteArray &key, const QVariant &value)
{
    write(key, value);
    emit changed(key);
}

} // namespace settings

#include "moc_settings.cpp"
