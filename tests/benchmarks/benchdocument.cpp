// Times the document core on large texts, beside the readers that people would use instead.
//   benchdocument [FILE …]      generated texts, and the files
#include "document.h"

#include <QElapsedTimer>
#include <QFile>
#include <QJsonDocument>
#include <QRandomGenerator>

#include <yaml-cpp/yaml.h>

#include <algorithm>
#include <cstdio>
#include <optional>
#include <vector>

using document::Document;
using document::Format;
using document::Node;
using document::Pointer;
using document::Snapshot;
using document::Value;

namespace {

constexpr int OpenRuns = 5;
constexpr int Edits = 2000;
constexpr int StructuralEdits = 300;
constexpr qsizetype LargestForYamlCpp = 16 * 1024 * 1024; ///< It takes 24 times the input of memory.

double millisecondsOf(auto action)
{
    QElapsedTimer timer;
    timer.start();
    action();
    return double(timer.nsecsElapsed()) / 1e6;
}

double median(std::vector<double> times)
{
    std::sort(times.begin(), times.end());
    return times.empty() ? 0 : times[times.size() / 2];
}

void printSpread(const char *what, std::vector<double> times)
{
    std::sort(times.begin(), times.end());
    if (times.empty())
        return;
    std::printf("  %-28s p50 %9.4f ms   p99 %9.4f ms   worst %9.4f ms\n", what, times[times.size() / 2],
                times[times.size() * 99 / 100], times.back());
}

void printRatio(const char *what, double theirs, double ours)
{
    std::printf("  %-28s %10.2f ms   %6.1f x our open\n", what, theirs, theirs / ours);
}

/** The number behind a name in /proc/self/status, in KiB. */
qint64 statusValue(const char *name)
{
    QFile status(QStringLiteral("/proc/self/status"));
    if (!status.open(QIODevice::ReadOnly))
        return 0;
    const QList<QByteArray> lines = status.readAll().split('\n');
    for (const QByteArray &line : lines) {
        if (line.startsWith(name))
            return line.simplified().split(' ').value(1).toLongLong();
    }
    return 0;
}

/** Begins a new measurement of the peak (Linux: proc(5), clear_refs). */
void resetPeak()
{
    QFile control(QStringLiteral("/proc/self/clear_refs"));
    if (control.open(QIODevice::WriteOnly))
        control.write("5");
}

QByteArray blockYaml(qsizetype size)
{
    QByteArray text = "openapi: 3.0.3\ninfo:\n  title: Large\n  version: 1.0.0\npaths:\n";
    for (int i = 0; text.size() < size; ++i) {
        const QByteArray number = QByteArray::number(i);
        text +=
            "  /things/" + number + "/{id}:\n    # the one with number " + number +
            "\n    get:\n      summary: 'Reads " + number + "'\n      operationId: read" + number +
            "\n      parameters:\n        - name: id\n          in: path\n          required: true\n          schema: {type: "
            "string}\n      responses:\n        '200':\n          description: |\n            The thing.\n\n            All "
            "of it.\n          content:\n            application/json:\n              schema:\n                $ref: "
            "'#/components/schemas/Thing'\n";
    }
    return text;
}

QByteArray json(qsizetype size)
{
    QByteArray text = "{\n  \"openapi\": \"3.0.3\",\n  \"paths\": {";
    for (int i = 0; text.size() < size; ++i) {
        const QByteArray number = QByteArray::number(i);
        text +=
            (i ? ",\n    " : "\n    ") + QByteArray("\"/things/") + number +
            "\": {\n      \"get\": {\n        \"summary\": \"Reads " + number +
            "\",\n        \"tags\": [\n          \"a\",\n          \"b\"\n        ],\n        \"responses\": {\n          "
            "\"200\": {\n            \"description\": \"The thing.\"\n          }\n        }\n      }\n    }";
    }
    return text + "\n  }\n}\n";
}

QByteArray flatMap(int entries)
{
    QByteArray text;
    for (int i = 0; i < entries; ++i)
        text += "key" + QByteArray::number(i) + ": value number " + QByteArray::number(i) + "\n";
    return text;
}

Pointer randomScalar(QRandomGenerator &random, const Snapshot &snapshot)
{
    Pointer place;
    Node node = snapshot.root();
    while (node.childCount() > 0) {
        const qsizetype index = random.bounded(int(node.childCount()));
        place = node.isMapping() ? place.child(node.keyAt(index)) : place.child(index);
        node = node.childAt(index);
    }
    return place;
}

void timeEdits(Document &document)
{
    QRandomGenerator random(1);
    std::vector<double> scalars;
    std::vector<double> keys;
    std::vector<double> structure;
    for (int i = 0; i < Edits; ++i) {
        const Pointer place = randomScalar(random, document.snapshot());
        const Value value = Value::string("edited " + QByteArray::number(i));
        scalars.push_back(millisecondsOf([&] { (void)document.setScalar(place, value); }));
        const Node node = document.snapshot().at(place);
        if (!node.exists())
            continue;
        const qsizetype end = node.span().end() - 1;
        keys.push_back(millisecondsOf([&] { (void)document.spliceText({end, 0, "x"}); }));
        document.undo();
    }
    for (int i = 0; i < StructuralEdits; ++i) {
        const Pointer parent = randomScalar(random, document.snapshot()).parent();
        if (!document.snapshot().at(parent).isMapping())
            continue;
        structure.push_back(millisecondsOf([&] {
            if (document.insert(parent / QByteArray("added"), Value::integer(i)))
                (void)document.remove(parent / QByteArray("added"));
        }));
    }
    printSpread("set a scalar", scalars);
    printSpread("key press in the source", keys);
    printSpread("insert and remove a member", structure);
    std::vector<double> undo;
    while (document.canUndo())
        undo.push_back(millisecondsOf([&] { document.undo(); }));
    printSpread("undo", undo);
}

void timeOthers(const QByteArray &text, Format format, double open)
{
    if (format == Format::Json)
        printRatio("QJsonDocument", millisecondsOf([&] { (void)QJsonDocument::fromJson(text); }), open);
    if (text.size() > LargestForYamlCpp)
        return;
    try {
        const std::string copy = text.toStdString();
        resetPeak();
        const qint64 before = statusValue("VmRSS:");
        printRatio("yaml-cpp YAML::Load", millisecondsOf([&] { (void)YAML::Load(copy); }), open);
        std::printf("  %-28s %10.1f x the text\n", "yaml-cpp, memory peak",
                    double(statusValue("VmHWM:") - before) * 1024 / double(text.size()));
    } catch (const YAML::Exception &exception) {
        std::printf("  yaml-cpp refuses it: %s\n", exception.what());
    }
}

void timeAll(const char *name, const QByteArray &text, Format format)
{
    std::printf("%s, %.1f MB\n", name, double(text.size()) / 1e6);
    std::vector<double> times;
    for (int i = 0; i < OpenRuns; ++i)
        times.push_back(millisecondsOf([&] { const Document document(text, format); }));
    const double open = median(times);
    std::printf("  %-28s %10.2f ms\n", "open", open);

    resetPeak();
    const qint64 before = statusValue("VmRSS:");
    std::optional<Document> document(std::in_place, text, format);
    std::printf("  %-28s %10.1f x the text\n", "memory peak",
                double(statusValue("VmHWM:") - before) * 1024 / double(text.size()));
    if (!document->snapshot().isValid())
        std::printf("  not valid: %s\n", qPrintable(document->snapshot().problems().first().rule));
    const double copies = millisecondsOf([&] {
        for (int i = 0; i < 1000; ++i)
            const Snapshot copy = document->snapshot();
    });
    std::printf("  %-28s %10.5f ms\n", "snapshot copy", copies / 1000);
    timeEdits(*document);
    document.reset();
    timeOthers(text, format, open);
}

} // namespace

int main(int argc, char **argv)
{
    std::setvbuf(stdout, nullptr, _IOLBF, 0);
    timeAll("block YAML", blockYaml(10'000'000), Format::Yaml);
    timeAll("JSON", json(13'000'000), Format::Json);
    timeAll("flat mapping of 200,000 entries", flatMap(200'000), Format::Yaml);
    for (int i = 1; i < argc; ++i) {
        QFile file(QString::fromLocal8Bit(argv[i]));
        if (file.open(QIODevice::ReadOnly))
            timeAll(argv[i], file.readAll(), document::formatOfFileName(file.fileName()));
        else
            std::fprintf(stderr, "cannot read %s\n", argv[i]);
    }
    return 0;
}
