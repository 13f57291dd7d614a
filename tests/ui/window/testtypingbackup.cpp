#include "banner.h"
#include "definitionpage.h"
#include "testprogram.h"
#include "windowfixture.h"

#include <QLabel>
#include <QLineEdit>
#include <QTest>

/** What is typed and not complete is stored with the unsaved edits, and shown when they are restored. */
class TestTypingBackup final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void storesHalfOfAName();
    void storesTheTextOfACell();
    void storesATextThatIsRefused();
    void storesNothingThatTheDocumentHas();
    void storesNoPassword();
    void showsWhatWasTyped();

private:
    window::DefinitionPage &page() const { return *m_window->findChild<window::DefinitionPage *>(); }
    /** The texts that a program would find that is started now. */
    QStringList stored() const
    {
        QStringList texts;
        for (const workspace::RecoveryRecord &record : m_fixture->recoveryStore.written()) {
            for (const workspace::TypedText &typed : record.typed)
                texts.append(typed.label + u'=' + typed.text);
        }
        return texts;
    }

    std::unique_ptr<support::WindowFixture> m_fixture;
    std::unique_ptr<window::MainWindow> m_window;
};

void TestTypingBackup::init()
{
    support::openShop(m_fixture, m_window);
}

void TestTypingBackup::cleanup()
{
    m_window.reset();
    m_fixture.reset();
}

void TestTypingBackup::storesHalfOfAName()
{
    page().showLocation({navigation::View::Form, {{}, {"paths", "/books"}}});
    auto *name = support::control<QLineEdit>(*m_window, "pathName");
    name->setFocus();
    name->end(false);
    QTest::keyClicks(name, u"-old"_qs);
    QTRY_COMPARE(stored(), QStringList{name->accessibleName() + u"=/books-old"_qs});
    QVERIFY(!m_fixture->recoveryStore.written().constFirst().isEdited);
    QVERIFY(!m_window->currentDefinition()->isUnsaved());
    QTest::keyClick(name, Qt::Key_Escape);
    QTRY_VERIFY(m_fixture->recoveryStore.written().isEmpty());
}

void TestTypingBackup::storesTheTextOfACell()
{
    page().showTab(window::DefinitionTab::Overview);
    support::click(*m_window, "serversAdd");
    auto *editor = qobject_cast<QLineEdit *>(m_window->focusWidget());
    QVERIFY(editor);
    editor->selectAll();
    QTest::keyClicks(editor, u"https://half"_qs);
    QTRY_COMPARE(stored().value(0).section(u'=', 1), u"https://half"_qs);
}

void TestTypingBackup::storesATextThatIsRefused()
{
    page().showLocation({navigation::View::Form, {{}, {"paths", "/books"}}});
    auto *name = support::control<QLineEdit>(*m_window, "pathName");
    name->setFocus();
    name->selectAll();
    QTest::keyClicks(name, u"no-slash"_qs);
    QTest::keyClick(name, Qt::Key_Return);
    QTRY_COMPARE(stored(), QStringList{name->accessibleName() + u"=no-slash"_qs});
}

void TestTypingBackup::storesNothingThatTheDocumentHas()
{
    page().showLocation({navigation::View::Form, {{}, {"paths", "/books", "get"}}});
    support::type(page(), "operationSummary", u"All"_qs);
    QTRY_VERIFY(!m_fixture->recoveryStore.written().isEmpty());
    QCOMPARE(stored(), QStringList());
    // An entry of a list is written when it is complete.
    auto *tags = support::control<QAbstractItemView>(page(), "operationTags");
    tags->setFocus(Qt::TabFocusReason);
    tags->setCurrentIndex(tags->model()->index(tags->model()->rowCount() - 1, 0));
    QTest::keyClicks(tags, u"f"_qs);
    QTest::keyClicks(tags->focusWidget(), u"irst, sec"_qs);
    QTRY_COMPARE(stored().value(0).section(u'=', 1), u"first, sec"_qs);
}

void TestTypingBackup::storesNoPassword()
{
    page().showLocation({navigation::View::Default,
                         {{}, {"x-vendor-api-gateway", "upstream", "authentication", "basicAuth", "password"}}});
    auto *password = qobject_cast<QLineEdit *>(m_window->focusWidget());
    QVERIFY(password);
    password->selectAll();
    QTest::keyClicks(password, u"hunter2"_qs);
    QTRY_VERIFY(!m_fixture->recoveryStore.written().isEmpty());
    const workspace::RecoveryRecord record = m_fixture->recoveryStore.written().constFirst();
    QVERIFY(record.typed.isEmpty());
    QVERIFY(record.text.contains("REDACTED") && !record.text.contains("hunter2"));
}

void TestTypingBackup::showsWhatWasTyped()
{
    m_window.reset();
    m_fixture->recoveryStore.entries = {
        {u"ended"_qs, workspace::encodeRecovery({support::ShopPath,
                                                 u"shop.yaml"_qs,
                                                 document::Format::Yaml,
                                                 support::shopText(),
                                                 workspace::fileHashOf(support::shopText()),
                                                 {},
                                                 {},
                                                 {{u"Path"_qs, u"/half"_qs}},
                                                 false})}};
    m_window = std::make_unique<window::MainWindow>(m_fixture->services());
    support::activate(*m_window);
    support::click(*m_window, "recoveryRestore");
    const auto *banner = support::control<widgets::Banner>(*m_window, "windowBanner");
    QVERIFY2(banner->text().contains(u"in shop.yaml was not complete"_qs), qPrintable(banner->text()));
    support::click(*banner, "bannerDetails");
    QCOMPARE(support::control<QLabel>(*banner, "bannerDetailsText")->text(), u"Path: /half"_qs);
    QVERIFY(!m_window->currentDefinition()->isUnsaved());
}

GATEWRIGHT_TEST(TestTypingBackup, QApplication)
#include "testtypingbackup.moc"
