#include "environmentmodel.h"
#include "fakeenvironments.h"
#include "headermodel.h"
#include "policymodel.h"
#include "ssomodel.h"
#include "ssosamples.h"
#include "testprogram.h"
#include "valuetreemodel.h"

#include <QAbstractItemModelTester>
#include <QTest>

using Mode = QAbstractItemModelTester::FailureReportingMode;

class TestItemTrees final : public QObject
{
    Q_OBJECT

private slots:
    void ssoKeepsTheGroups();
    void ssoSearchLeavesEmptyGroupsOut();
    void ssoNotesAndRemovedProfiles();
    void valuesBecomeATree();
    void hiddenMembersAreLeftOut();
    void policiesArePutInTheirRow();
    void policiesOfWhichOnlyTheIdIsKnownShowIt();
    void headersKeepTheirOrder();
    void environmentsFollowTheList();
};

void TestItemTrees::ssoKeepsTheGroups()
{
    items::SsoModel model;
    QAbstractItemModelTester tester(&model, Mode::Fatal);
    model.setGroupTitles(u"Group %1"_qs, u"Removed"_qs);
    model.setProfiles(support::sampleProfiles());
    QCOMPARE(model.rowCount(), 2);
    QCOMPARE(model.index(1, 0).data().toString(), u"Group 2"_qs);
    const QModelIndex group = model.index(0, 0);
    QCOMPARE(model.rowCount(group), 2);
    QCOMPARE(model.index(1, items::SsoModel::Provider, group).data().toString(), u"SocialProvider"_qs);
    QCOMPARE(model.profileAt(model.index(0, 0, group))->name, u"Staff directory"_qs);
    QVERIFY(!model.profileAt(group));
    QCOMPARE(model.profileCount(), 3);
}

void TestItemTrees::ssoSearchLeavesEmptyGroupsOut()
{
    items::SsoModel model;
    QAbstractItemModelTester tester(&model, Mode::Fatal);
    model.setGroupTitles(u"Group %1"_qs, u"Removed"_qs);
    model.setProfiles(support::sampleProfiles());
    model.setSearch(u"partner"_qs);
    QCOMPARE(model.rowCount(), 1);
    QCOMPARE(model.index(0, 0).data().toString(), u"Group 2"_qs);
    model.setSearch(u"nothing of that kind"_qs);
    QCOMPARE(model.rowCount(), 0);
    model.setSearch({});
    QCOMPARE(model.rowCount(), 2);
}

void TestItemTrees::ssoNotesAndRemovedProfiles()
{
    items::SsoModel model;
    QAbstractItemModelTester tester(&model, Mode::Fatal);
    model.setGroupTitles(u"Group %1"_qs, u"Removed"_qs);
    model.setProfiles(support::sampleProfiles());
    const QPersistentModelIndex first = model.index(0, items::SsoModel::Notes, model.index(0, 0));
    model.setNotes({{u"1 error"_qs, base::Severity::Error, false}, {}, {u"Changed"_qs, {}, true}}, {});
    QVERIFY(first.isValid());
    QCOMPARE(first.data().toString(), u"1 error"_qs);
    QCOMPARE(first.data(items::SsoModel::SeverityRole).toInt(), int(base::Severity::Error));
    QVERIFY(!model.index(1, items::SsoModel::Notes, model.index(0, 0)).data(items::SsoModel::SeverityRole).isValid());
    model.setOnlyChanged(true);
    QCOMPARE(model.rowCount(), 1);
    QCOMPARE(model.numberAt(model.index(0, 0, model.index(0, 0))), 2);
    QVERIFY(!model.indexOf(0).isValid());
    management::SsoProfile gone;
    gone.id = u"gone"_qs;
    model.setNotes({{}, {}, {u"Changed"_qs, {}, true}, {u"Removed"_qs, {}, true}}, {gone});
    QCOMPARE(model.rowCount(), 2);
    QCOMPARE(model.index(1, 0).data().toString(), u"Removed"_qs);
    QCOMPARE(model.indexOf(3).data().toString(), u"gone"_qs);
    model.setOnlyChanged(false);
    QCOMPARE(model.rowCount(), 3);
    QCOMPARE(model.indexOf(2), model.index(0, 0, model.index(1, 0)));
    model.setNotes({{}, {}, {}}, {});
    QCOMPARE(model.rowCount(), 2);
    QCOMPARE(model.profileCount(), 3);
}

