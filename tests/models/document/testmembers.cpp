#include "members.h"
#include "snapshot.h"
#include "testprogram.h"

#include <QTest>

using document::Format;
using document::Snapshot;

/** The members of a mapping as readers of its values see them. */
class TestMembers final : public QObject
{
    Q_OBJECT

private slots:
    void listsMembers_data();
    void listsMembers();
    void endsWithMergeKeysThatMultiply();
    void keepsToABudget();
};

namespace {

/** "a=1 b=2", with what is special about a member before its name. */
QString linesOf(const std::vector<document::Member> &members)
{
    QStringList lines;
    for (const document::Member &member : members) {
        lines.append((member.isMerged ? u"merged "_qs : QString()) + (member.isRepeated ? u"again "_qs : QString()) +
                     (member.isAlias ? u"alias "_qs : QString()) + QString::fromUtf8(member.key) + u'=' +
                     (member.value.isScalar() ? member.value.text() : u"…"_qs));
    }
    return lines.join(u", "_qs);
}

} // namespace

void TestMembers::listsMembers_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name, const char *text, const QString &expected) {
        QTest::newRow(name) << QByteArray(text) << expected;
    };
    row("none", "{}", {});
    row("own", "{b: 1, a: 2}", u"b=1, a=2"_qs);
    row("an alias", "{a: &x 1, b: *x}", u"a=1, alias b=1"_qs);
    row("twice", "{a: 1, a: 2}", u"a=1, again a=2"_qs);
    row("merged", "{s: &s {a: 1, b: 2}, <<: *s, b: 3}", u"s=…, b=3, merged a=1"_qs);
    row("a list of mappings", "{s: [&s {a: 1, b: 2}, &t {b: 3, c: 4}], <<: [*s, *t]}",
        u"s=…, merged a=1, merged b=2, merged c=4"_qs);
    row("merged by a merged mapping", "{s: &s {a: 1}, t: &t {b: 2, <<: *s}, <<: *t}",
        u"s=…, t=…, merged b=2, merged a=1"_qs);
    row("the mapping itself", "&s {a: 1, <<: *s}", u"a=1"_qs);
    row("two merge keys", "{s: &s {a: 1}, <<: *s, <<: {b: 1}}", u"s=…, <<=…, merged a=1"_qs);
    row("a merge key without a mapping", "{<<: 1}", u"<<=1"_qs);
    row("a name in quotes", "{'<<': {a: 1}}", u"<<=…"_qs);
}

void TestMembers::listsMembers()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, expected);
    const Snapshot snapshot = Snapshot::parse(text, Format::Yaml);
    const auto members = membersOf(snapshot.root());
    QCOMPARE(linesOf(members), expected);
    // Node::member() reads the same.
    for (const document::Member &member : members) {
        if (!member.isRepeated)
            QCOMPARE(snapshot.root().member(member.key).text(), member.value.text());
    }
    QCOMPARE(linesOf(membersOf(Snapshot::parse(R"({"<<": {"a": 1}})", Format::Json).root())), u"<<=…"_qs);
}

/** Each mapping merges the one before it ten times: followed each time, that would be 10^40 mappings. */
void TestMembers::endsWithMergeKeysThatMultiply()
{
    QByteArray text = "m0: &m0 {last: 1}\n";
    for (int i = 1; i <= 40; ++i) {
        const QByteArray alias = "*m" + QByteArray::number(i - 1);
        text += 'm' + QByteArray::number(i) + ": &m" + QByteArray::number(i) + " {<<: [" + alias +
                (',' + alias).repeated(9) + "]}\n";
    }
    const Snapshot snapshot = Snapshot::parse(text, Format::Yaml);
    QVERIFY(snapshot.isValid());
    const document::Node last = snapshot.at({"m40"});
    QCOMPARE(linesOf(membersOf(last)), u"merged last=1"_qs);
    QCOMPARE(last.member("last").text(), u"1"_qs);
    QVERIFY(!last.member("other").exists());
}

void TestMembers::keepsToABudget()
{
    const Snapshot snapshot = Snapshot::parse("{s: &s {a: 1, b: 2, c: 3}, <<: *s}", Format::Yaml);
    int budget = 4;
    QCOMPARE(membersOf(snapshot.root(), budget).size(), std::size_t(4));
    QCOMPARE(budget, 0);
    budget = 3;
    QCOMPARE(membersOf(snapshot.root(), budget).size(), std::size_t(3));
    QVERIFY(budget < 0);
}

GATEWRIGHT_TEST(TestMembers, QCoreApplication)
#include "testmembers.moc"
