#include "walksession.h"

#include "disk.h"
#include "life.h"
#include "walkreport.h"

#include <QCoreApplication>
#include <QProcess>
#include <QTemporaryDir>

#include <algorithm>

#include <unistd.h>

namespace walk {

namespace {

/** Longer than the longest act, on any machine. */
constexpr int HangMs = 300'000;
/** Offset of the numbers of the choices about kills, which are no act's. */
constexpr int KillChoices = 1'000'000;
constexpr int MostActsToKill = 3;
constexpr int MostMicroseconds = 40'000;

/** One process, until it ends. */
class Process final
{
public:
    Process(const LifePlan &plan, const Disk &disk, QList<Word> &words, SessionResult &result)
        : m_plan(plan)
        , m_words(words)
        , m_result(result)
        , m_act(plan.first)
    {
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(u"HOME"_qs, disk.home());
        environment.insert(u"QT_QPA_PLATFORM"_qs, u"offscreen"_qs);
        environment.insert(u"LC_ALL"_qs, u"C.UTF-8"_qs);
        for (const auto &[variable, folder] :
             {std::pair(u"XDG_CONFIG_HOME"_qs, u"/config"_qs), std::pair(u"XDG_DATA_HOME"_qs, u"/data"_qs),
              std::pair(u"XDG_STATE_HOME"_qs, u"/state"_qs), std::pair(u"XDG_CACHE_HOME"_qs, u"/cache"_qs)})
            environment.insert(variable, disk.home() + folder);
        m_process.setProcessEnvironment(environment);
    }

    /** Returns the number of the next act. */
    int run()
    {
        m_process.start(QCoreApplication::applicationFilePath(), argumentsOf(m_plan));
        if (!m_process.waitForStarted())
            fail(u"the process does not start"_qs, m_process.errorString());
        while (!m_isKilled && readLine())
            ;
        m_process.waitForFinished();
        // What it had written before it was killed.
        while (m_process.canReadLine())
            take(QString::fromUtf8(m_process.readLine()).chopped(1));
        if (!m_isKilled && (m_process.exitStatus() != QProcess::NormalExit || m_process.exitCode() != 0))
            fail(u"crash"_qs,
                 u"exit code or signal %1: %2"_qs.arg(QString::number(m_process.exitCode()),
                                                      QString::fromUtf8(m_process.readAllStandardError().right(600))));
        return m_next;
    }

    [[nodiscard]] bool wasKilled() const { return m_isKilled; }
    /** True if it was killed in an act that may discard what was typed, before it could tell. */
    [[nodiscard]] bool wasKilledLate() const { return m_isKilledLate; }

private:
    /** False at the end. */
    bool readLine()
    {
        while (!m_process.canReadLine()) {
            if (m_process.waitForReadyRead(HangMs))
                continue;
            if (m_process.state() == QProcess::Running) {
                fail(u"hang"_qs, m_result.acts.isEmpty() ? QString() : m_result.acts.constLast());
                kill();
            }
            return m_process.canReadLine();
        }
        take(QString::fromUtf8(m_process.readLine()).chopped(1));
        return true;
    }

    void take(const QString &line)
    {
        const QStringList parts = line.split(u'\t');
        const QString kind = parts.constFirst();
        if (kind == line::Begin)
            beginAct(parts.value(1).toInt(), parts.value(2).toInt() != 0);
        else if (kind == line::Act)
            endAct(parts.value(1), parts.value(2));
        else if (kind == line::Word)
            noteWord(m_words, decodeWord(parts.mid(1).join(u'\t')));
        else if (kind == line::Safe)
            planKill();
        else if (kind == line::Count)
            ++m_result.figures[parts.value(1)];
        else if (kind == line::Violation)
            m_result.violations.append({parts.value(1), parts.mid(2).join(u' '), m_act});
        else if (kind == line::Done)
            m_next = m_plan.end;
    }

    void beginAct(int number, bool mayBeKilled)
    {
        m_act = number;
        m_next = number + 1;
        m_result.done.append(number);
        // On a busy machine the signal can come later than planned.
        m_isKilledLate = m_isKilled && !mayBeKilled;
        if (m_actsToKill < 0 || m_actsToKill-- > 0)
            return;
        if (!mayBeKilled) {
            m_isKillDue = true; // After the act.
            return;
        }
        usleep(static_cast<useconds_t>(m_delay));
        kill();
    }

    void endAct(const QString &number, const QString &text)
    {
        m_result.acts.append(number + u' ' + text);
        if (number != u"-")
            ++m_result.figures[figure::Acts];
        if (m_isKillDue)
            kill();
    }

