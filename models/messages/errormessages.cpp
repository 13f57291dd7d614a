#include "errormessages.h"

#include <QCoreApplication>

#include <algorithm>
#include <iterator>

namespace messages {

namespace {

struct ErrorRow {
    base::ErrorCode code;
    const char *message;
};

using base::ErrorCode;

constexpr ErrorRow ErrorRows[] = {
    {ErrorCode::InvalidArgument, QT_TRANSLATE_NOOP("Errors", "The value is not valid.")},
    {ErrorCode::NotFound, QT_TRANSLATE_NOOP("Errors", "Not found.")},
    {ErrorCode::ReadFailed, QT_TRANSLATE_NOOP("Errors", "Reading failed.")},
    {ErrorCode::WriteFailed, QT_TRANSLATE_NOOP("Errors", "Writing failed. The previous content is unchanged.")},
    {ErrorCode::DiskFull, QT_TRANSLATE_NOOP("Errors", "The disk is full. Free some space and try again.")},
    {ErrorCode::PermissionDenied, QT_TRANSLATE_NOOP("Errors", "Permission denied. Check the permissions.")},
    {ErrorCode::FolderMissing, QT_TRANSLATE_NOOP("Errors", "The folder does not exist.")},
    {ErrorCode::ReadOnly, QT_TRANSLATE_NOOP("Errors", "The file is read-only. Save it under another name.")},
    {ErrorCode::TooLarge, QT_TRANSLATE_NOOP("Errors", "The content is too large.")},
    {ErrorCode::SyntaxError, QT_TRANSLATE_NOOP("Errors", "The text has a syntax error.")},
    {ErrorCode::Damaged,
     QT_TRANSLATE_NOOP("Errors",
                       "The file is damaged and was not changed. Move it to another folder, then try again.")},
    {ErrorCode::NewerVersion,
     QT_TRANSLATE_NOOP("Errors", "The file is from a newer version of the program and was not changed. Use that "
                                 "version, or move the file to another folder and try again.")},
    {ErrorCode::WrongFileType,
     QT_TRANSLATE_NOOP("Errors", "Something else is in the place of a file or folder of the program, such as a "
                                 "symbolic link or a pipe. It was not used. Remove it and try again.")},
    {ErrorCode::WrongType, QT_TRANSLATE_NOOP("Errors", "The value has the wrong type.")},
    {ErrorCode::AlreadyExists, QT_TRANSLATE_NOOP("Errors", "The name already exists. Choose another name.")},
    {ErrorCode::ChangedOnDisk, QT_TRANSLATE_NOOP("Errors", "Another program changed the file after it was read.")},
    {ErrorCode::InUse, QT_TRANSLATE_NOOP("Errors", "Another program is saving the file. Try again.")},
    {ErrorCode::Unsupported, QT_TRANSLATE_NOOP("Errors", "This is not supported.")},
    {ErrorCode::StillInUse, QT_TRANSLATE_NOOP("Errors", "This is still in use.")},
    {ErrorCode::Unreachable,
     QT_TRANSLATE_NOOP("Errors", "The server can't be reached. Check the address and the network connection.")},
    {ErrorCode::TimedOut,
     QT_TRANSLATE_NOOP("Errors", "The request timed out. Try again, or increase the timeout in the environment.")},
    {ErrorCode::TlsFailed,
     QT_TRANSLATE_NOOP(
         "Errors",
         "No secure connection could be established. Check the server's certificate, or add its CA certificate to the environment.")},
    {ErrorCode::Refused, QT_TRANSLATE_NOOP("Errors", "The server refused the request.")},
    {ErrorCode::UnexpectedAnswer,
     QT_TRANSLATE_NOOP("Errors", "The server's response was not as expected. Check the address.")},
    {ErrorCode::KeychainUnavailable,
     QT_TRANSLATE_NOOP("Errors", "No keychain is available on this machine. Secrets can only be kept until you quit.")},
    {ErrorCode::KeychainLocked, QT_TRANSLATE_NOOP("Errors", "The keychain is locked. Unlock it and try again.")},
    {ErrorCode::Unresolved, QT_TRANSLATE_NOOP("Errors", "A reference to a secret could not be resolved.")},
    {ErrorCode::Cancelled, QT_TRANSLATE_NOOP("Errors", "Cancelled.")},
    {ErrorCode::Internal, QT_TRANSLATE_NOOP("Errors", "An internal error occurred.")},
};

} // namespace

QString errorText(const base::Error &error)
{
    const auto row = std::find_if(std::begin(ErrorRows), std::end(ErrorRows),
                                  [&](const ErrorRow &each) { return each.code == error.code; });
    Q_ASSERT(row != std::end(ErrorRows));
    const QString message = QCoreApplication::translate("Errors", row->message);
    //: %1 is a sentence, %2 a file, a key or a message of the system
    return error.detail.isEmpty() ? message
                                  : QCoreApplication::translate("Errors", "%1 (%2)").arg(message, error.detail);
}

} // namespace messages
