#include "branchproperties.h"
#include "discriminator.h"
#include "openapilimits.h"
#include "testprogram.h"

#include <QTest>

using document::Document;
using document::Pointer;
using openapi::Branch;

class TestDiscriminator final : public QObject
{
    Q_OBJECT

private slots:
    void findsTheBranches();
    void findsTheSchemasThatExtend();
    void proposesWhatTheBranchesShare();
    void readsEachPartOnce();
    void readsAsManyAsTheLimit();
    void findsAsManyBranchesAsTheLimit();
    void addsAMapping();
    void addsNoSecondOne();
};

namespace {

constexpr char Head[] = "openapi: 3.1.1\ncomponents:\n  schemas:\n";
const Pointer Pet{"components", "schemas", "Pet"};

Document open(const QByteArray &schemas)
{
    return Document(Head + schemas, document::Format::Yaml);
}

Branch branch(const QString &name)
{
    return {u"#/components/schemas/"_qs + name, name};
}

} // namespace

/** A schema in place has no name, and the same schema is one branch. */
void TestDiscriminator::findsTheBranches()
{
    const Document document = open("    Pet:\n      anyOf: [{$ref: '#/components/schemas/Fish'}]\n"
                                   "      oneOf:\n      - $ref: '#/components/schemas/Cat'\n      - {type: object}\n"
                                   "      - $ref: 'dogs.yaml#/components/schemas/Dog'\n"
                                   "      - $ref: '#/components/schemas/Cat'\n"
                                   "    Bird: {allOf: [{$ref: '#/components/schemas/Pet'}]}\n");
    const QList<Branch> expected{
        branch(u"Cat"_qs), {u"dogs.yaml#/components/schemas/Dog"_qs, u"Dog"_qs}, branch(u"Fish"_qs)};
    QCOMPARE(openapi::branchesOf(document.snapshot(), Pet), expected);
}

void TestDiscriminator::findsTheSchemasThatExtend()
{
    const Document document = open("    Pet: {type: object}\n    Bird: {allOf: [{$ref: '#/components/schemas/Pet'}]}\n"
                                   "    Stone: {allOf: [{$ref: '#/components/schemas/Thing'}]}\n"
                                   "    Fish: {allOf: [{type: object}, {$ref: '#/components/schemas/Pet'}]}\n");
    QCOMPARE(openapi::branchesOf(document.snapshot(), Pet), QList<Branch>({branch(u"Bird"_qs), branch(u"Fish"_qs)}));
    QCOMPARE(openapi::branchesOf(document.snapshot(), {"components", "schemas", "Bird"}), QList<Branch>());
}

void TestDiscriminator::proposesWhatTheBranchesShare()
{
    const Document document = open("    Base: {properties: {id: {}, petType: {}}}\n"
                                   "    Cat: {properties: {name: {}, kind: {const: cat}}, allOf: [{$ref: "
                                   "'#/components/schemas/Base'}]}\n"
                                   "    Dog: {properties: {kind: {enum: [dog]}, petType: {}, id: {}, tail: {}}}\n");
    const QList<Branch> branches{branch(u"Cat"_qs), branch(u"Dog"_qs)};
    QCOMPARE(openapi::commonProperties(document.snapshot(), branches),
             QStringList({u"kind"_qs, u"petType"_qs, u"id"_qs}));
    QCOMPARE(openapi::discriminatorValue(document.snapshot(), branches.last(), "kind"), u"dog"_qs);
    QCOMPARE(openapi::discriminatorValue(document.snapshot(), branches.last(), "petType"), u"Dog"_qs);
}

/** Four levels of parts. Each part refers to all of the next level: there are 1 600 000 000 ways to the last one.
 */
