#include "testprogram.h"
#include "textmirror.h"

#include <QApplication>
#include <QPlainTextEdit>
#include <QRandomGenerator>
#include <QSignalSpy>
#include <QTest>
#include <QTextBlock>

using document::Document;
using document::Format;
using source::TextMirror;

namespace {

const QByteArray MirrorSample =
    "# \xF0\x9F\x93\x9A\r\ninfo:\r\n  title: T\xC3\xADtulo\r\n  version: \"1\"\r\npaths: {}\r\n";

/** A document in an editor. */
struct Fixture {
    explicit Fixture(const QByteArray &text = MirrorSample)
        : document(text, Format::Yaml)
    {
        editor.setUndoRedoEnabled(false);
        mirror = std::make_unique<TextMirror>(document, *editor.document());
    }
    [[nodiscard]] QString shown() const { return editor.toPlainText(); }
    [[nodiscard]] QString wanted() const { return source::displayed(document.snapshot().text()); }

    Document document;
    QPlainTextEdit editor;
    std::unique_ptr<TextMirror> mirror;
};

void place(QPlainTextEdit &editor, int block, int column)
{
    QTextCursor cursor(editor.document()->findBlockByNumber(block));
    cursor.setPosition(cursor.position() + column);
    editor.setTextCursor(cursor);
}

} // namespace

class TestTextMirror final : public QObject
{
    Q_OBJECT

private slots:
    void showsTheText();
    void typingGoesToTheDocument();
    void typingAfterNonAsciiChangesTheRightBytes();
    void newLineTakesTheLineEndOfTheFile();
    void cutsAndPastesSeveralLines();
    void otherChangesAppear();
    void undoRevertsTypingInOneStep();
    void appliesSeveralSplicesTogether();
    void rejectedTypingIsReverted();
    void anyEditsKeepBothEqual();
};

void TestTextMirror::showsTheText()
{
    const Fixture fixture;
    QCOMPARE(fixture.shown(), fixture.wanted());
    QCOMPARE(fixture.editor.document()->blockCount(), 6);
}

void TestTextMirror::typingGoesToTheDocument()
{
    Fixture fixture;
    place(fixture.editor, 3, 2);
    QTest::keyClicks(&fixture.editor, QStringLiteral("x-a: 1 "));
    QVERIFY(fixture.document.snapshot().text().contains("  x-a: 1 version: \"1\"\r\n"));
    QCOMPARE(fixture.shown(), fixture.wanted());
}

void TestTextMirror::typingAfterNonAsciiChangesTheRightBytes()
{
    Fixture fixture;
    place(fixture.editor, 2, 15);
    QTest::keyClick(&fixture.editor, Qt::Key_Backspace);
    fixture.editor.insertPlainText(QString::fromUtf8("é🙂"));
    QCOMPARE(fixture.document.snapshot().at({"info", "title"}).bytes(),
             QByteArray("T\xC3\xADtul\xC3\xA9\xF0\x9F\x99\x82"));
    QTest::keyClick(&fixture.editor, Qt::Key_Backspace);
    QCOMPARE(fixture.document.snapshot().at({"info", "title"}).bytes(), QByteArray("T\xC3\xADtul\xC3\xA9"));
    QVERIFY(fixture.document.snapshot().text().startsWith("# \xF0\x9F\x93\x9A\r\n"));
}

void TestTextMirror::newLineTakesTheLineEndOfTheFile()
{
    Fixture fixture;
    place(fixture.editor, 0, 4);
    QTest::keyClick(&fixture.editor, Qt::Key_Return);
    QVERIFY(fixture.document.snapshot().text().startsWith("# \xF0\x9F\x93\x9A\r\n\r\ninfo:\r\n"));
}

void TestTextMirror::cutsAndPastesSeveralLines()
{
    Fixture fixture;
    place(fixture.editor, 1, 2);
    QTextCursor cursor = fixture.editor.textCursor();
    cursor.movePosition(QTextCursor::Down, QTextCursor::KeepAnchor, 2);
    fixture.editor.setTextCursor(cursor);
    const QString cut = cursor.selectedText().replace(QChar::ParagraphSeparator, u'\n');
    const QByteArray before = fixture.document.snapshot().text();
    fixture.editor.textCursor().removeSelectedText();
    QCOMPARE(fixture.shown(), fixture.wanted());
    QVERIFY(fixture.document.snapshot().text().size() < before.size());
    fixture.editor.insertPlainText(cut);
    QCOMPARE(fixture.document.snapshot().text(), before);
}

