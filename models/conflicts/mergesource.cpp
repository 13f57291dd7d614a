#include "mergesource.h"

#include "conflictedtext.h"
#include "revisiontext.h"

namespace conflicts {

namespace {

using base::Error;
using base::ErrorCode;

base::Result<MergeVersions> versionsOfGit(const MergedDocument &document, git::RepositoryFiles &files)
{
    const auto text = git::conflictedText(document.path, files);
    if (!text)
        return text.error();
    if (!*text || !(*text)->ours || !(*text)->theirs)
        return Error{ErrorCode::NotFound, {}};
    const auto names = git::conflictSides(document.path, files);
    const document::Format format = document.snapshot.format();
    return MergeVersions{{(*text)->base.value_or(QByteArray()), format},
                         {*(*text)->ours, format},
                         {*(*text)->theirs, format},
                         names ? *names : git::ConflictSides()};
}

base::Result<merge::Side> readVersion(const VersionChoice &choice, const MergedDocument &document,
                                      git::RepositoryFiles &files, workspace::DocumentStore &store)
{
    switch (choice.kind) {
    case VersionChoice::Kind::Current:
        break;
    case VersionChoice::Kind::File: {
        const auto bytes = store.read(choice.name);
        if (!bytes)
            return bytes.error();
        return merge::Side{*bytes, document::formatOfFileName(choice.name)};
    }
    case VersionChoice::Kind::Revision: {
        const auto commit = git::commitOf(document.path, choice.name, files);
        if (!commit)
            return commit.error();
        const auto text = git::textAt(document.path, *commit, files);
        if (!text)
            return text.error();
        if (!*text)
            return Error{ErrorCode::NotFound, choice.name};
        return merge::Side{**text, document.snapshot.format()};
    }
    }
    return merge::Side{document.fileBytes, document.snapshot.format()};
}

QString nameOf(const VersionChoice &choice)
{
    return choice.kind == VersionChoice::Kind::File ? choice.name.section(u'/', -1) : choice.name;
}

} // namespace

base::Result<MergeVersions> readVersions(const MergeSource &source, const MergedDocument &document,
                                         git::RepositoryFiles &files, workspace::DocumentStore &store)
{
    if (source.isGit)
        return versionsOfGit(document, files);
    MergeVersions versions;
    versions.names = {git::ConflictOperation::Other, nameOf(source.ours), nameOf(source.theirs)};
    const std::pair<const VersionChoice &, merge::Side &> sides[] = {
        {source.base, versions.base}, {source.ours, versions.ours}, {source.theirs, versions.theirs}};
    for (const auto &[choice, side] : sides) {
        auto read = readVersion(choice, document, files, store);
        if (!read)
            return read.error();
        side = *std::move(read);
    }
    return versions;
}

} // namespace conflicts
