#pragma once

#include "filestore.h"
#include "numberedtext.h"
#include "recoveryfolder.h"
#include "recoveryjournal.h"
#include "workspace.h"

#include <QRandomGenerator>
#include <QTimer>

#include <atomic>

namespace soak {

/** The clock of an editor goes on by this many milliseconds with each report of a beat, less while the disk is slow. */
inline constexpr int BeatMs = 20;

/** Milliseconds on a clock that all processes share. */
[[nodiscard]] qint64 now();

/** The recovery folder; reports which text it begins to store and which it has stored. */
class ReportingStore final : public workspace::RecoveryStore
{
public:
    explicit ReportingStore(const QString &path)
        : m_folder(path)
    {}

    [[nodiscard]] base::Result<void> write(const QString &key, const QByteArray &bytes) override;
    base::Result<void> remove(const QString &key) override { return m_folder.remove(key); }
    QString setAside(const QString &key) override { return m_folder.setAside(key); }
    [[nodiscard]] base::Result<QList<Entry>> leftOver() override { return m_folder.leftOver(); }
    [[nodiscard]] bool isStoring() const { return m_isStoring; }

private:
    storage::RecoveryFolder m_folder;
    std::atomic<bool> m_isStoring = false;
};

/**
 * A user who restores, edits and saves at random until the process is killed. Each edit gives the text a new number.
 * Everything is reported on standard output as it is done, one line each: `WHAT TIME NUMBER …`.
 */
class Editor final : public QObject
{
public:
    /** `apis` and `state/recovery` are in `folder`. The first edit has the number `first`. */
    Editor(const QString &folder, quint32 seed, qint64 first);

private:
    using Found = workspace::LeftOverWork::Found;

    void beat();
    void act();
    void openFiles();
    void openDraft();
    void takeLeftOver();
    void restore(const QList<Found> &found);
    void edit(workspace::OpenDefinition &definition);
    void save(workspace::OpenDefinition &definition);
    /** Saves an untitled text under a name of its own, or closes it. */
    void finish(workspace::OpenDefinition &definition);
    /** Another program has changed the file: takes the file's text or keeps the edits. */
    void decide(workspace::OpenDefinition &definition);
    /** Text that the user does not want any more. */
    void drop(qint64 number);
    [[nodiscard]] bool isOnceIn(quint32 times) { return m_random.bounded(times) == 0; }

    QString m_folder;
    QRandomGenerator m_random;
    qint64 m_next;
    qint64 m_beats = 0;
    int m_beatsStoring = 0;
    bool m_hasRestored = false;
    quint32 m_editsPerSave = 10;
    storage::FileStore m_files;
    workspace::Workspace m_workspace{m_files};
    ReportingStore m_store;
    workspace::RecoveryJournal m_journal;
    QTimer m_beat;
    QTimer m_act;
};

} // namespace soak
