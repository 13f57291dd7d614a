#include "certificatefilesamples.h"
#include "certificatejson.h"
#include "certificatespage.h"
#include "driving.h"
#include "grabs.h"
#include "managementground.h"
#include "renewalview.h"
#include "testprogram.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QLabel>
#include <QListWidget>
#include <QSignalSpy>
#include <QTabWidget>
#include <QTableView>
#include <QTreeView>

using support::click;
using support::control;

/** What certificates reach, and what stops by day, with answers of a dashboard that are odd or hostile. */
class TestOddCertificates final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_page.reset(); }
    void showsMembersOfWrongTypes_data();
    void showsMembersOfWrongTypes();
    void takesOddLists_data();
    void takesOddLists();
    void readsNoMarkupAndNoDirections();
    void opensADefinitionFromTheEmptyList();
    void saysWhyNothingStops();

private:
    /** Answers with JSON, which becomes known too. Definitions use the certificates `odd` and `plain`. */
    void answer(const QByteArray &json);
    QTableView *table() { return control<QTableView>(*m_page, "certificateTable"); }
    QTableView *days() { return control<QTableView>(*m_page, "certificatesByDayTable"); }
    /** Shows each tab of the current certificate, and tries a renewal. */
    void lookAtTabs();
    [[nodiscard]] QString daysText();

    std::unique_ptr<support::ManagementGround> m_ground;
    std::unique_ptr<certificates::CertificatesPage> m_page;
};

