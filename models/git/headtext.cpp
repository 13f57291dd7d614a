#include "headtext.h"

#include "headreference.h"
#include "objectstore.h"

namespace git {

namespace {

using base::Error;
using base::ErrorCode;

/** An entry of a tree. */
struct TreeEntry {
    QByteArray mode;
    QByteArray name; ///< Of the object: NameBytes.
    [[nodiscard]] bool isTree() const { return mode == "40000"; }
    [[nodiscard]] bool isFile() const { return mode.startsWith("100"); } ///< Not a symbolic link or a submodule.
};

/** Source: git's tree objects are "mode name", a zero byte and the name of the object, repeated. */
base::Result<std::optional<TreeEntry>> findEntry(const QByteArray &tree, const QByteArray &wanted)
{
    for (qsizetype at = 0; at < tree.size();) {
        const qsizetype space = tree.indexOf(' ', at);
        const qsizetype end = space < 0 ? -1 : tree.indexOf('\0', space);
        if (end < 0 || tree.size() - end - 1 < NameBytes)
            return Error{ErrorCode::SyntaxError, {}};
        if (QByteArrayView(tree).sliced(space + 1, end - space - 1) == wanted)
            return std::optional(TreeEntry{tree.mid(at, space - at), tree.mid(end + 1, NameBytes)});
        at = end + 1 + NameBytes;
    }
    return std::optional<TreeEntry>();
}

/** The name of the tree of a commit, which its first line has. */
base::Result<QByteArray> treeOf(const QByteArray &commit)
{
    constexpr qsizetype hexBytes = 2 * NameBytes;
    const QByteArray name = QByteArray::fromHex(commit.mid(5, hexBytes));
    if (!commit.startsWith("tree ") || commit.size() <= 5 + hexBytes || commit.at(5 + hexBytes) != '\n' ||
        name.size() != NameBytes)
        return Error{ErrorCode::SyntaxError, {}};
    return name;
}

} // namespace

base::Result<std::optional<QByteArray>> headText(const QString &filePath, RepositoryFiles &files,
                                                 const GitLimits &limits)
{
    const std::optional<QByteArray> none;
    const auto folder = findGitFolder(filePath, files, limits);
    if (!folder)
        return folder.error();
    if (!*folder)
        return none;
    const auto head = commitAtHead(**folder, files, limits);
    if (!head)
        return head.error();
    if (!*head)
        return none;

    ObjectStore store((*folder)->common + u"/objects"_qs, files, limits);
    const auto commit = store.read(QByteArray::fromHex(**head), ObjectType::Commit);
    if (!commit)
        return commit.error();
    auto name = treeOf(*commit);
    if (!name)
        return Error{name.error().code, QString::fromLatin1(**head)};
    const QByteArrayList &path = (*folder)->path;
    for (qsizetype i = 0; i < path.size(); ++i) {
        const auto tree = store.read(*name, ObjectType::Tree);
        if (!tree)
            return tree.error();
        const auto entry = findEntry(*tree, path[i]);
        if (!entry)
            return Error{entry.error().code, QString::fromLatin1(name->toHex())};
        const bool isLast = i + 1 == path.size();
        if (!*entry || (isLast ? !(*entry)->isFile() : !(*entry)->isTree()))
            return none;
        name = (*entry)->name;
    }
    auto text = store.read(*name, ObjectType::Blob);
    if (!text)
        return text.error();
    return std::optional(std::move(*text));
}

base::Result<std::optional<QByteArray>> headCommit(const QString &filePath, RepositoryFiles &files,
                                                   const GitLimits &limits)
{
    const auto folder = findGitFolder(filePath, files, limits);
    if (!folder)
        return folder.error();
    if (!*folder)
        return std::optional<QByteArray>();
    return commitAtHead(**folder, files, limits);
}

} // namespace git
