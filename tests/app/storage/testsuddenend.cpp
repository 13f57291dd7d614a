#include "executions.h"
#include "filestore.h"
#include "numberedtext.h"
#include "recoveryfolder.h"
#include "recoveryjournal.h"
#include "testprogram.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QProcess>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

using workspace::OpenDefinition;
using workspace::RecoveryJournal;
using workspace::Workspace;

namespace {

constexpr int Runs = support::executions(200);
constexpr int AtOnce = 4;
constexpr int LongestRunMs = 3500;

} // namespace

/** One process that edits and saves, and is killed at a moment that chance chooses; then what it left. */
class SuddenEnd final : public QObject
{
    Q_OBJECT

public:
    explicit SuddenEnd(quint32 seed)
        : m_random(seed)
    {
        storage::FileStore store;
        m_isReady = store.write(file(), support::numberedText(0)).isOk();
        connect(&m_process, &QProcess::finished, this, &SuddenEnd::ended);
        m_process.start(QCoreApplication::applicationDirPath() + u"/editandsave"_qs,
                        {file(), recovery(), QString::number(m_random.generate())});
        QTimer::singleShot(int(m_random.bounded(quint32(LongestRunMs))), &m_process, &QProcess::kill);
    }

    /** What went wrong; empty when all held. */
    [[nodiscard]] QStringList faults();
    [[nodiscard]] qint64 edits() const { return m_lastEdit; }
    [[nodiscard]] qint64 saves() const { return m_saves; }
    [[nodiscard]] bool hasRecord() const { return m_hasRecord; }

signals:
    void ended();

private:
    [[nodiscard]] QString file() const { return m_folder.filePath(u"apis/a.yaml"_qs); }
    [[nodiscard]] QString recovery() const { return m_folder.filePath(u"state/recovery"_qs); }
    void readReport();
    void checkFile();
    void checkRecovery();
    void checkNothingIsLost();
    void checkNothingIsLeft();
    void expect(bool holds, const QString &what)
    {
        if (!holds)
            m_faults.append(what);
    }

    struct Folder : QTemporaryDir {
        Folder() { QDir(path()).mkdir(u"apis"_qs); }
    };

    QRandomGenerator m_random;
    Folder m_folder;
    QProcess m_process;
    bool m_isReady = false;
    QStringList m_faults;
    qint64 m_lastEdit = 0;
    qint64 m_lastSaved = 0;
    qint64 m_saves = 0;
    qint64 m_lastStored = 0;
    qint64 m_inFile = -1;
    qint64 m_inRecord = -1;
    bool m_hasRecord = false;
};

QStringList SuddenEnd::faults()
{
    expect(m_isReady, u"the file could not be made"_qs);
    expect(m_process.exitStatus() == QProcess::CrashExit,
           u"it ended by itself: "_qs + QString::fromUtf8(m_process.readAllStandardError()));
    readReport();
    checkFile();
    checkRecovery();
    checkNothingIsLost();
    checkNothingIsLeft();
    return m_faults;
}

void SuddenEnd::readReport()
{
    qint64 editAtStored = 0;
    for (const QByteArray &line : m_process.readAllStandardOutput().split('\n')) {
        const qint64 number = line.mid(line.indexOf(' ') + 1).toLongLong();
        if (line.startsWith("edit "))
            m_lastEdit = number;
        else if (line.startsWith("saved ")) {
            m_lastSaved = number;
            ++m_saves;
        } else if (line.startsWith("storing ")) {
            // What was typed while the record before was stored is in this one.
            expect(number >= editAtStored, u"edit %1 is not in the next record"_qs.arg(editAtStored));
        } else if (line.startsWith("stored ")) {
            m_lastStored = number;
            editAtStored = m_lastEdit;
        }
    }
}

void SuddenEnd::checkFile()
{
    const auto bytes = storage::FileStore().read(file());
    m_inFile = bytes ? support::numberIn(*bytes) : -1;
    expect(bytes && *bytes == support::numberedText(m_inFile), u"the file is torn"_qs);
    // The last one may have been written and not said any more.
    expect(m_inFile >= m_lastSaved, u"the file is older than the last save"_qs);
}