namespace {

const QByteArray Plain =
    R"({"id":"plain","subject_cn":"plain.example","issuer_cn":"CA","dns_names":["plain.example"],)"
    R"("has_private":true,"not_before":"2026-01-01T00:00:00Z","not_after":"2026-07-01T00:00:00Z"})";

/** Values that no member should have, or that are hard to show. */
const QByteArrayList OddValues{"null",
                               "true",
                               "7",
                               "-1e999",
                               "[]",
                               "{}",
                               R"([null,{},[[]],7,"x"])",
                               R"({"CommonName":{"CommonName":[]}})",
                               R"("")",
                               R"("<img src=x>\u202e\u0000\n")",
                               R"("9999-12-31T23:59:59Z")",
                               R"("-4713-01-01T00:00:00Z")",
                               R"("2026-02-30T25:61:00+99:99")",
                               '"' + QByteArray(100'000, 'x') + '"',
                               QByteArray(200, '[') + QByteArray(200, ']')};

reach::ServedApi apiWith(const QString &title, const QStringList &ids)
{
    reach::ServedApi api;
    api.documentPath = u"/apis/"_qs + title + u".yaml"_qs;
    api.title = title;
    api.granted = {title, title};
    api.hasExtension = true;
    api.isActive = true;
    api.upstreamUrl = u"https://stock.example"_qs;
    for (const QString &id : ids) {
        api.certificates.append({id, preflight::CertificateUse::CustomDomain, {}, u"plain.example"_qs, true});
        api.certificates.append({id, preflight::CertificateUse::ClientAllowList, {}, {}, true});
        api.certificates.append({id, preflight::CertificateUse::UpstreamMutualTls, {}, u"*"_qs, true});
    }
    api.operations = {{"/books", "GET", u"listBooks"_qs, {}, {u"/books"_qs}}};
    return api;
}

} // namespace

void TestOddCertificates::init()
{
    m_ground = std::make_unique<support::ManagementGround>();
    m_ground->store.files.insert(u"/new.pem"_qs, support::RenewedCertificate);
    m_page = std::make_unique<certificates::CertificatesPage>(m_ground->service, m_ground->environments,
                                                              m_ground->clock, m_ground->store, m_ground->settings);
    new QAbstractItemModelTester(days()->model(), QAbstractItemModelTester::FailureReportingMode::Fatal, m_page.get());
    new QAbstractItemModelTester(control<QTreeView>(*m_page, "certificateReach")->model(),
                                 QAbstractItemModelTester::FailureReportingMode::Fatal, m_page.get());
    support::showPage(*m_page);
}

void TestOddCertificates::answer(const QByteArray &json)
{
    const management::CertificatePage page = management::readCertificatePage(*document::Value::fromJson(json)).value();
    m_ground->service.known.take({-1, true, std::nullopt}, page);
    if (!m_ground->service.certificates.isWaiting())
        click(*m_page, "certificatesRefresh");
    m_ground->service.certificates.answer(page);
}

QString TestOddCertificates::daysText()
{
    QString text;
    const QAbstractItemModel *model = days()->model();
    for (int row = 0; row < model->rowCount(); ++row) {
        for (int column = 0; column < model->columnCount(); ++column)
            text += model->index(row, column).data().toString() + u'|';
        text += u'\n';
    }
    return text;
}

void TestOddCertificates::lookAtTabs()
{
    auto *tabs = control<QTabWidget>(*m_page, "certificateTabs");
    for (int tab = 0; tab < tabs->count(); ++tab) {
        tabs->setCurrentIndex(tab);
        QVERIFY(!m_page->grab().isNull());
    }
    QTRY_VERIFY(!control<QLabel>(*m_page, "reachSummary")->text().isEmpty());
    control<QListWidget>(*m_page, "renewalFindings")->clear();
    m_page->findChild<certificates::RenewalView *>()->tryFile(u"/new.pem"_qs);
    QTRY_VERIFY(control<QListWidget>(*m_page, "renewalFindings")->count() > 0);
    QVERIFY(!m_page->grab().isNull());
}

void TestOddCertificates::showsMembersOfWrongTypes_data()
{
    QTest::addColumn<QByteArray>("member");
    for (const char *member :
         {"id", "dns_names", "has_private", "is_ca", "issuer_cn", "issuer", "subject_cn", "not_before", "not_after"})
        QTest::newRow(member) << QByteArray(member);
}

void TestOddCertificates::showsMembersOfWrongTypes()
{
    QFETCH(QByteArray, member);
    m_page->setApis({apiWith(u"Shop"_qs, {u"odd"_qs, u"plain"_qs})});
    for (const QByteArray &value : OddValues) {
        const QByteArray id = member == "id" ? QByteArray() : QByteArray(R"("id":"odd",)");
        answer(R"({"cert_basics":[{)" + id + '"' + member + "\":" + value + "}," + Plain + R"(],"pages":1})");
        QTRY_COMPARE(table()->model()->rowCount(), 2);
        click(*m_page, "certificatesByDay");
        QTRY_VERIFY2(daysText().contains(u"2026-07-01|Shop (Shop.yaml)|"_qs), qPrintable(daysText()));
        QVERIFY(!m_page->grab().isNull());
        click(*m_page, "certificatesAsTable");
        for (int row = 0; row < 2; ++row) {
            table()->setCurrentIndex(table()->model()->index(row, 0));
            lookAtTabs();
        }
    }
}

void TestOddCertificates::takesOddLists_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<int>("count");
    QTest::newRow("no list") << QByteArray(R"({"pages":7})") << 0;
    QTest::newRow("null") << QByteArray(R"({"cert_basics":null,"certs":null,"pages":null})") << 0;
    QTest::newRow("elements of wrong types")
        << QByteArray(R"({"certs":[null,7,true,[],{},"plain","plain"],"pages":{}})") << 6;
    QTest::newRow("endless pages") << "{\"cert_basics\":[" + Plain + "],\"pages\":9223372036854775807}" << 1;
    QTest::newRow("fewer than no pages") << "{\"cert_basics\":[" + Plain + "],\"pages\":-1}" << 1;
    QByteArrayList same;
    QByteArrayList ids;
    for (int i = 0; i < 100'000; ++i) {
        same.append(Plain);
        ids.append('"' + QByteArray::number(i) + '"');
    }
    QTest::newRow("one certificate 100,000 times")
        << R"({"cert_basics":[)" + same.join(',') + R"(],"pages":1})" << 100'000;
    QTest::newRow("100,000 ids") << R"({"certs":[)" + ids.join(',') + R"(],"pages":1})" << 100'000;
    QTest::newRow("100,000 names of one certificate")
        << R"({"cert_basics":[{"id":"odd","dns_names":[)" + ids.join(',') + "]}]}" << 1;
}

