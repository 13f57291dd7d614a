#include "banner.h"
#include "driving.h"
#include "fakeseenprofiles.h"
#include "grabs.h"
#include "managementground.h"
#include "ssopage.h"
#include "ssoprofilejson.h"
#include "testprogram.h"

#include <QApplication>
#include <QClipboard>
#include <QLabel>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTreeView>

using support::click;
using support::control;

/** What the page says about profiles: findings, profiles of the same provider, and changes since the last look. */
class TestSsoFindings final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { support::applyTheme(); }
    void init();
    void cleanup() { m_page.reset(); }
    void showsFindings();
    void checksHostsOnceCertificatesAreKnown();
    void leadsToProfilesOfTheSameProvider();
    void showsNoSecret();
    void showsWhatHasChanged();
    void showsOnlyWhatHasChanged();
    void marksAsSeen();
    void staysAsSeenInTheNextRun();
    void keepsWhatIsRemembered_data();
    void keepsWhatIsRemembered();
    void comparesEachEnvironmentWithItself();
    void comparesNoOtherPortal();
    void saysWhenNothingCanBeRemembered();
    void survivesOddAnswers_data();
    void survivesOddAnswers();
    void closesWhileItReviews();
    void everyControlHasAName();

private:
    void openPage();
    void load(const QByteArray &json);
    void answer(const QByteArray &json);
    QTreeView *tree() { return control<QTreeView>(*m_page, "ssoProfiles"); }
    [[nodiscard]] QString summary() { return control<QLabel>(*m_page, "ssoSummary")->text(); }
    [[nodiscard]] QString valueOf(const char *name) { return control<QLabel>(*m_page, name)->text(); }
    /** The notes of all profiles, without those that have none: "a: Changed". */
    [[nodiscard]] QStringList notes();
    void select(const QString &name);

    std::unique_ptr<support::ManagementGround> m_ground;
    support::FakeSeenProfiles m_seen;
    std::unique_ptr<sso::SsoPage> m_page;
};

namespace {

const QByteArray Profiles = R"([[
    {"ID":"a","Name":"Staff","SelectedProviderType":"LDAP","LoginURL":"http://portal.example.com/sso/staff",
     "RedirectURL":"https://portal.example.com/home","UpdatedAt":"2026-05-30 14:07","UpdatedBy":"kim@example.com"},
    {"ID":"b","Name":"Partner","LoginURL":"https://idp.example/t1/saml2","RedirectURL":"https://portal.example.com/x"}],
   [{"ID":"c","Name":"Supplier","LoginURL":"https://idp.example/t1/oauth2/authorize"},
    {"ID":"d","Name":"Other tenant","LoginURL":"https://idp.example/t2"}]])";

const QByteArray Changed = R"([[
    {"ID":"a","Name":"Staff","SelectedProviderType":"LDAP","LoginURL":"https://portal.example.com/sso/staff",
     "RedirectURL":"https://portal.example.com/home","UpdatedAt":"2026-11-28 09:00","UpdatedBy":"lee@example.com"},
    {"ID":"b","Name":"Partner","LoginURL":"https://idp.example/t1/saml2","RedirectURL":"https://portal.example.com/x"}],
   [{"ID":"c","Name":"Supplier","LoginURL":"https://idp.example/t1/oauth2/authorize"},
    {"ID":"e","Name":"New one","LoginURL":"https://idp.example/t3"}]])";

management::SsoProfileList listOf(const QByteArray &json)
{
    return *management::readSsoProfiles(*document::Value::fromJson(json));
}

} // namespace

void TestSsoFindings::init()
{
    m_ground = std::make_unique<support::ManagementGround>();
    m_seen = {};
    openPage();
}

void TestSsoFindings::openPage()
{
    m_page = std::make_unique<sso::SsoPage>(m_ground->service, m_ground->environments, m_ground->clock,
                                            m_ground->settings);
    m_page->setSeenProfiles(&m_seen);
    support::showPage(*m_page);
}

