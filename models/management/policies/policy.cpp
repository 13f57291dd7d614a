#include "policy.h"

#include "valuereading.h"

namespace management {

QString Policy::id() const
{
    return firstText(json, {"_id", "id"});
}

QString Policy::name() const
{
    return readText(json, "name");
}

QString Policy::title() const
{
    const QString text = name();
    return text.isEmpty() ? id() : text;
}

} // namespace management
