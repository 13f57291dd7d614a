#include "bodyfaults.h"

#include "bodylimits.h"

#include <QCoreApplication>
#include <QLocale>

namespace traffic {
namespace {

using Code = bodies::Fault::Code;

struct BodyFaults {
    Q_DECLARE_TR_FUNCTIONS(traffic::BodyFaults)
};

QString megabytes(qint64 bytes)
{
    return QLocale().formattedDataSize(bytes, 0, QLocale::DataSizeIecFormat);
}

QString reasonOf(const bodies::Fault &fault)
{
    switch (fault.code) {
    case Code::EmptyText:
        return BodyFaults::tr("Not valid JSON: the text has no value.");
    case Code::UnexpectedEnd:
        return BodyFaults::tr("Not valid JSON: the text ends within a value.");
    case Code::UnexpectedByte:
        return BodyFaults::tr("Not valid JSON: unexpected character.");
    case Code::InvalidString:
        return BodyFaults::tr("Not valid JSON: a string contains a control character or an invalid escape.");
    case Code::InvalidNumber:
        return BodyFaults::tr("Not valid JSON: invalid number.");
    case Code::TextAfterValue:
        return BodyFaults::tr("Not valid JSON: there is text after the value.");
    case Code::TooDeep:
        return BodyFaults::tr("Not formatted: more than %1 nested levels.", "%1 is a number")
            .arg(QLocale().toString(bodies::MaximumDepth));
    case Code::TooManyBlanks:
        return BodyFaults::tr("Not formatted: more than %1 of white space.", "%1 is a size, for instance 1 MiB")
            .arg(megabytes(bodies::MaximumBlanks));
    case Code::TooLarge:
        return BodyFaults::tr("Not formatted: XML of more than %1.", "%1 is a size, for instance 64 MiB")
            .arg(megabytes(bodies::MaximumFormattedXml));
    case Code::DeclaresEntities:
        return BodyFaults::tr("Not formatted: the document declares entities, which are never expanded.");
    case Code::InvalidXml:
        return BodyFaults::tr("Not well-formed XML: %1", "%1 is the message of the XML library").arg(fault.detail);
    case Code::NoBoundary:
        return BodyFaults::tr("The parts can't be shown: the boundary of the media type is not in the body.");
    case Code::NotText:
        break;
    }
    return BodyFaults::tr("Not formatted: the bytes are not UTF-8 text, or contain control characters.");
}

QString imageReason(ImageFault fault)
{
    switch (fault) {
    case ImageFault::None:
        return {};
    case ImageFault::TooManyBytes:
        return BodyFaults::tr("The image is larger than %1 and is not decoded.", "%1 is a size, for instance 64 MiB")
            .arg(megabytes(MaximumImageBytes));
    case ImageFault::TooManyPixels:
        return BodyFaults::tr("The image has more than %1 pixels and is not decoded.", "%1 is a number")
            .arg(QLocale().toString(MaximumImagePixels));
    case ImageFault::Unreadable:
        break;
    }
    return BodyFaults::tr("The image can't be decoded: it is damaged or its format "
                          "is not supported.");
}

} // namespace

QString faultText(const LoadedBody &body)
{
    if (body.view == LoadedBody::View::Parts && !body.parts.isComplete) {
        return body.parts.parts.size() == bodies::MaximumParts
                   ? BodyFaults::tr("Only the first %1 parts are shown.", "%1 is a number")
                         .arg(QLocale().toString(bodies::MaximumParts))
                   : BodyFaults::tr("The closing boundary is missing, so the last part may be incomplete.");
    }
    if (body.view == LoadedBody::View::Form && body.form.isCut)
        return BodyFaults::tr("Only the first %1 fields are shown.", "%1 is a number")
            .arg(QLocale().toString(bodies::MaximumFields));
    if (body.imageFault != ImageFault::None)
        return imageReason(body.imageFault);
    if (!body.fault)
        return {};
    if (body.fault->line == 0)
        return reasonOf(*body.fault);
    return BodyFaults::tr("Line %1, column %2: %3", "%1 and %2 are numbers, %3 a sentence that says what is wrong")
        .arg(QLocale().toString(body.fault->line), QLocale().toString(body.fault->column), reasonOf(*body.fault));
}

} // namespace traffic
