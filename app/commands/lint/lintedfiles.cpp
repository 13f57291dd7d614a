#include "lintedfiles.h"

#include "definitionview.h"
#include "diagnosticmessages.h"
#include "findingplaces.h"
#include "fixes.h"
#include "lint.h"
#include "project.h"
#include "rulesets.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>

namespace commands {

namespace {

/** Adds what the fixes of the first problems replace. */
void addFixes(QList<Finding> &findings, const base::Diagnostics &problems, const document::Snapshot &snapshot)
{
    constexpr int MaximumFixes = 1'000;
    lint::FixPreview preview(snapshot);
    int fixes = 0;
    for (qsizetype i = 0; i < problems.size() && fixes < MaximumFixes; ++i) {
        if (!lint::hasFix(problems[i]))
            continue;
        ++fixes;
        if (const auto splice = preview.replacementFor(problems[i])) {
            findings[i].fixes = {{messages::fixText(problems[i]), snapshot.positionAt(splice->offset),
                                  snapshot.positionAt(splice->offset + splice->removed),
                                  QString::fromUtf8(splice->inserted)}};
        }
    }
}

/** The problems of a document's text, whatever the document is a part of. */
class SyntaxProblems final
{
public:
    explicit SyntaxProblems(const document::Snapshot &snapshot)
    {
        for (const base::Diagnostic &problem : snapshot.problems())
            m_places.insert({problem.rule, problem.span.offset});
    }
    [[nodiscard]] bool contains(const base::Diagnostic &problem) const
    {
        return !m_places.isEmpty() && m_places.contains({problem.rule, problem.span.offset});
    }

private:
    QSet<std::pair<QString, qsizetype>> m_places;
};

/** The documents whose objects a description uses, without its entry document. */
QSet<const openapi::ReferencedDocument *> usedDocuments(const description::Description &description)
{
    QSet<const openapi::ReferencedDocument *> used;
    for (const description::Tree &tree : description.trees()) {
        if (tree.document != description.entry())
            used.insert(tree.document.get());
    }
    return used;
}

/** True if the text can have a `$ref` to another document. */
bool canReferElsewhere(const QByteArray &bytes)
{
    for (qsizetype at = bytes.indexOf("$ref"); at >= 0; at = bytes.indexOf("$ref", at + 4)) {
        qsizetype value = at + 4;
        while (value < bytes.size() && QByteArrayView("\"': \t").contains(bytes[value]))
            ++value;
        if (value < bytes.size() && bytes[value] != '#')
            return true;
    }
    return false;
}

} // namespace

struct LintedFiles::Api {
    explicit Api(workspace::DocumentStore &store)
        : documents(store)
    {}

