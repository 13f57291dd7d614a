#include "banner.h"
#include "driving.h"
#include "grabs.h"
#include "testprogram.h"
#include "windowfixture.h"

#include <QApplication>
#include <QMessageBox>
#include <QTest>

using support::ShopPath;
using window::ActionId;
using window::MainWindow;

/** The question before a save that another YAML parser reads differently. */
class TestSaveCheck final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { support::applyTheme(); }
    void init() { support::openShop(m_fixture, m_window); }
    void cleanup();
    void asksBeforeItSaves();
    void savesAnyway();
    void savesWithoutAQuestionWhatBothReadAlike();
    void ignoresWhatWasThereBefore();
    void checksTheTextAgainIfItChanged();
    void keepsTheWindowOpenOnNo();
    void asksBeforeItReplacesASecret();
    void savesARedactedFileAsItWas();

private:
    void edit(const QByteArray &title) const;
    void save() { m_window->action(ActionId::Save)->trigger(); }
    [[nodiscard]] QMessageBox *question() const { return m_window->findChild<QMessageBox *>(u"readingsQuestion"_qs); }
    [[nodiscard]] QByteArray stored() const { return m_fixture->store.files.value(ShopPath); }
    [[nodiscard]] document::Document &document() const { return m_window->currentDefinition()->document(); }

    std::unique_ptr<support::WindowFixture> m_fixture;
    std::unique_ptr<MainWindow> m_window;
};

namespace {
/** Valid for our parser, rejected by the other. */
const QByteArray Refused = "\"\\ud83d\\ude00\"";
} // namespace

void TestSaveCheck::cleanup()
{
    m_window.reset();
    m_fixture.reset();
}

/** Replaces the title as typing in Source does. */
void TestSaveCheck::edit(const QByteArray &title) const
{
    const base::Span span = document().snapshot().at({"info", "title"}).span();
    QVERIFY(document().spliceText({span.offset, span.length, title}).isOk());
}

void TestSaveCheck::asksBeforeItSaves()
{
    edit(Refused);
    save();
    QTRY_VERIFY(question() && question()->isVisible());
    QVERIFY2(question()->informativeText().startsWith(u"Line 3: "), qPrintable(question()->informativeText()));
    QCOMPARE(stored(), support::shopText());
    support::grabTo(*question(), u"save-question"_qs);
    QTest::keyClick(question(), Qt::Key_Escape);
    QTRY_VERIFY(!question());
    QCOMPARE(stored(), support::shopText());
    QVERIFY(document().isModified());
}

void TestSaveCheck::savesAnyway()
{
    edit(Refused);
    save();
    QTRY_VERIFY(question() && question()->isVisible());
    support::click(*question(), "readingsSave");
    QTRY_VERIFY(stored().contains(Refused));
    QVERIFY(!document().isModified());
}

void TestSaveCheck::savesWithoutAQuestionWhatBothReadAlike()
{
    edit("Other");
    save();
    QTRY_VERIFY(stored().contains("title: Other"));
    QVERIFY(!question());
}

void TestSaveCheck::ignoresWhatWasThereBefore()
{
    edit(Refused);
    save();
    QTRY_VERIFY(question() && question()->isVisible());
    support::click(*question(), "readingsSave");
    QTRY_VERIFY(!document().isModified());
    QTRY_VERIFY(!question());
    QVERIFY(document().setScalar({"info", "version"}, document::Value::string(u"2"_qs)));
    save();
    QTRY_VERIFY(stored().contains("version: '2'"));
    QVERIFY(!question());
}

void TestSaveCheck::checksTheTextAgainIfItChanged()
{
    edit(Refused);
    save();
    edit("Sound");
    QTRY_VERIFY(stored().contains("title: Sound"));
    QVERIFY(!question());
    edit("Again");
    save();
    edit(Refused);
    QTRY_VERIFY(question() && question()->isVisible());
    QVERIFY(stored().contains("title: Sound"));
}

void TestSaveCheck::keepsTheWindowOpenOnNo()
{
    edit(Refused);
    QVERIFY(!m_window->close());
    support::click(*m_window, "unsavedSave");
    QTRY_VERIFY(question() && question()->isVisible());
    support::click(*question(), "readingsStay");
    QTRY_VERIFY(!question());
    QVERIFY(m_window->isVisible());
    QCOMPARE(stored(), support::shopText());
    QVERIFY(!m_window->close());
    support::click(*m_window, "unsavedSave");
    QTRY_VERIFY(question() && question()->isVisible());
    support::click(*question(), "readingsSave");
    QTRY_VERIFY(!m_window->isVisible());
    QVERIFY(stored().contains(Refused));
}

namespace {
const document::Pointer PasswordPlace{"x-vendor-api-gateway", "upstream", "authentication", "basicAuth", "password"};
} // namespace

void TestSaveCheck::asksBeforeItReplacesASecret()
{
    QVERIFY(document().setScalar(PasswordPlace, document::Value::string(u"REDACTED"_qs)));
    QTest::keyClick(m_window.get(), Qt::Key_S, Qt::ControlModifier);
    const auto redacted = [this] { return m_window->findChild<QMessageBox *>(u"redactedQuestion"_qs); };
    QVERIFY(redacted() && redacted()->isVisible());
    QVERIFY2(redacted()->text().contains(u"shop.yaml reads REDACTED"), qPrintable(redacted()->text()));
    support::grabTo(*redacted(), u"redacted-question"_qs);
    QTest::keyClick(redacted(), Qt::Key_Escape);
    QTRY_VERIFY(!redacted());
    QCOMPARE(stored(), support::shopText());
    m_window->activateWindow();
    QTRY_VERIFY(m_window->isActiveWindow());
    QTest::keyClick(m_window.get(), Qt::Key_S, Qt::ControlModifier);
    QVERIFY(redacted());
    support::click(*redacted(), "redactedSave");
    QTRY_VERIFY(stored().contains("password: REDACTED"));
}

void TestSaveCheck::savesARedactedFileAsItWas()
{
    const QString path = u"/apis/redacted.yaml"_qs;
    m_fixture->store.files.insert(path, support::shopText().replace("env://PW", "REDACTED"));
    m_window->open({path});
    QVERIFY(document().setScalar({"info", "title"}, document::Value::string(u"Other"_qs)));
    QTest::keyClick(m_window.get(), Qt::Key_S, Qt::ControlModifier);
    QTRY_VERIFY(m_fixture->store.files.value(path).contains("title: Other"));
    QVERIFY(!m_window->findChild<QMessageBox *>(u"redactedQuestion"_qs));
}

GATEWRIGHT_TEST(TestSaveCheck, QApplication)
#include "testsavecheck.moc"
