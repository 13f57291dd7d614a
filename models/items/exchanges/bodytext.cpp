#include "bodytext.h"

#include "value.h"

#include <QStringDecoder>

#include <algorithm>

namespace items {
namespace {

constexpr qsizetype BytesPerLine = 16;
constexpr int JsonIndent = 2;

bool isControl(char byte)
{
    const auto code = static_cast<unsigned char>(byte);
    return (code < 0x20 && byte != '\t' && byte != '\n' && byte != '\r' && byte != '\f') || code == 0x7f;
}

QString hexLine(const QByteArray &bytes, qsizetype offset)
{
    QString hex;
    QString characters;
    for (qsizetype i = offset; i < offset + BytesPerLine; ++i) {
        if (i == offset + BytesPerLine / 2)
            hex += u' ';
        if (i >= bytes.size()) {
            hex += u"   "_qs;
            continue;
        }
        const auto code = static_cast<unsigned char>(bytes.at(i));
        hex += u"%1 "_qs.arg(code, 2, 16, QChar(u'0'));
        characters += code >= 0x20 && code < 0x7f ? QChar(QLatin1Char(bytes.at(i))) : QChar(u'.');
    }
    return u"%1  %2 %3"_qs.arg(QString::number(offset, 16).rightJustified(8, u'0'), hex, characters);
}

} // namespace

bool isText(const QByteArray &bytes)
{
    if (std::any_of(bytes.begin(), bytes.end(), isControl))
        return false;
    // A truncated body may end in the middle of a character, which is ignored.
    QStringDecoder decoder(QStringDecoder::Utf8);
    const QString decoded = decoder.decode(bytes);
    Q_UNUSED(decoded)
    return !decoder.hasError();
}

QString bodyText(const QByteArray &bytes, BodyForm form)
{
    if (form == BodyForm::Hex || !isText(bytes))
        return hexDump(bytes.left(MaximumShownHex));
    if (form == BodyForm::Pretty && bytes.size() <= MaximumShownText) {
        const auto json = document::Value::fromJson(bytes);
        if (json.isOk())
            return QString::fromUtf8(json.value().toJson(JsonIndent));
    }
    return QString::fromUtf8(bytes.left(MaximumShownText));
}

QString hexDump(const QByteArray &bytes)
{
    QStringList lines;
    lines.reserve(bytes.size() / BytesPerLine + 1);
    for (qsizetype offset = 0; offset < bytes.size(); offset += BytesPerLine)
        lines.append(hexLine(bytes, offset));
    return lines.join(u'\n');
}

} // namespace items
