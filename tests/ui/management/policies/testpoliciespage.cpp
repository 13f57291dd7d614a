#include "accessrightcard.h"
#include "accessrights.h"
#include "driving.h"
#include "grabs.h"
#include "managementground.h"
#include "policiespage.h"
#include "policyfields.h"
#include "testprogram.h"

#include <QAccessible>
#include <QApplication>
#include <QLabel>
#include <QPlainTextEdit>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTabBar>
#include <QTabWidget>
#include <QTableView>

using support::click;
using support::control;
using support::type;

class TestPoliciesPage final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { support::applyTheme(); }
    void init();
    void cleanup() { m_page.reset(); }
    void namesTheSourceOfTheList();
    void fetchesById();
    void theFormHasEveryField();
    void formEditsShowInTheJson();
    void jsonEditsShowInTheForm();
    void brokenJsonCannotBeCreated();
    void unknownMembersStay();
    void aWrongNumberCannotBeCreated();
    void showsTheSummary();
    void warnsOfContradictions();
    void showsOneState();
    void showsDates_data();
    void showsDates();
    void addsAnApiOfAnOpenDefinition();
    void aDoubleClickCreatesOnce();
    void comparesTheStoredPolicy();
    void duplicatesWithoutTheServersMembers();
    void keepsTheDraftWhileOthersAreShown();
    void startsADraftWithRights();
    void showsNoRightOfAPolicyThatWasLeft();
    void showsARefusal();
    void aDraftHasNoServerFields();
    void triesAnAllowedUrl();
    void simulatesARequest();
    void theSummaryIsAccessible();
    void closesWhileACreationIsPending();
    void everyControlHasAName();
    void fitsASmallWindow();
    void looksAsItShould();

private:
    management::Policy typed() { return m_ground->service.creations.asked.constLast(); }
    void answerList();

    std::unique_ptr<support::ManagementGround> m_ground;
    std::unique_ptr<policies::PoliciesPage> m_page;
};

namespace {

management::Policy gold()
{
    management::Policy policy;
    policy.json = document::Value::fromJson(R"({
        "_id": "5ead7120575961000181867e", "id": "gold", "name": "Gold", "org_id": "5e9d9544a1dcd60001d0ed20",
        "active": true, "is_inactive": false, "rate": 100, "per": 60, "quota_max": 5000, "quota_renewal_rate": 86400,
        "throttle_interval": -1, "throttle_retry_limit": -1, "max_query_depth": -1, "key_expires_in": 0,
        "state": "active", "tags": ["shop"], "meta_data": {"team": "books"},
        "partitions": {"acl": true, "complexity": false, "per_api": false, "quota": false, "rate_limit": true},
        "access_rights": {"b84f": {"api_id": "b84f", "api_name": "bookshop", "versions": ["Default"],
                          "allowed_urls": [{"url": "/pets", "methods": ["GET"]}], "limit": null}}
    })")
                      .value();
    return policy;
}

/** Counts how often a widget is hidden. */
class HideCounter final : public QObject
{
public:
    int count = 0;

    bool eventFilter(QObject *, QEvent *event) override
    {
        count += event->type() == QEvent::Hide ? 1 : 0;
        return false;
    }
};

/** The response of a server that lists policies. */
management::PolicyPage pageOf(const QList<management::Policy> &policies)
{
    management::PolicyPage page;
    page.policies = policies;
    page.pages = 1;
    return page;
}

} // namespace

void TestPoliciesPage::init()
{
    m_ground = std::make_unique<support::ManagementGround>();
    m_page = std::make_unique<policies::PoliciesPage>(m_ground->service, m_ground->environments, m_ground->clock,
                                                      m_ground->workspace, m_ground->store, m_ground->settings);
    support::showPage(*m_page);
}

void TestPoliciesPage::answerList()
{
    management::Policy silver = gold();
    management::setPolicyValue(silver, "/_id", document::Value::string(QByteArray("silver")));
    management::setPolicyValue(silver, "/name", document::Value::string(QByteArray("Silver")));
    m_ground->service.lists.answer(pageOf({gold(), silver}));
    QTRY_COMPARE(control<QTableView>(*m_page, "policyList")->model()->rowCount(), 2);
}

