#include "exchangemessages.h"

#include "filledtext.h"
#include "schemamessages.h"

#include <QCoreApplication>

#include <algorithm>

namespace messages {

using exchangecheck::ExchangeFault;
using exchangecheck::ExchangeFinding;
using exchangecheck::ExchangePart;

namespace {

/** The largest number of reasons in one sentence. */
constexpr qsizetype MaximumReasons = 3;

struct ExchangeText {
    ExchangePart part;
    ExchangeFault fault;
    const char *text; ///< %1 is the name, or the reasons if there is no name; then %2 is the reasons.
    bool isNamed;
};

constexpr ExchangeText ExchangeTexts[] = {
    {ExchangePart::Route, ExchangeFault::NotDescribed,
     QT_TRANSLATE_NOOP("ExchangeCheck", "No path of the document matches."), false},
    {ExchangePart::Method, ExchangeFault::NotDescribed,
     QT_TRANSLATE_NOOP("ExchangeCheck", "The document does not have the method %1 for this path."), true},
    {ExchangePart::Status, ExchangeFault::NotDescribed,
     QT_TRANSLATE_NOOP("ExchangeCheck", "The operation does not have a response for the status %1."), true},
    {ExchangePart::Path, ExchangeFault::Missing,
     QT_TRANSLATE_NOOP("ExchangeCheck", "The path parameter “%1” is missing."), true},
    {ExchangePart::Path, ExchangeFault::NotReadable,
     QT_TRANSLATE_NOOP("ExchangeCheck", "The path parameter “%1” is not written as the document defines it."), true},
    {ExchangePart::Path, ExchangeFault::NotValid,
     QT_TRANSLATE_NOOP("ExchangeCheck", "The path parameter “%1” is not valid: %2"), true},
    {ExchangePart::Query, ExchangeFault::Missing,
     QT_TRANSLATE_NOOP("ExchangeCheck", "The query parameter “%1” is missing."), true},
    {ExchangePart::Query, ExchangeFault::NotReadable,
     QT_TRANSLATE_NOOP("ExchangeCheck", "The query parameter “%1” is not written as the document defines it."), true},
    {ExchangePart::Query, ExchangeFault::NotValid,
     QT_TRANSLATE_NOOP("ExchangeCheck", "The query parameter “%1” is not valid: %2"), true},
    {ExchangePart::Query, ExchangeFault::NotDescribed,
     QT_TRANSLATE_NOOP("ExchangeCheck", "The document does not have the query parameter “%1”."), true},
    {ExchangePart::Header, ExchangeFault::Missing,
     QT_TRANSLATE_NOOP("ExchangeCheck", "The header field “%1” is missing."), true},
    {ExchangePart::Header, ExchangeFault::NotReadable,
     QT_TRANSLATE_NOOP("ExchangeCheck", "The header field “%1” is not written as the document defines it."), true},
    {ExchangePart::Header, ExchangeFault::NotValid,
     QT_TRANSLATE_NOOP("ExchangeCheck", "The header field “%1” is not valid: %2"), true},
    {ExchangePart::Cookie, ExchangeFault::Missing, QT_TRANSLATE_NOOP("ExchangeCheck", "The cookie “%1” is missing."),
     true},
    {ExchangePart::Cookie, ExchangeFault::NotReadable,
     QT_TRANSLATE_NOOP("ExchangeCheck", "The cookie “%1” is not written as the document defines it."), true},
    {ExchangePart::Cookie, ExchangeFault::NotValid,
     QT_TRANSLATE_NOOP("ExchangeCheck", "The cookie “%1” is not valid: %2"), true},
    {ExchangePart::Security, ExchangeFault::Missing,
     QT_TRANSLATE_NOOP("ExchangeCheck", "Credentials are missing or malformed. Needed: %1."), true},
    {ExchangePart::MediaType, ExchangeFault::Missing,
     QT_TRANSLATE_NOOP("ExchangeCheck", "The request body has no media type."), false},
    {ExchangePart::MediaType, ExchangeFault::NotAllowed,
     QT_TRANSLATE_NOOP("ExchangeCheck", "The document does not have the media type “%1” for the request body."), true},
    {ExchangePart::Body, ExchangeFault::Missing, QT_TRANSLATE_NOOP("ExchangeCheck", "The request body is missing."),
     false},
    {ExchangePart::Body, ExchangeFault::NotReadable,
     QT_TRANSLATE_NOOP("ExchangeCheck", "The request body is not valid %1."), true},
    {ExchangePart::Body, ExchangeFault::OtherRoot,
     QT_TRANSLATE_NOOP("ExchangeCheck", "The root element of the request body must be “%1”."), true},
    {ExchangePart::Body, ExchangeFault::NotValid,
     QT_TRANSLATE_NOOP("ExchangeCheck", "The request body is not valid: %1"), false},
    {ExchangePart::Body, ExchangeFault::NotDescribed,
     QT_TRANSLATE_NOOP("ExchangeCheck", "The document does not have this property of the request body: %1"), false},
    {ExchangePart::ResponseMediaType, ExchangeFault::Missing,
     QT_TRANSLATE_NOOP("ExchangeCheck", "The response body has no media type."), false},
    {ExchangePart::ResponseMediaType, ExchangeFault::NotAllowed,
     QT_TRANSLATE_NOOP("ExchangeCheck", "The document does not have the media type “%1” for the response."), true},
    {ExchangePart::ResponseHeader, ExchangeFault::Missing,
     QT_TRANSLATE_NOOP("ExchangeCheck", "The header field “%1” of the response is missing."), true},
    {ExchangePart::ResponseHeader, ExchangeFault::NotReadable,
     QT_TRANSLATE_NOOP("ExchangeCheck",
                       "The header field “%1” of the response is not written as the document defines it."),
     true},
    {ExchangePart::ResponseHeader, ExchangeFault::NotValid,
     QT_TRANSLATE_NOOP("ExchangeCheck", "The header field “%1” of the response is not valid: %2"), true},
    {ExchangePart::ResponseBody, ExchangeFault::NotReadable,
     QT_TRANSLATE_NOOP("ExchangeCheck", "The response body is not valid %1."), true},
    {ExchangePart::ResponseBody, ExchangeFault::NotValid,
     QT_TRANSLATE_NOOP("ExchangeCheck", "The response body is not valid: %1"), false},
    {ExchangePart::ResponseBody, ExchangeFault::NotDescribed,
     QT_TRANSLATE_NOOP("ExchangeCheck", "The document does not have this property of the response body: %1"), false},
};

QString inExchangeContext(const char *text)
{
    return QCoreApplication::translate("ExchangeCheck", text);
}

/** The reasons as sentences after the place in the value. */
QString reasonsText(const ExchangeFinding &finding)
{
    QStringList sentences;
    for (const schema::Finding &reason : finding.reasons) {
        const QString sentence = schemaText(reason.keyword, reason.arguments);
        if (!sentences.contains(sentence) && sentences.size() < MaximumReasons)
            sentences.append(sentence);
    }
    const QString text = sentences.join(u' ');
    if (finding.instance.isRoot())
        return text;
    const QString place = finding.instance.toString();
    if (text.isEmpty())
        return place;
    return filled(inExchangeContext(QT_TRANSLATE_NOOP("ExchangeCheck", "%1: %2")), {place, text});
}

} // namespace

QString exchangeFindingText(const ExchangeFinding &finding)
{
    // Of the faults of all of a body, these have nothing that %1 could be.
    if (finding.part == ExchangePart::MediaType && finding.fault == ExchangeFault::NotAllowed && finding.name.isEmpty())
        return inExchangeContext(QT_TRANSLATE_NOOP("ExchangeCheck", "The operation takes no request body."));
    if (finding.part == ExchangePart::MediaType && !finding.instance.isRoot())
        return filled(inExchangeContext(QT_TRANSLATE_NOOP(
                          "ExchangeCheck",
                          "The document does not have the media type “%1” for the part %2 of the request body.")),
                      {QString::fromUtf8(finding.name), finding.instance.toString()});
    if (finding.part == ExchangePart::ResponseBody && finding.fault == ExchangeFault::NotDescribed &&
        finding.instance.isRoot())
        return inExchangeContext(QT_TRANSLATE_NOOP("ExchangeCheck", "The document has no body for this response."));
    const auto *row = std::ranges::find_if(ExchangeTexts, [&](const ExchangeText &each) {
        return each.part == finding.part && each.fault == finding.fault;
    });
    if (row == std::end(ExchangeTexts))
        return exchangecheck::nameOf(finding.part);
    const QString reasons = reasonsText(finding);
    return filled(inExchangeContext(row->text),
                  row->isNamed ? QStringList{QString::fromUtf8(finding.name), reasons} : QStringList{reasons});
}

} // namespace messages
