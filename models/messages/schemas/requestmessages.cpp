#include "requestmessages.h"

#include "filledtext.h"
#include "schemamessages.h"

#include <QCoreApplication>

namespace messages {

using conformance::RequestFinding;
using conformance::RequestPart;

namespace {

struct PartTexts {
    RequestPart part;
    const char *missing;
    const char *notReadable;
    const char *notValid;
};

constexpr PartTexts Parts[] = {
    {RequestPart::Path, QT_TRANSLATE_NOOP("Conformance", "The path parameter “%1” is missing."),
     QT_TRANSLATE_NOOP("Conformance", "The path parameter “%1” is not written as the document defines it."),
     QT_TRANSLATE_NOOP("Conformance", "The path parameter “%1” is not valid: %2")},
    {RequestPart::Query, QT_TRANSLATE_NOOP("Conformance", "The query parameter “%1” is missing."),
     QT_TRANSLATE_NOOP("Conformance", "The query parameter “%1” is not written as the document defines it."),
     QT_TRANSLATE_NOOP("Conformance", "The query parameter “%1” is not valid: %2")},
    {RequestPart::QueryString, QT_TRANSLATE_NOOP("Conformance", "The query “%1” is missing."),
     QT_TRANSLATE_NOOP("Conformance", "The query “%1” is not written as the document defines it."),
     QT_TRANSLATE_NOOP("Conformance", "The query “%1” is not valid: %2")},
    {RequestPart::Header, QT_TRANSLATE_NOOP("Conformance", "The header field “%1” is missing."),
     QT_TRANSLATE_NOOP("Conformance", "The header field “%1” is not written as the document defines it."),
     QT_TRANSLATE_NOOP("Conformance", "The header field “%1” is not valid: %2")},
    {RequestPart::Cookie, QT_TRANSLATE_NOOP("Conformance", "The cookie “%1” is missing."),
     QT_TRANSLATE_NOOP("Conformance", "The cookie “%1” is not written as the document defines it."),
     QT_TRANSLATE_NOOP("Conformance", "The cookie “%1” is not valid: %2")},
    {RequestPart::Body, QT_TRANSLATE_NOOP("Conformance", "The body is missing."),
     QT_TRANSLATE_NOOP("Conformance", "The body is not valid %1."),
     QT_TRANSLATE_NOOP("Conformance", "The body is not valid: %1")},
};

QString inContext(const char *text)
{
    return QCoreApplication::translate("Conformance", text);
}

QString placed(const schema::Finding &finding)
{
    const QString reason = schemaText(finding.keyword, finding.arguments);
    if (finding.instance.isRoot())
        return reason;
    return filled(inContext(QT_TRANSLATE_NOOP("Conformance", "%1: %2")), {finding.instance.toString(), reason});
}

} // namespace

QString requestFindingText(const RequestFinding &finding)
{
    const QString name = QString::fromUtf8(finding.name);
    if (finding.part == RequestPart::Security) {
        return filled(inContext(QT_TRANSLATE_NOOP("Conformance", "Credentials are missing or malformed. Needed: %1.")),
                      {name});
    }
    if (finding.part == RequestPart::MediaType) {
        if (finding.fault == RequestFinding::Fault::Missing)
            return inContext(QT_TRANSLATE_NOOP("Conformance", "The body has no media type."));
        if (name.isEmpty())
            return inContext(QT_TRANSLATE_NOOP("Conformance", "The operation takes no body."));
        if (!finding.instance.isRoot())
            return filled(inContext(QT_TRANSLATE_NOOP(
                              "Conformance", "The operation takes no part %1 of the media type “%2” in the body.")),
                          {finding.instance.toString(), name});
        return filled(
            inContext(QT_TRANSLATE_NOOP("Conformance", "The operation takes no body of the media type “%1”.")), {name});
    }
    if (finding.fault == RequestFinding::Fault::OtherRoot) {
        return filled(inContext(QT_TRANSLATE_NOOP("Conformance", "The root element of the body must be “%1”.")),
                      {name});
    }
    for (const PartTexts &texts : Parts) {
        if (texts.part != finding.part)
            continue;
        if (finding.schema) {
            const bool isNamed = finding.part != RequestPart::Body;
            return filled(inContext(texts.notValid),
                          isNamed ? QStringList{name, placed(*finding.schema)} : QStringList{placed(*finding.schema)});
        }
        const bool isMissing = finding.fault == RequestFinding::Fault::Missing;
        return filled(inContext(isMissing ? texts.missing : texts.notReadable), {name});
    }
    return {};
}

QString responseFindingText(const QByteArray &example, const schema::Finding &finding)
{
    if (example.isEmpty())
        return filled(inContext(QT_TRANSLATE_NOOP("Conformance", "The response does not fit its schema: %1")),
                      {placed(finding)});
    return filled(
        inContext(QT_TRANSLATE_NOOP("Conformance", "The example “%1” of the document does not fit its schema: %2")),
        {QString::fromUtf8(example), placed(finding)});
}

} // namespace messages
