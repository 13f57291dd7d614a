#include "changemodel.h"
#include "changestab.h"
#include "reviewfixture.h"
#include "testprogram.h"

#include <QAbstractItemModelTester>
#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QScrollBar>
#include <QThreadPool>
#include <QToolButton>
#include <QTreeView>
#include <QTreeWidget>

#include <algorithm>

using changes::ChangeModel;
using changes::ChangesTab;
using support::click;
using support::control;

/** The tab Changes, driven by keys and clicks. */
class TestChangesTab final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { support::applyTheme(); }
    void init();
    void cleanup();
    void listsFindingsByOperation();
    void showsTheCurrentChange();
    void isUsedByKeyboardAlone();
    void restoresARemovedOperation();
    void revertsAll();
    void filters();
    void keepsTheCurrentChange();
    void copiesMarkdownAndACommitMessage();
    void comparesWithATypedRevision();
    void goesToAPlace();
    void revealsAPlace();
    void explainsWhyThereIsNothing_data();
    void explainsWhyThereIsNothing();
    void doesNotCompareATextWithASyntaxError();
    void listsTheHistoryOfAnOperation();
    void namesItsControls();
    void fitsASmallWindow();
    void survivesBeingClosed();
    void saysTheChangeFirst();
    void groupsByEdit();
    void highlightsWhatDiffers();
    void showsTheMemberOfAnotherEdit();
    void showsTheListOfARequiredProperty();
    void explainsARemovedOperation();
    void copiesACommitMessageOfEditsAlone();
    void showsARenameOnce();
    void offersRevisions();
    void walksTheBreaks();

private:
    void openTab();
    [[nodiscard]] QTreeView &list() const { return *control<QTreeView>(*m_tab, u"changesList"_qs); }
    [[nodiscard]] QString label(const QString &name) const { return control<QLabel>(*m_tab, name)->text(); }
    [[nodiscard]] QStringList rows() const
    {
        QStringList texts;
        const QAbstractItemModel &model = *list().model();
        for (int row = 0; row < model.rowCount(); ++row) {
            const QModelIndex group = model.index(row, 0);
            texts.append(group.data().toString());
            for (int child = 0; child < model.rowCount(group); ++child)
                texts.append(u"  "_qs + model.index(child, 0, group).data(Qt::AccessibleTextRole).toString());
        }
        return texts;
    }
    void selectRow(const QString &contained) const
    {
        const QModelIndexList found = list().model()->match(list().model()->index(0, 0), Qt::AccessibleTextRole,
                                                            contained, 1, Qt::MatchContains | Qt::MatchRecursive);
        QVERIFY2(!found.isEmpty(), qPrintable(contained));
        support::clickRow(list(), found.first());
    }

    std::unique_ptr<ReviewedShop> m_shop;
    std::unique_ptr<ChangesTab> m_tab;
};

void TestChangesTab::init()
{
    m_shop = std::make_unique<ReviewedShop>();
    m_shop->edit();
    openTab();
    QVERIFY(m_shop->isCompared());
}

void TestChangesTab::cleanup()
{
    m_tab.reset();
    m_shop.reset();
}

void TestChangesTab::openTab()
{
    m_tab = std::make_unique<ChangesTab>(*m_shop->context, m_shop->reviews);
    m_tab->setAutoFillBackground(true);
    support::activate(*m_tab, {1024, 640});
}

void TestChangesTab::listsFindingsByOperation()
{
    const QAbstractItemModelTester tester(list().model(), QAbstractItemModelTester::FailureReportingMode::Fatal);
    const QStringList shown = rows();
    QVERIFY(shown.contains(u"GET /books"_qs));
    QVERIFY(shown.contains(u"DELETE /books"_qs));
    QVERIFY(shown.contains(u"POST /orders"_qs));
    QVERIFY(shown.contains(u"Other edits"_qs));
    QVERIFY(shown.contains(u"  changed: info › title"_qs));
    // As many as there are rows of changes, which are indented below their groups.
    const qsizetype listed = std::ranges::count_if(shown, [](const QString &row) { return row.startsWith(u"  "); });
    QVERIFY(listed > 4);
    QCOMPARE(label(u"changesCounts"_qs), u"%1 changes since HEAD"_qs.arg(listed));
    QCOMPARE(control<QToolButton>(*m_tab, u"changesBreaking"_qs)->text(), u"Breaking 3"_qs);
    selectRow(u"maximum"_qs);
    QTRY_VERIFY(!control(*m_tab, u"changeExample"_qs)->isHidden());
    support::grabTo(*m_tab, u"changes"_qs);
}

