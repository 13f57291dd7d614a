#include "referencerules.h"

#include "referenceresolver.h"

namespace lint {

namespace {

using openapi::ReferenceState;
using openapi::ReferenceTarget;
using openapi::ReferenceUse;
using openapi::SetResolution;
using openapi::UseKind;
using Reason = openapi::Unavailability::Reason;

const Rule &ruleOf(Reason reason)
{
    switch (reason) {
    case Reason::NotFound:
        return rules::RefFileMissing;
    case Reason::Unreadable:
        return rules::RefFileUnreadable;
    case Reason::OutsideFolder:
        return rules::RefOutsideFolder;
    case Reason::NotFetched:
        return rules::RefNotFetched;
    case Reason::BeingFetched:
        return rules::RefBeingFetched;
    case Reason::FetchFailed:
        return rules::RefFetchFailed;
    case Reason::FetchRefused:
        return rules::RefFetchRefused;
    case Reason::FetchTooLarge:
        return rules::RefFetchTooLarge;
    case Reason::LeadsElsewhere:
        return rules::RefLeadsElsewhere;
    case Reason::TooManyFiles:
        return rules::RefTooManyFiles;
    case Reason::TooManyBytes:
        return rules::RefTooManyBytes;
    case Reason::TooDeep:
        break;
    }
    return rules::RefTooDeep;
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
        for (qsizetype i = 0; i < m_document.uses().size(); ++i) {
            if (isJudged(i))
                say(m_document.uses()[i], m_resolver.resolve(m_document, i));
        }
    }

private:
    /** What an `$id` around it is the base of, and a name that only the entry document explains, is left alone. */
    [[nodiscard]] bool isJudged(qsizetype index) const
    {
        const ReferenceUse &use = m_document.uses()[index];
        const ReferenceTarget &target = m_document.targetOf(index);
        if (use.isBelowSchemaId || target.kind == ReferenceTarget::Kind::WithoutBase)
            return false;
        // What the gateway makes of a scheme that it is told of and that is not there is not ours to say.
        if (use.kind == UseKind::SecurityName && use.pointer.tokens().first().startsWith("x-"))
            return false;
        // An anchor may be one that a keyword makes which is not known here.
        return target.kind != ReferenceTarget::Kind::Anchor;
    }

    void say(const ReferenceUse &use, const SetResolution &found)
    {
        switch (found.state) {
        case ReferenceState::Resolved:
            return;
        case ReferenceState::Cycle:
            return add(rules::RefCycle, use);
        case ReferenceState::Missing:
        case ReferenceState::Malformed:
            return add(use.kind == UseKind::SecurityName ? rules::SecuritySchemeMissing : rules::RefUnresolved, use);
        case ReferenceState::NotValid:
            return add(rules::RefFileInvalid, use);
        case ReferenceState::External:
            if (found.why)
                add(ruleOf(found.why->reason), use, found.why->detail);
        }
    }

    void add(const Rule &rule, const ReferenceUse &use, const QString &detail = {})
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