void TestPoliciesPage::namesTheSourceOfTheList()
{
    QCOMPARE(m_ground->service.lists.asked, QList<int>{-1});
    answerList();
    auto *source = control<QLabel>(*m_page, "policySource");
    QVERIFY(source->text().contains(u"listed by the server"_qs));
    click(*m_page, "policiesRefresh");
    management::PolicyPage remembered = pageOf({gold()});
    remembered.source = management::PolicyPage::Source::Remembered;
    remembered.unanswered = QStringList{u"gone"_qs};
    m_ground->service.lists.answer(remembered);
    QTRY_VERIFY(source->text().contains(u"doesn't list policies"_qs));
    QCOMPARE(control<QTableView>(*m_page, "policyList")->model()->rowCount(), 2);
}

void TestPoliciesPage::fetchesById()
{
    type(*m_page, "policyId", u"gold"_qs);
    QTest::keyClick(control<QLineEdit>(*m_page, "policyId"), Qt::Key_Return);
    QCOMPARE(m_ground->service.fetches.asked, QList<QString>{u"gold"_qs});
    m_ground->service.fetches.answer(gold());
    QTRY_COMPARE(control<QLabel>(*m_page, "policyTitle")->text(), u"Gold"_qs);
    QVERIFY(control<QLineEdit>(*m_page, "policyField:/name")->isReadOnly());
    QVERIFY(!control<QAbstractButton>(*m_page, "policyCreate")->isVisible());
}

void TestPoliciesPage::theFormHasEveryField()
{
    for (const management::PolicyField &field : management::policyFields()) {
        const bool followsTheState = qstrcmp(field.pointer, "/active") == 0;
        if (field.type == management::PolicyType::AccessRights || followsTheState)
            continue;
        QWidget *control = m_page->findChild<QWidget *>(u"policyField:"_qs + QString::fromLatin1(field.pointer));
        QVERIFY2(control, field.pointer);
        QVERIFY2(!control->accessibleName().isEmpty(), field.pointer);
    }
    QVERIFY(m_page->findChild<QWidget *>(u"policyAddApi"_qs));
}

void TestPoliciesPage::formEditsShowInTheJson()
{
    type(*m_page, "policyField:/name", u"Bronze"_qs);
    type(*m_page, "policyField:/rate", u"7.5"_qs);
    click(*m_page, "policyField:/hmac_enabled");
    support::type(*m_page, "policyField:/tags", u"one\ntwo"_qs);
    support::type(*m_page, "policyField:/meta_data", u"team: books"_qs);
    const QString json = control<QPlainTextEdit>(*m_page, "policyJson")->toPlainText();
    QVERIFY2(json.contains(u"\"name\": \"Bronze\""_qs), qPrintable(json));
    QVERIFY(json.contains(u"\"rate\": 7.5"_qs));
    QVERIFY(json.contains(u"\"hmac_enabled\": true"_qs));
    QVERIFY(json.contains(u"\"two\""_qs));
    QVERIFY(json.contains(u"\"team\": \"books\""_qs));
}

void TestPoliciesPage::jsonEditsShowInTheForm()
{
    support::type(*m_page, "policyJson", u"{\"name\":\"Iron\",\"rate\":3,\"is_inactive\":true}"_qs);
    QCOMPARE(control<QLineEdit>(*m_page, "policyField:/name")->text(), u"Iron"_qs);
    QCOMPARE(control<QLineEdit>(*m_page, "policyField:/rate")->text(), u"3"_qs);
    QVERIFY(!control<QAbstractButton>(*m_page, "policyField:/is_inactive")->isChecked());
    QCOMPARE(control<QLineEdit>(*m_page, "policyField:/quota_max")->text(), QString());
}

void TestPoliciesPage::brokenJsonCannotBeCreated()
{
    support::type(*m_page, "policyJson", u"{\"name\":"_qs);
    QVERIFY(!control<QAbstractButton>(*m_page, "policyCreate")->isEnabled());
    support::type(*m_page, "policyJson", u"[]"_qs);
    QVERIFY(!control<QAbstractButton>(*m_page, "policyCreate")->isEnabled());
    support::type(*m_page, "policyJson", u"{}"_qs);
    QVERIFY(control<QAbstractButton>(*m_page, "policyCreate")->isEnabled());
}

void TestPoliciesPage::unknownMembersStay()
{
    support::type(*m_page, "policyJson", u"{\"zeta\":[1.0],\"name\":\"Iron\"}"_qs);
    type(*m_page, "policyField:/name", u"Steel"_qs);
    click(*m_page, "policyCreate");
    QVERIFY2(typed().json.toJson().startsWith(R"({"zeta":[1.0],"name":"Steel")"), typed().json.toJson().constData());
}