void TestChangesTab::showsTheCurrentChange()
{
    selectRow(u"maximum"_qs);
    QCOMPARE(label(u"changeTitle"_qs), u"GET /books"_qs);
    QCOMPARE(label(u"changeLevel"_qs), u"breaking"_qs);
    QVERIFY(label(u"changeMessage"_qs).contains(u"limit"_qs));
    QCOMPARE(control<QPlainTextEdit>(*m_tab, u"changeBaseText"_qs)->toPlainText(),
             u"{type: integer, minimum: 1, maximum: 50}"_qs);
    QCOMPARE(control<QPlainTextEdit>(*m_tab, u"changeNowText"_qs)->toPlainText(),
             u"{type: integer, minimum: 1, maximum: 20}"_qs);
    QTRY_VERIFY(control<QPlainTextEdit>(*m_tab, u"changeExample"_qs)->toPlainText().toInt() > 20);
}

/** Find a change, read it, revert it, and undo that. */
void TestChangesTab::isUsedByKeyboardAlone()
{
    auto *filter = control<QLineEdit>(*m_tab, u"changesFilter"_qs);
    filter->setFocus(Qt::ShortcutFocusReason);
    QTest::keyClicks(filter, u"maximum"_qs);
    QTest::keyClick(filter, Qt::Key_Down);
    QCOMPARE(m_tab->focusWidget(), &list());
    QTest::keyClick(&list(), Qt::Key_Home);
    QTest::keyClick(&list(), Qt::Key_Down);
    QCOMPARE(label(u"changeTitle"_qs), u"GET /books"_qs);
    const QByteArray before = m_shop->text();
    QTest::keyClick(&list(), Qt::Key_Delete);
    QCOMPARE(m_shop->text(), QByteArray(before).replace("maximum: 20", "maximum: 50"));
    QVERIFY(m_shop->isCompared());
    QVERIFY(!rows().join(u'\n').contains(u"maximum"_qs));
    m_shop->definition->document().undo();
    QCOMPARE(m_shop->text(), before);
}

void TestChangesTab::restoresARemovedOperation()
{
    selectRow(u"DELETE /books"_qs);
    QTest::keyClick(&list(), Qt::Key_Down);
    auto *revert = control<QPushButton>(*m_tab, u"changeRevertNode"_qs);
    QCOMPARE(revert->text(), u"Restore"_qs);
    QTest::mouseClick(revert, Qt::LeftButton);
    QVERIFY(m_shop->text().contains("    delete:\n      summary: Remove all books\n      responses:\n        '204': "
                                    "{description: Removed}\n  /orders:\n"));
}

void TestChangesTab::revertsAll()
{
    const QByteArray before = m_shop->text();
    click(*m_tab, u"changesRevertAll"_qs);
    QCOMPARE(m_shop->text(), ReviewedShop::committedShop());
    click(*m_tab, u"changesUndoRevertAll"_qs);
    QCOMPARE(m_shop->text(), before);
    QVERIFY(!control(*m_tab, u"changesBanner"_qs)->isVisible());
    click(*m_tab, u"changesRevertAll"_qs);
    QCOMPARE(m_shop->text(), ReviewedShop::committedShop());
    QVERIFY(m_shop->isCompared());
    QVERIFY(rows().isEmpty());
    QVERIFY(!control<QPushButton>(*m_tab, u"changesRevertAll"_qs)->isEnabled());
}

