#include "driving.h"
#include "filesearch.h"
#include "finddelegate.h"
#include "folderindex.h"
#include "grabs.h"
#include "sourceeditor.h"
#include "testprogram.h"
#include "windowfixture.h"

#include <QApplication>
#include <QDir>
#include <QLabel>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>
#include <QTreeWidget>

using window::ActionId;
using window::MainWindow;
using window::TextHit;
using window::TextSearch;

/** Find in all files: open definitions as they are now, and the files of opened folders. */
class TestFindInFiles final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { support::applyTheme(); }
    void init();
    void cleanup();
    void findsInText_data();
    void findsInText();
    void findsAcrossPieces();
    void masksSecrets();
    void listsMatchesByFile();
    void writesTheHomeFolderShort();
    void opensAtThePlace();
    void searchesTheCurrentText();
    void saysWhatIsNotValid();
    void listsNoMoreThanTheLimits();
    void aNewSearchEndsTheOldOne();

private:
    void find(const QString &text, int files = 3);
    [[nodiscard]] QTreeWidget *list() const { return support::control<QTreeWidget>(*m_window, "findInFilesList"); }
    [[nodiscard]] QString state() const { return support::control<QLabel>(*m_window, "findInFilesCount")->text(); }
    [[nodiscard]] QStringList rows() const;

    std::unique_ptr<support::WindowFixture> m_fixture;
    std::unique_ptr<MainWindow> m_window;
};

namespace {

QList<TextHit> hitsOf(const QByteArray &text, const window::TextQuery &query, qsizetype most = 100)
{
    const auto search = TextSearch::of(query);
    return search ? search->hits(text, most) : QList<TextHit>();
}

} // namespace

void TestFindInFiles::init()
{
    m_fixture = std::make_unique<support::WindowFixture>();
    for (const char *name : {"/apis/shop.yaml", "/apis/orders/api.yaml", "/apis/things/api.yaml"})
        m_fixture->store.files.insert(QLatin1StringView(name), support::shopText(QByteArray(name).mid(6, 5)));
    m_window = std::make_unique<MainWindow>(m_fixture->services());
    support::activate(*m_window);
    m_window->open({u"/apis/shop.yaml"_qs});
    m_fixture->workspace.addFolder(u"/apis"_qs);
    QTRY_VERIFY(m_fixture->disk.folders().listing(u"/apis"_qs));
}

void TestFindInFiles::cleanup()
{
    m_window.reset();
    m_fixture.reset();
}

void TestFindInFiles::find(const QString &text, int files)
{
    QTest::keyClick(m_window.get(), Qt::Key_F, Qt::ControlModifier | Qt::ShiftModifier);
    auto *field = support::control<QLineEdit>(*m_window, "findInFilesField");
    QVERIFY(field->hasFocus());
    field->clear();
    QTest::keyClicks(field, text);
    // The state names the number of searched files when the search has ended.
    QTRY_VERIFY2(state().contains(u"files searched: %1"_qs.arg(files)), qPrintable(state()));
}

/** "api.yaml 2", "3 title: order". */
QStringList TestFindInFiles::rows() const
{
    QStringList texts;
    for (int file = 0; file < list()->topLevelItemCount(); ++file) {
        const QTreeWidgetItem *item = list()->topLevelItem(file);
        texts.append(item->text(0));
        for (int row = 0; row < item->childCount(); ++row)
            texts.append(item->child(row)->text(0));
    }
    return texts;
}