void SuddenEnd::checkRecovery()
{
    storage::FileStore store;
    Workspace workspace(store);
    storage::RecoveryFolder folder(recovery());
    RecoveryJournal journal(workspace, folder);
    const auto left = journal.leftOver();
    m_hasRecord = !left.isEmpty();
    expect(left.size() <= 1, u"there are several records of one file"_qs);
    if (left.isEmpty())
        return;
    const auto restored = journal.restore(left.first().first, left.first().second);
    expect(restored.isOk(), u"the record could not be restored"_qs);
    if (!restored)
        return;
    const QByteArray text = restored->definition->document().fileBytes();
    m_inRecord = support::numberIn(text);
    expect(text == support::numberedText(m_inRecord), u"the record is torn"_qs);
    // A save without the removal of its record: the user decides between the two.
    if (m_inRecord < m_inFile) {
        expect(restored->definition->fileState() == workspace::FileState::Changed,
               u"an old record would run over the file"_qs);
        return;
    }
    expect(restored->definition->fileState() == workspace::FileState::Known, u"a question without need"_qs);
    expect(workspace.save(*restored->definition).isOk(), u"what was restored could not be saved"_qs);
    expect(*store.read(file()) == text, u"what was restored was not saved"_qs);
}

void SuddenEnd::checkNothingIsLost()
{
    const qint64 newest = std::max(m_inFile, m_inRecord);
    expect(newest >= m_lastStored, u"edit %1 was stored and is lost"_qs.arg(m_lastStored));
}

void SuddenEnd::checkNothingIsLeft()
{
    const auto filesIn = [](const QString &folder) {
        return QDir(folder).entryList(QDir::Files | QDir::Hidden | QDir::System);
    };
    // The next save and the next start are what clears up.
    expect(storage::FileStore().write(file(), "done").isOk(), u"the file could not be written again"_qs);
    expect(filesIn(QFileInfo(file()).path()) == QStringList{u"a.yaml"_qs}, u"stray files beside the file"_qs);
    expect(filesIn(recovery()).isEmpty(), u"stray files in the recovery folder: "_qs + filesIn(recovery()).join(u' '));
}

/** The program killed while it edits and saves: nothing that was saved or stored is lost, and nothing is torn. How soon
 * an edit is stored is tested with the journal, because here it depends on how busy the machine is. */
class TestSuddenEnd final : public QObject
{
    Q_OBJECT

private slots:
    void losesNothingThatWasStored();

private:
    void start();

    QRandomGenerator m_random;
    std::list<SuddenEnd> m_runs;
    int m_ended = 0;
};

void TestSuddenEnd::start()
{
    if (m_runs.size() >= Runs)
        return;
    m_runs.emplace_back(m_random.generate());
    connect(&m_runs.back(), &SuddenEnd::ended, this, [this] {
        ++m_ended;
        start();
    });
}

void TestSuddenEnd::losesNothingThatWasStored()
{
    bool isGiven = false;
    const uint given = qEnvironmentVariable("GATEWRIGHT_SEED").toUInt(&isGiven);
    const quint32 seed = isGiven ? given : QRandomGenerator::system()->generate();
    qInfo("seed %u; GATEWRIGHT_SEED=%u repeats it", seed, seed);
    m_random.seed(seed);
    for (int run = 0; run < AtOnce; ++run)
        start();
    QTRY_COMPARE_WITH_TIMEOUT(m_ended, Runs, 500'000);
    QStringList faults;
    qint64 edits = 0;
    qint64 saves = 0;
    int records = 0;
    int number = 0;
    for (SuddenEnd &run : m_runs) {
        for (const QString &fault : run.faults())
            faults.append(u"run %1: %2"_qs.arg(number).arg(fault));
        edits += run.edits();
        saves += run.saves();
        records += run.hasRecord() ? 1 : 0;
        ++number;
    }
    qInfo("%d killed: %lld edits, %lld saves, %d with unsaved work", Runs, edits, saves, records);
    QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
    // A test in which nothing happened shows nothing.
    QVERIFY(edits > Runs && saves > Runs / 4 && records > Runs / 20);
}

GATEWRIGHT_TEST(TestSuddenEnd, QCoreApplication)
#include "testsuddenend.moc"
