#include "bytereading.h"
#include "deflating.h"
#include "executions.h"
#include "testprogram.h"
#include "zipformat.h"
#include "zipreader.h"
#include "zipwriter.h"

#include <QFile>
#include <QProcess>
#include <QRandomGenerator>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using base::ErrorCode;
using zip::ZipEntry;

namespace {

QByteArray sample()
{
    return zip::writeZip({{"a.txt", "first"}, {"folder/b.txt", QByteArray(5000, 'b')}});
}

/** The archive with other bytes at each place where `from` is: in the local header and in the directory. */
QByteArray renamed(QByteArray archive, const QByteArray &from, const QByteArray &to)
{
    return archive.replace(from, to);
}

/** The archive with a number in the directory's record of its first file. */
QByteArray withNumber(QByteArray archive, qsizetype at, quint32 value, qsizetype bytes)
{
    QByteArray signature;
    zip::append32(signature, zip::format::CentralSignature);
    QByteArray number;
    zip::append32(number, value);
    archive.replace(archive.indexOf(signature) + at, bytes, number.first(bytes));
    return archive;
}

/** As withNumber(), in the local header of the first file too, which is at the start. */
QByteArray withNumbers(QByteArray archive, qsizetype local, qsizetype central, quint32 value, qsizetype bytes)
{
    QByteArray number;
    zip::append32(number, value);
    archive.replace(local, bytes, number.first(bytes));
    return withNumber(archive, central, value, bytes);
}

} // namespace

class TestZip final : public QObject
{
    Q_OBJECT

private slots:
    void readsBackWhatItWrote();
    void agreesWithOtherPrograms();
    void readsWhatPythonWrites();
    void refuses_data();
    void refuses();
    void refusesWhatIsTooLarge();
    void unpacksNoBomb();
    void refusesFilesThatShareBytes();
    void refusesEveryCutAndNeverMore();
};

void TestZip::readsBackWhatItWrote()
{
    QRandomGenerator random(1);
    for (int round = 0; round < support::executions(200); ++round) {
        QList<ZipEntry> entries;
        for (int left = random.bounded(6); left > 0; --left) {
            QByteArray content(random.bounded(3000), Qt::Uninitialized);
            for (char &byte : content)
                byte = static_cast<char>(random.bounded(random.bounded(2) ? 4 : 256));
            entries.append({"f" + QByteArray::number(left) + "/é ü.yaml", content});
        }
        const auto read = zip::readZip(zip::writeZip(entries));
        QVERIFY2(read.isOk(), qPrintable(read ? QString() : read.error().detail));
        QCOMPARE(*read, entries);
    }
    QVERIFY(sample().size() < 1000); // Deflated.
}

void TestZip::agreesWithOtherPrograms()
{
    if (QStandardPaths::findExecutable(u"python3"_qs).isEmpty())
        QSKIP("python3 is needed");
    const QTemporaryDir folder;
    QFile file(folder.filePath(u"a.zip"_qs));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(sample());
    file.close();
    QProcess python;
    python.start(u"python3"_qs,
                 {u"-c"_qs,
                  u"import sys, zipfile; z = zipfile.ZipFile(sys.argv[1]); print(z.testzip(), "
                  u"[(i.filename, len(z.read(i)), oct(i.external_attr >> 16)) for i in z.infolist()])"_qs,
                  file.fileName()});
    QVERIFY(python.waitForFinished());
    QCOMPARE(python.readAllStandardOutput().trimmed(),
             "None [('a.txt', 5, '0o100600'), ('folder/b.txt', 5000, '0o100600')]");
}

void TestZip::readsWhatPythonWrites()
{
    if (QStandardPaths::findExecutable(u"python3"_qs).isEmpty())
        QSKIP("python3 is needed");
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"a.zip"_qs);
    QProcess python;
    // Written to a pipe, so that the sizes follow the content; with a folder and a comment.
    python.start(u"sh"_qs, {u"-c"_qs,
                            u"python3 -c \"import sys, zipfile; z = zipfile.ZipFile(sys.stdout.buffer, 'w', "
                            u"zipfile.ZIP_DEFLATED); z.comment = b'hello'; z.mkdir('d') if hasattr(z, 'mkdir') else "
                            u"z.writestr('d/', ''); z.writestr('d/a.txt', 'a' * 1000)\" | cat > \"$0\""_qs,
                            path});
    QVERIFY(python.waitForFinished());
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const auto read = zip::readZip(file.readAll());
    QVERIFY2(read.isOk(), qPrintable(read ? QString() : read.error().detail));
    QCOMPARE(*read, (QList<ZipEntry>{{"d/a.txt", QByteArray(1000, 'a')}}));
}

