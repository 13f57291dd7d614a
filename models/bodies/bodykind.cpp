#include "bodykind.h"

#include "mediatype.h"
#include "utf8.h"

#include <algorithm>

namespace bodies {
namespace {

bool isControl(char byte)
{
    const auto code = static_cast<uchar>(byte);
    return (code < 0x20 && byte != '\t' && byte != '\n' && byte != '\r' && byte != '\f') || code == 0x7f;
}

/** True for the first bytes of a character without its last ones. */
bool isStartOfCharacter(QByteArrayView bytes)
{
    const auto lead = static_cast<uchar>(bytes.front());
    const int size = lead < 0xC2 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : lead < 0xF5 ? 4 : 1;
    return bytes.size() < size && std::all_of(bytes.begin() + 1, bytes.end(),
                                              [](char byte) { return (static_cast<uchar>(byte) & 0xC0) == 0x80; });
}

BodyKind kindOfBytes(const QByteArray &bytes)
{
    if (!isText(bytes))
        return BodyKind::Binary;
    const QByteArray start = bytes.first(qMin<qsizetype>(bytes.size(), 1024)).trimmed();
    if (start.startsWith('{') || start.startsWith('['))
        return BodyKind::Json;
    return start.startsWith("<?xml") ? BodyKind::Xml : BodyKind::Text;
}

} // namespace

BodyKind kindOfBody(QByteArrayView contentType, const QByteArray &bytes)
{
    const QByteArray type = mediaTypeName(contentType);
    if (type == "application/json" || type == "text/json" || type.endsWith("+json"))
        return BodyKind::Json;
    if (type == "application/xml" || type == "text/xml" || type.endsWith("+xml"))
        return type == "application/xhtml+xml" ? BodyKind::Html : BodyKind::Xml;
    if (type == "text/html")
        return BodyKind::Html;
    if (type == "application/x-www-form-urlencoded")
        return BodyKind::Form;
    if (type.startsWith("multipart/"))
        return BodyKind::Multipart;
    if (type.startsWith("image/"))
        return BodyKind::Image;
    return kindOfBytes(bytes);
}

bool isText(const QByteArray &bytes)
{
    const qsizetype valid = base::validUtf8Size(bytes);
    return (valid == bytes.size() || isStartOfCharacter(QByteArrayView(bytes).sliced(valid))) &&
           std::none_of(bytes.begin(), bytes.end(), isControl);
}

} // namespace bodies
