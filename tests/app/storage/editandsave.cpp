#include "filestore.h"
#include "numberedtext.h"
#include "recoveryfolder.h"
#include "recoveryjournal.h"
#include "recoveryrecord.h"
#include "workspace.h"

#include <QCoreApplication>
#include <QRandomGenerator>
#include <QTimer>

#include <cstdio>

namespace {

constexpr int LongestPauseMs = 120;
/** From somebody who saves all the time to somebody who never does. */
constexpr int EditsPerSave[] = {2, 10, 100, 10'000};

void say(const char *what, qint64 number)
{
    std::printf("%s %lld\n", what, static_cast<long long>(number));
    std::fflush(stdout);
}

/** The recovery folder, which says which edit it begins to store and which it has stored. */
class ReportingFolder final : public workspace::RecoveryStore
{
public:
    explicit ReportingFolder(const QString &path)
        : m_folder(path)
    {}

    base::Result<void> write(const QString &key, const QByteArray &bytes) override
    {
        const auto record = workspace::decodeRecovery(bytes);
        if (!record)
            qFatal("cannot read a record");
        const qint64 number = support::numberIn(record->text);
        say("storing", number);
        auto written = m_folder.write(key, bytes);
        if (written)
            say("stored", number);
        return written;
    }

    void remove(const QString &key) override { m_folder.remove(key); }
    QList<Entry> leftOver() override { return m_folder.leftOver(); }

private:
    storage::RecoveryFolder m_folder;
};

/** Somebody who edits and saves at random until the process is ended from outside; says what it did as it is done. */
class Editing final : public QObject
{
public:
    Editing(const QString &path, const QString &recoveryFolder, quint32 seed)
        : m_folder(recoveryFolder)
        , m_journal(m_workspace, m_folder)
        , m_random(seed)
    {
        const auto opened = m_workspace.open(path);
        if (!opened)
            qFatal("cannot open the file");
        m_definition = *opened;
        m_editsPerSave = EditsPerSave[m_random.bounded(quint32(std::size(EditsPerSave)))];
        m_next.setSingleShot(true);
        connect(&m_next, &QTimer::timeout, this, &Editing::act);
        m_next.start(0);
    }

private:
    void act()
    {
        if (m_number > 0 && m_random.bounded(m_editsPerSave) == 0)
            save();
        else
            edit();
        // Mostly without a pause, as keys are typed; sometimes with one.
        m_next.start(m_random.bounded(3) ? 5 : int(m_random.bounded(quint32(LongestPauseMs))));
    }

    void edit()
    {
        const document::Value number = document::Value::integer(++m_number);
        document::Document &document = m_definition->document();
        const document::Document::Step step(document, u"Edit"_qs);
        if (!document.set({"x-first"}, number) || !document.set({"x-last"}, number))
            qFatal("cannot edit");
        say("edit", m_number);
    }

    void save()
    {
        if (!m_workspace.save(*m_definition))
            qFatal("cannot save");
        say("saved", m_number);
    }

    storage::FileStore m_store;
    workspace::Workspace m_workspace{m_store};
    ReportingFolder m_folder;
    workspace::RecoveryJournal m_journal;
    workspace::OpenDefinition *m_definition = nullptr;
    QRandomGenerator m_random;
    QTimer m_next;
    int m_editsPerSave = 1;
    qint64 m_number = 0;
};

} // namespace

/** editandsave FILE RECOVERY-FOLDER SEED */
int main(int argc, char **argv)
{
    QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    const Editing editing(arguments.value(1), arguments.value(2), arguments.value(3).toUInt());
    return QCoreApplication::exec();
}
