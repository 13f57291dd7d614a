#include "requeststorage.h"

#include "savedrequestlimits.h"

#include <algorithm>

namespace savedrequests {

bool isRequestName(const QString &name)
{
    constexpr qsizetype LongestName = 200;
    const QStringList segments = name.split(u'/');
    const auto isSegment = [](const QString &segment) {
        const auto isAllowed = [](QChar each) {
            return each.isLetterOrNumber() || each == u'-' || each == u'_' || each == u'.' || each == u' ';
        };
        return !segment.isEmpty() && !segment.startsWith(u'.') && segment.trimmed() == segment &&
               std::all_of(segment.begin(), segment.end(), isAllowed);
    };
    return name.size() <= LongestName && segments.size() <= MaximumFolderDepth &&
           std::all_of(segments.begin(), segments.end(), isSegment);
}

} // namespace savedrequests