void TestChangesTab::filters()
{
    const QStringList all = rows();
    click(*m_tab, u"changesBreaking"_qs);
    for (const QString &row : rows())
        QVERIFY2(!row.startsWith(u' ') || row.startsWith(u"  breaking"), qPrintable(row));
    click(*m_tab, u"changesOther"_qs);
    QVERIFY(rows().contains(u"GET /books"_qs));
    QVERIFY(rows().contains(u"  changed: info › title"_qs));
    click(*m_tab, u"changesBreaking"_qs);
    QCOMPARE(rows(), (QStringList{u"Other edits"_qs, u"  changed: info › title"_qs}));
    click(*m_tab, u"changesOther"_qs);
    QCOMPARE(rows(), all);
    support::type(*m_tab, u"changesFilter"_qs, u"no such change"_qs);
    QVERIFY(rows().isEmpty());
    click(*m_tab, u"changesShowAll"_qs);
    QCOMPARE(rows(), all);
    support::type(*m_tab, u"changesFilter"_qs, u"post /ORDERS"_qs);
    QCOMPARE(rows().first(), u"POST /orders"_qs);
    QCOMPARE(list().model()->rowCount(), 1);
}

void TestChangesTab::keepsTheCurrentChange()
{
    selectRow(u"quantity"_qs);
    const QString message = label(u"changeMessage"_qs);
    m_tab->resize(1024, 300);
    list().verticalScrollBar()->setValue(list().verticalScrollBar()->maximum());
    const int top = list().verticalScrollBar()->value();
    QVERIFY(m_shop->definition->document().setScalar({"info", "version"}, document::Value::string(u"2"_qs)));
    QVERIFY(m_shop->isCompared());
    QVERIFY(rows().contains(u"  changed: info › version"_qs));
    QCOMPARE(label(u"changeMessage"_qs), message);
    QCOMPARE(list().verticalScrollBar()->value(), top);
}

void TestChangesTab::copiesMarkdownAndACommitMessage()
{
    click(*m_tab, u"changesCopyMarkdown"_qs);
    QVERIFY(QGuiApplication::clipboard()->text().contains(u"### GET /books\n\n- **breaking** "_qs));
    click(*m_tab, u"changesCopyMessage"_qs);
    const QString message = QGuiApplication::clipboard()->text();
    QVERIFY(message.startsWith(u"feat(api)!: "_qs));
    QVERIFY(message.contains(u"\nBREAKING CHANGE: "_qs));
}

void TestChangesTab::comparesWithATypedRevision()
{
    const QByteArray first = m_shop->repository.files.value(u"/work/.git/refs/heads/main"_qs);
    m_shop->repository.files.insert(u"/work/.git/refs/tags/v1"_qs, first);
    support::commit(m_shop->repository, m_shop->text());
    auto *base = control<QLineEdit>(*m_tab, u"changesBaseText"_qs);
    base->setFocus();
    base->selectAll();
    QTest::keyClicks(base, u"nope"_qs);
    QTest::keyClick(base, Qt::Key_Return);
    QTRY_COMPARE(m_shop->reviews.of(*m_shop->definition)->review()->state, review::ReviewState::NotCommitted);
    base->selectAll();
    QTest::keyClicks(base, u"v1"_qs);
    QTest::keyClick(base, Qt::Key_Return);
    QVERIFY(m_shop->isCompared());
    QVERIFY(rows().contains(u"GET /books"_qs));
    base->selectAll();
    QTest::keyClicks(base, u"HEAD"_qs);
    QTest::keyClick(base, Qt::Key_Return);
    QVERIFY(m_shop->isCompared());
    QVERIFY(rows().isEmpty());
}

void TestChangesTab::goesToAPlace()
{
    selectRow(u"maximum"_qs);
    QTest::keyClick(&list(), Qt::Key_Return);
    QCOMPARE(m_shop->surroundings.window.shown.last().location.pointer,
             (document::Pointer{"paths", "/books", "get", "parameters", "0", "schema", "maximum"}));
}

void TestChangesTab::revealsAPlace()
{
    QVERIFY(m_tab->reveal({"paths", "/books", "get"}));
    QCOMPARE(label(u"changeTitle"_qs), u"GET /books"_qs);
    QVERIFY(!m_tab->reveal({"paths", "/orders", "post", "summary"}));
}

