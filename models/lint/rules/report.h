#pragma once

#include "definitionview.h"
#include "rules.h"

namespace lint {

/** Takes what the rules find. */
class Report final
{
public:
    explicit Report(const document::Snapshot &snapshot)
        : m_snapshot(snapshot)
    {}

    /** At a place's value, or where it is missing at the key of what should hold it. */
    void add(const Rule &rule, const document::Pointer &pointer, const QStringList &arguments = {});
    /** At the key of a place: for what is said of an entry as a whole. */
    void addAtKey(const Rule &rule, const document::Pointer &pointer, const QStringList &arguments = {});
    void addAt(const Rule &rule, const document::Pointer &pointer, base::Span span, const QStringList &arguments);

    [[nodiscard]] const base::Diagnostics &diagnostics() const { return m_diagnostics; }

private:
    const document::Snapshot &m_snapshot;
    base::Diagnostics m_diagnostics;
};

} // namespace lint
