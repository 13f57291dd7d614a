#include "referencerules.h"

#include "cancellation.h"
#include "referenceresolver.h"
#include "scoperules.h"

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
    ReferenceCheck(const description::Description &description, Report &report)
        : m_description(description)
        , m_resolver(description.set())
        , m_report(report)
        , m_scopes(description.version(), report)
    {}

    void checkEntry()
    {
        m_document = m_description.entry();
        m_report.check(m_document);
        for (qsizetype i = 0; i < m_document->uses().size() && !base::isUnwanted(); ++i)
            check(i);
    }

    /** Those of a tree of another document. */
    void check(const description::Tree &tree)
    {
        m_document = tree.document;
        m_report.check(m_document);
        for (const qsizetype use : description::Description::usesIn(tree)) {
            if (base::isUnwanted())
                return;
            check(use);
        }
    }

private:
    void check(qsizetype use)
    {
        if (!isJudged(use))
            return;
        const SetResolution found = m_resolver.resolve(m_description.targetOf(*m_document, use));
        say(m_document->uses()[use], found);
        if (m_document->uses()[use].kind == UseKind::SecurityName && found.isResolved())
            m_scopes.check(m_document->snapshot(), m_document->uses()[use], found);
    }

    /** References without a base can't be checked. */
    [[nodiscard]] bool isJudged(qsizetype index) const
    {
        // How the gateway handles an unknown scheme in its extension is not known.
        const ReferenceUse &use = m_document->uses()[index];
        const bool isOfGateway = use.kind == UseKind::SecurityName && use.pointer.tokens().first().startsWith("x-");
        return !isOfGateway && m_document->targetOf(index).kind != ReferenceTarget::Kind::WithoutBase;
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
            if (use.kind != UseKind::SecurityName)
                return add("ref-unresolved"_rule, use);
            return m_report.addAt("oas3-operation-security-defined"_rule, use.pointer, use.span,
                                  {u"scheme"_qs, use.reference});
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

    const description::Description &m_description;
    openapi::ReferencedDocumentPtr m_document; ///< That is checked.
    openapi::ReferenceResolver m_resolver;
    Report &m_report;
    ScopeRules m_scopes;
};

} // namespace

void checkReferences(const description::Description &description, const Options &options, Report &report)
{
    ReferenceCheck check(description, report);
    if (options.isWanted(description.entry()))
        check.checkEntry();
    for (const description::Tree &tree : description.trees()) {
        const bool isEntry = tree.document == description.entry();
        if (!isEntry && options.isWanted(tree.document) && tree.document->snapshot().isValid())
            check.check(tree);
    }
    report.check(description.entry());
}

void checkOwnReferences(const description::Description &description, Report &report)
{
    ReferenceCheck(description, report).checkEntry();
}

} // namespace lint
