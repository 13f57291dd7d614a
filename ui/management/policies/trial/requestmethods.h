#pragma once

#include <QStringList>

namespace policies {

/** The methods of a trial request, common ones first. */
[[nodiscard]] inline QStringList requestMethods()
{
    return {u"GET"_qs, u"POST"_qs, u"PUT"_qs, u"PATCH"_qs, u"DELETE"_qs, u"HEAD"_qs, u"OPTIONS"_qs, u"TRACE"_qs};
}

} // namespace policies
