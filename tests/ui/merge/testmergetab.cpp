#include "conflictquestion.h"
#include "designerfixture.h"
#include "grabs.h"
#include "mergedshop.h"
#include "mergetab.h"
#include "navigator.h"
#include "testprogram.h"
#include "versionsdialog.h"

#include <QAbstractItemModelTester>
#include <QClipboard>
#include <QLabel>
#include <QListView>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QThreadPool>

using merge::ConflictQuestion;
using merge::MergeTab;
using merge::VersionsDialog;
using support::click;
using support::control;

/** The tab Merge, the question about a conflict in git, and the dialog for other versions, driven by keys and clicks.
 */
class TestMergeTab final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { support::applyTheme(); }
    void init();
    void cleanup();
    void listsTheConflicts();
    void showsTheSides();
    void resolvesByKeyboardAlone();
    void undoGoesBackToTheConflict();
    void showsWhatTheDocumentHas();
    void asksBeforeOpenConflictsAreClosed();
    void editsTheText();
    void keepsAConflictOfMeaning();
    void saysWhatIsOpenAfterSaving();
    void saysWhatIsLeftToDo();
    void explainsAnUndoneMerge();
    void explainsAFailure();
    void saysThatThereAreNoConflicts();
    void putsTheSidesBelowOneAnother();
    void namesItsControls();
    void fitsASmallWindow();
    void asksAboutAConflictInGit();
    void asksOnceOnly();
    void tellsOfARemovedFile();
    void choosesOtherVersions();
    void survivesBeingClosed();

private:
    void open(const support::ConflictStages &stages = MergedShop::usual());
    void startMerge();
    [[nodiscard]] QListView &list() const { return *control<QListView>(*m_tab, u"mergeConflicts"_qs); }
    [[nodiscard]] QString label(const QString &name) const { return control<QLabel>(*m_tab, name)->text(); }
    [[nodiscard]] QString text(const QString &name) const
    {
        return control<QPlainTextEdit>(*m_tab, name)->toPlainText();
    }
    [[nodiscard]] QStringList rows() const
    {
        QStringList texts;
        for (int row = 0; row < list().model()->rowCount(); ++row)
            texts.append(list().model()->index(row, 0).data(Qt::AccessibleTextRole).toString());
        return texts;
    }
    [[nodiscard]] bool shows(const QString &text) const
    {
        const QList<QLabel *> labels = m_tab->findChildren<QLabel *>();
        return std::any_of(labels.begin(), labels.end(),
                           [&](const QLabel *each) { return each->isVisible() && each->text() == text; });
    }

    std::unique_ptr<MergedShop> m_shop;
    std::unique_ptr<designer::Surroundings> m_surroundings;
    std::unique_ptr<MergeTab> m_tab;
};

void TestMergeTab::init()
{
    open();
    startMerge();
}

void TestMergeTab::cleanup()
{
    m_tab.reset();
    m_surroundings.reset();
    m_shop.reset();
}

void TestMergeTab::open(const support::ConflictStages &stages)
{
    m_tab.reset();
    m_surroundings = std::make_unique<designer::Surroundings>();
    m_shop = std::make_unique<MergedShop>(stages);
    m_tab = std::make_unique<MergeTab>(m_surroundings->context(*m_shop->definition, m_shop->workspace),
                                       m_shop->session);
    m_tab->setAutoFillBackground(true);
    support::activate(*m_tab, {1024, 640});
}

void TestMergeTab::startMerge()
{
    m_tab->start({});
    QTRY_VERIFY(m_shop->session->state() != conflicts::SessionState::Reading);
}

