#include "banner.h"
#include "mapfixture.h"
#include "mapmoves.h"
#include "testprogram.h"

#include <QDialog>
#include <QMenu>
#include <QPushButton>
#include <QScrollBar>

using namespace designer;

using apimap::MapPart;

/** Moves of operations and paths on the map. */
class TestMapMoves final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { support::applyTheme(); }
    void init()
    {
        m_open = std::make_unique<OpenMap>(mappedShop());
        QTRY_VERIFY(m_open->isDrawn());
    }
    void cleanup() { m_open.reset(); }
    void dragMovesAnOperation();
    void dragMovesAPath();
    void showsWhereNothingCanBeDropped();
    void escapeCancels();
    void anotherButtonCancels();
    void scrollsAtTheBorder();
    void movesByTheMenu();
    void refusesAnOperationThatIsReferredTo();
    void movesPathsByTheKeyboard();
    void movesNothingInAReadOnlyDocument();

private:
    /** Returns the menu of the current part, opened by the key for it. */
    [[nodiscard]] QMenu *menu() const
    {
        QContextMenuEvent event(QContextMenuEvent::Keyboard, QPoint(), QPoint());
        QApplication::sendEvent(m_open->view().viewport(), &event);
        return m_open->tab->findChild<QMenu *>(u"mapMenu"_qs);
    }
    [[nodiscard]] QAction *action(const QString &text) const
    {
        for (QAction *each : menu()->actions()) {
            if (each->text() == text)
                return each;
        }
        return nullptr;
    }

    std::unique_ptr<OpenMap> m_open;
};

void TestMapMoves::dragMovesAnOperation()
{
    const QPoint target = m_open->pointOf(m_open->row("/orders"));
    m_open->drag(m_open->operation("GET", "/books"), target);
    QVERIFY(m_open->view().drag() && m_open->view().drag()->canDrop());
    QCOMPARE(m_open->view().drag()->title, u"GET /books"_qs);
    support::grabTo(*m_open->tab, u"map-drag"_qs);
    m_open->drop(target);
    QVERIFY(!m_open->view().drag());
    QVERIFY(m_open->document().snapshot().at({"paths", "/orders", "get", "summary"}).exists());
    QVERIFY(!m_open->document().snapshot().at({"paths", "/books", "get"}).exists());
    QTRY_COMPARE(m_open->currentPointer(), u"/paths/~1orders/get"_qs);
    QCOMPARE(m_open->document().undoName(), u"Move operation"_qs);
    m_open->document().undo();
    QCOMPARE(m_open->text(), mappedShop());
    QVERIFY(!m_open->document().canUndo());
}

/** With the paths inside it, to the place of a group. */
void TestMapMoves::dragMovesAPath()
{
    const QPoint target = m_open->pointOf(m_open->row("/orders"));
    m_open->drag(m_open->row("/books"), target);
    QVERIFY(m_open->view().drag() && m_open->view().drag()->canDrop());
    m_open->drop(target);
    QCOMPARE(pathsOf(m_open->document().snapshot()), (QList<QByteArray>{"/orders", "/books", "/books/{id}"}));
    QTRY_COMPARE(m_open->map().groups.first().title, u"/orders"_qs);
    QCOMPARE(m_open->currentPointer(), u"/paths/~1books"_qs);
    m_open->document().undo();
    QCOMPARE(m_open->text(), mappedShop());
    QVERIFY(!m_open->document().canUndo());
}

void TestMapMoves::showsWhereNothingCanBeDropped()
{
    const MapPart get = m_open->operation("GET", "/books");
    const QPoint taken = m_open->pointOf(m_open->row("/books/{id}"));
    m_open->drag(get, taken);
    QVERIFY(m_open->view().drag()->isOnTarget() && !m_open->view().drag()->canDrop());
    QCOMPARE(m_open->view().drag()->refusal, u"The path has an operation with this method."_qs);
    QCOMPARE(m_open->view().viewport()->cursor().shape(), Qt::ForbiddenCursor);
    support::grabTo(*m_open->tab, u"map-drag-refused"_qs);
    m_open->drop(taken);
    QCOMPARE(m_open->view().viewport()->cursor().shape(), Qt::ArrowCursor);
    // Not a path, and another group.
    m_open->drag(get, m_open->pointOf({MapPart::Kind::Schema, 0, 0}));
    QVERIFY(!m_open->view().drag()->canDrop());
    m_open->drop(m_open->pointOf({MapPart::Kind::Schema, 0, 0}));
    m_open->drag(m_open->row("/books"), taken);
    QCOMPARE(m_open->view().drag()->refusal, u"A path moves among those at the same place in the tree."_qs);
    m_open->drop(taken);
    QCOMPARE(m_open->text(), mappedShop());
}

void TestMapMoves::escapeCancels()
{
    const QPoint target = m_open->pointOf(m_open->row("/orders"));
    m_open->drag(m_open->operation("GET", "/books"), target);
    QVERIFY(m_open->view().drag());
    QTest::keyClick(&m_open->view(), Qt::Key_Escape);
    QVERIFY(!m_open->view().drag());
    m_open->drop(target);
    QCOMPARE(m_open->text(), mappedShop());
}

