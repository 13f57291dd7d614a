#include "callerrormessages.h"

#include "showntext.h"

#include <QCoreApplication>

#include <algorithm>
#include <iterator>

namespace messages {

namespace {

using management::CallError;
using management::CallFailure;
using management::RequestFault;

/** A failure whose message depends on its code alone. Untranslated, in the context "CallErrors". */
struct FailureRow {
    CallFailure failure;
    const char *message;
    const char *advice;
};

constexpr FailureRow FailureRows[] = {
    {CallFailure::Unreachable, QT_TRANSLATE_NOOP("CallErrors", "The server can't be reached."),
     QT_TRANSLATE_NOOP("CallErrors", "Check the address, the proxy and the network connection, then try again.")},
    {CallFailure::CutShort,
     QT_TRANSLATE_NOOP("CallErrors", "The connection was closed before the response was complete."),
     QT_TRANSLATE_NOOP("CallErrors",
                       "Try again. If it keeps failing, contact the administrator of the server or its proxy.")},
    {CallFailure::InvalidJson, QT_TRANSLATE_NOOP("CallErrors", "The response is not valid JSON."),
     QT_TRANSLATE_NOOP("CallErrors",
                       "Try again. If it keeps failing, contact the administrator of the server or its proxy.")},
    {CallFailure::NotHttp, QT_TRANSLATE_NOOP("CallErrors", "The server's response is not valid HTTP."),
     QT_TRANSLATE_NOOP("CallErrors", "Check the address and the port.")},
    {CallFailure::TlsFailed, QT_TRANSLATE_NOOP("CallErrors", "No secure connection could be established."),
     QT_TRANSLATE_NOOP(
         "CallErrors",
         "Add the server's CA certificate to the environment, or contact the administrator of the server.")},
    {CallFailure::TimedOut, QT_TRANSLATE_NOOP("CallErrors", "The request timed out."),
     QT_TRANSLATE_NOOP("CallErrors", "Try again, or increase the timeout in the environment.")},
    {CallFailure::Cancelled, QT_TRANSLATE_NOOP("CallErrors", "The call was cancelled."), nullptr},
    {CallFailure::TooLarge, QT_TRANSLATE_NOOP("CallErrors", "The response is larger than 64 MiB and was discarded."),
     QT_TRANSLATE_NOOP("CallErrors", "Request one page instead of all pages.")},
    {CallFailure::HeadTooLarge, QT_TRANSLATE_NOOP("CallErrors", "The response's header is larger than 512 KiB."),
     QT_TRANSLATE_NOOP("CallErrors", "Check the address and the port.")},
};

/** Why a call was not sent. In messages %1 is CallError::message. */
struct FaultRow {
    RequestFault fault;
    const char *message;
    const char *advice;
};

constexpr char CorrectEnvironment[] = QT_TRANSLATE_NOOP("CallErrors", "Correct the environment.");
constexpr char EnterCredentials[] = QT_TRANSLATE_NOOP(
    "CallErrors", "Enter them in the environment, or name a variable with --token-env on the command line.");

constexpr FaultRow FaultRows[] = {
    {RequestFault::NoBaseUrl, QT_TRANSLATE_NOOP("CallErrors", "The environment has no address for this server."),
     CorrectEnvironment},
    {RequestFault::BadBaseUrl, QT_TRANSLATE_NOOP("CallErrors", "This is not an http or https address: %1"),
     CorrectEnvironment},
    //: %1 is a host name
    {RequestFault::PlainHttp, QT_TRANSLATE_NOOP("CallErrors", "Credentials are not sent to %1 without encryption."),
     QT_TRANSLATE_NOOP("CallErrors", "Use an https address, or allow plain http in the environment.")},
    {RequestFault::BadCredentials,
     QT_TRANSLATE_NOOP("CallErrors", "The credentials contain characters that can't be sent."),
     QT_TRANSLATE_NOOP("CallErrors", "Enter the credentials again.")},
    {RequestFault::BadId, QT_TRANSLATE_NOOP("CallErrors", "This is not a policy id: “%1”"),
     QT_TRANSLATE_NOOP("CallErrors", "Ids contain letters, digits and . - _ ~")},
    {RequestFault::NotAnObject, QT_TRANSLATE_NOOP("CallErrors", "The policy is not a JSON object."),
     QT_TRANSLATE_NOOP("CallErrors", "Correct the JSON text.")},
    //: %1 is a place in the policy, such as /meta_data/token
    {RequestFault::Redacted, QT_TRANSLATE_NOOP("CallErrors", "%1 is REDACTED. The secret itself is missing."),
     QT_TRANSLATE_NOOP("CallErrors", "Enter the value, or fetch the policy again.")},
    //: %1 is a file name
    {RequestFault::BadCaFile, QT_TRANSLATE_NOOP("CallErrors", "No certificate could be read from %1."),
     CorrectEnvironment},
    //: %1 is a file name
    {RequestFault::BadClientCertificate,
     QT_TRANSLATE_NOOP("CallErrors", "No client certificate with its private key could be read from %1."),
     CorrectEnvironment},
    {RequestFault::BadProxy, QT_TRANSLATE_NOOP("CallErrors", "The address of the proxy is not valid."),
     CorrectEnvironment},
    {RequestFault::KeychainLocked, QT_TRANSLATE_NOOP("CallErrors", "The keychain with the credentials is locked."),
     QT_TRANSLATE_NOOP("CallErrors", "Unlock the keychain and try again.")},
    {RequestFault::KeychainUnavailable,
     QT_TRANSLATE_NOOP("CallErrors", "There are no credentials, and no keychain is available on this machine."),
     EnterCredentials},
    {RequestFault::KeychainDenied, QT_TRANSLATE_NOOP("CallErrors", "The keychain denied access to the credentials."),
     EnterCredentials},
};

const FailureRow *rowOf(CallFailure failure)
{
    const auto row = std::find_if(std::begin(FailureRows), std::end(FailureRows),
                                  [&](const FailureRow &each) { return each.failure == failure; });
    return row == std::end(FailureRows) ? nullptr : &*row;
}

const FaultRow *rowOf(RequestFault fault)
{
    const auto row = std::find_if(std::begin(FaultRows), std::end(FaultRows),
                                  [&](const FaultRow &each) { return each.fault == fault; });
    return row == std::end(FaultRows) ? nullptr : &*row;
}

/** The messages that depend on more than a code. */
struct CallErrors {
    Q_DECLARE_TR_FUNCTIONS(CallErrors)

public:
    static QString withDetail(const QString &text, const QString &detail)
    {
        //: %1 is a sentence, %2 a message of the system or the server
        return detail.isEmpty() ? text : tr("%1 %2").arg(text, detail);
    }

