#include "tourtexts.h"

#include "actions.h"

#include <QCoreApplication>

namespace window {

namespace {

struct TourTexts {
    Q_DECLARE_TR_FUNCTIONS(window::TourTexts)
};

QString nameOf(TourStop stop)
{
    switch (stop) {
    case TourStop::Credential:
        return TourTexts::tr("See the credentials");
    case TourStop::Undo:
        return TourTexts::tr("Undo an edit");
    case TourStop::Request:
        return TourTexts::tr("Send a request");
    case TourStop::Cause:
        return TourTexts::tr("Find the cause of a change");
    case TourStop::Certificate:
        return TourTexts::tr("Find a certificate");
    case TourStop::End:
        break;
    }
    return {};
}

QString keysOf(const Actions &actions, ActionId id)
{
    return actions[id]->shortcut().toString(QKeySequence::NativeText);
}

} // namespace

QString tourTitle(TourStop stop)
{
    if (stop == TourStop::End)
        return TourTexts::tr("The tour is complete");
    return TourTexts::tr("Tour, %1 of %2: %3", "%1: number of the stop, %2: how many stops, %3: name of the stop")
        .arg(QString::number(int(stop) + 1), QString::number(int(TourStop::End)), nameOf(stop));
}

QString tourTask(TourStop stop, const Actions &actions)
{
    switch (stop) {
    case TourStop::Credential:
        return TourTexts::tr(
                   "Open Settings (%1) and select Upstream. The line below the form shows the header that the "
                   "gateway adds to each request, with its password masked.",
                   "%1: keys")
            .arg(keysOf(actions, ActionId::ShowSettings));
    case TourStop::Undo:
        return TourTexts::tr("Change the user name in Settings, press Return, and then press %1.", "%1: keys")
            .arg(keysOf(actions, ActionId::Undo));
    case TourStop::Request:
        return TourTexts::tr("Select an operation in Paths (%1) and press %2. The upstream of the example does not "
                             "exist, so choose the built-in echo when you are asked.",
                             "%1, %2: keys")
            .arg(keysOf(actions, ActionId::ShowPaths), keysOf(actions, ActionId::SendRequest));
    case TourStop::Cause:
        return TourTexts::tr(
            "Select the exchange. In Before and after, select a line that the gateway has changed, and "
            "press Return to open the setting that caused the change.");
    case TourStop::Certificate:
        return TourTexts::tr("Open Certificates, type api.petstore.example into the field for a host, and press "
                             "Return to see which certificate serves it.");
    case TourStop::End:
        break;
    }
    return TourTexts::tr("Open a file or folder of your own, or go on with the example.");
}

QString tourDone(TourStop stop)
{
    switch (stop) {
    case TourStop::Credential:
        return TourTexts::tr("Done: you have seen what the gateway sends.");
    case TourStop::Undo:
        return TourTexts::tr("Done: your edit is undone, and the file is as before.");
    case TourStop::Request:
        return TourTexts::tr("Done: the request was sent.");
    case TourStop::Cause:
        return TourTexts::tr("Done: this setting has caused the change.");
    case TourStop::Certificate:
        return TourTexts::tr("Done: you have found the certificate.");
    case TourStop::End:
        break;
    }
    return {};
}

} // namespace window
