#include "selectedplaces.h"
#include "testprogram.h"

#include <QTest>

/** Paths as RFC 9535 defines them, and those that only rulesets have. */
class TestJsonPath final : public QObject
{
    Q_OBJECT

private slots:
    void selects_data();
    void selects();
    void refuses_data();
    void refuses();
    void endsAtTheLimitsOfPaths_data();
    void endsAtTheLimitsOfPaths();
    void followsReferences_data();
    void followsReferences();
    void namesPlacesOfTheDocument();
    void entersSharedValuesOnce();
    void endsWithoutSteps_data();
    void endsWithoutSteps();
};

namespace {

const QByteArray Store = R"({
  "a": {"b": [1, 2, 3, 4], "c": null, "d": {"b": "x"}},
  "x-tag": true, "$ref": 1, "200": {"e": false}, "it's": 0, "é": {"": 1}
})";

} // namespace

void TestJsonPath::selects_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QStringList>("places");
    const auto row = [](const char *path, const char *places) {
        const QString list = QString::fromUtf8(places);
        QTest::newRow(path) << QString::fromUtf8(path) << (list.isEmpty() ? QStringList() : list.split(u' '));
    };
    // Names, indexes and wildcards.
    row("$", "");
    row("$.a", "/a");
    row("$['a']", "/a");
    row("$[\"a\"]", "/a");
    row("$ [ 'a' ] .d", "/a/d");
    row("$.é", "/é");
    row("$['\\u00e9']['']", "/é/");
    row("$['it\\'s']", "/it's");
    row("$.a.b[1]", "/a/b/1");
    row("$.a.b[-1]", "/a/b/3");
    row("$.a.b[9]", "");
    row("$.a[0]", "");
    row("$.a.c.x", "");
    row("$.missing", "");
    row("$.a.*", "/a/b /a/c /a/d");
    row("$.a.b[*]", "/a/b/0 /a/b/1 /a/b/2 /a/b/3");
    row("$.a['c','b']", "/a/c /a/b");
    row("$.a.b[0,0]", "/a/b/0 /a/b/0");
    // Slices.
    row("$.a.b[1:3]", "/a/b/1 /a/b/2");
    row("$.a.b[:2]", "/a/b/0 /a/b/1");
    row("$.a.b[-2:]", "/a/b/2 /a/b/3");
    row("$.a.b[::2]", "/a/b/0 /a/b/2");
    row("$.a.b[::-1]", "/a/b/3 /a/b/2 /a/b/1 /a/b/0");
    row("$.a.b[3:0:-2]", "/a/b/3 /a/b/1");
    row("$.a.b[::0]", "");
    row("$.a.b[10:]", "");
    row("$.a.b[0:9007199254740991:9007199254740991]", "/a/b/0");
    row("$.a.b[::-9007199254740991]", "/a/b/3");
    // Descendants.
    row("$..b", "/a/b /a/d/b");
    row("$..[0]", "/a/b/0");
    row("$.a..*", "/a/b /a/c /a/d /a/b/0 /a/b/1 /a/b/2 /a/b/3 /a/d/b");
    // Filters of the RFC.
    row("$.a.b[?@ > 2]", "/a/b/2 /a/b/3");
    row("$.a.b[?@ == 2 || @ == 4]", "/a/b/1 /a/b/3");
    row("$.a.b[?@ >= 2 && @ <= 3]", "/a/b/1 /a/b/2");
    row("$.a.b[?!(@ < 4)]", "/a/b/3");
    row("$[?@.e]", "/200");
    row("$[?@.e == false]", "/200");
    row("$[?!@.e]", "/a /x-tag /$ref /it's /é");
    row("$.a[?@ == null]", "/a/c");
    row("$.a[?@.missing == @.other]", "/a/b /a/c /a/d");
    row("$.a[?@.b == 'x']", "/a/d");
    row("$.a[?length(@) == 4]", "/a/b");
    row("$.a[?count(@.*) == 1]", "/a/d");
    row("$.a[?value(@..b) == 'x']", "/a/d");
    row("$.a.d[?match(@, '[xy]')]", "/a/d/b");
    row("$.a.d[?match(@, '')]", "");
    row("$.a.d[?search(@, '')]", "/a/d/b");
    row("$[?@ == $['x-tag']]", "/x-tag");
    row("$.a[?@ == $.a.b]", "/a/b");
    row("$.a.b[?@<2, 3]", "/a/b/0 /a/b/3");
    // Of rulesets.
    row("$.x-tag", "/x-tag");
    row("$.$ref", "/$ref");
    row("$.200.e", "/200/e");
    row("$[200]", "/200");
    row("$[x-tag,a]", "/x-tag /a");
    row("$.a.b.1", "/a/b/1");
    row("$.a.b[(@.length-1)]", "/a/b/3");
    row("$.a.*~", "~/a/b ~/a/c ~/a/d");
    row("$.a.b[0]~", "~/a/b/0");
    row("$~", "");
    row("$.a.b^", "/a");
    row("$.a.b[0]^^", "/a");
    row("$^", "");
    row("$..b^", "/a /a/d");
}

