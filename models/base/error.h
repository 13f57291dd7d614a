#pragma once

#include <QString>

namespace base {

/** Why an operation failed. Each code has one sentence, in models/messages. */
enum class ErrorCode {
    InvalidArgument,
    NotFound,
    ReadFailed,
    WriteFailed,
    DiskFull,
    PermissionDenied,
    FolderMissing,
    ReadOnly,
    TooLarge,
    SyntaxError,
    Damaged,
    NewerVersion,
    WrongFileType,
    WrongType,
    AlreadyExists,
    ChangedOnDisk,
    InUse,
    Unsupported,
    StillInUse,
    Unreachable,
    TimedOut,
    TlsFailed,
    Refused,
    UnexpectedAnswer,
    KeychainUnavailable,
    KeychainLocked,
    Unresolved,
    Cancelled,
    Internal,
};

/**
 * The failure of an operation: a code for the program, and a detail (a path, a key, the system's message) for the user.
 */
struct Error {
    ErrorCode code = ErrorCode::Internal;
    QString detail;

    /** Returns the error of a cancelled operation. */
    [[nodiscard]] static Error cancelled() { return {ErrorCode::Cancelled, {}}; }
    friend bool operator==(const Error &, const Error &) = default;
};

} // namespace base
