#include "changelist.h"
#include "differencelist.h"
#include "editgroups.h"
#include "placenames.h"
#include "reversal.h"
#include "testprogram.h"

#include <QTest>

using document::Pointer;
using review::ChangeGroup;
using review::ChangeItem;
using review::NodeChange;
using review::TreeDifference;
using tests::yaml;

/** The rows of the list of changes that are no findings, and the names of places. */
class TestChangeList final : public QObject
{
    Q_OBJECT

private slots:
    void namesItemsByWhatIdentifiesThem();
    void listsARewrittenListOnce_data();
    void listsARewrittenListOnce();
    void listsARenameOnce();
    void doesNotTakeSmallValuesForRenamed();
    void findsTheEarlierPlaceOfAnAddition();
    void groupsChangesByEdit();
};

namespace {

QList<ChangeItem> rowsOf(const QByteArray &base, const QByteArray &now)
{
    const TreeDifference tree(yaml(base), yaml(now));
    const QList<ChangeGroup> groups = review::changeGroups(tree, {}, {}, {});
    return groups.isEmpty() ? QList<ChangeItem>() : groups.first().items;
}

difference::Change finding(const QString &operation, difference::Level level, const Pointer &place)
{
    difference::Change change;
    change.operation = operation;
    change.level = level;
    change.fingerprint = operation + place.toString();
    change.newPlace = change.oldPlace = openapi::Place{u"a"_qs, place};
    return change;
}

} // namespace

void TestChangeList::namesItemsByWhatIdentifiesThem()
{
    const document::Snapshot text = yaml("parameters:\n  - {name: limit, in: query}\n  - $ref: '#/p/Page'\n"
                                         "tags:\n  - {name: books}\n"
                                         "servers:\n  - {url: https://a.example}\n"
                                         "required: [id]\noneOf:\n  - {type: string}\n  - {title: Card}\n"
                                         "security:\n  - key: []\n");
    const auto nameAt = [&text](const char *pointer) {
        return review::entryName(text, *Pointer::parse(QString::fromLatin1(pointer)));
    };
    QCOMPARE(nameAt("/parameters/0"), u"limit (query)"_qs);
    QCOMPARE(nameAt("/parameters/1"), u"Page"_qs);
    QCOMPARE(nameAt("/tags/0"), u"books"_qs);
    QCOMPARE(nameAt("/servers/0"), u"https://a.example"_qs);
    QCOMPARE(nameAt("/required/0"), u"id"_qs);
    QCOMPARE(nameAt("/oneOf/0"), u"type"_qs);
    QCOMPARE(nameAt("/oneOf/1"), u"Card"_qs);
    QCOMPARE(nameAt("/security/0"), u"key"_qs);
    QCOMPARE(nameAt("/missing/7"), u"7"_qs);
    QCOMPARE(review::placeNames(text, {"tags", "0", "name"}), (QStringList{u"tags"_qs, u"books"_qs, u"name"_qs}));
    QCOMPARE(review::entryName(yaml("a: [[1], [2]]\n"), {"a", "1"}), u"#2"_qs);
}

void TestChangeList::listsARewrittenListOnce_data()
{
    QTest::addColumn<QByteArray>("base");
    QTest::addColumn<QByteArray>("now");
    const QByteArray flow = "a:\n  tags: [one, two, three]\n  b: 1\n";
    const QByteArray block = "a:\n  tags:\n    - one\n    - two\n    - three\n  b: 1\n";
    QTest::newRow("to block") << flow << block;
    QTest::newRow("to flow") << block << flow;
    QTest::newRow("with another item") << flow << QByteArray("a:\n  tags:\n    - one\n    - other\n  b: 1\n");
    QTest::newRow("of mappings") << QByteArray("a:\n  tags: [{name: x, d: 1}, {name: y}]\n  b: 1\n")
                                 << QByteArray("a:\n  tags:\n    - name: x\n      d: 2\n    - name: y\n  b: 1\n");
    QTest::newRow("mapping") << QByteArray("a:\n  tags: {x: 1, y: 2}\n  b: 1\n")
                             << QByteArray("a:\n  tags:\n    x: 1\n    y: 3\n  b: 1\n");
}

