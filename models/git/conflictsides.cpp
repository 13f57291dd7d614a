#include "conflictsides.h"

#include "branches.h"
#include "gitfolder.h"
#include "headreference.h"

#include <algorithm>

namespace git {

namespace {

const QByteArray BranchesPrefix = "refs/heads/";
constexpr qsizetype CommitDigits = 40;
constexpr qsizetype ShownDigits = 7;

/** Reads the small files of a repository that say what git is doing. */
class SideReader final
{
public:
    SideReader(const QString &filePath, const GitFolder &folder, RepositoryFiles &files, const GitLimits &limits)
        : m_filePath(filePath)
        , m_folder(folder)
        , m_files(files)
        , m_limits(limits)
    {}

    [[nodiscard]] ConflictSides read()
    {
        for (const QString &state : {u"rebase-merge"_qs, u"rebase-apply"_qs}) {
            if (m_files.kindOf(m_folder.folder + u'/' + state) == RepositoryFiles::Kind::Folder)
                return rebase(state);
        }
        if (const QByteArray picked = commitIn(u"CHERRY_PICK_HEAD"_qs); !picked.isEmpty())
            return {ConflictOperation::CherryPick, currentBranch(), shortName(picked)};
        if (const QByteArray reverted = commitIn(u"REVERT_HEAD"_qs); !reverted.isEmpty())
            return {ConflictOperation::Revert, currentBranch(), shortName(reverted) + u'^'};
        if (const QByteArray merged = commitIn(u"MERGE_HEAD"_qs); !merged.isEmpty())
            return {ConflictOperation::Merge, currentBranch(), mergedName(merged)};
        return {ConflictOperation::Other, currentBranch(), {}};
    }

private:
    [[nodiscard]] ConflictSides rebase(const QString &state)
    {
        ConflictSides sides{ConflictOperation::Rebase, {}, {}};
        if (const QByteArray onto = commitIn(state + u"/onto"_qs); !onto.isEmpty())
            sides.ours = branchAt(onto);
        const QByteArray name = lineIn(state + u"/head-name"_qs);
        if (name.startsWith(BranchesPrefix))
            sides.theirs = QString::fromUtf8(name.mid(BranchesPrefix.size()));
        const QByteArray commit = commitIn(u"REBASE_HEAD"_qs);
        if (sides.theirs.isEmpty() && !commit.isEmpty())
            sides.theirs = shortName(commit);
        return sides;
    }

    /** The first line of a file of the repository; empty if it can't be read. */
    [[nodiscard]] QByteArray lineIn(const QString &name) const
    {
        const QString path = m_folder.folder + u'/' + name;
        if (m_files.kindOf(path) != RepositoryFiles::Kind::File)
            return {};
        const auto text = readSmall(path, m_files, m_limits.configurationBytes);
        return text ? text->left(text->indexOf('\n')).trimmed() : QByteArray();
    }

    [[nodiscard]] QByteArray commitIn(const QString &name) const
    {
        const QByteArray line = lineIn(name);
        const bool isName = line.size() == CommitDigits && std::all_of(line.begin(), line.end(), [](char letter) {
                                return (letter >= '0' && letter <= '9') || (letter >= 'a' && letter <= 'f');
                            });
        return isName ? line : QByteArray();
    }

    [[nodiscard]] QString currentBranch() const
    {
        const QByteArray head = lineIn(u"HEAD"_qs);
        const QByteArray prefix = "ref: " + BranchesPrefix;
        return head.startsWith(prefix) ? QString::fromUtf8(head.mid(prefix.size())) : shortName(commitIn(u"HEAD"_qs));
    }

    [[nodiscard]] static QString shortName(const QByteArray &commit)
    {
        return QString::fromLatin1(commit.left(ShownDigits));
    }

    [[nodiscard]] bool isAt(const QByteArray &reference, const QByteArray &commit) const
    {
        const auto object = objectAtReference(reference, m_folder, m_files, m_limits);
        return object && *object == commit;
    }

    /** The name in the message that git prepared, such as `Merge branch 'feature/x' into main`. */
    [[nodiscard]] QString mergedName(const QByteArray &commit) const
    {
        const QByteArray message = lineIn(u"MERGE_MSG"_qs);
        const qsizetype begin = message.indexOf('\'');
        const qsizetype end = message.indexOf('\'', begin + 1);
        const QByteArray name = begin >= 0 && end > begin ? message.sliced(begin + 1, end - begin - 1) : QByteArray();
        if (!name.isEmpty() && isAt(name, commit))
            return QString::fromUtf8(name);
        return branchAt(commit);
    }

    [[nodiscard]] QString branchAt(const QByteArray &commit) const
    {
        const auto names = referenceNames(m_filePath, m_files, MostNamedBranches, m_limits);
        for (const QString &branch : names ? names->branches.mid(0, MostNamedBranches) : QStringList()) {
            if (isAt(BranchesPrefix + branch.toUtf8(), commit))
                return branch;
        }
        return shortName(commit);
    }

    const QString &m_filePath;
    const GitFolder &m_folder;
    RepositoryFiles &m_files;
    const GitLimits &m_limits;
};

} // namespace

base::Result<ConflictSides> conflictSides(const QString &filePath, RepositoryFiles &files, const GitLimits &limits)
{
    const auto folder = findGitFolder(filePath, files, limits);
    if (!folder)
        return folder.error();
    return *folder ? SideReader(filePath, **folder, files, limits).read() : ConflictSides();
}

} // namespace git
