#include "reasonmessages.h"

#include "changemessages.h"
#include "gatewayerrormessages.h"

#include <QCoreApplication>

#include <cstddef>
#include <iterator>

namespace messages {

namespace {

using explanation::Miss;
using explanation::Reason;
using http::ReadError;
using traffic::GatewayError;

struct ReasonMessages {
    Q_DECLARE_TR_FUNCTIONS(ReasonMessages)
};

struct ReadErrorMessage {
    ReadError error;
    const char *text; ///< Untranslated, in the context "ReadErrorMessages".
};

constexpr ReadErrorMessage ReadErrorMessages[] = {
    {ReadError::BadMethod, QT_TRANSLATE_NOOP("ReadErrorMessages", "The method is not a valid token.")},
    {ReadError::BadTarget, QT_TRANSLATE_NOOP("ReadErrorMessages", "The request target is not valid.")},
    {ReadError::BadVersion, QT_TRANSLATE_NOOP("ReadErrorMessages", "The HTTP version is not valid.")},
    {ReadError::OtherVersion, QT_TRANSLATE_NOOP("ReadErrorMessages", "The HTTP version is not 1.0 or 1.1.")},
    {ReadError::BadStatus, QT_TRANSLATE_NOOP("ReadErrorMessages", "The status line is not valid.")},
    {ReadError::BadFieldName, QT_TRANSLATE_NOOP("ReadErrorMessages", "The name of a header field is not valid.")},
    {ReadError::BadFieldValue,
     QT_TRANSLATE_NOOP("ReadErrorMessages", "The value of a header field has characters that are not allowed.")},
    {ReadError::ObsFold, QT_TRANSLATE_NOOP("ReadErrorMessages", "A header field continues on the next line.")},
    {ReadError::BareLineFeed, QT_TRANSLATE_NOOP("ReadErrorMessages", "A line ends without a carriage return.")},
    {ReadError::EmptyLine, QT_TRANSLATE_NOOP("ReadErrorMessages", "There are empty lines before the request.")},
    {ReadError::TargetTooLong, QT_TRANSLATE_NOOP("ReadErrorMessages", "The request target is too long.")},
    {ReadError::HeadTooLarge, QT_TRANSLATE_NOOP("ReadErrorMessages", "The header fields together are too large.")},
    {ReadError::TooManyFields, QT_TRANSLATE_NOOP("ReadErrorMessages", "There are too many header fields.")},
    {ReadError::TrailersTooLarge, QT_TRANSLATE_NOOP("ReadErrorMessages", "The trailer fields are too large.")},
    {ReadError::HostMissing, QT_TRANSLATE_NOOP("ReadErrorMessages", "The header field Host is missing.")},
    {ReadError::HostTwice, QT_TRANSLATE_NOOP("ReadErrorMessages", "There is more than one header field Host.")},
    {ReadError::HostMalformed, QT_TRANSLATE_NOOP("ReadErrorMessages", "The value of Host is not valid.")},
    {ReadError::ConnectUnsupported, QT_TRANSLATE_NOOP("ReadErrorMessages", "The method CONNECT is not supported.")},
    {ReadError::ContentLength,
     QT_TRANSLATE_NOOP("ReadErrorMessages", "Content-Length is not a number, or there is more than one.")},
    {ReadError::TransferEncoding,
     QT_TRANSLATE_NOOP("ReadErrorMessages", "Transfer-Encoding does not end with chunked, or has it twice.")},
    {ReadError::TransferEncodingInHttp10,
     QT_TRANSLATE_NOOP("ReadErrorMessages", "HTTP/1.0 does not have Transfer-Encoding.")},
    {ReadError::LengthAndTransferEncoding,
     QT_TRANSLATE_NOOP("ReadErrorMessages", "The request has both Content-Length and Transfer-Encoding.")},
    {ReadError::TransferCodingUnknown,
     QT_TRANSLATE_NOOP("ReadErrorMessages", "The request has a transfer coding other than chunked.")},
    {ReadError::BadChunk, QT_TRANSLATE_NOOP("ReadErrorMessages", "A chunk of the body is not valid.")},
    {ReadError::CutOff, QT_TRANSLATE_NOOP("ReadErrorMessages", "The connection ended inside of the request.")},
    {ReadError::Malformed, QT_TRANSLATE_NOOP("ReadErrorMessages", "The request breaks the grammar of HTTP.")},
};

constexpr bool areReadErrorsInOrder()
{
    for (std::size_t at = 0; at < std::size(ReadErrorMessages); ++at) {
        if (static_cast<std::size_t>(ReadErrorMessages[at].error) != at)
            return false;
    }
    return std::size(ReadErrorMessages) == static_cast<std::size_t>(http::ReadErrors);
}
static_assert(areReadErrorsInOrder());

QString readErrorText(const QString &word)
{
    for (const ReadErrorMessage &row : ReadErrorMessages) {
        if (QLatin1StringView(http::wireWord(row.error)) == word)
            return readErrorMessage(row.error);
    }
    return word;
}

/** Returns the fault of a setting as the end of a sentence. */
QString faultText(const QString &rule)
{
    const std::pair<const char *, QString> faults[] = {
        {"reference-unresolved", ReasonMessages::tr("its reference has no value")},
        {"reference-unreachable", ReasonMessages::tr("the store of its reference does not answer")},
        {"reference-refused", ReasonMessages::tr("the store denies access to its reference")},
        {"reference-keychain", ReasonMessages::tr("the keychain denies access to its reference")},
        {"reference-store-missing", ReasonMessages::tr("no store is configured for its reference")},
        {"reference-malformed", ReasonMessages::tr("its reference is not valid")},
        {"upstream-url-invalid", ReasonMessages::tr("it is not an http or https URL with a host")},
        {"upstream-header-name", ReasonMessages::tr("it is not a valid header name")},
        {"upstream-header-name-refused", ReasonMessages::tr("HTTP needs this header for the message itself")},
    };
    for (const auto &[name, text] : faults) {
        if (rule == QLatin1StringView(name))
            return text;
    }
    return rule;
}

QString notFoundText(const QStringList &arguments)
{
    const QString path = arguments.value(0);
    if (arguments.size() < 2)
        return ReasonMessages::tr("no definition listens on %1. No definition is served.", "%1: a path").arg(path);
    return ReasonMessages::tr("no definition listens on %1. The nearest listen path is %2.",
                              "%1: the path of a request, %2: a listen path")
        .arg(path, arguments.at(1));
}

/** The sentence of a reason whose arguments are known; empty for others. */
QString detailedText(const Reason &reason)
{
    const QStringList &arguments = reason.arguments;
    const QString first = arguments.value(0);
    if (reason.error == GatewayError::NotFound && !first.isEmpty())
        return notFoundText(arguments);
    if (first.isEmpty())
        return {};
    switch (reason.error) {
    case GatewayError::HostRefused:
        return ReasonMessages::tr("the Host of the request, %1, is not a loopback name.", "%1: a host name").arg(first);
    case GatewayError::CrossSiteRefused:
        return ReasonMessages::tr("a web page of another site, %1, sent the request.", "%1: an origin").arg(first);
    case GatewayError::OriginNotAllowed:
        return ReasonMessages::tr("a web page of %1 sent the request. The API sends credentials to the upstream, so it "
                                  "accepts only pages of allowed origins.",
                                  "%1: an origin")
            .arg(first);
    case GatewayError::BadRequest:
        return readErrorText(first);
    case GatewayError::NotSendable:
        return ReasonMessages::tr("the setting “%1” is invalid: %2.",
                                  "%1: a setting such as upstream.url, %2: what is wrong with it")
            .arg(first, faultText(arguments.value(1)));
    case GatewayError::SecretNotAllowed:
        return ReasonMessages::tr("the definition may not use the secret %1 for %2.",
                                  "%1: a reference such as env://NAME, %2: an origin")
            .arg(first, arguments.value(1));
    default:
        return {};
    }
}

/** The general sentence of an error, with the address of the upstream and the recorded detail. */
QString generalText(const Reason &reason)
{
    QString text = gatewayErrorMessage(reason.error);
    const QString upstream = reason.arguments.value(0);
    const QString detail = reason.arguments.value(1);
    const bool isAboutUpstream = traffic::wireWord(reason.error).startsWith("upstream-");
    if (isAboutUpstream && !upstream.isEmpty())
        text = u"%1 (%2)"_qs.arg(text, upstream);
    if (!detail.isEmpty())
        text += text.isEmpty() ? detail : u' ' + detail;
    return text;
}

QString errorText(const Reason &reason)
{
    if (reason.error == GatewayError::FaultDrill && reason.arguments.size() == 2 && !reason.arguments.last().isEmpty())
        return drillMessage(reason.arguments.first(), reason.arguments.last());
    const QString detailed = detailedText(reason);
    const QString text = detailed.isEmpty() ? generalText(reason) : detailed;
    if (reason.status > 0)
        return ReasonMessages::tr("%1: %2", "%1: a status such as 404, %2: a sentence")
            .arg(QString::number(reason.status), text);
    return text.isEmpty() ? text : text.at(0).toUpper() + text.mid(1);
}

QString segmentText(const explanation::Candidate &candidate)
{
    const QString number = QString::number(candidate.segment);
    const QString expected = QString::fromUtf8(candidate.expected);
    const QString actual = QString::fromUtf8(candidate.actual);
    if (candidate.miss == Miss::TooShort)
        return ReasonMessages::tr("The request ends before path segment %1, “%2”.", "%1: a number, %2: a path segment")
            .arg(number, expected);
    if (candidate.miss == Miss::TooLong)
        return ReasonMessages::tr("The path ends before path segment %1 of the request, “%2”.",
                                  "%1: a number, %2: a path segment")
            .arg(number, actual);
    return ReasonMessages::tr("Path segment %1 differs: “%2” is not “%3”.",
                              "%1: a number, %2: the segment of the definition, %3: the segment of the request")
        .arg(number, expected, actual);
}

} // namespace

QString readErrorMessage(ReadError error)
{
    return QCoreApplication::translate("ReadErrorMessages", ReadErrorMessages[static_cast<std::size_t>(error)].text);
}

QString reasonMessage(const Reason &reason)
{
    switch (reason.kind) {
    case Reason::Kind::Answer:
    case Reason::Kind::Error:
        return errorText(reason);
    case Reason::Kind::Change:
        return changeMessage(reason.change);
    case Reason::Kind::Echo:
        return ReasonMessages::tr("The built-in echo answered instead of the upstream.");
    case Reason::Kind::Mock:
        return ReasonMessages::tr("The mock answered from the document instead of the upstream.");
    case Reason::Kind::Finding:
        return reason.arguments.value(0);
    }
    return {};
}

QString candidateMessage(const explanation::Candidate &candidate)
{
    switch (candidate.miss) {
    case Miss::None:
        return ReasonMessages::tr("Matched.");
    case Miss::Method:
        return ReasonMessages::tr("The method differs: %1 is not %2.",
                                  "%1: the method of an operation, %2: the method of the request")
            .arg(QString::fromUtf8(candidate.expected), QString::fromUtf8(candidate.actual));
    case Miss::Segment:
    case Miss::TooShort:
    case Miss::TooLong:
        return segmentText(candidate);
    case Miss::Specific:
        return ReasonMessages::tr("A more specific path matched.");
    }
    return {};
}

} // namespace messages
