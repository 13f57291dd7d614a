#include "linter.h"

#include "lint.h"
#include "lintsession.h"
#include "references.h"
#include "worker.h"

#include <algorithm>

namespace workspace {

namespace {

struct Linted {
    base::Diagnostics diagnostics;
    QList<FileProblem> elsewhere;
    QList<MissingUrl> missing;
    std::shared_ptr<const description::Description> description;
    std::optional<QList<lint::SecretText>> secretTexts; ///< Of a text without syntax errors.
};

struct Task {
    std::shared_ptr<StoredDocuments> documents;
    QString address;
    QSet<QString> open; ///< What others look at.
    FileRules rules;
    std::shared_ptr<lint::Session> session;
};

FileProblem problemIn(const openapi::ReferencedDocument &document, const base::Diagnostic &problem)
{
    return {document.address(), document.snapshot().positionAt(problem.span.offset), problem, false};
}

QList<FileProblem> problemsElsewhere(const QList<lint::DocumentFindings> &found, const Task &task)
{
    QList<FileProblem> problems;
    for (const lint::DocumentFindings &each : found) {
        if (each.document->address() == task.address)
            continue;
        for (const base::Diagnostic &problem : each.diagnostics) {
            problems.append(problemIn(*each.document, problem));
            problems.last().isOfDescription = true;
        }
    }
    for (const lint::RulesetProblem &problem : task.rules.ruleset.problems + task.rules.project.problems)
        problems.append(problemIn(*problem.file, problem.diagnostic));
    return problems;
}

QList<MissingUrl> missingUrls(const openapi::DocumentSet &set)
{
    QList<MissingUrl> missing;
    for (const QString &address : set.missingAddresses()) {
        if (openapi::isRemote(address))
            missing.append({address, *set.whyMissing(address)});
    }
    std::sort(missing.begin(), missing.end(), [](const auto &one, const auto &other) { return one.url < other.url; });
    return missing;
}

std::optional<QList<lint::SecretText>> secretTexts(const document::Snapshot &snapshot)
{
    if (!snapshot.isValid())
        return std::nullopt;
    return lint::secretTexts(definition::DefinitionView(snapshot));
}

base::Result<Linted> lintWithOthers(const Task &task)
{
    const auto document = task.documents->open(task.address);
    if (!document)
        return base::Error::cancelled();
    const auto set = openapi::DocumentSet::load({*document}, *task.documents);
    const auto description = std::make_shared<description::Description>(*document, set);
    const auto found = task.session->lint(*description);
    const base::Diagnostics own = lint::diagnosticsIn(found, *document);
    return Linted{own, problemsElsewhere(found, task), missingUrls(set), description,
                  secretTexts((*document)->snapshot())};
}

/** True if references of the entry lead to the document, over any number of others. */
bool reaches(const openapi::DocumentSet &set, const openapi::ReferencedDocumentPtr &entry, const QString &address)
{
    QStringList waiting = entry->otherAddresses();
    QSet<QString> seen(waiting.begin(), waiting.end());
    for (qsizetype i = 0; i < waiting.size() && !seen.contains(address); ++i) {
        const openapi::ReferencedDocumentPtr document = set.find(waiting[i]);
        for (const QString &next : document ? document->otherAddresses() : QStringList()) {
            if (!seen.contains(next))
                waiting.append(next);
            seen.insert(next);
        }
    }
    return seen.contains(address);
}

/** The problems of a file that is not a definition, as those of the descriptions that use it. */
base::Result<Linted> lintAsPart(const Task &task)
{
    const auto document = task.documents->open(task.address);
    if (!document)
        return base::Error::cancelled();
    QList<openapi::ReferencedDocumentPtr> entries;
    for (const QString &address : task.open) {
        const auto entry = task.documents->open(address);
        if (entry && definition::DefinitionView((*entry)->snapshot()).isDefinition())
            entries.append(*entry);
    }
    const auto set = openapi::DocumentSet::load(entries + QList{*document}, *task.documents);
    lint::Options options{task.rules.ruleset.settings, task.rules.ruleset.custom, task.rules.project, *document};
    base::Diagnostics problems = (*document)->snapshot().problems();
    for (const openapi::ReferencedDocumentPtr &entry : std::as_const(entries)) {
        if (reaches(set, entry, task.address))
            problems += lint::diagnosticsIn(lint::lint(description::Description(entry, set), options), *document);
    }
    const auto own = std::make_shared<description::Description>(*document, set);
    return Linted{lint::sorted(problems), problemsElsewhere({}, task), missingUrls(set), own, std::nullopt};
}

} // namespace

Linter::Linter(OpenDefinition &definition, References &references)
    : QObject(&definition)
    , m_definition(definition)
    , m_references(references)
{
    connect(&definition.document(), &document::Document::changed, this, &Linter::lintSoon);
    connect(&references, &References::changed, this, &Linter::lintAfterOthers);
    start();
}

void Linter::lintSoon()
{
    ++m_generation;
    if (!m_isRunning)
        start();
}

void Linter::lintAfterOthers()
{
    const openapi::DocumentSet &now = m_references.set();
    const QString own = m_references.addressOf(m_definition);
    const openapi::DocumentSet before = m_definition.description() ? m_definition.description()->set()
                                                                   : openapi::DocumentSet();
    const auto &known = before.documents();
    const bool isAnother = std::any_of(known.begin(), known.end(), [&](const auto &document) {
        return document->address() != own && now.find(document->address()) != document;
    });
    const QStringList missing = before.missingAddresses();
    const bool isFound = std::any_of(missing.begin(), missing.end(), [&](const QString &address) {
        const bool isTriedAgain = openapi::isRemote(address) && now.whyMissing(address) != before.whyMissing(address);
        return now.find(address) != nullptr || isTriedAgain;
    });
    const bool hasOtherRules = m_references.rulesOf(m_definition).files() != m_ruleFiles;
    if (isAnother || isFound || hasOtherRules || m_references.isNamed(own) != m_isNamed)
        lintSoon();
}

void Linter::start()
{
    m_isRunning = true;
    const FileRules rules = m_references.rulesOf(m_definition);
    const bool isNamed = m_references.isNamed(m_references.addressOf(m_definition));
    const bool isKnown = m_session && m_ruleFiles == rules.files() && m_isNamed == isNamed;
    if (!isKnown) {
        m_isNamed = isNamed;
        m_ruleFiles = rules.files();
        rules::RuleSettings settings = rules.ruleset.settings;
        lint::suppress(rules.project.suppressions, settings);
        m_definition.setRuleSettings(settings);
        m_session = std::make_shared<lint::Session>(
            lint::Options{rules.ruleset.settings, rules.ruleset.custom, rules.project});
    }
    if (isKnown && !isPart())
        lintEdited();
    else
        lintAll();
}

bool Linter::isPart() const
{
    return m_isNamed && !definition::DefinitionView(m_definition.document().snapshot()).isDefinition();
}

void Linter::lintEdited()
{
    const quint64 generation = m_generation;
    const auto run = [session = m_session, address = m_references.addressOf(m_definition),
                      snapshot = m_definition.document().snapshot()] {
        const auto found = session->lintEdited(address, snapshot);
        return found ? base::Result<base::Diagnostics>(*found) : base::Error::cancelled();
    };
    base::runOnWorker(this, run, [this, generation](const base::Result<base::Diagnostics> &found) {
        if (generation != m_generation)
            return start();
        if (found)
            m_definition.setDiagnostics(*found);
        lintAll();
    });
}

void Linter::lintAll()
{
    const quint64 generation = m_generation;
    const QString own = m_references.addressOf(m_definition);
    const Task task{m_references.documents(), own, m_references.openAddresses(), m_references.rulesOf(m_definition),
                    m_session};
    const auto run = [task, isPart = isPart()] { return isPart ? lintAsPart(task) : lintWithOthers(task); };
    base::runOnWorker(this, run, [this, generation](const base::Result<Linted> &found) {
        m_isRunning = false;
        if (generation != m_generation)
            return start();
        if (!found)
            return;
        m_definition.setDescription(found->description);
        if (found->secretTexts)
            m_definition.setSecretTexts(*found->secretTexts);
        m_definition.setDiagnostics(found->diagnostics);
        m_definition.setProblemsElsewhere(found->elsewhere);
        m_definition.setMissingUrls(found->missing);
    });
}

} // namespace workspace

#include "moc_linter.cpp"