void TestSsoFindings::answer(const QByteArray &json)
{
    m_ground->service.profiles.answer(listOf(json));
    QTRY_VERIFY(!summary().isEmpty() && control<QWidget>(*m_page, "ssoSummary")->isVisible());
}

void TestSsoFindings::load(const QByteArray &json)
{
    if (!m_ground->service.profiles.isWaiting())
        click(*m_page, "ssoRefresh");
    QVERIFY(m_ground->service.profiles.isWaiting());
    const QSignalSpy reset(tree()->model(), &QAbstractItemModel::modelReset);
    const QSignalSpy changed(tree()->model(), &QAbstractItemModel::dataChanged);
    m_ground->service.profiles.answer(listOf(json));
    // First the profiles, then their notes.
    QTRY_VERIFY(reset.size() >= 2 || (reset.size() == 1 && !changed.isEmpty()));
}

QStringList TestSsoFindings::notes()
{
    QStringList all;
    const QAbstractItemModel *model = tree()->model();
    for (int group = 0; group < model->rowCount(); ++group) {
        const QModelIndex parent = model->index(group, 0);
        for (int row = 0; row < model->rowCount(parent); ++row) {
            const QString note = model->index(row, items::SsoModel::Notes, parent).data().toString();
            if (!note.isEmpty())
                all.append(model->index(row, 0, parent).data().toString() + u": "_qs + note);
        }
    }
    return all;
}

void TestSsoFindings::select(const QString &name)
{
    const QModelIndexList found = tree()->model()->match(tree()->model()->index(0, 0), Qt::DisplayRole, name, 1,
                                                         Qt::MatchExactly | Qt::MatchRecursive);
    QCOMPARE(found.size(), 1);
    support::clickRow(*tree(), found.first());
}

void TestSsoFindings::showsFindings()
{
    answer(Profiles);
    QCOMPARE(notes(), QStringList{u"Staff: 1 error"_qs});
    select(u"Staff"_qs);
    auto *finding = control<QWidget>(*m_page, "ssoFinding0");
    QCOMPARE(finding->accessibleName(), u"Error: Login URL is not encrypted (http). Anyone between the browser and "
                                        u"portal.example.com can read the login."_qs);
    QVERIFY(finding->isVisible());
    support::grabTo(*m_page, u"sso-finding"_qs);
    select(u"Partner"_qs);
    QVERIFY(!finding->isVisible());
    QCOMPARE(valueOf("ssoNoFindings"), u"none"_qs);
}

void TestSsoFindings::checksHostsOnceCertificatesAreKnown()
{
    answer(Profiles);
    QVERIFY2(summary().contains(u"Hosts were not checked."_qs), qPrintable(summary()));
    management::Certificate certificate;
    certificate.id = u"x"_qs;
    certificate.hasDetails = true;
    certificate.dnsNames = {u"other.example.com"_qs};
    m_ground->service.known.take({-1, true, std::nullopt}, {{}, {certificate}, 1});
    QTRY_COMPARE(notes(), (QStringList{u"Staff: 1 error"_qs, u"Partner: Information"_qs}));
    QVERIFY2(!summary().contains(u"Hosts were not checked."_qs), qPrintable(summary()));
    select(u"Partner"_qs);
    QCOMPARE(control<QWidget>(*m_page, "ssoFinding0")->accessibleName(),
             u"Information: Redirect URL: no certificate of this environment serves portal.example.com."_qs);
}

void TestSsoFindings::leadsToProfilesOfTheSameProvider()
{
    answer(Profiles);
    select(u"Partner"_qs);
    auto *others = control<QLabel>(*m_page, "ssoSameProvider");
    QCOMPARE(others->accessibleName(), u"Other profiles: Same provider (idp.example/t1) as Supplier\n"
                                       u"Same host (idp.example) as Other tenant"_qs);
    others->setFocus();
    QTest::keyClick(others, Qt::Key_Tab);
    QTest::keyClick(others, Qt::Key_Return);
    QCOMPARE(tree()->currentIndex().data().toString(), u"Supplier"_qs);
    select(u"Staff"_qs);
    QCOMPARE(others->text(), u"none"_qs);
}

