#include "mergedshop.h"
#include "testprogram.h"

#include <QSignalSpy>
#include <QThreadPool>

using conflicts::Choice;
using conflicts::FileConflict;
using conflicts::SessionState;
using document::Pointer;
using document::Value;
using merge::ConflictKind;
using merge::SideName;

/** Merges in an open definition: their conflicts, the steps that resolve them, undo and redo. */
class TestMergeSession final : public QObject
{
    Q_OBJECT

private slots:
    void tellsOfAConflictInGit();
    void tellsWhichSideRemovedTheFile();
    void noticesAnIndexThatIsWrittenLater();
    void replacesTheTextAsOneStep();
    void resolvesWithEachSide_data();
    void resolvesWithEachSide();
    void addsAnItemThatOursRemoved();
    void removesAnEntryThatTheirsRemoved();
    void undoesAndRedoesDecisionsWithoutText();
    void resolvesWithTypedText();
    void keepsCarriageReturns();
    void renamesAKey();
    void choosesComments();
    void findsConflictsOfMeaning();
    void acceptsAConflictOfMeaning();
    void mergesLinesOfInvalidVersions();
    void mergesChosenVersions();
    void explainsWhyNothingCanBeMerged();
    void survivesTheEndOfTheDefinition();

private:
    const Pointer m_summary{"paths", "/books", "get", "summary"};
};

void TestMergeSession::tellsOfAConflictInGit()
{
    const MergedShop shop;
    QTRY_COMPARE(shop.session->watch().conflict(), FileConflict::BothChanged);
    QCOMPARE(shop.session->watch().sides().ours, u"main"_qs);
    QCOMPARE(shop.session->watch().sides().theirs, u"feature/limits"_qs);
    QCOMPARE(shop.session->watch().sides().operation, git::ConflictOperation::Merge);
}

void TestMergeSession::tellsWhichSideRemovedTheFile()
{
    const MergedShop shop({MergedShop::base(), MergedShop::ours(), std::nullopt});
    QTRY_COMPARE(shop.session->watch().conflict(), FileConflict::RemovedByTheirs);
    const MergedShop other({MergedShop::base(), std::nullopt, MergedShop::theirs()});
    QTRY_COMPARE(other.session->watch().conflict(), FileConflict::RemovedByOurs);
}

void TestMergeSession::noticesAnIndexThatIsWrittenLater()
{
    MergedShop shop;
    shop.repository.files.remove(u"/work/.git/index"_qs);
    QSignalSpy changed(&shop.session->watch(), &conflicts::ConflictWatch::changed);
    shop.session->watch().refreshAfterWrite();
    QThreadPool::globalInstance()->waitForDone();
    support::setConflict(shop.repository, MergedShop::usual());
    QTRY_COMPARE(shop.session->watch().conflict(), FileConflict::BothChanged);
    QVERIFY(changed.count() >= 1);
}

void TestMergeSession::replacesTheTextAsOneStep()
{
    const MergedShop shop;
    QVERIFY(shop.merge());
    QCOMPARE(shop.text(), MergedShop::ours());
    QCOMPARE(shop.places(),
             (QStringList{u"/paths/~1books/get/summary"_qs, u"/paths/~1books/get/parameters/0/description"_qs,
                          u"/paths/~1books/get/parameters/-"_qs}));
    QCOMPARE(shop.session->openCount(), 3);
    QCOMPARE(shop.definition->document().stepNames(), QStringList{u"Merge versions"_qs});
    shop.definition->document().undo();
    QCOMPARE(shop.text(), MergedShop::markers());
    QCOMPARE(shop.session->state(), SessionState::Undone);
    shop.definition->document().redo();
    QCOMPARE(shop.session->state(), SessionState::Ready);
    QCOMPARE(shop.text(), MergedShop::ours());
}