void TestZip::refuses_data()
{
    QTest::addColumn<QByteArray>("archive");
    QTest::addColumn<ErrorCode>("code");
    QTest::addColumn<QString>("detail");
    const QByteArray good = sample();
    const auto row = [](const char *name, const QByteArray &archive, ErrorCode code, const char *detail) {
        QTest::newRow(name) << archive << code << QString::fromUtf8(detail);
    };
    row("no zip file", "hello", ErrorCode::Damaged, "no end of a zip file");
    row("nothing", "", ErrorCode::Damaged, "no end of a zip file");
    row("truncated", good.chopped(1), ErrorCode::Damaged, "no end of a zip file");
    row("more after the end", good + "x", ErrorCode::Damaged, "no end of a zip file");
    row("something before the start", "x" + good, ErrorCode::Damaged, "the directory is not where the end says");
    for (const char *name : {"../.x", "/a.tx", "a/../", "a\\b.t", "C:a.t", "./a.x", "a//bc", "a\nbcd",
                             "ab\xff"
                             "cd"})
        row(name, renamed(good, "a.txt", name), ErrorCode::Damaged, "a name that is no path in the archive");
    row("twice", zip::writeZip({{"a", "1"}, {"b", "2"}, {"a", "3"}}), ErrorCode::Damaged, "a is there twice");
    row("twice in another case", zip::writeZip({{"a/B", "1"}, {"A/b", "2"}}), ErrorCode::Damaged, "A/b is there twice");
    row("a file as a folder", zip::writeZip({{"a", "1"}, {"a/b", "2"}}), ErrorCode::Damaged, "a/b is in a file");
    row("encrypted", withNumbers(good, 6, 8, 0x0801, 2), ErrorCode::Unsupported, "encrypted");
    row("another method", withNumbers(good, 8, 10, 14, 2), ErrorCode::Unsupported, "method 14");
    row("zip64", withNumber(good, 24, 0xffffffff, 4), ErrorCode::Unsupported, "zip64");
    row("a symbolic link", withNumber(good, 38, 0120777u << 16, 4), ErrorCode::Unsupported, "a symbolic link");
    row("a device", withNumber(good, 38, 0020666u << 16, 4), ErrorCode::Unsupported, "a special file");
    row("another name in the header", QByteArray(good).replace(30, 5, "b.txt"), ErrorCode::Damaged,
        "the header of a.txt contradicts the directory");
    row("another checksum", withNumbers(good, 14, 16, 5, 4), ErrorCode::Damaged,
        "the content of a.txt is not what the directory says");
    row("another offset", withNumber(good, 42, 3, 4), ErrorCode::Damaged,
        "the header of a.txt contradicts the directory");
}

void TestZip::refuses()
{
    QFETCH(const QByteArray, archive);
    QFETCH(const ErrorCode, code);
    QFETCH(const QString, detail);
    const auto read = zip::readZip(archive);
    QVERIFY(!read.isOk());
    QCOMPARE(read.error(), (base::Error{code, detail}));
}

void TestZip::refusesWhatIsTooLarge()
{
    const auto errorWith = [](const zip::ZipLimits &limits) { return zip::readZip(sample(), limits); };
    QCOMPARE(errorWith({.archiveBytes = sample().size() - 1}).error(), (base::Error{ErrorCode::TooLarge, {}}));
    QVERIFY(errorWith({.archiveBytes = sample().size()}).isOk());
    QCOMPARE(errorWith({.files = 1}).error(), (base::Error{ErrorCode::TooLarge, {}}));
    QCOMPARE(errorWith({.fileBytes = 4999}).error(), (base::Error{ErrorCode::TooLarge, u"folder/b.txt"_qs}));
    QCOMPARE(errorWith({.allBytes = 5004}).error(), (base::Error{ErrorCode::TooLarge, u"folder/b.txt"_qs}));
    QVERIFY(errorWith({.fileBytes = 5000, .allBytes = 5005}).isOk());
    QCOMPARE(errorWith({.nameBytes = 5}).error(), (base::Error{ErrorCode::TooLarge, {}}));
}

/** A stream that unpacks to more than the directory says is not unpacked further. */
void TestZip::unpacksNoBomb()
{
    const QByteArray bomb = zip::writeZip({{"a", QByteArray(60'000'000, '\0')}});
    QVERIFY(bomb.size() < 100'000);
    QByteArray lies = withNumbers(bomb, 22, 24, 10, 4);
    const auto read = zip::readZip(lies);
    QVERIFY(!read.isOk());
    QCOMPARE(read.error().code, ErrorCode::Damaged);
    const auto honest = zip::readZip(zip::writeZip({{"a", QByteArray(70'000'000, '\0')}}));
    QVERIFY(!honest.isOk());
    QCOMPARE(honest.error().code, ErrorCode::TooLarge);
}

/** As in archives that unpack to terabytes: many files, one content. */
void TestZip::refusesFilesThatShareBytes()
{
    QByteArray archive = zip::writeZip({{"a", "1"}, {"a", "1"}});
    QByteArray signature;
    zip::append32(signature, zip::format::CentralSignature);
    const qsizetype second = archive.lastIndexOf(signature);
    QByteArray start;
    zip::append32(start, 0);
    archive.replace(second + 42, 4, start);
    archive.replace(second + 46, 1, "a");
    const auto read = zip::readZip(archive);
    QVERIFY(!read.isOk());
    QCOMPARE(read.error().code, ErrorCode::Damaged);
    // With different names the headers contradict the directory, so the names are equal here.
    QCOMPARE(read.error().detail, u"a is there twice"_qs);
}

void TestZip::refusesEveryCutAndNeverMore()
{
    const QByteArray good = sample();
    for (qsizetype cut = 0; cut < good.size(); ++cut)
        QVERIFY(!zip::readZip(good.first(cut)).isOk());
    QRandomGenerator random(3);
    for (int round = 0; round < support::executions(5000); ++round) {
        QByteArray damaged = good;
        for (int left = random.bounded(1, 4); left > 0; --left)
            damaged[random.bounded(int(damaged.size()))] = static_cast<char>(random.bounded(256));
        const auto read = zip::readZip(damaged);
        if (!read)
            continue;
        // What is read has the checksums that the directory says.
        for (const ZipEntry &entry : *read)
            QVERIFY(entry.content == "first" || entry.content == QByteArray(5000, 'b'));
    }
}

GATEWRIGHT_TEST(TestZip, QCoreApplication)
#include "testzip.moc"
