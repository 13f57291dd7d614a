#pragma once

#include <QtGlobal>

namespace merge {

/** The limits of one merge. */
struct Limits {
    /** The largest number of changes of one side that are applied to the other; with more, merge() returns TooLarge. */
    qsizetype changes = 100'000;
    /** The largest number of conflicts that are listed. Further ones are merged as ours, and are only counted. */
    qsizetype conflicts = 1'000;
    /** The largest number of entries of one list or mapping that were removed, or added, and are compared with one
     * another to find renamed or edited entries. With more, they count as removed and added. */
    qsizetype candidates = 200;
    /** The largest number of values in two subtrees that are compared to tell how similar they are. */
    qsizetype comparedValues = 2'000;
    /** The largest number of values of subtrees that are read to tell whether two lists or values are equal, with the
     * values that YAML aliases bring in. With more, lines are merged. */
    qint64 readValues = 20'000'000;
    /** The size in bytes up to which an entry that only theirs changed is replaced by theirs as a whole. */
    qsizetype wholeEntryBytes = 64 * 1024;
};

} // namespace merge