    /** `text`, with the proxy that may be the cause. */
    static QString withProxy(const QString &text, const QString &proxy)
    {
        //: %1 is a sentence, %2 a host with its port, such as proxy.example:3128
        return proxy.isEmpty() ? text : tr("%1 The connection uses the proxy %2.").arg(text, proxy);
    }

    static QString proxyAdvice()
    {
        return tr("Check the proxy in the environment, or the variables HTTPS_PROXY, HTTP_PROXY and NO_PROXY, then "
                  "try again.");
    }

    static QString refusal(const CallError &error)
    {
        if (error.message.isEmpty())
            //: %1 is an HTTP status such as 403
            return tr("The server responded with status %1.").arg(error.status);
        //: %1 is an HTTP status such as 403, %2 the message of the server
        return tr("The server responded with status %1: %2").arg(QString::number(error.status), error.message);
    }

    static QString unexpected(const CallError &error)
    {
        if (!error.location.isEmpty())
            //: %1 is an address
            return tr("The server redirects to %1. Credentials are not sent there.").arg(error.location);
        if (error.contentType.contains("html"))
            return tr("The server responded with a web page.");
        if (error.body.isEmpty())
            //: %1 is an HTTP status such as 200
            return tr("The server responded with status %1 and no content.").arg(error.status);
        return withDetail(tr("The response doesn't have the expected format."), error.message);
    }

