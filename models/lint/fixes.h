#pragma once

#include "document.h"

namespace lint {

/** Returns true if applyFix() has a fix for the diagnostic's rule and sentence. */
[[nodiscard]] bool hasFix(const base::Diagnostic &diagnostic);

/** Edits the document so that the diagnostic disappears, as one undo step. Returns the error Unsupported if the rule
 * has no fix; other errors are those of document::Document. */
base::Result<void> applyFix(document::Document &document, const base::Diagnostic &diagnostic);

/** Fixes as many of the problems as possible, as one undo step, and returns how many fixes changed the document.
 * `problems` must be in the order of the text. The result can have new problems, and others that can only be fixed in a
 * second call. Fixes that are the user's decision are left out: adding a gateway extension, making the gateway ask for
 * credentials, and removing its settings of unknown schemes. */
int applyFixes(document::Document &document, const base::Diagnostics &problems);

class RepeatedKeys;

/** Computes what fixes would replace in a document without changing it, for reports. Not thread-safe. */
class FixPreview final
{
public:
    explicit FixPreview(const document::Snapshot &snapshot);
    ~FixPreview();
    Q_DISABLE_COPY_MOVE(FixPreview)

    /** Returns one replacement with the same effect as the fix of a diagnostic. Returns std::nullopt if there is no
     * fix, if it fails or changes several places, or if it would write a secret again. */
    [[nodiscard]] std::optional<document::Splice> replacementFor(const base::Diagnostic &diagnostic);

private:
    document::Snapshot m_snapshot;
    /** A copy of the document, made for the first fix. Each fix is undone. */
    std::unique_ptr<document::Document> m_document;
    /** The repeated keys of the document, which undoing each fix keeps valid. */
    std::unique_ptr<RepeatedKeys> m_repeated;
};

} // namespace lint
