#pragma once

#include "referenceddocument.h"
#include "result.h"

namespace openapi {

/** Why a document that a reference names cannot be looked into. */
struct Unavailability {
    enum class Reason {
        NotFound,
        Unreadable,     ///< `detail` holds the system's own words.
        OutsideFolder,  ///< It lies outside the folder that the person opened, perhaps by a symbolic link.
        NotFetched,     ///< A URL is fetched only after the person said so.
        BeingFetched,   ///< The person said so, and the answer has not come yet.
        FetchFailed,    ///< No answer came; `detail` holds the words of the network.
        FetchRefused,   ///< The server answered with another status than success, which `detail` holds.
        FetchTooLarge,  ///< The answer has more than `detail` MB.
        LeadsElsewhere, ///< The server leads on to the address in `detail`, which the person did not allow.
        TooManyFiles,   ///< The set has its number of documents, `detail` says how many.
        TooManyBytes,   ///< Or its size, `detail` says how many MB.
        TooDeep,        ///< Or its depth: documents that are named by documents that are named …
    };
    Reason reason = Reason::NotFound;
    QString detail;
    friend bool operator==(const Unavailability &, const Unavailability &) = default;
    static Unavailability cancelled() { return {Reason::Unreadable, {}}; }
};

/** Where the documents that references name come from. Asked from workers: safe to call from any thread. */
class DocumentSource
{
public:
    virtual ~DocumentSource() = default;
    [[nodiscard]] virtual base::Result<ReferencedDocumentPtr, Unavailability> open(const QString &address) = 0;
};

} // namespace openapi
