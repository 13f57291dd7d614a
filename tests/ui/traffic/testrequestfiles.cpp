#include "banner.h"
#include "exchangesfixture.h"
#include "operationkey.h"
#include "requestlimits.h"
#include "testprogram.h"

#include <QApplication>
#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTemporaryDir>

using support::click;
using support::control;

/** Files in the bodies of requests to operations. */
class TestRequestFiles final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { support::applyTheme(); }
    void init();
    void cleanup() { m_fixture.reset(); }
    void sendsAFileAsTheBody();
    void sendsFilesAsParts();
    void readsTheFileWhenTheRequestIsSent();
    void saysThatAFileCannotBeSent_data();
    void saysThatAFileCannotBeSent();
    void sendsNoFileOfAnotherMediaType();
    void isReachedByKeys();
    void removesAFile();

private:
    void compose(const QByteArray &path);
    void send();
    QString write(const QString &name, const QByteArray &bytes) const;
    void drop(const QString &path);
    [[nodiscard]] QString fileText(const char *name) const;
    [[nodiscard]] const preview::ComposedRequest &sent() const { return m_fixture->sender.sent.constLast(); }

    QTemporaryDir m_folder;
    std::unique_ptr<support::ExchangesFixture> m_fixture;
    workspace::OpenDefinition *m_photos = nullptr;
};

