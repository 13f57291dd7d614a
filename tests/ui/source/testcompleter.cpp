#include "completionpopup.h"
#include "driving.h"
#include "grabs.h"
#include "navigator.h"
#include "placebar.h"
#include "singledefinition.h"
#include "sourceeditor.h"
#include "sourcepage.h"
#include "testprogram.h"
#include "theme.h"

#include <QApplication>
#include <QLabel>
#include <QListView>
#include <QTest>
#include <QToolButton>

using document::Format;
using source::SourceEditor;
using source::SourcePage;
using workspace::OpenDefinition;

namespace {

const QByteArray CompletionSample =
    "openapi: 3.1.0\ninfo:\n  title: Books\n  version: '1'\n  \npaths: {}\ncomponents:\n  schemas:\n    Book:\n      type: object\n"
    "    Shelf:\n      $ref: ''\n";

} // namespace

class TestCompleter final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { theme::apply(*qApp, theme::Choice::Light); }
    void init();
    void cleanup();
    void offersKeysWhileTyping();
    void takesAKeyWithTab();
    void offersTargetsOfReferences();
    void returnIsANewLineUntilAnItemIsChosen();
    void closes();
    void showsWhereTheCursorIs();

private:
    void put(const QByteArray &before);
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QTest::keyClick(editor(), key, modifiers);
    }
    [[nodiscard]] SourceEditor *editor() const { return m_page->findChild<SourceEditor *>(); }
    [[nodiscard]] source::CompletionPopup *popup() const { return m_page->findChild<source::CompletionPopup *>(); }
    [[nodiscard]] QStringList labels() const;
    [[nodiscard]] document::Document &document() const { return m_definition->document(); }

    std::unique_ptr<OpenDefinition> m_definition;
    std::unique_ptr<support::SingleDefinition> m_list;
    navigation::Navigator m_navigator;
    std::unique_ptr<SourcePage> m_page;
};

void TestCompleter::init()
{
    m_definition = std::make_unique<OpenDefinition>(QStringLiteral("a.yaml"), CompletionSample, Format::Yaml);
    m_list = std::make_unique<support::SingleDefinition>(*m_definition);
    m_page = std::make_unique<SourcePage>(*m_definition, m_list->references(), m_navigator);
    support::activate(*m_page, {800, 500});
    editor()->setFocus();
}

void TestCompleter::cleanup()
{
    m_page.reset();
    m_list.reset();
    m_definition.reset();
}

/** Puts the cursor after a text. */
void TestCompleter::put(const QByteArray &before)
{
    const qsizetype at = editor()->snapshot().text().indexOf(before) + before.size();
    editor()->setCarets(source::Carets({at, at}));
}

QStringList TestCompleter::labels() const
{
    QStringList texts;
    const QAbstractItemModel *model = popup()->findChild<QListView *>()->model();
    for (int row = 0; popup()->isVisible() && row < model->rowCount(); ++row)
        texts.append(model->index(row, 0).data().toString());
    return texts;
}

void TestCompleter::offersKeysWhileTyping()
{
    put("version: '1'\n  ");
    QTest::keyClicks(editor(), QStringLiteral("s"));
    QTRY_VERIFY(labels().contains(QStringLiteral("summary")));
    QVERIFY(!labels().contains(QStringLiteral("title"))); // It is there.
    support::grabTo(*m_page, QStringLiteral("source-completion"));
    QTest::keyClicks(editor(), QStringLiteral("ummar"));
    QTRY_COMPARE(labels(), QStringList{QStringLiteral("summary")});
    key(Qt::Key_Backspace);
    QTRY_COMPARE(labels(), QStringList{QStringLiteral("summary")});
}

