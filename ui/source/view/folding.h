#pragma once

#include "rowmap.h"
#include "splice.h"

namespace source {

/** Keeps the parts of a text that the user has folded, and moves them with edits of the text. */
class Folding final
{
public:
    /** The largest number of folds. More are not added. */
    static constexpr qsizetype Most = 10'000;

    /** The folded parts, sorted by their first byte. They may contain one another. */
    [[nodiscard]] const QList<Fold> &folds() const { return m_folds; }
    void add(const Fold &fold);
    void set(const QList<Fold> &folds);
    /** Removes the folds that begin in a line, which is counted from 0. Returns false if there is none. */
    bool removeAt(const document::Snapshot &snapshot, qsizetype line);
    /** Removes the folds that hide the line with the byte at `offset`. Returns false if none does. */
    bool show(const document::Snapshot &snapshot, qsizetype offset);
    /** Moves the folds with an edit of the text. Text that is edited within a fold stays folded. */
    void apply(const document::Splice &splice);

private:
    QList<Fold> m_folds;
};

} // namespace source