void TestMergeSession::resolvesWithEachSide_data()
{
    QTest::addColumn<SideName>("side");
    QTest::addColumn<QByteArray>("line");
    QTest::newRow("base") << SideName::Base << QByteArray("summary: List books\n");
    QTest::newRow("ours") << SideName::Ours << QByteArray("summary: List all books # ours\n");
    // The comment that ours added is about the value of ours.
    QTest::newRow("theirs") << SideName::Theirs << QByteArray("summary: List the books\n");
}

void TestMergeSession::resolvesWithEachSide()
{
    QFETCH(const SideName, side);
    QFETCH(const QByteArray, line);
    const MergedShop shop;
    QVERIFY(shop.merge());
    for (const SideName first : {SideName::Theirs, SideName::Base, SideName::Ours}) {
        QVERIFY(shop.session->choose(shop.at(m_summary), first, u"First"_qs));
        QVERIFY(shop.session->choose(shop.at(m_summary), side, u"Use"_qs));
        QCOMPARE(shop.text(), MergedShop::ours().replace("summary: List all books # ours\n", line));
        QCOMPARE(shop.session->items().at(shop.at(m_summary)).choice, conflicts::choiceOf(side));
        shop.definition->document().undo();
        shop.definition->document().undo();
        QCOMPARE(shop.text(), MergedShop::ours());
        QCOMPARE(shop.session->openCount(), 3);
    }
}

void TestMergeSession::addsAnItemThatOursRemoved()
{
    const MergedShop shop;
    QVERIFY(shop.merge());
    const Pointer description{"paths", "/books", "get", "parameters", "0", "description"};
    const qsizetype described = shop.at(description);
    const qsizetype removed = shop.at({"paths", "/books", "get", "parameters", "-"});
    QVERIFY(shop.session->choose(removed, SideName::Theirs, u"Use"_qs));
    QCOMPARE(shop.text(),
             MergedShop::ours().replace("      parameters:\n", "      parameters:\n        - name: page\n          in: "
                                                               "query\n          schema: {type: integer, minimum: "
                                                               "1}\n"));
    QCOMPARE(shop.session->items().at(removed).place, (Pointer{"paths", "/books", "get", "parameters", "0"}));
    // The item after it has moved.
    QCOMPARE(shop.session->items().at(described).place,
             (Pointer{"paths", "/books", "get", "parameters", "1", "description"}));
    QVERIFY(shop.session->choose(described, SideName::Theirs, u"Use"_qs));
    QVERIFY(shop.text().contains("description: The number of books\n"));
    QVERIFY(shop.session->choose(removed, SideName::Ours, u"Use"_qs));
    QCOMPARE(shop.text(), MergedShop::ours().replace("At most so many", "The number of books"));
    for (int step = 0; step < 3; ++step)
        shop.definition->document().undo();
    QCOMPARE(shop.text(), MergedShop::ours());
    QCOMPARE(shop.session->items().at(described).place, description);
    QCOMPARE(shop.session->openCount(), 3);
}

void TestMergeSession::removesAnEntryThatTheirsRemoved()
{
    const QByteArray base = "a: 1\nb:\n  # the first\n  c: 1\n  d: 2\n";
    const MergedShop shop({base, QByteArray(base).replace("c: 1", "c: 3"), "a: 1\nb:\n  d: 2\n"});
    QVERIFY(shop.merge());
    QCOMPARE(shop.session->items().value(0).conflict.kind, ConflictKind::RemovedByTheirs);
    QVERIFY(shop.session->choose(0, SideName::Theirs, u"Use"_qs));
    QCOMPARE(shop.text(), QByteArray("a: 1\nb:\n  d: 2\n"));
    QVERIFY(shop.session->choose(0, SideName::Base, u"Use"_qs));
    QCOMPARE(shop.text(), base);
}

