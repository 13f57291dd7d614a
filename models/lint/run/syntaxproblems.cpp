#include "syntaxproblems.h"

namespace lint {

QList<DocumentFindings> syntaxProblems(const description::Description &description)
{
    QList<DocumentFindings> findings;
    for (const openapi::ReferencedDocumentPtr &document : description.set().documents()) {
        findings.append({document, document->snapshot().problems()});
        // A definition can name any file in its folder, so texts of others are not shown.
        if (document != description.entry()) {
            for (base::Diagnostic &problem : findings.last().diagnostics)
                problem.arguments.clear();
        }
    }
    return findings;
}

} // namespace lint
