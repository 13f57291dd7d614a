#include "operationedit.h"
#include "testprogram.h"

#include <QTest>

using document::Document;
using document::Format;
using document::Pointer;

/** Edits of paths, operations and parameters, to the byte; each is one undo step. */
class TestOperationEdit final : public QObject
{
    Q_OBJECT

private slots:
    void makesTheEdit_data();
    void makesTheEdit();
    void refuses_data();
    void refuses();
    void changesNothingWhenNothingDiffers();
};

namespace {

using Edit = std::function<base::Result<void>(Document &)>;

const QByteArray Text = "openapi: 3.0.3\n"
                        "paths:\n"
                        "  # the catalogue\n"
                        "  /books:\n"
                        "    get:\n"
                        "      operationId: list\n"
                        "      responses: {}\n"
                        "  /books/{id}: # one\n"
                        "    get:\n"
                        "      parameters:\n"
                        "        - name: id\n"
                        "          in: path\n"
                        "          required: true\n"
                        "        - $ref: '#/components/parameters/Page'\n"
                        "      responses: {}\n"
                        "components: {}\n";

const Pointer List{"paths", "/books", "get"};
const Pointer Show{"paths", "/books/{id}", "get"};
const Pointer Id{"paths", "/books/{id}", "get", "parameters", "0"};
const Pointer Page{"paths", "/books/{id}", "get", "parameters", "1"};

QByteArray changed(const QByteArray &from, const QByteArray &to)
{
    Q_ASSERT(Text.contains(from));
    return QByteArray(Text).replace(from, to);
}

} // namespace

void TestOperationEdit::makesTheEdit_data()
{
    QTest::addColumn<Edit>("edit");
    QTest::addColumn<QByteArray>("expected");
    const auto row = [](const char *name, const Edit &edit, const QByteArray &expected) {
        QTest::newRow(name) << edit << expected;
    };
    const QByteArray end = "components: {}\n";
    row(
        "add a path", [](Document &d) { return openapi::addPath(d, "/authors"); },
        changed(end, "  /authors: {}\n" + end));
    row(
        "add a path with parameters", [](Document &d) { return openapi::addPath(d, "/a/{x}"); },
        changed(
            end,
            "  /a/{x}:\n    parameters:\n      - name: x\n        in: path\n        required: true\n        schema:\n          type: string\n" +
                end));
    row(
        "rename a path", [](Document &d) { return openapi::renamePath(d, "/books", "/works"); },
        changed("  /books:\n", "  /works:\n"));
    row(
        "remove a path", [](Document &d) { return openapi::removePath(d, "/books/{id}"); },
        changed(Text.sliced(Text.indexOf("  /books/{id}")), end));
    row(
        "duplicate a path", [](Document &d) { return openapi::duplicatePath(d, "/books", "/works"); },
        changed("  /books/{id}: # one\n", "  /works:\n    get:\n      responses: {}\n  /books/{id}: # one\n"));
    row(
        "add an operation", [](Document &d) { return openapi::addOperation(d, "/books", "post"); },
        changed(
            "      operationId: list\n      responses: {}\n",
            "      operationId: list\n      responses: {}\n    post:\n      responses:\n        '200':\n          description: OK\n"));
    row(
        "add an operation to a new path", [](Document &d) { return openapi::addOperation(d, "/new", "get"); },
        changed(end, "  /new:\n    get:\n      responses:\n        '200':\n          description: OK\n" + end));
    row(
        "change the method", [](Document &d) { return openapi::changeMethod(d, List, "head"); },
        changed("    get:\n      operationId", "    head:\n      operationId"));
    row(
        "remove an operation", [](Document &d) { return openapi::removeOperation(d, List); },
        changed("  /books:\n    get:\n      operationId: list\n      responses: {}\n", "  /books: {}\n"));
    row(
        "add a parameter",
        [](Document &d) {
            return openapi::addParameter(d, Show, {u"q"_qs, u"query"_qs, {}, false, u"string"_qs});
        },
        changed("Page'\n",
                "Page'\n        - name: q\n          in: query\n          schema:\n            type: string\n"));
    row(
        "add the first parameter",
        [](Document &d) {
            return openapi::addParameter(d, List, {u"q"_qs, u"query"_qs, u"Words"_qs, true, {}});
        },
        changed(
            "      operationId: list\n      responses: {}\n",
            "      operationId: list\n      parameters:\n        - name: q\n          in: query\n          description: Words\n          required: true\n      responses: {}\n"));
    row(
        "edit a parameter",
        [](Document &d) {
            return openapi::editParameter(d, Id, {u"isbn"_qs, u"path"_qs, u"Digits"_qs, true, u"integer"_qs});
        },
        changed(
            "name: id\n          in: path\n          required: true\n",
            "name: isbn\n          in: path\n          description: Digits\n          required: true\n          schema:\n            type: integer\n"));
    row(
        "remove a parameter", [](Document &d) { return openapi::removeParameter(d, Page); },
        changed("        - $ref: '#/components/parameters/Page'\n", ""));
}