void TestPoliciesPage::aWrongNumberCannotBeCreated()
{
    type(*m_page, "policyField:/quota_max", u"many"_qs);
    QVERIFY(!control<QAbstractButton>(*m_page, "policyCreate")->isEnabled());
    type(*m_page, "policyField:/quota_max", u"9000"_qs);
    QVERIFY(control<QAbstractButton>(*m_page, "policyCreate")->isEnabled());
}

void TestPoliciesPage::showsTheSummary()
{
    answerList();
    control<QTableView>(*m_page, "policyList")->setFocus();
    QTest::keyClick(control<QTableView>(*m_page, "policyList"), Qt::Key_Down);
    QTest::keyClick(control<QTableView>(*m_page, "policyList"), Qt::Key_Home);
    control<QTableView>(*m_page, "policyList")->selectRow(0);
    const QString meaning = control<QLabel>(*m_page, "policyMeaning")->text();
    QVERIFY2(meaning.contains(u"100 requests in 60 s"_qs), qPrintable(meaning));
    QVERIFY2(meaning.contains(u"requests in 1 day"_qs), qPrintable(meaning));
    QVERIFY2(meaning.contains(u"GET on /pets only"_qs), qPrintable(meaning));
}

void TestPoliciesPage::warnsOfContradictions()
{
    type(*m_page, "policyJson",
         u"{\"name\":\"Bronze\",\"active\":true,\"is_inactive\":true,\"access_rights\":{\"a\":{\"api_id\":\"a\"}}}"_qs);
    const auto *warning = m_page->findChild<QWidget *>(u"policyWarning0"_qs);
    QVERIFY(warning);
    QVERIFY(warning->isVisible());
    QVERIFY(!control<QAbstractButton>(*m_page, "policyField:/is_inactive")->isChecked());

    click(*m_page, "policyField:/is_inactive"); // Sets both members.
    const QString json = control<QPlainTextEdit>(*m_page, "policyJson")->toPlainText();
    QVERIFY2(json.contains(u"\"active\": true"_qs) && json.contains(u"\"is_inactive\": false"_qs), qPrintable(json));
    QVERIFY(!warning->isVisible());
}

void TestPoliciesPage::showsOneState()
{
    QVERIFY(!m_page->findChild<QWidget *>(u"policyField:/active"_qs));
    QCOMPARE(control<QAbstractButton>(*m_page, "policyField:/is_inactive")->text(), u"Active"_qs);
    QVERIFY(control<QAbstractButton>(*m_page, "policyField:/is_inactive")->isChecked());
}

void TestPoliciesPage::showsDates_data()
{
    QTest::addColumn<QByteArray>("member");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("toolTip");
    const QDateTime date(QDate(2023, 7, 22), QTime(4, 26, 40), Qt::UTC);
    const QString local = QLocale().toString(date.toLocalTime(), u"d MMM yyyy HH:mm:ss"_qs);
    const QString utc = u"2023-07-22 04:26:40 UTC"_qs;
    const auto row = [](const char *name, const QByteArray &member, const QString &text, const QString &toolTip) {
        QTest::newRow(name) << member << text << toolTip;
    };
    row("seconds as text", R"("1690000000")", local, utc);
    row("seconds", "1690000000", local, utc);
    row("milliseconds", "1690000000000", local, utc);
    row("RFC 3339", R"("2023-07-22T04:26:40Z")", local, utc);
    row("another zone", R"("2023-07-22T06:26:40.123456789+02:00")", local, utc);
    row("the zero time of Go", R"("0001-01-01T00:00:00Z")", u"0001-01-01T00:00:00Z"_qs, {});
    row("a word", R"("yesterday")", u"yesterday"_qs, {});
    row("0", "0", u"0"_qs, {});
    row("too large", "99999999999999999999", u"99999999999999999999"_qs, {});
    row("a flag", "true", {}, {});
    row("a list", "[1]", u"[1]"_qs, {});
}

