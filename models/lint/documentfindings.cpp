#include "documentfindings.h"

#include <algorithm>
#include <tuple>

namespace lint {

base::Diagnostics diagnosticsIn(const QList<DocumentFindings> &findings, const openapi::ReferencedDocumentPtr &document)
{
    const auto found = std::find_if(findings.begin(), findings.end(),
                                    [&](const DocumentFindings &each) { return each.document == document; });
    return found == findings.end() ? base::Diagnostics() : found->diagnostics;
}

base::Diagnostics sorted(base::Diagnostics diagnostics)
{
    const auto placed = [](const base::Diagnostic &one) {
        return std::tie(one.span.offset, one.span.length, one.pointer, one.rule, one.arguments, one.message);
    };
    std::sort(diagnostics.begin(), diagnostics.end(), [&](const base::Diagnostic &left, const base::Diagnostic &right) {
        return placed(left) < placed(right);
    });
    diagnostics.erase(std::unique(diagnostics.begin(), diagnostics.end()), diagnostics.end());
    return diagnostics;
}

} // namespace lint
