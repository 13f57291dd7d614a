#include "conflictwatch.h"

#include "conflictedtext.h"
#include "worker.h"

namespace conflicts {

namespace {

/** The time in which git writes its index after it has written files, in milliseconds. */
constexpr int IndexDelayMs = 1'000;

/** The state of a file in git. */
struct GitState {
    FileConflict conflict = FileConflict::None;
    git::ConflictSides sides;
};

base::Result<GitState> readState(const QString &path, git::RepositoryFiles &files)
{
    const auto text = git::conflictedText(path, files);
    if (!text)
        return text.error();
    if (!*text || (!(*text)->ours && !(*text)->theirs))
        return GitState();
    const auto sides = git::conflictSides(path, files);
    const FileConflict conflict = !(*text)->ours     ? FileConflict::RemovedByOurs
                                  : !(*text)->theirs ? FileConflict::RemovedByTheirs
                                                     : FileConflict::BothChanged;
    return GitState{conflict, sides ? *sides : git::ConflictSides()};
}

} // namespace

ConflictWatch::ConflictWatch(workspace::OpenDefinition &definition, git::RepositoryFiles &files)
    : m_definition(&definition)
    , m_files(files)
{
    m_again.setSingleShot(true);
    m_again.setInterval(IndexDelayMs);
    connect(&m_again, &QTimer::timeout, this, &ConflictWatch::refresh);
    connect(&definition, &workspace::OpenDefinition::pathChanged, this, &ConflictWatch::refresh);
    connect(&definition, &workspace::OpenDefinition::fileStateChanged, this, &ConflictWatch::refreshAfterWrite);
    refresh();
}

void ConflictWatch::refreshAfterWrite()
{
    refresh();
    m_again.start();
}

void ConflictWatch::refresh()
{
    if (!m_definition)
        return;
    m_reading.cancel();
    const int number = ++m_readingNumber;
    const auto read = [path = m_definition->path(), &files = m_files]() -> base::Result<GitState> {
        return path.isEmpty() ? base::Result<GitState>(GitState()) : readState(path, files);
    };
    m_reading = base::runOnWorker(this, read, [this, number](const base::Result<GitState> &state) {
        if (number != m_readingNumber || (!state && state.error().code == base::ErrorCode::Cancelled))
            return;
        // A repository that can't be read tells nothing about the file.
        const GitState now = state ? *state : GitState();
        const bool isSame = now.conflict == m_conflict && now.sides.operation == m_sides.operation &&
                            now.sides.ours == m_sides.ours && now.sides.theirs == m_sides.theirs;
        m_conflict = now.conflict;
        m_sides = now.sides;
        if (!isSame)
            emit changed();
    });
}

} // namespace conflicts

#include "moc_conflictwatch.cpp"