namespace {

const QByteArray Photos = R"(openapi: 3.1.0
info: {title: Photos, version: '1'}
paths:
  /raw:
    post:
      requestBody:
        content:
          image/*: {}
          application/octet-stream: {}
          application/json: {example: {n: 1}}
      responses: {}
  /form:
    post:
      requestBody:
        content:
          multipart/form-data:
            schema:
              type: object
              properties:
                title: {type: string, const: Cat}
                photo: {type: string, contentMediaType: image/png}
                notes: {type: string, contentMediaType: application/octet-stream}
      responses: {}
x-vendor-api-gateway:
  info: {name: Photos, state: {active: true}}
  server: {listenPath: {value: /photos/, strip: true}}
  upstream: {url: 'https://photos.example'}
)";

const QByteArray AnyBytes("\x00\xff\r\n--gatewright-1\r\n\x80", 21);

} // namespace

void TestRequestFiles::init()
{
    m_fixture = std::make_unique<support::ExchangesFixture>();
    m_photos = m_fixture->definitions.addUntitled(u"photos.yaml"_qs, Photos, document::Format::Yaml);
    m_fixture->routes.setServed(*m_photos, true);
    QTRY_VERIFY(m_fixture->routes.isSettled());
}

QString TestRequestFiles::write(const QString &name, const QByteArray &bytes) const
{
    QFile file(m_folder.filePath(name));
    m_fixture->store.files.insert(file.fileName(), bytes);
    return file.open(QFile::WriteOnly) && file.write(bytes) == bytes.size() ? file.fileName() : QString();
}

void TestRequestFiles::compose(const QByteArray &path)
{
    m_fixture->page->compose({m_photos, path, "post"}, false);
    const QString button = path == "/raw" ? u"composerChooseFile-"_qs : u"composerChooseFile-photo"_qs;
    QTRY_VERIFY(m_fixture->page->findChild<QPushButton *>(button));
}

void TestRequestFiles::send()
{
    const qsizetype before = m_fixture->sender.sent.size();
    m_fixture->page->send();
    QTRY_COMPARE(m_fixture->sender.sent.size(), before + 1);
    m_fixture->sender.answer(preview::ComposedResponse{});
    QTRY_VERIFY(m_fixture->page->canSend());
}

void TestRequestFiles::drop(const QString &path)
{
    QVERIFY(support::dropFile(*control<QPlainTextEdit>(*m_fixture->page, "composerBody")->viewport(), path));
}

QString TestRequestFiles::fileText(const char *name) const
{
    return control<QLabel>(*m_fixture->page, name)->text();
}

void TestRequestFiles::sendsAFileAsTheBody()
{
    compose("/raw");
    drop(write(u"cat.jpg"_qs, AnyBytes));
    QTRY_VERIFY(fileText("composerFile-").contains(u"cat.jpg"_qs));
    QVERIFY(fileText("composerFile-").contains(u"21 B"_qs) || fileText("composerFile-").contains(u"21 bytes"_qs));
    QVERIFY(fileText("composerFile-").contains(u"image/jpeg"_qs));
    QCOMPARE(support::unnamedControls(*m_fixture->page), QStringList());
    support::grabTo(*m_fixture->page, u"composer-file"_qs);
    send();
    QCOMPARE(sent().body, AnyBytes);
    QCOMPARE(sent().head.headers.first("Content-Type"), QByteArray("image/jpeg")); // image/* is no type to send.
}

void TestRequestFiles::sendsFilesAsParts()
{
    compose("/form");
    drop(write(u"cat.png"_qs, AnyBytes));
    QTRY_VERIFY(fileText("composerFile-photo").contains(u"cat.png"_qs));
    drop(write(u"n\"1.txt"_qs, "notes"));
    QTRY_VERIFY(fileText("composerFile-notes").contains(u"1.txt"_qs));
    QVERIFY(control<QPlainTextEdit>(*m_fixture->page, "composerBody")->isReadOnly());
    support::grabTo(*m_fixture->page, u"composer-file-parts"_qs);
    send();
    const QByteArray expected = "--gatewright-2\r\nContent-Disposition: form-data; name=\"title\"\r\n"
                                "Content-Type: text/plain\r\n\r\nCat\r\n"
                                "--gatewright-2\r\nContent-Disposition: form-data; name=\"photo\"; "
                                "filename=\"cat.png\"\r\nContent-Type: image/png\r\n\r\n" +
                                AnyBytes +
                                "\r\n--gatewright-2\r\nContent-Disposition: form-data; name=\"notes\"; "
                                "filename=\"n%221.txt\"\r\nContent-Type: text/plain\r\n\r\nnotes\r\n"
                                "--gatewright-2--\r\n";
    QCOMPARE(sent().body, expected);
    QCOMPARE(sent().head.headers.first("Content-Type"), QByteArray("multipart/form-data; boundary=gatewright-2"));
}

void TestRequestFiles::readsTheFileWhenTheRequestIsSent()
{
    compose("/raw");
    const QString path = write(u"cat.png"_qs, "first");
    drop(path);
    QTRY_VERIFY(fileText("composerFile-").contains(u"cat.png"_qs));
    write(u"cat.png"_qs, "second");
    send();
    QCOMPARE(sent().body, QByteArray("second"));
    write(u"cat.png"_qs, "third");
    send();
    QCOMPARE(sent().body, QByteArray("third"));
    QFile::remove(path);
    m_fixture->page->send();
    auto *banner = control<widgets::Banner>(*m_fixture->page, "exchangesBanner");
    QTRY_VERIFY(banner->isVisible() && banner->text().contains(u"cat.png"_qs));
    QCOMPARE(m_fixture->sender.sent.size(), 2);
}

void TestRequestFiles::saysThatAFileCannotBeSent_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("message");
    QTest::newRow("missing") << u"gone.png"_qs << u"does not exist"_qs;
    QTest::newRow("folder") << u"folder"_qs << u"not a regular file"_qs;
    QTest::newRow("device") << u"/dev/zero"_qs << u"not a regular file"_qs;
    QTest::newRow("too large") << u"large.png"_qs << u"64 MiB"_qs;
}

void TestRequestFiles::saysThatAFileCannotBeSent()
{
    QFETCH(const QString, name);
    QFETCH(const QString, message);
    QDir(m_folder.path()).mkpath(u"folder"_qs);
    QFile large(m_folder.filePath(u"large.png"_qs));
    QVERIFY(large.open(QFile::WriteOnly) && large.resize(requests::MaximumFiles + 1));
    compose("/raw");
    drop(QDir(m_folder.path()).absoluteFilePath(name));
    QTRY_VERIFY2(fileText("composerFile-").contains(message), qPrintable(fileText("composerFile-")));
    m_fixture->page->send();
    auto *banner = control<widgets::Banner>(*m_fixture->page, "exchangesBanner");
    QTRY_VERIFY(banner->isVisible() && banner->text().contains(message));
    QCOMPARE(m_fixture->sender.sent.size(), 0);
}

void TestRequestFiles::sendsNoFileOfAnotherMediaType()
{
    compose("/raw");
    drop(write(u"cat.png"_qs, AnyBytes));
    QTRY_VERIFY(fileText("composerFile-").contains(u"cat.png"_qs));
    support::choose(*m_fixture->page, "composerMediaType", 2);
    QTRY_COMPARE(fileText("composerFile-"), QString());
    send();
    QCOMPARE(document::Value::fromJson(sent().body)->member("n").bytes(), QByteArray("1"));
    QCOMPARE(sent().head.headers.first("Content-Type"), QByteArray("application/json"));
}

void TestRequestFiles::isReachedByKeys()
{
    compose("/form");
    drop(write(u"cat.png"_qs, AnyBytes));
    QTRY_VERIFY(fileText("composerFile-photo").contains(u"cat.png"_qs));
    QWidget *place = control<QWidget>(*m_fixture->page, "composerMediaType");
    place->setFocus(Qt::TabFocusReason);
    for (const char *next :
         {"composerChooseFile-photo", "composerRemoveFile-photo", "composerChooseFile-notes", "composerBody"}) {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        QCOMPARE(QApplication::focusWidget()->objectName(), QString::fromLatin1(next));
    }
}

void TestRequestFiles::removesAFile()
{
    compose("/form");
    drop(write(u"cat.png"_qs, AnyBytes));
    QTRY_VERIFY(fileText("composerFile-photo").contains(u"cat.png"_qs));
    m_fixture->page->findChild<QPushButton *>(u"composerRemoveFile-photo"_qs)->click();
    QTRY_COMPARE(fileText("composerFile-photo"), QString());
    QVERIFY(!control<QPlainTextEdit>(*m_fixture->page, "composerBody")->isReadOnly());
    send();
    QVERIFY(!sent().body.contains(AnyBytes) && !sent().body.contains("cat.png"));
}

GATEWRIGHT_TEST(TestRequestFiles, QApplication)

#include "testrequestfiles.moc"
