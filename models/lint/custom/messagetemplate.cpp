#include "messagetemplate.h"

namespace lint {

namespace {

QString partNamed(QStringView name, const MessageParts &parts)
{
    const std::pair<const char16_t *, const QString &> known[] = {{u"property", parts.property},
                                                                  {u"error", parts.error},
                                                                  {u"path", parts.path},
                                                                  {u"description", parts.description},
                                                                  {u"value", parts.value}};
    for (const auto &[word, value] : known) {
        if (name == QStringView(word))
            return value;
    }
    if (name == u"print(\"property\")" || name == u"print('property')")
        return parts.property.isEmpty() ? u"The document "_qs : u"\"%1\" property "_qs.arg(parts.property);
    if (name == u"print(\"value\")" || name == u"print('value')")
        return parts.printed;
    return {};
}

} // namespace

QString filledMessage(const QString &text, const MessageParts &parts)
{
    QString filled;
    qsizetype at = 0;
    while (at < text.size()) {
        const qsizetype open = text.indexOf(u"{{"_qs, at);
        const qsizetype close = open < 0 ? -1 : text.indexOf(u"}}"_qs, open);
        if (close < 0)
            break;
        const bool isCall = open > at && text[open - 1] == u'#';
        filled += QStringView(text).sliced(at, open - at - (isCall ? 1 : 0));
        filled += partNamed(QStringView(text).sliced(open + 2, close - open - 2).trimmed(), parts);
        at = close + 2;
    }
    return filled + text.sliced(at);
}

} // namespace lint