void TestDiscriminator::readsEachPartOnce()
{
    constexpr int Width = 200;
    constexpr int Levels = 4;
    const auto name = [](int level, int number) {
        return 'L' + QByteArray::number(level) + 'N' + QByteArray::number(number);
    };
    QByteArray text = "openapi: 3.1.1\nx-parts:\n";
    QByteArray schemas = "components:\n  schemas:\n    Cat: {allOf: *parts0}\n";
    for (int level = 0; level < Levels; ++level) {
        const QByteArray list = "parts" + QByteArray::number(level);
        const QByteArray next = level + 1 < Levels ? ", allOf: *parts" + QByteArray::number(level + 1) : QByteArray();
        text += "  " + list + ": &" + list + '\n';
        for (int number = 0; number < Width; ++number) {
            text += "    - $ref: '#/components/schemas/" + name(level, number) + "'\n";
            schemas += "    " + name(level, number) + ": {properties: {p" + name(level, number) + ": {}}" + next +
                       "}\n";
        }
    }
    const Document document(text + schemas, document::Format::Yaml);
    openapi::BranchProperties properties(document.snapshot());
    QSet<QByteArray> found;
    properties.read(branch(u"Cat"_qs).reference, [&found](const QByteArray &property, const document::Node &) {
        found.insert(property);
        return true;
    });
    QCOMPARE(found.size(), Levels * Width);
    // The branch, and each part with its property.
    QCOMPARE(properties.readCount(), 1 + 2 * Levels * Width);
    QCOMPARE(openapi::commonProperties(document.snapshot(), {branch(u"Cat"_qs)}).size(), Levels * Width);
    QCOMPARE(openapi::discriminatorValue(document.snapshot(), branch(u"Cat"_qs), "missing"), u"Cat"_qs);
}

/** Thousands of branches with thousands of properties each, most of them from the same part. */
void TestDiscriminator::readsAsManyAsTheLimit()
{
    constexpr int Count = 4000;
    QByteArray schemas = "    Base:\n      properties:\n";
    for (int i = 0; i < Count; ++i)
        schemas += "        p" + QByteArray::number(i) + ": {}\n";
    QList<Branch> branches;
    for (int i = 0; i < Count; ++i) {
        schemas += "    B" + QByteArray::number(i) + ": {allOf: [{$ref: '#/components/schemas/Base'}]}\n";
        branches.append(branch(u'B' + QString::number(i)));
    }
    const Document document = open(schemas);
    openapi::BranchProperties properties(document.snapshot());
    for (const Branch &each : std::as_const(branches))
        properties.read(each.reference, [](const QByteArray &, const document::Node &) { return true; });
    QCOMPARE(properties.readCount(), openapi::MaximumBranchReads);
    QCOMPARE(openapi::commonProperties(document.snapshot(), branches), QStringList());
    QCOMPARE(openapi::commonProperties(document.snapshot(), branches.first(2)).size(), Count);
}

void TestDiscriminator::findsAsManyBranchesAsTheLimit()
{
    QByteArray schemas = "    Pet:\n      oneOf:\n";
    for (int i = 0; i < 100'000; ++i)
        schemas += "      - $ref: a.yaml#/" + QByteArray::number(i) + '\n';
    const Document document = open(schemas);
    const QList<Branch> found = openapi::branchesOf(document.snapshot(), Pet);
    QCOMPARE(found.size(), openapi::MaximumSchemaRows);
    QCOMPARE(found.last().name, QString::number(openapi::MaximumSchemaRows - 1));
}

void TestDiscriminator::addsAMapping()
{
    const QByteArray schemas = "    Pet:\n      oneOf:\n      - $ref: '#/components/schemas/Cat' # small\n"
                               "      description: A pet\n    Cat: {}\n";
    Document document = open(schemas);
    QVERIFY(openapi::addDiscriminator(document, Pet));
    QCOMPARE(document.snapshot().at(Pet.child("discriminator")).value()->toJson(),
             QByteArray(R"({"propertyName":"type","mapping":{"Cat":"#/components/schemas/Cat"}})"));
    document.undo();
    QCOMPARE(document.snapshot().text(), Head + schemas);
}

void TestDiscriminator::addsNoSecondOne()
{
    Document document = open("    Pet: {discriminator: {propertyName: a}}\n");
    QCOMPARE(openapi::addDiscriminator(document, Pet).error().code, base::ErrorCode::AlreadyExists);
    QVERIFY(!document.canUndo());
}

GATEWRIGHT_TEST(TestDiscriminator, QCoreApplication)
#include "testdiscriminator.moc"
