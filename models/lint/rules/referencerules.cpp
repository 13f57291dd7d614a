#include "referencerules.h"

#include "cancellation.h"
#include "referenceresolver.h"

namespace lint {

namespace {

using openapi::ReferenceState;
using openapi::ReferenceTarget;
using openapi::ReferenceUse;
using openapi::SetResolution;
using openapi::UseKind;
using Reason = openapi::Unavailability::Reason;

const rules::Rule &ruleOf(Reason reason)
{
    switch (reason) {
    case Reason::NotFound:
        return "ref-file-missing"_rule;
    case Reason::Unreadable:
        return "ref-file-unreadable"_rule;
    case Reason::OutsideFolder:
        return "ref-outside-folder"_rule;
    case Reason::NotFetched:
        return "ref-not-fetched"_rule;
    case Reason::BeingFetched:
        return "ref-being-fetched"_rule;
    case Reason::FetchFailed:
        return "ref-fetch-failed"_rule;
    case Reason::FetchRefused:
        return "ref-fetch-refused"_rule;
    case Reason::FetchTooLarge:
        return "ref-fetch-too-large"_rule;
    case Reason::LeadsElsewhere:
        return "ref-leads-elsewhere"_rule;
    case Reason::TooManyFiles:
        return "ref-too-many-files"_rule;
    case Reason::TooManyBytes:
        return "ref-too-many-bytes"_rule;
    case Reason::TooDeep:
        break;
    }
    return "ref-too-deep"_rule;
}

class ReferenceCheck final
{
public:
    ReferenceCheck(const openapi::ReferencedDocument &document, const openapi::DocumentSet &set, Report &report)
        : m_document(document)
        , m_resolver(set)
        , m_report(report)
    {}

    void run()
    {
        for (qsizetype i = 0; i < m_document.uses().size() && !base::isUnwanted(); ++i) {
            if (isJudged(i))
                say(m_document.uses()[i], m_resolver.resolve(m_document, i));
        }
    }

private:
    /** References relative to an `$id`, and names that only the entry document defines, are not checked. */
    [[nodiscard]] bool isJudged(qsizetype index) const
    {
        const ReferenceUse &use = m_document.uses()[index];
        const ReferenceTarget &target = m_document.targetOf(index);
        if (use.isBelowSchemaId || target.kind == ReferenceTarget::Kind::WithoutBase)
            return false;
        // How the gateway handles an unknown scheme in its extension is not known.
        if (use.kind == UseKind::SecurityName && use.pointer.tokens().first().startsWith("x-"))
            return false;
        // An anchor may be defined by a keyword that is not supported here.
        return target.kind != ReferenceTarget::Kind::Anchor;
    }

    void say(const ReferenceUse &use, const SetResolution &found)
    {
        switch (found.state) {
        case ReferenceState::Resolved:
            return;
        case ReferenceState::Cycle:
            return add("ref-cycle"_rule, use);
        case ReferenceState::Missing:
        case ReferenceState::Malformed:
            return add(use.kind == UseKind::SecurityName ? "oas3-operation-security-defined"_rule
                                                         : "ref-unresolved"_rule,
                       use);
        case ReferenceState::NotValid:
            return add("ref-file-invalid"_rule, use);
        case ReferenceState::External:
            if (found.why)
                add(ruleOf(found.why->reason), use, found.why->detail);
        }
    }

    void add(const rules::Rule &rule, const ReferenceUse &use, const QString &detail = {})
    {
        QStringList arguments{use.reference};
        if (!detail.isEmpty())
            arguments.append(detail);
        m_report.addAt(rule, use.pointer, use.span, arguments);
    }

    const openapi::ReferencedDocument &m_document;
    openapi::ReferenceResolver m_resolver;
    Report &m_report;
};

} // namespace

void checkReferences(const openapi::ReferencedDocument &document, const openapi::DocumentSet &set, Report &report)
{
    ReferenceCheck(document, set, report).run();
}

} // namespace lint
