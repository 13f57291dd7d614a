#include "referencefiles.h"

#include "gitfolder.h"

#include <algorithm>

namespace git {

namespace {

/** A name that stays in the folder `refs`. */
bool isSafe(const QString &name)
{
    const QStringList parts = name.split(u'/');
    return !name.isEmpty() && std::ranges::none_of(parts, [](const QString &part) {
        return part.isEmpty() || part.startsWith(u'.') || part.contains(u'\\') || part.contains(QChar());
    });
}

} // namespace

QStringList referenceFiles(const QString &filePath, const QString &revision, RepositoryFiles &files,
                           const GitLimits &limits)
{
    const auto folder = findGitFolder(filePath, files, limits);
    if (!folder || !*folder)
        return {};
    const QString &common = (*folder)->common;
    const QString head = (*folder)->folder + u"/HEAD"_qs;
    QStringList found{head, common + u"/packed-refs"_qs};
    const QString name = revision.section(u'~', 0, 0).section(u'^', 0, 0);
    if (name == u"HEAD" || name == u"@") {
        const auto text = readSmall(head, files, limits.configurationBytes);
        const QString target = text ? QString::fromUtf8(text->trimmed()) : QString();
        if (const QString branch = target.mid(4).trimmed(); target.startsWith(u"ref:") && isSafe(branch))
            found.append(common + u'/' + branch);
    } else if (isSafe(name)) {
        for (const QString &kind : {u"heads"_qs, u"tags"_qs, u"remotes"_qs})
            found.append(common + u"/refs/"_qs + kind + u'/' + name);
    }
    return found;
}

} // namespace git