void TestSsoFindings::showsNoSecret()
{
    answer(R"([[{"ID":"a","Name":"A","LoginURL":"https://kim:hunter2@h.example/?token=hunter2","Config":{
        "ClientSecret":"hunter2","Note":"kept"}}]])");
    select(u"A"_qs);
    QCOMPARE(control<QLineEdit>(*m_page, "ssoLoginUrl")->text(), u"https://REDACTED@h.example/?token=REDACTED"_qs);
    click(*m_page, "ssoLoginUrlCopy");
    QVERIFY(!QGuiApplication::clipboard()->text().contains(u"hunter2"_qs));
    const auto *members = control<QTreeView>(*m_page, "ssoUnknown");
    const auto found = [&](const QString &text) {
        return members->model()->match(members->model()->index(0, 1), Qt::DisplayRole, text, 1,
                                       Qt::MatchContains | Qt::MatchRecursive);
    };
    QVERIFY(!found(u"kept"_qs).isEmpty());
    QVERIFY(found(u"hunter2"_qs).isEmpty());
    QCOMPARE(notes(), QStringList{u"A: 1 error, 1 warning"_qs});
    for (const QByteArray &text : m_seen.texts)
        QVERIFY(!text.isEmpty() && !text.contains("hunter2"));
    const auto labels = m_page->findChildren<QLabel *>();
    for (const QLabel *label : labels)
        QVERIFY2(!label->text().contains(u"hunter2"_qs), qPrintable(label->text()));
}

void TestSsoFindings::showsWhatHasChanged()
{
    answer(Profiles);
    QVERIFY2(summary().startsWith(u"These are the first profiles that you see."_qs), qPrintable(summary()));
    const QString since = QLocale().toString(m_ground->clock.moment.toLocalTime(), u"d MMM yyyy HH:mm"_qs);
    m_ground->clock.moment = m_ground->clock.moment.addDays(1);
    load(Changed);
    QVERIFY2(summary().startsWith(u"Since your last look on %1: 1 added, 1 changed, 1 removed."_qs.arg(since)),
             qPrintable(summary()));
    QCOMPARE(notes(), (QStringList{u"Staff: Changed"_qs, u"New one: Added"_qs, u"Other tenant: Removed"_qs}));
    QCOMPARE(tree()->model()->index(2, 0).data().toString(), u"Removed since your last look"_qs);
    select(u"Staff"_qs);
    QCOMPARE(valueOf("ssoChange"),
             u"Changed at 2026-11-28 09:00 by lee@example.com, since your last look on %1.\n"
             u"LoginURL: “http://portal.example.com/sso/staff” → “https://portal.example.com/sso/staff”"_qs.arg(since));
    support::grabTo(*m_page, u"sso-changed"_qs);
    select(u"New one"_qs);
    QCOMPARE(valueOf("ssoChange"), u"Added since your last look on %1."_qs.arg(since));
    select(u"Partner"_qs);
    QCOMPARE(valueOf("ssoChange"), u"none since your last look on %1"_qs.arg(since));
    select(u"Other tenant"_qs);
    QCOMPARE(valueOf("ssoChange"), u"Removed since your last look on %1."_qs.arg(since));
    QCOMPARE(valueOf("ssoId"), u"d"_qs);
}

void TestSsoFindings::showsOnlyWhatHasChanged()
{
    answer(Profiles);
    QVERIFY(!control<QAbstractButton>(*m_page, "ssoOnlyChanged")->isEnabled());
    load(Changed);
    auto *only = control<QAbstractButton>(*m_page, "ssoOnlyChanged");
    QVERIFY(only->isEnabled());
    only->setFocus();
    QTest::keyClick(only, Qt::Key_Space);
    QCOMPARE(tree()->model()->rowCount(), 3);
    QCOMPARE(tree()->model()->rowCount(tree()->model()->index(0, 0)), 1);
    load(Profiles);
    QVERIFY(!tree()->isVisible());
    QTest::keyClick(only, Qt::Key_Space);
    QVERIFY(tree()->isVisible());
}

