#include "recordedmessages.h"

#include "filledtext.h"
#include "requestmessages.h"

#include <QCoreApplication>

namespace messages {

using Part = recorded::Misfit::Part;

namespace {

struct RecordedTexts {
    Q_DECLARE_TR_FUNCTIONS(Recorded)
};

} // namespace

QString misfitText(const recorded::Misfit &misfit)
{
    const QString status = QString::number(misfit.status);
    const QString name = QString::fromUtf8(misfit.name);
    switch (misfit.part) {
    case Part::Operation:
        return RecordedTexts::tr("There is no operation for the method and path.");
    case Part::Request:
        return misfit.request ? requestFindingText(*misfit.request) : QString();
    case Part::Status:
        //: %1 is a status such as 200
        return filled(RecordedTexts::tr("The operation has no response %1."), {status});
    case Part::MediaType:
        //: %1 is a status such as 200, %2 a media type
        return filled(RecordedTexts::tr("Response %1 can't have the media type “%2”."), {status, name});
    case Part::NotReadable:
        //: %1 is a status such as 200, %2 a language such as JSON
        return filled(RecordedTexts::tr("The body of response %1 is not valid %2."), {status, name});
    case Part::Response:
        return misfit.schema ? responseFindingText({}, *misfit.schema) : QString();
    }
    return {};
}

} // namespace messages
