#include "banner.h"
#include "driving.h"
#include "grabs.h"
#include "processortime.h"
#include "sourceeditor.h"
#include "sourcepage.h"
#include "testprogram.h"
#include "theme.h"

#include <QApplication>
#include <QSignalSpy>
#include <QTest>
#include <QTextBlock>

using document::Format;
using source::SourceEditor;
using source::SourcePage;
using workspace::OpenDefinition;
using namespace std::chrono_literals;

namespace {

const QByteArray SourceSample = "# Gr\xC3\xBC\xC3\x9F"
                                "e\nopenapi: 3.0.3\ninfo:\n  title: B\xC3\xBC"
                                "cher\n  version: '1'\npaths: {}\n";

} // namespace

class TestSourcePage final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { theme::apply(*qApp, theme::Choice::Light); }
    void init();
    void cleanup();
    void typedTextIsInTheDocument();
    void undoAndRedoAreTheDocuments();
    void returnKeepsTheIndentation();
    void showsAPointer();
    void showsASpanOfBytes();
    void knowsThePlaceOfTheCursor();
    void reportsAClickedLink();
    void showsASyntaxErrorAndItsPlace();
    void readOnlyTextShowsWhy();
    void underlinesProblems();
    void blockTextHasNoKeys();
    void typingInALargeFileIsFast();
    void findWrapsAround();
    void replacesAll();
    void everyControlHasAName();

private:
    std::unique_ptr<OpenDefinition> m_definition;
    std::unique_ptr<SourcePage> m_page;
    SourceEditor *editor() const { return m_page->editor(); }
    widgets::Banner *banner() const { return m_page->findChild<widgets::Banner *>(); }
    document::Document &document() const { return m_definition->document(); }
};

void TestSourcePage::init()
{
    m_definition = std::make_unique<OpenDefinition>(QStringLiteral("a.yaml"), SourceSample, Format::Yaml);
    m_page = std::make_unique<SourcePage>(*m_definition);
    m_page->resize(900, 500);
    support::activate(*m_page);
    editor()->setFocus();
}

void TestSourcePage::cleanup()
{
    m_page.reset();
    m_definition.reset();
}

void TestSourcePage::typedTextIsInTheDocument()
{
    QVERIFY(editor()->showPointer({"info", "version"}));
    QTest::keyClick(editor(), Qt::Key_End);
    QTest::keyClick(editor(), Qt::Key_Left);
    QTest::keyClicks(editor(), QStringLiteral(".5"));
    QCOMPARE(document().snapshot().at({"info", "version"}).bytes(), QByteArray("1.5"));
    QVERIFY(document().isModified());
}

