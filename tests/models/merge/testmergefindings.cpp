#include "corpus.h"
#include "edits.h"
#include "merge.h"
#include "mergecorpus.h"
#include "mergetext.h"
#include "newfindings.h"
#include "testprogram.h"

#include <QRandomGenerator>
#include <QTest>

using document::Pointer;
using document::Snapshot;
using document::Value;

/** Merges without conflict whose result is wrong: problems that neither side has are conflicts. */
class TestMergeFindings final : public QObject
{
    Q_OBJECT

private slots:
    void findsWhatNeitherSideHas();
    void findsNothingInMergesOfDisjointEdits();
    void ignoresFindingsThatMoved_data();
    void ignoresFindingsThatMoved();
    void ignoresFindingsOfASide();
};

namespace {

/** Two edits that are right alone and wrong together, and the rule that tells. */
struct WrongMerge {
    QByteArray name;
    Snapshot base;
    Snapshot ours;
    Snapshot theirs;
    QString rule;
    Pointer place; ///< The finding is here or inside.
};

/** Makes edits and keeps the last snapshot. */
class Editing final
{
public:
    explicit Editing(Snapshot snapshot)
        : m_snapshot(std::move(snapshot))
    {}

    Editing &set(const Pointer &place, const QByteArray &json)
    {
        return take(document::setIn(m_snapshot, place, *Value::fromJson(json)));
    }
    Editing &remove(const Pointer &place) { return take(document::removeFrom(m_snapshot, place)); }
    Editing &append(const Pointer &list, const QByteArray &json)
    {
        return take(document::insertInto(m_snapshot, list / "-", *Value::fromJson(json), -1));
    }
    [[nodiscard]] bool isOk() const { return m_isOk; }
    [[nodiscard]] const Snapshot &snapshot() const { return m_snapshot; }

private:
    Editing &take(const document::EditResult &result)
    {
        m_isOk = m_isOk && result.isOk();
        if (result)
            m_snapshot = result->snapshot;
        return *this;
    }

    Snapshot m_snapshot;
    bool m_isOk = true;
};

QByteArray operation(const QByteArray &id, const QByteArray &more = {})
{
    return R"({"operationId":")" + id + R"(","responses":{"200":{"description":"ok"}})" + more + '}';
}

std::optional<WrongMerge> made(const QByteArray &name, const Snapshot &base, const Editing &ours, const Editing &theirs,
                               const QString &rule, const Pointer &place)
{
    if (!ours.isOk() || !theirs.isOk())
        return std::nullopt;
    return WrongMerge{name, base, ours.snapshot(), theirs.snapshot(), rule, place};
}

/** A document with things that edits of one side can break for the other. */
Snapshot prepared(const Snapshot &snapshot, const QByteArray &number)
{
    return Editing(snapshot)
        .set({"paths", "/spare" + number + "/{id}", "get"}, operation("spare" + number))
        .set({"paths", "/spare" + number + "/{id}", "parameters"},
             R"([{"in":"path","name":"id","required":true,"schema":{"type":"string"}}])")
        .set({"components", "schemas", "Spare" + number}, R"({"type":"object","properties":{"a":{"type":"string"}}})")
        .set({"components", "securitySchemes", "spare" + number}, R"({"type":"http","scheme":"basic"})")
        .snapshot();
}

std::optional<WrongMerge> wrongMerge(int kind, const Snapshot &original, const QByteArray &number)
{
    const Snapshot base = prepared(original, number);
    const Pointer spare{"paths", "/spare" + number + "/{id}"};
    const Pointer our{"paths", "/ours" + number};
    const Pointer their{"paths", "/theirs" + number};
    const QByteArray id = "same" + number;
    switch (kind) {
    case 0:
        return made("one operationId", base, Editing(base).set(our / "get", operation(id)),
                    Editing(base).set(their / "get", operation(id)), u"operation-operationId-unique"_qs, {"paths"});
    case 1:
        return made(
            "a reference to a removed schema", base, Editing(base).remove({"components", "schemas", "Spare" + number}),
            Editing(base).set(
                their / "get",
                R"({"operationId":")" + id +
                    R"(","responses":{"200":{"description":"ok","content":{"application/json":{"schema":{"$ref":"#/components/schemas/Spare)" +
                    number + R"("}}}}}})"),
            u"ref-unresolved"_qs, their);
    case 2:
        return made(
            "equal paths", base,
            Editing(base).set(
                Pointer{"paths", "/same" + number + "/{a}"} / "get",
                operation("a" + id,
                          R"(,"parameters":[{"in":"path","name":"a","required":true,"schema":{"type":"string"}}])")),
            Editing(base).set(
                Pointer{"paths", "/same" + number + "/{b}"} / "get",
                operation("b" + id,
                          R"(,"parameters":[{"in":"path","name":"b","required":true,"schema":{"type":"string"}}])")),
            u"path-params"_qs, {"paths"});
    case 3:
        return made("a removed path parameter", base,
                    Editing(base)
                        .remove(spare / "parameters")
                        .set(spare / "get" / "parameters",
                             R"([{"in":"path","name":"id","required":true,"schema":{"type":"string"}}])"),
                    Editing(base).set(spare / "post", operation(id)), u"path-params"_qs, spare);
    case 4:
        return made("a removed security scheme", base,
                    Editing(base).remove({"components", "securitySchemes", "spare" + number}),
                    Editing(base).set(their / "get", operation(id, R"(,"security":[{"spare)" + number + R"(":[]}])")),
                    u"oas3-operation-security-defined"_qs, their);
    default:
        return made(
            "a parameter twice", base,
            Editing(base)
                .set({"components", "parameters", "Spare" + number},
                     R"({"in":"query","name":"q","schema":{"type":"string"}})")
                .set(spare / "get" / "parameters", R"([{"$ref":"#/components/parameters/Spare)" + number + R"("}])"),
            Editing(base).set(spare / "get" / "parameters",
                              R"([{"in":"query","name":"q","schema":{"type":"string"}}])"),
            u"operation-parameters"_qs, spare);
    }
}

