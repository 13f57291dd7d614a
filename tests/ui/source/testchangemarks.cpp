#include "changemarks.h"
#include "committedfiles.h"
#include "committedrepository.h"
#include "driving.h"
#include "fakeclock.h"
#include "fakestore.h"
#include "grabs.h"
#include "gutter.h"
#include "navigator.h"
#include "reviews.h"
#include "singledefinition.h"
#include "sourcepage.h"
#include "testprogram.h"
#include "theme.h"

#include <QApplication>
#include <QPushButton>
#include <QTest>

using source::SourceEditor;
using source::SourcePage;
using workspace::OpenDefinition;

namespace {

const QByteArray Committed = "openapi: 3.1.0\ninfo:\n  title: Books\n  version: '1'\ntags: []\npaths: {}\n";

} // namespace

class TestChangeMarks final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { theme::apply(*qApp, theme::Choice::Light); }
    void init();
    void cleanup();
    void marksAddedChangedAndRemovedLines();
    void marksFollowEdits();
    void goesFromChangeToChange();
    void revertsAChange();
    void showsTheEarlierTextAtTheBar();
    void readsHeadAgainWhenItMoved();
    void aDamagedRepositoryHasNoMarks();
    void colorsBreakingChanges();

private:
    void open(const QByteArray &text);
    [[nodiscard]] SourceEditor *editor() const { return m_page->findChild<SourceEditor *>(); }
    [[nodiscard]] source::Gutter *gutter() const { return m_page->findChild<source::Gutter *>(); }
    [[nodiscard]] document::Document &document() const { return m_definition->document(); }
    /** Lines with a bar, and the letter of what it says. */
    [[nodiscard]] QString marks() const;
    void trigger(const char *action) { editor()->findChild<QAction *>(QString::fromLatin1(action))->trigger(); }

    support::MemoryRepository m_repository;
    commits::CommittedFiles m_commits{m_repository};
    std::unique_ptr<OpenDefinition> m_definition;
    std::unique_ptr<support::SingleDefinition> m_list;
    navigation::Navigator m_navigator;
    std::unique_ptr<SourcePage> m_page;
};

void TestChangeMarks::init()
{
    m_repository.files.clear();
    support::commit(m_repository, Committed);
}

void TestChangeMarks::cleanup()
{
    m_page.reset();
    m_list.reset();
    m_definition.reset();
}

void TestChangeMarks::open(const QByteArray &text)
{
    m_page.reset();
    m_list.reset();
    m_definition = std::make_unique<OpenDefinition>(QStringLiteral("/work/api.yaml"), text);
    m_list = std::make_unique<support::SingleDefinition>(*m_definition);
    m_page = std::make_unique<SourcePage>(*m_definition, m_list->references(), m_navigator, &m_commits);
    support::activate(*m_page, {700, 400});
    editor()->setFocus();
}

QString TestChangeMarks::marks() const
{
    QList<qsizetype> lines = gutter()->marks().keys();
    std::sort(lines.begin(), lines.end());
    QStringList texts;
    for (const qsizetype line : std::as_const(lines)) {
        const QColor color = gutter()->marks().value(line).change;
        const char16_t letter = color == theme::color(theme::Role::Ok)      ? u'a'
                                : color == theme::color(theme::Role::Error) ? u'r'
                                                                            : u'c';
        if (color.isValid())
            texts.append(QString::number(line) + QChar(letter));
    }
    return texts.join(u' ');
}

void TestChangeMarks::marksAddedChangedAndRemovedLines()
{
    open("openapi: 3.1.0\ninfo:\n  title: Other\n  version: '1'\n  summary: x\npaths: {}\n");
    QTRY_COMPARE(marks(), QStringLiteral("2c 4c"));
    open("openapi: 3.1.0\ninfo:\n  title: Books\n  summary: x\n  version: '1'\npaths: {}\n");
    QTRY_COMPARE(marks(), QStringLiteral("3a 5r"));
    support::grabTo(*m_page, QStringLiteral("source-changes"));
    open(Committed);
    QTest::qWait(50);
    QCOMPARE(marks(), QString());
}

void TestChangeMarks::marksFollowEdits()
{
    open(Committed);
    QVERIFY(document().setScalar({"info", "title"}, document::Value::string(QStringLiteral("Other"))));
    QTRY_COMPARE(marks(), QStringLiteral("2c"));
    QVERIFY(document().spliceText({0, 0, "# new\n"}));
    QCOMPARE(marks(), QStringLiteral("0a 3c"));
    document().undo();
    document().undo();
    QCOMPARE(marks(), QString());
}

