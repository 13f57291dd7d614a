#include "description.h"
#include "fakedocuments.h"
#include "specificationtable.h"
#include "testprogram.h"

#include <QTest>

using description::Description;
using document::Pointer;
using support::FakeDocuments;
using support::Fixture;

/** A description finds the objects of its documents, and where they are in it as one document. */
class TestDescription final : public QObject
{
    Q_OBJECT

private slots:
    void findsTrees_data();
    void findsTrees();
    void namesSecuritySchemesOfTheEntryDocument();
    void readsPathItemsOfOtherFiles();
    void keepsItsTreesWhileTheEntryIsEdited();
    void knowsWhatIsSpecified();
    void findsManyTreesInOneFile();
};

namespace {

const QString DescribedApi = u"/f/api.yaml"_qs;
const QString DescribedPart = u"/f/part.yaml"_qs;
const QByteArray DescribedHead = "openapi: 3.1.0\ninfo: {title: T, version: '1'}\n";

Description descriptionOf(const Fixture &files)
{
    const auto set = FakeDocuments(files).load({DescribedApi});
    return {set.find(DescribedApi), set};
}

Description descriptionOf(const QByteArray &api, const QByteArray &part)
{
    return descriptionOf(Fixture("//- api.yaml\n" + DescribedHead + api + "//- part.yaml\n" + part));
}

/** Without the first: "part.yaml#/A Schema /components/schemas/A". */
QStringList shownTrees(const Description &description)
{
    QStringList shown;
    for (const description::Tree &tree : description.trees().sliced(1)) {
        const QString kind = QString::fromLatin1(specification::objectType(tree.kind).name).section(u' ', 0, -2);
        shown.append(u"%1#%2 %3 %4"_qs.arg(tree.document->address().mid(3), tree.start.toString(), kind,
                                           tree.logical.toString()));
    }
    return shown;
}

} // namespace

void TestDescription::findsTrees_data()
{
    QTest::addColumn<QByteArray>("api");
    QTest::addColumn<QByteArray>("part");
    QTest::addColumn<QStringList>("trees");
    const auto row = [](const char *name, const QByteArray &api, const QByteArray &part, const QStringList &trees) {
        QTest::newRow(name) << api << part << trees;
    };
    row("none", "paths: {}\n", "", {});
    row("a path", "paths: {/a: {$ref: part.yaml}}\n", "get: {}\n", {u"part.yaml# Path Item /paths/~1a"_qs});
    row("a component", "components: {schemas: {A: {$ref: 'part.yaml#/X'}}}\n", "X: {}\n",
        {u"part.yaml#/X Schema /components/schemas/A"_qs});
    row("a component after its use",
        "paths: {/a: {parameters: [{$ref: part.yaml}]}}\ncomponents: {parameters: {P: {$ref: part.yaml}}}\n",
        "name: p\n", {u"part.yaml# Parameter /components/parameters/P"_qs});
    row("in no component", "paths: {/a: {parameters: [{$ref: part.yaml}]}}\n", "name: p\n",
        {u"part.yaml# Parameter /components/parameters/part"_qs});
    row("with a name that is taken",
        "paths: {/a: {parameters: [{$ref: part.yaml}]}}\ncomponents: {parameters: {part: {name: q, in: query}}}\n",
        "name: p\n", {u"part.yaml# Parameter /components/parameters/part2"_qs});
    row("what a part uses", "paths: {/a: {$ref: part.yaml}}\n",
        "get: {responses: {'200': {$ref: '#/r'}}}\nr: {content: {a/b: {schema: {$ref: '#/s'}}}}\ns: {}\n",
        {u"part.yaml# Path Item /paths/~1a"_qs, u"part.yaml#/r Response /components/responses/r"_qs,
         u"part.yaml#/s Schema /components/schemas/s"_qs});
    row("a part of another tree, whichever comes first",
        "components: {schemas: {P: {$ref: 'part.yaml#/A/properties/p'}, A: {$ref: 'part.yaml#/A'}}}\n",
        "A: {properties: {p: {}}}\n", {u"part.yaml#/A Schema /components/schemas/A"_qs});
    row("in the entry document itself", "components: {schemas: {A: {$ref: '#/x-defs/A'}}}\nx-defs: {A: {}}\n", "",
        {u"api.yaml#/x-defs/A Schema /x-defs/A"_qs});
    row("an object of a complete document", "components: {schemas: {A: {$ref: 'part.yaml#/components/schemas/B'}}}\n",
        "openapi: 3.0.3\npaths: {/b: {get: {}}}\ncomponents: {schemas: {B: {}, C: {}}}\n",
        {u"part.yaml#/components/schemas/B Schema /components/schemas/A"_qs});
    row("an object of another kind", "components: {schemas: {A: {$ref: 'part.yaml#/components/responses/B'}}}\n",
        "openapi: 3.0.3\ncomponents: {responses: {B: {}}}\n",
        {u"part.yaml#/components/responses/B Response /components/schemas/A"_qs});
    row("a name in a mapping",
        "components: {schemas: {A: {discriminator: {propertyName: p, mapping: {x: B, y: part.yaml}}}, B: {}}}\n",
        "{}\n", {u"part.yaml# Schema /components/schemas/part"_qs});
    row("a circle", "components: {schemas: {A: {$ref: part.yaml}}}\n",
        "items: {$ref: 'api.yaml#/components/schemas/A'}\n", {u"part.yaml# Schema /components/schemas/A"_qs});
    row("nothing there", "components: {schemas: {A: {$ref: none.yaml}, B: {$ref: 'part.yaml#/no'}}}\n", "a: 1\n", {});
}