void TestSourcePage::undoAndRedoAreTheDocuments()
{
    QVERIFY(document().setScalar({"info", "title"}, document::Value::string(QStringLiteral("Änderung"))));
    QTest::keyClick(editor(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(document().snapshot().text(), SourceSample);
    QCOMPARE(editor()->toPlainText(), QString::fromUtf8(SourceSample));
    QTest::keyClick(editor(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(document().snapshot().at({"info", "title"}).text(), QStringLiteral("Änderung"));
    QVERIFY(editor()->toPlainText().contains(QStringLiteral("Änderung")));
}

void TestSourcePage::returnKeepsTheIndentation()
{
    QVERIFY(editor()->showPointer({"info", "version"}));
    QTest::keyClick(editor(), Qt::Key_End);
    QTest::keyClick(editor(), Qt::Key_Return);
    QTest::keyClicks(editor(), QStringLiteral("summary: x"));
    QCOMPARE(document().snapshot().at({"info", "summary"}).text(), QStringLiteral("x"));
}

void TestSourcePage::showsAPointer()
{
    QVERIFY(m_page->showPointer({"info", "title"}));
    QCOMPARE(editor()->textCursor().selectedText(), QStringLiteral("title"));
    QCOMPARE(editor()->textCursor().blockNumber(), 3);
    QVERIFY(!m_page->showPointer({"info", "nothing"}));
}

void TestSourcePage::showsASpanOfBytes()
{
    const qsizetype at = SourceSample.indexOf("cher");
    m_page->showSpan({at, 4});
    QCOMPARE(editor()->textCursor().selectedText(), QStringLiteral("cher"));
}

void TestSourcePage::knowsThePlaceOfTheCursor()
{
    m_page->showSpan({SourceSample.indexOf("cher"), 0});
    QCOMPARE(editor()->currentPointer(), (document::Pointer{"info", "title"}));
}

void TestSourcePage::reportsAClickedLink()
{
    QSignalSpy clicked(editor(), &SourceEditor::linkClicked);
    QVERIFY(editor()->showPointer({"info", "version"}));
    const QPoint place = editor()->cursorRect().center();
    editor()->moveCursor(QTextCursor::Start);
    QTest::mouseClick(editor()->viewport(), Qt::LeftButton, Qt::NoModifier, place);
    QCOMPARE(clicked.size(), 0);
    editor()->moveCursor(QTextCursor::Start);
    QTest::mouseClick(editor()->viewport(), Qt::LeftButton, Qt::ControlModifier, place);
    QCOMPARE(clicked.size(), 1);
    QCOMPARE(editor()->currentPointer(), (document::Pointer{"info", "version"}));
    QVERIFY(SourceSample.mid(editor()->cursorOffset()).startsWith(": '1'"));
}

void TestSourcePage::showsASyntaxErrorAndItsPlace()
{
    QVERIFY(!banner()->isVisible());
    QVERIFY(editor()->showPointer({"info", "version"}));
    QTest::keyClick(editor(), Qt::Key_End);
    QTest::keyClick(editor(), Qt::Key_Backspace);
    QVERIFY(!document().snapshot().isValid());
    QTRY_VERIFY(banner()->isVisible());
    QVERIFY2(banner()->text().contains(QStringLiteral("5")), qPrintable(banner()->text()));
    support::grabTo(*m_page, QStringLiteral("source-fault"));
    editor()->moveCursor(QTextCursor::Start);
    support::click(*m_page, "sourceGoToFault");
    QVERIFY(editor()->textCursor().blockNumber() >= 4);
    QTest::keyClick(editor(), Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(!banner()->isVisible());
}

void TestSourcePage::readOnlyTextShowsWhy()
{
    document().setReadOnly(document::ReadOnlyReason::InvalidUtf8);
    const SourcePage page(*m_definition);
    QVERIFY(page.editor()->isReadOnly());
    QVERIFY(page.findChild<widgets::Banner *>()->text().contains(QStringLiteral("UTF-8")));
}

void TestSourcePage::underlinesProblems()
{
    const qsizetype at = SourceSample.indexOf("B\xC3\xBC");
    m_definition->setDiagnostics(
        {{QStringLiteral("title"), base::Severity::Warning, {at, 7}, QStringLiteral("/info/title"), {}}});
    const auto underlined = [this] {
        QStringList texts;
        const auto selections = editor()->extraSelections();
        for (const QTextEdit::ExtraSelection &one : selections) {
            if (one.format.underlineStyle() == QTextCharFormat::WaveUnderline)
                texts.append(one.cursor.selectedText());
        }
        return texts;
    };
    QTRY_COMPARE(underlined(), QStringList{QStringLiteral("Bücher")});
    support::grabTo(*m_page, QStringLiteral("source-problem"));
}

void TestSourcePage::blockTextHasNoKeys()
{
    OpenDefinition definition(QStringLiteral("b.yaml"),
                              "info:\n  description: |\n    one thing: a text\n    # two\n  title: T # three\n",
                              Format::Yaml);
    SourcePage page(definition);
    page.resize(600, 300);
    page.show();
    const auto colored = [&page] {
        QStringList texts;
        const auto selections = page.editor()->extraSelections();
        for (const QTextEdit::ExtraSelection &one : selections) {
            if (one.cursor.hasSelection())
                texts.append(one.cursor.selectedText());
        }
        return texts;
    };
    const QStringList expected{QStringLiteral("info"), QStringLiteral("description"), QStringLiteral("title"),
                               QStringLiteral("# three")};
    QTRY_COMPARE(colored(), expected);
}

void TestSourcePage::typingInALargeFileIsFast()
{
    constexpr int Paths = 40'000;
    constexpr int Keys = 60;
    QByteArray text = "openapi: 3.0.3\ninfo:\n  title: Gro\xC3\x9F\n  version: '1'\npaths:\n";
    for (int path = 0; path < Paths; ++path)
        text += "  /things/" + QByteArray::number(path) + ":\n    get:\n      summary: Gets \xC3\xBC" +
                QByteArray::number(path) + "\n      operationId: get" + QByteArray::number(path) +
                "\n      responses:\n        '200':\n          description: ok\n";
    OpenDefinition definition(QStringLiteral("large.yaml"), text, Format::Yaml);
    SourcePage page(definition);
    page.resize(900, 600);
    page.show();
    QVERIFY(QTest::qWaitForWindowExposed(&page));
    QVERIFY(page.showPointer({"paths", "/things/20000", "get", "summary"}));
    QTest::keyClick(page.editor(), Qt::Key_End);
    auto start = support::processorTime();
    for (int key = 0; key < Keys; ++key)
        QTest::keyClick(page.editor(), Qt::Key_X);
    const auto aKey = (support::processorTime() - start) / Keys;
    QVERIFY(definition.document().snapshot().at({"paths", "/things/20000", "get", "summary"}).bytes().endsWith("xxx"));
    start = support::processorTime();
    (void)document::Snapshot::parse(text, Format::Yaml);
    const auto reading = support::processorTime() - start;
    qInfo("%lld bytes: %lld us to read, %lld us a key", static_cast<long long>(text.size()),
          static_cast<long long>(reading / 1us), static_cast<long long>(aKey / 1us));
    QVERIFY2(aKey * 10 < reading, "a key costs what work on the whole text does");
}

void TestSourcePage::findWrapsAround()
{
    editor()->moveCursor(QTextCursor::End);
    m_page->find();
    QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("BÜCHER"));
    QCOMPARE(editor()->textCursor().selectedText(), QStringLiteral("Bücher"));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
    QVERIFY(editor()->hasFocus());
}

void TestSourcePage::replacesAll()
{
    m_page->replace();
    support::type(*m_page, "findText", QStringLiteral("e"));
    support::type(*m_page, "replaceText", QStringLiteral("3"));
    support::click(*m_page, "replaceAll");
    QVERIFY(!document().snapshot().text().contains('e'));
    QCOMPARE(editor()->toPlainText(), QString::fromUtf8(document().snapshot().text()));
}

void TestSourcePage::everyControlHasAName()
{
    QCOMPARE(support::unnamedControls(*m_page), QStringList());
}

GATEWRIGHT_TEST(TestSourcePage, QApplication)
#include "testsourcepage.moc"
