#include "accessiblesource.h"
#include "driving.h"
#include "editoractions.h"
#include "grabs.h"
#include "lines.h"
#include "sourceeditor.h"
#include "testprogram.h"
#include "theme.h"

#include <QAccessible>
#include <QApplication>
#include <QClipboard>
#include <QInputMethodEvent>
#include <QRandomGenerator>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>

using document::Format;
using source::Caret;
using source::Carets;
using source::SourceEditor;
using workspace::OpenDefinition;

namespace {

const QByteArray EditorSample =
    "# \xF0\x9F\x93\x9A\r\ninfo:\r\n  title: T\xC3\xADtulo\r\n  version: \"1\"\r\npaths: {}\r\n";

} // namespace

class TestSourceEditor final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init() { show(EditorSample); }
    void cleanup();
    void typesAfterOtherCharacters();
    void newLineHasTheLineBreakOfTheFile();
    void undoTakesAllThatWasTyped();
    void aMoveOfTheCursorEndsTheStep();
    void typesAtSeveralCursors();
    void manyCursorsAreOneUndoStep();
    void copiesAndPastesOneLineAtEachCursor();
    void pastesAllOrNothing();
    void cutsALineWithoutASelection();
    void selectsByTheMouse();
    void addsCursorsByTheMouse();
    void selectsColumns();
    void upAndDownKeepTheColumn();
    void foldsAndShowsAgain();
    void aFoldStaysWhenTheFileChangesElsewhere();
    void keysMoveOverAFold();
    void keepsWhatIsVisibleWhenLinesAreAddedAbove();
    void takesTextOfAnInputMethod();
    void rejectedTypingChangesNothing();
    void isReadableAndEditableByAssistiveTechnology();
    void isLaidOutWhereEachScrollBarNeedsTheOther();
    void showsALongLineInRows();
    void anActionComesBeforeAnEditWithItsKey();
    void tabLeavesATextThatIsReadOnly();
    void looksRight();
    void anyKeysKeepItWhole();

private:
    void show(const QByteArray &text, Format format = Format::Yaml);
    void select(const QByteArray &text);
    void key(int key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QTest::keyClick(m_editor.get(), Qt::Key(key), modifiers);
    }
    void keys(const char *text);
    [[nodiscard]] QPoint pointOf(const QByteArray &text) const;
    [[nodiscard]] QByteArray text() const { return m_definition->document().snapshot().text(); }

    std::unique_ptr<OpenDefinition> m_definition;
    std::unique_ptr<SourceEditor> m_editor;
};

/** Here the editor has an interface before it is made accessible, as while assistive technology is active. */
void TestSourceEditor::initTestCase()
{
    theme::apply(*qApp, theme::Choice::Light);
    OpenDefinition definition(QStringLiteral("a.yaml"), EditorSample, Format::Yaml);
    SourceEditor editor(definition);
    QVERIFY(!QAccessible::queryAccessibleInterface(&editor)->textInterface());
    source::makeAccessible(editor);
    QVERIFY(QAccessible::queryAccessibleInterface(&editor)->textInterface());
}

void TestSourceEditor::show(const QByteArray &text, Format format)
{
    m_editor.reset();
    m_definition = std::make_unique<OpenDefinition>(QStringLiteral("a.yaml"), text, format);
    m_editor = std::make_unique<SourceEditor>(*m_definition);
    source::makeAccessible(*m_editor);
    new source::EditorActions(*m_editor, m_definition->document());
    m_editor->resize(700, 400);
    support::activate(*m_editor);
    m_editor->setFocus();
}

void TestSourceEditor::cleanup()
{
    m_editor.reset();
    m_definition.reset();
}

void TestSourceEditor::select(const QByteArray &wanted)
{
    const qsizetype at = text().indexOf(wanted);
    QVERIFY(at >= 0);
    m_editor->setCarets(Carets({at, at + wanted.size()}));
}

/** Types characters of any script, each as one key. */
void TestSourceEditor::keys(const char *text)
{
    for (const char32_t code : QString::fromUtf8(text).toStdU32String()) {
        const QString typed = QString::fromUcs4(&code, 1);
        QKeyEvent event(QEvent::KeyPress, code < 128 ? int(QChar::toUpper(code)) : 0, Qt::NoModifier, typed);
        QApplication::sendEvent(m_editor.get(), &event);
    }
}

