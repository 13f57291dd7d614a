#include "allowedurltext.h"

#include <QRegularExpression>

namespace policies {

QString allowedUrlText(const QList<management::AllowedUrl> &urls)
{
    QStringList lines;
    for (const management::AllowedUrl &url : urls)
        lines.append(url.methods.isEmpty() ? url.url : u"%1 %2"_qs.arg(url.methods.join(u','), url.url));
    return lines.join(u'\n');
}

QList<management::AllowedUrl> parseAllowedUrls(const QString &text)
{
    static const QRegularExpression withMethods(u"^([A-Za-z]+(?:\\s*,\\s*[A-Za-z]+)*)\\s+(\\S.*)$"_qs);
    static const QRegularExpression separator(u"\\s*,\\s*"_qs);
    QList<management::AllowedUrl> urls;
    const QStringList lines = text.split(u'\n');
    for (const QString &line : lines) {
        const QString trimmed = line.trimmed();
        if (trimmed.isEmpty())
            continue;
        const QRegularExpressionMatch match = withMethods.match(trimmed);
        if (match.hasMatch())
            urls.append({match.captured(2), match.captured(1).toUpper().split(separator)});
        else
            urls.append({trimmed, {}});
    }
    return urls;
}

} // namespace policies
