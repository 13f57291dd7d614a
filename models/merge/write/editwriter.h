#pragma once

#include "mergeplan.h"
#include "splicechecker.h"

namespace merge {

/**
 * Makes the edits of a plan in the text of ours. Each edit copies the text of theirs, is read back, and is written as a
 * new value in the style of ours if the copy does not have the value of theirs. An edit that can't be made at all
 * becomes a conflict.
 */
class EditWriter final
{
public:
    EditWriter(const Version &ours, const Version &theirs, MergePlan &plan);

    /** Makes all edits, and moves the places of the plan's conflicts to those of the merged document. */
    [[nodiscard]] document::Snapshot write();

private:
    using Made = SpliceChecker::Made;
    /** An entry of ours that is edited, and the one of theirs that it gets text from. */
    struct Pair {
        document::EntryView ours;
        document::EntryView theirs;
        document::Node value; ///< The value in theirs.
        bool isAlike = false; ///< True if text can be copied: both in block collections or both in brackets.
        qsizetype columns = 0;
    };
    [[nodiscard]] Made make(const Edit &edit);
    [[nodiscard]] Made replaceRoot(const Edit &edit);
    [[nodiscard]] Made replaceEntry(const Edit &edit);
    [[nodiscard]] Made replaceLead(const Edit &edit);
    [[nodiscard]] Made replaceHead(const Edit &edit);
    [[nodiscard]] Made replaceTrail(const Edit &edit);
    [[nodiscard]] Made replaceValue(const Edit &edit);
    [[nodiscard]] Made writeValue(const Edit &edit);
    [[nodiscard]] Made renameKey(const Edit &edit);
    [[nodiscard]] Made insertEntry(const Edit &edit);
    [[nodiscard]] Made insertText(const Edit &edit);
    [[nodiscard]] Made removeEntry(const Edit &edit);
    [[nodiscard]] Made replaceFrame(const Edit &edit);

    [[nodiscard]] std::optional<Pair> pairOf(const Edit &edit) const;
    [[nodiscard]] QByteArray theirText(base::Span span, qsizetype columns, qsizetype firstLine) const;
    [[nodiscard]] Made sameValues(const document::Splice &splice, const Edit &edit, const Pair &pair);
    void report(const Edit &edit);

    const Version &m_theirs;
    MergePlan &m_plan;
    SpliceChecker m_checker;
    document::Snapshot m_now; ///< Ours with the edits that were made.
};

} // namespace merge