    static QString fault(const CallError &error)
    {
        if (const FaultRow *row = rowOf(error.request)) {
            const QString message = tr(row->message);
            return message.contains(u"%1") ? message.arg(error.message) : message;
        }
        return error.failure == CallFailure::MissingCredentials ? tr("There are no credentials for this server.")
                                                                : tr("The request was not sent.");
    }

    static QString faultAdvice(const CallError &error)
    {
        if (const FaultRow *row = rowOf(error.request))
            return tr(row->advice);
        return tr(error.failure == CallFailure::MissingCredentials ? EnterCredentials : CorrectEnvironment);
    }

    static QString refusalAdvice(const CallError &error)
    {
        if (error.retryAfterSeconds > 0)
            //: %n is the time that the server asks for
            return tr("Try again in %n seconds. The server asks for this delay.", nullptr, error.retryAfterSeconds);
        switch (error.status) {
        case 401:
            return tr("Check the credentials in the environment.");
        case 403:
            return tr("Check the permissions of these credentials.");
        case 404:
            return tr("Check the address and the id.");
        case 429:
            return tr("Wait a while, then try again.");
        default:
            return error.status >= 500
                       ? tr("The server has a problem. Try again later, or contact the administrator of the server.")
                       : tr("Check the values that you entered.");
        }
    }

    static QString unexpectedAdvice(const CallError &error)
    {
        return error.location.isEmpty() ? tr("Check that the address is that of the dashboard or portal API.")
                                        : tr("If that is the right server, enter its address in the environment.");
    }
};

/** Servers write parts of it. */
QString textOf(const CallError &error)
{
    switch (error.failure) {
    case CallFailure::Refused:
        return CallErrors::refusal(error);
    case CallFailure::UnexpectedAnswer:
        return CallErrors::unexpected(error);
    case CallFailure::InvalidRequest:
    case CallFailure::MissingCredentials:
        return CallErrors::fault(error);
    default:
        break;
    }
    const FailureRow *row = rowOf(error.failure);
    if (!row)
        return {};
    return CallErrors::withDetail(CallErrors::withProxy(CallErrors::tr(row->message), error.proxy), error.message);
}

} // namespace

QString callErrorText(const CallError &error)
{
    return base::shownLines(textOf(error));
}

QString callErrorAdvice(const CallError &error)
{
    switch (error.failure) {
    case CallFailure::Refused:
        return CallErrors::refusalAdvice(error);
    case CallFailure::UnexpectedAnswer:
        return CallErrors::unexpectedAdvice(error);
    case CallFailure::InvalidRequest:
    case CallFailure::MissingCredentials:
        return CallErrors::faultAdvice(error);
    default:
        break;
    }
    if (!error.proxy.isEmpty() && error.failure != CallFailure::Cancelled)
        return CallErrors::proxyAdvice();
    const FailureRow *row = rowOf(error.failure);
    return row && row->advice ? CallErrors::tr(row->advice) : QString();
}

bool mayHaveTakenEffect(const CallError &error)
{
    switch (error.failure) {
    case CallFailure::TimedOut:
    case CallFailure::Cancelled:
    case CallFailure::UnexpectedAnswer:
    case CallFailure::InvalidJson:
    case CallFailure::TooLarge:
    case CallFailure::HeadTooLarge:
    case CallFailure::Unreachable:
    case CallFailure::CutShort:
    case CallFailure::NotHttp:
        return true;
    case CallFailure::Refused:
        return error.status >= 500;
    default:
        return false;
    }
}

} // namespace messages