void TestSsoFindings::marksAsSeen()
{
    answer(Profiles);
    QVERIFY(!control<QWidget>(*m_page, "ssoMarkAsSeen")->isEnabled());
    const int writes = m_seen.writes;
    load(Changed);
    load(Changed);
    // Looking is not enough.
    QCOMPARE(m_seen.writes, writes);
    QCOMPARE(notes().size(), 3);
    click(*m_page, "ssoMarkAsSeen");
    QTRY_COMPARE(notes(), QStringList());
    QCOMPARE(m_seen.writes, writes + 1);
    QVERIFY2(summary().startsWith(u"No changes since your last look on "_qs), qPrintable(summary()));
    QVERIFY(!control<QWidget>(*m_page, "ssoMarkAsSeen")->isEnabled());
}

void TestSsoFindings::staysAsSeenInTheNextRun()
{
    answer(Profiles);
    openPage();
    answer(Changed);
    QTRY_COMPARE(notes().size(), 3);
}

void TestSsoFindings::keepsWhatIsRemembered_data()
{
    QTest::addColumn<QByteArray>("kind");
    for (const char *kind : {"failed", "cancelled", "saved answer", "not a list", "empty"})
        QTest::newRow(kind) << QByteArray(kind);
}

void TestSsoFindings::keepsWhatIsRemembered()
{
    QFETCH(QByteArray, kind);
    answer(Profiles);
    const QHash<QString, QByteArray> before = m_seen.texts;
    QVERIFY(!before.isEmpty());
    click(*m_page, "ssoRefresh");
    if (kind == "failed") {
        m_ground->service.profiles.fail(management::CallFailure::Refused, 500);
    } else if (kind == "not a list") {
        m_ground->service.profiles.fail(management::CallFailure::UnexpectedAnswer, 200);
    } else if (kind == "cancelled") {
        m_ground->service.profiles.drop();
    } else if (kind == "saved answer") {
        management::SsoProfileList old = listOf("[]");
        old.stale = management::StaleAnswer{QDateTime(QDate(2026, 1, 1), QTime(0, 0), Qt::UTC), {}};
        m_ground->service.profiles.answer(old);
        QTRY_VERIFY(summary().startsWith(u"Changes are not shown for a saved response."_qs));
        QVERIFY(!control<QWidget>(*m_page, "ssoMarkAsSeen")->isEnabled());
    } else {
        m_ground->service.profiles.answer(listOf("[]"));
        QTRY_VERIFY(summary().contains(u"4 removed"_qs));
    }
    QCoreApplication::sendPostedEvents();
    QCOMPARE(m_seen.texts, before);
    if (kind != "empty")
        QVERIFY(notes().filter(u"Removed"_qs).isEmpty());
    load(Profiles);
    QCOMPARE(notes(), QStringList{u"Staff: 1 error"_qs});
}

void TestSsoFindings::comparesEachEnvironmentWithItself()
{
    answer(Profiles);
    management::Environment other;
    other.id = u"other"_qs;
    other.name = u"Other"_qs;
    m_ground->environments.put(other);
    m_ground->environments.setCurrent(other.id);
    QTRY_VERIFY(m_ground->service.profiles.isWaiting());
    answer(Changed);
    QVERIFY2(summary().startsWith(u"These are the first profiles that you see."_qs), qPrintable(summary()));
    QCOMPARE(m_seen.texts.size(), 2);
}

void TestSsoFindings::comparesNoOtherPortal()
{
    management::Environment environment;
    environment.id = u"own"_qs;
    environment.portalUrl = QUrl(u"https://one.example"_qs);
    m_ground->environments.put(environment);
    m_ground->environments.setCurrent(environment.id);
    QTRY_COMPARE(m_ground->service.profiles.asked.size(), 2);
    m_ground->service.profiles.drop();
    answer(Profiles);
    environment.portalUrl = QUrl(u"https://two.example"_qs);
    m_ground->environments.put(environment);
    QTRY_COMPARE(m_ground->service.profiles.asked.size(), 3);
    answer(Changed);
    QVERIFY2(summary().startsWith(u"These are the first profiles that you see."_qs), qPrintable(summary()));
}