void TestMapMoves::anotherButtonCancels()
{
    const QPoint target = m_open->pointOf(m_open->row("/orders"));
    m_open->drag(m_open->operation("GET", "/books"), target);
    QTest::mousePress(m_open->view().viewport(), Qt::RightButton, {}, target);
    QVERIFY(!m_open->view().drag());
    QTest::mouseRelease(m_open->view().viewport(), Qt::RightButton, {}, target);
    m_open->drop(target);
    QCOMPARE(m_open->text(), mappedShop());
}

void TestMapMoves::scrollsAtTheBorder()
{
    m_open->tab->resize(500, 400);
    m_open->view().setFocus();
    for (int i = 0; i < 5; ++i)
        QTest::keyClick(&m_open->view(), Qt::Key_Plus);
    QScrollBar *bar = m_open->view().horizontalScrollBar();
    bar->setValue(0);
    QVERIFY(bar->maximum() > 100);
    const QRect shown = m_open->view().viewport()->rect();
    m_open->drag(m_open->operation("GET", "/books"), {shown.right() - 4, shown.center().y()});
    QVERIFY(m_open->view().drag());
    QTRY_VERIFY(bar->value() > 100);
    QTest::keyClick(&m_open->view(), Qt::Key_Escape);
    const int there = bar->value();
    QCoreApplication::processEvents();
    QCOMPARE(bar->value(), there);
}

void TestMapMoves::movesByTheMenu()
{
    m_open->click(m_open->operation("GET", "/books"));
    QAction *move = action(u"Move to path…"_qs);
    QVERIFY(move && move->isEnabled());
    move->trigger();
    auto *dialog = m_open->tab->findChild<QDialog *>(u"pathDialog"_qs);
    QVERIFY(dialog && dialog->isVisible());
    QCOMPARE(support::unnamedControls(*dialog), QStringList());
    auto *filter = control<QLineEdit>(*dialog, u"moveFilter"_qs);
    // Its own path and one with the method can't be chosen.
    filter->setText(u"books"_qs);
    QVERIFY(!control<QPushButton>(*dialog, u"moveOk"_qs)->isEnabled());
    filter->setText(u"ord"_qs);
    support::grabTo(*dialog, u"map-move"_qs);
    click(*dialog, u"moveOk"_qs);
    QVERIFY(m_open->document().snapshot().at({"paths", "/orders", "get"}).exists());
    QTRY_COMPARE(m_open->currentPointer(), u"/paths/~1orders/get"_qs);
}

void TestMapMoves::refusesAnOperationThatIsReferredTo()
{
    const QByteArray text = mappedShop() + "  links:\n    All: {operationRef: '#/paths/~1books/get'}\n";
    m_open = std::make_unique<OpenMap>(text);
    QTRY_VERIFY(m_open->isDrawn());
    const QPoint target = m_open->pointOf(m_open->row("/orders"));
    m_open->drag(m_open->operation("GET", "/books"), target);
    m_open->drop(target);
    QCOMPARE(m_open->text(), text);
    QStringList said;
    for (const auto *banner : m_open->tab->findChildren<widgets::Banner *>())
        said.append(banner->accessibleName());
    QVERIFY(said.contains(u"A reference leads to the operation, and would lead nowhere."_qs));
}

void TestMapMoves::movesPathsByTheKeyboard()
{
    m_open->click(m_open->row("/books"));
    QCOMPARE(m_open->currentPointer(), u"/paths/~1books"_qs);
    QTest::keyClick(&m_open->view(), Qt::Key_Up, Qt::AltModifier);
    QCOMPARE(m_open->text(), mappedShop());
    QTest::keyClick(&m_open->view(), Qt::Key_Down, Qt::AltModifier);
    QCOMPARE(pathsOf(m_open->document().snapshot()), (QList<QByteArray>{"/orders", "/books", "/books/{id}"}));
    QTRY_COMPARE(m_open->map().groups.first().title, u"/orders"_qs);
    QCOMPARE(m_open->currentPointer(), u"/paths/~1books"_qs);
    QVERIFY(!action(u"Move down"_qs)->isEnabled());
    QTest::keyClick(&m_open->view(), Qt::Key_Up, Qt::AltModifier);
    QCOMPARE(m_open->text(), mappedShop());
}

void TestMapMoves::movesNothingInAReadOnlyDocument()
{
    m_open->document().setReadOnly(document::ReadOnlyReason::NotWritable);
    const QPoint target = m_open->pointOf(m_open->row("/orders"));
    m_open->drag(m_open->operation("GET", "/books"), target);
    QVERIFY(!m_open->view().drag()->canDrop());
    m_open->drop(target);
    QCOMPARE(m_open->text(), mappedShop());
    m_open->click(m_open->operation("GET", "/books"));
    QVERIFY(!action(u"Move to path…"_qs)->isEnabled());
}

GATEWRIGHT_TEST(TestMapMoves, QApplication)
#include "testmapmoves.moc"
