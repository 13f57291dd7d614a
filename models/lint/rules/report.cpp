#include "report.h"

namespace lint {

void Report::add(const rules::Rule &rule, const document::Pointer &pointer, const QStringList &arguments)
{
    addAt(rule, pointer, definition::placeOf(m_snapshot, pointer), arguments);
}

void Report::addAtKey(const rules::Rule &rule, const document::Pointer &pointer, const QStringList &arguments)
{
    const base::Span key = m_snapshot.keySpan(pointer);
    addAt(rule, pointer, key.length > 0 ? key : definition::placeOf(m_snapshot, pointer), arguments);
}

void Report::addAt(const rules::Rule &rule, const document::Pointer &pointer, base::Span span,
                   const QStringList &arguments)
{
    addAt(rule, pointer, span, arguments, rule.severity);
}

void Report::addAt(const rules::Rule &rule, const document::Pointer &pointer, base::Span span,
                   const QStringList &arguments, base::Severity severity)
{
    if (!rule.versions.contain(m_version))
        return;
    base::Diagnostic diagnostic = rule.at(span, pointer.toString(), arguments);
    diagnostic.severity = severity;
    m_diagnostics.append(diagnostic);
}

} // namespace lint
