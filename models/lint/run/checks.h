#pragma once

#include "lintoptions.h"
#include "piecefindings.h"
#include "report.h"
#include "treefindings.h"

namespace lint {

/** What the findings of a check at a place depend on. The scope decides when a check runs again after an edit of the
 * entry document. */
enum class Scope : quint8 {
    Object,      ///< The object and those that contain it: again in the edited pieces.
    Document,    ///< Only members of the root, which take no time to check: again when one of them was edited.
    Linked,      ///< The object and the targets of its references: again in the edited pieces, then in all.
    Description, ///< Any object of any document: again after each edit, when the edited pieces are checked.
};

/** The description and options that checks run on, and the pieces to check. */
struct CheckInput {
    const description::Description &description;
    const Options &options;
    PieceFindings *known = nullptr; ///< The results of pieces to use and to keep. Null: all pieces are checked.
    /** The pieces of the entry document that checks of Scope::Object and Scope::Linked look at; std::nullopt: all. */
    std::optional<QList<document::Pointer>> pieces = {};
    TreeFindings *trees = nullptr; ///< The results of other trees to use and to keep. Null: all trees are checked.
};

/** Runs all checks with one of `scopes` and reports their problems. Returns false if a limit was met that counts for
 * the whole description. */
bool runChecks(std::initializer_list<Scope> scopes, const CheckInput &input, Report &report);

/** Returns true for a document in the gateway's older format, which is not checked. */
[[nodiscard]] bool isClassic(const openapi::ReferencedDocument &document);

} // namespace lint
