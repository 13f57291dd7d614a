// Processor time of the document core on large texts, beside the readers that people would use instead.
//   benchdocument [--peers TIMES] [FILE …]      generated texts, and the files; TIMES is what benchpeers.js wrote
#include "benchdocumentedits.h"
#include "benchtexts.h"

#include <QCoreApplication>
#include <QFile>
#include <QJsonDocument>
#include <QProcess>
#include <QTemporaryDir>

#include <yaml-cpp/yaml.h>

using bench::DocumentEdits;
using bench::millisecondsOf;
using bench::Times;
using document::Document;
using document::Format;
using document::Pointer;
using document::Snapshot;

namespace {

constexpr int Rounds = 5;
constexpr int OpensARound = 3;
constexpr int Edits = 2000;
constexpr int StructuralEdits = 300;
constexpr double TimesFaster = 12;                        ///< Than readers of YAML that give values alone.
constexpr qsizetype LargestForYamlCpp = 16 * 1024 * 1024; ///< It takes 24 times the input of memory.

void timeEdits(Document &document)
{
    DocumentEdits edits(document);
    edits.timeScalars(Edits);
    edits.timeStructure(StructuralEdits);
    edits.timeTopLevel();
    edits.timeHistory("undo", "redo");
    edits.timeOpenQuote();
    edits.timeHistory("undo, the text not valid meanwhile", "redo, the text not valid meanwhile",
                      bench::FewMilliseconds);
}

const char *verdict(bool holds)
{
    return holds ? "holds" : "DOES NOT";
}

void printRatio(const char *what, double theirs, double ours, double bound = 0)
{
    std::printf("  %-40s %10.2f ms   %6.1f x our open", what, theirs, theirs / ours);
    if (bound > 0)
        std::printf("   at least %g x: %s", bound, verdict(theirs / ours >= bound));
    std::printf("\n");
}

void printRatio(const char *what, Times &theirs, double ours, double bound = 0)
{
    if (!theirs.isEmpty())
        printRatio(what, theirs.median(), ours, bound);
}

void printPeak(const char *what, const QStringList &arguments)
{
    QProcess process;
    process.start(QCoreApplication::applicationDirPath() + QStringLiteral("/benchpeak"), arguments);
    if (process.waitForFinished(-1) && process.exitCode() == 0)
        std::printf("  %-40s %s\n", what, process.readAllStandardOutput().trimmed().constData());
}

/** Times of reading a whole text. */
struct Readers {
    Times ours;
    Times qt;
    Times yamlCpp;
};

void timeYamlCpp(const std::string &text, Times &times)
{
    try {
        times.measure([&] { (void)YAML::Load(text); });
    } catch (const YAML::Exception &exception) {
        std::printf("  yaml-cpp refuses it: %s\n", exception.what());
    }
}

/** The readers in turn: a slow moment of the machine is then one of many for each of them. */
Readers timeReaders(const QByteArray &text, Format format)
{
    Readers readers;
    const std::string copy = text.toStdString();
    for (int round = 0; round < Rounds; ++round) {
        for (int i = 0; i < OpensARound; ++i)
            readers.ours.measure([&] { const Document document(text, format); });
        if (format == Format::Json)
            readers.qt.measure([&] { (void)QJsonDocument::fromJson(text); });
        if (text.size() <= LargestForYamlCpp)
            timeYamlCpp(copy, readers.yamlCpp);
    }
    return readers;
}

/** Times of other programs for the file, as lines of file, what and milliseconds. */
void printPeers(const QByteArray &times, const QString &file, double open)
{
    for (const QByteArray &line : times.split('\n')) {
        const QList<QByteArray> parts = line.split('\t');
        if (parts.size() == 3 && parts[0] == file.toLocal8Bit())
            printRatio(parts[1].constData(), parts[2].toDouble(), open,
                       parts[1].startsWith("js-yaml") ? TimesFaster : 0);
    }
}

void timeFile(const QString &name, const QByteArray &peers)
{
    QFile file(name);
    if (!file.open(QIODevice::ReadOnly)) {
        std::fprintf(stderr, "cannot read %s\n", qPrintable(name));
        return;
    }
    const QByteArray text = file.readAll();
    const Format format = document::formatOfFileName(name);
    std::printf("%s, %.1f MB\n", qPrintable(name.section(u'/', -1)), double(text.size()) / 1e6);
    Readers readers = timeReaders(text, format);
    const double open = readers.ours.median();
    readers.ours.print("open", std::nullopt);
    printPeers(peers, name, open);
    printRatio("QJsonDocument", readers.qt, open);
    printRatio("yaml-cpp YAML::Load", readers.yamlCpp, open, format == Format::Yaml ? TimesFaster : 0);
    printPeak("memory peak", {name});
    if (text.size() <= LargestForYamlCpp)
        printPeak("memory peak of yaml-cpp", {QStringLiteral("--yaml-cpp"), name});

    Document document(text, format);
    if (!document.snapshot().isValid())
        std::printf("  not valid: %s\n", qPrintable(document.snapshot().problems().first().rule));
    const double copies = millisecondsOf([&] {
        for (int i = 0; i < 1000; ++i)
            const Snapshot copy = document.snapshot();
    });
    std::printf("  %-40s %10.5f ms\n", "snapshot copy", copies / 1000);
    // Every edit is told to a listener that reads what changed, as a view does.
    qsizetype heard = 0;
    QObject::connect(&document, &Document::changed, &document, [&](const document::Change &change) {
        for (const Pointer &pointer : change.pointers)
            heard += document.snapshot().at(pointer).span().length > 0;
    });
    timeEdits(document);
    if (heard == 0)
        std::printf("  no edit was heard of\n");
}

QString written(const QTemporaryDir &folder, const char *name, const QByteArray &text)
{
    QFile file(folder.filePath(QString::fromLatin1(name)));
    if (file.open(QIODevice::WriteOnly))
        file.write(text);
    return file.fileName();
}

} // namespace

int main(int argc, char **argv)
{
    std::setvbuf(stdout, nullptr, _IOLBF, 0);
    const QCoreApplication application(argc, argv);
    QStringList files = QCoreApplication::arguments().mid(1);
    QByteArray peers;
    if (files.value(0) == QStringLiteral("--peers")) {
        QFile times(files.value(1));
        if (times.open(QIODevice::ReadOnly))
            peers = times.readAll();
        files = files.mid(2);
    }
    const QTemporaryDir folder;
    files += {written(folder, "block.yaml", bench::blockYaml(10'000'000)),
              written(folder, "pretty.json", bench::json(13'000'000)),
              written(folder, "flat200000.yaml", bench::flatMap(200'000))};
    for (const QString &file : std::as_const(files))
        timeFile(file, peers);
    return 0;
}
