#pragma once

#include "basechoice.h"
#include "changelist.h"
#include "error.h"
#include "marks.h"

namespace review {

/** How far the comparison of a document with its base is, or why there is none. */
enum class ReviewState : quint8 {
    Reading,      ///< The base is being read for the first time.
    NoRepository, ///< The file is in no git repository, or is not saved, or the repository has no commits.
    NotCommitted, ///< The commit does not have the file.
    Unreadable,   ///< The base can't be read, see Review::error.
    BaseInvalid,  ///< The base has a syntax error, whose line and column are the detail of Review::error.
    Compared,
};

/** The comparison of a document with its base. An immutable value, which threads can share. */
struct Review {
    ReviewState state = ReviewState::Reading;
    base::Error error = {};
    BaseChoice choice = {};
    QString address;                 ///< The address of the current document, its path.
    QString baseAddress;             ///< The address of the base document.
    TreeDifference tree;             ///< The difference by node.
    difference::Difference findings; ///< The changes by meaning.
    /** False if the findings are not known: one of the two is no description of OpenAPI 3, or the documents that it
     * refers to are not read yet. */
    bool hasFindings = false;
    qsizetype accepted =
        0; ///< The number of changes that the project file `.gatewright.yaml` accepts, which are left out.
    Marks marks;
    QList<ChangeGroup> groups; ///< The changes as they are listed.
};

} // namespace review
