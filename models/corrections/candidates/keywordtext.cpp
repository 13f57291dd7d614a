#include "keywordtext.h"

namespace corrections {

namespace {

constexpr qsizetype LongestShown = 100;
/** The number of characters of truncated arguments, with the ellipsis at their end. */
constexpr qsizetype LongestArgument = 300;

} // namespace

QString shownText(const document::Node &keyword)
{
    const auto value = keyword.value();
    const QString text = value ? QString::fromUtf8(value->toJson()) : QString();
    return text.size() > LongestShown ? text.first(LongestShown - 1) + u'…' : text;
}

bool isArgument(const QString &argument, const QByteArray &name)
{
    const QString text = QString::fromUtf8(name);
    if (argument.size() == LongestArgument && argument.endsWith(u'…'))
        return text == argument || text.startsWith(argument.chopped(1));
    return text == argument;
}

} // namespace corrections
