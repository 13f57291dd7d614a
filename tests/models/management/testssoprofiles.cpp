#include "managementjson.h"
#include "ssoprofilejson.h"
#include "testprogram.h"

#include <QTest>

using document::Value;

namespace {

Value ssoJson(const QByteArray &text)
{
    const auto value = Value::fromJson(text);
    return value ? *value : Value::string(QByteArray("not JSON"));
}

} // namespace

/** The profile list: arrays of arrays, flat arrays, and what is neither. */
class TestSsoProfiles final : public QObject
{
    Q_OBJECT

private slots:
    void readsEveryField()
    {
        const auto profiles = management::readSsoProfiles(
            ssoJson(R"([[{"ID":"i","Name":"n","ActionType":"GenerateOrLoginDeveloperProfile",
            "LoginURL":"/login","RedirectURL":"/back","SelectedProviderType":"ldap","UpdatedAt":"2026-01-02 03:04","UpdatedBy":"k@e","x":1}]])"));
        QVERIFY(profiles.isOk());
        const management::SsoProfile profile = profiles->groups.value(0).value(0);
        QCOMPARE(profile.id, u"i"_qs);
        QCOMPARE(profile.name, u"n"_qs);
        QCOMPARE(profile.actionType, u"GenerateOrLoginDeveloperProfile"_qs);
        QCOMPARE(profile.loginUrl, u"/login"_qs);
        QCOMPARE(profile.redirectUrl, u"/back"_qs);
        QCOMPARE(profile.providerType, u"ldap"_qs);
        QCOMPARE(profile.updatedAt, u"2026-01-02 03:04"_qs);
        QCOMPARE(profile.updatedBy, u"k@e"_qs);
        QCOMPARE(profile.raw.member("x").bytes(), QByteArray("1"));
    }

    void readsGroups_data()
    {
        QTest::addColumn<QByteArray>("answer");
        QTest::addColumn<QByteArray>("printed"); // empty: refused
        QTest::addColumn<QString>("pointer");
        const auto row = [](const char *name, const QByteArray &answer, const QByteArray &printed,
                            const QString &pointer = {}) { QTest::newRow(name) << answer << printed << pointer; };
        row("two groups", R"([[{"ID":"a"},{"ID":"b"}],[{"ID":"c"}]])",
            R"({"profiles":[[{"ID":"a"},{"ID":"b"}],[{"ID":"c"}]]})");
        row("flat", R"([{"ID":"a"},{"ID":"b"}])", R"({"profiles":[[{"ID":"a"},{"ID":"b"}]]})");
        row("empty", "[]", R"({"profiles":[]})");
        row("empty group", "[[]]", R"({"profiles":[[]]})");
        row("null", "null", R"({"profiles":[]})");
        row("null group", R"([null,[{"ID":"a"}]])", R"({"profiles":[[],[{"ID":"a"}]]})");
        row("null profile", R"([[null,{"ID":"a"}]])", R"({"profiles":[[{"ID":"a"}]]})");
        row("unknown members", R"([[{"Z":[1.50],"ID":7}]])", R"({"profiles":[[{"Z":[1.50],"ID":7}]]})");
        row("object", R"({"profiles":[]})", "");
        row("text", R"("x")", "");
        row("text in a group", R"([[{"ID":"a"},"b"]])", "", u"/0/1"_qs);
        row("text as group", R"([[],"b"])", "", u"/1"_qs);
        row("flat with a text", R"([{"ID":"a"},"b"])", "", u"/1"_qs);
        row("three levels", R"([[[{"ID":"a"}]]])", "", u"/0/0"_qs);
    }
    void readsGroups()
    {
        QFETCH(QByteArray, answer);
        QFETCH(QByteArray, printed);
        const auto profiles = management::readSsoProfiles(ssoJson(answer));
        QCOMPARE(profiles.isOk(), !printed.isEmpty());
        if (profiles)
            QCOMPARE(management::toJsonValue(*profiles).toJson(), printed);
        else
            QTEST(profiles.error().detail, "pointer");
    }
};

GATEWRIGHT_TEST(TestSsoProfiles, QCoreApplication)
#include "testssoprofiles.moc"
