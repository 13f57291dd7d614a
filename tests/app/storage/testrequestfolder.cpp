#include "filestore.h"
#include "requestfolder.h"
#include "savedrequestlimits.h"
#include "testprogram.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>

/** The files of saved requests: nothing outside their folder is read or written. */
class TestRequestFolder final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void locates();
    void writesRenamesAndRemoves();
    void followsNoLinks();
    void readsNoDevices();
    void limitsFiles();
    void keepsDefinitionsInTheFolder();
    void refusesNames_data();
    void refusesNames();

private:
    void make(const QString &path, const QByteArray &bytes = "a: b\n") const;
    [[nodiscard]] QString at(const QString &path) const { return m_folder->filePath(path); }

    std::unique_ptr<QTemporaryDir> m_folder;
    storage::FileStore m_store;
    storage::RequestFolder m_requests{m_store};
};

using base::ErrorCode;

void TestRequestFolder::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    make(u"shop.yaml"_qs);
    make(u".gatewright/requests/login.yaml"_qs);
    make(u".gatewright/requests/smoke/add.yaml"_qs);
    make(u".gatewright/requests/notes.txt"_qs);
}

void TestRequestFolder::make(const QString &path, const QByteArray &bytes) const
{
    QVERIFY(QDir().mkpath(QFileInfo(at(path)).path()));
    QFile file(at(path));
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
}

void TestRequestFolder::locates()
{
    const auto namesOf = [this](const QString &path) {
        const auto located = m_requests.locate(at(path));
        return located ? located->folder == m_folder->path() ? located->names : QStringList{located->folder}
                       : QStringList{u"error %1"_qs.arg(int(located.error().code))};
    };
    const QStringList all{u"login"_qs, u"smoke/add"_qs};
    QCOMPARE(namesOf(u"."_qs), all);
    QCOMPARE(namesOf(u".gatewright/requests"_qs), all);
    QCOMPARE(namesOf(u".gatewright/requests/smoke"_qs), QStringList{u"smoke/add"_qs});
    QCOMPARE(namesOf(u".gatewright/requests/login.yaml"_qs), QStringList{u"login"_qs});
    QCOMPARE(namesOf(u".gatewright/requests/smoke/../login.yaml"_qs), QStringList{u"login"_qs});
    const QStringList wrong{u"error %1"_qs.arg(int(ErrorCode::WrongFileType))};
    QCOMPARE(namesOf(u".gatewright/requests/notes.txt"_qs), wrong);
    QCOMPARE(namesOf(u"shop.yaml"_qs), wrong);
    QCOMPARE(namesOf(u"none.yaml"_qs), QStringList{u"error %1"_qs.arg(int(ErrorCode::NotFound))});
}

void TestRequestFolder::writesRenamesAndRemoves()
{
    const QString folder = m_folder->path();
    QVERIFY(m_requests.write(folder, u"new/one"_qs, "1\n", true).isOk());
    QCOMPARE(*m_requests.read(folder, u"new/one"_qs), "1\n");
    QCOMPARE(m_requests.write(folder, u"new/one"_qs, "2\n", true).error().code, ErrorCode::AlreadyExists);
    QVERIFY(m_requests.write(folder, u"new/one"_qs, "2\n", false).isOk());
    QCOMPARE(m_requests.rename(folder, u"new/one"_qs, u"login"_qs).error().code, ErrorCode::AlreadyExists);
    QVERIFY(m_requests.rename(folder, u"new/one"_qs, u"two"_qs).isOk());
    QCOMPARE(*m_requests.read(folder, u"two"_qs), "2\n");
    QVERIFY(m_requests.remove(folder, u"two"_qs).isOk());
    QCOMPARE(m_requests.read(folder, u"two"_qs).error().code, ErrorCode::NotFound);
}

