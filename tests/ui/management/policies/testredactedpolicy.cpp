#include "driving.h"
#include "grabs.h"
#include "managementground.h"
#include "policiespage.h"
#include "testprogram.h"

#include <QApplication>
#include <QTableView>

using support::click;
using support::control;

/** A policy that was saved without its secrets is shown but can't be duplicated. */
class TestRedactedPolicy final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { support::applyTheme(); }
    void init()
    {
        m_ground = std::make_unique<support::ManagementGround>();
        m_page = std::make_unique<policies::PoliciesPage>(m_ground->service, m_ground->environments, m_ground->clock,
                                                          m_ground->workspace, m_ground->store, m_ground->settings);
        support::showPage(*m_page);
    }
    void cleanup() { m_page.reset(); }

    void isNotDuplicated_data()
    {
        QTest::addColumn<QByteArray>("json");
        QTest::newRow("a member") << QByteArray(R"({"_id":"gold","name":"Gold","meta_data":{"token":"REDACTED"}})");
        QTest::newRow("within a text") << QByteArray(
            R"({"_id":"gold","name":"Gold","meta_data":{"note":"key REDACTED here"}})");
    }

    void isNotDuplicated()
    {
        QFETCH(QByteArray, json);
        show(json, management::StaleAnswer{m_ground->clock.moment, {}});
        auto *duplicate = control<QAbstractButton>(*m_page, "policyDuplicate");
        QVERIFY(duplicate->isVisible());
        QVERIFY(!duplicate->isEnabled());
        QVERIFY(kind().contains(u"/meta_data/"_qs));
        QVERIFY(kind().contains(u"without its secrets"_qs));
        support::grabTo(*m_page, u"policies-of-before"_qs);
        // It can be when the server responds again.
        click(*m_page, "policiesRefresh");
        answer(R"({"_id":"gold","name":"Gold","meta_data":{"token":"t"}})", std::nullopt);
        QTRY_VERIFY(duplicate->isEnabled());
        QVERIFY(!kind().contains(u"without its secrets"_qs));
    }

    void isDuplicatedWhereNothingIsMissing()
    {
        show(R"({"_id":"gold","name":"Gold"})", management::StaleAnswer{m_ground->clock.moment, {}});
        QVERIFY(control<QAbstractButton>(*m_page, "policyDuplicate")->isEnabled());
    }

    void isNotCreatedFromTypedJson()
    {
        auto *create = control<QAbstractButton>(*m_page, "policyCreate");
        support::type(*m_page, "policyField:/name", u"Bronze"_qs);
        QVERIFY(create->isEnabled());
        auto *json = control<QPlainTextEdit>(*m_page, "policyJson");
        json->setPlainText(uR"({"name":"Bronze","meta_data":{"token":"REDACTED"}})"_qs);
        QTRY_VERIFY(!create->isEnabled());
        QVERIFY(kind().contains(u"/meta_data/token"_qs));
        json->setPlainText(uR"({"name":"Bronze","meta_data":{"token":"mine"}})"_qs);
        QTRY_VERIFY(create->isEnabled());
        click(*m_page, "policyCreate");
        QCOMPARE(m_ground->service.creations.asked.size(), 1);
    }

private:
    void answer(const QByteArray &json, const std::optional<management::StaleAnswer> &stale)
    {
        management::PolicyPage page;
        management::Policy policy;
        policy.json = *document::Value::fromJson(json);
        page.policies = {policy};
        page.stale = stale;
        m_ground->service.lists.answer(page);
    }
    void show(const QByteArray &json, const std::optional<management::StaleAnswer> &stale)
    {
        answer(json, stale);
        auto *list = control<QTableView>(*m_page, "policyList");
        QTRY_COMPARE(list->model()->rowCount(), 1);
        list->selectRow(0);
    }
    [[nodiscard]] QString kind() const { return control<QLabel>(*m_page, "policyKind")->text(); }

    std::unique_ptr<support::ManagementGround> m_ground;
    std::unique_ptr<policies::PoliciesPage> m_page;
};

GATEWRIGHT_TEST(TestRedactedPolicy, QApplication)
#include "testredactedpolicy.moc"
