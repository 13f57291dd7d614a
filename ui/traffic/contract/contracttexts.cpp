#include "contracttexts.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <algorithm>

namespace traffic {

namespace {

using base::Severity;
using exchangecheck::ExchangePart;
using InspectionState = monitoring::Inspection::State;

struct ContractTexts {
    Q_DECLARE_TR_FUNCTIONS(ContractView)
};

QString operationOf(const monitoring::Inspection &inspection)
{
    return inspection.result.operation.isEmpty() ? ContractTexts::tr("The request") : inspection.result.operation;
}

} // namespace

QString partText(ExchangePart part)
{
    switch (part) {
    case ExchangePart::Path:
        return ContractTexts::tr("Path parameter");
    case ExchangePart::Query:
        return ContractTexts::tr("Query parameter");
    case ExchangePart::Header:
        return ContractTexts::tr("Request header");
    case ExchangePart::Cookie:
        return ContractTexts::tr("Cookie");
    case ExchangePart::Body:
        return ContractTexts::tr("Request body");
    case ExchangePart::Security:
        return ContractTexts::tr("Credentials");
    case ExchangePart::MediaType:
        return ContractTexts::tr("Media type of the request");
    case ExchangePart::Method:
        return ContractTexts::tr("Method");
    case ExchangePart::Route:
        return ContractTexts::tr("Path");
    case ExchangePart::Status:
        return ContractTexts::tr("Status");
    case ExchangePart::ResponseMediaType:
        return ContractTexts::tr("Media type of the response");
    case ExchangePart::ResponseHeader:
        return ContractTexts::tr("Response header");
    case ExchangePart::ResponseBody:
        return ContractTexts::tr("Response body");
    }
    return {};
}

QString placeText(const exchangecheck::ExchangeFinding &finding)
{
    const QString part = partText(finding.part);
    if (finding.instance.isRoot())
        return part;
    return ContractTexts::tr("%1: %2", "%1: a part of a message, %2: a JSON Pointer in it")
        .arg(part, finding.instance.toString());
}

QString inspectionTitle(const monitoring::Inspection &inspection)
{
    return inspection.state == InspectionState::Compared ? ContractTexts::tr("Fits the document")
                                                         : ContractTexts::tr("Not compared with a document");
}

QString inspectionText(const monitoring::Inspection &inspection)
{
    switch (inspection.state) {
    case InspectionState::Compared:
        break;
    case InspectionState::NoRoute:
        return ContractTexts::tr("The request matched no route of the gateway, so no definition describes it.");
    case InspectionState::NotOpen:
        return ContractTexts::tr("The definition that served this exchange is not open. Open it to compare them.");
    case InspectionState::NotRead:
        return ContractTexts::tr("The definition that served this exchange has no API description that can be read.");
    case InspectionState::OtherApi:
        return ContractTexts::tr("No open definition has a server or listen path for the URL of this exchange.");
    case InspectionState::Unsent:
        return ContractTexts::tr(
            "The gateway answered this request itself, so there is no response of the API to compare.");
    case InspectionState::Preflight:
        return ContractTexts::tr(
            "Browsers send CORS preflights by themselves. They are not part of an API description.");
    }
    const QString text = ContractTexts::tr("%1 is as %2 describes it.", "%1: operation, %2: file name")
                             .arg(operationOf(inspection), QFileInfo(inspection.definition).fileName());
    const QString uncompared = uncomparedText(inspection.result);
    return uncompared.isEmpty() ? text : text + u' ' + uncompared;
}

QString uncomparedText(const exchangecheck::ExchangeResult &result)
{
    QStringList texts;
    if (result.isForeignResponse)
        texts.append(
            ContractTexts::tr("The response was not compared, because the gateway or its echo sent it, not the "
                              "API."));
    if (result.uncheckedBodies == 1)
        texts.append(ContractTexts::tr(
            "A body was not compared, because it was not recorded completely, can't be decoded, or is too large."));
    else if (result.uncheckedBodies > 1)
        texts.append(ContractTexts::tr(
            "Both bodies were not compared, because they were not recorded completely, can't be decoded, or are too large."));
    return texts.join(u' ');
}

QString findingsText(const monitoring::Inspection &inspection)
{
    const auto count = [&inspection](Severity severity) {
        return static_cast<int>(
            std::ranges::count_if(inspection.findings, [severity](const monitoring::ShownFinding &each) {
                return each.finding.severity == severity;
            }));
    };
    QStringList counts;
    if (const int errors = count(Severity::Error); errors > 0)
        counts.append(errors == 1 ? ContractTexts::tr("1 error") : ContractTexts::tr("%n errors", nullptr, errors));
    if (const int warnings = count(Severity::Warning); warnings > 0)
        counts.append(warnings == 1 ? ContractTexts::tr("1 warning")
                                    : ContractTexts::tr("%n warnings", nullptr, warnings));
    if (const int notes = count(Severity::Information); notes > 0)
        counts.append(notes == 1 ? ContractTexts::tr("1 note") : ContractTexts::tr("%n notes", nullptr, notes));
    return ContractTexts::tr("%1: %2", "%1: operation, %2: numbers of findings")
        .arg(operationOf(inspection), counts.join(u", "_qs));
}

} // namespace traffic
