#include "banner.h"
#include "definitionpage.h"
#include "driving.h"
#include "secretreference.h"
#include "testprogram.h"
#include "theme.h"
#include "windowfixture.h"

#include <QApplication>
#include <QTableView>
#include <QTest>

/** Every syntax of a reference in every field of a definition, opened in the window: looked up with a permission only,
 * and not after it was revoked, nor for another server. The command line has the same table. */
class TestConsentTable final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { theme::apply(*qApp, theme::Choice::Light); }
    void looksUpOnlyWhatIsAllowed_data();
    void looksUpOnlyWhatIsAllowed();
    void neverLooksUpAReferenceInTheHost_data();
    void neverLooksUpAReferenceInTheHost();
};

namespace {

const QStringList Syntaxes{u"env://CANARY"_qs,    u"file://canary"_qs,           u"secrets://canary"_qs,
                           u"consul://canary"_qs, u"vault://kv/canary#value"_qs, u"kv://files/canary"_qs,
                           u"$kv{far:canary}"_qs};
const QStringList Fields{u"user name"_qs, u"password"_qs, u"header name"_qs,
                         u"path"_qs,      u"query"_qs,    u"listen path"_qs};

secrets::SecretReference referenceOf(const QString &text)
{
    return secrets::scanReferences(text).references.constFirst();
}

/** The definition with the reference in one field and plain values in the others. */
QByteArray definitionWith(const QString &reference, const QString &field)
{
    const auto at = [&](const QString &wanted, const QByteArray &otherwise) {
        return '"' + (field == wanted ? reference.toUtf8() : otherwise) + '"';
    };
    QByteArray url = field == u"host" ? "https://" + reference.toUtf8() + "/v1" : "https://stock.example/v1";
    url += field == u"path"    ? '/' + reference.toUtf8()
           : field == u"query" ? "?key=" + reference.toUtf8()
                               : QByteArray();
    const QByteArray path = field == u"listen path" ? "\"/shop/" + reference.toUtf8() + '"' : QByteArray("/shop/");
    return support::shopText()
        .replace("https://stock.example/v1", '"' + url + '"')
        .replace("/shop/", path)
        .replace("env://PW", at(u"password"_qs, "literal"))
        .replace("kim", at(u"user name"_qs, "kim"))
        .replace("X Up", at(u"header name"_qs, "X-Up"));
}

/** A window in which the definition is open and nothing is allowed. */
struct Shown {
    explicit Shown(const QString &reference, const QString &field)
        : fixture(false)
    {
        fixture.resolver.values = {{referenceOf(reference).path, "X-Canary"}};
        fixture.store.files.insert(support::ShopPath, definitionWith(reference, field));
        main = std::make_unique<window::MainWindow>(fixture.services());
        support::activate(*main);
        main->open({support::ShopPath});
    }

    [[nodiscard]] bool isAsking() const
    {
        const auto *banner = support::control<widgets::Banner>(*main, "secretBanner");
        return QTest::qWaitFor([this] { return fixture.routes.isSettled(); }) && banner->isVisible();
    }
    [[nodiscard]] bool isBlocked() const { return fixture.routes.routes().routes().constFirst().block.has_value(); }
    void edit(const document::Pointer &place, const QString &text)
    {
        QVERIFY(main->currentDefinition()->document().set(place, document::Value::string(text)));
        QTRY_VERIFY(fixture.routes.isSettled());
    }

    support::WindowFixture fixture;
    std::unique_ptr<window::MainWindow> main;
};

const document::Pointer Title{"info", "title"};
const document::Pointer Upstream{"x-vendor-api-gateway", "upstream", "url"};

} // namespace

void TestConsentTable::looksUpOnlyWhatIsAllowed_data()
{
    QTest::addColumn<QString>("reference");
    QTest::addColumn<QString>("field");
    for (const QString &reference : Syntaxes) {
        for (const QString &field : Fields)
            QTest::newRow(qPrintable(reference + u" as "_qs + field)) << reference << field;
    }
}

void TestConsentTable::looksUpOnlyWhatIsAllowed()
{
    QFETCH(QString, reference);
    QFETCH(QString, field);
    Shown shown(reference, field);
    QVERIFY(shown.main->currentDefinition());
    QTRY_VERIFY(shown.isAsking());
    QVERIFY(shown.isBlocked());
    const QString name = secrets::referenceText(referenceOf(reference));
    QCOMPARE(support::control<widgets::Banner>(*shown.main, "secretBanner")->text(),
             u"shop.yaml wants to send %1 to https://stock.example."_qs.arg(name));
    QCOMPARE(shown.fixture.resolver.asked, 0);

    support::click(*shown.main, "allowSecrets");
    QTRY_VERIFY(!shown.isAsking());
    QTRY_VERIFY(!shown.isBlocked());
    QVERIFY(shown.fixture.resolver.asked > 0);

    // Revoked: not looked up again, whatever is edited.
    shown.main->findChild<window::DefinitionPage *>()->showTab(window::DefinitionTab::Settings);
    QTRY_COMPARE(support::control<QTableView>(*shown.main, "allowedSecrets")->model()->rowCount(), 1);
    support::click(*shown.main, "allowedSecretsRevoke");
    QTRY_VERIFY(shown.isBlocked());
    const int asked = shown.fixture.resolver.asked;
    shown.edit(Title, u"Another title"_qs);
    QCOMPARE(shown.fixture.resolver.asked, asked);

    // Allowed for one server, not for another.
    support::click(*shown.main, "allowedSecretsAllow");
    QTRY_VERIFY(!shown.isBlocked());
    const int before = shown.fixture.resolver.asked;
    QString url = shown.main->currentDefinition()->document().snapshot().at(Upstream).text();
    shown.edit(Upstream, url.replace(u"stock.example"_qs, u"other.example"_qs));
    QTRY_VERIFY(shown.isAsking());
    QVERIFY(shown.isBlocked());
    QCOMPARE(shown.fixture.resolver.asked, before);
}

void TestConsentTable::neverLooksUpAReferenceInTheHost_data()
{
    QTest::addColumn<QString>("reference");
    for (const QString &reference : Syntaxes)
        QTest::newRow(qPrintable(reference)) << reference;
}

/** There is no server that it could be allowed for. */
void TestConsentTable::neverLooksUpAReferenceInTheHost()
{
    QFETCH(QString, reference);
    Shown shown(reference, u"host"_qs);
    QVERIFY(shown.main->currentDefinition());
    QVERIFY(!shown.isAsking());
    QVERIFY(shown.isBlocked());
    shown.edit(Title, u"Another title"_qs);
    QVERIFY(!shown.isAsking());
    QCOMPARE(shown.fixture.resolver.asked, 0);
}

GATEWRIGHT_TEST(TestConsentTable, QApplication)
#include "testconsenttable.moc"
