#include "soakeditor.h"

#include <QDir>

#include <chrono>
#include <cstdio>
#include <string>

namespace soak {

using workspace::OpenDefinition;

namespace {

/** A disk that takes longer for one record is slow, and its time is not counted. */
constexpr int BeatsPerRecord = 5;
constexpr int LongestPauseMs = 60;
/** From somebody who saves all the time to somebody who never does. */
constexpr quint32 EditsPerSave[] = {3, 10, 50, 10'000};

template<typename... Parts>
void report(const char *what, const Parts &...parts)
{
    std::string line = std::string(what) + ' ' + std::to_string(now());
    [[maybe_unused]] const auto add = [&line](const auto &part) {
        if constexpr (std::is_arithmetic_v<std::decay_t<decltype(part)>>)
            line += ' ' + std::to_string(part);
        else
            line += ' ' + QString(part).toStdString();
    };
    (add(parts), ...);
    // One call, because the writer of records reports too.
    std::fputs((line + '\n').c_str(), stdout);
    std::fflush(stdout);
}

qint64 numberOf(const OpenDefinition &definition)
{
    return numberIn(definition.document().fileBytes());
}

QString nameOf(const QString &path)
{
    return path.isEmpty() ? u"-"_qs : path.section(u'/', -1);
}

} // namespace

qint64 now()
{
    return std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::steady_clock::now().time_since_epoch())
        .count();
}

base::Result<void> ReportingStore::write(const QString &key, const QByteArray &bytes)
{
    const auto record = workspace::decodeRecovery(bytes);
    if (!record)
        qFatal("a record that can't be read is written");
    const qint64 number = numberIn(record->text);
    report("storing", number);
    m_isStoring = true;
    base::Result<void> written = m_folder.write(key, bytes);
    m_isStoring = false;
    if (written)
        report("stored", number);
    else
        report("fault", u"write-of-a-record-failed"_qs);
    return written;
}

Editor::Editor(const QString &folder, quint32 seed, qint64 first)
    : m_folder(folder)
    , m_random(seed)
    , m_next(first)
    , m_store(folder + u"/state/recovery"_qs)
    , m_journal(m_workspace, m_store)
{
    m_editsPerSave = EditsPerSave[m_random.bounded(quint32(std::size(EditsPerSave)))];
    connect(&m_beat, &QTimer::timeout, this, &Editor::beat);
    m_beat.setTimerType(Qt::PreciseTimer);
    m_beat.start(BeatMs);
    connect(&m_act, &QTimer::timeout, this, &Editor::act);
    m_act.setSingleShot(true);
    // Mostly the offer is the first thing that a user sees and answers.
    if (!isOnceIn(3))
        takeLeftOver();
    openFiles();
    if (isOnceIn(4))
        openDraft();
    m_act.start(0);
}

void Editor::beat()
{
    m_beatsStoring = m_store.isStoring() ? m_beatsStoring + 1 : 0;
    if (m_beatsStoring > BeatsPerRecord)
        return;
    ++m_beats;
    report("beat", m_beats);
}

void Editor::openFiles()
{
    const QStringList names{u"one.yaml"_qs, u"two.yaml"_qs, u"three.yaml"_qs};
    const qsizetype left = m_random.bounded(int(names.size()));
    for (qsizetype i = 0; i < names.size(); ++i) {
        if (i != left && !m_workspace.open(m_folder + u"/apis/"_qs + names.at(i)))
            report("fault", u"can't-open-"_qs + names.at(i));
    }
}

void Editor::openDraft()
{
    OpenDefinition *draft = m_workspace.addUntitled(u"draft.yaml"_qs, {}, document::Format::Yaml);
    report("edit", m_next, -1, m_beats);
    if (!draft->document().spliceText({0, 0, numberedText(m_next)}))
        report("fault", u"can't-edit"_qs);
    ++m_next;
}

void Editor::takeLeftOver()
{
    m_hasRestored = true;
    report("reading");
    const workspace::LeftOverWork work = m_journal.leftOver();
    for (const Found &each : work.found)
        report("offered", numberIn(each.record.text), nameOf(each.record.path));
    if (!work.setAside.isEmpty())
        report("fault", u"a-record-can't-be-read"_qs);
    if (isOnceIn(16)) {
        for (const Found &each : work.found) {
            drop(numberIn(each.record.text));
            m_journal.discard(each.key);
        }
    } else if (!isOnceIn(16))
        restore(work.found);
}

void Editor::restore(const QList<Found> &found)
{
    for (const Found &each : found) {
        const qint64 number = numberIn(each.record.text);
        report("restoring", number);
        const auto restored = m_journal.restore(each.key, each.record);
        if (!restored || numberOf(*restored->definition) != number) {
            report("fault", u"can't-restore"_qs);
            continue;
        }
        report("restored", number, nameOf(each.record.path), restored->isCopy ? 1 : 0);
        if (restored->definition->fileState() == workspace::FileState::Changed)
            decide(*restored->definition);
    }
    report("restoredall");
}

void Editor::act()
{
    if (!m_hasRestored && isOnceIn(20))
        takeLeftOver();
    const QList<OpenDefinition *> all = m_workspace.definitions();
    OpenDefinition &chosen = *all.at(m_random.bounded(int(all.size())));
    if (chosen.path().isEmpty() && isOnceIn(25))
        finish(chosen);
    else if (!chosen.path().isEmpty() && chosen.isUnsaved() && isOnceIn(m_editsPerSave))
        save(chosen);
    else
        edit(chosen);
    // Mostly without a pause, as keys are typed; sometimes with one.
    m_act.start(m_random.bounded(3) ? 5 : int(m_random.bounded(quint32(LongestPauseMs))));
}

void Editor::edit(OpenDefinition &definition)
{
    const qint64 before = numberOf(definition);
    const document::Value number = document::Value::integer(m_next);
    document::Document &document = definition.document();
    {
        const document::Document::Step step(document, u"Edit"_qs);
        if (!document.set({"x-first"}, number) || !document.set({"x-last"}, number))
            report("fault", u"can't-edit"_qs);
    }
    if (numberOf(definition) != m_next)
        report("fault", u"not-as-edited"_qs);
    report("edit", m_next++, before, m_beats);
}

void Editor::save(OpenDefinition &definition)
{
    const qint64 number = numberOf(definition);
    const QString name = nameOf(definition.path());
    report("saving", number, name);
    const base::Result<void> saved = m_workspace.save(definition);
    report(saved ? "saved" : "refused", number, name);
    if (!saved && saved.error().code == base::ErrorCode::ChangedOnDisk)
        decide(definition);
    else if (!saved)
        report("fault", u"can't-save"_qs);
}

void Editor::finish(OpenDefinition &definition)
{
    const qint64 number = numberOf(definition);
    if (isOnceIn(2)) {
        drop(number);
        m_workspace.close(definition);
        return;
    }
    const QString name = u"saved-%1.yaml"_qs.arg(number);
    report("saving", number, name);
    const base::Result<void> saved = m_workspace.saveAs(definition, m_folder + u"/apis/"_qs + name);
    report(saved ? "saved" : "fault", number, name);
    if (saved)
        m_workspace.close(definition);
}

void Editor::decide(OpenDefinition &definition)
{
    const auto bytes = m_workspace.fileBytes(definition);
    const qint64 mine = numberOf(definition);
    const qint64 theirs = bytes ? numberIn(*bytes) : -1;
    if (theirs > mine) {
        drop(mine);
        if (!m_workspace.reload(definition))
            report("fault", u"can't-reload"_qs);
        return;
    }
    report("overwriting", theirs, nameOf(definition.path()));
    if (!m_workspace.keep(definition))
        report("fault", u"can't-keep"_qs);
    // The other program may have saved again between the two.
    if (bytes && definition.fileHash() != workspace::fileHashOf(*bytes))
        decide(definition);
}

void Editor::drop(qint64 number)
{
    report("dropping", number);
}

} // namespace soak
