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
    QList<CopiedFile> files; ///< What the text names; empty if it is enough alone.
};

/** The largest number of bytes of a body that is written into a command; a larger body is put into a file. */
inline constexpr qsizetype MaxInlineCurlBody = 100 * 1000;

/**
 * Returns a request in a form. Commands send the same bytes: they omit Content-Length, hop-by-hop fields, and a Host
 * field equal to the host of the URL, because the program sets them, and remove the fields that it would add. A body
 * that the form can't quote, or that is large, is in a file of `folder`, which ends with a separator or is empty for
 * the folder in which the command is run. In forms for Windows, so is each body, and a file of options for curl has
 * each argument that cmd.exe or PowerShell can't quote; a secret in such an argument is REDACTED.
 */
[[nodiscard]] CopiedRequest copiedRequest(const RequestToCopy &request, RequestForm form,
                                          const QByteArray &folder = {});

} // namespace http
