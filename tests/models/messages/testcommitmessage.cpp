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
        }
    }
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
}

GATEWRIGHT_TEST(TestCommitMessage, QCoreApplication)
#include "testcommitmessage.moc"