void TestMergeTab::listsTheConflicts()
{
    const QAbstractItemModelTester tester(list().model(), QAbstractItemModelTester::FailureReportingMode::Fatal);
    QCOMPARE(rows(), (QStringList{u"GET /books › summary, Both changed, open"_qs,
                                  u"GET /books › parameters › limit › description, Both changed, open"_qs,
                                  u"GET /books › parameters › page, Ours removed, theirs changed, open"_qs}));
    QCOMPARE(label(u"mergeCounts"_qs), u"0 of 3 resolved"_qs);
    support::grabTo(*m_tab, u"merge"_qs);
}

void TestMergeTab::showsTheSides()
{
    QCOMPARE(label(u"mergePlace"_qs), u"GET /books › summary"_qs);
    QCOMPARE(label(u"mergeBaseTitle"_qs), u"Base"_qs);
    QCOMPARE(label(u"mergeOursTitle"_qs), u"Ours: main"_qs);
    QCOMPARE(label(u"mergeTheirsTitle"_qs), u"Theirs: feature/limits"_qs);
    QCOMPARE(text(u"mergeBaseText"_qs), u"List books"_qs);
    QCOMPARE(text(u"mergeOursText"_qs), u"List all books"_qs);
    QCOMPARE(text(u"mergeTheirsText"_qs), u"List the books"_qs);
    // The line of theirs that the base does not have is marked, and what differs in it.
    QCOMPARE(control<QPlainTextEdit>(*m_tab, u"mergeTheirsText"_qs)->extraSelections().size(), 2);
    list().setCurrentIndex(list().model()->index(2, 0));
    QCOMPARE(text(u"mergeOursText"_qs), u"(not there)"_qs);
    support::grabTo(*m_tab, u"merge-removed"_qs);
}

void TestMergeTab::resolvesByKeyboardAlone()
{
    list().setFocus();
    QTest::keyClick(&list(), Qt::Key_F7);
    QCOMPARE(list().currentIndex().row(), 1);
    QTest::keyClick(&list(), Qt::Key_F7, Qt::ShiftModifier);
    QCOMPARE(list().currentIndex().row(), 0);
    // From the list, Tab goes to the texts and buttons of the sides.
    for (int tabs = 0; tabs < 20 && QApplication::focusWidget()->objectName() != u"mergeUseTheirs"; ++tabs)
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    QCOMPARE(QApplication::focusWidget()->objectName(), u"mergeUseTheirs"_qs);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
    // The comment beside the text of ours went with it.
    QVERIFY(m_shop->text().contains("summary: List the books\n"));
    QCOMPARE(rows().first(), u"GET /books › summary, Both changed, theirs"_qs);
    // The next open conflict is shown, and F7 does not stop at resolved ones.
    QCOMPARE(QApplication::focusWidget(), &list());
    QCOMPARE(list().currentIndex().row(), 1);
    QTest::keyClick(&list(), Qt::Key_F7);
    QTest::keyClick(&list(), Qt::Key_F7);
    QCOMPARE(list().currentIndex().row(), 1);
    QCOMPARE(label(u"mergeCounts"_qs), u"1 of 3 resolved"_qs);
}

void TestMergeTab::undoGoesBackToTheConflict()
{
    click(*m_tab, u"mergeUseTheirs"_qs);
    QCOMPARE(list().currentIndex().row(), 1);
    m_shop->definition->document().undo();
    QCOMPARE(label(u"mergeCounts"_qs), u"0 of 3 resolved"_qs);
    QVERIFY(m_tab->follow({"paths", "/books", "get", "summary"}));
    QCOMPARE(list().currentIndex().row(), 0);
    m_shop->definition->document().redo();
    QCOMPARE(label(u"mergeCounts"_qs), u"1 of 3 resolved"_qs);
}

