#include "committedfile.h"

#include "destroyonworker.h"
#include "headtext.h"
#include "worker.h"

namespace commits {

namespace {

/** The commit at HEAD, and its version of a file if that is wanted and exists. */
struct HeadState {
    QByteArray commit;
    std::optional<QByteArray> text;
};

/** For a worker. The text is left out if HEAD still is the `known` commit. */
base::Result<HeadState> readHead(const QString &path, git::RepositoryFiles &files, const QByteArray &known)
{
    const auto commit = git::headCommit(path, files);
    HeadState state{commit ? commit->value_or(QByteArray()) : QByteArray(), std::nullopt};
    if (state.commit.isEmpty() || state.commit == known)
        return state;
    if (const auto text = git::headText(path, files))
        state.text = *text;
    return state;
}

/** For a worker. A file without changes needs no second tree. */
base::Result<document::Snapshot> treeOf(const QByteArray &text, const document::Snapshot &now)
{
    if (now.isValid() && now.size() == text.size() && now.text() == text)
        return now;
    return document::Snapshot::parse(text, now.format());
}

} // namespace

CommittedFile::CommittedFile(workspace::OpenDefinition &definition, git::RepositoryFiles &files)
    : m_definition(&definition)
    , m_files(files)
{
    connect(&definition, &workspace::OpenDefinition::pathChanged, this, &CommittedFile::readNewPath);
    refresh();
}

CommittedFile::~CommittedFile()
{
    dropTree();
}

const std::optional<document::Snapshot> &CommittedFile::tree()
{
    if (m_text && !m_tree && !m_isParsing && m_definition)
        parse();
    return m_tree;
}

void CommittedFile::readNewPath()
{
    ++m_path;
    m_isReading = false;
    take({}, std::nullopt);
    refresh();
}

void CommittedFile::refresh()
{
    if (m_isReading || !m_definition || m_definition->path().isEmpty())
        return;
    m_isReading = true;
    const auto readIt = [path = m_definition->path(), &files = m_files, commit = m_commit] {
        return readHead(path, files, commit);
    };
    base::runOnWorker(this, readIt, [this, number = m_path](const base::Result<HeadState> &state) {
        if (number != m_path)
            return;
        m_isReading = false;
        if (state && state->commit != m_commit)
            take(state->commit, state->text);
    });
}

void CommittedFile::take(const QByteArray &commit, const std::optional<QByteArray> &text)
{
    m_commit = commit;
    if (text == m_text)
        return;
    m_text = text;
    m_isParsing = false;
    dropTree();
    emit textChanged();
}

void CommittedFile::parse()
{
    m_isParsing = true;
    const document::Snapshot now = m_definition->document().snapshot().withContext(nullptr);
    const auto parseIt = [text = *m_text, now] { return treeOf(text, now); };
    base::runOnWorker(this, parseIt, [this, text = *m_text](const base::Result<document::Snapshot> &tree) {
        // Another text can have come meanwhile, which is parsed by itself.
        if (!tree || !m_text || m_tree || text.constData() != m_text->constData())
            return;
        m_isParsing = false;
        m_tree = *tree;
        emit treeChanged();
    });
}

/** A tree of a large text is not destroyed on the thread of the window. */
void CommittedFile::dropTree()
{
    if (m_tree)
        base::destroyOnWorker(*std::exchange(m_tree, std::nullopt));
}

} // namespace commits

#include "moc_committedfile.cpp"
