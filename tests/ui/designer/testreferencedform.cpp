#include "banner.h"
#include "diskchanges.h"
#include "fakewatch.h"
#include "pathtreedata.h"
#include "pathtreedriving.h"
#include "splitdefinition.h"
#include "testprogram.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QPointer>
#include <QSignalSpy>
#include <QTabBar>
#include <QTableView>

using namespace designer;

/** Path items of other files, edited in their form and saved in their file. */
class TestReferencedForm final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void editsAnOperationInItsFile();
    void opensNothingForALook();
    void keepsTheFileUntilItsFormsAreDeleted();
    void listsAnEditWhenTheFormsAreDeleted();
    void showsObjectsInsideTheOperation();
    void changesTheMethod();
    void addsDuplicatesAndDeletesOperations();
    void selectsAnotherEntryAfterADeletion();
    void editsSelectedOperationsInTheirFile();
    void offersWhatTheClickedEntryCan();
    void movesOperations();
    void renamesThePathAlone();
    void declaresAParameterInTheFile();
    void followsReferencesFromFileToFile();
    void fixesAccessWhereItIsSet();
    void followsOtherPrograms();
    void readsAgainWhatTheUserClosed();
    void saysThatAFileCannotBeRead();
    void saysWhatOtherProgramsDid();
    void addsNothingBesideABrokenReference();
    void writesWhatWasTypedLast();
    void listsAdditionalOperations();
    void renamesThePathOfTheFormThatIsLeft();
    void changesTheMethodOfTheFormThatIsLeft();
    void declaresNothingForANameThatIsRefused();
    void followsTheReferenceOfThePath();
    void leavesAFileThatIsSavedElsewhere();
    void showsParametersAndResponsesOfOtherFiles();
    void marksProblemsInOtherFiles();

private:
    [[nodiscard]] PathsTab &tab() const { return *m_tab; }
    [[nodiscard]] QWidget &forms() const { return *control(*m_tab, u"referencedForms"_qs); }
    [[nodiscard]] QString bannerText() const
    {
        return control<widgets::Banner>(*m_tab, u"referencedBanner"_qs)->text();
    }
    [[nodiscard]] QString current() const
    {
        return control<QTreeView>(*m_tab, u"pathTree"_qs)->currentIndex().data(Qt::AccessibleTextRole).toString();
    }
    void press(const QString &action) const
    {
        auto *found = control<QTreeView>(*m_tab, u"pathTree"_qs)->findChild<QAction *>(action);
        QVERIFY(found);
        QVERIFY(found->isEnabled());
        found->trigger();
    }

    /** The path item of `/books` has one of OpenAPI 3.2. */
    void useAdditionalOperation();

    std::unique_ptr<SplitDefinition> m_split;
    std::unique_ptr<PathsTab> m_tab;
    QByteArray m_api;   ///< The text of the definition before.
    QByteArray m_books; ///< And of the other file.
};

void TestReferencedForm::init()
{
    m_split = std::make_unique<SplitDefinition>();
    m_tab = std::make_unique<PathsTab>(m_split->context());
    m_api = textOf(m_split->definition());
    m_books = *m_split->store().read(SplitDefinition::BooksPath);
    show(*m_tab);
    QTRY_VERIFY(treeText(*m_tab).contains(u"POST Add a book"));
}

void TestReferencedForm::cleanup()
{
    m_tab.reset();
    m_split.reset();
}