void TestTextMirror::otherChangesAppear()
{
    Fixture fixture;
    QVERIFY(fixture.document.setScalar({"info", "title"}, document::Value::string(QStringLiteral("Ünïcode"))));
    QCOMPARE(fixture.shown(), fixture.wanted());
    QVERIFY(fixture.shown().contains(QStringLiteral("Ünïcode")));
    QVERIFY(fixture.document.remove({"info", "version"}));
    QCOMPARE(fixture.shown(), fixture.wanted());
}

void TestTextMirror::undoRevertsTypingInOneStep()
{
    Fixture fixture;
    const QByteArray before = fixture.document.snapshot().text();
    place(fixture.editor, 2, 9);
    QTest::keyClicks(&fixture.editor, QStringLiteral("Neuer "));
    QVERIFY(fixture.document.snapshot().text() != before);
    fixture.document.undo();
    QCOMPARE(fixture.document.snapshot().text(), before);
    QCOMPARE(fixture.shown(), fixture.wanted());
    fixture.document.redo();
    QCOMPARE(fixture.shown(), fixture.wanted());
    QVERIFY(fixture.shown().contains(QStringLiteral("Neuer T")));
}

void TestTextMirror::appliesSeveralSplicesTogether()
{
    Fixture fixture;
    {
        const Document::Step step(fixture.document, QStringLiteral("Two"));
        QVERIFY(fixture.document.setScalar({"info", "version"}, document::Value::string(QStringLiteral("22"))));
        QVERIFY(
            fixture.document.setScalar({"info", "title"}, document::Value::string(QStringLiteral("📚 long enough"))));
        QVERIFY(fixture.document.insert({"info", "summary"}, document::Value::string(QStringLiteral("x"))));
    }
    QCOMPARE(fixture.shown(), fixture.wanted());
    fixture.document.undo();
    QCOMPARE(fixture.shown(), fixture.wanted());
    QCOMPARE(fixture.document.snapshot().text(), MirrorSample);
}

void TestTextMirror::rejectedTypingIsReverted()
{
    Fixture fixture;
    fixture.document.setReadOnly(document::ReadOnlyReason::NotWritable);
    QSignalSpy refused(fixture.mirror.get(), &TextMirror::refused);
    place(fixture.editor, 2, 9);
    QTest::keyClicks(&fixture.editor, QStringLiteral("x"));
    QCOMPARE(refused.count(), 1);
    QTRY_COMPARE(fixture.shown(), fixture.wanted());
    QCOMPARE(fixture.document.snapshot().text(), MirrorSample);
}

void TestTextMirror::anyEditsKeepBothEqual()
{
    const QStringList pieces{QStringLiteral("a"),  QStringLiteral("é"),  QStringLiteral("🙂"),
                             QStringLiteral("\n"), QStringLiteral(": "), QStringLiteral("  b: c\n"),
                             QStringLiteral("\""), QStringLiteral("#")};
    QRandomGenerator random(11);
    Fixture fixture;
    for (int round = 0; round < 1500; ++round) {
        QTextDocument *text = fixture.editor.document();
        const int length = text->characterCount() - 1;
        switch (random.bounded(6)) {
        case 0:
            fixture.document.undo();
            break;
        case 1:
            fixture.document.redo();
            break;
        default: {
            // The cursor is never within a surrogate pair.
            QTextCursor cursor(text);
            cursor.setPosition(random.bounded(length + 1));
            if (text->characterAt(cursor.position()).isLowSurrogate())
                cursor.movePosition(QTextCursor::NextCharacter);
            cursor.movePosition(QTextCursor::NextCharacter, QTextCursor::KeepAnchor, random.bounded(5));
            cursor.insertText(pieces.at(random.bounded(static_cast<int>(pieces.size()))));
        }
        }
        QCOMPARE(fixture.shown(), fixture.wanted());
    }
}

GATEWRIGHT_TEST(TestTextMirror, QApplication)
#include "testtextmirror.moc"
