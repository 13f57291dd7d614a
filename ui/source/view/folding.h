#pragma once

#include "rowmap.h"
#include "splice.h"

namespace source {

/** What the user folded. Follows edits. */
class Folding final
{
public:
    /** More are not added. */
    static constexpr qsizetype Most = 10'000;

    /** Sorted by their first byte; they may contain one another. */
    [[nodiscard]] const QList<Fold> &folds() const { return m_folds; }
    void add(const Fold &fold);
    void set(const QList<Fold> &folds);
    /** Removes the fold that begins in a line; false if there is none. */
    bool removeAt(const document::Snapshot &snapshot, qsizetype line);
    /** Removes the folds that hide the byte; false if none does. */
    bool show(const document::Snapshot &snapshot, qsizetype offset);
    /** Follows an edit. What is edited within a fold stays folded. */
    void apply(const document::Splice &splice);

private:
    QList<Fold> m_folds;
};

} // namespace source