void TestReferencedForm::editsAnOperationInItsFile()
{
    choose(tab(), 0, 0);
    QCOMPARE(bannerText(), u"This path is in paths/books.yaml. Changes are made there."_qs);
    QCOMPARE(control<QLineEdit>(forms(), u"operationSummary"_qs)->text(), u"List books"_qs);
    type(forms(), u"operationSummary"_qs, u"All books"_qs);
    QCOMPARE(m_split->booksAt({"get", "summary"}).text(), u"All books"_qs);
    QVERIFY(treeText(tab()).startsWith(u"/books\n  GET All books\n"));
    QCOMPARE(bannerText(), u"This path is in paths/books.yaml, which has unsaved changes."_qs);
    QCOMPARE(textOf(m_split->definition()), m_api);
    QTRY_COMPARE(m_split->workspace().definitions().size(), 2);
    QTest::keyClick(control(forms(), u"operationSummary"_qs), Qt::Key_Tab);
    QVERIFY(m_split->workspace().save(*m_split->books()));
    QCOMPARE(*m_split->store().read(SplitDefinition::BooksPath), QByteArray(m_books).replace("List", "All"));
    QCOMPARE(bannerText(), u"This path is in paths/books.yaml. Changes are made there."_qs);
    while (m_split->books()->document().canUndo())
        m_split->books()->document().undo();
    QCOMPARE(textOf(*m_split->books()), m_books);
    QCOMPARE(control<QLineEdit>(forms(), u"operationSummary"_qs)->text(), u"List books"_qs);
}

void TestReferencedForm::opensNothingForALook()
{
    QSignalSpy opened(&m_split->workspace(), &workspace::Workspace::opened);
    for (const int operation : {0, 1, -1}) {
        choose(tab(), 0, operation);
        tab().grab();
    }
    const QPointer<workspace::OpenDefinition> books = m_split->books();
    QVERIFY(books);
    choose(tab(), 1);
    QTRY_VERIFY(!books);
    QCOMPARE(opened.count(), 0);
    QVERIFY(!control(tab(), u"referencedBanner"_qs)->isVisible());
}

/** Forms that are not shown any more are deleted later, and use their file until then. */
void TestReferencedForm::keepsTheFileUntilItsFormsAreDeleted()
{
    choose(tab(), 0, 0);
    const QPointer<QWidget> left = &forms();
    const QPointer<workspace::OpenDefinition> books = m_split->books();
    QVERIFY(books);
    choose(tab(), 3, 0);
    QVERIFY(!left || books);
    QTRY_VERIFY(!left);
    QVERIFY(!books);
    // A file that something else shows, too.
    choose(tab(), 0, 0);
    const QPointer<workspace::OpenDefinition> again = m_split->books();
    const workspace::DefinitionHandle other = *m_split->workspace().lend(SplitDefinition::BooksPath);
    const QPointer<QWidget> last = &forms();
    choose(tab(), 1);
    QTRY_VERIFY(!last);
    QVERIFY(again);
    QCOMPARE(other.get(), again.data());
    QCOMPARE(m_split->workspace().definitions().size(), 1);
}

/** Before control returns to the event loop, in which an edit is listed otherwise. */
void TestReferencedForm::listsAnEditWhenTheFormsAreDeleted()
{
    choose(tab(), 0, 0);
    QVERIFY(m_split->books()->document().setScalar({"get", "summary"}, document::Value::string(u"All"_qs)));
    QVERIFY(!m_split->books()->isListed());
    m_tab.reset();
    QVERIFY(m_split->books());
    QVERIFY(m_split->books()->isListed());
}

void TestReferencedForm::showsObjectsInsideTheOperation()
{
    choose(tab(), 0, 0);
    forms().findChild<QAction *>(u"openResponse"_qs)->trigger();
    auto *object = control(forms(), u"objectArea"_qs);
    QTRY_VERIFY(object->isVisible());
    type(*object, u"objectDescription"_qs, u"Books"_qs);
    QCOMPARE(m_split->booksAt({"get", "responses", "200", "description"}).text(), u"Books"_qs);
}

void TestReferencedForm::changesTheMethod()
{
    choose(tab(), 0, 1);
    auto *box = control<QComboBox>(forms(), u"operationMethod"_qs);
    QVERIFY(box->findText(u"GET"_qs) < 0);
    support::choose(forms(), u"operationMethod"_qs, box->findText(u"PUT"_qs));
    QVERIFY(m_split->booksAt({"put"}).exists());
    QVERIFY(!m_split->booksAt({"post"}).exists());
    QCOMPARE(current(), u"PUT /books Add a book"_qs);
    QCOMPARE(textOf(m_split->definition()), m_api);
}