void TestChangeMarks::goesFromChangeToChange()
{
    open("openapi: 3.1.0\ninfo:\n  title: Other\n  version: '1'\ntags: []\npaths: {}\nx-new: 1\n");
    QTRY_COMPARE(marks(), QStringLiteral("2c 6a"));
    const auto line = [this] { return editor()->snapshot().lineAt(editor()->cursorOffset()); };
    QTest::keyClick(editor(), Qt::Key_F5, Qt::AltModifier);
    QCOMPARE(line(), 2);
    QTest::keyClick(editor(), Qt::Key_F5, Qt::AltModifier);
    QCOMPARE(line(), 6);
    QTest::keyClick(editor(), Qt::Key_F5, Qt::AltModifier | Qt::ShiftModifier);
    QCOMPARE(line(), 2);
}

void TestChangeMarks::revertsAChange()
{
    open("openapi: 3.1.0\ninfo:\n  title: Other\n  more: 1\n  version: '1'\ntags: []\npaths: {}\n");
    QTRY_COMPARE(marks(), QStringLiteral("2c 3c"));
    editor()->showSpan({editor()->snapshot().text().indexOf("more"), 0});
    trigger("sourceRevertChange");
    QCOMPARE(document().snapshot().text(), Committed);
    QCOMPARE(marks(), QString());
    QCOMPARE(document().undoName(), QStringLiteral("Revert change"));
}

void TestChangeMarks::showsTheEarlierTextAtTheBar()
{
    open("openapi: 3.1.0\ninfo:\n  title: Other\n  version: '1'\ntags: []\npaths: {}\n");
    QTRY_COMPARE(marks(), QStringLiteral("2c"));
    const int y = editor()->caretRect(editor()->snapshot().text().indexOf("title")).center().y();
    for (int x = gutter()->width() - 1; x > 0 && !editor()->findChild<QWidget *>(QStringLiteral("changePopup")); --x) {
        if (x < gutter()->width() - 14)
            QTest::mouseClick(gutter(), Qt::LeftButton, Qt::NoModifier, {x, y});
    }
    auto *popup = editor()->findChild<QWidget *>(QStringLiteral("changePopup"));
    QVERIFY(popup);
    QCOMPARE(popup->findChild<QPlainTextEdit *>(QStringLiteral("changeOldText"))->toPlainText(),
             QStringLiteral("  title: Books"));
    support::grabTo(*popup, QStringLiteral("source-change-popup"));
    popup->findChild<QPushButton *>(QStringLiteral("changeRevert"))->click();
    QCOMPARE(document().snapshot().text(), Committed);
}

void TestChangeMarks::readsHeadAgainWhenItMoved()
{
    const QByteArray changed = QByteArray(Committed).replace("Books", "Other");
    open(changed);
    QTRY_COMPARE(marks(), QStringLiteral("2c"));
    support::commit(m_repository, changed);
    editor()->findChild<source::ChangeMarks *>()->refresh();
    QTRY_COMPARE(marks(), QString());
}

void TestChangeMarks::aDamagedRepositoryHasNoMarks()
{
    for (QByteArray &file : m_repository.files)
        file = file.left(7);
    open(QByteArray(Committed).replace("Books", "Other"));
    QTest::qWait(100);
    QCOMPARE(marks(), QString());
}

void TestChangeMarks::colorsBreakingChanges()
{
    const QByteArray api =
        "openapi: 3.1.0\ninfo: {title: T, version: '1'}\npaths:\n  /a:\n    get:\n      summary: S\n"
        "      parameters:\n        - name: n\n          in: query\n          schema:\n            type: "
        "integer\n            maximum: 50\n      responses:\n        '200': {description: OK}\n";
    support::commit(m_repository, api);
    const support::FakeClock clock;
    review::Reviews reviews(std::make_shared<support::MemoryRepository>(m_repository),
                            std::make_shared<support::FakeStore>(), clock);
    open(QByteArray(api).replace("summary: S", "summary: T").replace("maximum: 50", "maximum: 20"));
    QTRY_COMPARE(marks(), u"5c 11c"_qs);
    m_page->setReviews(reviews);
    QTRY_COMPARE(marks(), u"5c 11r"_qs);
    QVERIFY(gutter()->marks().value(11).verdict.startsWith(u"breaking: "_qs));
    QVERIFY(gutter()->marks().value(5).verdict.isEmpty());
    QTest::keyClick(editor(), Qt::Key_F5, Qt::AltModifier);
    QTest::keyClick(editor(), Qt::Key_F5, Qt::AltModifier);
    trigger("sourceShowChange");
    QTRY_VERIFY(editor()->findChild<QLabel *>(u"changeVerdict"_qs));
    QVERIFY(document().setScalar({"paths", "/a", "get", "parameters", "0", "schema", "maximum"},
                                 document::Value::integer(50)));
    QTRY_COMPARE(marks(), u"5c"_qs);
    m_page.reset();
}

GATEWRIGHT_TEST(TestChangeMarks, QApplication)
#include "testchangemarks.moc"
