#include "managementlimits.h"
#include "secretremoval.h"
#include "ssochanges.h"
#include "ssoprofilejson.h"
#include "testprogram.h"

#include <QTest>

using document::Value;

namespace {

management::SsoProfileList listFrom(const QByteArray &json)
{
    const auto value = Value::fromJson(json);
    Q_ASSERT(value);
    return *management::readSsoProfiles(*value);
}

const QDateTime &lastLook()
{
    static const QDateTime moment(QDate(2026, 11, 3), QTime(9, 30), Qt::UTC);
    return moment;
}

/** One line for each change: its kind, the index, what changed, when and by whom. */
QString changeLines(const QList<management::SsoChange> &changes)
{
    QStringList lines;
    for (const management::SsoChange &change : changes) {
        using Kind = management::SsoChange::Kind;
        QString line = QString(change.kind == Kind::Added     ? u'+'
                               : change.kind == Kind::Removed ? u'-'
                                                              : u'~') +
                       QString::number(change.profile);
        for (const management::MemberDifference &member : change.members)
            line += u" %1: %2 > %3;"_qs.arg(member.pointer, member.before, member.after);
        if (!change.at.isEmpty() || !change.by.isEmpty())
            line += u" at %1 by %2"_qs.arg(change.at, change.by);
        lines.append(line);
    }
    return lines.join(u'\n');
}

} // namespace

/** The changes of SSO profiles since the last look, against tables by hand, and what is remembered of them. */
class TestSsoChanges final : public QObject
{
    Q_OBJECT

private slots:
    void findsChanges_data();
    void findsChanges();
    void remembersNoSecret_data();
    void remembersNoSecret();
    void keepsTheStateAcrossRuns();
    void rejectsDamagedState_data();
    void rejectsDamagedState();
    void doesNotRememberEndlessLists();
    void boundsWhatIsRemembered();
    void namesAPortal_data();
    void namesAPortal();
    void showsUrlsWithoutSecrets_data();
    void showsUrlsWithoutSecrets();
};