/** The sides are what was merged; the document changes. */
void TestMergeTab::showsWhatTheDocumentHas()
{
    QCOMPARE(label(u"mergeNow"_qs), u"The document has the text of ours."_qs);
    click(*m_tab, u"mergeUseTheirs"_qs);
    list().setCurrentIndex(list().model()->index(0, 0));
    QCOMPARE(label(u"mergeNow"_qs), u"The document has the text of theirs."_qs);
    QVERIFY(m_shop->definition->document().set({"paths", "/books", "get", "summary"},
                                               document::Value::string(u"Books\nof the shop"_qs)));
    QTRY_COMPARE(label(u"mergeNow"_qs), u"The document has: Books …"_qs);
    QVERIFY(m_shop->definition->document().set({"paths", "/books", "get", "summary"},
                                               document::Value::string(u"All books"_qs)));
    QTRY_COMPARE(label(u"mergeNow"_qs), u"The document has: All books"_qs);
    support::grabTo(*m_tab, u"merge-now"_qs);
}

void TestMergeTab::asksBeforeOpenConflictsAreClosed()
{
    click(*m_tab, u"mergeClose"_qs);
    QCOMPARE(m_shop->session->state(), conflicts::SessionState::Ready);
    QVERIFY(shows(u"Open conflicts: 3. Where they are, the document keeps the text of ours."_qs));
    QTRY_VERIFY(control(*m_tab, u"mergeCloseAnyway"_qs)->hasFocus());
    support::grabTo(*m_tab, u"merge-close"_qs);
    click(*m_tab, u"mergeCloseAnyway"_qs);
    QTRY_COMPARE(m_shop->session->state(), conflicts::SessionState::None);
}