void TestReferencedForm::addsDuplicatesAndDeletesOperations()
{
    choose(tab(), 0);
    click(tab(), u"addOperation"_qs);
    QVERIFY(m_split->booksAt({"put"}).exists());
    QCOMPARE(current(), u"PUT /books"_qs);
    QVERIFY(control(forms(), u"operationMethod"_qs)->hasFocus());
    press(u"duplicateEntryAction"_qs);
    QCOMPARE(current(), u"PATCH /books"_qs);
    QTRY_COMPARE(m_split->workspace().definitions().size(), 2);
    press(u"deleteEntryAction"_qs);
    QTRY_VERIFY(!m_split->booksAt({"patch"}).exists());
    QVERIFY(m_split->booksAt({"put"}).exists());
    QCOMPARE(textOf(m_split->definition()), m_api);
    while (m_split->books()->document().canUndo())
        m_split->books()->document().undo();
    QCOMPARE(textOf(*m_split->books()), m_books);
    QVERIFY(treeText(tab()).startsWith(u"/books\n  GET List books\n  POST Add a book\n/own"));
}

void TestReferencedForm::selectsAnotherEntryAfterADeletion()
{
    const auto *tree = control<QTreeView>(tab(), u"pathTree"_qs);
    const auto selected = [&] {
        const QModelIndexList rows = tree->selectionModel()->selectedIndexes();
        return rows.size() == 1 ? rows.first().data(Qt::AccessibleTextRole).toString() : QString();
    };
    choose(tab(), 0, 1);
    press(u"deleteEntryAction"_qs);
    QTRY_COMPARE(selected(), u"GET /books List books"_qs);
    choose(tab(), 1, 0);
    press(u"deleteEntryAction"_qs);
    QTRY_VERIFY(tab().findChild<QWidget *>(u"confirmDelete"_qs));
    click(tab(), u"confirmDelete"_qs);
    QTRY_COMPARE(selected(), u"/own"_qs);
    QCOMPARE(current(), u"/own"_qs);
}

void TestReferencedForm::editsSelectedOperationsInTheirFile()
{
    const auto *tree = control<QTreeView>(tab(), u"pathTree"_qs);
    const auto select = [&](int path, int operation) {
        const QModelIndex parent = tree->model()->index(path, 0);
        tree->selectionModel()->select(operation < 0 ? parent : tree->model()->index(operation, 0, parent),
                                       QItemSelectionModel::Select);
    };
    choose(tab(), 0, 0);
    select(0, 1);
    press(u"duplicateEntryAction"_qs);
    QCOMPARE(textOf(m_split->definition()), m_api);
    QVERIFY(m_split->booksAt({"put"}).exists());
    QVERIFY(m_split->booksAt({"patch"}).exists());
    QCOMPARE(tree->selectionModel()->selectedIndexes().size(), 2);
    QTRY_COMPARE(m_split->workspace().definitions().size(), 2);
    click(tab(), u"deleteSelected"_qs);
    QTRY_VERIFY(!m_split->booksAt({"put"}).exists());
    QVERIFY(!m_split->booksAt({"patch"}).exists());
    QCOMPARE(textOf(m_split->definition()), m_api);
    // Not with entries of the definition.
    choose(tab(), 0, 0);
    select(1, 0);
    for (const QString &button : {u"duplicateSelected"_qs, u"deleteSelected"_qs})
        QVERIFY(!control(tab(), button)->isEnabled());
}