    workspace::StoredDocuments documents;
    openapi::ReferencedDocumentPtr entry;
    openapi::DocumentSet set;
};

struct LintedFiles::Setup {
    lint::Options options;
    QList<lint::RulesetProblem> problems; ///< Of the ruleset.
};

void LintedFiles::allowFiles(const QString &prefix)
{
    m_roots.append(absolutePath(prefix));
}

bool LintedFiles::useRuleset(const QString &path)
{
    m_ruleset = absolutePath(path);
    return bool(m_store.read(m_ruleset));
}

void LintedFiles::setFiles(const QList<ListedFile> &files, const QByteArray &input)
{
    m_input = input;
    for (const auto &[path, listedAt] : files) {
        const bool isInput = path == u"-";
        const QString address = isInput ? u"standard-input"_qs : absolutePath(path);
        if (m_addresses.contains(address))
            continue;
        m_addresses.insert(address);
        const QString root = isInput ? QString() : m_store.rootOf(address);
        m_files.append({path, isInput ? u"<stdin>"_qs : path, address, root, listedAt});
        m_isAbsolute = m_isAbsolute || QDir::isAbsolutePath(path);
        if (!isInput)
            m_roots.append(root);
    }
    m_roots.removeDuplicates();
    std::stable_sort(m_files.begin(), m_files.end(),
                     [](const File &left, const File &right) { return left.name < right.name; });
}

qint64 LintedFiles::sizeOf(qsizetype index) const
{
    const File &file = m_files[index];
    return file.path == u"-" ? m_input.size() : QFileInfo(file.address).size();
}

base::Result<DocumentFile> LintedFiles::read(const File &file) const
{
    if (file.path == u"-")
        return DocumentFile{file.path, m_input, document::Format::Yaml};
    // A list is made by other programs: a pipe or device in it would keep lint waiting.
    const bool isListed = !file.listedAt.isEmpty();
    base::Result<QByteArray> bytes = isListed ? m_store.read(file.path) : m_store.readArgument(file.path);
    if (!bytes && isListed && bytes.error().code == base::ErrorCode::WrongFileType)
        return base::Error{base::ErrorCode::ReadFailed, u"It is not a regular file."_qs};
    if (!bytes)
        return bytes.error();
    return DocumentFile{file.path, *std::move(bytes), document::formatOfFileName(file.path)};
}

void LintedFiles::load(Api &api, const File &file, const document::Snapshot &snapshot) const
{
    api.documents.setRoots(m_roots);
    api.documents.setOpen({{file.address, snapshot}});
    for (auto fetched = m_fetched.cbegin(); fetched != m_fetched.cend(); ++fetched) {
        if (*fetched)
            api.documents.addFetched(fetched.key(), **fetched);
        else
            api.documents.setUnavailable(fetched.key(), fetched->error());
    }
    if (const auto entry = api.documents.open(file.address)) {
        api.entry = *entry;
        api.set = openapi::DocumentSet::load({*entry}, api.documents);
    }
}

QStringList LintedFiles::unfetched() const
{
    QStringList urls;
    for (const File &file : m_files) {
        const auto text = read(file);
        if (!text)
            continue;
        Api api(m_store);
        load(api, file, document::Snapshot::parse(text->bytes, text->format));
        for (const QString &address : api.set.missingAddresses()) {
            if (api.set.whyMissing(address)->reason == openapi::Unavailability::Reason::NotFetched)
                urls.append(address);
        }
    }
    urls.removeDuplicates();
    return urls;
}

void LintedFiles::addFetched(const QString &url, const workspace::ReferenceFetcher::Outcome &outcome)
{
    m_fetched.insert(url, outcome);
}

void LintedFiles::forEachWithExtension(const std::function<void(const LintedFile &)> &use) const
{
    for (const File &file : m_files) {
        const auto text = read(file);
        if (!text || !text->bytes.contains("-api-gateway"))
            continue;
        const document::Snapshot snapshot = document::Snapshot::parse(text->bytes, text->format);
        if (snapshot.isValid())
            use({text->identity(), snapshot});
    }
}

void LintedFiles::readReferences()
{
    for (const File &file : std::as_const(m_files)) {
        const auto text = m_files.size() > 1 ? read(file) : base::Result<DocumentFile>(base::Error::cancelled());
        if (!text || !canReferElsewhere(text->bytes))
            continue;
        const document::Snapshot snapshot = document::Snapshot::parse(text->bytes, text->format);
        // What a part uses is used by those who use the part.
        if (!definition::DefinitionView(snapshot).isDefinition())
            continue;
        Api api(m_store);
        load(api, file, snapshot);
        if (!api.entry)
            continue;
        const description::Description description(api.entry, api.set);
        for (const description::Tree &tree : description.trees()) {
            if (tree.document != api.entry && m_addresses.contains(tree.document->address()))
                m_used.insert(tree.document->address());
        }
    }
}

LintedFiles::Setup LintedFiles::setupOf(const File &file, Api &api) const
{
    const lint::Ruleset ruleset = rulesetOf(file, api.documents);
    const lint::Project project = lint::projectFor(file.address, file.root, api.documents);
    return {{ruleset.settings, ruleset.custom, project}, ruleset.problems};
}

std::optional<LintedFiles::Fixed> LintedFiles::fixed(qsizetype index) const
{
    /** Fixes can make others possible. */
    constexpr int MaximumRounds = 10;
    const File &file = m_files[index];
    const auto text = read(file);
    if (!text || findInvalidCharacter(text->bytes))
        return std::nullopt;
    document::Document document(text->bytes, text->format);
    Fixed fixed{file.path, file.name, document.snapshot(), document.snapshot(), text->bytes};
    if (!fixed.before.isValid())
        return std::nullopt;
    for (int round = 0; round < MaximumRounds; ++round) {
        Api api(m_store);
        load(api, file, document.snapshot());
        if (!api.entry)
            return std::nullopt;
        Setup setup = setupOf(file, api);
        setup.options.only = api.entry;
        const auto found = lint::lint(description::Description(api.entry, api.set), setup.options);
        const int count = lint::applyFixes(document, lint::diagnosticsIn(found, api.entry));
        if (count == 0)
            break;
        fixed.count += count;
    }
    fixed.after = document.snapshot();
    fixed.bytes = document.fileBytes();
    return fixed;
}

ApiFindings LintedFiles::lint(qsizetype index, const Further &further) const
{
    const File &file = m_files[index];
    const auto text = read(file);
    if (!text)
        return {failureLine(file.path, text.error()), {}, file.name, false, file.listedAt};
    if (const auto found = findInvalidCharacter(text->bytes))
        return {{}, {invalidFile(file.name, file.address, *found)}, file.name};
    const document::Snapshot snapshot = document::Snapshot::parse(text->bytes, text->format);
    const bool isPart = !definition::DefinitionView(snapshot).isDefinition();
    if (isPart && m_used.contains(file.address))
        return {{}, {syntaxOf(file.name, file.address, snapshot)}, file.name, isPart};
    Api api(m_store);
    load(api, file, snapshot);
    if (!api.entry)
        return {};
    const Setup setup = setupOf(file, api);
    ApiFindings findings{{}, {}, file.name, isPart};
    const description::Description description(api.entry, api.set);
    const auto used = usedDocuments(description);
    QList<lint::DocumentFindings> all = lint::lint(description, setup.options);
    for (lint::DocumentFindings &found : all) {
        const openapi::ReferencedDocumentPtr &document = found.document;
        base::Diagnostics problems = std::move(found.diagnostics);
        const bool isEntry = document == api.entry;
        const SyntaxProblems syntax(document->snapshot());
        // They have their own results.
        if (!isEntry && m_addresses.contains(document->address()))
            problems.removeIf([&](const base::Diagnostic &problem) { return syntax.contains(problem); });
        if (isEntry && document->snapshot().isValid())
            problems += further({text->identity(), document->snapshot()});
        const QString name = isEntry ? file.name : nameOf(document->address());
        findings.files.append({name, document->address(), {}, used.contains(document.get())});
        PositionCursor cursor(document->snapshot());
        findings.files.last().findings.reserve(problems.size());
        const bool isFixed = m_isWithFixes && isEntry && document->snapshot().isValid();
        for (base::Diagnostic &problem : problems) {
            findings.files.last().findings.append(findingOf(name, cursor, problem));
            findings.files.last().findings.last().isSyntax = syntax.contains(problem);
            // Both would be in memory otherwise.
            if (!isFixed)
                problem = {};
        }
        if (isFixed)
            addFixes(findings.files.last().findings, problems, document->snapshot());
    }
    for (const lint::RulesetProblem &problem : setup.problems + setup.options.project.problems) {
        const QString name = nameOf(problem.file->address());
        if (findings.files.last().name != name)
            findings.files.append({name, problem.file->address(), {}});
        PositionCursor cursor(problem.file->snapshot());
        findings.files.last().findings.append(findingOf(name, cursor, problem.diagnostic));
    }
    return findings;
}

lint::Ruleset LintedFiles::rulesetOf(const File &file, openapi::DocumentSource &source) const
{
    if (!m_ruleset.isEmpty()) {
        // Its folder is not one that definitions may read.
        workspace::StoredDocuments documents(m_store);
        documents.setRoots({m_ruleset, m_store.rootOf(m_ruleset)});
        return lint::readRuleset(m_ruleset, file.address, documents);
    }
    return lint::rulesetFor(file.address, file.root, source);
}

QString LintedFiles::nameOf(const QString &address) const
{
    return m_isAbsolute || openapi::isRemote(address) ? address : QDir::current().relativeFilePath(address);
}

} // namespace commands
