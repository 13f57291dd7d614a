#include "bodyfaults.h"

#include "bodylimits.h"
#include "bodyview.h"

#include <QLocale>

namespace traffic {
namespace {

using Code = bodies::Fault::Code;

QString megabytes(qint64 bytes)
{
    return QLocale().formattedDataSize(bytes, 0, QLocale::DataSizeIecFormat);
}

QString reasonOf(const bodies::Fault &fault)
{
    switch (fault.code) {
    case Code::EmptyText:
        return BodyView::tr("Not valid JSON: the text has no value.");
    case Code::UnexpectedEnd:
        return BodyView::tr("Not valid JSON: the text ends within a value.");
    case Code::UnexpectedByte:
        return BodyView::tr("Not valid JSON: unexpected character.");
    case Code::InvalidString:
        return BodyView::tr("Not valid JSON: a string contains a control character or an invalid escape.");
    case Code::InvalidNumber:
        return BodyView::tr("Not valid JSON: invalid number.");
    case Code::TextAfterValue:
        return BodyView::tr("Not valid JSON: there is text after the value.");
    case Code::TooDeep:
        return BodyView::tr("Not formatted: more than %1 nested levels.", "%1 is a number")
            .arg(QLocale().toString(bodies::MaximumDepth));
    case Code::TooManyBlanks:
        return BodyView::tr("Not formatted: more than %1 of white space.", "%1 is a size, for instance 1 MiB")
            .arg(megabytes(bodies::MaximumBlanks));
    case Code::TooLarge:
        return BodyView::tr("Not formatted: XML of more than %1.", "%1 is a size, for instance 64 MiB")
            .arg(megabytes(bodies::MaximumFormattedXml));
    case Code::DeclaresEntities:
        return BodyView::tr("Not formatted: the document declares entities, which are never expanded.");
    case Code::InvalidXml:
        return BodyView::tr("Not well-formed XML: %1", "%1 is the message of the XML library").arg(fault.detail);
    case Code::NoBoundary:
        return BodyView::tr("The parts can't be shown: the boundary of the media type is not in the body.");
    case Code::NotText:
        break;
    }
    return BodyView::tr("Not formatted: the bytes are not UTF-8 text, or contain control characters.");
}

QString imageReason(ImageFault fault)
{
    switch (fault) {
    case ImageFault::None:
        return {};
    case ImageFault::TooManyBytes:
        return BodyView::tr("The image is larger than %1 and is not decoded.", "%1 is a size, for instance 64 MiB")
            .arg(megabytes(MaximumImageBytes));
    case ImageFault::TooManyPixels:
        return BodyView::tr("The image has more than %1 pixels and is not decoded.", "%1 is a number")
            .arg(QLocale().toString(MaximumImagePixels));
    case ImageFault::Unreadable:
        break;
    }
    return BodyView::tr("The image can't be decoded: it is damaged or its format "
                        "is not supported.");
}

} // namespace

QString faultText(const LoadedBody &body)
{
    if (body.view == LoadedBody::View::Parts && !body.parts.isComplete) {
        return body.parts.parts.size() == bodies::MaximumParts
                   ? BodyView::tr("Only the first %1 parts are shown.", "%1 is a number")
                         .arg(QLocale().toString(bodies::MaximumParts))
                   : BodyView::tr("The closing boundary is missing, so the last part may be incomplete.");
    }
    if (body.view == LoadedBody::View::Form && body.form.isCut)
        return BodyView::tr("Only the first %1 fields are shown.", "%1 is a number")
            .arg(QLocale().toString(bodies::MaximumFields));
    if (body.imageFault != ImageFault::None)
        return imageReason(body.imageFault);
    if (!body.fault)
        return {};
    if (body.fault->line == 0)
        return reasonOf(*body.fault);
    return BodyView::tr("Line %1, column %2: %3", "%1 and %2 are numbers, %3 a sentence that says what is wrong")
        .arg(QLocale().toString(body.fault->line), QLocale().toString(body.fault->column), reasonOf(*body.fault));
}

} // namespace traffic
