#include "newfindings.h"

#include "lintsession.h"

#include <QHash>

#include <algorithm>

namespace merge {

namespace {

using base::Diagnostic;
using base::Diagnostics;
using Counts = QHash<QString, qsizetype>;

/** Returns a key of the problem that a finding reports, without its place. */
QString findingContentOf(const Diagnostic &finding)
{
    return finding.rule + u'\n' + finding.message + u'\n' + finding.arguments.join(u'\n');
}

/** Returns a key of the problem that a finding reports, with its place but without the indexes of items in it. */
QString findingIdentityOf(const Diagnostic &finding)
{
    QStringList tokens = finding.pointer.split(u'/');
    for (QString &token : tokens) {
        const bool isIndex = !token.isEmpty() && std::ranges::all_of(token, [](QChar each) { return each.isDigit(); });
        if (isIndex && token.size() < 3)
            token = u"*"_qs;
    }
    return tokens.join(u'/') + u'\n' + findingContentOf(finding);
}

/** The findings of one description, counted in two ways. */
struct Findings {
    explicit Findings(const Diagnostics &all)
    {
        for (const Diagnostic &finding : all) {
            ++contents[findingContentOf(finding)];
            ++identities[findingIdentityOf(finding)];
        }
    }

    Counts contents;
    Counts identities;
};

Diagnostics findingsOf(const description::Description &description, const lint::Options &options)
{
    return lint::diagnosticsIn(lint::lint(description, options), description.entry());
}

/** Searches for findings that are only in the merged document. The other versions are linted when it is necessary. */
class FindingSearch final
{
public:
    FindingSearch(const Descriptions &descriptions, const lint::Options &options)
        : m_descriptions(descriptions)
        , m_options(options)
    {}

    [[nodiscard]] Diagnostics run()
    {
        // The merged document shares its tree with ours, so that only what theirs changed is checked again.
        lint::Session session(m_options);
        const auto linted = [&](const description::Description &description) {
            return lint::diagnosticsIn(session.lint(description), description.entry());
        };
        const Findings ours(linted(m_descriptions.ours));
        const Diagnostics merged = linted(m_descriptions.merged);
        Diagnostics added = exceeding(merged, ours.identities);
        if (added.isEmpty())
            return {};
        const Findings theirs(findingsOf(m_descriptions.theirs, optionsFor(m_descriptions.theirs)));
        const Findings base(findingsOf(m_descriptions.base, optionsFor(m_descriptions.base)));
        added = exceeding(merged, united(ours.identities, theirs.identities, base.identities));
        if (added.isEmpty())
            return {};
        return withoutMoved(added, Findings(merged).contents, ours.contents, theirs.contents, base.contents);
    }

private:
    [[nodiscard]] lint::Options optionsFor(const description::Description &description) const
    {
        lint::Options options = m_options;
        options.only = description.entry();
        return options;
    }

    /** How many findings the merged document may have: those of ours and of theirs, common ones once. */
    [[nodiscard]] static Counts united(const Counts &ours, const Counts &theirs, const Counts &base)
    {
        Counts all = ours;
        for (auto found = theirs.cbegin(); found != theirs.cend(); ++found) {
            const qsizetype own = ours.value(found.key());
            all[found.key()] = own + *found - std::min({own, *found, base.value(found.key())});
        }
        return all;
    }

    [[nodiscard]] static Diagnostics exceeding(const Diagnostics &findings, Counts allowed)
    {
        Diagnostics found;
        for (const Diagnostic &finding : findings) {
            if (--allowed[findingIdentityOf(finding)] < 0)
                found.append(finding);
        }
        return found;
    }

    /** Leaves out findings that ours and theirs have as often, in other places. */
    [[nodiscard]] static Diagnostics withoutMoved(const Diagnostics &findings, const Counts &merged, const Counts &ours,
                                                  const Counts &theirs, const Counts &base)
    {
        Counts left;
        Diagnostics found;
        for (const Diagnostic &finding : findings) {
            const QString content = findingContentOf(finding);
            if (!left.contains(content)) {
                const qsizetype expected = ours.value(content) + theirs.value(content) - base.value(content);
                left[content] = merged.value(content) - std::max<qsizetype>(0, expected);
            }
            if (--left[content] >= 0)
                found.append(finding);
        }
        return found;
    }

    const Descriptions &m_descriptions;
    const lint::Options &m_options;
};

} // namespace

QList<Conflict> newFindings(const Descriptions &descriptions, const lint::Options &options)
{
    QList<Conflict> conflicts;
    for (const Diagnostic &finding : FindingSearch(descriptions, options).run()) {
        Conflict conflict{
            ConflictKind::Finding, document::Pointer::parse(finding.pointer).value_or(document::Pointer()),
            finding.arguments,     std::nullopt,
            std::nullopt,          std::nullopt};
        conflict.finding = finding;
        conflicts.append(std::move(conflict));
    }
    return conflicts;
}

} // namespace merge