void TestCompleter::takesAKeyWithTab()
{
    put("version: '1'\n  ");
    QTest::keyClicks(editor(), QStringLiteral("descr"));
    QTRY_VERIFY(labels().contains(QStringLiteral("description")));
    key(Qt::Key_Tab);
    QVERIFY(!popup()->isVisible());
    QTest::keyClicks(editor(), QStringLiteral("x"));
    QCOMPARE(document().snapshot().at({"info", "description"}).text(), QStringLiteral("x"));
    document().undo();
    document().undo();
    QVERIFY(document().snapshot().text().contains("  descr\n"));
}

void TestCompleter::offersTargetsOfReferences()
{
    put("$ref: '");
    key(Qt::Key_Space, Qt::ControlModifier);
    QTRY_VERIFY(labels().contains(QStringLiteral("#/components/schemas/Book")));
    while (popup()->current()->label != u"#/components/schemas/Book")
        key(Qt::Key_Down);
    key(Qt::Key_Return);
    QCOMPARE(document().snapshot().at({"components", "schemas", "Shelf", "$ref"}).text(),
             QStringLiteral("#/components/schemas/Book"));
}

void TestCompleter::returnIsANewLineUntilAnItemIsChosen()
{
    put("type:");
    QTest::keyClicks(editor(), QStringLiteral(" "));
    editor()->setCarets(source::Carets({0, 0}));
    put("version: '1'\n");
    QTest::keyClicks(editor(), QStringLiteral("  "));
    QTRY_VERIFY(popup()->isVisible());
    const qsizetype lines = editor()->snapshot().lineCount();
    key(Qt::Key_Return);
    QCOMPARE(editor()->snapshot().lineCount(), lines + 1);
}

void TestCompleter::closes()
{
    put("version: '1'\n  ");
    key(Qt::Key_Space, Qt::ControlModifier);
    QTRY_VERIFY(popup()->isVisible());
    key(Qt::Key_Escape);
    QVERIFY(!popup()->isVisible());
    key(Qt::Key_Space, Qt::ControlModifier);
    QTRY_VERIFY(popup()->isVisible());
    editor()->clearFocus();
    QVERIFY(!popup()->isVisible());
}

void TestCompleter::showsWhereTheCursorIs()
{
    auto *bar = m_page->findChild<source::PlaceBar *>();
    const auto keys = [bar] {
        QStringList texts;
        for (const QToolButton *one : bar->findChildren<QToolButton *>()) {
            if (one->isVisible())
                texts.append(one->accessibleName());
        }
        return texts.join(u'/');
    };
    QVERIFY(editor()->showPointer({"components", "schemas", "Book", "type"}));
    QTRY_COMPARE(keys(), QStringLiteral("components/schemas/Book/type"));
    support::grabTo(*m_page, QStringLiteral("source-places"));
    // The signs between keys have the same distance to both.
    const auto *first = support::control<QToolButton>(*bar, "placeBarKey0");
    const auto *second = support::control<QToolButton>(*bar, "placeBarKey1");
    QCOMPARE(first->text(), u"components"_qs);
    QCOMPARE(second->text(), u"schemas"_qs);
    int signs = 0;
    for (const QLabel *sign : bar->findChildren<QLabel *>()) {
        const bool isBetween = sign->isVisible() && sign->x() > first->x() && sign->x() < second->x();
        signs += isBetween;
        if (isBetween)
            QVERIFY(sign->x() - first->geometry().right() <= 1 && second->x() - sign->geometry().right() <= 1);
    }
    QCOMPARE(signs, 1);
    support::click(*m_page, "placeBarKey1");
    QCOMPARE(editor()->currentPointer(), (document::Pointer{"components", "schemas"}));
    QVERIFY(document().insert({"x-a&b"}, document::Value::string(QStringLiteral("c"))));
    QVERIFY(editor()->showPointer({"x-a&b"}));
    QTRY_COMPARE(keys(), QStringLiteral("x-a&b"));
    QCOMPARE(support::control<QToolButton>(*bar, "placeBarKey0")->text(), QStringLiteral("x-a&&b"));
}

GATEWRIGHT_TEST(TestCompleter, QApplication)
#include "testcompleter.moc"
