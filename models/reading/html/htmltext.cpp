#include "htmltext.h"

namespace reading {

QByteArray escaped(QStringView text)
{
    QByteArray html = text.toUtf8();
    const auto isSpecial = [](char character) {
        return character == '&' || character == '<' || character == '>' || character == '"' || character == '\'' ||
               (static_cast<unsigned char>(character) < ' ' && character != '\n' && character != '\t') ||
               character == '\x7f';
    };
    if (std::none_of(html.cbegin(), html.cend(), isSpecial))
        return html;
    QByteArray result;
    result.reserve(html.size() + html.size() / 8);
    for (const char character : std::as_const(html)) {
        if (!isSpecial(character))
            result += character;
        else if (character == '&')
            result += "&amp;";
        else if (character == '<')
            result += "&lt;";
        else if (character == '>')
            result += "&gt;";
        else if (character == '"')
            result += "&quot;";
        else if (character == '\'')
            result += "&#39;";
        else
            result += "\xef\xbf\xbd"; // U+FFFD
    }
    return result;
}

} // namespace reading