void TestDescription::findsTrees()
{
    QFETCH(QByteArray, api);
    QFETCH(QByteArray, part);
    QFETCH(QStringList, trees);
    QCOMPARE(shownTrees(descriptionOf(api, part)), trees);
}

void TestDescription::namesSecuritySchemesOfTheEntryDocument()
{
    const Description description = descriptionOf(Fixture(R"(
        //- api.yaml
        openapi: 3.1.0
        info: {title: T, version: '1'}
        paths: {/a: {$ref: 'part.yaml#/paths/~1b'}}
        //- part.yaml
        openapi: 3.1.0
        paths: {/b: {get: {security: [{key: []}]}}}
    )"));
    const auto part = description.set().find(DescribedPart);
    QCOMPARE(part->uses().size(), 1);
    const openapi::Place expected{DescribedApi, {"components", "securitySchemes", "key"}};
    QCOMPARE(description.targetOf(*part, 0).place, expected);
}

void TestDescription::readsPathItemsOfOtherFiles()
{
    const Description description = descriptionOf(Fixture(R"(
        //- api.yaml
        openapi: 3.1.0
        info: {title: T, version: '1'}
        paths:
          /a: {$ref: part.yaml}
          /b: {get: {operationId: b}}
          /c: {$ref: none}
        //- part.yaml
        get: {operationId: one}
        post: {operationId: two}
    )"));
    const auto items = description.pathItems();
    QCOMPARE(items.size(), 3);
    QCOMPARE(items[0].address, DescribedPart);
    QCOMPARE(items[0].operations.size(), 2);
    QCOMPARE(items[0].operations[1].pointer, Pointer{"post"});
    QCOMPARE(description.documentOf(items[0])->address(), DescribedPart);
    QCOMPARE(description.documentOf(items[1]), description.entry());
    QCOMPARE(items[2].operations.size(), 0);
    QCOMPARE(description.pathItem("/a"), std::optional(items[0]));
    QVERIFY(!description.pathItem("/d"));
    const Pointer logical{"paths", "/a", "post", "operationId"};
    QCOMPARE(description.logicalPointer({DescribedPart, {"post", "operationId"}}), std::optional(logical));
    QVERIFY(!description.logicalPointer({u"/f/none"_qs, {}}));
}

void TestDescription::keepsItsTreesWhileTheEntryIsEdited()
{
    const Description before = descriptionOf("paths: {/a: {$ref: part.yaml}}\n", "get: {}\n");
    const auto edited = document::Snapshot::parse(DescribedHead + "paths: {/a: {$ref: part.yaml}, /b: {get: {}}}\n",
                                                  document::Format::Yaml);
    const auto entry = std::make_shared<const openapi::ReferencedDocument>(DescribedApi, edited);
    const Description after = before.withEdited(entry);
    QCOMPARE(shownTrees(after), shownTrees(before));
    QCOMPARE(after.trees().first().document, entry);
    QCOMPARE(after.set().find(DescribedApi), entry);
    QCOMPARE(after.pathItems().size(), 2);
}

void TestDescription::knowsWhatIsSpecified()
{
    const Description description = descriptionOf(Fixture(R"(
        //- api.yaml
        openapi: 3.1.0
        info: {title: T, version: '1'}
        paths: {/a: {$ref: part.yaml}}
        //- part.yaml
        get: {tags: [t], secret: s, responses: {'200': {description: d}}}
        key: {a: b}
    )"));
    for (const Pointer &pointer : {Pointer{}, Pointer{"get"}, Pointer{"get", "tags"}, Pointer{"get", "tags", "0"},
                                   Pointer{"get", "responses", "200", "description"}})
        QVERIFY2(description.isSpecified({DescribedPart, pointer}), qPrintable(pointer.toString()));
    for (const Pointer &pointer : {Pointer{"get", "secret"}, Pointer{"key"}, Pointer{"key", "a"}})
        QVERIFY2(!description.isSpecified({DescribedPart, pointer}), qPrintable(pointer.toString()));
    QVERIFY(!description.isSpecified({u"/f/none.yaml"_qs, {}}));
}

/** Ends in time for the test's limit only if the work for one of them does not grow with their number. */
void TestDescription::findsManyTreesInOneFile()
{
    constexpr int Count = 20'000;
    QByteArray api = "components:\n  schemas:\n";
    QByteArray part = "all:\n";
    for (int i = 0; i < Count; ++i) {
        const QByteArray number = QByteArray::number(i);
        api += "    S" + number + ": {$ref: 'part.yaml#/all/s" + number + "'}\n";
        part += "  s" + number + ": {type: string}\n";
    }
    const Description description = descriptionOf(api, part);
    QCOMPARE(description.trees().size(), Count + 1);
}

GATEWRIGHT_TEST(TestDescription, QCoreApplication)
#include "testdescription.moc"