void TestSsoFindings::saysWhenNothingCanBeRemembered()
{
    m_seen.fails = true;
    answer(Profiles);
    auto *banner = control<widgets::Banner>(*m_page, "callBanner");
    QTRY_COMPARE(banner->text(), u"The profiles that you have seen could not be saved."_qs);
}

void TestSsoFindings::survivesOddAnswers_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::newRow("wrong types") << QByteArray(
        R"([[{"ID":{},"Name":[],"LoginURL":7,"RedirectURL":true,"UpdatedAt":{"a":1},"UpdatedBy":null}]])");
    QTest::newRow("nothing") << QByteArray("[[{}]]");
    QTest::newRow("null groups") << QByteArray(R"([null,[null],[{"ID":"a"}],[]])");
    QTest::newRow("deep") << R"([[{"ID":"a","X":)" + QByteArray(200, '[') + QByteArray(200, ']') + "}]]";
    QTest::newRow("a long text") << R"([[{"ID":"a","LoginURL":"https://)" + QByteArray(1'000'000, 'x') +
                                        R"(","Name":")" + QByteArray(1'000'000, 'y') + R"("}]])";
    QTest::newRow("markup") << QByteArray(R"([[{"ID":"a","Name":"<b>x</b><img src=x>","LoginURL":"https://i/"},
        {"ID":"b","Name":"<a href='9'>y</a>","LoginURL":"https://i/"}]])");
    QByteArray many = "[[";
    for (int i = 0; i < 100'000; ++i)
        many += (i > 0 ? QByteArray(",{\"ID\":\"") : QByteArray("{\"ID\":\"")) + QByteArray::number(i) +
                "\",\"LoginURL\":\"https://idp.example/\"}";
    QTest::newRow("100,000 profiles of one provider") << many + "]]";
    QByteArray groups = "[";
    for (int i = 0; i < 20'000; ++i)
        groups += (i > 0 ? QByteArray(",[{\"ID\":\"") : QByteArray("[{\"ID\":\"")) + QByteArray::number(i) + "\"}]";
    QTest::newRow("20,000 groups") << groups + "]";
}

void TestSsoFindings::survivesOddAnswers()
{
    QFETCH(QByteArray, json);
    const auto list = listOf(json);
    m_ground->service.profiles.answer(list);
    QTRY_VERIFY_WITH_TIMEOUT(control<QWidget>(*m_page, "ssoSummary")->isVisible(), 60'000);
    QVERIFY(tree()->model()->rowCount() > 0);
    const QModelIndex group = tree()->model()->index(0, 0);
    tree()->setCurrentIndex(tree()->model()->index(0, 0, group));
    QVERIFY(control<QWidget>(*m_page, "ssoId")->isVisible());
    // Names of a server are never markup.
    const QString others = control<QLabel>(*m_page, "ssoSameProvider")->accessibleName();
    if (json.contains("<img"))
        QVERIFY2(others.contains(u"<a href='9'>y</a>"_qs), qPrintable(others));
    if (list.groups.first().size() > 1000)
        QVERIFY2(others.endsWith(u"and 99979 more."_qs), qPrintable(others.right(100)));
}

void TestSsoFindings::closesWhileItReviews()
{
    m_ground->service.profiles.answer(listOf(Profiles));
    QTRY_VERIFY(tree()->model()->rowCount() > 0);
    m_page.reset();
    QCoreApplication::sendPostedEvents();
}

void TestSsoFindings::everyControlHasAName()
{
    answer(Profiles);
    load(Changed);
    select(u"Staff"_qs);
    QCOMPARE(support::unnamedControls(*m_page).join(u'\n'), QString());
}

GATEWRIGHT_TEST(TestSsoFindings, QApplication)
#include "testssofindings.moc"
