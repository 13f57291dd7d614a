#include "filemode.h"
#include "filestore.h"
#include "testprogram.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>

/** Files with secrets can be read by their owner only, whatever was there before. */
class TestPrivateWrite final : public QObject
{
    Q_OBJECT

private slots:
    void isForTheOwnerOnly_data();
    void isForTheOwnerOnly();
    void keepsASymbolicLink();
    void writesPieces();
    void keepsTheOldFileOnTheErrorOfAPiece();
};

namespace {

QByteArray readBack(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("unreadable");
}

/** Makes the pieces one after the other, and fails after them if `failure` is set. */
workspace::NextPiece piecesOf(QList<QByteArray> pieces, std::optional<base::Error> failure = {})
{
    return [pieces, failure]() mutable -> base::Result<std::optional<QByteArray>> {
        if (!pieces.isEmpty())
            return std::optional(pieces.takeFirst());
        return failure ? base::Result<std::optional<QByteArray>>(*failure) : std::optional<QByteArray>();
    };
}

} // namespace

void TestPrivateWrite::isForTheOwnerOnly_data()
{
    QTest::addColumn<int>("before");
    QTest::newRow("a new file") << -1;
    QTest::newRow("a file that all can read") << 0644;
    QTest::newRow("a file that all can write") << 0666;
    QTest::newRow("a file for the owner only") << 0600;
}

void TestPrivateWrite::isForTheOwnerOnly()
{
    QFETCH(int, before);
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"secrets.har"_qs);
    storage::FileStore store;
    if (before >= 0) {
        QVERIFY(store.write(path, "old").isOk());
        QCOMPARE(chmod(QFile::encodeName(path).constData(), mode_t(before)), 0);
    }
    const mode_t mask = umask(0);
    const bool isWritten = store.writePrivate(path, "new").isOk();
    umask(mask);
    QVERIFY(isWritten);
    QCOMPARE(readBack(path), QByteArray("new"));
    QCOMPARE(support::fileMode(path), mode_t(0600));
}

void TestPrivateWrite::keepsASymbolicLink()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"file"_qs);
    const QString link = folder.filePath(u"link"_qs);
    storage::FileStore store;
    QVERIFY(store.write(path, "old").isOk());
    QVERIFY(QFile::link(path, link));
    QVERIFY(store.writePrivate(link, "new").isOk());
    QVERIFY(QFileInfo(link).isSymLink());
    QCOMPARE(readBack(path), QByteArray("new"));
    QCOMPARE(support::fileMode(path), mode_t(0600));
}

void TestPrivateWrite::writesPieces()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"secrets.har"_qs);
    storage::FileStore store;
    QVERIFY(store.writePrivatePieces(path, piecesOf({"one ", "", "two"})).isOk());
    QCOMPARE(readBack(path), QByteArray("one two"));
    QCOMPARE(support::fileMode(path), mode_t(0600));
    QVERIFY(store.writePrivatePieces(path, piecesOf({})).isOk());
    QCOMPARE(readBack(path), QByteArray());
}

void TestPrivateWrite::keepsTheOldFileOnTheErrorOfAPiece()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"secrets.har"_qs);
    storage::FileStore store;
    QVERIFY(store.writePrivate(path, "old").isOk());
    QCOMPARE(store.writePrivatePieces(path, piecesOf({"new"}, base::Error::cancelled())).error(),
             base::Error::cancelled());
    QCOMPARE(readBack(path), QByteArray("old"));
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden), QStringList{u"secrets.har"_qs});
}

GATEWRIGHT_TEST(TestPrivateWrite, QCoreApplication)
#include "testprivatewrite.moc"