void TestReferencedForm::offersWhatTheClickedEntryCan()
{
    const auto isEnabled = [this](const QString &action) {
        return control<QTreeView>(tab(), u"pathTree"_qs)->findChild<QAction *>(action)->isEnabled();
    };
    choose(tab(), 0, 0);
    QVERIFY(!isEnabled(u"copyEntryAction"_qs));
    choose(tab(), 3);
    QVERIFY(isEnabled(u"deleteEntryAction"_qs));
    choose(tab(), 1, 0);
    QVERIFY(isEnabled(u"copyEntryAction"_qs));
    choose(tab(), 0, 0);
    QVERIFY(!isEnabled(u"copyEntryAction"_qs));
    QVERIFY(isEnabled(u"deleteEntryAction"_qs));
}

void TestReferencedForm::movesOperations()
{
    choose(tab(), 0, 1);
    press(u"moveEntryUpAction"_qs);
    QVERIFY(treeText(tab()).startsWith(u"/books\n  POST Add a book\n  GET List books\n"));
    QVERIFY(textOf(*m_split->books()).startsWith("post:"));
    QCOMPARE(current(), u"POST /books Add a book"_qs);
}

void TestReferencedForm::renamesThePathAlone()
{
    choose(tab(), 0);
    type(forms(), u"pathName"_qs, u"/titles"_qs);
    QTest::keyClick(control(forms(), u"pathName"_qs), Qt::Key_Return);
    QCOMPARE(textOf(m_split->definition()), QByteArray(m_api).replace("/books:\n", "/titles:\n"));
    QCOMPARE(textOf(*m_split->books()), m_books);
    QCOMPARE(current(), u"/titles"_qs);
    QCOMPARE(control<QLineEdit>(forms(), u"pathName"_qs)->text(), u"/titles"_qs);
    type(forms(), u"pathDescription"_qs, u"What there is"_qs);
    QCOMPARE(m_split->booksAt({"description"}).text(), u"What there is"_qs);
}

void TestReferencedForm::declaresAParameterInTheFile()
{
    choose(tab(), 0);
    type(forms(), u"pathName"_qs, u"/books/{id}"_qs);
    click(forms(), u"declare-id"_qs);
    QVERIFY(m_split->definition().document().snapshot().at({"paths", "/books/{id}", "$ref"}).exists());
    QCOMPARE(m_split->booksAt({"parameters", "0", "name"}).text(), u"id"_qs);
    QCOMPARE(current(), u"/books/{id}"_qs);
}

void TestReferencedForm::followsReferencesFromFileToFile()
{
    choose(tab(), 3, 0);
    QCOMPARE(bannerText(), u"This path is in shared.yaml. Changes are made there."_qs);
    // It does not touch what is around the forms.
    const QWidget *banner = control<widgets::Banner>(tab(), u"referencedBanner"_qs);
    QVERIFY(banner->x() > 0 && banner->y() > 0);
    QVERIFY(banner->geometry().right() < banner->parentWidget()->width() - 1);
    type(forms(), u"operationSummary"_qs, u"Forget"_qs);
    const workspace::OpenDefinition *shared = support::loadedAt(m_split->workspace(), u"/api/shared.yaml"_qs);
    QCOMPARE(shared->document().snapshot().at({"items", "far", "delete", "summary"}).text(), u"Forget"_qs);
    QVERIFY(treeText(tab()).endsWith(u"DELETE Forget"));
}

void TestReferencedForm::fixesAccessWhereItIsSet()
{
    choose(tab(), 0, 0);
    QCOMPARE(support::control<QWidget>(forms(), u"accessRequired"_qs)->accessibleName(),
             u"Required by the document: key"_qs);
    QVERIFY(m_split->workspace().open(SplitDefinition::BooksPath));
    QVERIFY(m_split->books()->document().set({"get", "security"}, document::Value::array()));
    QTRY_COMPARE(support::control<QWidget>(forms(), u"accessRequired"_qs)->accessibleName(),
                 u"Required by the document: No authentication"_qs);
    click(forms(), u"accessAction0"_qs);
    QCOMPARE(m_split->booksAt({"get", "security"}).childCount(), 1);
    QCOMPARE(textOf(m_split->definition()), m_api);
}

