#include "filehistory.h"

#include "cancellation.h"
#include "committree.h"
#include "gitfolder.h"

#include <QHash>
#include <QSet>

#include <algorithm>

namespace git {

namespace {

/** A text of a commit for people. Nothing bounds it in a repository. */
QString shortened(const QByteArray &text)
{
    constexpr qsizetype MostBytes = 400;
    QByteArray kept = text.left(MostBytes);
    while (text.size() > MostBytes && !kept.isEmpty() && (quint8(text[kept.size()]) & 0xC0) == 0x80)
        kept.chop(1);
    return QString::fromUtf8(kept) + (kept.size() < text.size() ? u"…"_qs : QString());
}

/** The contents of a commit object that a history needs. */
struct CommitFacts {
    QByteArrayList parents;
    QString author;
    qint64 seconds = 0;
    QString subject;
    QByteArray file; ///< The name of the file's object; empty if the commit does not have the file.
};

/** Source: git's commit objects are header lines, an empty line, and the message. */
CommitFacts factsOf(const QByteArray &object)
{
    CommitFacts facts;
    const qsizetype end = object.indexOf("\n\n");
    for (const QByteArray &line : object.left(end).split('\n')) {
        if (line.startsWith("parent "))
            facts.parents.append(line.sliced(7));
        else if (line.startsWith("author "))
            facts.author = shortened(line.sliced(7, std::max<qsizetype>(0, line.indexOf(" <") - 7)));
        else if (line.startsWith("committer "))
            facts.seconds = line.mid(line.lastIndexOf('>') + 1).trimmed().split(' ').first().toLongLong();
    }
    if (end >= 0) {
        const QByteArray message = object.sliced(end + 2);
        facts.subject = shortened(message.left(message.indexOf('\n')));
    }
    return facts;
}

/** Reads commits of one repository, each once. */
class CommitReader final
{
public:
    CommitReader(const GitFolder &folder, RepositoryFiles &files, const GitLimits &limits)
        : m_path(folder.path)
        , m_store(folder.common + u"/objects"_qs, files, limits)
    {}

    base::Result<CommitFacts> read(const QByteArray &commit)
    {
        if (const auto known = m_known.constFind(commit); known != m_known.cend())
            return *known;
        const auto object = m_store.read(QByteArray::fromHex(commit), ObjectType::Commit);
        if (!object)
            return object.error();
        CommitFacts facts = factsOf(*object);
        const auto file = fileNameInCommit(commit, m_path, m_store);
        if (!file)
            return file.error();
        facts.file = file->value_or(QByteArray());
        m_known.insert(commit, facts);
        return facts;
    }
    [[nodiscard]] qsizetype count() const { return m_known.size(); }

private:
    const QByteArrayList m_path;
    ObjectStore m_store;
    QHash<QByteArray, CommitFacts> m_known;
};

} // namespace

base::Result<FileHistory> fileHistory(const QString &filePath, const QByteArray &from, RepositoryFiles &files,
                                      const HistoryLimits &history, const GitLimits &limits)
{
    const auto folder = findGitFolder(filePath, files, limits);
    if (!folder)
        return folder.error();
    FileHistory found;
    if (!*folder)
        return found;
    CommitReader reader(**folder, files, limits);
    QList<std::pair<qint64, QByteArray>> open; // The commits to look at, by date, the latest last.
    QSet<QByteArray> seen;
    const auto add = [&](const QByteArray &commit) -> base::Result<void> {
        if (seen.contains(commit))
            return {};
        seen.insert(commit);
        const auto facts = reader.read(commit);
        if (!facts)
            return facts.error();
        const std::pair entry(facts->seconds, commit);
        open.insert(std::lower_bound(open.begin(), open.end(), entry), entry);
        return {};
    };
    if (const auto added = add(from); !added)
        return added.error();
    while (!open.isEmpty() && !base::isUnwanted()) {
        if (reader.count() >= history.commits || found.revisions.size() >= history.revisions) {
            found.isComplete = false;
            break;
        }
        const QByteArray commit = open.takeLast().second;
        const auto facts = reader.read(commit);
        if (!facts)
            return facts.error();
        QByteArrayList followed = facts->parents;
        bool isChanged = !facts->file.isEmpty() || !facts->parents.isEmpty();
        for (const QByteArray &parent : facts->parents) {
            const auto before = reader.read(parent);
            if (!before)
                return before.error();
            if (before->file != facts->file)
                continue;
            followed = {parent};
            isChanged = false;
            break;
        }
        // Commits from before the file was there, and after it was removed, have nothing to show.
        if (isChanged && !facts->file.isEmpty())
            found.revisions.append({commit, facts->parents.value(0), facts->subject, facts->author, facts->seconds});
        for (const QByteArray &parent : std::as_const(followed)) {
            if (const auto added = add(parent); !added)
                return added.error();
        }
    }
    return found;
}

} // namespace git
