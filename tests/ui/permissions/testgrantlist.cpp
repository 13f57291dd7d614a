#include "grantlist.h"

#include "driving.h"
#include "fakegrants.h"
#include "testprogram.h"
#include "theme.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QTableView>
#include <QTest>

using items::GrantRow;
using permissions::GrantList;

/** A list of permissions whose buttons take effect immediately. */
class TestGrantList final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { theme::apply(*qApp, theme::Choice::Light); }
    void init();
    void cleanup();
    void passesTheModelTester();
    void explainsAnEmptyList();
    void revokesTheSelectedRow();
    void allowsTheSelectedRow();
    void keepsTheSelectedGrant();
    void saysWhatIsNotSaved();
    void saysThatPermissionsCanNotBeRead();
    void hidesAllowWhereNothingIsAsked();
    void worksWithTheKeyboard();
    void everyControlHasAName();

private:
    void build(GrantList::Buttons buttons = GrantList::Buttons::AllowAndRevoke);
    static GrantRow row(const QString &reference, bool isAllowed)
    {
        const consent::SecretGrant grant{u"/f/shop.yaml"_qs, reference, u"https://stock.example"_qs, {}};
        return {{reference, grant.origin}, {{grant}, {}}, isAllowed};
    }
    QTableView *table() const { return support::control<QTableView>(*m_list, "list"); }
    bool isEnabled(const char *button) const { return support::control(*m_list, button)->isEnabled(); }

    std::unique_ptr<support::FakeGrants> m_grants;
    std::unique_ptr<GrantList> m_list;
};

void TestGrantList::init()
{
    m_grants = std::make_unique<support::FakeGrants>(false);
}

void TestGrantList::cleanup()
{
    m_list.reset();
    m_grants.reset();
}

void TestGrantList::build(GrantList::Buttons buttons)
{
    m_list = std::make_unique<GrantList>(m_grants->grants, 2, buttons, u"list"_qs);
    m_list->setTexts({u"Allowed secrets"_qs, u"None."_qs, {u"Reference"_qs, u"Sent to"_qs}});
    support::activate(*m_list, {600, 300});
}

void TestGrantList::passesTheModelTester()
{
    items::GrantModel model(2, nullptr);
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    model.setTitles({u"Reference"_qs, u"Sent to"_qs});
    model.setRows({row(u"env://A"_qs, true), row(u"env://B"_qs, false)});
    QCOMPARE(model.index(1, 0).data().toString(), u"env://B"_qs);
    QCOMPARE(model.headerData(1, Qt::Horizontal, Qt::DisplayRole).toString(), u"Sent to"_qs);
    model.setRows({row(QString(5000, u'x'), true)});
    QVERIFY(model.index(0, 0).data(Qt::ToolTipRole).toString().size() < 1000);
    model.setRows({});
    QCOMPARE(model.rowCount(), 0);
}

void TestGrantList::explainsAnEmptyList()
{
    build();
    QVERIFY(support::control(*m_list, "listEmpty")->isVisible());
    QVERIFY(!table()->isVisible());
    QVERIFY(!support::control(*m_list, "listRevoke")->isVisible());
    m_list->setRows({row(u"env://A"_qs, true)});
    QVERIFY(!support::control(*m_list, "listEmpty")->isVisible());
    QVERIFY(table()->isVisible());
}

void TestGrantList::revokesTheSelectedRow()
{
    build();
    const GrantRow allowed = row(u"env://B"_qs, true);
    QVERIFY(m_grants->grants.allow(allowed.grants).isOk());
    m_list->setRows({row(u"env://A"_qs, false), allowed});
    support::clickRow(*table(), table()->model()->index(1, 0));
    QVERIFY(isEnabled("listRevoke") && !isEnabled("listAllow"));
    support::click(*m_list, "listRevoke");
    QVERIFY(m_grants->storage.stored.secrets.isEmpty());
}

void TestGrantList::allowsTheSelectedRow()
{
    build();
    m_list->setRows({row(u"env://A"_qs, false), row(u"env://B"_qs, true)});
    support::clickRow(*table(), table()->model()->index(0, 0));
    QVERIFY(!isEnabled("listRevoke") && isEnabled("listAllow"));
    support::click(*m_list, "listAllow");
    QCOMPARE(m_grants->storage.stored, row(u"env://A"_qs, false).grants);
}

void TestGrantList::keepsTheSelectedGrant()
{
    build();
    m_list->setRows({row(u"env://B"_qs, true), row(u"env://C"_qs, true)});
    support::clickRow(*table(), table()->model()->index(1, 0));
    m_list->setRows({row(u"env://A"_qs, false), row(u"env://B"_qs, true), row(u"env://C"_qs, false)});
    QCOMPARE(table()->currentIndex().row(), 2);
    QVERIFY(isEnabled("listAllow"));
    m_list->setRows({row(u"env://A"_qs, true)});
    QCOMPARE(table()->currentIndex().row(), 0);
    QVERIFY(isEnabled("listRevoke"));
}

void TestGrantList::saysWhatIsNotSaved()
{
    build();
    m_grants->storage.failure = base::Error{base::ErrorCode::DiskFull, {}};
    m_list->setRows({row(u"env://A"_qs, false)});
    support::click(*m_list, "listAllow");
    const auto *message = support::control(*m_list, "listMessage");
    QVERIFY(message->isVisible());
    QVERIFY2(message->accessibleName().contains(u"until you quit"), qPrintable(message->accessibleName()));
    m_list->setRows({row(u"env://A"_qs, true)});
    support::click(*m_list, "listRevoke");
    QVERIFY2(message->accessibleName().contains(u"after the next start"), qPrintable(message->accessibleName()));
    m_grants->storage.failure.reset();
    support::click(*m_list, "listRevoke");
    QVERIFY(!message->isVisible());
}

void TestGrantList::saysThatPermissionsCanNotBeRead()
{
    m_grants->storage.damage = base::Error{base::ErrorCode::NewerVersion, u"/state/grants.json"_qs};
    m_grants->grants.reload();
    build();
    const auto *message = support::control(*m_list, "listMessage");
    QVERIFY(message->isVisible());
    QVERIFY2(message->accessibleName().contains(u"/state/grants.json"_qs), qPrintable(message->accessibleName()));
}

void TestGrantList::hidesAllowWhereNothingIsAsked()
{
    build(GrantList::Buttons::Revoke);
    m_list->setRows({row(u"env://A"_qs, true)});
    QVERIFY(!support::control(*m_list, "listAllow")->isVisible());
}

void TestGrantList::worksWithTheKeyboard()
{
    build();
    m_list->setRows({row(u"env://A"_qs, false), row(u"env://B"_qs, false)});
    table()->setFocus(Qt::TabFocusReason);
    QTest::keyClick(table(), Qt::Key_Down);
    QTest::keyClick(table(), Qt::Key_Tab);
    QCOMPARE(m_list->focusWidget()->objectName(), u"listAllow"_qs);
    QTest::keyClick(m_list->focusWidget(), Qt::Key_Space);
    QCOMPARE(m_grants->storage.stored.secrets.constFirst().reference, u"env://B"_qs);
    QCOMPARE(m_list->focusWidget(), table());
}

void TestGrantList::everyControlHasAName()
{
    build();
    m_list->setRows({row(u"env://A"_qs, false)});
    QCOMPARE(support::unnamedControls(*m_list), QStringList());
}

GATEWRIGHT_TEST(TestGrantList, QApplication)
#include "testgrantlist.moc"
