#pragma once

#include "lintoptions.h"
#include "piecefindings.h"
#include "report.h"

namespace lint {

/** What the findings of a check at a place depend on. It decides when the check runs again after an edit of the entry
 * document. */
enum class Scope : quint8 {
    Object,      ///< The object and those around it: again in the edited pieces.
    Document,    ///< Members of the root, which take no time: again when one of them was edited.
    Linked,      ///< The object and what its references lead to: again in the edited pieces, then everywhere.
    Description, ///< Any object of any document: again after each edit, when the edited pieces are checked.
};

/** What checks are run on. */
struct CheckInput {
    const description::Description &description;
    const Options &options;
    PieceFindings *known = nullptr; ///< Results of pieces to use and to keep. Null: all pieces are checked.
    /** The pieces of the entry document that Scope::Object and Scope::Linked look at. Nothing: all. */
    std::optional<QList<document::Pointer>> pieces = {};
};

/** Runs all checks of these scopes. Returns false if a limit was met that counts for the whole description. */
bool runChecks(std::initializer_list<Scope> scopes, const CheckInput &input, Report &report);

/** True for a document in the gateway's older format, which is not checked. */
[[nodiscard]] bool isClassic(const openapi::ReferencedDocument &document);

} // namespace lint