void TestPoliciesPage::showsDates()
{
    QFETCH(QByteArray, member);
    management::Policy policy = gold();
    management::setPolicyValue(policy, "/last_updated", document::Value::fromJson(member).value());
    m_ground->service.lists.answer(pageOf({policy}));
    QTRY_COMPARE(control<QTableView>(*m_page, "policyList")->model()->rowCount(), 1);
    control<QTableView>(*m_page, "policyList")->selectRow(0);
    const auto *field = control<QLineEdit>(*m_page, "policyField:/last_updated");
    QTEST(field->text(), "text");
    QTEST(field->toolTip(), "toolTip");
}

void TestPoliciesPage::addsAnApiOfAnOpenDefinition()
{
    m_ground->workspace.addUntitled(u"shop.yaml"_qs,
                                    "openapi: 3.0.3\n"
                                    "x-vendor-api-gateway:\n"
                                    "  info: {id: b84f, name: bookshop}\n"
                                    "  upstream: {url: 'https://stock.example'}\n",
                                    document::Format::Yaml);
    auto *choice = control<QComboBox>(*m_page, "policyApiChoice");
    QCOMPARE(choice->count(), 1);
    choice->setFocus();
    QTest::keyClick(choice, Qt::Key_Down);
    click(*m_page, "policyAddApi");
    support::type(*m_page, "rightUrls:b84f", u"GET,POST /pets"_qs);
    click(*m_page, "policyCreate");
    const document::Value right = typed().json.member("access_rights").member("b84f");
    QCOMPARE(right.member("api_name").text(), u"bookshop"_qs);
    QCOMPARE(right.member("allowed_urls").toJson(), QByteArray(R"([{"url":"/pets","methods":["GET","POST"]}])"));
}

void TestPoliciesPage::aDoubleClickCreatesOnce()
{
    type(*m_page, "policyField:/name", u"Bronze"_qs);
    auto *create = control<QAbstractButton>(*m_page, "policyCreate");
    QTest::mouseDClick(create, Qt::LeftButton);
    click(*m_page, "policyCreate");
    QTest::keyClick(create, Qt::Key_Space);
    QCOMPARE(m_ground->service.creations.asked.size(), 1);
    QVERIFY(!create->isEnabled());
}

void TestPoliciesPage::comparesTheStoredPolicy()
{
    type(*m_page, "policyField:/name", u"Gold"_qs);
    click(*m_page, "policyCreate");
    management::CreatedPolicy created;
    created.id = u"5ead7120575961000181867e"_qs;
    created.status = u"OK"_qs;
    created.message = created.id;
    created.readBack = gold();
    created.differences = {u"/rate"_qs};
    m_ground->service.creations.answer(created);
    QTRY_COMPARE(control<QLabel>(*m_page, "policyTitle")->text(), u"Gold"_qs);
    QTRY_VERIFY(control<QWidget>(*m_page, "policyBanner")->isVisible());
    QVERIFY(!control<QAbstractButton>(*m_page, "policyCreate")->isVisible());
    QCOMPARE(control<QTableView>(*m_page, "policyList")->model()->rowCount(), 1);
    support::grabTo(*m_page, u"policies-created"_qs);
}

void TestPoliciesPage::duplicatesWithoutTheServersMembers()
{
    answerList();
    control<QTableView>(*m_page, "policyList")->selectRow(0);
    click(*m_page, "policyDuplicate");
    const QString json = control<QPlainTextEdit>(*m_page, "policyJson")->toPlainText();
    QVERIFY(!json.contains(u"5ead7120575961000181867e"_qs));
    QVERIFY(json.contains(u"Gold (copy)"_qs));
    QVERIFY(json.contains(u"\"state\": \"active\""_qs));
    QVERIFY(control<QAbstractButton>(*m_page, "policyCreate")->isEnabled());
}

void TestPoliciesPage::keepsTheDraftWhileOthersAreShown()
{
    type(*m_page, "policyField:/name", u"Bronze"_qs);
    answerList();
    control<QTableView>(*m_page, "policyList")->selectRow(0);
    QCOMPARE(control<QLabel>(*m_page, "policyTitle")->text(), u"Gold"_qs);
    click(*m_page, "policyNew");
    QCOMPARE(control<QLabel>(*m_page, "policyTitle")->text(), u"Bronze"_qs);
}

