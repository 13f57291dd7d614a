#include "sourcetree.h"
#include "testprogram.h"

#include <QRegularExpression>
#include <QTest>

using architecture::sourcesBelow;
using architecture::textOf;

/** All settings are rows of one table: sorted, each with a comment; no other file declares or stores one. */
class TestSettingsTable final : public QObject
{
    Q_OBJECT

private slots:
    void isSortedByKey();
    void hasACommentAndOneLineForEachRow();
    void hasAllSettings();
    void settingsFileHasOneUser();
};

namespace {

const QString Table = u"models/settings/settingstable.h"_qs;

/** The files of the program that match, except those below `allowed`. */
QStringList matching(const QRegularExpression &expression, const QString &allowed)
{
    QStringList found;
    for (const QString &folder : {u"models"_qs, u"app"_qs, u"ui"_qs}) {
        for (const QString &file : sourcesBelow(folder)) {
            if (!file.startsWith(allowed) && textOf(file).contains(expression))
                found.append(file);
        }
    }
    return found;
}

/** The lines that declare a row, with the line before each. */
QList<std::pair<QString, QString>> rows()
{
    QList<std::pair<QString, QString>> found;
    const QStringList lines = textOf(Table).split(u'\n');
    for (qsizetype i = 1; i < lines.size(); ++i) {
        if (lines.at(i).startsWith(u"inline constexpr Setting"))
            found.append({lines.at(i - 1), lines.at(i)});
    }
    return found;
}

} // namespace

void TestSettingsTable::isSortedByKey()
{
    QStringList keys;
    for (const auto &[comment, row] : rows())
        keys.append(row.section(u'"', 1, 1));
    QVERIFY(keys.size() > 20);
    QStringList sorted = keys;
    sorted.sort();
    QCOMPARE(sorted.removeDuplicates(), 0);
    QCOMPARE(keys, sorted);
}

void TestSettingsTable::hasACommentAndOneLineForEachRow()
{
    for (const auto &[comment, row] : rows()) {
        QVERIFY2(comment.startsWith(u"/** ") && comment.endsWith(u" */"), qPrintable(row));
        QVERIFY2(row.endsWith(u"};"), qPrintable(row));
    }
}

void TestSettingsTable::hasAllSettings()
{
    static const QRegularExpression declared(u"\\bSetting(?:Family|Array)?(?:<[^>]*>+)?(?: \\w+)?\\{"_qs);
    QVERIFY(textOf(Table).contains(declared));
    QCOMPARE(matching(declared, u"models/settings/"_qs), QStringList());
}

void TestSettingsTable::settingsFileHasOneUser()
{
    static const QRegularExpression used(u"\\bQSettings\\b"_qs);
    QCOMPARE(matching(used, u"app/settings/"_qs), QStringList());
}

GATEWRIGHT_TEST(TestSettingsTable, void)
#include "testsettingstable.moc"
