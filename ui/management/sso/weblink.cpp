#include "weblink.h"

namespace sso {

std::optional<QUrl> webLink(const QString &text)
{
    const QUrl url(text.trimmed(), QUrl::StrictMode);
    const QString scheme = url.scheme();
    if (!url.isValid() || url.host().isEmpty() || (scheme != u"http"_qs && scheme != u"https"_qs))
        return std::nullopt;
    return url;
}

} // namespace sso
