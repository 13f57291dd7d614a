#include "driving.h"
#include "sectionpage.h"
#include "testprogram.h"
#include "theme.h"

#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QScrollArea>
#include <QScrollBar>
#include <QTest>
#include <QVBoxLayout>

using forms::SectionPage;

class TestSectionPage final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { theme::apply(*qApp, theme::Choice::Light); }
    void init();
    void choosingASectionScrollsToIt();
    void scrollingSelectsTheSection();
    void tabEntersTheChosenSection();
    void theFocusSelectsItsSection();
    void theFocusOutweighsTheScrollPosition();
    void showsAFieldAndGivesItTheFocus();
    void marksASection();

private:
    std::unique_ptr<SectionPage> m_page;
    QList<QLineEdit *> m_fields;
    QListWidget *list() const { return m_page->findChild<QListWidget *>(); }
    QScrollBar *bar() const { return m_page->findChild<QScrollArea *>()->verticalScrollBar(); }
};

void TestSectionPage::init()
{
    m_fields.clear();
    m_page = std::make_unique<SectionPage>(QStringLiteral("settings"));
    for (const char *id : {"api", "server", "upstream", "client"}) {
        auto *content = new QWidget;
        content->setFixedHeight(400);
        auto *column = new QVBoxLayout(content);
        m_fields.append(new QLineEdit);
        column->addWidget(m_fields.last());
        m_page->addSection(QString::fromLatin1(id), QString::fromLatin1(id).toUpper(), content);
    }
    m_page->resize(800, 500);
    support::activate(*m_page);
}

void TestSectionPage::choosingASectionScrollsToIt()
{
    QCOMPARE(m_page->currentSection(), QStringLiteral("api"));
    list()->setFocus();
    QTest::keyClick(list(), Qt::Key_Down);
    QTest::keyClick(list(), Qt::Key_Down);
    QCOMPARE(m_page->currentSection(), QStringLiteral("upstream"));
    QVERIFY(bar()->value() > 700);
}

void TestSectionPage::scrollingSelectsTheSection()
{
    bar()->setValue(470);
    QCOMPARE(m_page->currentSection(), QStringLiteral("server"));
    bar()->setValue(0);
    QCOMPARE(m_page->currentSection(), QStringLiteral("api"));
}

void TestSectionPage::tabEntersTheChosenSection()
{
    list()->setFocus();
    QTest::keyClick(list(), Qt::Key_Down);
    QTest::keyClick(list(), Qt::Key_Down);
    QTest::keyClick(list(), Qt::Key_Tab);
    QVERIFY(m_fields.at(2)->hasFocus());
    QCOMPARE(m_page->currentSection(), QStringLiteral("upstream"));
}

void TestSectionPage::theFocusSelectsItsSection()
{
    m_fields.at(0)->setFocus();
    for (const char *id : {"server", "upstream", "client"}) {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        QCOMPARE(m_page->currentSection(), QString::fromLatin1(id));
    }
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Backtab);
    QCOMPARE(m_page->currentSection(), QStringLiteral("upstream"));
}

void TestSectionPage::theFocusOutweighsTheScrollPosition()
{
    m_page->resize(800, 1000); // More than two sections are visible.
    m_fields.at(1)->setFocus();
    const int before = bar()->value();
    QCOMPARE(m_page->currentSection(), QStringLiteral("server"));
    QCOMPARE(bar()->value(), before);
    bar()->setValue(20);
    QCOMPARE(m_page->currentSection(), QStringLiteral("server"));
}

void TestSectionPage::showsAFieldAndGivesItTheFocus()
{
    m_page->showField(m_fields.at(3));
    QCOMPARE(m_page->currentSection(), QStringLiteral("client"));
    QVERIFY(m_fields.at(3)->hasFocus());
    QVERIFY(!m_fields.at(3)->visibleRegion().isEmpty());
}

void TestSectionPage::marksASection()
{
    m_page->setMarked(QStringLiteral("upstream"), true);
    QVERIFY(!list()->item(2)->icon().isNull());
    QCOMPARE(list()->item(2)->toolTip(), u"This section has a problem."_qs);
    QCOMPARE(list()->item(2)->data(Qt::AccessibleDescriptionRole).toString(), list()->item(2)->toolTip());
    QVERIFY(list()->item(1)->icon().isNull() && list()->item(1)->toolTip().isEmpty());
    m_page->setMarked(QStringLiteral("upstream"), false);
    QVERIFY(list()->item(2)->icon().isNull() && list()->item(2)->toolTip().isEmpty());
    QCOMPARE(list()->item(2)->text(), QStringLiteral("UPSTREAM"));
}

GATEWRIGHT_TEST(TestSectionPage, QApplication)
#include "testsectionpage.moc"