void TestOperationEdit::makesTheEdit()
{
    QFETCH(Edit, edit);
    QFETCH(QByteArray, expected);
    Document document(Text, Format::Yaml);
    const auto done = edit(document);
    QVERIFY2(done.isOk(), done.isOk() ? "" : qPrintable(done.error().detail));
    // Which quotes a new key gets is the document's choice.
    QCOMPARE(document.fileBytes().replace("\"200\"", "'200'"), expected);
    document.undo();
    QCOMPARE(document.fileBytes(), Text);
    QVERIFY(!document.canUndo());
}

void TestOperationEdit::refuses_data()
{
    QTest::addColumn<Edit>("edit");
    QTest::addColumn<int>("code");
    using base::ErrorCode;
    const auto row = [](const char *name, const Edit &edit, ErrorCode code) {
        QTest::newRow(name) << edit << int(code);
    };
    row(
        "a path without slash", [](Document &d) { return openapi::addPath(d, "books"); }, ErrorCode::InvalidArgument);
    row(
        "a path that is there", [](Document &d) { return openapi::addPath(d, "/books"); }, ErrorCode::AlreadyExists);
    row(
        "a new name that is there", [](Document &d) { return openapi::renamePath(d, "/books", "/books/{id}"); },
        ErrorCode::AlreadyExists);
    row(
        "a path that is not there", [](Document &d) { return openapi::removePath(d, "/no"); }, ErrorCode::NotFound);
    row(
        "a copy of nothing", [](Document &d) { return openapi::duplicatePath(d, "/no", "/new"); }, ErrorCode::NotFound);
    row(
        "no method", [](Document &d) { return openapi::addOperation(d, "/books", "summary"); },
        ErrorCode::InvalidArgument);
    row(
        "an operation that is there", [](Document &d) { return openapi::addOperation(d, "/books", "get"); },
        ErrorCode::AlreadyExists);
    row(
        "a parameter for nobody",
        [](Document &d) {
            return openapi::addParameter(d, {"paths", "/no"}, {});
        },
        ErrorCode::NotFound);
    row(
        "a parameter that stands elsewhere", [](Document &d) { return openapi::editParameter(d, Page, {}); },
        ErrorCode::Unsupported);
}

void TestOperationEdit::refuses()
{
    QFETCH(Edit, edit);
    QFETCH(int, code);
    Document document(Text, Format::Yaml);
    const auto done = edit(document);
    QVERIFY(!done);
    QCOMPARE(int(done.error().code), code);
    QCOMPARE(document.fileBytes(), Text);
    QVERIFY(!document.canUndo());
}

void TestOperationEdit::changesNothingWhenNothingDiffers()
{
    Document document(Text, Format::Yaml);
    QVERIFY(openapi::editParameter(document, Id, {u"id"_qs, u"path"_qs, {}, true, {}}));
    QVERIFY(openapi::renamePath(document, "/books", "/books"));
    QVERIFY(openapi::changeMethod(document, List, "get"));
    QVERIFY(!document.canUndo());
}

GATEWRIGHT_TEST(TestOperationEdit, QCoreApplication)
#include "testoperationedit.moc"