/** The text of ours is there already, and undo still opens the conflict again. */
void TestMergeSession::undoesAndRedoesDecisionsWithoutText()
{
    const MergedShop shop;
    QVERIFY(shop.merge());
    QVERIFY(shop.session->choose(0, SideName::Ours, u"Use ours"_qs));
    QCOMPARE(shop.text(), MergedShop::ours());
    QCOMPARE(shop.session->openCount(), 2);
    document::Document &document = shop.definition->document();
    QCOMPARE(document.undoName(), u"Use ours"_qs);
    document.undo();
    QCOMPARE(shop.session->openCount(), 3);
    QCOMPARE(shop.session->state(), SessionState::Ready);
    document.redo();
    QCOMPARE(shop.session->openCount(), 2);
    document.goToStep(0);
    QCOMPARE(shop.text(), MergedShop::markers());
    document.goToStep(2);
    QCOMPARE(shop.session->openCount(), 2);
    QCOMPARE(shop.session->items().constFirst().choice, Choice::Ours);
}

void TestMergeSession::resolvesWithTypedText()
{
    const MergedShop shop;
    QVERIFY(shop.merge());
    const auto refused = shop.session->edit(0, "[1, 2", u"Edit"_qs);
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, base::ErrorCode::SyntaxError);
    QCOMPARE(shop.session->openCount(), 3);
    QVERIFY(shop.session->edit(0, "\"List: books\"", u"Edit"_qs));
    QCOMPARE(shop.text(), MergedShop::ours().replace("summary: List all books", "summary: \"List: books\""));
    QCOMPARE(shop.session->items().constFirst().choice, Choice::Edited);
    const qsizetype removed = shop.at({"paths", "/books", "get", "parameters", "-"});
    QVERIFY(shop.session->edit(removed, "name: page\nin: query", u"Edit"_qs));
    const auto value = shop.definition->document().snapshot().at(shop.session->items().at(removed).place);
    QCOMPARE(value.member("name").bytes(), QByteArray("page"));
    QCOMPARE(shop.session->openCount(), 1);
}

void TestMergeSession::keepsCarriageReturns()
{
    const auto windows = [](QByteArray text) { return text.replace("\n", "\r\n"); };
    const MergedShop shop({windows(MergedShop::base()), windows(MergedShop::ours()), windows(MergedShop::theirs())});
    QVERIFY(shop.merge());
    QCOMPARE(shop.text(), windows(MergedShop::ours()));
    QVERIFY(shop.session->choose(shop.at(m_summary), SideName::Theirs, u"Use"_qs));
    QVERIFY(shop.session->choose(shop.at({"paths", "/books", "get", "parameters", "-"}), SideName::Theirs, u"Use"_qs));
    QCOMPARE(shop.text().count('\n'), shop.text().count("\r\n"));
    QVERIFY(shop.text().contains("summary: List the books\r\n"));
    QVERIFY(shop.text().contains("        - name: page\r\n          in: query\r\n"));
}

void TestMergeSession::renamesAKey()
{
    const QByteArray base =
        "components:\n  schemas:\n    Author: {type: object}\n    Book: {type: object, title: Book, "
        "description: One}\n";
    const MergedShop shop(
        {base, QByteArray(base).replace("Book:", "Volume:"), QByteArray(base).replace("Book:", "Item:")});
    QVERIFY(shop.merge());
    QCOMPARE(shop.session->items().value(0).conflict.kind, ConflictKind::BothRenamed);
    QVERIFY(shop.session->choose(0, SideName::Theirs, u"Use"_qs));
    QCOMPARE(shop.text(), QByteArray(base).replace("Book:", "Item:"));
    QVERIFY(shop.session->edit(0, "Title", u"Edit"_qs));
    QCOMPARE(shop.text(), QByteArray(base).replace("Book:", "Title:"));
    QVERIFY(shop.session->choose(0, SideName::Ours, u"Use"_qs));
    QCOMPARE(shop.text(), QByteArray(base).replace("Book:", "Volume:"));
    shop.definition->document().undo();
    QCOMPARE(shop.session->items().value(0).place, (Pointer{"components", "schemas", "Title"}));
}