void TestOddCertificates::takesOddLists()
{
    QFETCH(QByteArray, json);
    QFETCH(int, count);
    m_page->setApis({apiWith(u"Shop"_qs, {u"odd"_qs, u"plain"_qs, u"7"_qs}), apiWith(u"Stock"_qs, {u"plain"_qs})});
    answer(json);
    QTRY_COMPARE_WITH_TIMEOUT(table()->model()->rowCount(), count, 60'000);
    if (count == 0)
        return;
    click(*m_page, "certificatesByDay");
    QTRY_VERIFY_WITH_TIMEOUT(days()->model()->rowCount() > 1, 60'000);
    QVERIFY(!m_page->grab().isNull());
    click(*m_page, "certificatesAsTable");
    table()->setCurrentIndex(table()->model()->index(count - 1, 0));
    lookAtTabs();
}

void TestOddCertificates::readsNoMarkupAndNoDirections()
{
    m_page->setApis({apiWith(u"<b>Shop</b>\u202e\n"_qs, {u"odd"_qs})});
    answer(R"({"cert_basics":[{"id":"odd","subject_cn":"<i>a</i>\u202e\n","dns_names":["<img src=x>\u202e"],)"
           R"("not_after":"2026-07-01T00:00:00Z"}]})");
    QTRY_COMPARE(table()->model()->rowCount(), 1);
    table()->setCurrentIndex(table()->model()->index(0, 0));
    lookAtTabs();
    const auto *tree = control<QTreeView>(*m_page, "certificateReach");
    QTRY_COMPARE(tree->model()->rowCount(), 1);
    QString shown = control<QLabel>(*m_page, "reachSummary")->text() + tree->model()->index(0, 0).data().toString();
    const auto *findings = control<QListWidget>(*m_page, "renewalFindings");
    for (int row = 0; row < findings->count(); ++row)
        shown += findings->item(row)->text();
    click(*m_page, "certificatesByDay");
    QTRY_VERIFY(days()->model()->rowCount() > 1);
    shown += daysText().remove(u'\n');
    QVERIFY2(!shown.contains(u'\u202e') && !shown.contains(u'\n'), qPrintable(shown));
    QVERIFY2(shown.contains(u"<b>Shop</b>"_qs), qPrintable(shown));
    for (const char *label : {"reachSummary", "renewalResult"})
        QCOMPARE(control<QLabel>(*m_page, label)->textFormat(), Qt::PlainText);
}

void TestOddCertificates::opensADefinitionFromTheEmptyList()
{
    answer("{\"cert_basics\":[" + Plain + "]}");
    QTRY_COMPARE(table()->model()->rowCount(), 1);
    click(*m_page, "certificatesByDay");
    QTRY_VERIFY(control(*m_page, "certificatesByDayOpen")->isVisible());
    QVERIFY(!days()->isVisible());
    QCOMPARE(control(*m_page, "certificatesByDayOpen")->accessibleName(), u"Open a definition"_qs);
    QCOMPARE(support::unnamedControls(*m_page).join(u'\n'), QString());
    support::grabTo(*m_page, u"certificates-by-day-empty"_qs);
    QSignalSpy requested(m_page.get(), &certificates::CertificatesPage::definitionRequested);
    click(*m_page, "certificatesByDayOpen");
    QCOMPARE(requested.size(), 1);
    m_page->setApis({apiWith(u"Shop"_qs, {u"plain"_qs})});
    QTRY_VERIFY(days()->isVisible());
    QVERIFY(days()->model()->rowCount() > 1);
}

void TestOddCertificates::saysWhyNothingStops()
{
    answer("{\"cert_basics\":[" + Plain + "]}");
    QTRY_COMPARE(table()->model()->rowCount(), 1);
    m_page->setApis({apiWith(u"Shop"_qs, {})});
    click(*m_page, "certificatesByDay");
    const auto shows = [this](const QString &text) {
        for (const QLabel *label : m_page->findChildren<QLabel *>()) {
            if (label->isVisible() && label->text() == text)
                return true;
        }
        return false;
    };
    QTRY_VERIFY(shows(u"None of the open definitions uses a certificate."_qs));
    m_page->setApis({apiWith(u"Shop"_qs, {u"plain"_qs})});
    QTRY_VERIFY(days()->isVisible());
    support::type(*m_page, "certificateSearch", u"zebra"_qs);
    QVERIFY(shows(u"Change the search text."_qs));
    support::type(*m_page, "certificateSearch", {});
    QVERIFY(days()->isVisible());
}

GATEWRIGHT_TEST(TestOddCertificates, QApplication)
#include "testoddcertificates.moc"
