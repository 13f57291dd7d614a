#pragma once

#include "diagnostic.h"
#include "exchange.h"
#include "result.h"

#include <functional>
#include <memory>

namespace traffic {

/** The limits of HarStream. */
struct HarStreamLimits {
    qsizetype entryBytes = 64 * 1024 * 1024; ///< The largest number of bytes of an entry; a larger one is skipped.
    qsizetype entryValues = 1'000'000;       ///< The largest number of JSON values in an entry.
    qsizetype depth = 500;                   ///< The largest number of JSON objects and lists inside one another.
};

/** An entry of a HAR file. */
struct HarEntry {
    qsizetype index = 0; ///< The index of the entry in `/log/entries`, from 0 on.
    QByteArray url;      ///< The URL of the request, without user information and fragment.
    ExchangePtr exchange;
};

/** An entry of a HAR file that is skipped. */
struct SkippedHarEntry {
    qsizetype index = 0;     ///< The index of the entry in `/log/entries`, from 0 on.
    base::Position position; ///< The place in the file where the entry begins.
    /** Why the entry is skipped: WrongType with the JSON Pointer of a member that has no value of its type, or TooLarge
     * with the pointer of the entry. */
    base::Error error;
};

/** Takes the entries of a HAR file as they are read. */
struct HarStreamHandlers {
    std::function<void(const HarEntry &)> take;
    std::function<void(const SkippedHarEntry &)> skip;
};

/**
 * Reads a HAR file of any size piece by piece: at most one entry is in memory. Accepts the files of any program as
 * readHarEntries() does. Unlike there, an entry that can't be read, such as one with a text for a number or a number
 * that no double can represent, is skipped.
 * Gives the entries to handlers in the order of the file, those before an error included. For a worker.
 *
 *     HarStream stream({take, skip});
 *     while (!file.atEnd()) {
 *         if (const auto added = stream.add(file.read(HarStream::PieceBytes)); !added)
 *             return added.error();
 *     }
 *     return stream.finish();
 */
class HarStream final
{
public:
    /** A suitable number of bytes for a piece. */
    static constexpr qsizetype PieceBytes = 256 * 1024;

    explicit HarStream(HarStreamHandlers handlers, const HarStreamLimits &limits = {});
    ~HarStream();
    Q_DISABLE_COPY_MOVE(HarStream)

    /** Reads the next piece of the file. Errors: SyntaxError with `line:column`, WrongType with the JSON Pointer of a
     * member around the entries, Cancelled. After an error nothing more can be read. */
    [[nodiscard]] base::Result<void> add(QByteArrayView piece);
    /** Tells that the file ends here. Errors as for add(). */
    [[nodiscard]] base::Result<void> finish();

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace traffic
