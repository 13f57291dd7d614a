#include "driving.h"
#include "grabs.h"
#include "managementground.h"
#include "ssopage.h"
#include "ssosamples.h"
#include "testprogram.h"

#include <QApplication>
#include <QLabel>
#include <QSignalSpy>
#include <QTreeView>

using support::click;
using support::control;

/** What all pages of a dashboard and a portal have: saved responses, "Cancel", progress, "Show calls". */
class TestAnswerPage final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { support::applyTheme(); }
    void init()
    {
        m_ground = std::make_unique<support::ManagementGround>();
        m_page = std::make_unique<sso::SsoPage>(m_ground->service, m_ground->environments, m_ground->clock,
                                                m_ground->settings);
        support::showPage(*m_page);
    }
    void cleanup() { m_page.reset(); }

    void saysFromWhenAnAnswerOfBeforeIs()
    {
        m_ground->service.profiles.answer(staleProfiles());
        auto *banner = control<QWidget>(*m_page, "callBanner");
        QTRY_VERIFY(banner->isVisible());
        const QString moment = QLocale().toString(m_moment.toLocalTime(), u"d MMM yyyy HH:mm"_qs);
        bool isSaid = false;
        for (const QLabel *label : banner->findChildren<QLabel *>())
            isSaid = isSaid || label->text().startsWith(
                                   u"Showing a saved response from %1. The server can't be reached."_qs.arg(moment));
        QVERIFY(isSaid);
        QVERIFY(control<QTreeView>(*m_page, "ssoProfiles")->model()->rowCount() > 0);
        // "Try again" repeats the call, and its success removes the message.
        click(*m_page, "bannerRetry");
        m_ground->service.profiles.answer(support::sampleProfiles());
        QTRY_VERIFY(!banner->isVisible());
    }

    void cancelKeepsWhatIsThere()
    {
        m_ground->service.profiles.answer(support::sampleProfiles());
        auto *tree = control<QTreeView>(*m_page, "ssoProfiles");
        QTRY_VERIFY(tree->model()->rowCount() > 0);
        const int rows = tree->model()->rowCount();
        click(*m_page, "ssoRefresh");
        auto *cancel = control<QAbstractButton>(*m_page, "ssoCancel");
        QTRY_VERIFY(cancel->isVisible());
        click(*m_page, "ssoCancel");
        QVERIFY(m_ground->service.profiles.isCancelled());
        m_ground->service.profiles.drop();
        QTRY_VERIFY(!cancel->isVisible());
        QCOMPARE(tree->model()->rowCount(), rows);
        QVERIFY(!control<QWidget>(*m_page, "callBanner")->isVisible());
        // And the page can be used again.
        click(*m_page, "ssoRefresh");
        QVERIFY(m_ground->service.profiles.isWaiting());
    }

    void tellsHowMuchHasCome()
    {
        auto *cancel = control<QAbstractButton>(*m_page, "ssoCancel");
        QTRY_VERIFY(cancel->isVisible());
        auto *text = control<QLabel>(*m_page, "callProgress");
        QCOMPARE(text->text(), u"Waiting for the server…"_qs);
        m_ground->service.profiles.progress(2048, 51'200);
        QTRY_COMPARE(text->text(), u"%1 of %2 received"_qs.arg(QLocale().formattedDataSize(2048 * 1024),
                                                               QLocale().formattedDataSize(51'200 * 1024)));
        support::grabTo(*m_page, u"sso-waiting"_qs);
        m_ground->service.profiles.answer(support::sampleProfiles());
        QTRY_VERIFY(!cancel->isVisible());
    }

    void showsNoCancelForWhatIsAnsweredAtOnce()
    {
        m_ground->service.profiles.answer(support::sampleProfiles());
        auto *tree = control<QTreeView>(*m_page, "ssoProfiles");
        QTRY_VERIFY(tree->model()->rowCount() > 0);
        QVERIFY(!control<QAbstractButton>(*m_page, "ssoCancel")->isVisible());
    }

    void leadsToTheCalls()
    {
        QSignalSpy asked(m_page.get(), &answers::AnswerPage::callsRequested);
        click(*m_page, "ssoCalls");
        QCOMPARE(asked.size(), 1);
    }

    void everyControlHasAName()
    {
        m_ground->service.profiles.answer(staleProfiles());
        QTRY_VERIFY(control<QWidget>(*m_page, "callBanner")->isVisible());
        QCOMPARE(support::unnamedControls(*m_page), QStringList());
        support::grabTo(*m_page, u"sso-of-before"_qs);
    }

private:
    management::SsoProfileList staleProfiles() const
    {
        management::SsoProfileList profiles = support::sampleProfiles();
        profiles.stale = management::StaleAnswer{m_moment, {}};
        return profiles;
    }

    const QDateTime m_moment{QDate(2026, 11, 21), QTime(14, 3), Qt::UTC};
    std::unique_ptr<support::ManagementGround> m_ground;
    std::unique_ptr<sso::SsoPage> m_page;
};

GATEWRIGHT_TEST(TestAnswerPage, QApplication)
#include "testanswerpage.moc"