description::Description described(const Snapshot &snapshot)
{
    return description::Description(snapshot);
}

QList<merge::Conflict> findingsOf(const merge::Merged &merged)
{
    return merge::newFindings(
        {described(merged.base), described(merged.ours), described(merged.theirs), described(merged.snapshot)}, {});
}

QList<tests::MergeDocument> definitions()
{
    QStringList folders{QStringLiteral(GATEWRIGHT_EXAMPLES)};
    if (const QString corpus = support::corpusFolder(); !corpus.isEmpty())
        folders.append(corpus + u"/definitions"_qs);
    constexpr qint64 MostBytes = 60'000;
    QList<tests::MergeDocument> found = tests::mergeDocuments(folders, MostBytes);
    found.removeIf([](const tests::MergeDocument &each) { return !each.snapshot.at({"openapi"}).exists(); });
    return found;
}

QByteArray textOf(const QList<merge::Conflict> &conflicts)
{
    QByteArrayList lines;
    for (const merge::Conflict &conflict : conflicts)
        lines.append(conflict.place.toString().toUtf8() + ' ' + conflict.finding.rule.toUtf8());
    return lines.join("; ");
}

} // namespace

void TestMergeFindings::findsWhatNeitherSideHas()
{
    constexpr int Kinds = 6;
    const QList<tests::MergeDocument> all = definitions();
    QVERIFY(!all.isEmpty());
    QRandomGenerator random(3);
    const int wanted = tests::mergeCount(60);
    int done = 0;
    for (int round = 0; done < wanted; ++round) {
        QVERIFY2(round < 20 * wanted, "no edits fit the documents");
        const tests::MergeDocument &document = all[random.bounded(int(all.size()))];
        const auto wrong = wrongMerge(round % Kinds, document.snapshot, QByteArray::number(round));
        if (!wrong)
            continue;
        ++done;
        const document::Format format = document.snapshot.format();
        const auto merged = merge::merge({wrong->base.text(), format}, {wrong->ours.text(), format},
                                         {wrong->theirs.text(), format});
        const QByteArray about = document.name.toUtf8() + ", " + wrong->name;
        QVERIFY2(merged.isOk(), about.constData());
        // Lists that both sides added conflict themselves.
        const QList<merge::Conflict> found = merged->conflicts + findingsOf(*merged);
        const bool isFound = std::ranges::any_of(found, [&](const merge::Conflict &conflict) {
            return wrong->place.contains(conflict.place) &&
                   (conflict.finding.rule == wrong->rule || conflict.kind != merge::ConflictKind::Finding);
        });
        QVERIFY2(isFound, (about + ": " + textOf(found)).constData());
    }
    qInfo("%d merges", done);
}