void TestFindInFiles::findsInText_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("wanted");
    QTest::addColumn<bool>("matchesCase");
    QTest::addColumn<bool>("isExpression");
    QTest::addColumn<QList<int>>("offsets");
    const QByteArray text = "a: Café\nb: cafe [x]\nc: CAFE\n";
    QTest::newRow("any case") << text << u"cafe"_qs << false << false << QList<int>{12, 24};
    QTest::newRow("match case") << text << u"cafe"_qs << true << false << QList<int>{12};
    QTest::newRow("after a letter of two bytes") << text << u"b:"_qs << true << false << QList<int>{9};
    QTest::newRow("letters of two bytes") << text << u"CAFÉ"_qs << false << false << QList<int>{3};
    QTest::newRow("no regular expression") << text << u"[x]"_qs << false << false << QList<int>{17};
    QTest::newRow("regular expression") << text << u"^[bc]:"_qs << false << true << QList<int>{9, 21};
    QTest::newRow("end of lines") << text << u"e$"_qs << true << true << QList<int>{};
    QTest::newRow("an empty match") << text << u"z*"_qs << false << true << QList<int>{};
    QTest::newRow("an emoji before") << QByteArray("\xF0\x9F\x98\x80 x") << u"x"_qs << false << false << QList<int>{5};
    QTest::newRow("bytes that are not UTF-8")
        << QByteArray("\xFF\xFF\xFF\xFF x") << u"x"_qs << false << false << QList<int>{};
    QTest::newRow("nothing") << QByteArray() << u"x"_qs << false << false << QList<int>{};
}

void TestFindInFiles::findsInText()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, wanted);
    QFETCH(bool, matchesCase);
    QFETCH(bool, isExpression);
    QFETCH(QList<int>, offsets);
    QList<int> found;
    for (const TextHit &hit : hitsOf(text, {wanted, matchesCase, isExpression})) {
        found.append(static_cast<int>(hit.span.offset));
        QCOMPARE(hit.line, text.first(hit.span.offset).count('\n') + 1);
    }
    QCOMPARE(found, offsets);
}

void TestFindInFiles::findsAcrossPieces()
{
    // In a line longer than a piece, and in many lines.
    for (const QByteArray &filler : {QByteArray("é."), QByteArray("é.\n")}) {
        QByteArray text;
        QList<qsizetype> places;
        for (const int shift : {-6, -3, 0, 3, 5}) {
            const qsizetype wanted = (places.size() + 1) * TextSearch::PieceBytes + shift;
            while (text.size() + filler.size() <= wanted)
                text += filler;
            places.append(text.size());
            text += "needle";
        }
        text += filler;
        QList<qsizetype> found;
        for (const TextHit &hit : hitsOf(text, {u"NEEDLE"_qs}))
            found.append(hit.span.offset);
        QCOMPARE(found, places);
    }
}

void TestFindInFiles::masksSecrets()
{
    const QByteArray text = "key: before\npassword: before-hunter2-after\nlast: before\n";
    QList<TextHit> hits = hitsOf(text, {u"before"_qs});
    QCOMPARE(hits.size(), 3);
    const QList<base::Span> secrets{{text.indexOf("before-hunter2"), 20}};
    window::showLines(hits, text, secrets);
    QCOMPARE(hits.at(0).before + hits.at(0).match + hits.at(0).after, u"key: before"_qs);
    const QString shown = hits.at(1).before + hits.at(1).match + hits.at(1).after;
    QVERIFY2(!shown.contains(u"hunter") && !shown.contains(u"after") && shown.contains(u"•••"), qPrintable(shown));
    QCOMPARE(hits.at(2).before + hits.at(2).match + hits.at(2).after, u"last: before"_qs);
    // In the window, too.
    m_fixture->store.files.insert(u"/apis/things/api.yaml"_qs,
                                  support::shopText().replace("env://PW", "hunter2 # kim's"));
    find(u"password"_qs);
    QVERIFY(!rows().join(u'\n').contains(u"hunter2"));
    QVERIFY(rows().join(u'\n').contains(u"•••"));
}

void TestFindInFiles::listsMatchesByFile()
{
    find(u"TITLE:"_qs);
    QTRY_COMPARE(rows(), (QStringList{u"shop.yaml"_qs, u"title: shop."_qs, u"api.yaml"_qs, u"title: order"_qs,
                                      u"api.yaml"_qs, u"title: thing"_qs}));
    support::grabTo(*m_window, u"find-in-files"_qs);
    QTest::mouseClick(support::control<QToolButton>(*m_window, "findInFilesCase"), Qt::LeftButton);
    QTRY_COMPARE(rows(), QStringList());
    support::control<QToolButton>(*m_window, "findInFilesCase")->setChecked(false);
    support::control<QToolButton>(*m_window, "findInFilesExpression")->setChecked(true);
    find(u"^ +title: (order|thing)"_qs);
    QTRY_COMPARE(list()->topLevelItemCount(), 2);
}

