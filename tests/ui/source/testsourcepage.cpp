#include "banner.h"
#include "driving.h"
#include "grabs.h"
#include "gutter.h"
#include "processortime.h"
#include "recordingpresenter.h"
#include "singledefinition.h"
#include "sourceeditor.h"
#include "sourcepage.h"
#include "testprogram.h"
#include "theme.h"

#include <QAction>
#include <QApplication>
#include <QTest>

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
    void readOnlyTextHasNoActionsThatEdit();
    void jsonHasNoComments();
    void marksLinesWithProblems();
    void typingInALargeFileIsFast();
    void findWrapsAround();
    void replacesAll();
    void replacesByARegularExpression();
    void everyControlHasAName();

private:
    std::unique_ptr<OpenDefinition> m_definition;
    std::unique_ptr<support::SingleDefinition> m_list;
    navigation::Navigator m_navigator;
    std::unique_ptr<SourcePage> m_page;
    SourceEditor *editor() const { return m_page->findChild<SourceEditor *>(); }
    widgets::Banner *banner() const { return m_page->findChild<widgets::Banner *>(); }
    document::Document &document() const { return m_definition->document(); }
};

void TestSourcePage::init()
{
    m_definition = std::make_unique<OpenDefinition>(QStringLiteral("a.yaml"), SourceSample, Format::Yaml);
    m_list = std::make_unique<support::SingleDefinition>(*m_definition);
    m_page = std::make_unique<SourcePage>(*m_definition, m_list->references(), m_navigator);
    m_page->resize(900, 500);
    support::activate(*m_page);
    editor()->setFocus();
}

