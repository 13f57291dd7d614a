#pragma once

#include "meaning.h"
#include "splice.h"

namespace merge {

/** Makes splices and checks what they have done, so that copied text never changes the meaning of something else. */
class SpliceChecker final
{
public:
    using Made = std::optional<document::Snapshot>;
    /** The required result of a splice, besides that the text is valid and the neighbors of the entry are as before. */
    struct Expected {
        document::Pointer collection;
        qsizetype index = 0;
        qsizetype added = 0;  ///< The change of the number of entries.
        document::Node value; ///< The value of the entry; missing: not checked.
        std::optional<QByteArray> key = {};
    };

    /** Creates a checker for copies of text of `theirs`, which compares at most about `values` values. */
    SpliceChecker(const Version &theirs, qint64 values);

    /** Makes a splice of an entry. Returns std::nullopt if the result is not as expected. */
    [[nodiscard]] Made spliced(const document::Snapshot &before, const document::Splice &splice,
                               const Expected &expected);
    /** Makes a splice after which the root has the same value as before. */
    [[nodiscard]] Made sameRoot(const document::Snapshot &before, const document::Splice &splice);
    /** Makes a splice after which the root has the value that it has in theirs. */
    [[nodiscard]] Made rootOfTheirs(const document::Snapshot &before, const document::Splice &splice);

private:
    [[nodiscard]] bool isUntouched(const document::Node &before, const document::Node &now);
    /** True if `now` is what theirs has: the same value or, with aliases, the same text, whose anchors ours has. */
    [[nodiscard]] bool isCopied(const document::Node &now, const document::Node &theirs);

    const Version &m_theirs;
    Meaning m_meaning;
    /** Compares what is written, because an edit in an anchored value also changes the values of its aliases. */
    Meaning m_written;
};

} // namespace merge
