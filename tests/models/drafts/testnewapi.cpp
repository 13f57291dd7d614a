#include "newapi.h"

#include "document.h"
#include "testprogram.h"

#include <QTest>

using document::Format;
using document::Pointer;
using document::Snapshot;
using drafts::NewApi;
using specification::Version;

/** The text of a definition that is made from a template and a title. */
class TestNewApi final : public QObject
{
    Q_OBJECT

private slots:
    void makesSlugs_data();
    void makesSlugs();
    void fillsTheTemplate_data();
    void fillsTheTemplate();
};

namespace {

const QByteArray Template = R"(# A template
openapi: 3.0.3
info:
  title: New API
  version: 1.0.0
servers:
  - url: https://api.example/new-api
paths: {}
x-vendor-api-gateway:
  info:
    name: New API
    state:
      active: false
  server:
    listenPath:
      value: /new-api/ # where clients call it
      strip: true
  upstream:
    url: https://service.example/
)";

} // namespace

void TestNewApi::makesSlugs_data()
{
    QTest::addColumn<QString>("title");
    QTest::addColumn<QByteArray>("slug");
    QTest::newRow("words") << u"Book Shop"_qs << QByteArray("book-shop");
    QTest::newRow("signs") << u"  Orders & Items (v2)! "_qs << QByteArray("orders-items-v2");
    QTest::newRow("accents") << u"Café Crème"_qs << QByteArray("cafe-creme");
    QTest::newRow("other letters") << u"書店"_qs << QByteArray();
}

void TestNewApi::makesSlugs()
{
    QFETCH(QString, title);
    QTEST(drafts::slugOf(title), "slug");
}

void TestNewApi::fillsTheTemplate_data()
{
    QTest::addColumn<int>("version");
    for (const Version version : {Version::V30, Version::V31, Version::V32})
        QTest::newRow(qPrintable(specification::nameOf(version))) << int(version);
}

void TestNewApi::fillsTheTemplate()
{
    QFETCH(int, version);
    const auto text = drafts::newApiText(
        Template, NewApi{u"Book: Shop"_qs, Version(version), "/book-shop/", "https://api.example/book-shop"});
    QVERIFY(text);
    const Snapshot made = Snapshot::parse(*text, Format::Yaml);
    QCOMPARE(specification::versionOf(made.at({"openapi"}).text()), Version(version));
    QCOMPARE(made.at({"info", "title"}).bytes(), "Book: Shop");
    QCOMPARE(made.at({"servers", "0", "url"}).bytes(), "https://api.example/book-shop");
    QCOMPARE(made.at({"x-vendor-api-gateway", "info", "name"}).bytes(), "Book: Shop");
    QCOMPARE(made.at({"x-vendor-api-gateway", "server", "listenPath", "value"}).bytes(), "/book-shop/");
    QVERIFY(text->contains("# where clients call it"));
}

GATEWRIGHT_TEST(TestNewApi, QCoreApplication)
#include "testnewapi.moc"