QPoint TestSourceEditor::pointOf(const QByteArray &wanted) const
{
    return m_editor->caretRect(text().indexOf(wanted)).center();
}

void TestSourceEditor::typesAfterOtherCharacters()
{
    select("o\r\n  version");
    key(Qt::Key_Left);
    key(Qt::Key_Backspace);
    keys("é🙂");
    QCOMPARE(m_definition->document().snapshot().at({"info", "title"}).bytes(),
             QByteArray("T\xC3\xADtu\xC3\xA9\xF0\x9F\x99\x82o"));
    key(Qt::Key_Backspace);
    QCOMPARE(m_definition->document().snapshot().at({"info", "title"}).bytes(), QByteArray("T\xC3\xADtu\xC3\xA9o"));
    QVERIFY(text().startsWith("# \xF0\x9F\x93\x9A\r\n"));
}

void TestSourceEditor::newLineHasTheLineBreakOfTheFile()
{
    select("info");
    key(Qt::Key_End);
    key(Qt::Key_Return);
    keys("summary: x");
    QVERIFY(text().contains("info:\r\n  summary: x\r\n  title"));
    select("summary");
    QApplication::clipboard()->setText(QStringLiteral("a: 1\nb"));
    key(Qt::Key_V, Qt::ControlModifier);
    QVERIFY(text().contains("a: 1\r\nb: x"));
}

