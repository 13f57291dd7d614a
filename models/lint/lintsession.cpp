#include "lintsession.h"

#include "checks.h"
#include "gatewayfields.h"
#include "syntaxproblems.h"

#include <algorithm>
#include <utility>

namespace lint {

using document::Pointer;
using document::Snapshot;
using openapi::DocumentSet;
using openapi::ReferencedDocument;
using openapi::ReferencedDocumentPtr;

namespace {

/** What the findings in all pieces depend on. */
QStringList headOf(const Snapshot &snapshot)
{
    QStringList head;
    for (const char *member : {"openapi", "$self", "jsonSchemaDialect"})
        head.append(snapshot.at({member}).text());
    return head;
}

QList<ReferencedDocumentPtr> othersIn(const DocumentSet &set, const QString &address)
{
    QList<ReferencedDocumentPtr> others = set.documents();
    others.removeIf([&](const ReferencedDocumentPtr &document) { return document->address() == address; });
    return others;
}

/** Members of the root are checked with it, but for extensions that are not the gateway's, which may be anything. */
bool isCheckedAlone(const Pointer &piece)
{
    return piece.tokens().size() > 1 || (piece.last().startsWith("x-") && !definition::isExtensionName(piece.last()));
}

} // namespace

class Session::Private
{
public:
    explicit Private(Options sessionOptions)
        : options(std::move(sessionOptions))
        , settings(options.settings)
    {
        suppress(options.project.suppressions, settings);
    }

    /** False for documents whose pieces are not independent of each other. */
    [[nodiscard]] bool isSuitable(const Snapshot &snapshot) const
    {
        return snapshot.isValid() && snapshot.problems().isEmpty() && !snapshot.hasAliases() &&
               options.project.extensions.isEmpty();
    }

    void forget()
    {
        isKnown = false;
        findings.clear();
        changed.clear();
        pieces = {};
    }

    std::optional<base::Diagnostics> lintEdited(const QString &address, const Snapshot &snapshot)
    {
        if (!isKnown || !isSuitable(snapshot) || headOf(snapshot) != head)
            return std::nullopt;
        Pieces now(snapshot);
        const QSet<Pointer> edited = now.differencesFrom(pieces);
        isOnlyInside = isOnlyInside && areInside(edited, now);
        changed += edited;
        const Pieces before = std::exchange(pieces, std::move(now));
        QList<Pointer> places(changed.begin(), changed.end());
        places.removeIf([&](const Pointer &place) { return !pieces.find(place); });
        // References elsewhere were checked in an earlier state.
        const auto document = std::make_shared<const ReferencedDocument>(address, snapshot, places);
        graph->add(edited);
        findings.startEdited(before, pieces, edited, *document, *graph);
        const description::Description description = last->withEdited(document);
        Report report(description, settings);
        const CheckInput inPieces{description, options, &findings, places};
        const CheckInput inDocument{description, options, &findings};
        const bool isComplete = isOnlyInside ? runChecks({Scope::Object}, inPieces, report)
                                             : runChecks({Scope::Object, Scope::Document}, inDocument, report);
        (void)runChecks({Scope::Linked}, inPieces, report);
        if (!isComplete || !report.isFarFromLimit())
            return std::nullopt;
        base::Diagnostics found = report.takeDiagnostics() + acrossFindings.placedIn(pieces, changed);
        if (isOnlyInside)
            found += withinFindings.placedIn(pieces, changed);
        return sorted(found);
    }

    QList<DocumentFindings> lint(const description::Description &description)
    {
        const ReferencedDocumentPtr &document = description.entry();
        const Snapshot &snapshot = document->snapshot();
        if (!isSuitable(snapshot) || document->hasAnchors() || isClassic(*document)) {
            // What was known of the last valid text is of use again after the next keys.
            if (snapshot.isValid()) {
                forget();
                trees.clear();
            }
            return lint::lint(description, options);
        }
        start(description);
        Report within(description, settings);
        Report across(description, settings);
        const bool isComplete = runChecks({Scope::Object, Scope::Document}, {description, options, &findings}, within);
        graph->clear();
        const CheckInput inAll{.description = description, .options = options, .trees = &trees};
        const bool isAcrossComplete = runChecks({Scope::Linked, Scope::Description}, inAll, across);
        if (!isComplete || !isAcrossComplete || !within.isFarFromLimit() || !across.isFarFromLimit()) {
            forget();
            trees.clear();
            return lint::lint(description, options);
        }
        const base::Diagnostics foundWithin = within.takeDiagnostics();
        const base::Diagnostics foundAcross = across.takeDiagnostics();
        withinFindings = MovableFindings(foundWithin, pieces);
        acrossFindings = MovableFindings(foundAcross, pieces);
        isKnown = true;
        QList<DocumentFindings> found = syntaxProblems(description);
        for (DocumentFindings &each : found) {
            each.diagnostics += each.document == document
                                    ? foundWithin + foundAcross
                                    : within.takeDiagnostics(each.document) + across.takeDiagnostics(each.document);
            each.diagnostics = sorted(std::move(each.diagnostics));
        }
        return found;
    }

private:
    /** True if the document has the same pieces, and those that changed are checked by themselves. */
    [[nodiscard]] bool areInside(const QSet<Pointer> &edited, const Pieces &now) const
    {
        return std::all_of(edited.begin(), edited.end(), [&](const Pointer &place) {
            return isCheckedAlone(place) && now.find(place) && pieces.find(place);
        });
    }

    void start(const description::Description &description)
    {
        const ReferencedDocumentPtr &document = description.entry();
        const QStringList nowHead = headOf(document->snapshot());
        const QList<ReferencedDocumentPtr> nowOthers = othersIn(description.set(), document->address());
        const QStringList nowMissing = description.set().missingAddresses();
        Pieces now(document->snapshot());
        if (head != nowHead)
            trees.clear();
        trees.start(description, changed + now.differencesFrom(pieces));
        if (head != nowHead || others != nowOthers || missing != nowMissing)
            forget();
        head = nowHead;
        others = nowOthers;
        missing = nowMissing;
        last = description;
        changed += now.differencesFrom(pieces);
        pieces = std::move(now);
        graph.emplace(document);
        graph->add(changed);
        findings.start(pieces, changed, *document, *graph);
        changed.clear();
        isOnlyInside = true;
    }

    const Options options;
    rules::RuleSettings settings;        ///< With the suppressions.
    bool isKnown = false;                ///< All findings of a state.
    Pieces pieces;                       ///< Of the last state.
    QSet<Pointer> changed;               ///< Since the last time that dependents were checked.
    bool isOnlyInside = true;            ///< These are pieces that existed then, and are checked by themselves.
    std::optional<ReferenceGraph> graph; ///< Of the last time that dependents were checked.
    PieceFindings findings;
    TreeFindings trees; ///< The results of other documents, as of the last time that dependents were checked.
    MovableFindings withinFindings; ///< Of the last time that dependents were checked, as those:
    MovableFindings acrossFindings;
    QStringList head;
    std::optional<description::Description> last; ///< That lint() got.
    QList<ReferencedDocumentPtr> others;
    QStringList missing;
};

Session::Session(Options options)
    : d(std::make_unique<Private>(std::move(options)))
{}

Session::~Session() = default;

std::optional<base::Diagnostics> Session::lintEdited(const QString &address, const Snapshot &snapshot)
{
    return d->lintEdited(address, snapshot);
}

QList<DocumentFindings> Session::lint(const description::Description &description)
{
    return d->lint(description);
}

} // namespace lint
