#include "reportline.h"

#include <QCoreApplication>

namespace proxyexport {

namespace {

struct Lines {
    Q_DECLARE_TR_FUNCTIONS(proxyexport::Lines)
};

} // namespace

QString wordOf(ReportLine::Kind kind)
{
    switch (kind) {
    case ReportLine::Kind::Lost:
        return Lines::tr("Lost", "part of a definition that a configuration does not have");
    case ReportLine::Kind::File:
        return Lines::tr("File", "a file of a configuration");
    case ReportLine::Kind::Note:
        return Lines::tr("Note", "something that the user has to know");
    case ReportLine::Kind::Set:
        return Lines::tr("Set", "verb: an environment variable that the user has to set");
    case ReportLine::Kind::Differs:
        return Lines::tr("Differs", "part of a definition that a configuration does differently");
    case ReportLine::Kind::Kept:
        break;
    }
    return Lines::tr("Kept", "part of a definition that a configuration has");
}

QString spokenLine(const ReportLine &line)
{
    return Lines::tr("%1: %2", "%1: word such as Lost, %2: sentence").arg(wordOf(line.kind), line.text);
}

} // namespace proxyexport
