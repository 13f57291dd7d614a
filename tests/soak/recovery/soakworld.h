#pragma once

#include "soakhistory.h"

#include <QProcess>
#include <QRandomGenerator>
#include <QTemporaryDir>

#include <functional>
#include <map>
#include <memory>

namespace soak {

/** What a soak has done. */
struct Figures {
    int kills = 0;
    int killsBesideAnother = 0; ///< While another program with the same state folder ran.
    int killsInRestore = 0;     ///< Between the first restore of a run and its first record or save.
    int killsInSave = 0;
    qint64 edits = 0;
    qint64 saves = 0;
    qint64 restored = 0;
    qint64 copies = 0;   ///< Restored beside newer text of the same file.
    qint64 oldestMs = 0; ///< Age of the oldest edit that a kill has lost.
};

/**
 * A folder with definitions and a state folder, and one or two programs (see Editor) that edit there. They are killed
 * at random moments and started again. After each kill it is checked that no text is lost or overwritten by an older
 * one.
 */
class World final : public QObject
{
    Q_OBJECT

public:
    /** Milliseconds after which an edit must survive a kill. */
    static constexpr qint64 LongestLossMs = 2000;

    /** `takeKill` is called before each start of a program. If it returns false the program is not started again. */
    World(quint32 seed, int programs, std::function<bool()> takeKill, QObject *parent = nullptr);
    ~World() override;

    void start();
    [[nodiscard]] const Figures &figures() const { return m_figures; }
    [[nodiscard]] const QStringList &faults() const { return m_faults; }
    /** True when no program is running any more. */
    [[nodiscard]] bool isOver() const { return m_isOver; }
    /** Restores and saves everything in this process: all texts must be there, and no file may be left over. */
    void checkEnd();

signals:
    void over();

private:
    struct Edit {
        qint64 number = 0;
        qint64 beat = 0;
    };
    struct Restored {
        qint64 number = 0;
        QString file;
        bool isCopy = false;
    };
    /** When a text was stored as a record. */
    struct Stored {
        qint64 begin = 0;
        qint64 end = SavedFile::Unknown;
        qint64 next = 0; ///< Begin of the next time, which may not have ended.
    };
    /** One program from its start to its end. */
    struct Program {
        int id = 0;
        std::unique_ptr<QProcess> process;
        std::unique_ptr<QObject> timers = std::make_unique<QObject>(); ///< Ends those of this program.
        QByteArray line;
        bool isAlive = true;
        QByteArray killAfter; ///< The report after which it is killed; empty if only the time counts.
        int killAfterCount = 0;
        QByteArray last; ///< The last report but beats.
        qint64 beats = 0;
        QList<Edit> edits;
        QList<Restored> restored;
        QSet<qint64> stored;
        QHash<qint64, Stored> offered; ///< When the texts were stored that it may restore.
        bool isRestoring = false;
        bool isSaving = false;
    };

    void startProgram();
    void read(Program &program);
    void take(Program &program, const QList<QByteArray> &words);
    void takeSave(Program &program, const QByteArray &what, qint64 time, const QList<QByteArray> &words);
    void checkOffered(const Program &program, qint64 number);
    void checkOverwritten();
    void checkRestored(const Program &program);
    void kill(Program &program);
    void ended(Program &program);
    /** What the program's user had typed long enough before must be there. */
    void requireEdits(const Program &program);
    /** Texts in files and records, read without any lock. */
    [[nodiscard]] QList<qint64> present(QStringList &problems);
    void readFiles(QList<qint64> &numbers, QStringList &problems);
    /** False if the folder has changed meanwhile. */
    [[nodiscard]] bool readRecords(QList<qint64> &numbers, QStringList &problems);
    /** Checks until it holds: another program may be about to move a text. */
    void check(int triesLeft);
    void goOn();
    /** Keeps the last reports of all programs. */
    void note(const Program &program, const QByteArray &report);
    void fault(const QString &text);
    [[nodiscard]] QString path(const QString &name) const { return m_folder.filePath(name); }

    QRandomGenerator m_random;
    int m_programs;
    std::function<bool()> m_takeKill;
    QTemporaryDir m_folder;
    History m_history;
    std::map<QString, SavedFile> m_saved;
    QHash<qint64, Stored> m_stored;
    QList<std::pair<qint64, qint64>> m_overwritten; ///< A text of a file, and the one that was saved over it.
    QSet<qint64> m_overwriting;                     ///< Texts of files that a user has chosen to overwrite.
    std::vector<std::unique_ptr<Program>> m_running;
    int m_lastId = 0;
    int m_checks = 0; ///< That have not ended.
    bool m_isOver = false;
    Figures m_figures;
    QList<QByteArray> m_reports;
    QStringList m_faults;
};

} // namespace soak
