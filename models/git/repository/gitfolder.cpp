#include "gitfolder.h"

namespace git {

namespace {

using base::Error;
using base::ErrorCode;
using Kind = RepositoryFiles::Kind;

/** "/a/b" and "../c" give "/a/b/../c", an absolute path stays. */
QString below(const QString &folder, const QString &path)
{
    return path.startsWith(u'/') ? path : folder + u'/' + path;
}

/** The text of a file with a path: up to its line break. */
QString pathIn(const QByteArray &bytes)
{
    return QString::fromUtf8(bytes).section(u'\n', 0, 0).trimmed();
}

bool isInside(const QString &path, const QString &folder)
{
    return !folder.isEmpty() && path.startsWith(folder + u'/');
}

/** The value of a variable. Included files are not read. */
QByteArray configured(const QByteArray &config, const QByteArray &wantedSection, const QByteArray &wantedName)
{
    QByteArray section;
    QByteArray value;
    for (const QByteArray &whole : config.split('\n')) {
        QByteArray line = whole.trimmed();
        if (line.startsWith('[')) {
            const qsizetype end = line.indexOf(']');
            section = end > 0 ? line.mid(1, end - 1).trimmed().toLower() : QByteArray();
            line = end > 0 ? line.mid(end + 1).trimmed() : QByteArray();
        }
        const qsizetype equals = line.indexOf('=');
        if (section == wantedSection && equals > 0 && line.first(equals).trimmed().toLower() == wantedName) {
            value = line.mid(equals + 1).trimmed();
            value = value.split('#').first().split(';').first().trimmed().replace('"', "");
        }
    }
    return value;
}

/** True if the configuration of a repository says that a folder is its work tree. */
bool namesWorkTree(const QString &folder, const QString &root, RepositoryFiles &files, const GitLimits &limits)
{
    const auto config = readSmall(folder + u"/config"_qs, files, limits.configurationBytes);
    const QByteArray tree = config ? configured(*config, "core", "worktree") : QByteArray();
    return !tree.isEmpty() && files.realPath(below(folder, QString::fromUtf8(tree))) == root;
}

/** Finds the folder of a repository whose root has a `.git` file. */
base::Result<QString> folderOfFile(const QString &root, RepositoryFiles &files, const GitLimits &limits)
{
    const QString link = root + u"/.git"_qs;
    const auto bytes = readSmall(link, files, limits.configurationBytes);
    if (!bytes)
        return bytes.error();
    if (!bytes->startsWith("gitdir: "))
        return Error{ErrorCode::SyntaxError, link};
    const QString folder = files.realPath(below(root, pathIn(bytes->mid(8))));
    if (folder.isEmpty() || files.kindOf(folder + u"/HEAD"_qs) != Kind::File)
        return Error{ErrorCode::NotFound, link};
    if (const auto back = readSmall(folder + u"/gitdir"_qs, files, limits.configurationBytes)) {
        if (files.realPath(below(folder, pathIn(*back))) == link)
            return folder;
    }
    if (namesWorkTree(folder, root, files, limits))
        return folder;
    QString around = root;
    while (around.contains(u'/')) {
        around = around.section(u'/', 0, -2);
        if (isInside(folder, files.realPath(around + u"/.git/modules"_qs)))
            return folder;
    }
    return Error{ErrorCode::Unsupported, u"%1: core.worktree of %2 is not this folder"_qs.arg(link, folder)};
}

base::Result<void> checkFormat(const QString &common, RepositoryFiles &files, const GitLimits &limits)
{
    const QString path = common + u"/config"_qs;
    if (files.kindOf(path) != Kind::File)
        return {};
    const auto config = readSmall(path, files, limits.configurationBytes);
    if (!config)
        return config.error();
    const QByteArray objects = configured(*config, "extensions", "objectformat").toLower();
    const QByteArray references = configured(*config, "extensions", "refstorage").toLower();
    if (!objects.isEmpty() && objects != "sha1")
        return Error{ErrorCode::Unsupported, QString::fromUtf8("objectFormat " + objects)};
    if (!references.isEmpty() && references != "files")
        return Error{ErrorCode::Unsupported, QString::fromUtf8("refStorage " + references)};
    if (configured(*config, "core", "repositoryformatversion").toInt() > 1)
        return Error{ErrorCode::Unsupported, u"repositoryFormatVersion"_qs};
    return {};
}

base::Result<QString> commonFolder(const QString &folder, RepositoryFiles &files, const GitLimits &limits)
{
    const QString path = folder + u"/commondir"_qs;
    if (files.kindOf(path) != Kind::File)
        return folder;
    const auto bytes = readSmall(path, files, limits.configurationBytes);
    if (!bytes)
        return bytes.error();
    const QString common = files.realPath(below(folder, pathIn(*bytes)));
    if (!isInside(folder, common))
        return Error{ErrorCode::Refused, path};
    return common;
}

} // namespace

base::Result<QByteArray> readSmall(const QString &path, RepositoryFiles &files, qint64 most)
{
    auto bytes = files.readAt(path, 0, most + 1);
    if (bytes && bytes->size() > most)
        return Error{ErrorCode::TooLarge, path};
    return bytes;
}

base::Result<std::optional<GitFolder>> findGitFolder(const QString &filePath, RepositoryFiles &files,
                                                     const GitLimits &limits)
{
    const std::optional<GitFolder> none;
    QString root = files.realPath(filePath.section(u'/', 0, -2));
    QByteArrayList path{filePath.section(u'/', -1).toUtf8()};
    if (root.isEmpty())
        return none;
    for (int depth = 0; depth < limits.depth; ++depth) {
        const QString at = root + u"/.git"_qs;
        const Kind kind = files.kindOf(at);
        const bool isFolder = kind == Kind::Folder && files.kindOf(at + u"/HEAD"_qs) == Kind::File;
        if (isFolder || kind == Kind::File) {
            const auto folder = isFolder ? base::Result<QString>(files.realPath(at))
                                         : folderOfFile(root, files, limits);
            if (!folder)
                return folder.error();
            const auto common = commonFolder(*folder, files, limits);
            if (!common)
                return common.error();
            if (const auto checked = checkFormat(*common, files, limits); !checked)
                return checked.error();
            return std::optional(GitFolder{root, *folder, *common, path});
        }
        if (!root.contains(u'/') || root == u"/")
            return none;
        path.prepend(root.section(u'/', -1).toUtf8());
        root = root.section(u'/', 0, -2);
    }
    return none;
}

} // namespace git
