#pragma once

#include "document.h"

namespace lint {

/** Returns true if applyFix() knows a fix for the rule and the arguments of a diagnostic. Whether the fix can be made
 * in the document shows when it is applied. */
[[nodiscard]] bool hasFix(const base::Diagnostic &diagnostic);

/** Edits the document so that the diagnostic disappears, as one undo step. Unsupported when the rule has no fix; other
 * errors are the document's. */
base::Result<void> applyFix(document::Document &document, const base::Diagnostic &diagnostic);

/** Fixes all problems, which are in the order of the text, as far as that is possible, as one undo step. Returns how
 * many fixes changed the document. Some may only be fixed after that, and others can appear. A gateway extension is not
 * added, the gateway is not made to ask for credentials, and its settings of unknown schemes stay. */
int applyFixes(document::Document &document, const base::Diagnostics &problems);

class RepeatedKeys;

/** What fixes would replace in a document, for reports. Not for several threads. */
class FixPreview final
{
public:
    explicit FixPreview(const document::Snapshot &snapshot);
    ~FixPreview();
    Q_DISABLE_COPY_MOVE(FixPreview)

    /** One replacement that does what the fix does. Nothing if there is no fix, if it can't be made, if it
     * changes several places, or if it would write a secret again. */
    [[nodiscard]] std::optional<document::Splice> replacementFor(const base::Diagnostic &diagnostic);

private:
    document::Snapshot m_snapshot;
    std::unique_ptr<document::Document> m_document; ///< Made for the first fix. Each is taken back.
    std::unique_ptr<RepeatedKeys> m_repeated;       ///< In each state of it, because each fix is taken back.
};

} // namespace lint
