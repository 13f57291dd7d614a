#include "version.h"

#include <QString>

namespace specification {

std::optional<Version> versionOf(QStringView text)
{
    const auto isOf = [text](QStringView minor) {
        return text.startsWith(minor) && (text.size() == minor.size() || text.at(minor.size()) == u'.');
    };
    if (isOf(u"3.0"))
        return Version::V30;
    if (isOf(u"3.1"))
        return Version::V31;
    if (isOf(u"3.2"))
        return Version::V32;
    return std::nullopt;
}

QString nameOf(Version version)
{
    return version == Version::V30 ? u"3.0"_qs : version == Version::V31 ? u"3.1"_qs : u"3.2"_qs;
}

} // namespace specification