void TestChangeList::listsARewrittenListOnce()
{
    QFETCH(const QByteArray, base);
    QFETCH(const QByteArray, now);
    const TreeDifference tree(yaml(base), yaml(now));
    const QList<ChangeGroup> groups = review::changeGroups(tree, {}, {}, {});
    QCOMPARE(groups.size(), 1);
    QCOMPARE(groups.first().items.size(), 1);
    const ChangeItem &row = groups.first().items.first();
    QCOMPARE(row.place, (Pointer{"a", "tags"}));
    QCOMPARE(row.change, NodeChange::Changed);
    const document::EditResult reverted = review::revertNode(tree, row.place);
    QVERIFY(reverted.isOk());
    QCOMPARE(reverted->snapshot.text(), base);
}

void TestChangeList::listsARenameOnce()
{
    const QByteArray base =
        "components:\n  schemas:\n    Pet: {type: object, title: Pet}\n    Other: {type: string}\n"
        "paths:\n  /a: {$ref: '#/components/schemas/Pet'}\n"
        "  /b: {$ref: '#/components/schemas/Pet/title'}\n  /c: {$ref: '#/components/schemas/Other'}\n";
    QByteArray now = base;
    now.replace("    Pet: {", "    Animal: {").replace("schemas/Pet", "schemas/Animal");
    const QList<ChangeItem> rows = rowsOf(base, now);
    QCOMPARE(rows.size(), 1);
    QVERIFY(rows.first().isRenamed);
    QCOMPARE(rows.first().basePlace, (Pointer{"components", "schemas", "Pet"}));
    QCOMPARE(rows.first().place, (Pointer{"components", "schemas", "Animal"}));
    QCOMPARE(rows.first().references, (QList<Pointer>{{"paths", "/a", "$ref"}, {"paths", "/b", "$ref"}}));
    // A reference to something else is a change of its own.
    now.replace("schemas/Other", "schemas/Animal");
    QCOMPARE(rowsOf(base, now).size(), 2);
}

void TestChangeList::doesNotTakeSmallValuesForRenamed()
{
    const QList<ChangeItem> rows = rowsOf("a:\n  b: {}\n  x: 1\n", "a:\n  c: {}\n  x: 1\n");
    QCOMPARE(rows.size(), 2);
    QVERIFY(!rows.first().isRenamed && !rows.last().isRenamed);
}

/** The base has other items in front of it. */
void TestChangeList::findsTheEarlierPlaceOfAnAddition()
{
    const TreeDifference tree(yaml("servers:\n  - {url: one}\n  - {url: two}\n"),
                              yaml("servers:\n  - {url: two, description: D}\n"));
    difference::Difference findings;
    difference::Change change;
    change.newPlace = openapi::Place{u"a"_qs, {"servers", "0", "description"}};
    findings.changes.append(change);
    const QList<ChangeGroup> groups = review::changeGroups(tree, findings, u"a"_qs, u"a"_qs);
    const ChangeItem &item = groups.first().items.first();
    QCOMPARE(item.change, NodeChange::Added);
    QCOMPARE(item.basePlace, (Pointer{"servers", "1"}));
}

void TestChangeList::groupsChangesByEdit()
{
    using difference::Level;
    const Pointer shared{"components", "schemas", "A"};
    const TreeDifference tree(yaml("a: 1\nb: 1\n"), yaml("a: 2\nb: 2\n"));
    difference::Difference findings;
    findings.changes = {finding(u"GET /a"_qs, Level::Info, {"b"}), finding(u"GET /a"_qs, Level::Info, {"a"}),
                        finding(u"GET /b"_qs, Level::Breaking, {"a"})};
    const QList<ChangeGroup> groups = review::changeGroups(tree, findings, u"a"_qs, u"a"_qs);
    QCOMPARE(groups.size(), 2);
    const QList<ChangeGroup> edits = review::groupsByEdit(groups, findings);
    QCOMPARE(edits.size(), 2);
    QCOMPARE(edits.first().kind, ChangeGroup::Kind::Edit);
    QCOMPARE(edits.first().level, Level::Breaking);
    QCOMPARE(edits.first().items.size(), 2);
    QCOMPARE(findings.changes.at(edits.first().items.first().finding).operation, u"GET /b"_qs);
    QCOMPARE(edits.last().items.first().place, (Pointer{"b"}));
    // A property of a shared schema is at another path in each body.
    findings.changes[1].subject.property = u"name"_qs;
    findings.changes[2].subject.property = u"items/name"_qs;
    QCOMPARE(review::groupsByEdit(groups, findings).size(), 2);
    // The list `required` can have several edits.
    findings.changes[2].subject.property = u"items/other"_qs;
    QCOMPARE(review::groupsByEdit(groups, findings).size(), 3);
}

GATEWRIGHT_TEST(TestChangeList, QCoreApplication)
#include "testchangelist.moc"