void TestSsoChanges::findsChanges_data()
{
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("after");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name, const QByteArray &before, const QByteArray &after, const char *expected) {
        QTest::newRow(name) << before << after << QString::fromUtf8(expected);
    };
    row("nothing", R"([[{"ID":"a","Name":"x"}]])", R"([[{"ID":"a","Name":"x"}]])", "");
    row("order of profiles", R"([[{"ID":"a"},{"ID":"b"}]])", R"([[{"ID":"b"},{"ID":"a"}]])", "");
    row("other groups", R"([[{"ID":"a"},{"ID":"b"}]])", R"([[{"ID":"a"}],[{"ID":"b"}]])", "");
    row("order of members", R"([[{"ID":"a","Name":"x"}]])", R"([[{"Name":"x","ID":"a"}]])", "");
    row("null is missing", R"([[{"ID":"a","X":null}]])", R"([[{"ID":"a"}]])", "");
    row("added", R"([[{"ID":"a"}]])", R"([[{"ID":"a"},{"ID":"b","UpdatedAt":"2026-11-05 10:00","UpdatedBy":"kim@e"}]])",
        "+1 at 2026-11-05 10:00 by kim@e");
    row("removed", R"([[{"ID":"a"},{"ID":"b"}]])", R"([[{"ID":"b"}]])", "-0");
    row("all removed", R"([[{"ID":"a"},{"ID":"b"}]])", "[]", "-0\n-1");
    row("all added", "[]", R"([[{"ID":"a"},{"ID":"b"}]])", "+0\n+1");
    row("a member", R"([[{"ID":"a","Name":"x"}]])", R"([[{"ID":"a","Name":"y"}]])", "~0 /Name: x > y;");
    row("by whom and when", R"([[{"ID":"a","Name":"x","UpdatedAt":"2026-10-01 10:00","UpdatedBy":"kim@e"}]])",
        R"([[{"ID":"a","Name":"y","UpdatedAt":"2026-11-05 10:00","UpdatedBy":"lee@e"}]])",
        "~0 /Name: x > y; at 2026-11-05 10:00 by lee@e");
    row("an old time is not that of the change", R"([[{"ID":"a","Name":"x","UpdatedAt":"t","UpdatedBy":"kim@e"}]])",
        R"([[{"ID":"a","Name":"y","UpdatedAt":"t","UpdatedBy":"kim@e"}]])", "~0 /Name: x > y;");
    row("saved without a visible change", R"([[{"ID":"a","UpdatedAt":"t1","UpdatedBy":"kim@e"}]])",
        R"([[{"ID":"a","UpdatedAt":"t2","UpdatedBy":"lee@e"}]])", "~0 at t2 by lee@e");
    row("a member added and one removed", R"([[{"ID":"a","X":1}]])", R"([[{"ID":"a","Y":true}]])",
        "~0 /X: 1 > ; /Y:  > true;");
    row("a nested member", R"([[{"ID":"a","C":{"Host":"x","Port":1}}]])", R"([[{"ID":"a","C":{"Port":2,"Host":"x"}}]])",
        "~0 /C/Port: 1 > 2;");
    row("an array", R"([[{"ID":"a","G":["x"]}]])", R"([[{"ID":"a","G":["x","y"]}]])", R"(~0 /G: ["x"] > ["x","y"];)");
    row("a renamed id", R"([[{"ID":"a","Name":"x"}]])", R"([[{"ID":"b","Name":"x"}]])", "+0\n-0");
    row("without ids", R"([[{"Name":"x"}]])", R"([[{"Name":"y"},{"Name":"z"}]])", "");
    row("one id twice", R"([[{"ID":"a","Name":"x"},{"ID":"a","Name":"y"}]])",
        R"([[{"ID":"a","Name":"x"},{"ID":"a","Name":"z"}]])", "~1 /Name: y > z;");
    row("one of an id twice removed", R"([[{"ID":"a","Name":"x"},{"ID":"a","Name":"y"}]])",
        R"([[{"ID":"a","Name":"x"}]])", "-1");
    row("user information of a URL is not seen", R"([[{"ID":"a","LoginURL":"https://kim:one@h/"}]])",
        R"([[{"ID":"a","LoginURL":"https://kim:two@h/"}]])", "");
    row("a secret is not seen", R"([[{"ID":"a","Secret":"one"}]])", R"([[{"ID":"a","Secret":"two"}]])", "");
    row("a secret that is there now", R"([[{"ID":"a"}]])", R"([[{"ID":"a","Secret":"two"}]])",
        "~0 /Secret:  > REDACTED;");
    row("a slash in a name", R"([[{"ID":"a","x/y":1}]])", R"([[{"ID":"a","x/y":2}]])", "~0 /x~1y: 1 > 2;");
    row("a name twice in one object", R"([[{"ID":"a","X":1,"X":2}]])", R"([[{"ID":"a","X":1,"X":2}]])", "");
}

void TestSsoChanges::findsChanges()
{
    QFETCH(QByteArray, before);
    QFETCH(QByteArray, after);
    const auto seen = management::seenProfiles(listFrom(before), u"p"_qs, lastLook());
    QVERIFY(seen);
    // As in the next run of the program.
    const auto read = management::readSeenProfiles(management::toJson(*seen));
    QVERIFY(read);
    QTEST(changeLines(management::changesSince(*read, listFrom(after))), "expected");
}

