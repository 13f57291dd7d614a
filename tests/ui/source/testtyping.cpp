#include "lines.h"
#include "testprogram.h"
#include "typing.h"

#include <QRandomGenerator>
#include <QTest>

using document::Format;
using document::Snapshot;
using source::Caret;
using source::Carets;
using source::Reach;
using source::Typed;

namespace {

/** A text with its cursors: `|` is a cursor, `<a|` and `|a>` are selections. */
struct Marked {
    QByteArray text;
    Carets carets;
};

Marked unmarked(const QByteArray &marked)
{
    QByteArray text;
    QList<Caret> carets;
    qsizetype anchor = -1;
    for (const char c : marked) {
        if (c == '<') {
            anchor = text.size();
        } else if (c == '>') {
            carets.last().anchor = text.size();
        } else if (c == '|') {
            carets.append({anchor >= 0 ? anchor : text.size(), text.size()});
            anchor = -1;
        } else {
            text += c;
        }
    }
    return {text, Carets(carets, carets.size() - 1)};
}

QByteArray applied(const QByteArray &text, const Typed &typed)
{
    QByteArray result = text;
    for (auto one = typed.splices.crbegin(); one != typed.splices.crend(); ++one)
        result.replace(one->offset, one->removed, one->inserted);
    // From the end, so that the offsets stay.
    const QList<Caret> &carets = typed.carets.all();
    for (auto one = carets.crbegin(); one != carets.crend(); ++one) {
        const bool isForward = one->position >= one->anchor;
        result.insert(one->end(), isForward ? "|" : ">");
        if (one->hasSelection())
            result.insert(one->start(), isForward ? "<" : "|");
    }
    return result;
}

using Edit = Typed (*)(const Snapshot &snapshot, const Carets &carets);

Typed typeX(const Snapshot & /*snapshot*/, const Carets &carets)
{
    return source::typeText(carets, {"x"});
}

template<bool Forward, Reach Far>
Typed eraseThere(const Snapshot &snapshot, const Carets &carets)
{
    return source::erase(snapshot, carets, Forward, Far);
}

template<bool Down>
Typed moveThere(const Snapshot &snapshot, const Carets &carets)
{
    return source::moveLines(snapshot, carets, Down);
}

} // namespace

class TestTyping final : public QObject
{
    Q_OBJECT

private slots:
    void edits_data();
    void edits();
    void severalTextsGoToSeveralCursors();
    void anyEditsAreInOrder();
};

void TestTyping::edits_data()
{
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<Edit>("edit");
    QTest::addColumn<QByteArray>("after");
    const auto row = [](const char *name, const char *before, Edit edit, const char *after) {
        QTest::addRow("%s", name) << QByteArray(before) << edit << QByteArray(after);
    };
    row("types", "a|b", typeX, "ax|b");
    row("types over a selection", "a<bc|d", typeX, "ax|d");
    row("types at two cursors", "a|b\nc|d\n", typeX, "ax|b\ncx|d\n");
    row("new line keeps the indentation", "  a: b|\n", source::typeNewLine, "  a: b\n  |\n");
    row("new line below a key", "  a:|\n", source::typeNewLine, "  a:\n    |\n");
    row("new line within the indentation", " |  a: b", source::typeNewLine, " \n |  a: b");
    row("new line of the file", "a: b|\r\nc: d", source::typeNewLine, "a: b\r\n|\r\nc: d");
    row("tab", "a|b", source::typeTab, "a |b");
    row("tab at a stop", "ab|", source::typeTab, "ab  |");
    row("tab indents lines", "<a\nb\n\nc|d", source::typeTab, "  <a\n  b\n\n  c|d");
    row("unindent", "    a|b\n", source::unindent, "  a|b\n");
    row("unindent lines", "  <a\n b\nc|\n", source::unindent, "<a\nb\nc|\n");
    row("backspace", "ab|c", eraseThere<false, Reach::Character>, "a|c");
    row("backspace takes an accent first", "e\xCC\x81|", eraseThere<false, Reach::Character>, "e|");
    row("backspace in the indentation", "    |a", eraseThere<false, Reach::Character>, "  |a");
    row("backspace at the start of a line", "a\r\n|b", eraseThere<false, Reach::Character>, "a|b");
    row("backspace at the start", "|a", eraseThere<false, Reach::Character>, "|a");
    row("delete", "a|bc", eraseThere<true, Reach::Character>, "a|c");
    row("delete a line break", "a|\r\nb", eraseThere<true, Reach::Character>, "a|b");
    row("delete a whole character", "|e\xCC\x81x", eraseThere<true, Reach::Character>, "|x");
    row("delete a selection", "a|bc>d", eraseThere<true, Reach::Character>, "a|d");
    row("delete a word", "a |bc: d", eraseThere<true, Reach::Word>, "a |: d");
    row("backspace a word", "a bc|: d", eraseThere<false, Reach::Word>, "a |: d");
    row("delete to the end", "ab|cd\ne", eraseThere<true, Reach::Line>, "ab|\ne");
    row("comment", "  a|b\n", source::toggleComment, "  # a|b\n");
    row("uncomment", "  # a|b\n", source::toggleComment, "  a|b\n");
    row("comment lines", "<a\n  b\n\nc|\n", source::toggleComment, "# <a\n#   b\n\n# c|\n");
    row("remove lines", "a\nb|\nc\n", source::removeLines, "a\n|c\n");
    row("remove the last line", "a\nb|", source::removeLines, "a|");
    row("duplicate lines", "a|b\nc", source::duplicateLines, "ab\na|b\nc");
    row("duplicate the last line", "a\nb|c", source::duplicateLines, "a\nbc\nb|c");
    row("move down", "a|b\nc\nd\n", moveThere<true>, "c\na|b\nd\n");
    row("move up", "a\nb|c\nd\n", moveThere<false>, "b|c\na\nd\n");
    row("move down to the end", "a|b\nc", moveThere<true>, "c\na|b");
    row("move up from the end", "a\nb|c", moveThere<false>, "b|c\na");
    row("the first line stays", "a|b\nc\n", moveThere<false>, "a|b\nc\n");
}

