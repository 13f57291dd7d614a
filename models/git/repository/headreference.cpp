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

} // namespace

base::Result<std::optional<QByteArray>> commitAtHead(const GitFolder &folder, RepositoryFiles &files,
                                                     const GitLimits &limits)
{
    QString path = folder.folder + u"/HEAD"_qs;
    for (int step = 0; step <= limits.references; ++step) {
        const auto bytes = readSmall(path, files, limits.configurationBytes);
        if (!bytes)
            return bytes.error();
        const QByteArray text = bytes->trimmed();
        if (isObjectName(text))
            return std::optional(text);
        if (!text.startsWith("ref:"))
            return Error{ErrorCode::SyntaxError, path};
        const QByteArray name = text.mid(4).trimmed();
        if (!isReferenceName(name))
            return Error{ErrorCode::SyntaxError, path};
        path = (isOfWorktree(name) ? folder.folder : folder.common) + u'/' + QString::fromUtf8(name);
        if (files.kindOf(path) == RepositoryFiles::Kind::File)
            continue;
        const QString packedPath = folder.common + u"/packed-refs"_qs;
        if (files.kindOf(packedPath) != RepositoryFiles::Kind::File)
            return std::optional<QByteArray>(); // A branch without a commit.
        const auto packed = readSmall(packedPath, files, limits.packedRefsBytes);
        if (!packed)
            return packed.error();
        const auto commit = findPackedReference(*packed, name);
        if (commit && !isObjectName(*commit))
            return Error{ErrorCode::SyntaxError, packedPath};
        return commit;
    }
    return Error{ErrorCode::TooLarge, path};
}

} // namespace git
