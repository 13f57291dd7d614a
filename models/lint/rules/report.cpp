#include "report.h"

namespace lint {

void Report::add(const Rule &rule, const document::Pointer &pointer, const QStringList &arguments)
{
    addAt(rule, pointer, definition::placeOf(m_snapshot, pointer), arguments);
}

void Report::addAtKey(const Rule &rule, const document::Pointer &pointer, const QStringList &arguments)
{
    const base::Span key = m_snapshot.keySpan(pointer);
    addAt(rule, pointer, key.length > 0 ? key : definition::placeOf(m_snapshot, pointer), arguments);
}

void Report::addAt(const Rule &rule, const document::Pointer &pointer, base::Span span, const QStringList &arguments)
{
    m_diagnostics.append({rule.name(), rule.severity, span, pointer.toString(), arguments});
}

} // namespace lint