void TestSourceEditor::undoTakesAllThatWasTyped()
{
    select("T\xC3\xAD");
    key(Qt::Key_Left);
    keys("Neuer ");
    QVERIFY(text() != EditorSample);
    key(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(text(), EditorSample);
    key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(text().contains("Neuer T"));
    QCOMPARE(m_editor->snapshot().text(), text());
}

void TestSourceEditor::aMoveOfTheCursorEndsTheStep()
{
    select("T\xC3\xAD");
    key(Qt::Key_Left);
    keys("ab");
    key(Qt::Key_Left);
    keys("c");
    QVERIFY(text().contains("acbT"));
    m_definition->document().undo();
    QVERIFY(text().contains("abT"));
    m_definition->document().undo();
    QCOMPARE(text(), EditorSample);
}

void TestSourceEditor::typesAtSeveralCursors()
{
    show("a: 1\nb: 2\nc: 3\n");
    key(Qt::Key_Down, Qt::ControlModifier | Qt::AltModifier);
    key(Qt::Key_Down, Qt::ControlModifier | Qt::AltModifier);
    QCOMPARE(m_editor->carets().count(), 3);
    keys("x-");
    QCOMPARE(text(), QByteArray("x-a: 1\nx-b: 2\nx-c: 3\n"));
    key(Qt::Key_End);
    key(Qt::Key_Backspace);
    keys("9");
    QCOMPARE(text(), QByteArray("x-a: 9\nx-b: 9\nx-c: 9\n"));
    key(Qt::Key_Escape);
    QCOMPARE(m_editor->carets().count(), 1);
    for (int undone = 0; undone < 3 && m_definition->document().canUndo(); ++undone)
        m_definition->document().undo();
    QCOMPARE(text(), QByteArray("a: 1\nb: 2\nc: 3\n"));
}

void TestSourceEditor::manyCursorsAreOneUndoStep()
{
    QByteArray lines;
    for (int i = 0; i < 400; ++i)
        lines += "k" + QByteArray::number(i) + ": v\n";
    show(lines);
    select("v");
    key(Qt::Key_L, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(m_editor->carets().count(), 400);
    keys("word");
    QCOMPARE(text().count("word\n"), 400);
    m_definition->document().undo();
    QCOMPARE(text(), lines);
    select("k1:");
    key(Qt::Key_D, Qt::ControlModifier);
    QCOMPARE(m_editor->carets().count(), 1); // There is no other.
    select("v");
    key(Qt::Key_D, Qt::ControlModifier);
    key(Qt::Key_D, Qt::ControlModifier);
    QCOMPARE(m_editor->carets().count(), 3);
}

void TestSourceEditor::copiesAndPastesOneLineAtEachCursor()
{
    show("a: 1\nb: 2\n");
    m_editor->setCarets(Carets({0, 1}).with({5, 6}));
    key(Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(QApplication::clipboard()->text(), QStringLiteral("a\nb"));
    m_editor->setCarets(Carets({4, 4}).with({9, 9}));
    key(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(text(), QByteArray("a: 1a\nb: 2b\n"));
}

/** A text at each of many cursors can be larger than a document, and than memory. */
void TestSourceEditor::pastesAllOrNothing()
{
    const QByteArray before = QByteArray("a: 1\n").repeated(100);
    show(before);
    QList<source::Caret> all;
    for (qsizetype i = 0; i < 100; ++i)
        all.append({i * 5, i * 5});
    m_editor->setCarets(Carets(all, 0));
    QApplication::clipboard()->setText(QString(1'000'000, u'x'));
    QSignalSpy refused(m_editor.get(), &SourceEditor::refused);
    key(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(refused.count(), 1);
    QCOMPARE(text(), before);
}

void TestSourceEditor::cutsALineWithoutASelection()
{
    show("a: 1\nb: 2\nc: 3\n");
    key(Qt::Key_Down);
    key(Qt::Key_X, Qt::ControlModifier);
    QCOMPARE(text(), QByteArray("a: 1\nc: 3\n"));
    QCOMPARE(QApplication::clipboard()->text(), QStringLiteral("b: 2\n"));
}

void TestSourceEditor::selectsByTheMouse()
{
    QWidget *viewport = m_editor->viewport();
    const QPoint place = pointOf("version") + QPoint(12, 0);
    QTest::mouseDClick(viewport, Qt::LeftButton, Qt::NoModifier, place);
    QCOMPARE(m_editor->selectedText(), QStringLiteral("version"));
    QTest::mouseClick(viewport, Qt::LeftButton, Qt::NoModifier, place);
    QCOMPARE(m_editor->selectedText(), QStringLiteral("  version: \"1\"\r\n"));
    QTest::qWait(QApplication::doubleClickInterval() + 50);
    QTest::mousePress(viewport, Qt::LeftButton, Qt::NoModifier, pointOf("tulo"));
    QTest::mouseMove(viewport, pointOf("lo\r\n"));
    QTest::mouseRelease(viewport, Qt::LeftButton, Qt::NoModifier, pointOf("lo\r\n"));
    QCOMPARE(m_editor->selectedText(), QStringLiteral("tu"));
    QTest::mouseClick(viewport, Qt::LeftButton, Qt::ShiftModifier, pointOf("\r\n  version"));
    QCOMPARE(m_editor->selectedText(), QStringLiteral("tulo"));
}

void TestSourceEditor::addsCursorsByTheMouse()
{
    QTest::mouseClick(m_editor->viewport(), Qt::LeftButton, Qt::NoModifier, pointOf("title"));
    QTest::mouseClick(m_editor->viewport(), Qt::LeftButton, Qt::AltModifier, pointOf("version"));
    QCOMPARE(m_editor->carets().count(), 2);
    keys("x");
    QVERIFY(text().contains("  xtitle"));
    QVERIFY(text().contains("  xversion"));
}

void TestSourceEditor::selectsColumns()
{
    show("abcd\nabcd\nab\nabcd\n");
    QWidget *viewport = m_editor->viewport();
    const QPoint from = m_editor->caretRect(1).center();
    const QPoint to = m_editor->caretRect(16).center();
    const Qt::KeyboardModifiers modifiers = Qt::AltModifier | Qt::ShiftModifier;
    QTest::mousePress(viewport, Qt::LeftButton, modifiers, from);
    QTest::mouseMove(viewport, to);
    QTest::mouseRelease(viewport, Qt::LeftButton, modifiers, to);
    QCOMPARE(m_editor->selectedTexts().join(u'|'), QStringLiteral("bc|bc|b|bc"));
    key(Qt::Key_Delete);
    QCOMPARE(text(), QByteArray("ad\nad\na\nad\n"));
}

void TestSourceEditor::upAndDownKeepTheColumn()
{
    show("abcdef\nab\nabcdef\n");
    m_editor->setCarets(Carets({5, 5}));
    key(Qt::Key_Down);
    QCOMPARE(m_editor->cursorOffset(), 9);
    key(Qt::Key_Down, Qt::ShiftModifier);
    QCOMPARE(m_editor->cursorOffset(), 15);
    QCOMPARE(m_editor->selectedText(), QStringLiteral("\nabcde"));
    key(Qt::Key_Home);
    key(Qt::Key_Up);
    QCOMPARE(m_editor->cursorOffset(), 7);
}

void TestSourceEditor::foldsAndShowsAgain()
{
    select("title");
    key(Qt::Key_BracketLeft, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(m_editor->rows().rowCount(), 4);
    QCOMPARE(m_editor->currentPointer(), document::Pointer{"info"});
    QVERIFY(m_editor->showPointer({"info", "version"})); // Shows what it selects.
    QCOMPARE(m_editor->rows().rowCount(), 6);
    key(Qt::Key_BracketRight, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(m_editor->rows().rowCount(), 4);
    key(Qt::Key_BracketRight, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(m_editor->rows().rowCount(), 6);
    QCOMPARE(text(), EditorSample);
}

void TestSourceEditor::aFoldStaysWhenTheFileChangesElsewhere()
{
    m_editor->toggleFold(1);
    QCOMPARE(m_editor->rows().rowCount(), 4);
    QVERIFY(m_definition->document().insert({"tags"}, document::Value::string(QStringLiteral("x"))));
    QCOMPARE(m_editor->rows().rowCount(), 5);
    QVERIFY(m_definition->document().setScalar({"info", "title"}, document::Value::string(QStringLiteral("Other"))));
    QVERIFY(m_definition->document().snapshot().isValid());
}

void TestSourceEditor::keysMoveOverAFold()
{
    m_editor->toggleFold(1);
    m_editor->setCarets(Carets({text().indexOf("info"), text().indexOf("info")}));
    key(Qt::Key_End);
    key(Qt::Key_Right);
    QCOMPARE(m_editor->cursorOffset(), text().indexOf("paths"));
    key(Qt::Key_Left);
    QCOMPARE(m_editor->cursorOffset(), text().indexOf("info") + 5);
    QCOMPARE(m_editor->rows().rowCount(), 4);
}

void TestSourceEditor::keepsWhatIsVisibleWhenLinesAreAddedAbove()
{
    QByteArray lines;
    for (int i = 0; i < 500; ++i)
        lines += "k" + QByteArray::number(i) + ": v\n";
    show(lines);
    m_editor->clearFocus();
    m_editor->verticalScrollBar()->setValue(200);
    const QByteArray first = m_editor->snapshot().text(m_editor->visibleSpan()).left(6);
    QVERIFY(m_definition->document().spliceText({0, 0, "a: 1\nb: 2\n"}));
    QCOMPARE(m_editor->verticalScrollBar()->value(), 202);
    QCOMPARE(m_editor->snapshot().text(m_editor->visibleSpan()).left(6), first);
}

void TestSourceEditor::takesTextOfAnInputMethod()
{
    select("T\xC3\xAD");
    key(Qt::Key_Left);
    QInputMethodEvent composing(QStringLiteral("にほ"), {});
    QApplication::sendEvent(m_editor.get(), &composing);
    QCOMPARE(m_editor->preedit(), QStringLiteral("にほ"));
    QCOMPARE(text(), EditorSample);
    const int left = m_editor->caretRect(m_editor->cursorOffset()).left();
    QInputMethodEvent committed;
    committed.setCommitString(QStringLiteral("日本"));
    QApplication::sendEvent(m_editor.get(), &committed);
    QVERIFY(text().contains("日本T"));
    QVERIFY(m_editor->preedit().isEmpty());
    QVERIFY(left > 0);
    QCOMPARE(m_editor->inputMethodQuery(Qt::ImSurroundingText).toString(), QStringLiteral("  title: 日本Título"));
    QCOMPARE(m_editor->inputMethodQuery(Qt::ImCursorPosition).toInt(), 11);
}

void TestSourceEditor::rejectedTypingChangesNothing()
{
    QSignalSpy refused(m_editor.get(), &SourceEditor::refused);
    m_definition->document().setReadOnly(document::ReadOnlyReason::NotWritable);
    keys("x");
    key(Qt::Key_Delete);
    key(Qt::Key_V, Qt::ControlModifier);
    key(Qt::Key_K, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(text(), EditorSample);
    QCOMPARE(refused.count(), 0);
}

void TestSourceEditor::isReadableAndEditableByAssistiveTechnology()
{
    QAccessible::setActive(true);
    QAccessibleInterface *accessible = QAccessible::queryAccessibleInterface(m_editor.get());
    QVERIFY(accessible);
    QCOMPARE(accessible->role(), QAccessible::EditableText);
    QCOMPARE(accessible->text(QAccessible::Name), QStringLiteral("Source"));
    QVERIFY(accessible->state().multiLine);
    QAccessibleTextInterface *reader = accessible->textInterface();
    QVERIFY(reader);
    const QString all = QString::fromUtf8(EditorSample);
    QCOMPARE(reader->characterCount(), all.size());
    QCOMPARE(reader->text(0, -1), all);
    const auto title = int(all.indexOf(u"Título"));
    QCOMPARE(reader->text(title, title + 6), QStringLiteral("Título"));
    int start = 0;
    int end = 0;
    QCOMPARE(reader->textAtOffset(title, QAccessible::LineBoundary, &start, &end),
             QStringLiteral("  title: Título\r\n"));
    QCOMPARE(start, int(all.indexOf(u"  title")));
    QCOMPARE(reader->textAfterOffset(title, QAccessible::LineBoundary, &start, &end),
             QStringLiteral("  version: \"1\"\r\n"));
    QCOMPARE(reader->textBeforeOffset(title, QAccessible::WordBoundary, &start, &end), QStringLiteral(" "));
    reader->setCursorPosition(title + 6);
    QCOMPARE(reader->cursorPosition(), title + 6);
    reader->setSelection(0, title, title + 6);
    QCOMPARE(m_editor->selectedText(), QStringLiteral("Título"));
    accessible->editableTextInterface()->replaceText(title, title + 6, QStringLiteral("Buch 📚"));
    QCOMPARE(m_definition->document().snapshot().at({"info", "title"}).text(), QStringLiteral("Buch 📚"));
    QCOMPARE(reader->characterCount(), QString::fromUtf8(text()).size());
    accessible->editableTextInterface()->insertText(0, QStringLiteral("# new\n"));
    QVERIFY(text().startsWith("# new\r\n# "));
    QCOMPARE(reader->text(0, -1), QString::fromUtf8(text()));
    QCOMPARE(reader->offsetAtPoint(reader->characterRect(3).center() - QPoint(1, 0)), 3);
}

/** A text that fits without scroll bars, but not beside one of them, after a scroll bar that is not needed any more. */
void TestSourceEditor::isLaidOutWhereEachScrollBarNeedsTheOther()
{
    const QScrollBar *down = m_editor->verticalScrollBar();
    QScrollBar *across = m_editor->horizontalScrollBar();
    const QSize start = m_editor->size();
    const auto resized = [&](const QSize &size) {
        m_editor->resize(size);
        for (int turn = 0; turn < 5; ++turn)
            QCoreApplication::sendPostedEvents();
        return !across->isVisible() && !down->isVisible();
    };
    QSize smallest = start;
    while (resized({smallest.width(), start.height()}))
        smallest.rwidth() -= 1;
    while (resized({start.width(), smallest.height()}))
        smallest.rheight() -= 1;
    QVERIFY(resized(start));
    QVERIFY(resized(smallest + QSize(3, 3)));
    across->setRange(0, 11);
    for (int turn = 0; turn < 5; ++turn)
        QCoreApplication::sendPostedEvents();
    QVERIFY(m_editor->viewport()->height() > 0);
}

void TestSourceEditor::showsALongLineInRows()
{
    show("{\"a\": \"" + QByteArray(5'000'000, 'x') + "\", \"b\": 1}", Format::Json);
    QCOMPARE(m_editor->rows().rowCount(), 5001);
    m_editor->move(source::Move::TextEnd, false);
    keys(" ");
    QVERIFY(text().endsWith("} "));
    QVERIFY(m_editor->showPointer({"b"}));
    QCOMPARE(m_editor->selectedText(), QStringLiteral("\"b\""));
    key(Qt::Key_Home);
    QCOMPARE(m_editor->cursorOffset(), 0);
}

/** Del has the place of Ctrl+D, which deletes on X11 and Wayland, where tests do not run. */
void TestSourceEditor::anActionComesBeforeAnEditWithItsKey()
{
    auto *action = new QAction(m_editor.get());
    action->setShortcut(Qt::Key_Delete);
    action->setShortcutContext(Qt::WidgetShortcut);
    m_editor->addAction(action);
    QSignalSpy triggered(action, &QAction::triggered);
    m_editor->show();
    support::activate(*m_editor);
    m_editor->setFocus();
    QTest::keyClick(m_editor.get(), Qt::Key_Delete);
    QCOMPARE(triggered.count(), 1);
    QCOMPARE(text(), EditorSample);
    action->setEnabled(false);
    QTest::keyClick(m_editor.get(), Qt::Key_Delete);
    QCOMPARE(text(), EditorSample.sliced(1));
}

void TestSourceEditor::tabLeavesATextThatIsReadOnly()
{
    QWidget page;
    auto *other = new QLineEdit(&page);
    m_editor->setParent(&page);
    other->setGeometry(0, 0, 10, 10);
    m_editor->show();
    support::activate(page);
    m_editor->setFocus();
    key(Qt::Key_Tab);
    QVERIFY(m_editor->hasFocus());
    QVERIFY(text().startsWith("  #"));
    m_definition->document().setReadOnly(document::ReadOnlyReason::NotWritable);
    QTest::keyClick(m_editor.get(), Qt::Key_Tab);
    QVERIFY(other->hasFocus());
    m_editor->setParent(nullptr);
}

void TestSourceEditor::looksRight()
{
    show(
        "openapi: 3.1.0 # the version\ninfo:\n  title: Bücher\n  version: '1'\npaths:\n  /a:\n    get:\n      responses:\n"
        "        '200':\n          $ref: '#/components/responses/A'\ncomponents: {responses: {A: {description: x}}}\n");
    m_editor->toggleFold(6);
    m_editor->setCarets(Carets({9, 14}).with({40, 40}));
    support::grabTo(*m_editor, QStringLiteral("source-editor"));
    // A key has the color of keys.
    const QRect place = m_editor->caretRect(0);
    const QImage image = m_editor->viewport()->grab().toImage();
    bool isColored = false;
    for (int x = place.left(); x < place.left() + 40; ++x) {
        for (int y = place.top(); y < place.bottom(); ++y)
            isColored = isColored || image.pixelColor(x, y) == theme::color(theme::Role::Accent);
    }
    QVERIFY(isColored);
}

void TestSourceEditor::anyKeysKeepItWhole()
{
    QRandomGenerator random(23);
    const QList<int> moves{Qt::Key_Left, Qt::Key_Right, Qt::Key_Up,       Qt::Key_Down,
                           Qt::Key_Home, Qt::Key_End,   Qt::Key_PageDown, Qt::Key_PageUp};
    const QList<int> edits{Qt::Key_Return, Qt::Key_Backspace, Qt::Key_Delete, Qt::Key_Tab, Qt::Key_Backtab};
    const QStringList texts{u"a"_qs, u"é"_qs, u": "_qs, u"- "_qs, u"\""_qs, u"#"_qs, u"{"_qs};
    for (int round = 0; round < 2500; ++round) {
        Qt::KeyboardModifiers modifiers = random.bounded(4) == 0 ? Qt::ShiftModifier : Qt::NoModifier;
        switch (random.bounded(8)) {
        case 0:
            key(edits.at(random.bounded(int(edits.size()))));
            break;
        case 1:
            key(random.bounded(2) == 0 ? Qt::Key_Z : Qt::Key_Y, Qt::ControlModifier);
            break;
        case 2:
            key(random.bounded(2) == 0 ? Qt::Key_Up : Qt::Key_Down,
                random.bounded(2) == 0 ? Qt::AltModifier : Qt::ControlModifier | Qt::AltModifier);
            break;
        case 3:
            m_editor->toggleFoldAtCaret();
            break;
        case 4:
            if (random.bounded(3) == 0)
                modifiers |= Qt::ControlModifier;
            key(moves.at(random.bounded(int(moves.size()))), modifiers);
            break;
        case 5:
            (void)m_definition->document().setScalar({"info", "title"},
                                                     document::Value::string(QString::number(round)));
            break;
        default:
            keys(texts.at(random.bounded(int(texts.size()))).toUtf8().constData());
        }
        QCOMPARE(m_editor->snapshot().text(), text());
        for (const Caret &one : m_editor->carets().all()) {
            QVERIFY(one.start() >= 0 && one.end() <= text().size());
            QCOMPARE(source::characterStart(m_editor->snapshot(), one.position), one.position);
        }
        if (round % 100 == 0)
            (void)m_editor->grab();
    }
}

GATEWRIGHT_TEST(TestSourceEditor, QApplication)
#include "testsourceeditor.moc"