void TestChangesTab::explainsWhyThereIsNothing_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QByteArray>("committed");
    QTest::addColumn<QString>("title");
    QTest::newRow("no changes") << u"/work/api.yaml"_qs << ReviewedShop::committedShop() << u"No changes"_qs;
    QTest::newRow("no repository") << u"/elsewhere/api.yaml"_qs << ReviewedShop::committedShop()
                                   << u"No git repository"_qs;
    QTest::newRow("not committed") << u"/work/new.yaml"_qs << ReviewedShop::committedShop() << u"Not in HEAD"_qs;
    QTest::newRow("syntax error") << u"/work/api.yaml"_qs << QByteArray("a: \"") << u"HEAD can't be read"_qs;
}

void TestChangesTab::explainsWhyThereIsNothing()
{
    QFETCH(const QString, path);
    QFETCH(const QByteArray, committed);
    QFETCH(const QString, title);
    m_tab.reset();
    m_shop = std::make_unique<ReviewedShop>(ReviewedShop::committedShop(), path);
    support::commit(m_shop->repository, committed);
    openTab();
    const auto isShown = [&] {
        const QList<QLabel *> labels = m_tab->findChildren<QLabel *>();
        return std::any_of(labels.begin(), labels.end(),
                           [&](const QLabel *label) { return label->isVisible() && label->text() == title; });
    };
    QTRY_VERIFY(isShown());
    support::grabTo(*m_tab, u"changes-"_qs + QString::fromLatin1(QTest::currentDataTag()));
}

void TestChangesTab::doesNotCompareATextWithASyntaxError()
{
    m_tab.reset();
    m_shop = std::make_unique<ReviewedShop>(ReviewedShop::committedShop());
    openTab();
    const auto isShown = [&](const QString &title) {
        const QList<QLabel *> labels = m_tab->findChildren<QLabel *>();
        return std::any_of(labels.begin(), labels.end(),
                           [&](const QLabel *label) { return label->isVisible() && label->text() == title; });
    };
    QTRY_VERIFY(isShown(u"No changes"_qs));
    QVERIFY(m_shop->definition->document().spliceText({0, 0, "\"\n"}));
    QTRY_VERIFY(isShown(u"Not compared"_qs));
    QVERIFY(!isShown(u"No changes"_qs));
    m_shop->definition->document().undo();
    QTRY_VERIFY(isShown(u"No changes"_qs));
}

void TestChangesTab::listsTheHistoryOfAnOperation()
{
    selectRow(u"maximum"_qs);
    click(*m_tab, u"changeHistory"_qs);
    auto *dialog = control<QDialog>(*m_tab, u"historyDialog"_qs);
    auto *commits = control<QTreeWidget>(*dialog, u"historyList"_qs);
    QTRY_COMPARE(commits->topLevelItemCount(), 1);
    QCOMPARE(commits->topLevelItem(0)->child(0)->text(0), u"The file was added."_qs);
    QTRY_VERIFY(control<QLabel>(*dialog, u"historyState"_qs)->text().startsWith(u"1 commit"_qs));
    QCOMPARE(support::unnamedControls(*dialog), QStringList());
    support::grabTo(*dialog, u"changes-history"_qs);
    click(*dialog, u"historyClose"_qs);
}

void TestChangesTab::namesItsControls()
{
    QCOMPARE(support::unnamedControls(*m_tab), QStringList());
}

void TestChangesTab::fitsASmallWindow()
{
    m_tab->resize(support::SmallestPage);
    QVERIFY2(m_tab->minimumSizeHint().width() <= support::SmallestPage.width(),
             qPrintable(QString::number(m_tab->minimumSizeHint().width())));
    support::grabTo(*m_tab, u"changes-small"_qs);
}

void TestChangesTab::survivesBeingClosed()
{
    QVERIFY(m_shop->definition->document().setScalar({"info", "title"}, document::Value::string(u"X"_qs)));
    m_tab.reset();
    QThreadPool::globalInstance()->waitForDone();
    QCoreApplication::processEvents();
}

