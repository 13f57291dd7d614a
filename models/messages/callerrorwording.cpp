#include "callerrorwording.h"

#include <QCoreApplication>

namespace messages {

namespace {

using management::CallError;
using management::CallFailure;
using management::RequestFault;

struct CallErrorWording {
    Q_DECLARE_TR_FUNCTIONS(CallErrorWording)

public:
    static QString text(const CallError &error)
    {
        switch (error.failure) {
        case CallFailure::Unreachable:
            return withWords(tr("The server could not be reached."), error.message);
        case CallFailure::CutShort:
            return tr("The connection broke before the answer was complete.");
        case CallFailure::NotHttp:
            return withWords(tr("What answers at this address does not speak HTTP as it should."), error.message);
        case CallFailure::TlsFailed:
            return withWords(tr("No secure connection could be made."), error.message);
        case CallFailure::TimedOut:
            return tr("The server did not answer in time.");
        case CallFailure::Cancelled:
            return tr("The call was cancelled.");
        case CallFailure::Refused:
            return refused(error);
        case CallFailure::UnexpectedAnswer:
            return unexpected(error);
        case CallFailure::TooLarge:
            return tr("The answer is larger than 64 MiB and was not taken.");
        case CallFailure::InvalidRequest:
            return notSent(error);
        case CallFailure::MissingCredentials:
            return missing(error);
        }
        return {};
    }

    static QString advice(const CallError &error)
    {
        switch (error.failure) {
        case CallFailure::Unreachable:
            return tr("Check the address, the proxy and the network, then try again.");
        case CallFailure::CutShort:
            return tr("Try again. Where it breaks every time, ask who runs the server or the proxy before it.");
        case CallFailure::NotHttp:
            return tr("Check the address and its port.");
        case CallFailure::TlsFailed:
            return tr("Name the file with the server's authority in the environment, or ask who runs the server.");
        case CallFailure::TimedOut:
            return tr("Try again, or allow more time in the environment.");
        case CallFailure::Refused:
            return error.retryAfterSeconds > 0 ? adviceToWait(error.retryAfterSeconds) : adviceForStatus(error.status);
        case CallFailure::UnexpectedAnswer:
            return adviceForUnexpected(error);
        case CallFailure::TooLarge:
            return tr("Ask for one page instead of everything.");
        case CallFailure::InvalidRequest:
            return adviceForFault(error.request);
        case CallFailure::MissingCredentials:
            return adviceForCredentials(error.request);
        case CallFailure::Cancelled:
            break;
        }
        return {};
    }

private:
    static QString withWords(const QString &sentence, const QString &words)
    {
        //: %1 is a sentence, %2 the words of the system or server
        return words.isEmpty() ? sentence : tr("%1 %2").arg(sentence, words);
    }

    static QString refused(const CallError &error)
    {
        if (error.message.isEmpty())
            //: %1 is an HTTP status such as 403
            return tr("The server answered with status %1.").arg(error.status);
        //: %1 is an HTTP status such as 403, %2 what the server wrote
        return tr("The server answered with status %1: %2").arg(error.status).arg(error.message);
    }

    static QString unexpected(const CallError &error)
    {
        if (!error.location.isEmpty())
            //: %1 is an address
            return tr("The server sends on to %1. Credentials are not sent there.").arg(error.location);
        if (error.contentType.contains("html"))
            return tr("The server answered with a web page.");
        if (error.body.isEmpty())
            //: %1 is an HTTP status such as 200
            return tr("The server answered with status %1 and nothing else.").arg(error.status);
        return withWords(tr("The answer does not have the expected form."), error.message);
    }

    static QString notSent(const CallError &error)
    {
        switch (error.request) {
        case RequestFault::NoBaseUrl:
            return tr("The environment names no address for this server.");
        case RequestFault::BadBaseUrl:
            return tr("This is no http or https address: %1").arg(error.message);
        //: %1 is a host name
        case RequestFault::PlainHttp:
            return tr("Credentials are not sent to %1 without encryption.").arg(error.message);
        case RequestFault::BadCredentials:
            return tr("The credentials hold characters that cannot be sent.");
        case RequestFault::BadId:
            return tr("This is no id of a policy: “%1”").arg(error.message);
        case RequestFault::NotAnObject:
            return tr("A policy is a JSON object, and this is not.");
        //: %1 is a place in the policy, such as /meta_data/token
        case RequestFault::Redacted:
            return tr("%1 reads REDACTED, which stands for a secret that is not there.").arg(error.message);
        //: %1 is a file name
        case RequestFault::BadCaFile:
            return tr("No certificate could be read from %1.").arg(error.message);
        //: %1 is a file name
        case RequestFault::BadClientCertificate:
            return tr("No client certificate with its key could be read from %1.").arg(error.message);
        case RequestFault::BadProxy:
            return tr("The proxy's address cannot be understood.");
        default:
            return tr("The request was not sent.");
        }
    }

    static QString missing(const CallError &error)
    {
        switch (error.request) {
        case RequestFault::KeychainLocked:
            return tr("The keychain that holds the credentials is locked.");
        case RequestFault::KeychainUnavailable:
            return tr("There are no credentials, and no keychain answers on this machine.");
        case RequestFault::KeychainDenied:
            return tr("The keychain did not give the credentials out.");
        default:
            return tr("There are no credentials for this server.");
        }
    }

    static QString adviceToWait(int seconds)
    {
        //: %n is how long the server wants to be left alone
        return tr("The server asks to wait %n seconds before the next try.", nullptr, seconds);
    }

    static QString adviceForStatus(int status)
    {
        if (status == 401)
            return tr("Check the credentials in the environment.");
        if (status == 403)
            return tr("Check the rights of these credentials.");
        if (status == 404)
            return tr("Check the address and the id.");
        if (status == 429)
            return tr("Wait a while, then try again.");
        return status >= 500 ? tr("The fault is with the server. Try again later, or ask who runs it.")
                             : tr("Check the entries.");
    }

    static QString adviceForUnexpected(const CallError &error)
    {
        return error.location.isEmpty() ? tr("Check that the address is that of the dashboard or portal interface.")
                                        : tr("Where that is the right server, write its address in the environment.");
    }

    static QString adviceForFault(RequestFault fault)
    {
        switch (fault) {
        case RequestFault::PlainHttp:
            return tr("Use an https address, or allow plain http in the environment.");
        case RequestFault::BadId:
            return tr("Ids hold letters, digits and . - _ ~");
        case RequestFault::NotAnObject:
            return tr("Correct the JSON text.");
        case RequestFault::Redacted:
            return tr("Write the value there, or fetch the policy again.");
        case RequestFault::BadCredentials:
            return tr("Enter the credentials anew.");
        default:
            return tr("Correct the environment.");
        }
    }

    static QString adviceForCredentials(RequestFault fault)
    {
        if (fault == RequestFault::KeychainLocked)
            return tr("Unlock the keychain and try again.");
        return tr("Enter them in the environment, or name a variable with --token-env on the command line.");
    }
};

} // namespace

QString callErrorText(const CallError &error)
{
    return CallErrorWording::text(error);
}

QString callErrorAdvice(const CallError &error)
{
    return CallErrorWording::advice(error);
}

bool mayHaveTakenEffect(const CallError &error)
{
    switch (error.failure) {
    case CallFailure::TimedOut:
    case CallFailure::Cancelled:
    case CallFailure::UnexpectedAnswer:
    case CallFailure::TooLarge:
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
