#include "designerfixture.h"
#include "headersmodel.h"
#include "listitems.h"
#include "livereferences.h"
#include "membersmodel.h"
#include "parametersmodel.h"
#include "testprogram.h"
#include "textbinding.h"
#include "valuebinding.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QSignalSpy>

using namespace designer;
using document::Document;
using document::Format;
using document::Pointer;
using document::Value;

class TestFieldBinding : public QObject
{
    Q_OBJECT

private slots:
    void reportsWhatCanBeEdited_data();
    void reportsWhatCanBeEdited();
    void writesListsWithTheLeastChange_data();
    void writesListsWithTheLeastChange();
    void cutsNoLongTextOff();
    void showsTheBeginningOfALongText();
    void bindsToAnotherPlace();
    void keepsATextThatIsRefused();
    void isNotRedoneWhileATextIsRefused();
    void keepsQuotesThatWereThere();
    void quotesNothingForASpaceWhileTyping();
    void completesTypingWithAllEdits();
    void tableModelsPassTheModelTester();
    void tableCellsFollowTheDocument();
};

void TestFieldBinding::reportsWhatCanBeEdited_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<FieldState>("state");
    QTest::newRow("text") << QByteArray("a: {b: x}") << FieldState::Present;
    QTest::newRow("nothing") << QByteArray("a: {c: x}") << FieldState::Missing;
    QTest::newRow("not even its object") << QByteArray("z: 1") << FieldState::Missing;
    QTest::newRow("null") << QByteArray("a:\n  b:\n") << FieldState::Missing;
    QTest::newRow("null as object") << QByteArray("a:\n") << FieldState::Missing;
    QTest::newRow("number") << QByteArray("a: {b: 5}") << FieldState::WrongType;
    QTest::newRow("object") << QByteArray("a: {b: {}}") << FieldState::WrongType;
    QTest::newRow("text in place of the object") << QByteArray("a: no") << FieldState::WrongType;
    QTest::newRow("list in place of the object") << QByteArray("a: [1]") << FieldState::WrongType;
    QTest::newRow("alias") << QByteArray("x: &x text\na:\n  b: *x\n") << FieldState::Shared;
    QTest::newRow("object by alias") << QByteArray("x: &x {b: text}\na: *x\n") << FieldState::Shared;
    QTest::newRow("merged") << QByteArray("x: &x {b: text}\na:\n  <<: *x\n") << FieldState::Shared;
    QTest::newRow("never understood") << QByteArray("a: [") << FieldState::Unreadable;
}

void TestFieldBinding::reportsWhatCanBeEdited()
{
    QFETCH(QByteArray, text);
    QFETCH(FieldState, state);
    const document::Snapshot snapshot = document::Snapshot::parse(text, Format::Yaml);
    QCOMPARE(fieldStateAt(snapshot, {"a", "b"}, [](const document::Node &node) { return node.isString(); }), state);
}

void TestFieldBinding::writesListsWithTheLeastChange_data()
{
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QStringList>("texts");
    QTest::addColumn<QByteArray>("after");
    const QByteArray three = "tags:\n- a # first\n- b # second\n- c # third\nend: 1\n";
    QTest::newRow("the same") << three << QStringList{u"a"_qs, u"b"_qs, u"c"_qs} << three;
    QTest::newRow("one more") << three << QStringList{u"a"_qs, u"b"_qs, u"c"_qs, u"d"_qs}
                              << QByteArray("tags:\n- a # first\n- b # second\n- c # third\n- d\nend: 1\n");
    QTest::newRow("one less") << three << QStringList{u"a"_qs, u"c"_qs}
                              << QByteArray("tags:\n- a # first\n- c # third\nend: 1\n");
    QTest::newRow("another") << three << QStringList{u"a"_qs, u"x"_qs, u"c"_qs}
                             << QByteArray("tags:\n- a # first\n- x # second\n- c # third\nend: 1\n");
    QTest::newRow("none") << three << QStringList() << QByteArray("end: 1\n");
    QTest::newRow("the first ones") << QByteArray("end: 1\n") << QStringList{u"a"_qs, u"b"_qs}
                                    << QByteArray("end: 1\ntags:\n  - a\n  - b\n");
}

