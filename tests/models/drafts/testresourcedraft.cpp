#include "resourcedraft.h"

#include "lint.h"
#include "testprogram.h"

#include <QTest>

using document::Document;
using document::Format;
using document::Pointer;
using document::Snapshot;
using document::Value;
using drafts::Resource;
using drafts::ResourceAction;

/** Resources that are made in one act: what is added, what is used, and that lint finds nothing. */
class TestResourceDraft final : public QObject
{
    Q_OBJECT

private slots:
    void makesTheParts_data();
    void makesTheParts();
    void lintFindsNothing_data();
    void lintFindsNothing();
    void isOneStep();
    void usesComponents();
    void keepsItsId();
    void namesWords();
    void refuses_data();
    void refuses();
    void addsNothingIfOnePartFails();
    void showsTheText();
};

namespace {

QByteArray emptyApi(const QByteArray &version)
{
    return "openapi: " + version + R"(
info:
  title: Shop
  version: 1.0.0
  description: Sells books.
  contact: {name: Ann, email: ann@example.com}
  license: {name: MIT}
servers:
  - url: https://api.shop.example
paths: {}
)";
}

Value type(const char *name)
{
    return Value::object({{"type", Value::string(QByteArray(name))}});
}

Resource books()
{
    Resource resource;
    resource.name = "books";
    resource.fields = {{"title", true, type("string")}, {"pages", false, type("integer")}};
    return resource;
}

QStringList placesOf(const drafts::Additions &additions)
{
    QStringList places;
    for (const auto &addition : additions)
        places += addition.place.toString();
    return places;
}

} // namespace

void TestResourceDraft::makesTheParts_data()
{
    QTest::addColumn<drafts::ResourceActions>("actions");
    QTest::addColumn<QStringList>("operations");
    QTest::newRow("read only") << (ResourceAction::List | ResourceAction::Read)
                               << QStringList{u"/books get listBooks"_qs, u"/books/{bookId} get getBook"_qs};
    QTest::newRow("all") << (ResourceAction::List | ResourceAction::Create | ResourceAction::Read |
                             ResourceAction::Replace | ResourceAction::Change | ResourceAction::Delete)
                         << QStringList{u"/books get listBooks"_qs,
                                        u"/books post createBook"_qs,
                                        u"/books/{bookId} get getBook"_qs,
                                        u"/books/{bookId} put replaceBook"_qs,
                                        u"/books/{bookId} delete deleteBook"_qs,
                                        u"/books/{bookId} patch changeBook"_qs};
    QTest::newRow("delete only") << drafts::ResourceActions(ResourceAction::Delete)
                                 << QStringList{u"/books/{bookId} delete deleteBook"_qs};
}

void TestResourceDraft::makesTheParts()
{
    QFETCH(drafts::ResourceActions, actions);
    Document document(emptyApi("3.1.0"), Format::Yaml);
    Resource resource = books();
    resource.actions = actions;
    const auto draft = drafts::resourceDraft(document.snapshot(), resource);
    QVERIFY(draft);
    QVERIFY(drafts::add(document, *draft, QStringLiteral("Add resource")));
    QStringList operations;
    const auto paths = document.snapshot().at({"paths"});
    for (qsizetype i = 0; i < paths.childCount(); ++i) {
        const auto item = paths.childAt(i);
        for (qsizetype at = 0; at < item.childCount(); ++at) {
            if (item.keyAt(at) != "parameters")
                operations += QString::fromUtf8(paths.keyAt(i) + ' ' + item.keyAt(at) + ' ' +
                                                item.childAt(at).member("operationId").bytes());
        }
    }
    QTEST(operations, "operations");
    QCOMPARE(document.snapshot().at({"components", "schemas", "Book", "required"}).childCount(), 2);
}

void TestResourceDraft::lintFindsNothing_data()
{
    QTest::addColumn<QByteArray>("version");
    for (const char *version : {"3.0.3", "3.1.0", "3.2.0"})
        QTest::newRow(version) << QByteArray(version);
}

void TestResourceDraft::lintFindsNothing()
{
    QFETCH(QByteArray, version);
    Document document(emptyApi(version), Format::Yaml);
    const auto texts = [&document] {
        QStringList found;
        for (const auto &diagnostic : lint::lint(document.snapshot()))
            found += diagnostic.rule + u' ' + diagnostic.pointer;
        return found;
    };
    const QStringList before = texts();
    Resource resource = books();
    resource.actions |= ResourceAction::Replace;
    const auto draft = drafts::resourceDraft(document.snapshot(), resource);
    QVERIFY(draft);
    QVERIFY(drafts::add(document, *draft, QStringLiteral("Add resource")));
    QStringList after = texts();
    after.removeIf([&before](const QString &text) { return before.contains(text); });
    QCOMPARE(after, QStringList());
}

void TestResourceDraft::isOneStep()
{
    Document document(emptyApi("3.1.0"), Format::Yaml);
    const auto draft = drafts::resourceDraft(document.snapshot(), books());
    QVERIFY(drafts::add(document, *draft, QStringLiteral("Add resource")));
    QCOMPARE(document.undoName(), QStringLiteral("Add resource"));
    document.undo();
    QCOMPARE(document.snapshot().text(), emptyApi("3.1.0"));
    QVERIFY(!document.canUndo());
}

