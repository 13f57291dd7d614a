#pragma once

#include "referenceddocument.h"
#include "result.h"

namespace openapi {

/** Why the document that a reference names can't be read. */
struct Unavailability {
    enum class Reason {
        NotFound,
        Unreadable,     ///< Reading failed; `detail` is the message of the operating system.
        OutsideFolder,  ///< The document is outside the opened folder, maybe through a symbolic link.
        NotFetched,     ///< The user has not allowed downloading this URL.
        BeingFetched,   ///< The download is not complete.
        FetchFailed,    ///< The download failed; `detail` is the network error.
        FetchRefused,   ///< The server refused the download; `detail` is the HTTP status.
        FetchTooLarge,  ///< The answer is larger than `detail` MB.
        LeadsElsewhere, ///< The server redirects to `detail`, which the user has not allowed.
        TooManyFiles,   ///< The set has reached its limit of `detail` documents.
        TooManyBytes,   ///< The set has reached its limit of `detail` MB.
        TooDeep,        ///< The chain of references has reached its limit of `detail` documents.
    };
    Reason reason = Reason::NotFound;
    QString detail;
    friend bool operator==(const Unavailability &, const Unavailability &) = default;
    static Unavailability cancelled() { return {Reason::Unreadable, {}}; }
};

/** The interface for opening the documents that references name. Implementations must be thread-safe, because worker
 * threads call open(). */
class DocumentSource
{
public:
    virtual ~DocumentSource() = default;
    [[nodiscard]] virtual base::Result<ReferencedDocumentPtr, Unavailability> open(const QString &address) = 0;
};

} // namespace openapi