void TestFieldBinding::writesListsWithTheLeastChange()
{
    QFETCH(QByteArray, before);
    QFETCH(QStringList, texts);
    QFETCH(QByteArray, after);
    Document document(before, Format::Yaml);
    QVERIFY(writeTexts(document, {"tags"}, texts));
    QCOMPARE(document.snapshot().text(), after);
}

/** QLineEdit cuts at 32,767 characters, and what is left would be written with the first key. */
void TestFieldBinding::cutsNoLongTextOff()
{
    for (const int size : {32'767, 32'768}) {
        const QByteArray text = "a: " + QByteArray(size, 'x') + '\n';
        Document document(text, Format::Yaml);
        QLineEdit edit;
        TextBinding binding(document, &edit);
        binding.setPlace({Pointer{"a"}, u"Change"_qs});
        QCOMPARE(binding.state(), size == 32'767 ? FieldState::Present : FieldState::WrongType);
        edit.setCursorPosition(0);
        // QTest::keyClick() fails for a key that a read-only field ignores.
        QKeyEvent key(QEvent::KeyPress, Qt::Key_Delete, Qt::NoModifier);
        QCoreApplication::sendEvent(&edit, &key);
        binding.finish();
        QCOMPARE(document.snapshot().at({"a"}).bytes().size(), size == 32'767 ? size - 1 : size);
    }
}

/** A line of millions of characters takes minutes to lay out. */
void TestFieldBinding::showsTheBeginningOfALongText()
{
    const QByteArray line(2'000'000, 'x');
    Document document("a: " + line + "\nb: |\n" + QByteArray("  some text\n").repeated(200'000), Format::Yaml);
    for (const char *name : {"a", "b"}) {
        QPlainTextEdit edit;
        ParagraphBinding binding(document, &edit);
        binding.setPlace({Pointer{name}, u"Change"_qs});
        QCOMPARE(binding.state(), FieldState::WrongType);
        QVERIFY(edit.toPlainText().size() < 100'000);
        QVERIFY(edit.isReadOnly());
    }
    QCOMPARE(document.snapshot().at({"a"}).bytes(), line);
}

void TestFieldBinding::bindsToAnotherPlace()
{
    Document document("a: one\nb: two\n", Format::Yaml);
    QLineEdit edit;
    TextBinding binding(document, &edit);
    binding.setPlace({{"a"}, u"Edit a"_qs});
    edit.selectAll();
    QTest::keyClicks(&edit, u"1"_qs);
    binding.setPlace({{"b"}, u"Edit b"_qs});
    QCOMPARE(edit.text(), u"two"_qs);
    QTest::keyClick(&edit, Qt::Key_End);
    QTest::keyClicks(&edit, u"!"_qs);
    QCOMPARE(document.snapshot().text(), QByteArray("a: '1'\nb: two!\n"));
    document.undo();
    QCOMPARE(document.snapshot().text(), QByteArray("a: '1'\nb: two\n"));
}

void TestFieldBinding::keepsATextThatIsRefused()
{
    Document document("a: one\n", Format::Yaml);
    QLineEdit edit;
    TextBinding binding(document, &edit);
    binding.setWriter([](const Value &) { return base::Result<void>(base::Error{base::ErrorCode::ReadOnly, {}}); });
    binding.setPlace({{"a"}, u"Edit a"_qs});
    QSignalSpy failed(&binding, &FieldBinding::failed);
    QTest::keyClicks(&edit, u"!"_qs);
    QCOMPARE(failed.size(), 1);
    QCOMPARE(edit.text(), u"!one"_qs);
    binding.complete();
    QVERIFY(binding.isPending());
    QCOMPARE(edit.text(), u"!one"_qs);
    // A change elsewhere does not replace it.
    QVERIFY(document.set({"b"}, Value::string(u"two"_qs)));
    binding.refresh();
    QCOMPARE(edit.text(), u"!one"_qs);
    QTest::keyClick(&edit, Qt::Key_Escape);
    QCOMPARE(edit.text(), u"one"_qs);
    QVERIFY(!binding.isPending());
}

void TestFieldBinding::isNotRedoneWhileATextIsRefused()
{
    Document document("a: 1\n", Format::Yaml);
    QVERIFY(document.set({"b"}, Value::string(u"two"_qs)));
    document.undo();
    QPlainTextEdit edit;
    ValueBinding binding(document, &edit);
    binding.setPlace({{"a"}, u"Edit a"_qs});
    edit.selectAll();
    QTest::keyClicks(&edit, u"["_qs);
    QTest::keyClick(&edit, Qt::Key_Y, Qt::ControlModifier);
    QTest::keyClick(&edit, Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(binding.isPending());
    QCOMPARE(edit.toPlainText(), u"["_qs);
    QCOMPARE(document.snapshot().text(), QByteArray("a: 1\n"));
    QTest::keyClick(&edit, Qt::Key_Escape);
    QCOMPARE(edit.toPlainText(), u"1"_qs);
}

void TestFieldBinding::keepsQuotesThatWereThere()
{
    Document document("a: \"one\"\n", Format::Yaml);
    QLineEdit edit;
    TextBinding binding(document, &edit);
    binding.setPlace({{"a"}, u"Edit a"_qs});
    edit.selectAll();
    QTest::keyClicks(&edit, u"two: 2"_qs);
    binding.finish();
    QCOMPARE(document.snapshot().text(), QByteArray("a: \"two: 2\"\n"));
    document.undo();
    QVERIFY(!document.canUndo());
}

/** "All " needs quotes, "All books" does not. */
void TestFieldBinding::quotesNothingForASpaceWhileTyping()
{
    Document document("openapi: 3.0.3\n", Format::Yaml);
    QLineEdit edit;
    TextBinding binding(document, &edit);
    binding.setPlace({{"info", "title"}, u"Edit title"_qs, true});
    QTest::keyClicks(&edit, u"All books"_qs);
    binding.finish();
    QCOMPARE(document.snapshot().text(), QByteArray("openapi: 3.0.3\ninfo:\n  title: All books\n"));
    document.undo();
    QCOMPARE(document.snapshot().text(), QByteArray("openapi: 3.0.3\n"));
}

void TestFieldBinding::completesTypingWithAllEdits()
{
    Document document("a: one\nb: two\n", Format::Yaml);
    QLineEdit edit;
    TextBinding binding(document, &edit);
    binding.setPlace({{"a"}, u"Edit a"_qs, true});
    edit.selectAll();
    QTest::keyClicks(&edit, u"All books"_qs);
    binding.complete();
    QCOMPARE(document.snapshot().text(), QByteArray("a: All books\nb: two\n"));
    QTest::keyClicks(&edit, u"!"_qs);
    QCOMPARE(document.snapshot().text(), QByteArray("a: All books!\nb: two\n"));
    // An empty field has no member.
    edit.selectAll();
    QTest::keyClick(&edit, Qt::Key_Delete);
    binding.complete();
    QCOMPARE(document.snapshot().text(), QByteArray("b: two\n"));
    for (const char *text : {"a: All books\nb: two\n", "a: one\nb: two\n"}) {
        document.undo();
        QCOMPARE(document.snapshot().text(), QByteArray(text));
    }
}

void TestFieldBinding::tableModelsPassTheModelTester()
{
    auto definition = open(bookshop());
    Document &document = definition->document();
    const workspace::LiveReferences references({definition.get()});
    ParametersModel parameters(*definition, references);
    HeadersModel headers(*definition, references);
    MembersModel servers(document, {"url", "description"}, u"https://h"_qs);
    using Tester = QAbstractItemModelTester;
    const Tester first(&parameters, Tester::FailureReportingMode::Fatal);
    const Tester second(&headers, Tester::FailureReportingMode::Fatal);
    const Tester third(&servers, Tester::FailureReportingMode::Fatal);
    parameters.setPlace({"paths", "/books", "get", "parameters"});
    headers.setPlace({"paths", "/books", "get", "responses", "200", "headers"});
    servers.setPlace({"servers"});
    QVERIFY(parameters.addRow());
    QVERIFY(headers.addRow());
    QVERIFY(servers.addRow());
    QCOMPARE(parameters.rowCount(), 4);
    QCOMPARE(servers.rowCount(), 2);
    QVERIFY(servers.setData(servers.index(1, 1), u"Second"_qs, Qt::EditRole));
    QVERIFY(parameters.removeRowAt(0));
    QVERIFY(document.remove({"paths", "/books"}));
    QCOMPARE(parameters.rowCount(), 0);
    QCOMPARE(headers.rowCount(), 0);
    while (document.canUndo())
        document.undo();
    QCOMPARE(parameters.rowCount(), 3);
    QCOMPARE(textOf(*definition), bookshop());
}

/** A model reads each cell once, until the document changes. */
void TestFieldBinding::tableCellsFollowTheDocument()
{
    auto definition = open("openapi: 3.1.0\n"
                           "paths:\n"
                           "  /books:\n"
                           "    parameters:\n"
                           "      - {name: lang, in: query}\n"
                           "    get:\n"
                           "      parameters:\n"
                           "        - {name: q, in: query, schema: {type: string}}\n"
                           "        - {$ref: '#/components/parameters/Page'}\n"
                           "components:\n"
                           "  parameters:\n"
                           "    Page: {name: page, in: query, description: One}\n");
    Document &document = definition->document();
    const workspace::LiveReferences references({definition.get()});
    ParametersModel model(*definition, references);
    const Pointer own{"paths", "/books", "get", "parameters"};
    model.setPlaces(own, {"paths", "/books", "parameters"});
    const auto row = [&model](int number) {
        QStringList cells;
        for (int column = 0; column < model.columnCount(); ++column) {
            const QModelIndex index = model.index(number, column);
            const bool isOn = index.data(Qt::CheckStateRole).value<Qt::CheckState>() == Qt::Checked;
            const bool isFree = index.flags().testAnyFlags(Qt::ItemIsEditable | Qt::ItemIsUserCheckable);
            cells.append((isOn ? u"on"_qs : index.data().toString()) + (isFree ? u"*"_qs : QString()));
        }
        return cells.join(u',');
    };
    const QString inherited = u"lang,query,,,,Path"_qs;
    const QString plain = u"q*,query*,*,string*,*,"_qs;
    const QString referring = u"page,query,,,One,→ Page"_qs;
    const QStringList before{row(0), row(1), row(2)};
    QCOMPARE(before, QStringList({inherited, plain, referring}));

    QVERIFY(model.setData(model.index(1, ParametersModel::Name), u"text"_qs, Qt::EditRole));
    QCOMPARE(row(1), u"text*,query*,*,string*,*,"_qs);
    QVERIFY(model.setData(model.index(1, ParametersModel::Required), Qt::Checked, Qt::CheckStateRole));
    QCOMPARE(row(1), u"text*,query*,on*,string*,*,"_qs);
    QVERIFY(document.setScalar(own / Pointer{"0", "in"}, Value::string(u"path"_qs)));
    QCOMPARE(row(1), u"text*,path*,on,string*,*,"_qs); // Always required.
    QVERIFY(document.set(own / Pointer{"0", "schema"}, *Value::fromJson(R"({"type": ["string", "null"]})")));
    QCOMPARE(row(1), u"text*,path*,on,string, null,*,"_qs);
    QVERIFY(document.setScalar({"components", "parameters", "Page", "description"}, Value::string(u"Two"_qs)));
    QCOMPARE(row(2), u"page,query,,,Two,→ Page"_qs);
    QVERIFY(document.setScalar({"paths", "/books", "parameters", "0", "name"}, Value::string(u"locale"_qs)));
    QCOMPARE(row(0), u"locale,query,,,,Path"_qs);
    while (document.canUndo())
        document.undo();
    QCOMPARE(QStringList({row(0), row(1), row(2)}), before);

    model.setPlaces({"paths", "/books", "parameters"}, {});
    QCOMPARE(row(0), u"lang*,query*,*,*,*,"_qs);
}

GATEWRIGHT_TEST(TestFieldBinding, QApplication)
#include "testfieldbinding.moc"
