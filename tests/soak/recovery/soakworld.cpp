#include "soakworld.h"

#include "soakeditor.h"

#include <QCoreApplication>
#include <QDir>
#include <QTimer>

#include <algorithm>
#include <cstdio>

namespace soak {

using storage::FileStore;

namespace {

/** Enough for every edit of one program. */
constexpr qint64 NumbersPerProgram = 1'000'000;
constexpr int LongestRunMs = 4000;
constexpr int ShortestRunMs = 20;
constexpr int MostTries = 100;
constexpr int TryMs = 50;
/** Shown before the first fault of a world. */
constexpr int MostReports = 2000;
/** Moments that are worth a kill. */
constexpr const char *Moments[] = {"reading", "restoring", "restored", "restoredall", "storing",     "stored",
                                   "saving",  "saved",     "dropping", "storing",     "restoredall", "stored"};

const QStringList Files{u"one.yaml"_qs, u"two.yaml"_qs, u"three.yaml"_qs};

} // namespace

World::World(quint32 seed, int programs, std::function<bool()> takeKill, QObject *parent)
    : QObject(parent)
    , m_random(seed)
    , m_programs(programs)
    , m_takeKill(std::move(takeKill))
{
    QDir(m_folder.path()).mkpath(u"apis"_qs);
    for (const QString &name : Files) {
        if (!FileStore().write(path(u"apis/"_qs + name), numberedText(0)))
            fault(u"the file can't be made"_qs);
        m_saved[name].begin(0, 0, 0);
        (void)m_saved[name].end(0, 0, 0);
    }
}

World::~World()
{
    for (const auto &program : m_running)
        program->process->disconnect(this);
}

void World::start()
{
    for (int program = 0; program < m_programs; ++program)
        startProgram();
}

void World::note(const Program &program, const QByteArray &report)
{
    m_reports.append(QByteArray::number(program.id) + ": " + report);
    if (m_reports.size() > MostReports)
        m_reports.removeFirst();
}

/** The moments differ from run to run, so what led to a fault is only known now. */
void World::fault(const QString &text)
{
    if (m_faults.isEmpty()) {
        for (const QByteArray &report : std::as_const(m_reports))
            std::fprintf(stderr, "%s\n", report.constData());
    }
    m_faults.append(u"after %1 kills: %2"_qs.arg(m_figures.kills).arg(text));
}

void World::startProgram()
{
    if (!m_takeKill()) {
        if (m_running.empty() && m_checks == 0 && !m_isOver) {
            m_isOver = true;
            emit over();
        }
        return;
    }
    auto added = std::make_unique<Program>();
    Program &program = *added;
    m_running.push_back(std::move(added));
    program.id = ++m_lastId;
    program.process = std::make_unique<QProcess>();
    program.process->setProcessChannelMode(QProcess::ForwardedErrorChannel);
    if (m_random.bounded(3) > 0) {
        program.killAfter = Moments[m_random.bounded(quint32(std::size(Moments)))];
        program.killAfterCount = 1 + int(m_random.bounded(m_random.bounded(2) ? 2U : 6U));
    }
    QProcess *process = program.process.get();
    connect(process, &QProcess::readyReadStandardOutput, this, [this, &program] { read(program); });
    connect(process, &QProcess::finished, this, [this, &program] { ended(program); });
    process->start(QCoreApplication::applicationFilePath(),
                   {u"--editor"_qs, m_folder.path(), QString::number(m_random.generate()),
                    QString::number(program.id * NumbersPerProgram)});
    const int longest = m_random.bounded(3) ? LongestRunMs / 4 : LongestRunMs;
    const int until = program.killAfter.isEmpty() ? longest : LongestRunMs;
    QTimer::singleShot(ShortestRunMs + int(m_random.bounded(quint32(until))), program.timers.get(),
                       [this, &program] { kill(program); });
}

void World::kill(Program &program)
{
    if (!program.isAlive)
        return;
    program.isAlive = false;
    program.process->kill();
}

void World::read(Program &program)
{
    program.line += program.process->readAllStandardOutput();
    for (qsizetype end = program.line.indexOf('\n'); end >= 0; end = program.line.indexOf('\n')) {
        const QByteArray line = program.line.first(end);
        program.line.remove(0, end + 1);
        take(program, line.split(' '));
        if (program.killAfterCount > 0 && line.startsWith(program.killAfter + ' ') && --program.killAfterCount == 0) {
            const int delay = int(m_random.bounded(4));
            QTimer::singleShot(delay, Qt::PreciseTimer, program.timers.get(), [this, &program] { kill(program); });
        }
    }
}

void World::take(Program &program, const QList<QByteArray> &words)
{
    const QByteArray &what = words.at(0);
    const qint64 time = words.value(1).toLongLong();
    const qint64 number = words.value(2).toLongLong();
    if (what == "beat") {
        program.beats = number;
        return;
    }
    program.last = what;
    note(program, words.join(' '));
    if (what == "edit") {
        ++m_figures.edits;
        m_history.addEdit(number, words.value(3).toLongLong());
        program.edits.append({number, words.value(4).toLongLong()});
    } else if (what == "dropping") {
        m_history.drop(number);
    } else if (what == "storing") {
        // The old record can stay in place until the new one is complete.
        Stored &stored = m_stored[number];
        stored.next = time;
        stored.end = SavedFile::Unknown;
    } else if (what == "stored") {
        m_stored[number].begin = m_stored[number].next;
        m_stored[number].end = time;
        program.stored.insert(number);
        program.isRestoring = false;
        m_history.require({number});
    } else if (what == "offered") {
        checkOffered(program, number);
        program.offered[number] = m_stored.value(number);
    } else if (what == "restoring") {
        program.isRestoring = true;
    } else if (what == "restored") {
        ++m_figures.restored;
        program.restored.append({number, QString::fromUtf8(words.value(3)), words.value(4) == "1"});
        m_figures.copies += program.restored.last().isCopy ? 1 : 0;
    } else if (what == "restoredall") {
        checkRestored(program);
    } else if (what == "overwriting") {
        // Also by a later program that restores what this one had.
        m_overwriting.insert(number);
        m_history.drop(number);
    } else if (what == "saving" || what == "saved" || what == "refused") {
        takeSave(program, what, time, words);
    } else if (what == "fault") {
        fault(QString::fromUtf8(words.value(2)));
    } else if (what != "reading") {
        fault(u"a report that is not known: "_qs + QString::fromUtf8(what));
    }
}

void World::takeSave(Program &program, const QByteArray &what, qint64 time, const QList<QByteArray> &words)
{
    const qint64 number = words.value(2).toLongLong();
    SavedFile &file = m_saved[QString::fromUtf8(words.value(3))];
    program.isSaving = what == "saving";
    if (what == "saving") {
        file.begin(number, time, program.id);
    } else if (what == "refused") {
        file.refuse(number, program.id);
    } else {
        ++m_figures.saves;
        program.isRestoring = false;
        m_history.require({number});
        for (const qint64 before : file.end(number, time, program.id))
            m_overwritten.append({before, number});
    }
}

void World::checkOffered(const Program &program, qint64 number)
{
    if (!m_history.isKnown(number) || number < 0)
        fault(u"a record with a text that was never typed: %1"_qs.arg(number));
    // It is still running now, so it was when the record was offered.
    for (const auto &other : m_running) {
        if (other.get() != &program && other->isAlive && other->stored.contains(number))
            fault(u"%1 was offered while its program was running"_qs.arg(number));
    }
}

void World::checkRestored(const Program &program)
{
    for (const Restored &main : program.restored) {
        for (const Restored &other : program.restored) {
            if (main.isCopy || main.file == u"-" || main.file != other.file || !other.isCopy)
                continue;
            // Both times are known to the millisecond only.
            if (program.offered.value(other.number).begin > program.offered.value(main.number).end)
                fault(u"%1 of %2 is older than %3"_qs.arg(main.number).arg(main.file).arg(other.number));
        }
    }
}

void World::ended(Program &program)
{
    read(program);
    if (program.isAlive || program.process->exitStatus() != QProcess::CrashExit)
        fault(u"a program ended by itself"_qs);
    ++m_figures.kills;
    note(program, "killed " + QByteArray::number(now()));
    m_figures.killsInRestore += program.isRestoring ? 1 : 0;
    m_figures.killsInSave += program.isSaving ? 1 : 0;
    for (auto &[name, file] : m_saved) {
        const auto bytes = FileStore().read(path(u"apis/"_qs + name));
        file.settle(bytes ? numberIn(*bytes) : -1, now(), program.id);
    }
    requireEdits(program);
    const auto gone = std::find_if(m_running.begin(), m_running.end(),
                                   [&program](const auto &each) { return each.get() == &program; });
    program.process.release()->deleteLater(); // It is emitting a signal.
    m_running.erase(gone);
    ++m_checks;
    m_figures.killsBesideAnother += m_running.empty() ? 0 : 1;
    check(MostTries);
}

void World::requireEdits(const Program &program)
{
    QStringList ignored;
    const QSet<qint64> there = m_history.withEarlier(present(ignored));
    QList<qint64> required;
    for (const Edit &edit : program.edits) {
        const qint64 age = (program.beats - edit.beat) * BeatMs;
        if (age >= LongestLossMs)
            required.append(edit.number);
        if (m_running.size() == 1 && !there.contains(edit.number) && !m_history.isDropped(edit.number))
            m_figures.oldestMs = std::max(m_figures.oldestMs, age);
    }
    m_history.require(required);
}

void World::check(int triesLeft)
{
    QStringList problems;
    const QList<qint64> numbers = present(problems);
    for (const qint64 lost : m_history.lost(numbers))
        problems.append(u"%1 is lost"_qs.arg(lost));
    if (problems.isEmpty())
        return goOn();
    if (triesLeft > 0 && !m_running.empty()) {
        QTimer::singleShot(TryMs, this, [this, triesLeft] { check(triesLeft - 1); });
        return;
    }
    for (const QString &problem : std::as_const(problems))
        fault(problem);
    goOn();
}

void World::goOn()
{
    --m_checks;
    QTimer::singleShot(0, this, &World::startProgram);
}

QList<qint64> World::present(QStringList &problems)
{
    QList<qint64> numbers;
    // A text moves from a record to a file, so the records are read first.
    for (int tries = 0; !readRecords(numbers, problems) && tries < MostTries; ++tries) {
        numbers.clear();
        problems.clear();
    }
    readFiles(numbers, problems);
    return numbers;
}

bool World::readRecords(QList<qint64> &numbers, QStringList &problems)
{
    const QDir folder(path(u"state/recovery"_qs));
    const QStringList names = folder.entryList(QDir::Files);
    for (const QString &name : names) {
        const auto bytes = FileStore().read(folder.filePath(name));
        if (!bytes)
            return false;
        const auto record = workspace::decodeRecovery(*bytes);
        const qint64 number = record ? numberIn(record->text) : -1;
        if (number < 0)
            problems.append(u"the record %1 is torn"_qs.arg(name));
        numbers.append(number);
    }
    return folder.entryList(QDir::Files) == names;
}

void World::readFiles(QList<qint64> &numbers, QStringList &problems)
{
    for (const auto &[name, file] : m_saved) {
        const qint64 time = now();
        const auto bytes = FileStore().read(path(u"apis/"_qs + name));
        if (!bytes && !Files.contains(name))
            continue; // Its first save may have been killed.
        const qint64 number = bytes ? numberIn(*bytes) : -1;
        if (number < 0)
            problems.append(u"%1 is torn"_qs.arg(name));
        else if (!file.canHave(number, time))
            problems.append(u"%1 has the older text %2"_qs.arg(name).arg(number));
        numbers.append(number);
    }
}

/** At the end, because reports of another program, such as its user's choice, can be read later than they were made. */
void World::checkOverwritten()
{
    for (const auto &[before, number] : std::as_const(m_overwritten)) {
        if (!m_history.contains(number, before) && !m_overwriting.contains(before))
            fault(u"%1 was overwritten by %2 without a question"_qs.arg(before).arg(number));
    }
}

void World::checkEnd()
{
    checkOverwritten();
    FileStore files;
    workspace::Workspace workspace(files);
    {
        storage::RecoveryFolder store(path(u"state/recovery"_qs));
        workspace::RecoveryJournal journal(workspace, store);
        const workspace::LeftOverWork work = journal.leftOver();
        if (!work.setAside.isEmpty())
            fault(u"at the end a record can't be read"_qs);
        QList<qint64> numbers;
        for (const auto &each : work.found) {
            const auto restored = journal.restore(each.key, each.record);
            if (!restored)
                fault(u"at the end a record can't be restored"_qs);
        }
        for (const workspace::OpenDefinition *definition : workspace.definitions())
            numbers.append(numberIn(definition->document().fileBytes()));
        QStringList problems;
        readFiles(numbers, problems);
        for (const qint64 lost : m_history.lost(numbers))
            fault(u"at the end %1 is lost"_qs.arg(lost));
        for (const QString &problem : std::as_const(problems))
            fault(u"at the end: "_qs + problem);
    }
    const auto filesIn = [](const QString &folder) {
        return QDir(folder).entryList(QDir::Files | QDir::Hidden | QDir::System);
    };
    for (const QString &name : Files) {
        if (!files.write(path(u"apis/"_qs + name), "done"))
            fault(u"at the end a file can't be written"_qs);
    }
    // The next save and the next start are what clears up.
    QStringList stray = filesIn(path(u"state/recovery"_qs));
    for (const QString &name : filesIn(path(u"apis"_qs))) {
        if (m_saved.find(name) == m_saved.end())
            stray.append(name);
    }
    if (!stray.isEmpty())
        fault(u"files are left over: "_qs + stray.join(u", "_qs));
}

} // namespace soak

#include "moc_soakworld.cpp"
