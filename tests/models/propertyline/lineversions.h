#pragma once

#include "linescope.h"

#include <array>

namespace support {

inline constexpr std::array Versions{specification::Version::V30, specification::Version::V31,
                                     specification::Version::V32};

/** A scope with the components that the tests of lines use. */
inline propertyline::LineScope scopeOf(specification::Version version = specification::NewestVersion)
{
    return {{u"Card"_qs, u"Voucher"_qs, u"Contact"_qs, u"date"_qs, u"v1.Price"_qs}, version};
}

} // namespace support