void TestFindInFiles::writesTheHomeFolderShort()
{
    m_fixture->store.files.insert(QDir::homePath() + u"/shop/extra.yaml"_qs, "title: Unusual\n");
    m_window->open({QDir::homePath() + u"/shop/extra.yaml"_qs});
    find(u"unusual"_qs, 4);
    QTRY_COMPARE(rows(), QStringList({u"extra.yaml"_qs, u"title: Unusual"_qs}));
    QCOMPARE(list()->topLevelItem(0)->data(0, window::FindNoteRole).toString(), u"~/shop"_qs);
}

void TestFindInFiles::opensAtThePlace()
{
    find(u"title: order"_qs);
    QTRY_COMPARE(list()->topLevelItemCount(), 1);
    QTest::keyClick(support::control<QLineEdit>(*m_window, "findInFilesField"), Qt::Key_Return);
    QVERIFY(list()->hasFocus());
    QTest::keyClick(list(), Qt::Key_Return);
    QCOMPARE(m_window->currentDefinition()->path(), u"/apis/orders/api.yaml"_qs);
    const auto *editor = m_window->findChildren<source::SourceEditor *>().constLast();
    QVERIFY(editor->isVisible());
    QCOMPARE(editor->selectedText(), u"title: order"_qs);
}

void TestFindInFiles::searchesTheCurrentText()
{
    QVERIFY(m_window->currentDefinition()->document().set({"info", "title"}, document::Value::string(u"Unsaved"_qs)));
    find(u"unsaved"_qs);
    QTRY_COMPARE(rows(), (QStringList{u"shop.yaml"_qs, u"title: Unsaved"_qs}));
    // And not the text of the file.
    find(u"title: shop"_qs);
    QTRY_COMPARE(rows(), QStringList());
}

void TestFindInFiles::saysWhatIsNotValid()
{
    QTest::keyClick(m_window.get(), Qt::Key_F, Qt::ControlModifier | Qt::ShiftModifier);
    support::control<QToolButton>(*m_window, "findInFilesExpression")->setChecked(true);
    support::control<QLineEdit>(*m_window, "findInFilesField")->setText(u"a("_qs);
    QTRY_VERIFY2(state().startsWith(u"Not a valid regular expression: "), qPrintable(state()));
}

void TestFindInFiles::listsNoMoreThanTheLimits()
{
    m_fixture->store.files.insert(u"/apis/orders/api.yaml"_qs, QByteArray("x\n").repeated(1000));
    m_fixture->store.files.insert(u"/apis/things/api.yaml"_qs, QByteArray(window::FileSearch::MaximumBytes + 1, 'x'));
    QTest::keyClick(m_window.get(), Qt::Key_F, Qt::ControlModifier | Qt::ShiftModifier);
    support::control<QLineEdit>(*m_window, "findInFilesField")->setText(u"x"_qs);
    QTRY_VERIFY2(state().contains(u"1 file(s) could not be searched"), qPrintable(state()));
    QVERIFY2(state().contains(u"Only the first 2000 matches, and 200 of one file"), qPrintable(state()));
    int most = 0;
    for (int file = 0; file < list()->topLevelItemCount(); ++file)
        most = qMax(most, list()->topLevelItem(file)->childCount());
    QCOMPARE(most, window::FileSearch::MostHitsOfFile);
}

void TestFindInFiles::aNewSearchEndsTheOldOne()
{
    window::FileSearch search(m_fixture->store);
    QSignalSpy found(&search, &window::FileSearch::found);
    QSignalSpy finished(&search, &window::FileSearch::finished);
    QList<window::SearchedText> texts(2000, {u"/apis/shop.yaml"_qs});
    search.start(*TextSearch::of({u"title"_qs}), texts);
    search.start(*TextSearch::of({u"nowhere"_qs}), texts);
    QTRY_COMPARE(finished.size(), 1);
    QCOMPARE(search.totals().hits, 0);
    QVERIFY(found.isEmpty());
    search.start(*TextSearch::of({u"title"_qs}), texts);
    search.cancel();
    QTRY_COMPARE(finished.size(), 2);
    QVERIFY(!search.isRunning());
}

GATEWRIGHT_TEST(TestFindInFiles, QApplication)
#include "testfindinfiles.moc"
