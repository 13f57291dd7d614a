#include "capturesamples.h"
#include "testprogram.h"
#include "unusedrights.h"

#include <QTest>

using namespace enforcement;

/** The rights of a policy that no request of a capture used. */
class TestUnusedRights final : public QObject
{
    Q_OBJECT

private slots:
    void listsWhatWasNotUsed_data();
    void listsWhatWasNotUsed();
};

void TestUnusedRights::listsWhatWasNotUsed_data()
{
    QTest::addColumn<QByteArray>("policy");
    QTest::addColumn<QStringList>("unused");
    const auto row = [](const char *name, const QByteArray &policy, const QStringList &unused) {
        QTest::newRow(name) << policy << unused;
    };
    row("all URLs", "{'access_rights':{'a':{'api_id':'a'}}}",
        {u"operation a /pets POST /access_rights/a"_qs, u"operation a /pets/{id} DELETE /access_rights/a"_qs});
    row("another API", "{'access_rights':{'a':{},'z/1':{'api_name':'Zoo'}}}",
        {u"operation a /pets POST /access_rights/a"_qs, u"operation a /pets/{id} DELETE /access_rights/a"_qs,
         u"api Zoo   /access_rights/z~11"_qs});
    row("methods of a URL",
        "{'access_rights':{'a':{'allowed_urls':[{'url':'^/pets$','methods':['get','POST']},{'url':'^/pets/{id}$'}]}}}",
        {u"methods a ^/pets$ POST /access_rights/a/allowed_urls/0/methods"_qs});
    row("a URL after one that allows the same",
        "{'access_rights':{'a':{'allowed_urls':[{'url':'/pets'},{'url':'^/pets$'}]}}}",
        {u"url a ^/pets$  /access_rights/a/allowed_urls/1"_qs});
    row("a URL for another method", "{'access_rights':{'a':{'allowed_urls':[{'url':'/pets','methods':['PUT']}]}}}",
        {u"api a   /access_rights/a"_qs});
    row("used by requests over the rate",
        "{'rate':0.1,'per':60,'access_rights':{'a':{'allowed_urls':[{'url':'/pets','methods':['GET']}]}}}", {});
    row("used although the policy is inactive",
        "{'is_inactive':true,'access_rights':{'a':{'allowed_urls':[{'url':'/pets','methods':['GET']}]}}}", {});
}

void TestUnusedRights::listsWhatWasNotUsed()
{
    QFETCH(const QByteArray, policy);
    QFETCH(const QStringList, unused);
    const Capture capture = captureOf(
        {exchangeOf("a", "GET", "/a/pets"), exchangeOf("a", "GET", "/a/pets/3"), exchangeOf("a", "PATCH", "/a/owners")},
        {apiOf("a", R"({"/pets":{"get":{},"post":{}},"/pets/{id}":{"get":{},"delete":{}}})")});
    QStringList found;
    for (const UnusedRight &right : unusedRights(runPolicy(policyOf(policy), capture, {}), capture)) {
        const QStringList kinds{u"api"_qs, u"url"_qs, u"methods"_qs, u"operation"_qs};
        found.append(QStringList{kinds.at(static_cast<int>(right.kind)), right.apiName, right.url,
                                 right.methods.join(u','), right.field}
                         .join(u' '));
    }
    QCOMPARE(found, unused);
}

GATEWRIGHT_TEST(TestUnusedRights, QCoreApplication)
#include "testunusedrights.moc"