void TestPoliciesPage::startsADraftWithRights()
{
    answerList();
    control<QTableView>(*m_page, "policyList")->selectRow(0);
    management::Policy rights;
    management::setPolicyValue(rights, "/rate", document::Value::integer(150));
    management::putAccessRight(rights,
                               {u"b84f"_qs, u"b84f"_qs, u"bookshop"_qs, {}, false, {{u"^/a$"_qs, {u"GET"_qs}}}});
    m_page->startDraft(rights);
    QCOMPARE(control<QLabel>(*m_page, "policyTitle")->text(), u"New policy"_qs);
    QCOMPARE(control<QLineEdit>(*m_page, "policyField:/rate")->text(), u"150"_qs);
    QCOMPARE(control<QLineEdit>(*m_page, "policyField:/per")->text(), u"60"_qs);
    QCOMPARE(control<QPlainTextEdit>(*m_page, "rightUrls:b84f")->toPlainText(), u"GET ^/a$"_qs);
    type(*m_page, "policyField:/name", u"Readers"_qs);
    click(*m_page, "policyCreate");
    QCOMPARE(management::accessRights(typed()).constFirst().allowedUrls,
             management::accessRights(rights).constFirst().allowedUrls);
}

/** Policies with many rights, which get their cards in several turns of the event loop. */
void TestPoliciesPage::showsNoRightOfAPolicyThatWasLeft()
{
    constexpr int Rights = 12;
    const auto policy = [](const QByteArray &name) {
        QByteArrayList rights;
        for (int i = 0; i < Rights; ++i)
            rights.append('"' + name + QByteArray::number(i) + R"(":{"api_id":"x"})");
        return management::Policy{*document::Value::fromJson(R"({"_id":")" + name + R"(","name":")" + name +
                                                             R"(","access_rights":{)" + rights.join(',') + "}}")};
    };
    m_ground->service.lists.answer(pageOf({policy("a"), policy("b")}));
    auto *list = control<QTableView>(*m_page, "policyList");
    QTRY_COMPARE(list->model()->rowCount(), 2);
    const auto keys = [this] {
        QStringList shown;
        for (const auto *card : m_page->findChildren<policies::AccessRightCard *>()) {
            if (!card->isHidden())
                shown.append(card->key());
        }
        return shown;
    };
    list->selectRow(0);
    QTRY_COMPARE(keys().size(), Rights);
    QVERIFY(keys().first().startsWith(u'a'));
    // The first cards are filled without being hidden, which would lay out and paint the whole form twice.
    HideCounter hidden;
    m_page->findChild<policies::AccessRightCard *>()->installEventFilter(&hidden);
    list->selectRow(1);
    const QStringList atFirst = keys();
    QVERIFY(!atFirst.isEmpty());
    QVERIFY2(std::all_of(atFirst.begin(), atFirst.end(), [](const QString &key) { return key.startsWith(u'b'); }),
             qPrintable(atFirst.join(u' ')));
    QCOMPARE(hidden.count, 0);
    QTRY_COMPARE(keys().size(), Rights);
}

void TestPoliciesPage::showsARefusal()
{
    type(*m_page, "policyField:/name", u"Bronze"_qs);
    click(*m_page, "policyCreate");
    m_ground->service.creations.fail(management::CallFailure::Refused, 400, u"name taken"_qs);
    QTRY_VERIFY(control<QWidget>(*m_page, "policyBanner")->isVisible());
    QVERIFY(control<QAbstractButton>(*m_page, "policyCreate")->isEnabled());
    QCOMPARE(control<QLineEdit>(*m_page, "policyField:/name")->text(), u"Bronze"_qs);
}

void TestPoliciesPage::aDraftHasNoServerFields()
{
    const QList<const char *> made{"policyField:/_id", "policyField:/id", "policyField:/date_created",
                                   "policyField:/last_updated"};
    for (const char *field : made)
        QVERIFY2(!control<QLineEdit>(*m_page, field)->isVisible(), field);
    support::type(*m_page, "policyJson", u"{\"name\":\"Iron\",\"_id\":\"abc\"}"_qs);
    QVERIFY(control<QLineEdit>(*m_page, "policyField:/_id")->isVisible());
    QVERIFY(control<QLineEdit>(*m_page, "policyField:/_id")->isReadOnly());
    QVERIFY(!control<QLineEdit>(*m_page, "policyField:/name")->isReadOnly());
    answerList();
    control<QTableView>(*m_page, "policyList")->selectRow(0);
    for (const char *field : made)
        QVERIFY2(control<QLineEdit>(*m_page, field)->isVisible(), field);
}

