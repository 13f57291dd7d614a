// The time to compare two states of a large API description: benchdifference FILE [EDITED [COUNT [SEED]]]
// The second state has COUNT random edits of schemas (default: 50) in different places, and is written to EDITED.
// Parsing, the search for references, and the comparison with and without examples are timed apart.
#include "apidifference.h"
#include "randomedits.h"

#include <QDate>
#include <QElapsedTimer>
#include <QFile>
#include <QSet>

#include <cstdio>
#include <ctime>

namespace {

constexpr int DefaultCount = 50;
constexpr double MostMilliseconds = 300;
constexpr quint32 DefaultSeed = 7;

/** Makes the edits, at most one in each place. Returns how many. */
int editAt(document::Document &document, int count, quint32 seed)
{
    support::RandomEdits edits(document, seed);
    const support::EditPlaces places(document.snapshot().root());
    QSet<QString> done;
    for (int tries = 0; tries < 20 * count && done.size() < count; ++tries) {
        const QString edit = edits.editSchema(places);
        if (!edit.isEmpty())
            done.insert(edit.section(u' ', 1));
    }
    return int(done.size());
}

template<typename Work>
auto timed(const char *name, const Work &work, bool isBounded = false)
{
    QElapsedTimer timer;
    timer.start();
    const std::clock_t before = std::clock();
    auto result = work();
    // Processor time is what counts on a busy machine.
    const double processor = 1e3 * double(std::clock() - before) / CLOCKS_PER_SEC;
    std::printf("  %-28s %8.1f ms, %8.1f ms of processor time", name, double(timer.nsecsElapsed()) / 1e6, processor);
    if (isBounded)
        std::printf("   at most %g ms: %s", MostMilliseconds, processor <= MostMilliseconds ? "holds" : "DOES NOT");
    std::printf("\n");
    return result;
}

description::Description described(const char *name, const QByteArray &text, document::Format format)
{
    const auto snapshot = timed("parse", [&] { return document::Snapshot::parse(text, format); });
    const auto document = timed("find references", [&] {
        return std::make_shared<const openapi::ReferencedDocument>(QString::fromLatin1(name), snapshot);
    });
    return timed("find objects", [&] { return description::Description(document); });
}

} // namespace

int main(int argc, char **argv)
{
    QFile file(QString::fromLocal8Bit(argc > 1 ? argv[1] : ""));
    if (!file.open(QIODevice::ReadOnly)) {
        std::fprintf(stderr, "benchdifference FILE [EDITED [COUNT [SEED]]]\n");
        return 2;
    }
    const document::Format format = document::formatOfFileName(file.fileName());
    const QByteArray text = file.readAll();
    document::Document edited(text, format);
    const int count = editAt(edited, argc > 3 ? std::atoi(argv[3]) : DefaultCount,
                             argc > 4 ? quint32(std::atoi(argv[4])) : DefaultSeed);
    std::printf("%d edits in %lld bytes\n", count, static_cast<long long>(text.size()));
    const QByteArray after = edited.fileBytes();
    QFile out(QString::fromLocal8Bit(argc > 2 ? argv[2] : ""));
    if (argc > 2 && (!out.open(QIODevice::WriteOnly) || out.write(after) != after.size()))
        return 2;
    out.close();
    const description::Description before = described("/a/api", text, format);
    const description::Description now = described("/b/api", after, format);
    difference::Options options{.today = QDate(2026, 6, 1)};
    options.withExamples = false;
    timed(
        "compare without examples", [&] { return difference::compare(before, now, options); }, true);
    options.withExamples = true;
    const auto found = timed(
        "compare", [&] { return difference::compare(before, now, options); }, true);
    int proved = 0;
    for (const difference::Change &change : found.changes)
        proved += change.example.isEmpty() ? 0 : 1;
    std::printf("  %lld changes, %lld breaking, %d with an example\n", static_cast<long long>(found.changes.size()),
                static_cast<long long>(found.count(difference::Level::Breaking)), proved);
    return 0;
}
