#include "commandpalette.h"
#include "driving.h"
#include "grabs.h"
#include "testprogram.h"
#include "theme.h"

#include <QApplication>
#include <QLabel>
#include <QLineEdit>
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
    void ranksWholeTextsThenStartsThenWords();
    void findsByOtherTexts();
    void ranksTitlesBeforeOtherTexts();
    void showsWholeRows();
    void saysWhatToDoWithoutResults();
    void aDisabledEntryIsListedLastAndDoesNothing();
    void keepsTheTypedTextWithNewEntries();
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

void TestCommandPalette::ranksWholeTextsThenStartsThenWords()
{
    const int whole = fuzzyScore(u"book", u"Book");
    const int start = fuzzyScore(u"book", u"BookOfTheMonthInTheShopOfThePublisher");
    const int word = fuzzyScore(u"book", u"GET /book");
    const int letters = fuzzyScore(u"book", u"Bring other orders of kin");
    QVERIFY(whole > start);
    QVERIFY(start > word);
    QVERIFY(word > letters);
    QVERIFY(letters > 0);
}

namespace {

QStringList shownTitles(const CommandPalette &palette)
{
    const auto *list = support::control<QListWidget>(palette, "commandPaletteList");
    QStringList titles;
    for (int row = 0; row < list->count(); ++row)
        titles.append(list->item(row)->text());
    return titles;
}

} // namespace

void TestCommandPalette::findsByOtherTexts()
{
    QWidget parent;
    parent.show();
    const QPointer<CommandPalette> palette(new CommandPalette(
        u"Go to"_qs,
        {{.title = u"GET /orders"_qs, .note = {}, .icon = {}, .run = {}, .alsoFoundBy = {u"listOrders"_qs}},
         {.title = u"GET /books"_qs, .note = {}, .icon = {}, .run = {}, .alsoFoundBy = {u"listBooks"_qs}}},
        &parent));
    palette->open();
    support::type(*palette, "commandPaletteField", u"listbo"_qs);
    QCOMPARE(shownTitles(*palette), QStringList{u"GET /books"_qs});
}

void TestCommandPalette::ranksTitlesBeforeOtherTexts()
{
    QWidget parent;
    const CommandPalette palette(
        u"Palette"_qs,
        {{.title = u"Toggle comment"_qs, .note = {}, .icon = {}, .run = {}, .alsoFoundBy = {u"Source"_qs}},
         {.title = u"Replace in Source"_qs, .note = {}, .icon = {}, .run = {}, .alsoFoundBy = {u"Edit"_qs}}},
        &parent);
    support::control<QLineEdit>(palette, "commandPaletteField")->setText(u"so"_qs);
    const auto *list = palette.findChild<QListWidget *>();
    QCOMPARE(list->count(), 2);
    QCOMPARE(list->item(0)->text(), u"Replace in Source"_qs);
}

void TestCommandPalette::showsWholeRows()
{
    QList<window::PaletteEntry> entries;
    for (int i = 0; i < 40; ++i)
        entries.append({.title = QString::number(i), .note = {}, .icon = {}, .run = {}});
    QWidget parent;
    CommandPalette palette(u"Palette"_qs, entries, &parent);
    palette.show();
    const auto *list = palette.findChild<QListWidget *>();
    const int row = list->visualItemRect(list->item(0)).height();
    QCOMPARE(list->viewport()->height() % row, 0);
}

void TestCommandPalette::saysWhatToDoWithoutResults()
{
    QWidget parent;
    parent.show();
    QStringList run;
    const QPointer<CommandPalette> palette = open(parent, run);
    const auto *empty = support::control<QLabel>(*palette, "commandPaletteEmpty");
    QVERIFY(!empty->isVisible());
    support::type(*palette, "commandPaletteField", u"zzz"_qs);
    QVERIFY(empty->isVisible());
    QVERIFY2(empty->text().contains(u"“zzz”"), qPrintable(empty->text()));
    QCOMPARE(support::control(*palette, "commandPaletteField")->accessibleDescription(), empty->text());
    support::grabTo(*palette, u"palette-empty"_qs);
    support::type(*palette, "commandPaletteField", {});
    QVERIFY(!empty->isVisible());
    palette->setEntries({});
    QVERIFY(empty->isVisible() && !empty->text().contains(u"“"));
}

void TestCommandPalette::aDisabledEntryIsListedLastAndDoesNothing()
{
    QWidget parent;
    parent.show();
    bool isRun = false;
    const QPointer<CommandPalette> palette(new CommandPalette(
        u"Search actions"_qs,
        {{.title = u"Save"_qs, .note = {}, .icon = {}, .run = [&isRun] { isRun = true; }, .isEnabled = false},
         {.title = u"Save all"_qs, .note = {}, .icon = {}, .run = [] {}}},
        &parent));
    palette->open();
    support::type(*palette, "commandPaletteField", u"save"_qs);
    QCOMPARE(shownTitles(*palette), (QStringList{u"Save all"_qs, u"Save"_qs}));
    auto *field = support::control<QLineEdit>(*palette, "commandPaletteField");
    QTest::keyClick(field, Qt::Key_Down);
    QTest::keyClick(field, Qt::Key_Return);
    QVERIFY(!isRun);
    QVERIFY(palette && palette->isVisible());
}

void TestCommandPalette::keepsTheTypedTextWithNewEntries()
{
    QWidget parent;
    parent.show();
    QStringList run;
    const QPointer<CommandPalette> palette = open(parent, run);
    support::type(*palette, "commandPaletteField", u"new"_qs);
    QCOMPARE(shownTitles(*palette), QStringList());
    palette->setEntries({{.title = u"New file"_qs, .note = {}, .icon = {}, .run = [] {}},
                         {.title = u"Other"_qs, .note = {}, .icon = {}, .run = [] {}}});
    QCOMPARE(shownTitles(*palette), QStringList{u"New file"_qs});
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
