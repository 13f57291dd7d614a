#include "conversionmessages.h"

#include "filledtext.h"

#include <QCoreApplication>

namespace messages {

QString lossText(const conversion::Loss &loss)
{
    return filled(QCoreApplication::translate("Conversion", conversion::messageOf(loss.kind)), loss.arguments);
}

} // namespace messages