void TestRequestFolder::followsNoLinks()
{
    const QString folder = m_folder->path();
    make(u"outside/secret.yaml"_qs, "password: canary\n");
    QVERIFY(QFile::link(at(u"outside/secret.yaml"_qs), at(u".gatewright/requests/link.yaml"_qs)));
    QVERIFY(QFile::link(at(u"outside"_qs), at(u".gatewright/requests/folder"_qs)));
    QCOMPARE(m_requests.read(folder, u"link"_qs).error().code, ErrorCode::WrongFileType);
    QCOMPARE(m_requests.read(folder, u"folder/secret"_qs).error().code, ErrorCode::WrongFileType);
    QCOMPARE(m_requests.read(folder, u"../../outside/secret"_qs).error().code, ErrorCode::WrongFileType);
    QCOMPARE(m_requests.write(folder, u"link"_qs, "x", false).error().code, ErrorCode::WrongFileType);
    QCOMPARE(m_requests.write(folder, u"folder/x"_qs, "x", true).error().code, ErrorCode::WrongFileType);
    QCOMPARE(m_requests.rename(folder, u"login"_qs, u"folder/x"_qs).error().code, ErrorCode::WrongFileType);
    QCOMPARE(m_requests.locate(at(u".gatewright/requests/link.yaml"_qs)).error().code, ErrorCode::WrongFileType);
    QCOMPARE(m_requests.locate(at(u".gatewright/requests/folder"_qs)).error().code, ErrorCode::WrongFileType);
    // A link is listed, so that a run says that it is not read; a linked folder is not searched.
    QCOMPARE(*m_requests.names(folder), QStringList({u"link"_qs, u"login"_qs, u"smoke/add"_qs}));
    QVERIFY(QFile::exists(at(u"outside/secret.yaml"_qs)));

    const QTemporaryDir other;
    QVERIFY(QFile::link(at(u".gatewright"_qs), other.filePath(u".gatewright"_qs)));
    QCOMPARE(m_requests.names(other.path()).error().code, ErrorCode::WrongFileType);
    QCOMPARE(m_requests.locate(other.path()).error().code, ErrorCode::WrongFileType);
}

void TestRequestFolder::readsNoDevices()
{
    QCOMPARE(mkfifo(QFile::encodeName(at(u".gatewright/requests/pipe.yaml"_qs)).constData(), 0600), 0);
    QCOMPARE(m_requests.read(m_folder->path(), u"pipe"_qs).error().code, ErrorCode::WrongFileType);
    QVERIFY(QDir().mkpath(at(u".gatewright/requests/dir.yaml"_qs)));
    QVERIFY(!m_requests.read(m_folder->path(), u"dir"_qs).isOk());
}

void TestRequestFolder::limitsFiles()
{
    make(u".gatewright/requests/large.yaml"_qs, QByteArray(savedrequests::MaximumFileBytes + 1, ' '));
    QCOMPARE(m_requests.read(m_folder->path(), u"large"_qs).error().code, ErrorCode::TooLarge);
    QString deep = u".gatewright/requests"_qs;
    for (int i = 0; i <= savedrequests::MaximumFolderDepth; ++i)
        deep += u"/d"_qs;
    make(deep + u"/a.yaml"_qs);
    QCOMPARE(m_requests.names(m_folder->path()).error().code, ErrorCode::TooLarge);
    QVERIFY(QDir(at(u".gatewright/requests/d"_qs)).removeRecursively());
    for (qsizetype i = 0; i <= savedrequests::MaximumFiles; ++i)
        make(u".gatewright/requests/%1.yaml"_qs.arg(i), {});
    QCOMPARE(m_requests.names(m_folder->path()).error().code, ErrorCode::TooLarge);
}

void TestRequestFolder::keepsDefinitionsInTheFolder()
{
    const QString folder = m_folder->path();
    make(u"below/other.yaml"_qs);
    const QTemporaryDir other;
    QVERIFY(QFile::link(u"/etc/hostname"_qs, at(u"linked.yaml"_qs)));
    QCOMPARE(*m_requests.definitionPath(folder, u"shop.yaml"_qs), at(u"shop.yaml"_qs));
    QCOMPARE(m_requests.definitionPath(folder, u"none.yaml"_qs).error().code, ErrorCode::NotFound);
    for (const QString &name : {u"linked.yaml"_qs, u"below/other.yaml"_qs, u"/etc/hostname"_qs, u"below"_qs, u".."_qs})
        QCOMPARE(m_requests.definitionPath(folder, name).error().code, ErrorCode::WrongFileType);
}

void TestRequestFolder::refusesNames_data()
{
    QTest::addColumn<QString>("name");
    for (const char *name : {"", "/a", "a/", "a//b", "../a", "a/../b", ".a", "a/.b", " a", "a ", "a\\b", "a:b", "a\nb",
                             "a*", "1/2/3/4/5/6/7/8/9"})
        QTest::newRow(name) << QString::fromLatin1(name);
    QTest::newRow("a long name") << QString(201, u'a');
}

void TestRequestFolder::refusesNames()
{
    QFETCH(const QString, name);
    QVERIFY(!savedrequests::isRequestName(name));
    QVERIFY(!m_requests.write(m_folder->path(), name, "a", true).isOk());
    QVERIFY(!m_requests.rename(m_folder->path(), u"login"_qs, name).isOk());
}

GATEWRIGHT_TEST(TestRequestFolder, void)
#include "testrequestfolder.moc"
