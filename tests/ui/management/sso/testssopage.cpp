#include "driving.h"
#include "grabs.h"
#include "managementground.h"
#include "ssopage.h"
#include "ssosamples.h"
#include "testprogram.h"
#include "weblink.h"

#include <QApplication>
#include <QClipboard>
#include <QDesktopServices>
#include <QLabel>
#include <QSignalSpy>
#include <QTreeView>

using support::click;
using support::control;
using support::type;

/** Replaces the browser. */
class Browser final : public QObject
{
    Q_OBJECT

public:
    QList<QUrl> opened;

public slots:
    void open(const QUrl &url) { opened.append(url); }
};

class TestSsoPage final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { support::applyTheme(); }
    void init();
    void cleanup() { m_page.reset(); }
    void showsTheGroups();
    void searches();
    void opensOnlyHttpUrls();
    void copiesAUrl();
    void showsAFailure_data();
    void showsAFailure();
    void onlyHttpIsAWebLink_data();
    void onlyHttpIsAWebLink();
    void closesWhileACallIsPending();
    void everyControlHasAName();
    void fitsASmallWindow();
    void looksAsItShould();

private:
    QTreeView *tree() { return control<QTreeView>(*m_page, "ssoProfiles"); }
    void select(int group, int row);

    std::unique_ptr<support::ManagementGround> m_ground;
    std::unique_ptr<sso::SsoPage> m_page;
};

void TestSsoPage::init()
{
    m_ground = std::make_unique<support::ManagementGround>();
    m_page = std::make_unique<sso::SsoPage>(m_ground->service, m_ground->environments, m_ground->clock,
                                            m_ground->settings);
    support::showPage(*m_page);
}

void TestSsoPage::select(int group, int row)
{
    m_ground->service.profiles.answer(support::sampleProfiles());
    QTRY_COMPARE(tree()->model()->rowCount(), 2);
    const QModelIndex index = tree()->model()->index(row, 0, tree()->model()->index(group, 0));
    support::clickRow(*tree(), index);
}

void TestSsoPage::showsTheGroups()
{
    QCOMPARE(m_ground->service.profiles.asked.size(), 1);
    select(0, 0);
    QCOMPARE(tree()->model()->index(0, 0).data().toString(), u"Group 1"_qs);
    QCOMPARE(control<QLabel>(*m_page, "ssoProvider")->text(), u"LDAP"_qs);
    QCOMPARE(control<QLabel>(*m_page, "ssoAction")->text(), u"GenerateOrLoginDeveloperProfile"_qs);
    QCOMPARE(control<QLabel>(*m_page, "ssoUpdatedAt")->text(), u"2026-05-30 14:07"_qs);
    QCOMPARE(control<QLabel>(*m_page, "ssoUpdatedBy")->text(), u"kim@example.com"_qs);
}

void TestSsoPage::searches()
{
    select(0, 0);
    type(*m_page, "ssoSearch", u"partner"_qs);
    QCOMPARE(tree()->model()->rowCount(), 1);
    type(*m_page, "ssoSearch", u"nothing"_qs);
    QVERIFY(!tree()->isVisible());
}

void TestSsoPage::opensOnlyHttpUrls()
{
    Browser browser;
    for (const QString &scheme : {u"https"_qs, u"javascript"_qs})
        QDesktopServices::setUrlHandler(scheme, &browser, "open");
    select(0, 1);
    QVERIFY(!control<QAbstractButton>(*m_page, "ssoRedirectUrlOpen")->isEnabled());
    click(*m_page, "ssoRedirectUrlOpen");
    click(*m_page, "ssoLoginUrlOpen");
    QCOMPARE(browser.opened, QList<QUrl>{QUrl(u"https://portal.example.com/sso/social"_qs)});
    for (const QString &scheme : {u"https"_qs, u"javascript"_qs})
        QDesktopServices::unsetUrlHandler(scheme);
}

void TestSsoPage::copiesAUrl()
{
    select(0, 0);
    click(*m_page, "ssoRedirectUrlCopy");
    QCOMPARE(QGuiApplication::clipboard()->text(), u"https://portal.example.com/home"_qs);
}

void TestSsoPage::showsAFailure_data()
{
    QTest::addColumn<management::CallFailure>("failure");
    QTest::addColumn<int>("status");
    QTest::newRow("access denied") << management::CallFailure::Refused << 403;
    QTest::newRow("no portal at the address") << management::CallFailure::Refused << 404;
    QTest::newRow("another page at the address") << management::CallFailure::UnexpectedAnswer << 200;
    QTest::newRow("no JSON") << management::CallFailure::InvalidJson << 200;
}

void TestSsoPage::showsAFailure()
{
    QFETCH(management::CallFailure, failure);
    QFETCH(int, status);
    m_ground->service.profiles.fail(failure, status, u"access denied"_qs);
    QTRY_VERIFY(control<QWidget>(*m_page, "callBanner")->isVisible());
    QSignalSpy asked(m_page.get(), &sso::SsoPage::environmentRequested);
    click(*m_page, "bannerEnvironment");
    QCOMPARE(asked.size(), 1);
}

void TestSsoPage::onlyHttpIsAWebLink_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("isLink");
    QTest::newRow("https") << u"https://a.example/b?c"_qs << true;
    QTest::newRow("http") << u"http://127.0.0.1:3000"_qs << true;
    QTest::newRow("a file") << u"file:///etc/passwd"_qs << false;
    QTest::newRow("a script") << u"javascript:alert(1)"_qs << false;
    QTest::newRow("no scheme") << u"portal.example.com"_qs << false;
    QTest::newRow("no host") << u"https:///a"_qs << false;
    QTest::newRow("nothing") << QString() << false;
}

void TestSsoPage::onlyHttpIsAWebLink()
{
    QFETCH(const QString, text);
    QTEST(sso::webLink(text).has_value(), "isLink");
}

void TestSsoPage::closesWhileACallIsPending()
{
    m_page.reset();
    QVERIFY(m_ground->service.profiles.isCancelled());
    m_ground->service.profiles.answer(support::sampleProfiles());
    QCoreApplication::sendPostedEvents();
}

void TestSsoPage::everyControlHasAName()
{
    select(0, 0);
    QCOMPARE(support::unnamedControls(*m_page).join(u'\n'), QString());
}

void TestSsoPage::fitsASmallWindow()
{
    select(0, 1);
    QVERIFY2(m_page->minimumSizeHint().width() <= support::SmallestPage.width(),
             qPrintable(QString::number(m_page->minimumSizeHint().width())));
    m_page->resize(support::SmallestPage);
    QCOMPARE(m_page->size(), support::SmallestPage);
    support::grabTo(*m_page, u"sso-small"_qs);
}

void TestSsoPage::looksAsItShould()
{
    select(0, 1);
    support::grabTo(*m_page, u"sso"_qs);
    QVERIFY(tree()->isVisible());
}

GATEWRIGHT_TEST(TestSsoPage, QApplication)
#include "testssopage.moc"