void TestJsonPath::selects()
{
    QFETCH(QString, path);
    QFETCH(QStringList, places);
    if (path == u"$")
        places = QStringList{QString()};
    QCOMPARE(support::selectedPlaces(Store, path), places);
}

void TestJsonPath::refuses_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("error");
    const auto row = [](const QString &path, const char *error) {
        QTest::addRow("%s", qPrintable(path.left(40))) << path << QString::fromUtf8(error);
    };
    row(u""_qs, "0: $");
    row(u"a"_qs, "0: $");
    row(u"$.a "_qs, "3: the end of the path");
    row(u"$."_qs, "2: a name or *");
    row(u"$..."_qs, "3: a name or *");
    row(u"$[a"_qs, "3: ]");
    row(u"$[]"_qs, "2: a name in quotes, a number, *, or a filter");
    row(u"$['a]"_qs, "5: the closing quote");
    row(u"$['\\x']"_qs, "5: a valid escape");
    row(u"$['\\uD800']"_qs, "9: a valid escape");
    row(u"$['a\nb']"_qs, "4: an escape for a control character");
    row(u"$[01]"_qs, "2: an integer");
    row(u"$[-0]"_qs, "2: an integer");
    row(u"$[9007199254740992]"_qs, "2: an integer");
    row(u"$[1:2:x]"_qs, "6: ]");
    row(u"$.a~.b"_qs, "4: the end of the path after ~");
    row(u"$[?]"_qs, "3: a value, a path, or one of length, count, match, search and value");
    row(u"$[?@.a == ]"_qs, "10: a value, a path, or one of length, count, match, search and value");
    row(u"$[?@.* == 1]"_qs, "9: one value before the comparison");
    row(u"$[?1 == @..a]"_qs, "12: one value after the comparison");
    row(u"$[?1]"_qs, "4: a comparison");
    row(u"$[?length(@.a)]"_qs, "14: a comparison");
    row(u"$[?match(@.a, 'x') == true]"_qs, "21: one value before the comparison");
    row(u"$[?count(1) == 1]"_qs, "10: a path as the argument");
    row(u"$[?length(@.*) == 1]"_qs, "13: one value as the argument");
    row(u"$[?length(@.a, 1) == 1]"_qs, "13: )");
    row(u"$[?match(@.a)]"_qs, "12: another argument");
    row(u"$[?(@.a.exec())]"_qs,
        "8: one of the methods match, test, includes, indexOf, startsWith, endsWith, toLowerCase, toUpperCase and "
        "hasOwnProperty");
    row(u"$[?(@.a =)]"_qs, "8: )");
    row(u"$[?(@property == /a/x)]"_qs, "21: flags of a regular expression");
    row(u"$[?(process.exit())]"_qs, "4: a value, @ or $");
    row(u"$[(@.length)]"_qs, "11: -");
    row(u"$[(@.length-0)]"_qs, "13: a positive integer");
    row(u"$[?"_qs + u"("_qs.repeated(500) + u"@.a"_qs, "33: less nesting");
    row(u"$[?@"_qs + u"[?@"_qs.repeated(500), "61: less nesting");
    row(u"$"_qs + u".a"_qs.repeated(20'000), "0: a shorter path");
    row(u"$"_qs + u".a^"_qs.repeated(150), "301: a shorter path");
    row(u"$[?(@.a"_qs + u"||@.a"_qs.repeated(400) + u")]"_qs, "505: fewer operators");
    row(u"$[?@.a"_qs + u"||@.a"_qs.repeated(400) + u"]"_qs, "1508: fewer operators");
    row(u"$[?(@"_qs + u".a"_qs.repeated(1000) + u")]"_qs, "605: fewer operators");
    row(u"$['\\"_qs, "4: a valid escape");
    row(u"$[?(/a\\"_qs, "7: /");
}

void TestJsonPath::refuses()
{
    QFETCH(QString, path);
    QFETCH(QString, error);
    QCOMPARE(support::selectedPlaces(Store, path), QStringList{error});
}

void TestJsonPath::endsAtTheLimitsOfPaths_data()
{
    QTest::addColumn<QString>("start");
    QTest::addColumn<QString>("unit");
    QTest::addColumn<QString>("end");
    QTest::addColumn<int>("most");
    QTest::newRow("characters") << u"$['"_qs << u"a"_qs << u"']"_qs << 5'000 - 5;
    QTest::newRow("segments") << u"$"_qs << u".a"_qs << QString() << 200;
    QTest::newRow("operators") << u"$[?@.a"_qs << u"||@.a"_qs << u"]"_qs << 300;
}

/** So many units are a path, and one more is none. */
void TestJsonPath::endsAtTheLimitsOfPaths()
{
    QFETCH(QString, start);
    QFETCH(QString, unit);
    QFETCH(QString, end);
    QFETCH(int, most);
    QVERIFY(jsonpath::Path::parse(start + unit.repeated(most) + end).isOk());
    QVERIFY(!jsonpath::Path::parse(start + unit.repeated(most + 1) + end).isOk());
}

namespace {

const QByteArray Linked = R"(
paths: {/a: {get: {$ref: '#/operations/get'}}, /b: {$ref: '#/missing'}}
operations: {get: {tags: [t], next: {$ref: '#/operations/get'}}}
other: {$ref: other.yaml}
)";

/** References in the document, and one to another document. */
class TestReferences final : public jsonpath::References
{
public:
    explicit TestReferences(const document::Snapshot &document)
        : m_document(document)
    {}

    std::optional<jsonpath::Source> targetOf(const void *, const document::Node &reference) override
    {
        const QString text = reference.member("$ref").text();
        if (text == u"other.yaml")
            return jsonpath::Source{this, m_other.root(), {}};
        const auto pointer = document::Pointer::parse(text);
        if (!pointer || !m_document.at(*pointer).exists())
            return std::nullopt;
        return jsonpath::Source{nullptr, m_document.at(*pointer), *pointer};
    }

private:
    document::Snapshot m_document;
    document::Snapshot m_other = document::Snapshot::parse("{in: {deep: 1}, back: {$ref: '#/paths'}}",
                                                           document::Format::Yaml);
};

} // namespace

