#include "lintedfiles.h"

#include "diagnosticmessages.h"
#include "invalidcharacter.h"
#include "lint.h"
#include "rulesets.h"

#include <QDir>
#include <QFileInfo>

namespace commands {

namespace {

Finding findingOf(const QString &name, const document::Snapshot &snapshot, const base::Diagnostic &problem)
{
    return {name,
            snapshot.positionAt(problem.span.offset),
            snapshot.positionAt(problem.span.end()),
            problem.severity,
            problem.rule,
            messages::diagnosticText(problem),
            problem.pointer};
}

/** A file's absolute path; relative references in standard input can't be resolved. */
QString addressOf(const DocumentFile &file)
{
    return file.path == u"-" ? u"standard-input"_qs : QDir::cleanPath(QFileInfo(file.path).absoluteFilePath());
}

} // namespace

void LintedFiles::allowFiles(const QString &prefix)
{
    m_roots.append(QDir::cleanPath(QFileInfo(prefix).absoluteFilePath()));
}

void LintedFiles::add(const DocumentFile &file)
{
    const QString name = file.displayName();
    const QString address = addressOf(file);
    m_names.append(name);
    if (const auto found = findInvalidCharacter(file.bytes)) {
        const base::Diagnostic problem = encodingProblem(*found);
        m_findings.append({name,
                           found->position,
                           {found->position.line, found->position.column + 1},
                           problem.severity,
                           problem.rule,
                           messages::diagnosticText(problem),
                           problem.pointer});
        return;
    }
    m_isAbsolute = m_isAbsolute || QDir::isAbsolutePath(file.path);
    m_addresses.append(address);
    if (file.path != u"-")
        m_roots.append(m_store.rootOf(address));
    m_askedFor.insert(address, file.identity());
    m_open.insert(address, document::Snapshot::parse(file.bytes, file.format));
}

bool LintedFiles::useRuleset(const QString &path)
{
    m_ruleset = QDir::cleanPath(QFileInfo(path).absoluteFilePath());
    m_roots.append(m_store.rootOf(m_ruleset));
    return bool(m_store.read(m_ruleset));
}

lint::Ruleset LintedFiles::rulesetOf(const QString &address)
{
    if (!m_ruleset.isEmpty())
        return lint::readRuleset(m_ruleset, address, m_documents);
    return lint::rulesetFor(address, m_store.rootOf(address), m_documents);
}

void LintedFiles::addProblems(const lint::Ruleset &ruleset, QList<Finding> &findings)
{
    QSet<QString> files;
    for (const lint::RulesetProblem &problem : ruleset.problems) {
        const QString address = problem.file->address();
        if (!m_readRulesets.contains(address))
            findings.append(findingOf(nameOf(address), problem.file->snapshot(), problem.diagnostic));
        files.insert(address);
    }
    m_readRulesets += files;
}

openapi::DocumentSet LintedFiles::load()
{
    m_roots.removeDuplicates();
    m_documents.setRoots(m_roots);
    m_documents.setOpen(m_open);
    QList<openapi::ReferencedDocumentPtr> entries;
    for (const QString &address : std::as_const(m_addresses)) {
        if (const auto document = m_documents.open(address))
            entries.append(*document);
    }
    return openapi::DocumentSet::load(entries, m_documents);
}

QStringList LintedFiles::unfetched()
{
    const auto set = load();
    QStringList urls = set.missingAddresses();
    urls.removeIf([&set](const QString &address) {
        return set.whyMissing(address)->reason != openapi::Unavailability::Reason::NotFetched;
    });
    return urls;
}

void LintedFiles::addFetched(const QString &url, const workspace::ReferenceFetcher::Outcome &outcome)
{
    if (outcome)
        m_documents.addFetched(url, *outcome);
    else
        m_documents.setUnavailable(url, outcome.error());
}

QList<LintedFile> LintedFiles::valid() const
{
    QList<LintedFile> files;
    for (const QString &address : m_addresses) {
        if (const document::Snapshot snapshot = m_open.value(address); snapshot.isValid())
            files.append({m_askedFor.value(address), snapshot});
    }
    return files;
}

QList<Finding> LintedFiles::findings(const Further &further)
{
    QList<Finding> findings = m_findings;
    const auto set = load();
    for (const openapi::ReferencedDocumentPtr &document : set.documents()) {
        const bool isAskedFor = m_askedFor.contains(document->address());
        const QString name = nameOf(document->address());
        if (!isAskedFor)
            m_names.append(name);
        const lint::Ruleset ruleset = isAskedFor ? rulesetOf(document->address()) : lint::Ruleset();
        addProblems(ruleset, findings);
        base::Diagnostics problems = isAskedFor ? lint::lint(document, set, lint::Named::ByTheSet, ruleset.settings)
                                                : lint::lintNamed(document, set);
        if (isAskedFor && document->snapshot().isValid())
            problems += further({m_askedFor.value(document->address()), document->snapshot()});
        for (const base::Diagnostic &problem : std::as_const(problems))
            findings.append(findingOf(name, document->snapshot(), problem));
    }
    return findings;
}

QString LintedFiles::nameOf(const QString &address) const
{
    const QString asked = m_askedFor.value(address).title;
    if (!asked.isEmpty())
        return asked;
    return m_isAbsolute || openapi::isRemote(address) ? address : QDir::current().relativeFilePath(address);
}

} // namespace commands
