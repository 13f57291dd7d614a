#include "glob.h"

#include <QList>

namespace lint {

namespace {

constexpr qsizetype LongestPattern = 1'000;
constexpr qsizetype LongestPath = 4'096;

} // namespace

bool matchesGlob(QStringView pattern, QStringView path)
{
    if (!pattern.contains(u'/'))
        path = path.sliced(path.lastIndexOf(u'/') + 1);
    else if (pattern.startsWith(u"./"))
        pattern = pattern.sliced(2);
    if (pattern.size() > LongestPattern || path.size() > LongestPath)
        return false;
    // matches[i]: the pattern so far matches the first i characters of the path.
    QList<bool> matches(path.size() + 1, false);
    matches[0] = true;
    for (qsizetype p = 0; p < pattern.size(); ++p) {
        QList<bool> next(path.size() + 1, false);
        const bool isStar = pattern[p] == u'*';
        const bool isDoubleStar = isStar && p + 1 < pattern.size() && pattern[p + 1] == u'*';
        if (isDoubleStar) {
            ++p;
            // "**/" also matches no folder at all.
            if (p + 1 < pattern.size() && pattern[p + 1] == u'/')
                ++p;
        }
        bool isReachable = false;
        for (qsizetype i = 0; i <= path.size(); ++i) {
            if (isStar) {
                isReachable = (isReachable && (isDoubleStar || path[i - 1] != u'/')) || matches[i];
                const bool isAtFolder = i == 0 || path[i - 1] == u'/' || pattern[p] != u'/';
                next[i] = isReachable && (!isDoubleStar || isAtFolder || matches[i]);
            } else if (i > 0) {
                const bool isSame = pattern[p] == path[i - 1] || (pattern[p] == u'?' && path[i - 1] != u'/');
                next[i] = matches[i - 1] && isSame;
            }
        }
        matches = next;
    }
    return matches.last();
}

} // namespace lint
