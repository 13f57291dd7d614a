#include "driving.h"
#include "grabs.h"
#include "journey.h"
#include "keyboard.h"
#include "routeservice.h"
#include "testprogram.h"
#include "underpolicydialog.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QLabel>

/** From recorded requests to a policy of the sandbox that allows them, with the keyboard alone. */
class TestPolicyJourney final : public QObject
{
    Q_OBJECT

public:
    TestPolicyJourney(const support::JourneyHome &home, theme::Choice look)
        : m_home(home)
        , m_look(look)
    {}

private slots:
    void init();
    void cleanup() { m_journey.reset(); }
    void makesAPolicyOfACapture();

private:
    /** Opens the dialog, and waits for the policies of the sandbox and the results. */
    enforcement::UnderPolicyDialog *openDialog();

    const support::JourneyHome &m_home;
    theme::Choice m_look;
    std::unique_ptr<support::Journey> m_journey;
};

void TestPolicyJourney::init()
{
    const QString path = m_home.path(u"bookshop.yaml"_qs);
    QFile::remove(path);
    QVERIFY(QFile::copy(QStringLiteral(GATEWRIGHT_EXAMPLES "/bookshop.yaml"), path));
    m_journey = std::make_unique<support::Journey>(m_home, m_look);
    m_journey->open(path);
    m_journey->services().services().routes.setUpstreamKind(traffic::UpstreamKind::Echo);
    m_journey->startGateway();
    m_journey->showPage(u"Exchanges"_qs);
    for (const char *target : {"/bookshop/books?page=2", "/bookshop/books/9780141036144", "/bookshop/books"})
        m_journey->sendRequest(QString::fromLatin1(target));
    m_journey->window().activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&m_journey->window()));
}

enforcement::UnderPolicyDialog *TestPolicyJourney::openDialog()
{
    support::Keyboard keys(m_journey->window());
    keys.run(u"Exchanges under a policy"_qs);
    enforcement::UnderPolicyDialog *dialog = nullptr;
    const auto isOpen = [&] {
        dialog = m_journey->window().findChild<enforcement::UnderPolicyDialog *>();
        return dialog != nullptr;
    };
    if (!QTest::qWaitFor(isOpen, 30'000) || !QTest::qWaitForWindowActive(dialog))
        return nullptr;
    const auto *policies = support::control<QComboBox>(*dialog, "underPolicyFirst");
    const auto isReady = [&] { return policies->count() > 0 && !dialog->isBusy(); };
    return QTest::qWaitFor(isReady, 30'000) ? dialog : nullptr;
}

void TestPolicyJourney::makesAPolicyOfACapture()
{
    enforcement::UnderPolicyDialog *dialog = openDialog();
    QVERIFY(dialog);
    support::Keyboard inDialog(*dialog);
    inDialog.choose(u"Policy"_qs, u"Petstore Free"_qs);
    const auto *summary = support::control<QLabel>(*dialog, "underPolicySummary");
    QTRY_COMPARE(summary->text(), u"Petstore Free: 0 × accepted · 3 × 403: API"_qs);
    inDialog.push(u"New policy from this capture"_qs);

    // The form of the new policy has the rights.
    support::Keyboard keys(m_journey->window());
    QTRY_VERIFY(m_journey->window().isActiveWindow());
    QTRY_VERIFY(m_journey->window().findChild<QWidget *>(u"policyField:/name"_qs));
    QTRY_VERIFY(support::control(m_journey->window(), "policyField:/name")->hasFocus());
    keys.write(u"Bookshop readers"_qs);
    support::grabTo(m_journey->window(), u"journey-policy-draft"_qs);
    keys.push(u"Create policy"_qs);
    const QDir stored(m_home.path(u"sandbox/policies"_qs));
    const auto textOfAll = [&stored] {
        QByteArray text;
        for (const QString &name : stored.entryList({u"*.json"_qs}, QDir::Files)) {
            QFile file(stored.filePath(name));
            if (file.open(QIODevice::ReadOnly))
                text += file.readAll();
        }
        return text;
    };
    QTRY_VERIFY(textOfAll().contains("Bookshop readers"));

    // The policy allows the capture. Nothing was counted in the sandbox, whose files are the same after it.
    keys.press(Qt::ALT | Qt::Key_2);
    const QByteArray before = textOfAll();
    dialog = openDialog();
    QVERIFY(dialog);
    // The page loads the list again after the file has been written, and the dialog follows it.
    QTRY_VERIFY(support::control<QComboBox>(*dialog, "underPolicyFirst")->findText(u"Bookshop readers"_qs) >= 0);
    support::Keyboard again(*dialog);
    again.choose(u"Policy"_qs, u"Bookshop readers"_qs);
    QTRY_COMPARE(support::control<QLabel>(*dialog, "underPolicySummary")->text(), u"Bookshop readers: 3 × accepted"_qs);
    support::grabTo(*dialog, u"journey-under-policy"_qs);
    QCOMPARE(textOfAll(), before);
}

GATEWRIGHT_TEST_RUN(TestPolicyJourney, &support::runJourney<TestPolicyJourney>)
#include "testpolicyjourney.moc"
