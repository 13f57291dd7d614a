#include "reportoptions.h"

#include "argumenterror.h"
#include "severityname.h"

namespace commands {

namespace {

std::optional<base::Severity> severityFromName(const QString &name)
{
    for (const base::Severity severity :
         {base::Severity::Error, base::Severity::Warning, base::Severity::Information}) {
        if (name == severityName(severity))
            return severity;
    }
    return std::nullopt;
}

} // namespace

void addReportOptions(QCommandLineParser &parser)
{
    parser.addOption(
        {u"format"_qs, u"The form of the output (default: text)."_qs, u"text|json|sarif|junit|github"_qs, u"text"_qs});
    parser.addOption(
        {u"fail-severity"_qs, u"error, warning or info (default: error)."_qs, u"error|warning|info"_qs, u"error"_qs});
}

base::Result<ReportOptions> readReportOptions(const QCommandLineParser &parser)
{
    const auto format = reportFormat(parser.value(u"format"_qs));
    if (!format)
        return invalidArgument(u"--format must be text, json, sarif, junit or github"_qs);
    const auto threshold = severityFromName(parser.value(u"fail-severity"_qs));
    if (!threshold)
        return invalidArgument(u"--fail-severity must be error, warning or info"_qs);
    return ReportOptions{*format, *threshold};
}

} // namespace commands
