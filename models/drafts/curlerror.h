#pragma once

#include <QByteArray>

namespace drafts {

/** Why a text is not a curl command whose whole request is known. */
enum class CurlProblem {
    NotCurl,       ///< The text does not begin with `curl`.
    OpenQuote,     ///< A quote is not closed.
    UnknownOption, ///< curl has no such option, or one with another meaning than the request.
    MissingValue,  ///< An option that needs a value is last.
    NoUrl,
    SeveralUrls,
    NotHttp,   ///< The URL has another scheme than http and https.
    ReadsFile, ///< The body or header fields are in a file.
    TooLong,
};

/** An error in a curl command, with its place. */
struct CurlError {
    CurlProblem problem = CurlProblem::NotCurl;
    qsizetype offset = 0; ///< The offset in the UTF-8 text.
    QByteArray text;      ///< The word that is wrong, such as `--unknown` or `@body.json`; never the value of a secret.
    friend bool operator==(const CurlError &, const CurlError &) = default;
};

} // namespace drafts