void TestTyping::edits()
{
    QFETCH(QByteArray, before);
    QFETCH(Edit, edit);
    QFETCH(QByteArray, after);
    const Marked marked = unmarked(before);
    const Typed typed = edit(Snapshot::parse(marked.text, Format::Yaml), marked.carets);
    QCOMPARE(applied(marked.text, typed), after);
}

void TestTyping::severalTextsGoToSeveralCursors()
{
    const Marked marked = unmarked("a|b<c|d");
    QCOMPARE(applied(marked.text, source::typeText(marked.carets, {"1", "23"})), QByteArray("a1|b23|d"));
}

/** Whatever is edited: the splices are in order and apart, and the cursors are in the text. */
void TestTyping::anyEditsAreInOrder()
{
    const QList<Edit> edits{typeX,
                            source::typeNewLine,
                            source::typeTab,
                            source::unindent,
                            eraseThere<true, Reach::Word>,
                            eraseThere<false, Reach::Character>,
                            source::toggleComment,
                            source::removeLines,
                            source::duplicateLines,
                            moveThere<true>,
                            moveThere<false>};
    const QList<QByteArray> pieces{"a: b", "\n", "\r\n", "  ", "# c", "\xE2\x82\xAC", "- x"};
    QRandomGenerator random(3);
    for (int round = 0; round < 3000; ++round) {
        QByteArray text;
        for (int count = random.bounded(12); count > 0; --count)
            text += pieces.at(random.bounded(int(pieces.size())));
        const Snapshot snapshot = Snapshot::parse(text, Format::Yaml);
        QList<Caret> carets;
        for (int count = 1 + random.bounded(4); count > 0; --count)
            carets.append({source::characterStart(snapshot, random.bounded(int(text.size()) + 1)),
                           source::characterStart(snapshot, random.bounded(int(text.size()) + 1))});
        const Typed typed = edits.at(random.bounded(int(edits.size())))(snapshot, Carets(carets, 0));
        qsizetype end = 0;
        qsizetype size = text.size();
        for (const document::Splice &one : typed.splices) {
            QVERIFY(one.offset >= end);
            end = one.offset + one.removed;
            QVERIFY(end <= text.size());
            size += one.inserted.size() - one.removed;
        }
        for (const Caret &one : typed.carets.all())
            QVERIFY(one.start() >= 0 && one.end() <= size);
    }
}

GATEWRIGHT_TEST(TestTyping, QCoreApplication)
#include "testtyping.moc"