void TestSsoChanges::remembersNoSecret_data()
{
    QTest::addColumn<QByteArray>("members");
    const auto row = [](const char *name, const QByteArray &members) { QTest::newRow(name) << members; };
    row("a secret", R"("ClientSecret":"hunter2")");
    row("a password", R"("LDAPAdminPassword":"hunter2")");
    row("a number", R"("Password":"hunter2","Pin":1)");
    row("nested", R"("Config":{"UseProviders":[{"Name":"x","Key":"id","Secret":"hunter2"}]})");
    row("a collection", R"("secrets":{"a":"hunter2","b":["hunter2"]})");
    row("a pair", R"("Headers":[{"name":"X-API-Key","value":"hunter2"}])");
    row("user information", R"("LoginURL":"https://kim:hunter2@h/")");
    row("user information with backslashes", R"("LoginURL":"https:\\\\kim:hunter2@h/")");
    row("user information of a malformed URL", R"("LoginURL":"https://kim:x/hunter2@h h/")");
    row("user information after a blank", R"("LoginURL":"  https://kim:hunter2@h/")");
    row("a query", R"("RedirectURL":"https://h/?a=1&token=hunter2#x")");
    row("a fragment", R"("RedirectURL":"https://h/#access_token=hunter2")");
    row("a name with a URL", R"("Name":"https://kim:hunter2@h/")");
    row("by a URL", R"("UpdatedBy":"https://kim:hunter2@h/")");
    row("a header", R"("Note":"Bearer hunter2")");
    row("a key", R"("Pem":"-----BEGIN RSA PRIVATE KEY-----hunter2")");
    row("JSON with a URL in a text", R"("Raw":"{\"url\":\"https://h/\",\"password\":\"hunter2\"}")");
    row("JSON in a text", R"("Raw":"{\"password\":\"hunter2\"}")");
}

void TestSsoChanges::remembersNoSecret()
{
    QFETCH(QByteArray, members);
    const auto list = listFrom(R"([[{"ID":"a",)" + members + "}]]");
    QVERIFY(list.groups.first().first().raw.toJson().contains("hunter2"));
    const QByteArray json = management::toJson(*management::seenProfiles(list, u"p"_qs, lastLook()));
    QVERIFY2(!json.contains("hunter2"), json.constData());
    // Nor is it in a list of changes.
    const auto changes = management::changesSince(
        *management::seenProfiles(listFrom(R"([[{"ID":"a"}]])"), u"p"_qs, lastLook()), list);
    QCOMPARE(changes.size(), 1);
    QVERIFY2(!changeLines(changes).contains(u"hunter2"), qPrintable(changeLines(changes)));
}

void TestSsoChanges::keepsTheStateAcrossRuns()
{
    const auto seen = management::seenProfiles(
        listFrom(
            R"([[{"ID":"a","Name":"Ärger \"x\"","SelectedProviderType":"LDAP","UpdatedAt":"t","UpdatedBy":"k"}],[]])"),
        u"https://p"_qs, lastLook());
    QCOMPARE(management::readSeenProfiles(management::toJson(*seen)), seen);
    QCOMPARE(seen->profiles.first().name, u"Ärger \"x\""_qs);
    QCOMPARE(seen->seenAt, lastLook());
}

void TestSsoChanges::rejectsDamagedState_data()
{
    QTest::addColumn<QByteArray>("json");
    const QByteArray good = management::toJson(
        *management::seenProfiles(listFrom(R"([[{"ID":"a"}]])"), u"p"_qs, lastLook()));
    QVERIFY(management::readSeenProfiles(good));
    for (qsizetype size = 0; size < good.size(); ++size)
        QTest::addRow("the first %d bytes", int(size)) << good.left(size);
    QTest::newRow("another version") << QByteArray(good).replace("\"version\":1", "\"version\":2");
    QTest::newRow("no time") << QByteArray(good).replace("2026-11-03", "soon");
    QTest::newRow("no list") << QByteArray(R"({"version":1,"seenAt":"2026-11-03T09:30:00.000Z","portal":"p"})");
}

void TestSsoChanges::rejectsDamagedState()
{
    QFETCH(QByteArray, json);
    QVERIFY(!management::readSeenProfiles(json));
}

void TestSsoChanges::doesNotRememberEndlessLists()
{
    management::SsoProfileList list{{QList<management::SsoProfile>(management::MaximumSeenProfiles)}};
    QVERIFY(management::seenProfiles(list, u"p"_qs, lastLook()));
    list.groups.append({management::SsoProfile()});
    QVERIFY(!management::seenProfiles(list, u"p"_qs, lastLook()));
}

void TestSsoChanges::boundsWhatIsRemembered()
{
    QByteArray members;
    for (int i = 0; i < 1000; ++i)
        members += ",\"m" + QByteArray::number(i) + "\":\"" + QByteArray(2000, 'x') + '"';
    const auto before = listFrom(R"([[{"ID":"a")" + members + "}]]");
    const auto seen = management::seenProfiles(before, u"p"_qs, lastLook());
    QCOMPARE(seen->profiles.first().members.size(), management::MaximumFlatMembers + 1);
    QVERIFY(management::toJson(*seen).size() < 200'000);
    QCOMPARE(changeLines(management::changesSince(*seen, before)), QString());
    // A change at the end of a long text, and one beyond the bounds, are seen all the same.
    QByteArray last = members;
    last.chop(2);
    QCOMPARE(changeLines(management::changesSince(*seen, listFrom(R"([[{"ID":"a")" + last + "y\"}]]"))),
             u"~0 /…: … > …;"_qs);
    QByteArray first = members;
    first[2000] = 'y';
    const auto changes = management::changesSince(*seen, listFrom(R"([[{"ID":"a")" + first + "}]]"));
    QCOMPARE(changes.size(), 1);
    QCOMPARE(changes.first().members.size(), 1);
    QCOMPARE(changes.first().members.first().pointer, u"/m0"_qs);
}

void TestSsoChanges::namesAPortal_data()
{
    QTest::addColumn<QUrl>("url");
    QTest::addColumn<bool>("isSandbox");
    QTest::addColumn<QString>("expected");
    QTest::newRow("address") << QUrl(u"https://Portal.example/x/"_qs) << false << u"https://portal.example/x"_qs;
    QTest::newRow("secrets") << QUrl(u"https://a:hunter2@p.example?token=x#y"_qs) << false << u"https://p.example"_qs;
    QTest::newRow("sandbox") << QUrl(u"http://127.0.0.1:41234"_qs) << true << u"sandbox"_qs;
    QTest::newRow("none") << QUrl() << false << QString();
}

void TestSsoChanges::namesAPortal()
{
    QFETCH(QUrl, url);
    QFETCH(bool, isSandbox);
    QTEST(management::portalKey(url, isSandbox), "expected");
}

void TestSsoChanges::showsUrlsWithoutSecrets_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name, const char *text, const char *expected) {
        QTest::newRow(name) << QString::fromUtf8(text) << QString::fromUtf8(expected);
    };
    row("plain", "https://h/a?b=c#d", "https://h/a?b=c#d");
    row("user", "https://kim@h/a", "https://REDACTED@h/a");
    row("password", "https://kim:pw@h/a", "https://REDACTED@h/a");
    row("@ in the password", "https://kim:p@w@h/a", "https://REDACTED@h/a");
    row("@ in the path", "https://h/@kim", "https://h/@kim");
    row("no slashes", "https:kim:pw@h/a", "https:REDACTED@h/a");
    row("backslashes", "https:\\\\kim:pw@h/a", "https:\\\\REDACTED@h/a");
    row("three slashes", "https:///kim:pw@h/a", "https:///REDACTED@h/a");
    row("no scheme", "//kim:pw@h/a", "//REDACTED@h/a");
    row("a slash in the password of a malformed URL", "https://kim:p/w@h h", "https://REDACTED@h h");
    row("query", "https://h/?x=1&token=t&y=2", "https://h/?x=1&token=REDACTED&y=2");
    row("query and fragment", "https://h/?token=t#access_token=u", "https://h/?token=REDACTED#access_token=REDACTED");
    row("empty", "", "");
    row("a path", "/login?next=/a", "/login?next=/a");
}

void TestSsoChanges::showsUrlsWithoutSecrets()
{
    QFETCH(QString, text);
    QTEST(management::shownUrl(text), "expected");
}

GATEWRIGHT_TEST(TestSsoChanges, QCoreApplication)
#include "testssochanges.moc"
