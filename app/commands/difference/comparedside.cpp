#include "comparedside.h"

#include "conversion.h"
#include "gitfiles.h"
#include "referencedfiles.h"
#include "revisiondocuments.h"
#include "revisiontext.h"

#include <QDir>
#include <QFileInfo>

namespace commands {

namespace {

/** An argument REV:PATH. */
struct RevisionPath {
    QString revision;
    QString path;      ///< The absolute path, relative to the current folder.
    QString belowRoot; ///< The absolute path relative to the root of the repository, as in git; empty if it is none.
};

/** The closest folder around the current one that has `.git`; empty if there is none. */
QString repositoryRoot()
{
    QDir folder = QDir::current();
    do {
        if (QFileInfo::exists(folder.filePath(u".git"_qs)))
            return folder.absolutePath();
    } while (folder.cdUp());
    return {};
}

/** A file whose name contains a colon is a file. */
std::optional<RevisionPath> revisionPath(const QString &argument)
{
    const qsizetype colon = argument.indexOf(u':');
    if (colon <= 0 || colon + 1 == argument.size() || QFileInfo::exists(argument))
        return std::nullopt;
    const QString path = argument.sliced(colon + 1);
    const QString root = path.startsWith(u'.') || path.startsWith(u'/') ? QString() : repositoryRoot();
    return RevisionPath{argument.first(colon), absolutePath(path),
                        root.isEmpty() ? QString() : absolutePath(QDir(root).filePath(path))};
}

base::Result<commits::RevisionDocuments> documentsOf(const RevisionPath &place, git::RepositoryFiles &files)
{
    const auto commit = git::commitOf(place.path, place.revision, files);
    if (!commit)
        return commit.error();
    return commits::RevisionDocuments(*commit, files);
}

base::Result<QByteArray> textOf(commits::RevisionDocuments &documents, const QString &path)
{
    const auto text = documents.read(path);
    if (!text)
        return text.error();
    return *text ? base::Result<QByteArray>(**text) : base::Error{base::ErrorCode::NotFound, path};
}

/** The document in a version that can be compared. */
base::Result<document::Snapshot> comparable(const DocumentFile &file, const QString &address)
{
    document::Document document(file.bytes, file.format);
    if (!document.snapshot().at({"swagger"}).exists())
        return document.snapshot();
    const auto converted = conversion::convert(document, specification::Version::V30, address);
    return converted ? base::Result<document::Snapshot>(document.snapshot()) : converted.error();
}

} // namespace

std::optional<ComparedSide> ComparedSide::read(const QString &argument, workspace::DocumentStore &store,
                                               Console &console)
{
    const auto refuse = [&](const base::Error &error) {
        if (error.code == base::ErrorCode::AlreadyExists) {
            console.complain(
                u"%1: several commits have names that start with %2; use more digits"_qs.arg(argument, error.detail));
            return std::nullopt;
        }
        console.complain(failureLine(argument, error));
        return std::nullopt;
    };
    std::optional<RevisionPath> place = revisionPath(argument);
    storage::GitFiles files;
    std::optional<commits::RevisionDocuments> revision;
    base::Result<DocumentFile> file = DocumentFile{argument, {}, document::Format::Yaml};
    if (place) {
        auto documents = documentsOf(*place, files);
        if (!documents)
            return refuse(documents.error());
        revision.emplace(*std::move(documents));
        auto bytes = textOf(*revision, place->path);
        const bool isMissing = !bytes && bytes.error().code == base::ErrorCode::NotFound;
        if (isMissing && !place->belowRoot.isEmpty() && place->belowRoot != place->path) {
            place->path = place->belowRoot;
            bytes = textOf(*revision, place->path);
        }
        if (!bytes)
            return refuse(bytes.error());
        file->bytes = *bytes;
        file->format = document::formatOfFileName(place->path);
    } else {
        file = readDocumentFile(argument, store, console);
    }
    if (!file)
        return refuse(file.error());
    if (complainAboutSyntax(*file, document::Snapshot::parse(file->bytes, file->format), console))
        return std::nullopt;
    const QString address = place ? place->path : addressOf(*file);
    const auto snapshot = comparable(*file, address);
    if (!snapshot)
        return refuse(snapshot.error());
    ComparedSide side;
    side.m_name = file->displayName();
    const openapi::DocumentSet set = revision ? openapi::DocumentSet::load(
                                                    {std::make_shared<const openapi::ReferencedDocument>(address,
                                                                                                         *snapshot)},
                                                    *revision)
                                              : referencedFiles(*file, *snapshot, store);
    const openapi::ReferencedDocumentPtr entry = set.find(address);
    if (entry)
        side.m_description.emplace(entry, set);
    if (!entry || !side.m_description->version()) {
        console.complain(u"%1: only documents of Swagger 2.0 and OpenAPI %2 can be compared"_qs.arg(
            side.m_name, specification::listOfVersions(u"and")));
        return std::nullopt;
    }
    return side;
}

QString ComparedSide::nameOf(const QString &address) const
{
    return address == this->address() ? m_name : QDir::current().relativeFilePath(address);
}

base::Position ComparedSide::positionOf(const openapi::Place &place) const
{
    const openapi::ReferencedDocumentPtr document = m_description->set().find(place.address);
    if (!document)
        return {};
    const document::Snapshot &snapshot = document->snapshot();
    const base::Span key = snapshot.keySpan(place.pointer);
    return snapshot.positionAt(key.length > 0 ? key.offset : snapshot.at(place.pointer).span().offset);
}

} // namespace commands