void TestResourceDraft::usesComponents()
{
    const QByteArray text = emptyApi("3.1.0") + R"(components:
  parameters:
    PageSize: {name: limit, in: query, schema: {type: integer}}
    Offset: {name: offset, in: header, schema: {type: integer}}
  responses:
    NotFound: {description: It is not there}
tags: [{name: Books}]
)";
    const auto draft = drafts::resourceDraft(Snapshot::parse(text, Format::Yaml), books());
    QVERIFY(draft);
    const QStringList places = placesOf(*draft);
    QVERIFY(!places.contains(u"/components/parameters/Limit"_qs));
    QVERIFY(places.contains(u"/components/parameters/Offset2"_qs)); // The other one is a header field.
    QVERIFY(places.contains(u"/components/responses/Problem"_qs));
    QVERIFY(!places.contains(u"/tags/-"_qs));
    const Value item = draft->constLast().value;
    QCOMPARE(item.member("get").member("responses").member("404").toJson(),
             R"({"$ref":"#/components/responses/NotFound"})");
}

void TestResourceDraft::keepsItsId()
{
    Resource resource = books();
    resource.fields.prepend(
        {"id", true,
         Value::object({{"type", Value::string(QByteArray("integer"))}, {"readOnly", Value::boolean(true)}})});
    const auto draft = drafts::resourceDraft(Snapshot::parse(emptyApi("3.1.0"), Format::Yaml), resource);
    QVERIFY(draft);
    QCOMPARE(draft->constLast().value.member("parameters").items().first().member("schema").toJson(),
             R"({"type":"integer"})");
}

void TestResourceDraft::namesWords()
{
    Resource resource = books();
    resource.name = "line-items";
    const auto draft = drafts::resourceDraft(Snapshot::parse(emptyApi("3.1.0"), Format::Yaml), resource);
    QVERIFY(draft);
    const QStringList places = placesOf(*draft);
    QVERIFY(places.contains(u"/components/schemas/LineItem"_qs));
    QVERIFY(places.contains(u"/paths/~1line-items~1{lineItemId}"_qs));
    const Value item = draft->constLast().value;
    QCOMPARE(item.member("get").member("summary").text(), u"Get a line item"_qs);
    QCOMPARE(item.member("get").member("operationId").text(), u"getLineItem"_qs);
    QCOMPARE(item.member("get").member("tags").items().first().text(), u"Line items"_qs);
}

void TestResourceDraft::refuses_data()
{
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<base::ErrorCode>("code");
    QTest::newRow("nothing") << QByteArray() << base::ErrorCode::InvalidArgument;
    QTest::newRow("a path") << QByteArray("a/b") << base::ErrorCode::InvalidArgument;
    QTest::newRow("a query") << QByteArray("a?b") << base::ErrorCode::InvalidArgument;
    QTest::newRow("exists") << QByteArray("shelves") << base::ErrorCode::AlreadyExists;
    QTest::newRow("schema exists") << QByteArray("boxes") << base::ErrorCode::AlreadyExists;
}

void TestResourceDraft::refuses()
{
    QFETCH(QByteArray, name);
    Resource resource = books();
    resource.name = name;
    const auto draft = drafts::resourceDraft(
        Snapshot::parse("openapi: 3.1.0\npaths: {/shelves: {}}\ncomponents: {schemas: {Box: {}}}\n", Format::Yaml),
        resource);
    QVERIFY(!draft);
    QTEST(draft.error().code, "code");
}

void TestResourceDraft::addsNothingIfOnePartFails()
{
    Document document(emptyApi("3.1.0"), Format::Yaml);
    auto draft = drafts::resourceDraft(document.snapshot(), books());
    QVERIFY(draft);
    draft->append({Pointer{"info", "title"}, Value::string(QByteArray("Other"))});
    const auto added = drafts::add(document, *draft, QStringLiteral("Add resource"));
    QVERIFY(!added);
    QCOMPARE(added.error().code, base::ErrorCode::AlreadyExists);
    QCOMPARE(document.snapshot().text(), emptyApi("3.1.0"));
    QVERIFY(!document.canUndo());
}

void TestResourceDraft::showsTheText()
{
    Resource resource = books();
    resource.actions = ResourceAction::Delete;
    const auto draft = drafts::resourceDraft(Snapshot::parse(emptyApi("3.2.0"), Format::Yaml), resource);
    QVERIFY(draft);
    const QByteArray text = drafts::textOf(*draft, Format::Yaml);
    const Snapshot shown = Snapshot::parse(text, Format::Yaml);
    QVERIFY2(shown.isValid(), text.constData());
    for (const auto &addition : std::as_const(*draft)) {
        if (addition.place.last() != "-")
            QVERIFY2(shown.at(addition.place).exists(), text.constData());
    }
    QCOMPARE(shown.at({"tags", "0", "name"}).text(), u"Books"_qs);
}

GATEWRIGHT_TEST(TestResourceDraft, QCoreApplication)
#include "testresourcedraft.moc"