void TestReferencedForm::followsOtherPrograms()
{
    support::FakeWatch watch;
    workspace::DiskChanges disk(m_split->workspace(), m_split->store(), watch);
    choose(tab(), 0, 1);
    m_split->store().files.insert(SplitDefinition::BooksPath, QByteArray(m_books).replace("Add a", "Buy a"));
    disk.checkAll();
    QCOMPARE(control<QLineEdit>(forms(), u"operationSummary"_qs)->text(), u"Buy a book"_qs);
    QVERIFY(treeText(tab()).contains(u"POST Buy a book"));
    // Without the operation, and then without a path item.
    m_split->store().files.insert(SplitDefinition::BooksPath, "get: {responses: {}}\n");
    disk.checkAll();
    QVERIFY(!treeText(tab()).contains(u"POST"));
    m_split->store().files.insert(SplitDefinition::BooksPath, "$ref: ./nothing.yaml\n");
    disk.checkAll();
    QTRY_VERIFY(treeText(tab()).startsWith(u"/books\n/own"));
    QTRY_VERIFY(m_split->workspace().loadedDefinitions().size() == 1);
    QVERIFY(m_split->workspace().definitions().size() == 1);
}

void TestReferencedForm::readsAgainWhatTheUserClosed()
{
    choose(tab(), 0, 0);
    type(forms(), u"operationSummary"_qs, u"All books"_qs);
    QTRY_COMPARE(m_split->workspace().definitions().size(), 2);
    m_split->workspace().close(*m_split->books());
    QTRY_VERIFY(m_split->books());
    QCOMPARE(control<QLineEdit>(forms(), u"operationSummary"_qs)->text(), u"List books"_qs);
    QTRY_VERIFY(treeText(tab()).startsWith(u"/books\n  GET List books\n"));
    QCOMPARE(m_split->workspace().definitions().size(), 1);
}

void TestReferencedForm::saysThatAFileCannotBeRead()
{
    m_split->store().files.remove(SplitDefinition::BooksPath);
    choose(tab(), 0, 0);
    QCOMPARE(bannerText(), u"This path is in paths/books.yaml, which can't be read."_qs);
    QVERIFY(!tab().findChild<QWidget *>(u"referencedForms"_qs));
    m_split->store().files.insert(SplitDefinition::BooksPath, m_books);
    click(tab(), u"readAgain"_qs);
    QVERIFY(forms().isVisible());
    QCOMPARE(control<QLineEdit>(forms(), u"operationSummary"_qs)->text(), u"List books"_qs);
}

void TestReferencedForm::saysWhatOtherProgramsDid()
{
    support::FakeWatch watch;
    workspace::DiskChanges disk(m_split->workspace(), m_split->store(), watch);
    choose(tab(), 0, 0);
    type(forms(), u"operationSummary"_qs, u"Mine"_qs);
    QTRY_COMPARE(m_split->workspace().definitions().size(), 2);
    m_split->store().files.insert(SplitDefinition::BooksPath, QByteArray(m_books).replace("List", "Their"));
    disk.checkAll();
    QCOMPARE(bannerText(),
             u"This path is in paths/books.yaml, which has unsaved changes and was changed by another program."_qs);
    m_split->store().files.remove(SplitDefinition::BooksPath);
    disk.checkAll();
    QCOMPARE(bannerText(), u"This path is in paths/books.yaml, which was deleted. Save writes it again."_qs);
    QVERIFY(m_split->workspace().overwrite(*m_split->books()));
    QCOMPARE(bannerText(), u"This path is in paths/books.yaml. Changes are made there."_qs);
}

