#pragma once

#include "curlerror.h"
#include "headerlist.h"
#include "result.h"

#include <QList>

#include <optional>

namespace drafts {

/** The value of a field of a form: a text, or the bytes of a file, which are not known. */
enum class FieldKind { Text, File };

/** A field of a form that a request sends. */
struct FormField {
    QByteArray name;
    QByteArray value; ///< Empty for a file.
    FieldKind kind = FieldKind::Text;
    QByteArray mediaType; ///< The media type that the command states for the field, or empty.
    friend bool operator==(const FormField &, const FormField &) = default;
};

/** The response of a server to a request. */
struct Answer {
    int status = 0;
    QByteArray mediaType; ///< Empty if the answer has no body.
    QByteArray body;
    friend bool operator==(const Answer &, const Answer &) = default;
};

/** An HTTP request as it would be sent, to make an operation from. It can hold secrets. */
struct Request {
    QByteArray method; ///< In upper case.
    QByteArray url;    ///< With a scheme, and with the query.
    http::HeaderList headers;
    QByteArray body;                   ///< Empty if the request has `fields`.
    QList<FormField> fields;           ///< The fields of a `multipart/form-data` body.
    bool hasBasicUser = false;         ///< True if the command has a user and password, which are not kept.
    bool hasBearerToken = false;       ///< True if the command has an OAuth 2 token, which is not kept.
    std::optional<Answer> answer = {}; ///< Known for recorded requests.
};

/** The largest number of bytes of a curl command. */
inline constexpr qsizetype MaximumCurlBytes = 1'000'000;

/** Reads a curl command as people paste it: typed for a POSIX shell, on one or several lines, or copied from a browser
 * for bash, for cmd.exe or for PowerShell. What follows the command, such as `| jq .`, is not read. No file is read,
 * and nothing is sent. Options that change how curl sends, such as `-k`, do not matter. Source: manual page of curl. */
[[nodiscard]] base::Result<Request, CurlError> readCurl(const QByteArray &text);

} // namespace drafts
