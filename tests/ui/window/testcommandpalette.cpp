#include "commandpalette.h"
#include "driving.h"
#include "grabs.h"
#include "testprogram.h"
#include "theme.h"

#include <QApplication>
#include <QListWidget>
#include <QPointer>
#include <QTest>

using window::CommandPalette;
using window::fuzzyScore;

class TestCommandPalette final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { theme::apply(*qApp, theme::Choice::Light); }
    void matchesLettersWithOthersBetween();
    void prefersStartsOfWords();
    void returnRunsTheBestEntry();
    void arrowsWrapAround();
    void escapeRunsNothing();

private:
    QPointer<CommandPalette> open(QWidget &parent, QStringList &run);
};

void TestCommandPalette::matchesLettersWithOthersBetween()
{
    QVERIFY(fuzzyScore(u"sgw", u"Start gateway") >= 0);
    QVERIFY(fuzzyScore(u"gateway start", u"Start gateway") < 0);
    QVERIFY(fuzzyScore(u"", u"Anything") >= 0);
    QVERIFY(fuzzyScore(u"xyz", u"Start gateway") < 0);
}

void TestCommandPalette::prefersStartsOfWords()
{
    QVERIFY(fuzzyScore(u"sa", u"Save all") > fuzzyScore(u"sa", u"Close definition as"));
    QVERIFY(fuzzyScore(u"save", u"Save") > fuzzyScore(u"save", u"Save all"));
    QVERIFY(fuzzyScore(u"og", u"Open gateway") > fuzzyScore(u"og", u"Toggle other"));
}

QPointer<CommandPalette> TestCommandPalette::open(QWidget &parent, QStringList &run)
{
    QList<window::PaletteEntry> entries;
    for (const char *name : {"Save", "Save all", "Start gateway", "Open file"}) {
        const QString title = QString::fromLatin1(name);
        entries.append({title, {}, {}, [title, &run] { run.append(title); }});
    }
    const QPointer<CommandPalette> palette(new CommandPalette(QStringLiteral("Search actions"), entries, &parent));
    palette->open();
    return palette;
}

void TestCommandPalette::returnRunsTheBestEntry()
{
    QWidget parent;
    parent.show();
    QStringList run;
    const QPointer<CommandPalette> palette = open(parent, run);
    support::type(*palette, "commandPaletteField", QStringLiteral("gat"));
    QCOMPARE(support::control<QListWidget>(*palette, "commandPaletteList")->count(), 1);
    QTest::keyClick(support::control<QLineEdit>(*palette, "commandPaletteField"), Qt::Key_Return);
    QCOMPARE(run, QStringList{QStringLiteral("Start gateway")});
    QTRY_VERIFY(palette.isNull());
}

void TestCommandPalette::arrowsWrapAround()
{
    QWidget parent;
    parent.show();
    QStringList run;
    const QPointer<CommandPalette> palette = open(parent, run);
    auto *field = support::control<QLineEdit>(*palette, "commandPaletteField");
    QTest::keyClick(field, Qt::Key_Up);
    QTest::keyClick(field, Qt::Key_Return);
    QCOMPARE(run, QStringList{QStringLiteral("Open file")});
}

void TestCommandPalette::escapeRunsNothing()
{
    QWidget parent;
    parent.show();
    QStringList run;
    const QPointer<CommandPalette> palette = open(parent, run);
    QTest::keyClick(support::control<QLineEdit>(*palette, "commandPaletteField"), Qt::Key_Escape);
    QVERIFY(run.isEmpty());
    QTRY_VERIFY(palette.isNull());
}

GATEWRIGHT_TEST(TestCommandPalette, QApplication)
#include "testcommandpalette.moc"