void TestSourcePage::cleanup()
{
    m_page.reset();
    m_list.reset();
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
    QCOMPARE(editor()->snapshot().text(), SourceSample);
    QTest::keyClick(editor(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(document().snapshot().at({"info", "title"}).text(), QStringLiteral("Änderung"));
    QVERIFY(editor()->snapshot().text().contains("Änderung"));
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
    QCOMPARE(editor()->selectedText(), QStringLiteral("title"));
    QCOMPARE(editor()->snapshot().lineAt(editor()->cursorOffset()), 3);
    QVERIFY(!m_page->showPointer({"info", "nothing"}));
}

void TestSourcePage::showsASpanOfBytes()
{
    const qsizetype at = SourceSample.indexOf("cher");
    m_page->showSpan({at, 4});
    QCOMPARE(editor()->selectedText(), QStringLiteral("cher"));
}

void TestSourcePage::knowsThePlaceOfTheCursor()
{
    m_page->showSpan({SourceSample.indexOf("cher"), 0});
    QCOMPARE(editor()->currentPointer(), (document::Pointer{"info", "title"}));
}

void TestSourcePage::reportsAClickedLink()
{
    support::RecordingPresenter window(m_navigator);
    const QList<navigation::Visit> &clicked = window.shown;
    QVERIFY(editor()->showPointer({"info", "version"}));
    const QPoint place = editor()->caretRect(editor()->cursorOffset()).center();
    editor()->setCarets({});
    QTest::mouseClick(editor()->viewport(), Qt::LeftButton, Qt::NoModifier, place);
    QCOMPARE(clicked.size(), 0);
    editor()->setCarets({});
    QTest::mouseClick(editor()->viewport(), Qt::LeftButton, Qt::ControlModifier, place);
    QCOMPARE(clicked.size(), 1);
    QCOMPARE(clicked.first().view, navigation::View::Target);
    QCOMPARE(clicked.first().location.pointer, (document::Pointer{"info", "version"}));
    m_navigator.setPresenter(nullptr);
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
    editor()->setCarets({});
    support::click(*m_page, "sourceGoToFault");
    QVERIFY(editor()->snapshot().lineAt(editor()->cursorOffset()) >= 4);
    QTest::keyClick(editor(), Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(!banner()->isVisible());
}

void TestSourcePage::readOnlyTextShowsWhy()
{
    document().setReadOnly(document::ReadOnlyReason::InvalidUtf8);
    const SourcePage page(*m_definition, m_list->references(), m_navigator);
    QVERIFY(page.findChild<SourceEditor *>()->isReadOnly());
    QVERIFY(page.findChild<widgets::Banner *>()->text().contains(QStringLiteral("UTF-8")));
}

void TestSourcePage::readOnlyTextHasNoActionsThatEdit()
{
    const auto isEnabled = [this](const QString &name) { return m_page->findChild<QAction *>(name)->isEnabled(); };
    const QStringList edits{u"sourceToggleComment"_qs, u"sourceMoveLinesUp"_qs, u"sourceRemoveLines"_qs,
                            u"sourceComplete"_qs};
    const auto enabledOf = [&] { return std::count_if(edits.cbegin(), edits.cend(), isEnabled); };
    QCOMPARE(enabledOf(), edits.size());
    document().setReadOnly(document::ReadOnlyReason::NotWritable);
    QCOMPARE(enabledOf(), 0);
    QVERIFY(isEnabled(u"sourceFold"_qs));
    QVERIFY(isEnabled(u"sourceNextOccurrence"_qs));
    document().setReadOnly(document::ReadOnlyReason::None);
    QCOMPARE(enabledOf(), edits.size());
}

void TestSourcePage::jsonHasNoComments()
{
    const auto json = std::make_unique<OpenDefinition>(QStringLiteral("a.json"), "{}", Format::Json);
    const support::SingleDefinition list(*json);
    const SourcePage page(*json, list.references(), m_navigator);
    QVERIFY(!page.findChild<QAction *>(u"sourceToggleComment"_qs)->isEnabled());
    QVERIFY(page.findChild<QAction *>(u"sourceRemoveLines"_qs)->isEnabled());
}

void TestSourcePage::marksLinesWithProblems()
{
    const qsizetype at = SourceSample.indexOf("B\xC3\xBC");
    m_definition->setDiagnostics(
        {{QStringLiteral("title"), base::Severity::Warning, {at, 7}, QStringLiteral("/info/title"), {}}});
    const auto *gutter = m_page->findChild<source::Gutter *>();
    QCOMPARE(gutter->marks().keys(), QList<qsizetype>{3});
    QCOMPARE(gutter->marks().value(3).problem, theme::color(theme::Role::Warning));
    // Below the text there is a wavy line.
    const QRect place = editor()->caretRect(at);
    const QImage image = editor()->viewport()->grab().toImage();
    bool isUnderlined = false;
    for (int x = place.left() + 2; x < place.left() + 20; ++x) {
        for (int y = place.center().y(); y <= place.bottom(); ++y)
            isUnderlined = isUnderlined || (image.pixelColor(x, y).red() > image.pixelColor(x, y).blue() + 40 &&
                                            image.pixelColor(x, y).red() > image.pixelColor(x, y).green() + 20);
    }
    support::grabTo(*m_page, QStringLiteral("source-problem"));
    QVERIFY(isUnderlined);
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
    const support::SingleDefinition list(definition);
    SourcePage page(definition, list.references(), m_navigator);
    page.resize(900, 600);
    page.show();
    QVERIFY(QTest::qWaitForWindowExposed(&page));
    QVERIFY(page.showPointer({"paths", "/things/20000", "get", "summary"}));
    QTest::keyClick(page.findChild<SourceEditor *>(), Qt::Key_End);
    auto start = support::processorTime();
    for (int key = 0; key < Keys; ++key)
        QTest::keyClick(page.findChild<SourceEditor *>(), Qt::Key_X);
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
    editor()->move(source::Move::TextEnd, false);
    m_page->find();
    QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("BÜCHER"));
    QTRY_COMPARE(editor()->selectedText(), QStringLiteral("Bücher"));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
    QVERIFY(editor()->hasFocus());
}

void TestSourcePage::replacesAll()
{
    m_page->replace();
    support::type(*m_page, "findText", QStringLiteral("e"));
    support::type(*m_page, "replaceText", QStringLiteral("3"));
    support::click(*m_page, "replaceAll");
    QTRY_VERIFY(!document().snapshot().text().contains('e'));
    QCOMPARE(editor()->snapshot().text(), document().snapshot().text());
    QCOMPARE(document().undoName(), QStringLiteral("Replace all"));
    document().undo();
    QCOMPARE(document().snapshot().text(), SourceSample);
}

void TestSourcePage::replacesByARegularExpression()
{
    m_page->replace();
    support::click(*m_page, "findRegularExpression");
    support::type(*m_page, "findText", QStringLiteral("(\\w+): '(\\d)'"));
    QTRY_COMPARE(editor()->selectedText(), QStringLiteral("version: '1'"));
    support::type(*m_page, "replaceText", QStringLiteral("$1: '$2.$2'"));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QTRY_COMPARE(document().snapshot().at({"info", "version"}).bytes(), QByteArray("1.1"));
    support::type(*m_page, "findText", QStringLiteral("("));
    QTRY_VERIFY(m_page->findChild<QLabel *>(QStringLiteral("findResult"))->text().contains(QStringLiteral("regular")));
}

void TestSourcePage::everyControlHasAName()
{
    QCOMPARE(support::unnamedControls(*m_page), QStringList());
}

GATEWRIGHT_TEST(TestSourcePage, QApplication)
#include "testsourcepage.moc"
