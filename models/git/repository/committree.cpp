#include "committree.h"

#include <optional>

namespace git {

namespace {

using base::Error;
using base::ErrorCode;

/** An entry of a tree. */
struct TreeEntry {
    QByteArray mode;
    QByteArray name; ///< The binary name of the entry's object, NameBytes long.
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

base::Result<std::optional<QByteArray>> fileNameInCommit(const QByteArray &commit, const QByteArrayList &path,
                                                         ObjectStore &store)
{
    const std::optional<QByteArray> none;
    const auto content = store.read(QByteArray::fromHex(commit), ObjectType::Commit);
    if (!content)
        return content.error();
    auto name = treeOf(*content);
    if (!name)
        return Error{name.error().code, QString::fromLatin1(commit)};
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
    return std::optional(std::move(*name));
}

base::Result<std::optional<QByteArray>> fileOfCommit(const QByteArray &commit, const QByteArrayList &path,
                                                     ObjectStore &store)
{
    const auto name = fileNameInCommit(commit, path, store);
    if (!name || !*name)
        return name;
    auto text = store.read(**name, ObjectType::Blob);
    if (!text)
        return text.error();
    return std::optional(std::move(*text));
}

} // namespace git