void TestPoliciesPage::triesAnAllowedUrl()
{
    auto *choice = control<QComboBox>(*m_page, "policyApiChoice");
    choice->setFocus();
    QTest::keyClicks(choice, u"b84f"_qs);
    click(*m_page, "policyAddApi");
    support::type(*m_page, "rightUrls:b84f", u"GET ^/books\n(broken"_qs);
    auto *answer = control<QLabel>(*m_page, "rightTrialAnswer:b84f");
    type(*m_page, "rightTrialPath:b84f", u"/books/3"_qs);
    QVERIFY2(answer->text().contains(u"Allowed by line 1"_qs), qPrintable(answer->text()));
    support::choose(*m_page, "rightTrialMethod:b84f", 1);
    QVERIFY2(answer->text().contains(u"pattern in line 2 can't be evaluated"_qs), qPrintable(answer->text()));
    support::type(*m_page, "rightUrls:b84f", u"GET ^/books"_qs);
    QVERIFY2(answer->text().contains(u"but not this method"_qs), qPrintable(answer->text()));
}

void TestPoliciesPage::simulatesARequest()
{
    answerList();
    control<QTableView>(*m_page, "policyList")->selectRow(0);
    auto *tabs = control<QTabWidget>(*m_page, "policySideTabs");
    QTest::mouseClick(tabs->tabBar(), Qt::LeftButton, {}, tabs->tabBar()->tabRect(1).center());
    const auto setNumber = [this](const char *field, const QString &number) {
        auto *box = control<QSpinBox>(*m_page, field);
        box->setFocus();
        box->selectAll();
        QTest::keyClicks(box, number);
    };
    auto *verdict = control<QLabel>(*m_page, "trialVerdict");
    type(*m_page, "trialPath", u"/pets/3"_qs);
    setNumber("trialCount", u"101"_qs);
    QVERIFY2(verdict->text().contains(u"rate limit is exceeded"_qs), qPrintable(verdict->text()));
    setNumber("trialCount", u"100"_qs);
    QVERIFY2(verdict->text().contains(u"Allowed by the URL “/pets”"_qs), qPrintable(verdict->text()));
    QVERIFY(verdict->accessibleName().contains(verdict->text()));
    type(*m_page, "trialPath", u"/owners"_qs);
    QVERIFY2(verdict->text().contains(u"no allowed URL"_qs), qPrintable(verdict->text()));
    support::grabTo(*m_page, u"policies-trial"_qs);
}

void TestPoliciesPage::theSummaryIsAccessible()
{
    answerList();
    control<QTableView>(*m_page, "policyList")->selectRow(0);
    auto *meaning = control<QLabel>(*m_page, "policyMeaning");
    const QAccessibleInterface *spoken = QAccessible::queryAccessibleInterface(meaning);
    QVERIFY(spoken);
    QVERIFY(spoken->text(QAccessible::Name).startsWith(u"Summary"_qs));
    QVERIFY(spoken->text(QAccessible::Name).contains(u"100 requests in 60 s"_qs));
}

void TestPoliciesPage::closesWhileACreationIsPending()
{
    type(*m_page, "policyField:/name", u"Bronze"_qs);
    click(*m_page, "policyCreate");
    QCOMPARE(m_ground->service.creations.asked.size(), 1);
    m_page.reset();
    QVERIFY(m_ground->service.lists.isCancelled());
    m_ground->service.creations.answer(management::CreatedPolicy{});
    QCoreApplication::sendPostedEvents();
}

void TestPoliciesPage::everyControlHasAName()
{
    QCOMPARE(support::unnamedControls(*m_page).join(u'\n'), QString());
}

void TestPoliciesPage::fitsASmallWindow()
{
    answerList();
    QVERIFY2(m_page->minimumSizeHint().width() <= support::SmallestPage.width(),
             qPrintable(QString::number(m_page->minimumSizeHint().width())));
    m_page->resize(support::SmallestPage);
    QCOMPARE(m_page->size(), support::SmallestPage);
    support::grabTo(*m_page, u"policies-small"_qs);
}

void TestPoliciesPage::looksAsItShould()
{
    answerList();
    support::grabTo(*m_page, u"policies-draft"_qs);
    control<QTableView>(*m_page, "policyList")->selectRow(0);
    support::grabTo(*m_page, u"policies"_qs);
    QVERIFY(m_page->isVisible());
}

GATEWRIGHT_TEST(TestPoliciesPage, QApplication)
#include "testpoliciespage.moc"
