#include "documentlimits.h"
#include "testprogram.h"
#include "walk.h"

#include <QTest>

using document::Format;
using document::Snapshot;
using specification::ObjectKind;
using specification::Place;
using specification::Version;

/** The walk visits each object once, and knows where it is. */
class TestWalk final : public QObject
{
    Q_OBJECT

private slots:
    void visitsEachObject();
    void followsAliasesOnce();
    void endsWithAliasesThatMultiply();
    void endsWithAChainOfAliases();
    void doesNotEnterExtensions();
    void knowsWhatAReferenceStandsFor();
    void mergesMembers();
};

namespace {

class Visits final : public specification::Visitor
{
public:
    void enter(const Place &place) override
    {
        const QString name = place.kind == ObjectKind::Reference ? u"Reference to "_qs : QString();
        lines.append(place.pointer().toString() + u' ' + name +
                     QString::fromLatin1(specification::objectType(place.expected).name).remove(u" Object"_qs));
        keys.append(int(place.members.size()));
    }

    QStringList lines;
    QList<int> keys;
};

Visits visitsOf(const QByteArray &text, Version version = Version::V31)
{
    Visits visits;
    specification::walk(Snapshot::parse(text, Format::Yaml), version, visits);
    return visits;
}

} // namespace

void TestWalk::visitsEachObject()
{
    const Visits visits = visitsOf(R"(openapi: 3.1.0
info: {title: T, version: '1', license: {name: L}}
paths:
  /a:
    post:
      parameters: [{name: p, in: query, schema: {type: [string, 'null']}}]
      requestBody: {content: {a/b: {schema: {properties: {x: {items: true}}}}}}
      responses: {'200': {description: d, headers: {H: {schema: {}}}}}
      security: [{key: []}]
)");
    QCOMPARE(visits.lines.join(u'\n'), u" OpenAPI\n"
                                       "/info Info\n"
                                       "/info/license License\n"
                                       "/paths Paths\n"
                                       "/paths/~1a Path Item\n"
                                       "/paths/~1a/post Operation\n"
                                       "/paths/~1a/post/parameters/0 Parameter\n"
                                       "/paths/~1a/post/parameters/0/schema Schema\n"
                                       "/paths/~1a/post/requestBody Request Body\n"
                                       "/paths/~1a/post/requestBody/content/a~1b Media Type\n"
                                       "/paths/~1a/post/requestBody/content/a~1b/schema Schema\n"
                                       "/paths/~1a/post/requestBody/content/a~1b/schema/properties/x Schema\n"
                                       "/paths/~1a/post/responses Responses\n"
                                       "/paths/~1a/post/responses/200 Response\n"
                                       "/paths/~1a/post/responses/200/headers/H Header\n"
                                       "/paths/~1a/post/responses/200/headers/H/schema Schema\n"
                                       "/paths/~1a/post/security/0 Security Requirement"_qs);
}

void TestWalk::followsAliasesOnce()
{
    const Visits visits = visitsOf("openapi: 3.1.0\ninfo: {title: T, version: '1'}\nx-a: &a {type: string}\n"
                                   "components: {schemas: {b: *a, c: *a, d: &d {not: {}}, e: *d}}\n");
    QCOMPARE(visits.lines.filter(u" Schema"_qs).join(u' '),
             u"/components/schemas/b Schema /components/schemas/d Schema /components/schemas/d/not Schema"_qs);
}

void TestWalk::endsWithAliasesThatMultiply()
{
    QByteArray text = "openapi: 3.1.0\ninfo: {title: T, version: '1'}\ncomponents:\n  schemas:\n    s0: &s0 {}\n";
    for (int i = 1; i < 60; ++i) {
        const QByteArray before = QByteArray::number(i - 1);
        text += "    s" + QByteArray::number(i) + ": &s" + QByteArray::number(i) + " {allOf: [*s" + before + ", *s" +
                before + "]}\n";
    }
    QVERIFY(visitsOf(text).lines.size() < 100);
}

void TestWalk::endsWithAChainOfAliases()
{
    QByteArray text = "openapi: 3.1.0\nx-0: &s0 {type: string}\n";
    for (int i = 1; i <= 20'000; ++i) {
        const QByteArray number = QByteArray::number(i);
        text += "x-" + number + ": &s" + number + " {properties: {p: *s" + QByteArray::number(i - 1) + "}}\n";
    }
    text += "components: {schemas: {A: *s20000}}\n";
    Visits visits;
    QVERIFY(!specification::walk(Snapshot::parse(text, Format::Yaml), Version::V31, visits));
    QCOMPARE(visits.lines.size(), document::MaximumDepth + 1);
}

void TestWalk::doesNotEnterExtensions()
{
    const Visits visits = visitsOf(
        "openapi: 3.1.0\ninfo: {title: T, version: '1', x-a: {title: a}}\n"
        "paths: {x-b: {get: {}}}\nx-c: {info: {}}\ncomponents: {examples: {e: {value: {}}}}\n");
    QCOMPARE(visits.lines.join(u'|'), u" OpenAPI|/info Info|/paths Paths|/components Components|"
                                      "/components/examples/e Example"_qs);
}

void TestWalk::knowsWhatAReferenceStandsFor()
{
    const QByteArray text = "openapi: 3.0.0\ninfo: {title: T, version: '1'}\n"
                            "components: {schemas: {a: {$ref: b}}, responses: {r: {$ref: c}}}\n";
    const QString in30 = visitsOf(text, Version::V30).lines.join(u'\n');
    QVERIFY(in30.contains(u"/components/schemas/a Reference to Schema"_qs));
    QVERIFY(in30.contains(u"/components/responses/r Reference to Response"_qs));
    QVERIFY(visitsOf(text).lines.join(u'\n').contains(u"/components/schemas/a Schema"_qs));
}

void TestWalk::mergesMembers()
{
    const Visits visits = visitsOf("openapi: 3.1.0\nx-a: &a {title: A, summary: s}\nx-b: &b {title: B, version: '1'}\n"
                                   "info: {<<: [*a, *b], title: T}\npaths: {}\n");
    QCOMPARE(visits.lines.value(1), u"/info Info"_qs);
    QCOMPARE(visits.keys.value(1), 3); // title, summary and version
}

GATEWRIGHT_TEST(TestWalk, QCoreApplication)
#include "testwalk.moc"
