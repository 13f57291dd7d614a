#include "loadedbody.h"

#include "bodylimits.h"
#include "contentcoding.h"
#include "hexrows.h"
#include "jsonbody.h"
#include "mediatype.h"
#include "redact.h"
#include "textrows.h"
#include "xmlrows.h"

#include <QBuffer>
#include <QImageReader>

namespace traffic {
namespace {

using bodies::BodyKind;

QByteArray bytesOf(const http::Body &body, const http::HeaderList &headers)
{
    const QByteArray bytes = body.bytes.read();
    if (body.encodedSize >= 0 || !http::isContentEncoded(headers))
        return bytes;
    const auto decoded = http::decodedContent(bytes, headers, Redactor::MaximumDecodedBytes);
    return decoded.failure == http::DecodedContent::Failure::None ? decoded.bytes : bytes;
}

void loadText(LoadedBody &loaded, const QByteArray &bytes, bodies::Language language)
{
    loaded.isHex = !bodies::isText(bytes);
    if (loaded.isHex)
        loaded.rows = std::make_shared<bodies::HexRows>(bytes);
    else
        loaded.rows = std::make_shared<bodies::TextRows>(bytes, language);
}

void loadFormatted(LoadedBody &loaded, const QByteArray &bytes, BodyKind kind)
{
    if (!bodies::isText(bytes)) {
        loaded.fault = bodies::Fault{bodies::Fault::Code::NotText, 0, 0, {}};
        loadText(loaded, bytes, bodies::Language::Plain);
        return;
    }
    const auto rows = kind == BodyKind::Json ? bodies::jsonRows(bytes) : bodies::xmlRows(bytes);
    if (rows.isOk()) {
        loaded.rows = *rows;
        return;
    }
    loaded.fault = rows.error();
    loadText(loaded, bytes, bodies::Language::Plain);
}

void loadParts(LoadedBody &loaded, const QByteArray &bytes, QByteArrayView type)
{
    loaded.parts = bodies::readMultipart(bytes, bodies::parameterOf(type, "boundary"));
    if (!loaded.parts.parts.isEmpty()) {
        loaded.view = LoadedBody::View::Parts;
        return;
    }
    loaded.fault = bodies::Fault{bodies::Fault::Code::NoBoundary, 0, 0, {}};
    loadText(loaded, bytes, bodies::Language::Plain);
}

/** The formats of browsers, without SVG, which can refer to files. */
bool isImageFormat(const QByteArray &format)
{
    const QByteArrayList formats{"png", "jpeg", "jpg", "gif", "bmp", "ico", "webp"};
    return formats.contains(format);
}

/** The format and the size that the image states are checked before anything is decoded. */
ImageFault decodeImage(const QByteArray &bytes, QImage &image)
{
    if (bytes.size() > MaximumImageBytes)
        return ImageFault::TooManyBytes;
    QBuffer buffer;
    buffer.setData(bytes);
    buffer.open(QIODevice::ReadOnly);
    QImageReader reader(&buffer);
    if (!isImageFormat(reader.format()))
        return ImageFault::Unreadable;
    const QSize size = reader.size();
    if (!size.isValid())
        return ImageFault::Unreadable;
    if (qint64(size.width()) * size.height() > MaximumImagePixels)
        return ImageFault::TooManyPixels;
    reader.setAutoTransform(true);
    image = reader.read();
    return image.isNull() ? ImageFault::Unreadable : ImageFault::None;
}

void loadImage(LoadedBody &loaded, const QByteArray &bytes)
{
    loaded.imageFault = decodeImage(bytes, loaded.image);
    if (loaded.imageFault == ImageFault::None)
        loaded.view = LoadedBody::View::Image;
    else
        loadText(loaded, bytes, bodies::Language::Plain);
}

} // namespace

bool isSlowToLoad(const http::Body &body, const http::HeaderList &headers)
{
    constexpr qsizetype CodedByte = 32;
    const bool isCoded = body.encodedSize < 0 && http::isContentEncoded(headers);
    const BodyKind kind = bodies::kindOfBody(headers.first("Content-Type").value_or(QByteArray()), {});
    return !body.bytes.isEmpty() &&
           (kind == BodyKind::Image || body.bytes.size() * (isCoded ? CodedByte : 1) > MaximumLoadedHere);
}

LoadedBody loadedBody(const http::Body &body, const http::HeaderList &headers, BodyForm form, bool showsParts)
{
    LoadedBody loaded;
    if (form == BodyForm::Hex) {
        loaded.isHex = true;
        loaded.rows = std::make_shared<bodies::HexRows>(body.bytes.read());
        return loaded;
    }
    const QByteArray bytes = bytesOf(body, headers);
    const QByteArray type = headers.first("Content-Type").value_or(QByteArray());
    const BodyKind kind = form == BodyForm::Raw ? BodyKind::Text : bodies::kindOfBody(type, bytes);
    switch (kind) {
    case BodyKind::Json:
    case BodyKind::Xml:
        loadFormatted(loaded, bytes, kind);
        break;
    case BodyKind::Form:
        loaded.view = LoadedBody::View::Form;
        loaded.form = bodies::readForm(bytes);
        break;
    case BodyKind::Multipart:
        if (showsParts)
            loadParts(loaded, bytes, type);
        else
            loadText(loaded, bytes, bodies::Language::Plain);
        break;
    case BodyKind::Image:
        loadImage(loaded, bytes);
        break;
    case BodyKind::Html:
    case BodyKind::Text:
    case BodyKind::Binary:
        loadText(loaded, bytes, kind == BodyKind::Html ? bodies::Language::Markup : bodies::Language::Plain);
        break;
    }
    return loaded;
}

} // namespace traffic
