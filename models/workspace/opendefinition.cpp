#include "opendefinition.h"

#include "crosschecker.h"
#include "definitionview.h"
#include "description.h"
#include "destroyonworker.h"
#include "swaggerformat.h"
#include "whendone.h"

#include <QCryptographicHash>
#include <QtConcurrentRun>

#include <algorithm>
#include <utility>

namespace workspace {

namespace {

/** The forms edit OpenAPI 3. Documents of other formats can be converted to it. */
void protectOtherFormats(document::Document &document)
{
    if (document.readOnlyReason() != document::ReadOnlyReason::None)
        return;
    const document::Snapshot snapshot = document.snapshot();
    if (definition::DefinitionView(snapshot).kind() == definition::DocumentKind::Classic)
        document.setReadOnly(document::ReadOnlyReason::ClassicFormat);
    else if (isSwagger(snapshot))
        document.setReadOnly(document::ReadOnlyReason::NotWritable);
}

bool isSame(const base::Diagnostic &one, const base::Diagnostic &other)
{
    return one.rule == other.rule && one.pointer == other.pointer;
}

/** Nothing if the files of rules switch the rule off there. */
std::optional<base::Severity> severityOf(const base::Diagnostic &problem, const rules::RuleSettings &settings)
{
    const rules::Rule *rule = rules::findRule(problem.rule);
    return rule && rules::isConfigurable(*rule) ? settings.settingOf(*rule, problem.severity, problem.pointer)
                                                : problem.severity;
}

/** The current place of a problem: edits elsewhere move it, and its source is not queried again for that. */
base::Span placeIn(const document::Snapshot &snapshot, const base::Diagnostic &problem)
{
    const auto pointer = document::Pointer::parse(problem.pointer);
    return pointer && snapshot.isValid() ? definition::placeOf(snapshot, *pointer) : problem.span;
}

QByteArray resultOf(const QFuture<QByteArray> &hash)
{
    return hash.isValid() ? hash.result() : QByteArray();
}

QList<openapi::ReferencedDocumentPtr> otherDocuments(const std::shared_ptr<const description::Description> &description)
{
    QList<openapi::ReferencedDocumentPtr> documents = description ? description->set().documents()
                                                                  : QList<openapi::ReferencedDocumentPtr>();
    if (description)
        documents.removeOne(description->entry());
    return documents;
}

} // namespace

QByteArray fileHashOf(const QByteArray &fileBytes)
{
    return QCryptographicHash::hash(fileBytes, QCryptographicHash::Blake2b_256);
}

OpenDefinition::OpenDefinition(const QString &path, const QByteArray &fileBytes, QObject *parent)
    : QObject(parent)
    , m_path(path)
    , m_document(fileBytes, document::formatOfFileName(path))
{
    noteFile(fileBytes);
    protectOtherFormats(m_document);
}

OpenDefinition::OpenDefinition(const QString &title, const QByteArray &text, document::Format format, QObject *parent)
    : QObject(parent)
    , m_title(title)
    , m_document(text, format)
{
    protectOtherFormats(m_document);
}

QString OpenDefinition::title() const
{
    return m_path.isEmpty() ? m_title : m_path.sliced(m_path.lastIndexOf(u'/') + 1);
}

void OpenDefinition::setDiagnostics(const base::Diagnostics &diagnostics)
{
    m_lint = diagnostics;
    merge();
    emit linted();
}

void OpenDefinition::setOutsideProblems(Outside from, const base::Diagnostics &problems)
{
    if (m_outside[from] == problems)
        return;
    m_outside[from] = problems;
    merge();
}

void OpenDefinition::setRuleSettings(const rules::RuleSettings &settings)
{
    m_settings = settings;
    merge();
}

void OpenDefinition::setSecretTexts(const QList<lint::SecretText> &texts)
{
    if (m_secretTexts == texts)
        return;
    m_secretTexts = texts;
    emit secretTextsChanged();
}

void OpenDefinition::setCrossCheckProblems(const base::Diagnostics &differences)
{
    m_crossCheckProblems = differences;
    merge();
}

bool OpenDefinition::needsCrossCheck() const
{
    return m_document.isModified() && m_document.format() != document::Format::Json;
}

QFuture<base::Result<base::Diagnostics>> OpenDefinition::crossCheckBeforeSave() const
{
    if (!m_crossChecker || !needsCrossCheck())
        return base::readyFuture(base::Result<base::Diagnostics>(base::Diagnostics()));
    return m_crossChecker->checkChange();
}

void OpenDefinition::setProblemsElsewhere(const QList<FileProblem> &problems)
{
    if (m_problemsElsewhere == problems)
        return;
    m_problemsElsewhere = problems;
    emit problemsElsewhereChanged();
}

void OpenDefinition::setMissingUrls(const QList<MissingUrl> &missing)
{
    if (m_missingUrls == missing)
        return;
    m_missingUrls = missing;
    emit missingUrlsChanged();
}

void OpenDefinition::setDescription(std::shared_ptr<const description::Description> description)
{
    auto before = std::exchange(m_description, std::move(description));
    if (otherDocuments(before) != otherDocuments(m_description))
        emit otherDocumentsChanged();
    emit descriptionChanged();
    base::destroyOnWorker(std::move(before)); // It can take long.
}

void OpenDefinition::merge()
{
    base::Diagnostics merged = m_lint + m_crossCheckProblems;
    for (const auto &[from, problems] : m_outside) {
        // Each of several secrets in one text is reported, but a problem that another source has already reported is
        // not.
        const base::Diagnostics known = merged;
        for (base::Diagnostic problem : problems) {
            const auto severity = severityOf(problem, m_settings);
            if (!severity)
                continue;
            problem.severity = *severity;
            if (std::any_of(known.cbegin(), known.cend(), [&](const auto &each) { return isSame(each, problem); }))
                continue;
            problem.span = placeIn(m_document.snapshot(), problem);
            merged.append(problem);
        }
    }
    std::stable_sort(merged.begin(), merged.end(), [](const base::Diagnostic &left, const base::Diagnostic &right) {
        return left.span.offset < right.span.offset;
    });
    if (m_diagnostics == merged)
        return;
    m_diagnostics = merged;
    emit diagnosticsChanged();
}

bool OpenDefinition::isUnsaved() const
{
    return m_document.isModified() || m_fileState != FileState::Known || m_isOverruled;
}

document::Snapshot OpenDefinition::fileSnapshot() const
{
    const bool isKnown = m_fileHash.isValid() && resultOf(m_savedHash) == resultOf(m_fileHash);
    return isKnown ? m_document.savedSnapshot() : document::Snapshot();
}

QByteArray OpenDefinition::fileHash() const
{
    return resultOf(m_fileHash);
}

void OpenDefinition::noteFile(const QByteArray &fileBytes)
{
    m_savedHash = QtConcurrent::run(fileHashOf, fileBytes);
    noteFileHash(m_savedHash);
}

void OpenDefinition::noteFileHash(const QFuture<QByteArray> &hash)
{
    m_fileHash = hash;
    m_isOverruled = false;
    setFileState(FileState::Known);
}

void OpenDefinition::setFileState(FileState state)
{
    if (m_fileState == state)
        return;
    m_fileState = state;
    emit fileStateChanged();
}

bool OpenDefinition::isFile(const QByteArray &fileBytes) const
{
    return fileHash() == fileHashOf(fileBytes);
}

void OpenDefinition::startCrossChecks(QThreadPool &workers)
{
    m_crossChecker = new CrossChecker(m_document, workers, this);
    connect(m_crossChecker, &CrossChecker::finished, this, &OpenDefinition::setCrossCheckProblems);
}

void OpenDefinition::setPath(const QString &path)
{
    if (m_path == path)
        return;
    m_path = path;
    emit pathChanged();
}

} // namespace workspace

#include "moc_opendefinition.cpp"
