#include "objectchecks.h"

#include "activecontent.h"
#include "cancellation.h"
#include "documentlimits.h"
#include "extensionchecks.h"
#include "structure.h"

#include <QRegularExpression>

#include <array>

namespace lint {

using specification::ObjectKind;
using specification::Place;

namespace {

/** Other linters have rules of their own for combinations that are new in 3.2. */
const rules::Rule &ruleOf(const Place &place, const specification::Violation &violation)
{
    if (violation.fault == specification::Fault::NotTogether) {
        if (place.kind == ObjectKind::Example && violation.arguments != QStringList{u"externalValue"_qs, u"value"_qs})
            return "spec-example-values"_rule;
        if (violation.arguments.contains(u"encoding"_qs))
            return "spec-no-invalid-encoding-combinations"_rule;
    }
    return "oas3-schema"_rule;
}

/** Reports what differs from the tables and from the schemas of the project. */
class StructureRules final : public specification::Visitor
{
public:
    StructureRules(specification::Version version, const Project &project, Report &report)
        : m_check(version)
        , m_report(report)
    {
        if (!project.extensions.isEmpty())
            m_extensions.emplace(project, report);
    }

    void setVersion(specification::Version version) { m_check.setVersion(version); }

    void enter(const Place &place) override
    {
        m_check.enter(place);
        for (const specification::Violation &violation : m_check.takeViolations()) {
            const rules::Rule &rule = ruleOf(place, violation);
            const QStringList word = rule.sentences.empty() ? QStringList()
                                                            : QStringList{specification::wordOf(violation.fault)};
            m_report.addAt(rule, violation.pointer, violation.span, word + violation.arguments);
        }
        if (m_extensions)
            m_extensions->enter(place);
    }

private:
    specification::StructureCheck m_check;
    Report &m_report;
    std::optional<ExtensionChecks> m_extensions;
};

class ObjectChecks final : public specification::Visitor
{
public:
    ObjectChecks(const description::Description &description, const Project &project, Report &report,
                 PieceFindings *pieces)
        : m_structure(description.trees().first().version, project, report)
        , m_context(description, report)
        , m_pieces(pieces)
    {
        if (pieces)
            m_context.examples.reuse(pieces->untouchedExamples());
        for (const auto checks : {documentChecks(), pathChecks(), operationChecks(), schemaChecks(), exampleChecks()}) {
            for (const Check &check : checks)
                m_checks[std::size_t(check.kind)].append(&check);
        }
    }

    [[nodiscard]] bool isFarFromLimits() const
    {
        return m_context.examples.isFarFromLimit() && m_context.report.isFarFromLimit();
    }

    /** Checks the objects of one tree. False if the walk met a limit. */
    bool check(const description::Tree &tree)
    {
        const document::Snapshot &snapshot = tree.document->snapshot();
        const document::Node root = m_context.description.entry()->snapshot().root();
        m_structure.setVersion(tree.version);
        m_context.check(tree);
        m_isOfAnotherDefinition = tree.document != m_context.description.entry() && !tree.document->isPart();
        m_webhooks = tree.logical.tokens().value(0) == "webhooks" ? 1 : 0;
        m_callbacks = 0;
        const bool isComplete = specification::walkAs(snapshot, tree.start, tree.kind, root, tree.logical, tree.version,
                                                      *this);
        if (!isComplete)
            m_context.report.add("yaml-merge-too-large"_rule, tree.start,
                                 {QString::number(document::MaximumMergedMembers)});
        return isComplete;
    }

    /** Checks the objects of one tree, and keeps the result if the check has ended. */
    bool check(const description::Tree &tree, TreeFindings &known)
    {
        TreeResult result;
        const int stepsBefore = m_context.examples.stepsLeft();
        m_context.report.recordIn(&result.findings);
        const bool isComplete = check(tree);
        m_context.report.recordIn(nullptr);
        result.steps = stepsBefore - m_context.examples.stepsLeft();
        if (isComplete && !base::isUnwanted())
            known.keep(tree, result);
        return isComplete;
    }

    void addKnown(const TreeResult &known)
    {
        for (const DocumentFindings &each : known.findings)
            m_context.report.addKnown(each.document, each.diagnostics);
        m_context.examples.take(known.steps);
    }

    bool isVisited(const Place &place) override
    {
        if (!m_pieces || !isPiece(place))
            return true;
        m_examples.clear();
        m_context.asked.clear();
        m_context.read.clear();
        m_context.examples.recordIn(&m_examples);
        m_found = m_context.report.count();
        const document::Pointer pointer = place.pointer();
        const auto known = m_pieces->find(pointer, m_context.tags);
        if (known)
            addKnown(pointer, *known);
        return !known;
    }

    void enter(const Place &place) override
    {
        if (m_isOfAnotherDefinition) {
            if (place.kind == ObjectKind::Operation)
                checkNamesOfEntry(place, m_context);
            return;
        }
        m_structure.enter(place);
        m_callbacks += place.kind == ObjectKind::Callback ? 1 : 0;
        m_webhooks += isWebhook(place) ? 1 : 0;
        m_context.isInWebhook = m_webhooks > 0;
        for (const Check *check : m_checks[std::size_t(place.kind)])
            check->run(place, m_context);
        m_context.isInCallback = m_callbacks > 0;
        checkMarkdown(place, m_context);
    }

