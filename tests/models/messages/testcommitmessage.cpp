#include "commitmessage.h"
#include "testprogram.h"

#include <QTest>

using ApiChange = difference::Change;
using difference::Level;

/** Commit messages that are drafted from changes. */
class TestCommitMessage final : public QObject
{
    Q_OBJECT

private slots:
    void isEmptyWithoutChanges();
    void namesTheOnlyChange();
    void marksBreakingChanges();
    void isAFixWithoutAdditionsAndBreaks();
    void keepsTheSubjectShort();
    void countsWhatItDoesNotList();
    void keepsHostileTextsInTheirLines();
    void writesMarkdown();
    void listsOtherEdits();
    void keepsLinesShort();
};

namespace {

ApiChange change(const QString &operation, Level level, const char *message, bool isAddition = false)
{
    ApiChange made;
    made.id = u"some-id"_qs;
    made.operation = operation;
    made.level = level;
    made.message = message;
    made.newPlace = openapi::Place{};
    if (!isAddition)
        made.oldPlace = openapi::Place{};
    return made;
}

} // namespace

void TestCommitMessage::isEmptyWithoutChanges()
{
    QCOMPARE(messages::commitMessage({}), QString());
}

void TestCommitMessage::namesTheOnlyChange()
{
    QCOMPARE(messages::commitMessage({change(u"GET /pets"_qs, Level::Info, "The operation was added.", true)}),
             u"feat(api): GET /pets: The operation was added\n\nGET /pets\n- The operation was added.\n"_qs);
}

void TestCommitMessage::marksBreakingChanges()
{
    const QString message = messages::commitMessage(
        {change(u"GET /a"_qs, Level::Info, "Mild."), change(u"GET /b"_qs, Level::Warning, "Doubtful."),
         change(u"GET /b"_qs, Level::Breaking, "Narrower."), change({}, Level::Breaking, "Other server.")});
    QCOMPARE(message, u"feat(api)!: change GET /b and 2 more operations\n"
                      "\n"
                      "GET /b\n"
                      "- breaking: Narrower.\n"
                      "- warning: Doubtful.\n"
                      "\n"
                      "the document\n"
                      "- breaking: Other server.\n"
                      "\n"
                      "GET /a\n"
                      "- Mild.\n"
                      "\n"
                      "BREAKING CHANGE: GET /b: Narrower.\n"
                      "  the document: Other server.\n"_qs);
}

void TestCommitMessage::isAFixWithoutAdditionsAndBreaks()
{
    QVERIFY(
        messages::commitMessage({change(u"GET /a"_qs, Level::Info, "Mild.")}).startsWith(u"fix(api): GET /a: Mild\n"));
}

void TestCommitMessage::keepsTheSubjectShort()
{
    const QString path = u"GET /"_qs + QString(200, u'x');
    for (const QString &operation : {path, u"GET /pets/"_qs + u"long/"_qs.repeated(30), u"GET /a"_qs}) {
        for (const qsizetype count : {1, 2, 300}) {
            QList<ApiChange> changes;
            for (qsizetype i = 0; i < count; ++i)
                changes.append(
                    change(operation + QString::number(i), Level::Breaking, "A sentence of many words about it."));
            const QString subject = messages::commitMessage(changes).section(u'\n', 0, 0);
            QVERIFY2(subject.size() <= messages::LongestSubject, qPrintable(subject));
            QVERIFY(subject.startsWith(u"feat(api)!: "));
            // It says less, and does not end in the middle of a path or a sentence.
            QVERIFY2(!subject.contains(u'…'), qPrintable(subject));
            QVERIFY2(!subject.contains(u'/') || subject.contains(operation), qPrintable(subject));
        }
    }
    const QString last = u"The description of one of its parameters has other words now"_qs;
    QCOMPARE(messages::commitMessage({change(u"GET /pets"_qs, Level::Info, qPrintable(last))}).section(u'\n', 0, 0),
             u"fix(api): change GET /pets"_qs);
    QCOMPARE(messages::commitMessage({}, {{messages::TextEdit::Kind::Changed, QString(u"schemas › "_qs).repeated(9)}})
                 .section(u'\n', 0, 0),
             u"docs(api): edit 1 places"_qs);
}