void TestMergeTab::editsTheText()
{
    click(*m_tab, u"mergeEdit"_qs);
    auto *field = control<QPlainTextEdit>(*m_tab, u"mergeEditText"_qs);
    QCOMPARE(field->toPlainText(), u"List all books"_qs);
    support::type(*m_tab, u"mergeEditText"_qs, u"[a, b"_qs);
    click(*m_tab, u"mergeEditTake"_qs);
    QVERIFY(control<QLabel>(*m_tab, u"mergeEditFailure"_qs)->isVisible());
    support::grabTo(*m_tab, u"merge-edit"_qs);
    QCOMPARE(m_shop->session->openCount(), 3);
    support::type(*m_tab, u"mergeEditText"_qs, u"All books"_qs);
    QTest::keyClick(field, Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(m_shop->text().contains("summary: All books # ours\n"));
    QVERIFY(!field->isVisible());
    click(*m_tab, u"mergeEdit"_qs);
    QTest::keyClick(field, Qt::Key_Escape);
    QVERIFY(!field->isVisible());
    QCOMPARE(m_shop->session->openCount(), 2);
}

void TestMergeTab::keepsAConflictOfMeaning()
{
    const QByteArray operation = "    get:\n      operationId: showBook\n      summary: One\n      responses: {'200': "
                                 "{description: OK}}\n";
    open({MergedShop::base(), MergedShop::base() + "  /a:\n" + operation,
          MergedShop::base().replace("paths:\n", "paths:\n  /b:\n" + operation)});
    startMerge();
    QTRY_COMPARE(rows().size(), 1);
    QVERIFY(rows().first().contains(u"operationId"_qs));
    support::grabTo(*m_tab, u"merge-meaning"_qs);
    QVERIFY(!control(*m_tab, u"mergeUseOurs"_qs)->isVisible());
    click(*m_tab, u"mergeAccept"_qs);
    QCOMPARE(m_shop->session->openCount(), 0);
    QVERIFY(rows().first().endsWith(u"kept"_qs));
}

void TestMergeTab::saysWhatIsOpenAfterSaving()
{
    click(*m_tab, u"mergeUseTheirs"_qs);
    QVERIFY(m_shop->workspace.save(*m_shop->definition));
    QVERIFY(shows(u"Saved with open conflicts: 2. Resolve them before you stage the file."_qs));
    // The file has the text of ours already.
    click(*m_tab, u"mergeUseOurs"_qs);
    QVERIFY(shows(u"Saved with open conflicts: 1. Resolve them before you stage the file."_qs));
    click(*m_tab, u"mergeUseBase"_qs);
    QVERIFY(!shows(u"Saved with open conflicts: 1. Resolve them before you stage the file."_qs));
}

void TestMergeTab::saysWhatIsLeftToDo()
{
    auto *banner = control(*m_tab, u"mergeDone"_qs);
    for (const auto *name : {u"mergeUseTheirs", u"mergeUseOurs", u"mergeUseBase"}) {
        QVERIFY(!banner->isVisible());
        click(*m_tab, name);
    }
    QTRY_VERIFY(shows(u"All conflicts are resolved. Save the file."_qs));
    support::grabTo(*m_tab, u"merge-resolved"_qs);
    QVERIFY(m_shop->workspace.save(*m_shop->definition));
    QVERIFY(shows(u"Saved. Stage it with git add api.yaml."_qs));
    support::grabTo(*m_tab, u"merge-saved"_qs);
    click(*m_tab, u"mergeCopyCommand"_qs);
    QCOMPARE(QGuiApplication::clipboard()->text(), u"git add -- '/work/api.yaml'"_qs);
}

void TestMergeTab::explainsAnUndoneMerge()
{
    m_shop->definition->document().undo();
    QVERIFY(shows(u"The merge is undone"_qs));
    click(*m_tab, u"mergeExplained"_qs);
    QCOMPARE(rows().size(), 3);
    QCOMPARE(m_shop->text(), MergedShop::ours());
    click(*m_tab, u"mergeClose"_qs);
    click(*m_tab, u"mergeCloseAnyway"_qs);
    QTRY_COMPARE(m_shop->session->state(), conflicts::SessionState::None);
}

void TestMergeTab::explainsAFailure()
{
    open({MergedShop::base(), MergedShop::ours(), std::nullopt});
    startMerge();
    QVERIFY(shows(u"The versions can't be merged"_qs));
    QSignalSpy requested(m_tab.get(), &MergeTab::versionsRequested);
    click(*m_tab, u"mergeExplained"_qs);
    QCOMPARE(requested.count(), 1);
    support::grabTo(*m_tab, u"merge-failed"_qs);
}

void TestMergeTab::saysThatThereAreNoConflicts()
{
    open({MergedShop::base(), MergedShop::ours(), MergedShop::base().replace("title: Shop", "title: Books")});
    startMerge();
    QTRY_VERIFY(shows(u"No conflicts"_qs));
    QCOMPARE(m_shop->text(), MergedShop::ours().replace("title: Shop", "title: Books"));
    QVERIFY(shows(u"All conflicts are resolved. Save the file."_qs));
    support::grabTo(*m_tab, u"merge-none"_qs);
}

void TestMergeTab::putsTheSidesBelowOneAnother()
{
    const auto below = [this] {
        return control(*m_tab, u"mergeTheirs"_qs)->y() > control(*m_tab, u"mergeBase"_qs)->y();
    };
    // The texts of a parameter are too wide for three columns.
    list().setCurrentIndex(list().model()->index(2, 0));
    m_tab->resize(1300, 700);
    QTRY_VERIFY(!below());
    support::grabTo(*m_tab, u"merge-wide"_qs);
    m_tab->resize(800, 600);
    QTRY_VERIFY(below());
    support::grabTo(*m_tab, u"merge-narrow"_qs);
    list().setCurrentIndex(list().model()->index(0, 0));
    QTRY_VERIFY(!below());
}

void TestMergeTab::namesItsControls()
{
    click(*m_tab, u"mergeEdit"_qs);
    QCOMPARE(support::unnamedControls(*m_tab), QStringList());
}

void TestMergeTab::fitsASmallWindow()
{
    m_tab->resize(support::SmallestPage);
    QVERIFY2(m_tab->minimumSizeHint().width() <= support::SmallestPage.width(),
             qPrintable(QString::number(m_tab->minimumSizeHint().width())));
    support::grabTo(*m_tab, u"merge-small"_qs);
}

void TestMergeTab::asksAboutAConflictInGit()
{
    open();
    ConflictQuestion question(m_shop->session);
    support::activate(question, {800, 60});
    QTRY_VERIFY(question.isVisible());
    QSignalSpy requested(&question, &ConflictQuestion::mergeRequested);
    const QList<QLabel *> labels = question.findChildren<QLabel *>();
    QVERIFY(std::any_of(labels.begin(), labels.end(), [](const QLabel *each) {
        return each->text() == u"Git has left this file in conflict: “main” and “feature/limits” changed it.";
    }));
    support::grabTo(question, u"merge-question"_qs);
    click(question, u"mergeConflict"_qs);
    QCOMPARE(requested.count(), 1);
    // While versions are merged, nothing is asked.
    startMerge();
    QVERIFY(!question.isVisible());
}

void TestMergeTab::asksOnceOnly()
{
    open();
    ConflictQuestion question(m_shop->session);
    QTRY_VERIFY(question.isVisible());
    click(question, u"declineMerge"_qs);
    QVERIFY(!question.isVisible());
    m_shop->session->watch().refresh();
    QThreadPool::globalInstance()->waitForDone();
    QCoreApplication::processEvents();
    QVERIFY(!question.isVisible());
    // Another conflict is asked about again.
    m_shop->repository.files.remove(u"/work/.git/index"_qs);
    m_shop->session->watch().refresh();
    QTRY_COMPARE(m_shop->session->watch().conflict(), conflicts::FileConflict::None);
    support::setConflict(m_shop->repository, MergedShop::usual());
    m_shop->session->watch().refresh();
    QTRY_VERIFY(question.isVisible());
}

void TestMergeTab::tellsOfARemovedFile()
{
    open({MergedShop::base(), MergedShop::ours(), std::nullopt});
    ConflictQuestion question(m_shop->session);
    QTRY_VERIFY(question.isVisible());
    QVERIFY(!question.findChild<QPushButton *>(u"mergeConflict"_qs));
    QVERIFY(question.findChild<QPushButton *>(u"declineMerge"_qs));
}

void TestMergeTab::choosesOtherVersions()
{
    VersionsDialog *dialog = VersionsDialog::open(MergedShop::path(), m_shop->repository, m_tab.get());
    conflicts::MergeSource source;
    connect(dialog, &VersionsDialog::chosen, this, [&](const conflicts::MergeSource &chosen) { source = chosen; });
    auto *start = control<QPushButton>(*dialog, u"mergeVersionsStart"_qs);
    QVERIFY(!start->isEnabled());
    QCOMPARE(support::unnamedControls(*dialog), QStringList());
    auto *base = control<QComboBox>(*dialog, u"mergeBaseVersion"_qs);
    QTRY_VERIFY(base->findText(u"main"_qs) >= 0);
    support::grabTo(*dialog, u"merge-versions"_qs);
    support::type(*dialog, u"mergeBaseVersionText"_qs, u"HEAD~1"_qs);
    QVERIFY(!start->isEnabled());
    support::type(*dialog, u"mergeTheirsVersionText"_qs, u"main"_qs);
    QVERIFY(start->isEnabled());
    QTest::mouseClick(start, Qt::LeftButton);
    QVERIFY(!source.isGit);
    QCOMPARE(source.base.name, u"HEAD~1"_qs);
    QCOMPARE(source.ours.kind, conflicts::VersionChoice::Kind::Current);
    QCOMPARE(source.theirs.name, u"main"_qs);
}

void TestMergeTab::survivesBeingClosed()
{
    open();
    m_tab->start({});
    m_tab.reset();
    QThreadPool::globalInstance()->waitForDone();
    QCoreApplication::processEvents();
    QVERIFY(m_shop->session->state() != conflicts::SessionState::Failed);
}

GATEWRIGHT_TEST(TestMergeTab, QApplication)
#include "testmergetab.moc"
