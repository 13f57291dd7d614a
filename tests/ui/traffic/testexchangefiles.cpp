#include "exchangesfixture.h"
#include "testprogram.h"

#include <QApplication>
#include <QClipboard>
#include <QTemporaryDir>

using support::click;
using support::control;

class TestExchangeFiles final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { support::applyTheme(); }
    void init() { m_fixture = std::make_unique<support::ExchangesFixture>(); }
    void cleanup() { m_fixture.reset(); }
    void copiesAsCurlWithoutSecrets();
    void exportedSecretsAreRedacted();
    void importsAHarFile();
    void aDamagedHarFileAddsNothing();

private:
    std::unique_ptr<support::ExchangesFixture> m_fixture;
};

void TestExchangeFiles::copiesAsCurlWithoutSecrets()
{
    m_fixture->record();
    m_fixture->selectRow(0);
    QTest::mouseClick(control<QAbstractButton>(*m_fixture->page, "copyAsCurl"), Qt::LeftButton, {}, QPoint(12, 12));
    const QString copied = QGuiApplication::clipboard()->text();
    QVERIFY2(copied.contains(u"http://127.0.0.1:8080/shop/books?page=2"_qs), qPrintable(copied));
    QVERIFY2(!copied.contains(u"client-token"_qs), qPrintable(copied));
}

void TestExchangeFiles::exportedSecretsAreRedacted()
{
    m_fixture->record();
    click(*m_fixture->page, "exportHar");
    QTemporaryDir folder;
    auto *dialog = control<QDialog>(*m_fixture->page, "harExportDialog");
    auto *name = dialog->findChild<QLineEdit *>(u"fileNameEdit"_qs);
    QVERIFY(name);
    name->setText(folder.filePath(u"a.har"_qs));
    QTest::keyClick(name, Qt::Key_Return);
    QTRY_VERIFY(m_fixture->page->findChild<QAbstractButton *>(u"harWithoutSecrets"_qs));
    click(*m_fixture->page, "harWithoutSecrets");
    QTRY_COMPARE(m_fixture->store.files.size(), 1);
    const QByteArray har = m_fixture->store.files.all().constBegin().value();
    QVERIFY(har.contains("REDACTED"));
    QVERIFY(!har.contains("client-token"));
    QVERIFY(!har.contains("a2ltOnNlY3JldA"));
}

void TestExchangeFiles::importsAHarFile()
{
    m_fixture->record();
    click(*m_fixture->page, "exportHar");
    QTemporaryDir folder;
    auto *name = control<QDialog>(*m_fixture->page, "harExportDialog")->findChild<QLineEdit *>(u"fileNameEdit"_qs);
    name->setText(folder.filePath(u"a.har"_qs));
    QTest::keyClick(name, Qt::Key_Return);
    QTRY_VERIFY(m_fixture->page->findChild<QAbstractButton *>(u"harWithSecrets"_qs));
    click(*m_fixture->page, "harWithSecrets");
    QTRY_COMPARE(m_fixture->store.files.size(), 1);
    QVERIFY(m_fixture->store.files.all().constBegin().value().contains("client-token"));
    const QString path = m_fixture->store.files.all().constBegin().key();
    QCOMPARE(m_fixture->store.privatePaths, QStringList{path});

    QVERIFY(QFile(path).open(QIODevice::WriteOnly)); // The dialog accepts existing files only.
    click(*m_fixture->page, "importHar");
    auto *open = control<QDialog>(*m_fixture->page, "harImportDialog")->findChild<QLineEdit *>(u"fileNameEdit"_qs);
    open->setText(path);
    QTest::keyClick(open, Qt::Key_Return);
    auto *list = m_fixture->list();
    QTRY_COMPARE(list->model()->rowCount(), 2);
    QCOMPARE(list->model()->index(1, items::ExchangeModel::Number).data().toString(), u"2"_qs);
    QCOMPARE(list->model()->index(1, items::ExchangeModel::Path).data().toString(), u"/shop/books?page=2"_qs);
}

void TestExchangeFiles::aDamagedHarFileAddsNothing()
{
    QTemporaryDir folder;
    QFile file(folder.filePath(u"bad.har"_qs));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.close();
    m_fixture->store.files.insert(file.fileName(), "{\"log\": {\"entries\": [");
    click(*m_fixture->page, "importHar");
    auto *open = control<QDialog>(*m_fixture->page, "harImportDialog")->findChild<QLineEdit *>(u"fileNameEdit"_qs);
    open->setText(file.fileName());
    QTest::keyClick(open, Qt::Key_Return);
    QTRY_VERIFY(control<QWidget>(*m_fixture->page, "exchangesBanner")->isVisible());
    QCOMPARE(m_fixture->list()->model()->rowCount(), 0);
}

GATEWRIGHT_TEST(TestExchangeFiles, QApplication)
#include "testexchangefiles.moc"
