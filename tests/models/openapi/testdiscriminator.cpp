#include "discriminator.h"
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