void TestMergeFindings::findsNothingInMergesOfDisjointEdits()
{
    const QList<tests::MergeDocument> all = definitions();
    for (const tests::MergeDocument &document : all) {
        const document::Format format = document.snapshot.format();
        const Editing ours = Editing(document.snapshot).set({"paths", "/ours", "get"}, operation("ours"));
        const Editing theirs = Editing(document.snapshot).set({"paths", "/theirs", "get"}, operation("theirs"));
        QVERIFY(ours.isOk() && theirs.isOk());
        const auto merged = merge::merge({document.snapshot.text(), format}, {ours.snapshot().text(), format},
                                         {theirs.snapshot().text(), format});
        QVERIFY(merged.isOk());
        QCOMPARE(tests::conflictsOf(merged->conflicts), QByteArray());
        QCOMPARE(document.name.toUtf8() + textOf(findingsOf(*merged)), document.name.toUtf8());
    }
}

void TestMergeFindings::ignoresFindingsThatMoved_data()
{
    QTest::addColumn<QByteArray>("ours");
    QTest::addColumn<QByteArray>("theirs");
    const QByteArray head = "openapi: 3.1.0\ninfo: {title: T, version: '1'}\npaths: {}\ncomponents:\n  schemas:\n";
    QTest::newRow("renamed by ours")
        << head + "    Animal:\n      type: object\n      required: [a, b]\n      description: d\n      title: t\n"
        << head +
               "    Pet:\n      type: object\n      required: [a, b]\n      description: d\n      title: t\n      minLength: wrong\n";
    QTest::newRow("item inserted by ours")
        << head +
               "    Pet:\n      type: object\n      required: [a, b]\n      description: d\n      title: t\n      allOf: [{title: new, type: string}, {title: x}]\n"
        << head +
               "    Pet:\n      type: object\n      required: [a, b]\n      description: d\n      title: t\n      allOf: [{title: x, minLength: wrong}]\n";
}

void TestMergeFindings::ignoresFindingsThatMoved()
{
    QFETCH(QByteArray, ours);
    QFETCH(QByteArray, theirs);
    QByteArray base = theirs;
    base.replace("\n      minLength: wrong", "").replace(", minLength: wrong", "");
    const auto format = document::Format::Yaml;
    const auto merged = merge::merge({base, format}, {ours, format}, {theirs, format});
    QVERIFY(merged.isOk());
    QCOMPARE(tests::conflictsOf(merged->conflicts), QByteArray());
    QVERIFY(merged->bytes.contains("minLength: wrong"));
    QCOMPARE(textOf(findingsOf(*merged)), QByteArray());
}

void TestMergeFindings::ignoresFindingsOfASide()
{
    const auto format = document::Format::Yaml;
    const QByteArray base =
        "openapi: 3.1.0\ninfo: {title: T, version: '1'}\npaths:\n  /a:\n    get: {operationId: a, responses: {}}\n";
    const QByteArray ours = base + "  /b:\n    get: {operationId: a, responses: {}}\n";
    const QByteArray theirs = base + "x-a: 1\n";
    const auto merged = merge::merge({base, format}, {ours, format}, {theirs, format});
    QVERIFY(merged.isOk());
    QCOMPARE(textOf(findingsOf(*merged)), QByteArray());
}

GATEWRIGHT_TEST(TestMergeFindings, void)
#include "testmergefindings.moc"