void TestJsonPath::followsReferences_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QStringList>("places");
    QTest::addColumn<QStringList>("paths");
    const auto row = [](const char *path, const QStringList &places, const QStringList &paths) {
        QTest::newRow(path) << QString::fromUtf8(path) << places << paths;
    };
    row("$.paths[*].get.tags", {u"/operations/get/tags"_qs}, {u"/paths/~1a/get/tags"_qs});
    row("$.paths[*].get", {u"/operations/get"_qs}, {u"/paths/~1a/get"_qs});
    // An operation that contains itself is not entered again.
    row("$.paths[*].get.next", {u"/operations/get/next"_qs}, {u"/paths/~1a/get/next"_qs});
    row("$.paths['/b']", {u"/paths/~1b"_qs}, {u"/paths/~1b"_qs});
    // In another document it is the place of the reference, and from there back the value's own.
    row("$.other.in.deep", {u"/other"_qs}, {u"/other/in/deep"_qs});
    row("$.other.back['/a'].get.tags[0]", {u"/operations/get/tags/0"_qs}, {u"/other/back/~1a/get/tags/0"_qs});
    row("$.paths[?(@.get.tags)]", {u"/paths/~1a"_qs}, {u"/paths/~1a"_qs});
    row("$.paths[?@.get.tags[0] == 't']", {u"/paths/~1a"_qs}, {u"/paths/~1a"_qs});
    row("$..deep", {u"/other"_qs}, {u"/other/in/deep"_qs});
}