void TestItemTrees::valuesBecomeATree()
{
    items::ValueTreeModel model;
    QAbstractItemModelTester tester(&model, Mode::Fatal);
    model.setValue(document::Value::fromJson(R"({"a":{"b":[1,"two",null],"c":{}},"d":1e3})").value());
    QCOMPARE(model.rowCount(), 2);
    const QModelIndex a = model.index(0, 0);
    const QModelIndex b = model.index(0, 0, a);
    QCOMPARE(model.rowCount(b), 3);
    QCOMPARE(model.index(1, 0, b).data().toString(), u"1"_qs);
    QCOMPARE(model.index(1, 1, b).data().toString(), u"two"_qs);
    QCOMPARE(model.index(2, 1, b).data().toString(), u"null"_qs);
    QCOMPARE(model.index(1, 1, a).data().toString(), u"{}"_qs);
    QCOMPARE(model.index(1, 1).data().toString(), u"1e3"_qs);
    QCOMPARE(b.parent(), a);
}

void TestItemTrees::hiddenMembersAreLeftOut()
{
    items::ValueTreeModel model;
    model.setValue(document::Value::fromJson(R"({"id":"x","more":1})").value(), {"id"});
    QCOMPARE(model.rowCount(), 1);
    QCOMPARE(model.index(0, 0).data().toString(), u"more"_qs);
}

void TestItemTrees::policiesArePutInTheirRow()
{
    items::PolicyModel model;
    QAbstractItemModelTester tester(&model, Mode::Fatal);
    model.setRows({{u"one"_qs, std::nullopt}, {u"two"_qs, std::nullopt}});
    management::Policy policy;
    policy.json = document::Value::fromJson(R"({"_id":"two","name":"Gold"})").value();
    QCOMPARE(model.put(policy), 1);
    QCOMPARE(model.index(1, items::PolicyModel::Name).data().toString(), u"Gold"_qs);
    policy.json = document::Value::fromJson(R"({"_id":"three"})").value();
    QCOMPARE(model.put(policy), 2);
    QCOMPARE(model.index(2, items::PolicyModel::Name).data().toString(), u"three"_qs);
    QCOMPARE(model.putId(u"three"_qs), 2);
    QCOMPARE(model.putId(u"four"_qs), 3);
    QCOMPARE(model.rowCount(), 4);
}

void TestItemTrees::policiesOfWhichOnlyTheIdIsKnownShowIt()
{
    items::PolicyModel model;
    model.setCellText([](const management::Policy &, int column) { return QString::number(column); });
    model.setRows({{u"one"_qs, std::nullopt}});
    QCOMPARE(model.index(0, items::PolicyModel::Name).data().toString(), u"one"_qs);
    QCOMPARE(model.index(0, items::PolicyModel::Rate).data().toString(), QString());
}

void TestItemTrees::headersKeepTheirOrder()
{
    items::HeaderModel model;
    QAbstractItemModelTester tester(&model, Mode::Fatal);
    http::HeaderList headers;
    headers.append("Via", "a");
    headers.append("Accept", "b");
    headers.append("Via", "c");
    model.setHeaders(headers);
    QCOMPARE(model.rowCount(), 3);
    QCOMPARE(model.index(2, 0).data().toString(), u"Via"_qs);
    QCOMPARE(model.index(2, 1).data().toString(), u"c"_qs);
}

void TestItemTrees::environmentsFollowTheList()
{
    support::FakeEnvironments storage;
    management::EnvironmentList environments(storage);
    items::EnvironmentModel model(environments);
    QAbstractItemModelTester tester(&model, Mode::Fatal);
    QCOMPARE(model.rowCount(), 1);
    management::Environment staging;
    staging.id = u"staging"_qs;
    staging.name = u"Staging"_qs;
    environments.put(staging);
    QCOMPARE(model.rowCount(), 2);
    QCOMPARE(model.indexOf(u"staging"_qs).row(), 1);
    staging.name = u"Stage"_qs;
    environments.put(staging);
    QCOMPARE(model.index(1).data().toString(), u"Stage"_qs);
    environments.setCurrent(u"staging"_qs);
    QVERIFY(model.index(1).data(items::EnvironmentModel::CurrentRole).toBool());
    environments.remove(u"staging"_qs);
    QCOMPARE(model.rowCount(), 1);
}

GATEWRIGHT_TEST(TestItemTrees, QCoreApplication)
#include "testitemtrees.moc"