void TestReferencedForm::addsNothingBesideABrokenReference()
{
    choose(tab(), 2);
    QVERIFY(!control(tab(), u"addOperation"_qs)->isEnabled());
    choose(tab(), 1);
    QVERIFY(control(tab(), u"addOperation"_qs)->isEnabled());
}

void TestReferencedForm::writesWhatWasTypedLast()
{
    choose(tab(), 0);
    auto *name = control<QLineEdit>(forms(), u"pathName"_qs);
    name->setFocus();
    name->setText(u"/last"_qs);
    m_tab.reset();
    QVERIFY(m_split->definition().document().snapshot().at({"paths", "/last"}).exists());
}

void TestReferencedForm::useAdditionalOperation()
{
    m_split->store().files.insert(
        SplitDefinition::BooksPath,
        "get: {responses: {}}\nadditionalOperations:\n  COPY: {summary: Copy, responses: {}}\n");
    QVERIFY(m_split->definition().document().setScalar({"openapi"}, document::Value::string(u"3.2.0"_qs)));
    QTRY_VERIFY(treeText(tab()).startsWith(u"/books\n  GET No summary\n  COPY Copy\n/own"));
}

/** Of the version of the definition, before the file is lent. */
void TestReferencedForm::listsAdditionalOperations()
{
    useAdditionalOperation();
    choose(tab(), 0, 1);
    QCOMPARE(control<QLineEdit>(forms(), u"methodName"_qs)->text(), u"COPY"_qs);
}

/** As the commands for the next problem and for the last place do, which leave the focus where it is. */
void TestReferencedForm::renamesThePathOfTheFormThatIsLeft()
{
    choose(tab(), 0);
    type(forms(), u"pathName"_qs, u"/titles"_qs);
    QVERIFY(tab().reveal({"paths", "/own"}));
    QCOMPARE(textOf(m_split->definition()), QByteArray(m_api).replace("/books:\n", "/titles:\n"));
    QCOMPARE(current(), u"/own"_qs);
}

void TestReferencedForm::changesTheMethodOfTheFormThatIsLeft()
{
    useAdditionalOperation();
    const QByteArray api = textOf(m_split->definition());
    choose(tab(), 0, 1);
    type(forms(), u"methodName"_qs, u"LINK"_qs);
    QVERIFY(tab().reveal({"paths", "/own", "get"}));
    QCOMPARE(textOf(m_split->definition()), api);
    QVERIFY(m_split->booksAt({"additionalOperations", "LINK"}).exists());
    QCOMPARE(current(), u"GET /own own"_qs);
}

void TestReferencedForm::declaresNothingForANameThatIsRefused()
{
    QVERIFY(m_split->definition().document().set({"paths", "/own/{id}", "summary"}, document::Value::string(u"S"_qs)));
    const QByteArray api = textOf(m_split->definition());
    choose(tab(), 0);
    type(forms(), u"pathName"_qs, u"/own/{id}"_qs);
    click(forms(), u"declare-id"_qs);
    QCOMPARE(textOf(m_split->definition()), api);
    QCOMPARE(textOf(*m_split->books()), m_books);
    QCOMPARE(current(), u"/books"_qs);
}

/** The operations of the other file have the same methods, so no rows change. */
void TestReferencedForm::followsTheReferenceOfThePath()
{
    m_split->store().files.insert(u"/api/paths/other.yaml"_qs, QByteArray(m_books).replace("List", "Other"));
    QVERIFY(m_split->definition().document().set({"paths", "/other", "$ref"},
                                                 document::Value::string(u"./paths/other.yaml"_qs)));
    QTRY_VERIFY(treeText(tab()).contains(u"GET Other books"));
    choose(tab(), 0, 0);
    QVERIFY(m_split->definition().document().setScalar({"paths", "/books", "$ref"},
                                                       document::Value::string(u"./paths/other.yaml"_qs)));
    QTRY_VERIFY(treeText(tab()).startsWith(u"/books\n  GET Other books"));
    QCOMPARE(bannerText(), u"This path is in paths/other.yaml. Changes are made there."_qs);
    QCOMPARE(control<QLineEdit>(forms(), u"operationSummary"_qs)->text(), u"Other books"_qs);
}

