#include "errorwording.h"

#include <QCoreApplication>

namespace messages {

namespace {

struct ErrorWording {
    Q_DECLARE_TR_FUNCTIONS(ErrorWording)

public:
    static QString sentence(base::ErrorCode code)
    {
        using Code = base::ErrorCode;
        switch (code) {
        case Code::InvalidArgument:
            return tr("This is not a valid entry.");
        case Code::NotFound:
            return tr("It was not found.");
        case Code::ReadFailed:
            return tr("Reading failed.");
        case Code::WriteFailed:
            return tr("Writing failed. What was there before is unchanged.");
        case Code::DiskFull:
            return tr("The disk is full. Make room and try again.");
        case Code::PermissionDenied:
            return tr("Access was denied. Check the permissions.");
        case Code::FolderMissing:
            return tr("The folder does not exist.");
        case Code::ReadOnly:
            return tr("It is read-only. Save under another name.");
        case Code::TooLarge:
            return tr("It is too large.");
        case Code::SyntaxError:
            return tr("The text cannot be understood.");
        case Code::WrongType:
            return tr("The value is of another type than is expected there.");
        case Code::AlreadyExists:
            return tr("It exists already. Choose another name.");
        case Code::Unsupported:
            return tr("This is not supported.");
        case Code::StillInUse:
            return tr("It is still in use.");
        case Code::Unreachable:
            return tr("There was no connection. Check the address and the network.");
        case Code::TimedOut:
            return tr("There was no answer in time. Try again, or allow more time in the environment.");
        case Code::TlsFailed:
            return tr(
                "No secure connection could be made. Check the server's certificate, or name its authority in the environment.");
        case Code::Refused:
            return tr("The request was refused.");
        case Code::UnexpectedAnswer:
            return tr("The answer was not what was expected. Check the address.");
        case Code::KeychainUnavailable:
            return tr("No keychain answers on this machine. Secrets can be given for this run only.");
        case Code::KeychainLocked:
            return tr("The keychain is locked. Unlock it and try again.");
        case Code::Unresolved:
            return tr("A reference could not be resolved.");
        case Code::ChangedOnDisk:
            return tr("The file was changed by another program since it was read.");
        case Code::Cancelled:
            return tr("Cancelled.");
        case Code::Internal:
            break;
        }
        return tr("Something went wrong inside the program.");
    }
    //: %1 is a sentence, %2 a file, a key or the system's own words
    static QString withDetail(const QString &sentence, const QString &detail)
    {
        return tr("%1 (%2)").arg(sentence, detail);
    }
};

} // namespace

QString errorText(const base::Error &error)
{
    const QString sentence = ErrorWording::sentence(error.code);
    return error.detail.isEmpty() ? sentence : ErrorWording::withDetail(sentence, error.detail);
}

} // namespace messages
