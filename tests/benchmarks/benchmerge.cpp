// Merges of three versions of a document with 1 to 500 edits of values on each side, in processor time: what a merge
// takes besides parsing the three versions should depend on the edits.
#include "benchtimes.h"
#include "edits.h"
#include "merge.h"

#include <QFile>
#include <QRandomGenerator>

#include <cstdio>

namespace {

using document::Format;
using document::Pointer;
using document::Snapshot;

constexpr int Operations = 10'000;
constexpr int Turns = 3; ///< The shortest time of them counts, because other programs run too.
/** What a merge with 50 edits on each side may take, as a multiple of the time for parsing the three versions. */
constexpr double MostOfParsing = 3;

QByteArray generated()
{
    QByteArray text = "openapi: 3.1.0\ninfo: {title: T, version: '1'}\npaths:\n";
    for (int i = 0; i < Operations; ++i) {
        const QByteArray number = QByteArray::number(i);
        text +=
            "  /p" + number + ":\n    get:\n      operationId: op" + number + "\n      summary: Summary " + number +
            "\n      parameters:\n        - {in: query, name: q}\n      responses:\n        '200': {description: ok}\n";
    }
    return text;
}

void collectTexts(const document::Node &node, const Pointer &place, QList<Pointer> &found)
{
    if (node.isString())
        found.append(place);
    for (qsizetype i = 0; i < node.childCount(); ++i)
        collectTexts(node.childAt(i), node.isMapping() ? place.child(node.keyAt(i)) : place.child(i), found);
}

QByteArray edited(Snapshot snapshot, const QList<Pointer> &places, int from, int count, const QByteArray &word)
{
    for (int i = from; i < from + count; ++i) {
        const auto made = document::setScalarIn(snapshot, places[i], document::Value::string(word));
        if (made)
            snapshot = made->snapshot;
    }
    return snapshot.text();
}

double shortest(auto action)
{
    double best = bench::millisecondsOf(action);
    for (int turn = 1; turn < Turns; ++turn)
        best = std::min(best, bench::millisecondsOf(action));
    return best;
}

/** Returns false if a merge is wrong or takes too long. */
bool measure(const QByteArray &text, Format format, const char *name)
{
    const Snapshot base = Snapshot::parse(text, format);
    QList<Pointer> places;
    collectTexts(base.root(), {}, places);
    QRandomGenerator random(1);
    std::shuffle(places.begin(), places.end(), random);
    const double parsing = 3 * shortest([&] { (void)Snapshot::parse(text, format); });
    std::printf("%s: %lld bytes, parsing three versions %.0f ms\n", name, static_cast<long long>(text.size()), parsing);
    bool holds = true;
    for (const int count : {1, 10, 50, 500}) {
        if (2 * count > places.size())
            break;
        const merge::Side ours{edited(base, places, 0, count, "ours"), format};
        const merge::Side theirs{edited(base, places, count, count, "theirs"), format};
        qsizetype conflicts = 0;
        const double time = shortest([&] {
            const auto merged = merge::merge({text, format}, ours, theirs);
            conflicts = merged ? merged->conflictCount : -1;
        });
        const bool isQuick = count != 50 || time < MostOfParsing * parsing;
        std::printf("  %3d edits on each side: %6.0f ms, %lld conflicts%s\n", count, time,
                    static_cast<long long>(conflicts), isQuick ? "" : " DOES NOT HOLD: too slow");
        holds = holds && isQuick && conflicts == 0;
    }
    return holds;
}

} // namespace

int main(int argc, char **argv)
{
    bool holds = measure(generated(), Format::Yaml, "10,000 operations");
    for (int i = 1; i < argc; ++i) {
        const QString name = QString::fromLocal8Bit(argv[i]);
        QFile file(name);
        if (!file.open(QIODevice::ReadOnly)) {
            std::fprintf(stderr, "%s can't be read\n", argv[i]);
            return 2;
        }
        holds = measure(file.readAll(), document::formatOfFileName(name), argv[i]) && holds;
    }
    return holds ? 0 : 1;
}