void TestMergeSession::choosesComments()
{
    const QByteArray base = "a: 1\n# one\nb:\n  c: 1\n";
    const MergedShop shop({base, QByteArray(base).replace("# one", "# two"),
                           QByteArray(base).replace("# one", "# three\n# four").replace("c: 1", "c: 2")});
    QVERIFY(shop.merge());
    QCOMPARE(shop.session->items().size(), 1);
    QCOMPARE(shop.session->items().value(0).conflict.kind, ConflictKind::Comments);
    QCOMPARE(shop.text(), QByteArray("a: 1\n# two\nb:\n  c: 2\n"));
    QVERIFY(shop.session->choose(0, SideName::Theirs, u"Use"_qs));
    QCOMPARE(shop.text(), QByteArray("a: 1\n# three\n# four\nb:\n  c: 2\n"));
    QVERIFY(shop.session->choose(0, SideName::Base, u"Use"_qs));
    QCOMPARE(shop.text(), QByteArray("a: 1\n# one\nb:\n  c: 2\n"));
}

void TestMergeSession::findsConflictsOfMeaning()
{
    const QByteArray operation = "    get:\n      operationId: showBook\n      summary: One\n      responses: {'200': "
                                 "{description: OK}}\n";
    const MergedShop shop({MergedShop::base(), MergedShop::base() + "  /a:\n" + operation,
                           MergedShop::base().replace("paths:\n", "paths:\n  /b:\n" + operation)});
    QVERIFY(shop.merge());
    QTRY_COMPARE(shop.session->items().size(), 1);
    QVERIFY(shop.session->items().value(0).isMeaning());
    const Pointer place = shop.session->items().value(0).place;
    QCOMPARE(place.last(), QByteArray("operationId"));
    // The problem is solved by an ordinary edit, and is back when that is undone.
    QVERIFY(shop.definition->document().setScalar(place, Value::string(u"showOther"_qs)));
    QTRY_COMPARE(shop.session->openCount(), 0);
    QCOMPARE(shop.session->items().value(0).choice, Choice::Gone);
    shop.definition->document().undo();
    QTRY_COMPARE(shop.session->openCount(), 1);
    QVERIFY(shop.session->edit(0, "showAnother", u"Edit"_qs));
    QCOMPARE(shop.session->items().value(0).choice, Choice::Edited);
}

void TestMergeSession::acceptsAConflictOfMeaning()
{
    const QByteArray operation = "    get:\n      operationId: showBook\n      summary: One\n      responses: {'200': "
                                 "{description: OK}}\n";
    const MergedShop shop({MergedShop::base(), MergedShop::base() + "  /a:\n" + operation,
                           MergedShop::base().replace("paths:\n", "paths:\n  /b:\n" + operation)});
    QVERIFY(shop.merge());
    QTRY_COMPARE(shop.session->openCount(), 1);
    const QByteArray before = shop.text();
    QVERIFY(!shop.session->choose(0, SideName::Ours, u"Use"_qs));
    QVERIFY(shop.session->accept(0, u"Keep"_qs));
    QCOMPARE(shop.text(), before);
    QTRY_VERIFY(!shop.session->isChecking());
    QCOMPARE(shop.session->items().value(0).choice, Choice::Accepted);
    shop.definition->document().undo();
    QCOMPARE(shop.session->openCount(), 1);
}

