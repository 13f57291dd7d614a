#pragma once

#include "message.h"

#include <array>

namespace http {

/** A secret value that a copied request replaces by a variable of the shell. */
struct CurlSecret {
    QByteArray value;
    QByteArray variable; ///< The name of the variable, without the '$'.
    friend bool operator==(const CurlSecret &, const CurlSecret &) = default;
};

/** A form in which a request can be copied. */
enum class RequestForm {
    CurlBash,       ///< A curl command for bash and zsh, which know `$'…'`.
    CurlSh,         ///< A curl command for every POSIX shell.
    CurlCmd,        ///< A curl command for cmd.exe, to type or for a batch file.
    CurlPowerShell, ///< A curl command for PowerShell.
    HttPie,         ///< A command of HTTPie for bash and zsh.
    Raw,            ///< The bytes of the message.
};
inline constexpr std::array RequestForms{RequestForm::CurlBash,       RequestForm::CurlSh, RequestForm::CurlCmd,
                                         RequestForm::CurlPowerShell, RequestForm::HttPie, RequestForm::Raw};

/** A request that is copied. */
struct RequestToCopy {
    QByteArray url; ///< With the target of `head`.
    RequestHead head;
    QByteArray body;
    QList<CurlSecret> secrets; ///< Values in `url` and `head` that become variables.
    QByteArray certificate;    ///< The path of a certificate to trust; empty for those of the system.
};

/** A file that a copied request reads. */
struct CopiedFile {
    QByteArray path; ///< The path as in the command.
    QByteArray content;
};

/** A request as a text. */
struct CopiedRequest {
    QByteArray text;
    QList<CopiedFile> files;         ///< What the text names; empty if it is enough alone.
    bool hasRedactedOptions = false; ///< True if REDACTED is in a file of options, where a variable can't be.
};

/** The largest number of bytes of a body that is written into a command; a larger body is put into a file. */
inline constexpr qsizetype MaxInlineCurlBody = 100 * 1000;

} // namespace http
