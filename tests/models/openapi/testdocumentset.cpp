#include "documentset.h"
#include "testprogram.h"

#include "document.h"
#include "fakedocuments.h"
#include "referenceresolver.h"

#include <QTest>

using openapi::DocumentSet;
using openapi::ReferenceState;
using openapi::SetLimits;
using openapi::Unavailability;
using support::FakeDocuments;
using support::Fixture;
using Reason = Unavailability::Reason;

/** Documents that name one another: which are found, where references lead, who names a place. */
class TestDocumentSet final : public QObject
{
    Q_OBJECT

private slots:
    void followsEveryDocumentOnce();
    void endsInCircles();
    void saysWhatItDidNotRead_data();
    void saysWhatItDidNotRead();
    void resolves_data();
    void resolves();
    void resolvesInLongMappings();
    void keepsWhatIsStillThereWhileSomebodyTypes();
    void findsWhoNamesAPlace();
    void findsWhoNamesSomethingInsideAPlace();
    void findsNamesInPartsOfADescription();
    void takesABareNameForASchemaFirst();
    void readsATextByTheKindOfItsReference();
};

namespace {

QStringList addressesOf(const DocumentSet &set)
{
    QStringList addresses;
    for (const auto &document : set.documents())
        addresses.append(document->address());
    return addresses;
}

QStringList shownUses(const QList<openapi::FoundUse> &uses)
{
    QStringList lines;
    for (const openapi::FoundUse &use : uses)
        lines.append(use.document->address() + use.use().pointer.toString());
    return lines;
}

FakeDocuments twoFiles()
{
    return FakeDocuments(Fixture(R"(
        //- api.yaml
        openapi: 3.0.3
        paths: {/a: {get: {responses: {'200': {$ref: 'parts/r.yaml#/Ok'}}}}}
        components:
          schemas:
            A: {properties: {b: {$ref: '#/components/schemas/B'}}}
            B: {$ref: 'parts/s.yaml#/B'}
            C: {$ref: '#/components/schemas/A/properties/b'}
        //- parts/r.yaml
        Ok: {content: {j: {schema: {$ref: '../api.yaml#/components/schemas/A'}}}}
        //- parts/s.yaml
        B: {type: string}
        Loop: {$ref: '#/Pool'}
        Pool: {$ref: 's.yaml#/Loop'}
        Named: {$anchor: here, type: object}
    )"));
}

} // namespace

void TestDocumentSet::followsEveryDocumentOnce()
{
    FakeDocuments documents = twoFiles();
    const DocumentSet set = documents.load({u"/f/api.yaml"_qs, u"/f/api.yaml"_qs});
    QCOMPARE(addressesOf(set), (QStringList{u"/f/api.yaml"_qs, u"/f/parts/r.yaml"_qs, u"/f/parts/s.yaml"_qs}));
    QCOMPARE(documents.opened, (QStringList{u"/f/parts/r.yaml"_qs, u"/f/parts/s.yaml"_qs}));
}

void TestDocumentSet::endsInCircles()
{
    FakeDocuments documents;
    documents.texts = {{u"/a.yaml"_qs, "x: {$ref: b.yaml}\n"}, {u"/b.yaml"_qs, "y: {$ref: ./a.yaml#/x}\n"}};
    QCOMPARE(documents.load({u"/a.yaml"_qs}).documents().size(), 2);
}

void TestDocumentSet::saysWhatItDidNotRead_data()
{
    QTest::addColumn<int>("documentLimit");
    QTest::addColumn<int>("byteLimit");
    QTest::addColumn<int>("depthLimit");
    QTest::addColumn<QString>("address");
    QTest::addColumn<int>("reason");
    const auto row = [](const char *name, SetLimits limits, const char *address, Reason reason) {
        QTest::newRow(name) << limits.documents << int(limits.bytes) << limits.depth << QString::fromLatin1(address)
                            << int(reason);
    };
    row("not there", {9, 999, 9}, "/gone.yaml", Reason::NotFound);
    row("refused", {9, 999, 9}, "https://h/x.yaml", Reason::NotFetched);
    row("number", {3, 999, 9}, "/d.yaml", Reason::TooManyFiles);
    row("size", {9, 100, 9}, "/c.yaml", Reason::TooManyBytes);
    row("depth", {9, 999, 2}, "/d.yaml", Reason::TooDeep);
}

void TestDocumentSet::saysWhatItDidNotRead()
{
    QFETCH(int, documentLimit);
    QFETCH(int, byteLimit);
    QFETCH(int, depthLimit);
    QFETCH(QString, address);
    QFETCH(int, reason);
    FakeDocuments documents;
    documents.texts = {{u"/a.yaml"_qs, "x: [{$ref: b.yaml}, {$ref: gone.yaml}, {$ref: 'https://h/x.yaml'}]\n"},
                       {u"/b.yaml"_qs, "x: {$ref: c.yaml}\n" + QByteArray(90, ' ')},
                       {u"/c.yaml"_qs, "x: {$ref: d.yaml}\n"},
                       {u"/d.yaml"_qs, "x: 1\n"}};
    documents.refused = {{u"https://h/x.yaml"_qs, {Reason::NotFetched, {}}}};
    const DocumentSet set = documents.load({u"/a.yaml"_qs}, {documentLimit, byteLimit, depthLimit});
    QVERIFY(!set.find(address));
    const auto why = set.whyMissing(address);
    QVERIFY(why.has_value());
    QCOMPARE(int(why->reason), reason);
}

void TestDocumentSet::resolves_data()
{
    QTest::addColumn<QString>("reference");
    QTest::addColumn<int>("state");
    QTest::addColumn<QString>("place");
    const auto row = [](const char *name, const char *reference, ReferenceState state, const char *place) {
        QTest::newRow(name) << QString::fromLatin1(reference) << int(state) << QString::fromLatin1(place);
    };
    row("here", "#/components/schemas/A", ReferenceState::Resolved, "/f/api.yaml#/components/schemas/A");
    row("over two files", "#/components/schemas/C", ReferenceState::Resolved, "/f/parts/s.yaml#/B");
    row("there and back", "parts/r.yaml#/Ok/content/j/schema", ReferenceState::Resolved,
        "/f/api.yaml#/components/schemas/A");
    row("an anchor", "parts/s.yaml#here", ReferenceState::Resolved, "/f/parts/s.yaml#/Named");
    row("no such anchor", "parts/s.yaml#there", ReferenceState::Missing, "/f/parts/s.yaml#");
    row("nothing there", "parts/s.yaml#/No", ReferenceState::Missing, "/f/parts/s.yaml#/No");
    row("round and round", "parts/s.yaml#/Loop", ReferenceState::Cycle, "/f/parts/s.yaml#/Loop");
    row("no such file", "parts/no.yaml", ReferenceState::External, "/f/parts/no.yaml#");
    row("no pointer", "#/a~2", ReferenceState::Malformed, "/f/api.yaml#");
}

void TestDocumentSet::resolves()
{
    QFETCH(QString, reference);
    QFETCH(int, state);
    QFETCH(QString, place);
    FakeDocuments documents = twoFiles();
    openapi::ReferenceResolver resolver(documents.load({u"/f/api.yaml"_qs}));
    // Asked twice: what is kept from the first time is the same.
    for (int time = 0; time < 2; ++time) {
        const auto found = resolver.resolve(openapi::readReference(reference, u"/f/api.yaml"_qs));
        QCOMPARE(int(found.state), state);
        QCOMPARE(found.place.address + u'#' + found.place.pointer.toString(), place);
        QCOMPARE(found.node.exists(), found.isResolved());
    }
}

void TestDocumentSet::resolvesInLongMappings()
{
    FakeDocuments documents;
    QByteArray text = "base: &base {merged: {type: string}}\nlong:\n  <<: *base\n";
    for (int i = 0; i < 100; ++i)
        text += "  k" + QByteArray::number(i) + ": {n: " + QByteArray::number(i) + "}\n";
    text += "  k7: {n: second}\n  alias: *base\n";
    documents.texts = {{u"/a.yaml"_qs, text}};
    openapi::ReferenceResolver resolver(documents.load({u"/a.yaml"_qs}));
    const auto textAt = [&](const char *pointer) {
        return resolver.resolve(openapi::readReference(QString::fromLatin1(pointer), u"/a.yaml"_qs)).node.text();
    };
    QCOMPARE(textAt("#/long/k99/n"), u"99"_qs);
    QCOMPARE(textAt("#/long/k7/n"), u"7"_qs);
    QCOMPARE(textAt("#/long/merged/type"), u"string"_qs);
    QCOMPARE(textAt("#/long/alias/merged/type"), u"string"_qs);
    QCOMPARE(textAt("#/long/none/n"), QString());
}

void TestDocumentSet::keepsWhatIsStillThereWhileSomebodyTypes()
{
    document::Document document("A: {type: string}\nb: 1\n", document::Format::Yaml);
    QVERIFY(document.spliceText({document.snapshot().size() - 2, 1, "\"open"}));
    QVERIFY(!document.snapshot().isValid());
    const auto read = std::make_shared<const openapi::ReferencedDocument>(u"/a.yaml"_qs, document.snapshot());
    openapi::ReferenceResolver resolver(DocumentSet({read}));
    QVERIFY(resolver.resolve(openapi::readReference(u"#/A"_qs, u"/a.yaml"_qs)).isResolved());
    QCOMPARE(resolver.resolve(openapi::readReference(u"#/No"_qs, u"/a.yaml"_qs)).state, ReferenceState::NotValid);
}

void TestDocumentSet::findsWhoNamesAPlace()
{
    FakeDocuments documents = twoFiles();
    const DocumentSet set = documents.load({u"/f/api.yaml"_qs});
    QCOMPARE(shownUses(set.usesOf({u"/f/api.yaml"_qs, {"components", "schemas", "A"}})),
             QStringList{u"/f/parts/r.yaml/Ok/content/j/schema/$ref"_qs});
    QCOMPARE(shownUses(set.usesOf({u"/f/parts/s.yaml"_qs, {"B"}})),
             QStringList{u"/f/api.yaml/components/schemas/B/$ref"_qs});
}

void TestDocumentSet::findsWhoNamesSomethingInsideAPlace()
{
    FakeDocuments documents = twoFiles();
    const DocumentSet set = documents.load({u"/f/api.yaml"_qs});
    QCOMPARE(
        shownUses(set.usesWithin({u"/f/api.yaml"_qs, {"components", "schemas", "A"}})),
        (QStringList{u"/f/api.yaml/components/schemas/C/$ref"_qs, u"/f/parts/r.yaml/Ok/content/j/schema/$ref"_qs}));
    QCOMPARE(shownUses(set.usesWithin({u"/f/api.yaml"_qs, {"components", "schemas", "A1"}})), QStringList());
}

void TestDocumentSet::findsNamesInPartsOfADescription()
{
    const Fixture files(R"(
        //- api.yaml
        openapi: 3.0.3
        paths: {/a: {$ref: a.yaml}}
        security: [{key: []}]
        components: {securitySchemes: {<|>key: {type: http}}}
        //- a.yaml
        get: {security: [{key: []}]}
    )");
    const DocumentSet set = FakeDocuments(files).load({u"/f/api.yaml"_qs});
    QCOMPARE(shownUses(set.usesOf(support::placeAtCursor(files))),
             (QStringList{u"/f/api.yaml/security/0/key"_qs, u"/f/a.yaml/get/security/0/key"_qs}));
    openapi::ReferenceResolver resolver(set);
    QVERIFY(resolver.resolve(*set.find(u"/f/a.yaml"_qs), 0).isResolved());
}

void TestDocumentSet::takesABareNameForASchemaFirst()
{
    const Fixture files(R"(
        //- api.yaml
        openapi: 3.0.3
        components:
          schemas:
            <|>Dog: {type: object}
            A: {discriminator: {mapping: {d: Dog, c: cat.yaml}}}
        //- cat.yaml
        type: object
    )");
    const DocumentSet set = FakeDocuments(files).load({u"/f/api.yaml"_qs});
    QCOMPARE(addressesOf(set), (QStringList{u"/f/api.yaml"_qs, u"/f/cat.yaml"_qs}));
    QCOMPARE(set.usesOf(support::placeAtCursor(files)).size(), 1);
}

void TestDocumentSet::readsATextByTheKindOfItsReference()
{
    const Fixture files(R"(
        //- api.yaml
        openapi: 3.0.3
        security: [{Dog: []}]
        components:
          schemas:
            <|>Dog: {type: object}
            A: {discriminator: {mapping: {d: Dog}}, items: {$ref: Dog}}
            B: {items: {$ref: Dog}, discriminator: {mapping: {d: Dog}}}
    )");
    const DocumentSet set = FakeDocuments(files).load({u"/f/api.yaml"_qs});
    QCOMPARE(shownUses(set.usesOf(support::placeAtCursor(files))),
             (QStringList{u"/f/api.yaml/components/schemas/A/discriminator/mapping/d"_qs,
                          u"/f/api.yaml/components/schemas/B/discriminator/mapping/d"_qs}));
    QCOMPARE(shownUses(set.usesOf({u"/f/Dog"_qs, {}})),
             (QStringList{u"/f/api.yaml/components/schemas/A/items/$ref"_qs,
                          u"/f/api.yaml/components/schemas/B/items/$ref"_qs}));
}

GATEWRIGHT_TEST(TestDocumentSet, QCoreApplication)
#include "testdocumentset.moc"