/** The end of a row can be cut in a narrow list. */
void TestChangesTab::saysTheChangeFirst()
{
    const QModelIndexList found = list().model()->match(list().model()->index(0, 0), Qt::AccessibleTextRole,
                                                        u"required now"_qs, 1, Qt::MatchContains | Qt::MatchRecursive);
    QCOMPARE(found.first().data().toString(), u"“quantity”: It is required now."_qs);
    QCOMPARE(found.first().data(changes::ChangePlaceRole).toString(),
             u"Request body (application/json), property “quantity”"_qs);
    const QModelIndexList edit = list().model()->match(list().model()->index(0, 0), Qt::AccessibleTextRole,
                                                       u"info › title"_qs, 1, Qt::MatchContains | Qt::MatchRecursive);
    QCOMPARE(edit.first().data().toString(), u"title"_qs);
    QCOMPARE(edit.first().data(changes::ChangePlaceRole).toString(), u"info"_qs);
}

void TestChangesTab::groupsByEdit()
{
    m_tab.reset();
    m_shop = std::make_unique<ReviewedShop>(ReviewedShop::committedShop().replace(
        "  /orders:\n", "  /carts:\n    post:\n      requestBody:\n        content:\n          application/json:\n"
                        "            schema: {$ref: '#/components/schemas/Order'}\n      responses:\n"
                        "        '201': {description: Created}\n  /orders:\n"));
    m_shop->edit();
    openTab();
    QVERIFY(m_shop->isCompared());
    QCOMPARE(rows().filter(u"required now"_qs).size(), 2);
    const QAbstractItemModelTester tester(list().model(), QAbstractItemModelTester::FailureReportingMode::Fatal);
    click(*m_tab, u"changesByEdit"_qs);
    const QString title = u"components › schemas › Order › required (2 operations)"_qs;
    QVERIFY2(rows().contains(title), qPrintable(rows().join(u'\n')));
    QVERIFY(!rows().contains(u"POST /orders"_qs));
    selectRow(title);
    QVERIFY(label(u"changeMessage"_qs).contains(u"quantity"_qs));
    support::grabTo(*m_tab, u"changes-by-edit"_qs);
    QTest::keyClick(&list(), Qt::Key_Delete);
    QVERIFY(m_shop->text().contains("      required: [book]\n"));
}

void TestChangesTab::highlightsWhatDiffers()
{
    selectRow(u"maximum"_qs);
    for (const auto &[name, word] : {std::pair(u"changeBaseText"_qs, u"50"_qs), {u"changeNowText"_qs, u"20"_qs}}) {
        const auto selections = control<QPlainTextEdit>(*m_tab, name)->extraSelections();
        QVERIFY(!selections.isEmpty());
        QCOMPARE(selections.last().cursor.selectedText(), word);
    }
}

/** Not the object around it, whose other members are the same. */
void TestChangesTab::showsTheMemberOfAnotherEdit()
{
    selectRow(u"info › title"_qs);
    QCOMPARE(control<QPlainTextEdit>(*m_tab, u"changeBaseText"_qs)->toPlainText().section(u' ', 0, 0), u"title:"_qs);
    const QString now = control<QPlainTextEdit>(*m_tab, u"changeNowText"_qs)->toPlainText();
    QVERIFY2(now.startsWith(u"title: ") && !now.contains(u"version") && !now.contains(u'\n'), qPrintable(now));
}

void TestChangesTab::showsTheListOfARequiredProperty()
{
    selectRow(u"required now"_qs);
    QCOMPARE(control<QPlainTextEdit>(*m_tab, u"changeBaseText"_qs)->toPlainText(), u"[book]"_qs);
    QCOMPARE(control<QPlainTextEdit>(*m_tab, u"changeNowText"_qs)->toPlainText(), u"[book, quantity]"_qs);
    support::grabTo(*m_tab, u"changes-required"_qs);
}

void TestChangesTab::explainsARemovedOperation()
{
    selectRow(u"DELETE /books"_qs);
    QTest::keyClick(&list(), Qt::Key_Down);
    QVERIFY(label(u"changeAdvice"_qs).startsWith(u"The operation does not exist any more."));
    QVERIFY(!label(u"changeAdvice"_qs).contains(u"Fewer values"));
    const auto isInferred = [this] {
        const QList<QLabel *> labels = m_tab->findChildren<QLabel *>();
        return std::any_of(labels.begin(), labels.end(), [](const QLabel *label) {
            return label->isVisible() && label->text().contains(u"No example");
        });
    };
    QVERIFY(!isInferred());
    support::grabTo(*m_tab, u"changes-removed"_qs);
}