void TestMergeSession::mergesLinesOfInvalidVersions()
{
    const QByteArray base = "a: 1\nb: 2\nc: 3\nd: 4\ne: 5\n";
    const MergedShop shop({base, QByteArray(base).replace("b: 2", "b: 'x").replace("e: 5", "e: 6"),
                           QByteArray(base).replace("b: 2", "b: 3\nb2: 3").replace("e: 5", "e: 7")});
    QVERIFY(shop.merge());
    QVERIFY(shop.session->isByLines());
    QCOMPARE(shop.session->openCount(), 2);
    QVERIFY(shop.session->choose(0, SideName::Theirs, u"Use"_qs));
    QCOMPARE(shop.text(), QByteArray("a: 1\nb: 3\nb2: 3\nc: 3\nd: 4\ne: 6\n"));
    // The lines of the second conflict have moved.
    QVERIFY(shop.session->choose(1, SideName::Theirs, u"Use"_qs));
    QCOMPARE(shop.text(), QByteArray("a: 1\nb: 3\nb2: 3\nc: 3\nd: 4\ne: 7\n"));
    QVERIFY(shop.session->edit(0, "b: 9", u"Edit"_qs));
    QCOMPARE(shop.text(), QByteArray("a: 1\nb: 9\nc: 3\nd: 4\ne: 7\n"));
    QVERIFY(shop.session->choose(0, SideName::Base, u"Use"_qs));
    QCOMPARE(shop.text(), QByteArray("a: 1\nb: 2\nc: 3\nd: 4\ne: 7\n"));
    for (int step = 0; step < 4; ++step)
        shop.definition->document().undo();
    QCOMPARE(shop.text(), QByteArray("a: 1\nb: 'x\nc: 3\nd: 4\ne: 6\n"));
    QVERIFY(shop.session->choose(1, SideName::Base, u"Use"_qs));
    QCOMPARE(shop.text(), QByteArray("a: 1\nb: 'x\nc: 3\nd: 4\ne: 5\n"));
}

void TestMergeSession::mergesChosenVersions()
{
    using conflicts::VersionChoice;
    MergedShop shop({MergedShop::base(), std::nullopt, std::nullopt}, MergedShop::ours());
    shop.store.files.insert(u"/other/base.yaml"_qs, MergedShop::base());
    support::commit(shop.repository, MergedShop::theirs());
    QVERIFY(shop.merge(
        {false, {VersionChoice::Kind::File, u"/other/base.yaml"_qs}, {}, {VersionChoice::Kind::Revision, u"main"_qs}}));
    QCOMPARE(shop.session->openCount(), 3);
    QCOMPARE(shop.session->names().theirs, u"main"_qs);
    QVERIFY(shop.session->choose(0, SideName::Theirs, u"Use"_qs));
    QVERIFY(shop.text().contains("summary: List the books\n"));
}

void TestMergeSession::explainsWhyNothingCanBeMerged()
{
    using conflicts::VersionChoice;
    const MergedShop shop({MergedShop::base(), MergedShop::ours(), std::nullopt});
    QVERIFY(!shop.merge());
    QCOMPARE(shop.session->state(), SessionState::Failed);
    QCOMPARE(shop.session->error().code, base::ErrorCode::NotFound);
    QVERIFY(!shop.merge({false, {VersionChoice::Kind::Revision, u"nope"_qs}, {}, {}}));
    QCOMPARE(shop.session->error().detail, u"nope"_qs);
    const MergedShop readOnly;
    readOnly.definition->document().setReadOnly(document::ReadOnlyReason::NotWritable);
    QVERIFY(!readOnly.merge());
    QCOMPARE(readOnly.session->error().code, base::ErrorCode::ReadOnly);
    QCOMPARE(readOnly.text(), MergedShop::markers());
}

void TestMergeSession::survivesTheEndOfTheDefinition()
{
    MergedShop shop;
    shop.session->start({}, u"Merge"_qs);
    const auto session = shop.session;
    shop.workspace.close(*shop.definition);
    QThreadPool::globalInstance()->waitForDone();
    QCoreApplication::processEvents();
    QVERIFY(!session->definition());
    QVERIFY(!session->choose(0, SideName::Ours, u"Use"_qs));
    session->watch().refresh();
}

GATEWRIGHT_TEST(TestMergeSession, QCoreApplication)
#include "testmergesession.moc"