    void planKill()
    {
        Dice dice(m_plan.id, KillChoices + m_act);
        m_actsToKill = dice.below(MostActsToKill);
        m_delay = dice.below(MostMicroseconds);
    }

    void kill()
    {
        if (m_isKilled || m_process.state() == QProcess::NotRunning)
            return;
        m_process.kill();
        m_isKilled = true;
        ++m_result.figures[figure::Kills];
        m_result.acts.append(u"- kill -9"_qs);
    }

    void fail(const QString &kind, const QString &text) { m_result.violations.append({kind, text, m_act}); }

    const LifePlan &m_plan;
    QList<Word> &m_words;
    SessionResult &m_result;
    QProcess m_process;
    int m_act; ///< The act in progress, or the one that follows the start.
    int m_next = 0;
    int m_actsToKill = -1; ///< Acts that begin before it is killed; negative: it is not.
    int m_delay = 0;       ///< Of the kill, in microseconds.
    bool m_isKillDue = false;
    bool m_isKilled = false;
    bool m_isKilledLate = false;
};

/** Where the words are that the next process has to know, and a violation for each that was lost. */
QList<Word> wordsAfter(const Disk &disk, const QList<Word> &words, const Process &process, SessionResult &result)
{
    const bool wasKilled = process.wasKilled();
    const DiskTexts texts = disk.read();
    QList<Word> rest;
    for (Word word : words) {
        if (word.place == Place::Gone || word.place == Place::History)
            continue;
        // The undo that brought it back can be younger than the record.
        word.isReplaced = word.isReplaced || (wasKilled && word.wasReplaced);
        if (texts.isInFiles(word.text))
            word.place = Place::File;
        else if (texts.isInRecords(word.text))
            word.place = Place::Recovery;
        else {
            const bool mustBeThere = word.isSafe || word.place == Place::File || word.place == Place::Recovery;
            const bool mayBeDiscarded = word.isReplaced || word.isTold || word.isExternal || process.wasKilledLate();
            if (mustBeThere && !mayBeDiscarded)
                result.violations.append(
                    {u"%1: %2"_qs.arg(wasKilled ? u"lost by kill -9"_qs : u"lost at exit"_qs, word.field),
                     u"%1, typed in act %2, was in a file or a recovery record and is not any more"_qs.arg(
                         word.text, QString::number(word.act)),
                     result.done.isEmpty() ? 0 : result.done.constLast()});
            continue;
        }
        rest.append(word);
    }
    return rest;
}

QByteArray encoded(const QList<Word> &words)
{
    QByteArray lines;
    for (const Word &word : words)
        lines += encodeWord(word).toUtf8() + '\n';
    return lines;
}

bool has(const SessionResult &result, const QString &kind)
{
    return std::any_of(result.violations.cbegin(), result.violations.cend(),
                       [&kind](const Violation &one) { return one.kind == kind; });
}

} // namespace

SessionResult runSession(const SessionPlan &plan)
{
    SessionResult result;
    const QTemporaryDir folder;
    const Disk disk(folder.path());
    if (!disk.create()) {
        result.violations.append({u"no folder"_qs, folder.path(), 0});
        return result;
    }
    QList<Word> words;
    for (int next = 0; next < plan.acts;) {
        const LifePlan life{disk.folder(), plan.id, next, plan.acts, plan.only};
        writeBytes(disk.wordsFile(), encoded(words));
        Process process(life, disk, words, result);
        const int after = process.run();
        words = wordsAfter(disk, words, process, result);
        if (after <= next)
            break; // It has crashed before its first act.
        next = after;
    }
    return result;
}

SessionPlan shortened(const SessionPlan &plan, const Violation &violation)
{
    SessionPlan best = plan;
    best.only = runSession(plan).done;
    best.only.removeIf([&violation](int act) { return act > violation.act; });
    const auto stillFails = [&](const SessionPlan &shorter) {
        return !shorter.only.isEmpty() && has(runSession(shorter), violation.kind);
    };
    for (qsizetype size = (best.only.size() + 1) / 2; size > 0; size = size == 1 ? 0 : (size + 1) / 2) {
        for (qsizetype from = best.only.size() - size; from > -size;) {
            SessionPlan shorter = best;
            const qsizetype first = std::max<qsizetype>(from, 0);
            shorter.only.remove(first, std::min(size, shorter.only.size() - first));
            if (stillFails(shorter))
                best = shorter;
            from -= size;
            from = std::min(from, best.only.size() - 1);
        }
    }
    return best;
}

} // namespace walk