void TestChangesTab::copiesACommitMessageOfEditsAlone()
{
    m_tab.reset();
    m_shop = std::make_unique<ReviewedShop>();
    openTab();
    QVERIFY(m_shop->isCompared());
    auto *copy = control<QPushButton>(*m_tab, u"changesCopyMessage"_qs);
    QVERIFY(!copy->isEnabled());
    QVERIFY(m_shop->definition->document().setScalar({"info", "title"}, document::Value::string(u"Books"_qs)));
    QVERIFY(m_shop->isCompared());
    QTRY_VERIFY(copy->isEnabled());
    QTest::mouseClick(copy, Qt::LeftButton);
    QCOMPARE(QGuiApplication::clipboard()->text(), u"docs(api): change info › title\n"_qs);
}

void TestChangesTab::showsARenameOnce()
{
    m_tab.reset();
    m_shop = std::make_unique<ReviewedShop>();
    document::Document &document = m_shop->definition->document();
    const QByteArray before = m_shop->text();
    QByteArray now = before;
    now.replace("    Order:\n", "    Purchase:\n").replace("schemas/Order", "schemas/Purchase");
    QVERIFY(document.spliceText({0, before.size(), now}));
    document.closeStep();
    openTab();
    QVERIFY(m_shop->isCompared());
    QCOMPARE(rows(), (QStringList{u"Other edits"_qs, u"  renamed: components › schemas › Purchase, was “Order”"_qs}));
    QCOMPARE(list().model()->index(0, 0, list().model()->index(0, 0)).data().toString(), u"Order → Purchase"_qs);
    selectRow(u"renamed"_qs);
    QTest::keyClick(&list(), Qt::Key_Delete);
    QCOMPARE(m_shop->text(), before);
}

void TestChangesTab::offersRevisions()
{
    m_shop->repository.files.insert(u"/work/.git/refs/tags/v1"_qs,
                                    m_shop->repository.files.value(u"/work/.git/refs/heads/main"_qs));
    m_tab.reset();
    openTab();
    auto *base = control<QComboBox>(*m_tab, u"changesBase"_qs);
    QTRY_VERIFY(base->findText(u"v1"_qs) > 0);
    QCOMPARE(base->itemText(0), u"HEAD"_qs);
    QCOMPARE(base->itemText(1), u"HEAD~1"_qs);
    QVERIFY(base->findText(u"main"_qs) > 0);
    auto *typed = control<QLineEdit>(*m_tab, u"changesBaseText"_qs);
    typed->setFocus();
    typed->selectAll();
    QTest::keyClicks(typed, u"v1~0"_qs);
    QTest::keyClick(typed, Qt::Key_Return);
    QCOMPARE(base->findText(u"v1~0"_qs), 2);
    m_tab.reset();
    openTab();
    QCOMPARE(control<QComboBox>(*m_tab, u"changesBase"_qs)->itemText(2), u"v1~0"_qs);
}

void TestChangesTab::walksTheBreaks()
{
    QTest::keyClick(&list(), Qt::Key_End);
    QStringList messages;
    for (int i = 0; i < 4; ++i) {
        QTest::keyClick(m_tab.get(), Qt::Key_F7);
        QCOMPARE(label(u"changeLevel"_qs), u"breaking"_qs);
        messages.append(label(u"changeMessage"_qs));
    }
    QCOMPARE(QSet<QString>(messages.cbegin(), messages.cend()).size(), 3);
    QCOMPARE(messages.at(3), messages.at(0));
    QTest::keyClick(m_tab.get(), Qt::Key_F7, Qt::ShiftModifier);
    QCOMPARE(label(u"changeMessage"_qs), messages.at(2));
    // Also from the row of an operation.
    list().setCurrentIndex(list().model()->index(0, 0));
    QTest::keyClick(m_tab.get(), Qt::Key_F7);
    QCOMPARE(label(u"changeMessage"_qs), messages.at(0));
}

GATEWRIGHT_TEST(TestChangesTab, QApplication)
#include "testchangestab.moc"
