#include "headreference.h"

#include <algorithm>

namespace git {

namespace {

using base::Error;
using base::ErrorCode;

constexpr qsizetype HexBytes = 40;

bool isObjectName(QByteArrayView text)
{
    return text.size() == HexBytes && std::all_of(text.begin(), text.end(), [](char letter) {
               return (letter >= '0' && letter <= '9') || (letter >= 'a' && letter <= 'f');
           });
}

/** A name below `refs` that cannot lead out of it. */
bool isReferenceName(QByteArrayView name)
{
    const QByteArrayList parts = name.toByteArray().split('/');
    return parts.size() > 1 && parts.first() == "refs" &&
           std::all_of(parts.begin(), parts.end(), [](const QByteArray &part) {
               return !part.isEmpty() && !part.startsWith('.') &&
                      std::none_of(part.begin(), part.end(), [](uchar byte) { return byte <= ' ' || byte == '\\'; });
           });
}

/** References that each worktree has of its own. */
bool isOfWorktree(const QByteArray &name)
{
    return name.startsWith("refs/bisect/") || name.startsWith("refs/worktree/") || name.startsWith("refs/rewritten/");
}

std::optional<QByteArray> findPackedReference(const QByteArray &packed, const QByteArray &name)
{
    const QByteArray end = ' ' + name;
    for (qsizetype at = packed.indexOf(end); at >= 0; at = packed.indexOf(end, at + 1)) {
        const qsizetype after = at + end.size();
        const qsizetype start = at - HexBytes;
        const bool isLine = start >= 0 && (start == 0 || packed.at(start - 1) == '\n') &&
                            (after == packed.size() || packed.at(after) == '\n' || packed.at(after) == '\r');
        if (isLine)
            return packed.mid(start, HexBytes);
    }
    return std::nullopt;
}

/** The file that can contain a reference. */
QString pathOf(const QByteArray &name, const GitFolder &folder)
{
    return (isOfWorktree(name) ? folder.folder : folder.common) + u'/' + QString::fromUtf8(name);
}

/** The object that `packed-refs` has for a reference. */
base::Result<std::optional<QByteArray>> packedObject(const QByteArray &name, const GitFolder &folder,
                                                     RepositoryFiles &files, const GitLimits &limits)
{
    const QString path = folder.common + u"/packed-refs"_qs;
    if (files.kindOf(path) != RepositoryFiles::Kind::File)
        return std::optional<QByteArray>();
    const auto packed = readSmall(path, files, limits.packedRefsBytes);
    if (!packed)
        return packed.error();
    const auto object = findPackedReference(*packed, name);
    if (object && !isObjectName(*object))
        return Error{ErrorCode::SyntaxError, path};
    return object;
}

/** Reads a file with a reference, and follows symbolic references. */
base::Result<std::optional<QByteArray>> objectIn(QString path, const GitFolder &folder, RepositoryFiles &files,
                                                 const GitLimits &limits)
{
    for (int step = 0; step <= limits.references; ++step) {
        const auto bytes = readSmall(path, files, limits.configurationBytes);
        if (!bytes)
            return bytes.error();
        const QByteArray text = bytes->trimmed();
        if (isObjectName(text))
            return std::optional(text);
        const QByteArray name = text.mid(4).trimmed();
        if (!text.startsWith("ref:") || !isReferenceName(name))
            return Error{ErrorCode::SyntaxError, path};
        path = pathOf(name, folder);
        if (files.kindOf(path) != RepositoryFiles::Kind::File)
            return packedObject(name, folder, files, limits); // Without an object: a branch without a commit.
    }
    return Error{ErrorCode::TooLarge, path};
}

} // namespace

base::Result<std::optional<QByteArray>> commitAtHead(const GitFolder &folder, RepositoryFiles &files,
                                                     const GitLimits &limits)
{
    return objectIn(folder.folder + u"/HEAD"_qs, folder, files, limits);
}

base::Result<std::optional<QByteArray>> objectAtReference(const QByteArray &name, const GitFolder &folder,
                                                          RepositoryFiles &files, const GitLimits &limits)
{
    if (name == "HEAD")
        return commitAtHead(folder, files, limits);
    // The order of gitrevisions(7).
    for (const QByteArray &full : {name, "refs/" + name, "refs/tags/" + name, "refs/heads/" + name,
                                   "refs/remotes/" + name, "refs/remotes/" + name + "/HEAD"}) {
        if (!isReferenceName(full))
            continue;
        if (const QString path = pathOf(full, folder); files.kindOf(path) == RepositoryFiles::Kind::File)
            return objectIn(path, folder, files, limits);
        if (auto packed = packedObject(full, folder, files, limits); !packed || *packed)
            return packed;
    }
    return std::optional<QByteArray>();
}

} // namespace git
