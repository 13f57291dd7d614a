#include "gatewayfolder.h"

#include "argumenterror.h"
#include "definitionview.h"
#include "diagnosticmessages.h"
#include "documentfile.h"
#include "documentset.h"
#include "lint.h"
#include "storeddocuments.h"

#include <QDir>

namespace commands {

base::Result<void> GatewayFolder::read(const QString &folder)
{
    const QString path = absolutePath(folder);
    if (!QFileInfo(path).isDir())
        return invalidArgument(u"%1 is not a folder"_qs.arg(folder));
    m_folder = QDir::cleanPath(folder);
    const workspace::FolderFiles found = m_store.filesBelow(path);
    if (found.isTruncated)
        return invalidArgument(u"%1 has more files than can be checked together"_qs.arg(folder));
    const QDir root(path);
    for (const QString &address : found.definitions) {
        File file{QDir::cleanPath(folder + u'/' + root.relativeFilePath(address)), address, {}};
        readFile(file);
        m_files.append(std::move(file));
    }
    if (m_files.isEmpty())
        return invalidArgument(u"%1 has no definitions"_qs.arg(folder));
    return {};
}

void GatewayFolder::readFile(File &file)
{
    const base::Result<QByteArray> bytes = m_store.read(file.address);
    if (!bytes) {
        file.problems.failure = failureLine(file.name, bytes.error());
        return;
    }
    if (const auto found = findInvalidCharacter(*bytes)) {
        file.problems.files = {invalidFile(file.name, file.address, *found)};
        return;
    }
    const document::Snapshot snapshot = document::Snapshot::parse(*bytes, document::formatOfFileName(file.address));
    if (!snapshot.isValid()) {
        file.problems.files = {syntaxOf(file.name, file.address, snapshot)};
        return;
    }
    workspace::StoredDocuments documents(m_store);
    documents.setRoots({m_store.rootOf(file.address)});
    documents.setOpen({{file.address, snapshot}});
    if (const auto entry = documents.open(file.address)) {
        const description::Description description(*entry, openapi::DocumentSet::load({*entry}, documents));
        m_apis.append(reach::servedApi(description, file.name));
    }
}

QList<ApiFindings> GatewayFolder::located(const QList<reach::GatewayFinding> &findings) const
{
    QHash<QString, base::Diagnostics> problems;
    for (const reach::GatewayFinding &finding : findings)
        problems[finding.documentPath].append(finding.problem);
    QList<ApiFindings> located;
    // An environment has no file.
    FileFindings ofEnvironment{m_folder, m_folder, {}};
    for (const base::Diagnostic &problem : problems.value({}))
        ofEnvironment.findings.append({m_folder,
                                       {},
                                       {},
                                       problem.severity,
                                       problem.rule,
                                       messages::diagnosticText(problem),
                                       problem.pointer,
                                       base::logicalPlace(problem)});
    if (!ofEnvironment.findings.isEmpty())
        located.append({{}, {ofEnvironment}});
    for (const File &file : m_files)
        located.append(locatedIn(file, problems.value(file.name)));
    return located;
}

ApiFindings GatewayFolder::locatedIn(const File &file, const base::Diagnostics &problems) const
{
    if (!file.problems.failure.isEmpty() || !file.problems.files.isEmpty())
        return file.problems;
    FileFindings found{file.name, file.address, {}};
    const auto bytes = problems.isEmpty() ? base::Result<QByteArray>(QByteArray()) : m_store.read(file.address);
    if (!bytes)
        return {failureLine(file.name, bytes.error()), {}};
    const document::Snapshot snapshot = document::Snapshot::parse(*bytes, document::formatOfFileName(file.address));
    PositionCursor cursor(snapshot);
    for (base::Diagnostic problem : problems) {
        if (const auto pointer = document::Pointer::parse(problem.pointer))
            problem.span = definition::placeOf(snapshot, *pointer);
        found.findings.append(findingOf(file.name, cursor, problem));
    }
    return {{}, {found}};
}

} // namespace commands