    void leave(const Place &place) override
    {
        m_callbacks -= place.kind == ObjectKind::Callback ? 1 : 0;
        m_webhooks -= isWebhook(place) ? 1 : 0;
        m_context.isInCallback = m_callbacks > 0;
        m_context.isInWebhook = m_webhooks > 0;
        if (m_pieces && isPiece(place)) {
            m_pieces->keep(place.pointer(), {foundOutsideExamples(), m_examples, m_context.asked, piecesRead()});
        }
    }

private:
    void addKnown(const document::Pointer &piece, const KnownPiece &known)
    {
        m_context.report.addKnown(known.diagnostics);
        m_context.examples.take(known.steps);
        const document::Snapshot &snapshot = m_context.document().snapshot();
        for (const CheckedExample &each : known.again)
            m_context.examples.validate(*each.rule, snapshot.at(each.place).resolved(), m_context.placeOf(each.place),
                                        m_context.placeOf(each.schema), each.use);
        m_pieces->keep(piece, m_examples);
    }

    [[nodiscard]] base::Diagnostics foundOutsideExamples() const
    {
        base::Diagnostics found = m_context.report.since(m_found);
        found.removeIf([](const base::Diagnostic &each) {
            return each.rule == u"oas3-valid-media-example" || each.rule == u"oas3-valid-schema-example" ||
                   each.rule == u"examples-not-checked";
        });
        return found;
    }

    [[nodiscard]] QSet<document::Pointer> piecesRead() const
    {
        QSet<document::Pointer> pieces;
        for (const document::Pointer &place : m_context.read)
            pieces.insert(Pieces::pieceOf(place).value_or(document::Pointer()));
        return pieces;
    }

    static bool isPiece(const Place &place)
    {
        return isWebhook(place) || (place.parent && (place.parent->kind == ObjectKind::Paths ||
                                                     place.parent->kind == ObjectKind::Components));
    }

    static bool isWebhook(const Place &place)
    {
        return place.field == "webhooks" && place.parent && place.parent->kind == ObjectKind::OpenApi;
    }

    StructureRules m_structure;
    CheckContext m_context;
    std::array<QList<const Check *>, 256> m_checks;
    bool m_isOfAnotherDefinition = false; ///< The objects that are checked.
    int m_callbacks = 0;
    int m_webhooks = 0;
    PieceFindings *m_pieces;
    QList<CheckedExample> m_examples; ///< Of the piece.
    qsizetype m_found = 0;            ///< Before the piece.
};

} // namespace

void checkMarkdown(const Place &place, CheckContext &context)
{
    static const QRegularExpression script(u"<\\s*script\\b"_qs, QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression eval(u"\\beval\\s*\\("_qs);
    for (const specification::Member &member : place.members) {
        const bool isMarkdown = member.field && member.field->type.text == specification::Text::Markdown;
        const bool isTitle = (place.kind == ObjectKind::Info || place.kind == ObjectKind::Schema) &&
                             member.key == "title";
        if ((!isMarkdown && !isTitle) || member.isMerged || !member.value.isString())
            continue;
        // Most texts have neither, and regular expressions take their time.
        const QByteArray bytes = member.value.bytes();
        if (hasScriptLink(bytes))
            context.addAtValue("no-script-tags-in-markdown"_rule, place, member, {u"link"_qs});
        if (!bytes.contains('<') && !bytes.contains("eval"))
            continue;
        const QString text = QString::fromUtf8(bytes);
        if (script.match(text).hasMatch())
            context.addAtValue("no-script-tags-in-markdown"_rule, place, member, {u"element"_qs});
        if (hasEventHandler(bytes))
            context.addAtValue("no-script-tags-in-markdown"_rule, place, member, {u"handler"_qs});
        if (eval.match(text).hasMatch())
            context.addAtValue("no-eval-in-markdown"_rule, place, member);
    }
}

bool checkObjects(const description::Description &description, const Project &project, Report &report,
                  PieceFindings *pieces)
{
    ObjectChecks checks(description, project, report, pieces);
    const bool isComplete = checks.check(description.trees().first());
    return isComplete && checks.isFarFromLimits();
}

bool checkPieces(const description::Description &description, const Project &project,
                 const QList<document::Pointer> &places, Report &report, PieceFindings &pieces)
{
    ObjectChecks checks(description, project, report, &pieces);
    const document::Snapshot &snapshot = description.entry()->snapshot();
    const specification::Version version = description.trees().first().version;
    bool isComplete = true;
    for (const document::Pointer &place : places)
        isComplete = specification::walkOne(snapshot, place, version, checks) && isComplete;
    return isComplete && checks.isFarFromLimits();
}

bool checkOtherTrees(const description::Description &description, const Options &options, Report &report,
                     TreeFindings *known)
{
    ObjectChecks checks(description, options.project, report, nullptr);
    bool isComplete = true;
    for (const description::Tree &tree : description.trees().sliced(1)) {
        if (base::isUnwanted())
            break;
        if (!options.isWanted(tree.document) || !tree.document->snapshot().isValid())
            continue;
        if (!known)
            isComplete = checks.check(tree) && isComplete;
        else if (const auto result = known->find(tree))
            checks.addKnown(*result);
        else
            isComplete = checks.check(tree, *known) && isComplete;
    }
    report.check(description.entry());
    return isComplete && checks.isFarFromLimits();
}

} // namespace lint