void TestJsonPath::followsReferences()
{
    QFETCH(QString, path);
    const document::Snapshot snapshot = document::Snapshot::parse(Linked, document::Format::Yaml);
    TestReferences references(snapshot);
    const auto parsed = jsonpath::Path::parse(path);
    QVERIFY(parsed.isOk());
    QStringList places;
    QStringList paths;
    jsonpath::Selection selection({nullptr, snapshot.root(), {}}, &references, 10'000);
    QVERIFY(selection.select(*parsed, [&](const jsonpath::Match &match) {
        places.append(match.item.place().toString());
        paths.append(match.item.path().toString());
    }));
    QTEST(places, "places");
    QTEST(paths, "paths");
}

void TestJsonPath::namesPlacesOfTheDocument()
{
    const document::Snapshot snapshot = document::Snapshot::parse(Linked, document::Format::Yaml);
    TestReferences references(snapshot);
    jsonpath::Selection selection({nullptr, snapshot.root(), {}}, &references, 10'000);
    int found = 0;
    QVERIFY(selection.select(*jsonpath::Path::parse(u"$.other.in.deep"_qs), [&](const jsonpath::Match &match) {
        QCOMPARE(match.item.holder().key, QByteArray("other"));
        QCOMPARE(match.item.node.text(), u"1"_qs);
        ++found;
    }));
    QCOMPARE(found, 1);
}

void TestJsonPath::entersSharedValuesOnce()
{
    // Each level has the one below ten times: a billion values, if each way counted.
    QByteArray text = "l0: &l0 {x: 1}\n";
    for (int level = 1; level <= 9; ++level) {
        const QByteArray below = "*l" + QByteArray::number(level - 1);
        text += "l" + QByteArray::number(level) + ": &l" + QByteArray::number(level) + " [" +
                (below + ", ").repeated(9) + below + "]\n";
    }
    const QStringList places = support::selectedPlaces(text, u"$..x"_qs);
    QCOMPARE(places, QStringList{u"/l0/x"_qs});
}

void TestJsonPath::endsWithoutSteps_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("path");
    const QByteArray list = "[" + QByteArray("1,").repeated(2'000) + "1]";
    const QByteArray longText = QByteArray("a").repeated(10'000) + "b";
    QTest::newRow("values") << list << u"$..*"_qs;
    QTest::newRow("back and forth") << QByteArray("{a: 1, b: {x: 1, y: 1}}") << u"$"_qs + u"..*^"_qs.repeated(60);
    QTest::newRow("a filter for each") << list << u"$[?count($[*]) > 1]"_qs;
    QTest::newRow("the length of a large list for each") << list << u"$[?length($) > 1]"_qs;
    QTest::newRow("a pattern that takes long") << "[" + longText + "]" << u"$[?search(@, '^(a+)+$')]"_qs;
    QTest::newRow("a pattern of JavaScript that takes long") << "[" + longText + "]" << u"$[?(@.match(/^(a+)+$/))]"_qs;
    QTest::newRow("a long text for each")
        << "t: " + longText + "\nl: " + list << u"$.l[?(@root.t.toLowerCase() === 'x')]"_qs;
}

/** The work is bounded, whatever it is. */
void TestJsonPath::endsWithoutSteps()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, path);
    const QStringList places = support::selectedPlaces(text, path, nullptr, 1'500);
    QVERIFY(!places.isEmpty() && places.size() <= 1'501);
    QCOMPARE(places.last(), u"…"_qs);
}

GATEWRIGHT_TEST(TestJsonPath, QCoreApplication)
#include "testjsonpath.moc"
