#include "branches.h"

#include "gitfolder.h"

namespace git {

namespace {

const QByteArray BranchPrefix = "refs/heads/";
const QByteArray TagPrefix = "refs/tags/";

/** Adds the names in `packed-refs` that begin with a prefix. Source: gitrepository-layout(5): lines of an object's
 * name, a space, and the reference. */
void addPacked(const QByteArray &packed, const QByteArray &prefix, int most, QStringList &names)
{
    const QByteArray mark = ' ' + prefix;
    for (qsizetype at = packed.indexOf(mark); at >= 0 && names.size() < most; at = packed.indexOf(mark, at + 1)) {
        const qsizetype begin = at + mark.size();
        const qsizetype end = packed.indexOf('\n', begin);
        names.append(QString::fromUtf8(packed.mid(begin, end < 0 ? -1 : end - begin).trimmed()));
    }
}

} // namespace

base::Result<ReferenceNames> referenceNames(const QString &filePath, RepositoryFiles &files, int most,
                                            const GitLimits &limits)
{
    const auto folder = findGitFolder(filePath, files, limits);
    if (!folder)
        return folder.error();
    ReferenceNames names;
    if (!*folder)
        return names;
    const QString &common = (*folder)->common;
    names.branches = files.filesIn(common + u"/refs/heads"_qs, most);
    names.tags = files.filesIn(common + u"/refs/tags"_qs, most);
    const QString packed = common + u"/packed-refs"_qs;
    if (files.kindOf(packed) == RepositoryFiles::Kind::File) {
        const auto text = readSmall(packed, files, limits.packedRefsBytes);
        if (!text)
            return text.error();
        addPacked(*text, BranchPrefix, most, names.branches);
        addPacked(*text, TagPrefix, most, names.tags);
    }
    for (QStringList *list : {&names.branches, &names.tags}) {
        list->sort();
        list->removeDuplicates();
    }
    return names;
}

} // namespace git
