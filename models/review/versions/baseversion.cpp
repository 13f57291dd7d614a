#include "baseversion.h"

#include "headtext.h"
#include "revisiondocuments.h"
#include "revisiontext.h"
#include "storeddocuments.h"

namespace review {

namespace {

using base::Error;
using base::ErrorCode;
using openapi::ReferencedDocumentPtr;

/** Takes the documents that were fetched for the current text, so that both texts have the same ones. */
class BaseDocuments final : public openapi::DocumentSource
{
public:
    BaseDocuments(openapi::DocumentSource &source, const ReviewedFile &file)
        : m_source(source)
        , m_file(file)
    {}

    [[nodiscard]] base::Result<ReferencedDocumentPtr, openapi::Unavailability> open(const QString &address) override
    {
        if (!openapi::isRemote(address))
            return m_source.open(address);
        const ReferencedDocumentPtr fetched = m_file.description ? m_file.description->set().find(address) : nullptr;
        if (!fetched)
            return openapi::Unavailability{openapi::Unavailability::Reason::NotFetched, {}};
        return fetched;
    }

private:
    openapi::DocumentSource &m_source;
    const ReviewedFile &m_file;
};

/** A file without changes needs no second tree. */
base::Result<document::Snapshot> treeOfBase(const QByteArray &text, document::Format format,
                                            const document::Snapshot &now)
{
    const bool isSame = now.isValid() && now.format() == format && now.size() == text.size() && now.text() == text;
    document::Snapshot snapshot = isSame ? now.withContext(nullptr) : document::Snapshot::parse(text, format);
    if (snapshot.isValid())
        return snapshot;
    const base::Diagnostics &problems = snapshot.problems();
    const base::Position place = snapshot.positionAt(problems.isEmpty() ? 0 : problems.first().span.offset);
    return Error{ErrorCode::SyntaxError, u"%1:%2"_qs.arg(QString::number(place.line), QString::number(place.column))};
}

void describe(BaseVersion &version, const QString &address, openapi::DocumentSource &source, const ReviewedFile &file)
{
    const auto entry = std::make_shared<const openapi::ReferencedDocument>(address, version.snapshot);
    BaseDocuments documents(source, file);
    const openapi::DocumentSet set = openapi::DocumentSet::load({entry}, documents);
    auto read = std::make_shared<const description::Description>(entry, set);
    if (read->version())
        version.description = std::move(read);
}

base::Result<QByteArray> commitOfChoice(const BaseChoice &choice, const QString &path,
                                        git::RepositoryFiles &repositories)
{
    if (choice.kind == BaseChoice::Kind::Revision)
        return git::commitOf(path, choice.name, repositories);
    const auto head = git::headCommit(path, repositories);
    if (!head)
        return head.error();
    return *head ? base::Result<QByteArray>(**head) : Error{ErrorCode::NotFound, {}};
}

base::Result<BaseVersion> readOtherFile(const BaseChoice &choice, const ReviewedFile &file,
                                        workspace::DocumentStore &store, const BaseVersion *known)
{
    const QString path = choice.name;
    const auto text = store.read(path);
    if (!text)
        return text.error();
    if (known && known->snapshot.text() == *text)
        return BaseVersion{choice, {}, {}, true, nullptr};
    const auto snapshot = treeOfBase(*text, document::formatOfFileName(path), file.snapshot);
    if (!snapshot)
        return snapshot.error();
    BaseVersion version{choice, {}, *snapshot, false, nullptr};
    workspace::StoredDocuments documents(store);
    documents.setRoots({store.rootOf(path)});
    describe(version, path, documents, file);
    return version;
}

} // namespace

QString nameOf(const BaseChoice &choice)
{
    switch (choice.kind) {
    case BaseChoice::Kind::Head:
        return u"HEAD"_qs;
    case BaseChoice::Kind::Revision:
        return choice.name;
    case BaseChoice::Kind::File:
        break;
    }
    return choice.name.section(u'/', -1);
}

base::Result<BaseVersion> readBase(const BaseChoice &choice, const ReviewedFile &file,
                                   git::RepositoryFiles &repositories, workspace::DocumentStore &store,
                                   const BaseVersion *known)
{
    const BaseVersion *same = known && known->choice == choice ? known : nullptr;
    if (choice.kind == BaseChoice::Kind::File)
        return readOtherFile(choice, file, store, same);
    if (file.path.isEmpty())
        return Error{ErrorCode::NotFound, {}};
    const auto commit = commitOfChoice(choice, file.path, repositories);
    if (!commit)
        return commit.error();
    if (same && same->commit == *commit)
        return BaseVersion{choice, *commit, {}, true, nullptr};
    auto version = readCommit(*commit, file, repositories);
    if (version)
        version->choice = choice;
    return version;
}

base::Result<BaseVersion> readCommit(const QByteArray &commit, const ReviewedFile &file,
                                     git::RepositoryFiles &repositories)
{
    commits::RevisionDocuments documents(commit, repositories);
    const auto text = documents.read(file.path);
    if (!text)
        return text.error();
    if (!*text)
        return Error{ErrorCode::NotFound, file.path};
    const auto snapshot = treeOfBase(**text, file.snapshot.format(), file.snapshot);
    if (!snapshot)
        return snapshot.error();
    BaseVersion version{{BaseChoice::Kind::Revision, QString::fromLatin1(commit)}, commit, *snapshot, false, nullptr};
    describe(version, file.path, documents, file);
    return version;
}

} // namespace review