void TestCommitMessage::countsWhatItDoesNotList()
{
    QList<ApiChange> changes;
    for (int i = 0; i < messages::MostBodyLines + 7; ++i)
        changes.append(change(u"GET /a"_qs, Level::Info, "Mild."));
    const QString message = messages::commitMessage(changes);
    QCOMPARE(message.count(u"- Mild."_qs), messages::MostBodyLines);
    QVERIFY(message.endsWith(u"\n7 more changes\n"_qs));
}

void TestCommitMessage::keepsHostileTextsInTheirLines()
{
    const QString message = messages::commitMessage(
        {change(u"GET /a\n\nBREAKING CHANGE: all"_qs, Level::Info, "Two\nlines.")});
    QVERIFY(!message.contains(u"\nBREAKING"_qs));
    QVERIFY(!message.contains(u"\nlines"_qs));
}

void TestCommitMessage::writesMarkdown()
{
    ApiChange proved = change(u"GET /a_b"_qs, Level::Breaking, "Narrower.");
    proved.example = "\"a`b\"";
    QCOMPARE(
        messages::changesAsMarkdown({proved, change({}, Level::Info, "Title.")}),
        u"### GET /a\\_b\n\n- **breaking** Narrower. (`some-id`)\n  Example: `\"a'b\"`\n\n### Document\n\n- **info** "
        "Title. (`some-id`)\n"_qs);
    const messages::TextEdit edit{messages::TextEdit::Kind::Changed, u"info › title_x"_qs};
    QCOMPARE(messages::changesAsMarkdown({change(u"GET /a"_qs, Level::Info, "Mild.")}, {edit}),
             u"### GET /a\n\n- **info** Mild. (`some-id`)\n\n### Other edits\n\n- change info › title\\_x\n"_qs);
    QCOMPARE(messages::changesAsMarkdown({}, {edit}), u"### Other edits\n\n- change info › title\\_x\n"_qs);
}

void TestCommitMessage::listsOtherEdits()
{
    using Kind = messages::TextEdit::Kind;
    QCOMPARE(messages::commitMessage({}, {{Kind::Changed, u"info › title"_qs}}),
             u"docs(api): change info › title\n"_qs);
    QCOMPARE(messages::commitMessage({}, {{Kind::Added, u"tags › books"_qs}, {Kind::Renamed, u"schemas › Pet"_qs}}),
             u"docs(api): edit 2 places\n\n- add tags › books\n- rename schemas › Pet\n"_qs);
    QCOMPARE(messages::commitMessage({change(u"GET /a"_qs, Level::Breaking, "Narrower.")},
                                     {{Kind::Removed, u"info › contact"_qs}}),
             u"feat(api)!: GET /a: Narrower\n\nGET /a\n- breaking: Narrower.\n\nOther edits\n- remove info › "
             "contact\n\nBREAKING CHANGE: GET /a: Narrower.\n"_qs);
}

void TestCommitMessage::keepsLinesShort()
{
    const QString message = messages::commitMessage(
        {change(u"POST /orders/{orderId}/positions"_qs, Level::Breaking,
                "A sentence about a change that has many more characters than fit in a line of a commit message."),
         change(u"GET /a"_qs, Level::Breaking, "Another sentence about a change that is too long for a single line.")},
        {{messages::TextEdit::Kind::Changed, QString(u"components › "_qs).repeated(9) + u"end"_qs}});
    for (const QString &line : message.split(u'\n'))
        QVERIFY2(line.size() <= messages::LongestBodyLine, qPrintable(line));
    QVERIFY(message.contains(u"\n- breaking: A sentence about a change that has many more characters than\n  fit"_qs));
    // All lines of the footer belong to it.
    const QStringList footer = message.section(u"BREAKING CHANGE: "_qs, 1).split(u'\n', Qt::SkipEmptyParts);
    QVERIFY(footer.size() > 3);
    for (const QString &line : footer.mid(1))
        QVERIFY2(line.startsWith(u"  "), qPrintable(line));
    // A longer word stays whole.
    const QString path(100, u'x');
    QVERIFY(messages::commitMessage({change(u"GET /a"_qs, Level::Info, "M."), change(u'/' + path, Level::Info, "M.")})
                .contains(path));
}

GATEWRIGHT_TEST(TestCommitMessage, QCoreApplication)
#include "testcommitmessage.moc"