void TestReferencedForm::leavesAFileThatIsSavedElsewhere()
{
    choose(tab(), 0, 0);
    workspace::OpenDefinition *books = *m_split->workspace().open(SplitDefinition::BooksPath);
    QVERIFY(m_split->workspace().saveAs(*books, u"/api/copy.yaml"_qs));
    QTRY_VERIFY(m_split->books());
    type(forms(), u"operationSummary"_qs, u"All books"_qs);
    QCOMPARE(m_split->booksAt({"get", "summary"}).text(), u"All books"_qs);
    QCOMPARE(textOf(*books), m_books);
}

/** What the tables show of a reference follows the other file, in the editor or not. */
void TestReferencedForm::showsParametersAndResponsesOfOtherFiles()
{
    const QString partsPath = u"/api/parts.yaml"_qs;
    m_split->store().files.insert(partsPath, "page: {name: page, in: query, required: true, description: Which page,\n"
                                             "  schema: {type: integer}}\n"
                                             "gone: {description: No book, content: {text/plain: {}}}\n");
    choose(tab(), 0, 0);
    document::Document &books = m_split->books()->document();
    QVERIFY(books.set({"get", "parameters"}, *document::Value::fromJson(R"([{"$ref": "../parts.yaml#/page"}])")));
    QVERIFY(books.set({"get", "responses", "404"}, *document::Value::fromJson(R"({"$ref": "../parts.yaml#/gone"})")));
    const QAbstractItemModel &parameters = *control<QTableView>(forms(), u"operationParameters"_qs)->model();
    const auto row = [](const QAbstractItemModel &model, int number) {
        QStringList cells;
        for (int column = 0; column < model.columnCount(); ++column)
            cells.append(model.index(number, column).data().toString());
        return cells.join(u", "_qs);
    };
    QTRY_COMPARE(row(parameters, 0), u"page, query, , integer, Which page, → page"_qs);
    QCOMPARE(parameters.index(0, 2).data(Qt::CheckStateRole).value<Qt::CheckState>(), Qt::Checked);
    control<QTabBar>(forms(), u"responseTabs"_qs)->setCurrentIndex(1);
    // The file of the response is read.
    QTRY_COMPARE(control<widgets::Banner>(forms(), u"responseOpenComponentBand"_qs)->text(),
                 u"gone in parts.yaml: component. Open it to edit it."_qs);
    QVERIFY(!control(forms(), u"responseText"_qs)->isVisible());
    workspace::OpenDefinition *parts = *m_split->workspace().open(partsPath);
    QVERIFY(parts->document().setScalar({"page", "name"}, document::Value::string(u"number"_qs)));
    QTRY_COMPARE(row(parameters, 0), u"number, query, , integer, Which page, → page"_qs);
}

void TestReferencedForm::marksProblemsInOtherFiles()
{
    const auto *tree = control<QTreeView>(tab(), u"pathTree"_qs);
    const auto severityOf = [&](int path, int operation) {
        const QModelIndex parent = tree->model()->index(path, 0);
        const QVariant severity = tree->model()->index(operation, 0, parent).data(PathSeverityRole);
        return severity.isValid() ? severity.toInt() : -1;
    };
    constexpr int Error = int(base::Severity::Error);
    choose(tab(), 0, 0);
    document::Document &books = m_split->books()->document();
    QCOMPARE_NE(severityOf(0, 0), Error);
    QVERIFY(books.set({"get", "responses"}, document::Value::boolean(true)));
    QTRY_COMPARE(severityOf(0, 0), Error);
    books.undo();
    QTRY_COMPARE_NE(severityOf(0, 0), Error);
}

GATEWRIGHT_TEST(TestReferencedForm, QApplication)
#include "testreferencedform.moc"
