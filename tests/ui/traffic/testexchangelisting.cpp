#include "exchangequeue.h"
#include "exchangesfixture.h"
#include "fieldmessage.h"
#include "settingstable.h"
#include "testprogram.h"

#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QDialog>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QScrollBar>
#include <QWheelEvent>

using items::ExchangeModel;
using support::click;
using support::control;
using support::type;

/** The list of exchanges driven by keys: completion and saved filters, columns, marks and comments. */
class TestExchangeListing final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { support::applyTheme(); }
    void init() { m_fixture = std::make_unique<support::ExchangesFixture>(); }
    void cleanup() { m_fixture.reset(); }
    void completesKeysAndValues();
    void completionTakesNothingBack();
    void completesWhatArrivedMeanwhile();
    void savesAndAppliesAFilter();
    void renamesAndDeletesAFilter();
    void savesNoCredential_data();
    void savesNoCredential();
    void remembersColumns();
    void movesAndResizesColumns();
    void resetsColumns();
    void commentsOnAnExchange();
    void colorsAndPinsByKeys();
    void showsExchangesUnderAPolicy();
    void hidesAndShowsAgain();
    void comparesByKeys();
    void stopsFollowingAtTheWheel();
    void pausedExchangesAreNotLost();
    void everyControlHasAName();
    void looksAsItShould();

private:
    [[nodiscard]] QLineEdit *filter() const { return control<QLineEdit>(*m_fixture->page, "exchangeFilter"); }
    [[nodiscard]] ExchangeModel &model() const { return m_fixture->log.model(); }
    [[nodiscard]] traffic::ExchangeList *list() const
    {
        return control<traffic::ExchangeList>(*m_fixture->page, "exchangeList");
    }
    /** The list of completions, which gets the keys while it is open. */
    [[nodiscard]] static QAbstractItemView *offered()
    {
        return qobject_cast<QAbstractItemView *>(QApplication::activePopupWidget());
    }
    [[nodiscard]] static QStringList offeredTexts()
    {
        QStringList texts;
        if (const QAbstractItemView *view = offered()) {
            for (int row = 0; row < view->model()->rowCount(); ++row)
                texts.append(view->model()->index(row, 0).data().toString());
        }
        return texts;
    }
    /** Opens a menu and triggers an action of it, or of one of its submenus, by its object name with keys. */
    void trigger(const char *menuName, const QString &action) const;
    /** Answers the question for a name. */
    void answer(const QString &name) const;
    void restart()
    {
        m_fixture->page = std::make_unique<traffic::ExchangesPage>(m_fixture->log, m_fixture->gateway,
                                                                   m_fixture->sender, m_fixture->definitions,
                                                                   m_fixture->store, m_fixture->settings);
        support::showPage(*m_fixture->page);
    }

    std::unique_ptr<support::ExchangesFixture> m_fixture;
};

void TestExchangeListing::trigger(const char *menuName, const QString &action) const
{
    auto *menu = control<QMenu>(*m_fixture->page, menuName);
    menu->popup(m_fixture->page->mapToGlobal(QPoint(10, 10)));
    QTRY_VERIFY(menu->isVisible());
    auto *wanted = menu->findChild<QAction *>(action);
    if (!wanted)
        wanted = m_fixture->page->findChild<QAction *>(action);
    QVERIFY2(wanted, qPrintable(action));
    QMenu *inside = menu;
    for (QMenu *sub : menu->findChildren<QMenu *>()) {
        if (sub->actions().contains(wanted))
            inside = sub;
    }
    const auto walkTo = [](QMenu *in, const QAction *to) {
        for (qsizetype steps = 0; in->activeAction() != to && steps <= in->actions().size(); ++steps)
            QTest::keyClick(in, Qt::Key_Down);
        QCOMPARE(in->activeAction(), to);
    };
    if (inside != menu) {
        walkTo(menu, inside->menuAction());
        QTest::keyClick(menu, Qt::Key_Right);
        QTRY_VERIFY(inside->isVisible());
    }
    walkTo(inside, wanted);
    QTest::keyClick(inside, Qt::Key_Return);
    QTRY_VERIFY(!menu->isVisible());
}

void TestExchangeListing::answer(const QString &name) const
{
    auto *line = m_fixture->page->findChild<QLineEdit *>(u"filterName"_qs);
    QVERIFY(line);
    QCOMPARE(line->accessibleName(), u"Name"_qs);
    line->selectAll();
    QTest::keyClicks(line, name);
    QTest::keyClick(line, Qt::Key_Return);
    QTRY_VERIFY(!m_fixture->page->findChild<QLineEdit *>(u"filterName"_qs));
}

void TestExchangeListing::completesKeysAndValues()
{
    m_fixture->record(4);
    filter()->setFocus();
    QTest::keyClicks(filter(), u"met"_qs);
    QCOMPARE(offeredTexts(), QStringList{u"method:"_qs});
    QTest::keyClick(offered(), Qt::Key_Down);
    QTest::keyClick(offered(), Qt::Key_Return);
    QCOMPARE(filter()->text(), u"method:"_qs);
    QTRY_COMPARE(offeredTexts(), (QStringList{u"GET"_qs, u"POST"_qs}));
    QTest::keyClick(offered(), Qt::Key_Down);
    QTest::keyClick(offered(), Qt::Key_Down);
    QTest::keyClick(offered(), Qt::Key_Return);
    QCOMPARE(filter()->text(), u"method:POST"_qs);
    QCOMPARE(list()->model()->rowCount(), 1);
    QVERIFY(!offered());
    QCOMPARE(m_fixture->page->focusWidget(), filter());
    QTest::keyClicks(filter(), u" path:/shop/o"_qs);
    QCOMPARE(offeredTexts(), QStringList{u"/shop/orders"_qs});
    QTest::keyClick(offered(), Qt::Key_Escape);
    // An empty field offers the keys.
    type(*m_fixture->page, "exchangeFilter", {});
    QTest::keyClick(filter(), Qt::Key_Space, Qt::ControlModifier);
    QVERIFY(offeredTexts().contains(u"problem:"_qs));
}

void TestExchangeListing::completionTakesNothingBack()
{
    m_fixture->record(4);
    filter()->setFocus();
    QTest::keyClicks(filter(), u"not st"_qs);
    QVERIFY(offered());
    QTest::keyClick(offered(), Qt::Key_Down);
    QCOMPARE(filter()->text(), u"not st"_qs);
    QTest::keyClick(offered(), Qt::Key_Escape);
    QVERIFY(!offered());
    QCOMPARE(filter()->text(), u"not st"_qs);
    // Return without a choice closes the rows; the next one goes to the list.
    QTest::keyClicks(filter(), u"a"_qs);
    QVERIFY(offered());
    QTest::keyClick(offered(), Qt::Key_Return);
    QCOMPARE(filter()->text(), u"not sta"_qs);
    QVERIFY(!offered());
    QCOMPARE(m_fixture->page->focusWidget(), filter());
    QTest::keyClick(filter(), Qt::Key_Return);
    QCOMPARE(m_fixture->page->focusWidget(), list());
    // A choice is an edit of its own, which Ctrl+Z takes back.
    filter()->setFocus();
    filter()->end(false);
    QTest::keyClicks(filter(), u"t"_qs);
    QTest::keyClick(offered(), Qt::Key_Down);
    QTest::keyClick(offered(), Qt::Key_Return);
    QCOMPARE(filter()->text(), u"not status:"_qs);
    QTRY_VERIFY(offered());
    QTest::keyClick(offered(), Qt::Key_Escape);
    QTest::keyClick(filter(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(filter()->text(), u"not stat"_qs);
}

void TestExchangeListing::completesWhatArrivedMeanwhile()
{
    m_fixture->record(1);
    filter()->setFocus();
    QTest::keyClicks(filter(), u"api:"_qs);
    QTRY_COMPARE(offeredTexts(), QStringList{u"bookshop"_qs});
    traffic::Exchange other = support::bookshopExchange();
    other.apiName = u"Book shop (old)"_qs;
    m_fixture->record(other);
    QTest::keyClicks(filter(), u"b"_qs);
    QTRY_COMPARE(offeredTexts(), (QStringList{u"\"Book shop (old)\""_qs, u"bookshop"_qs}));
    QTest::keyClick(offered(), Qt::Key_Down);
    QTest::keyClick(offered(), Qt::Key_Return);
    QCOMPARE(filter()->text(), u"api:\"Book shop (old)\""_qs);
    QCOMPARE(list()->model()->rowCount(), 1);
}

void TestExchangeListing::savesAndAppliesAFilter()
{
    m_fixture->record(4);
    type(*m_fixture->page, "exchangeFilter", u"status:5xx  method:POST"_qs);
    trigger("savedFiltersMenu", u"saveFilter"_qs);
    answer(u"Failed orders"_qs);
    QCOMPARE(m_fixture->settings.get(settings::ExchangesFilters),
             QStringList{u"Failed orders\tstatus:5xx  method:POST"_qs});
    type(*m_fixture->page, "exchangeFilter", {});
    QCOMPARE(list()->model()->rowCount(), 4);
    restart();
    trigger("savedFiltersMenu", u"savedFilter"_qs);
    QCOMPARE(filter()->text(), u"status:5xx  method:POST"_qs);
    QCOMPARE(list()->model()->rowCount(), 1);
}

void TestExchangeListing::renamesAndDeletesAFilter()
{
    m_fixture->settings.set(settings::ExchangesFilters, {u"one\tstatus:5xx"_qs, u"two\tmethod:POST"_qs});
    m_fixture->record(1);
    trigger("savedFiltersMenu", u"renameFilterEntry"_qs);
    answer(u"Errors"_qs);
    QCOMPARE(m_fixture->settings.get(settings::ExchangesFilters),
             (QStringList{u"Errors\tstatus:5xx"_qs, u"two\tmethod:POST"_qs}));
    trigger("savedFiltersMenu", u"deleteFilterEntry"_qs);
    QCOMPARE(m_fixture->settings.get(settings::ExchangesFilters), QStringList{u"two\tmethod:POST"_qs});
}

void TestExchangeListing::savesNoCredential_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("a header") << u"status:5xx or header:\"authorization=Bearer abc\""_qs;
    QTest::newRow("a cookie") << u"not header:cookie=session"_qs;
    QTest::newRow("a parameter") << u"path:/books?access_token=abc"_qs;
    QTest::newRow("a parameter alone") << u"\"access_token=abc\""_qs;
    QTest::newRow("a member") << u"body:\"password: abc\""_qs;
}

void TestExchangeListing::savesNoCredential()
{
    QFETCH(const QString, text);
    m_fixture->record(1);
    type(*m_fixture->page, "exchangeFilter", text);
    trigger("savedFiltersMenu", u"saveFilter"_qs);
    auto *message = control<forms::FieldMessage>(*m_fixture->page, "filterMessage");
    QTRY_VERIFY(message->text().contains(u"credential"_qs));
    QVERIFY(!m_fixture->page->findChild<QLineEdit *>(u"filterName"_qs));
    QCOMPARE(m_fixture->settings.get(settings::ExchangesFilters), QStringList());
}

void TestExchangeListing::remembersColumns()
{
    m_fixture->record(4);
    QVERIFY(!list()->isColumnHidden(ExchangeModel::Size));
    trigger("columnMenu", u"showColumn%1"_qs.arg(ExchangeModel::Size));
    trigger("columnMenu", u"moveColumn%1"_qs.arg(ExchangeModel::Status));
    trigger("columnMenu", u"sortDown%1"_qs.arg(ExchangeModel::Status));
    const auto check = [this] {
        QVERIFY(list()->isColumnHidden(ExchangeModel::Size));
        QVERIFY(list()->horizontalHeader()->visualIndex(ExchangeModel::Status) <
                list()->horizontalHeader()->visualIndex(ExchangeModel::Api));
        QCOMPARE(list()->horizontalHeader()->sortIndicatorSection(), int(ExchangeModel::Status));
        QVERIFY(list()->model()->index(0, ExchangeModel::Status).data().toString().startsWith(u"502"_qs));
    };
    check();
    restart();
    check();
}

void TestExchangeListing::movesAndResizesColumns()
{
    m_fixture->record(1);
    QHeaderView *header = list()->horizontalHeader();
    const int width = header->sectionSize(ExchangeModel::Method);
    const QPoint border(header->sectionViewportPosition(ExchangeModel::Method) + width - 1, header->height() / 2);
    QTest::mousePress(header->viewport(), Qt::LeftButton, {}, border);
    QTest::mouseMove(header->viewport(), border + QPoint(20, 0));
    QTest::mouseMove(header->viewport(), border + QPoint(40, 0));
    QTest::mouseRelease(header->viewport(), Qt::LeftButton, {}, border + QPoint(40, 0));
    QCOMPARE(header->sectionSize(ExchangeModel::Method), width + 40);
    header->moveSection(header->visualIndex(ExchangeModel::Changes), 0);
    restart();
    QCOMPARE(list()->columnWidth(ExchangeModel::Method), width + 40);
    QCOMPARE(list()->horizontalHeader()->visualIndex(ExchangeModel::Changes), 0);
    m_fixture->page->resize(700, 600);
    QCOMPARE(list()->columnWidth(ExchangeModel::Method), width + 40);
}

void TestExchangeListing::resetsColumns()
{
    m_fixture->record(1);
    const int width = list()->columnWidth(ExchangeModel::Api);
    traffic::ColumnChoice choice;
    choice.hidden = {ExchangeModel::Path, ExchangeModel::Time};
    choice.widths = {{ExchangeModel::Api, 300}};
    choice.order = {ExchangeModel::Status, ExchangeModel::Api};
    list()->setColumns(choice);
    QCOMPARE(list()->columnWidth(ExchangeModel::Api), 300);
    QVERIFY(list()->isColumnHidden(ExchangeModel::Path));
    QCOMPARE(traffic::ColumnChoice::fromWords(choice.toWords()).widths, choice.widths);
    QCOMPARE(traffic::ColumnChoice::fromWords(choice.toWords()).hidden, choice.hidden);
    trigger("columnMenu", u"resetColumns"_qs);
    QCOMPARE(list()->columnWidth(ExchangeModel::Api), width);
    QVERIFY(!list()->isColumnHidden(ExchangeModel::Path));
    QCOMPARE(list()->horizontalHeader()->visualIndex(ExchangeModel::Number), 0);
    QCOMPARE(m_fixture->settings.get(settings::ExchangesColumns), QStringList());
}

void TestExchangeListing::commentsOnAnExchange()
{
    m_fixture->record(3);
    m_fixture->selectRow(1);
    QVERIFY(list()->isColumnHidden(ExchangeModel::Comment));
    list()->setFocus();
    QTest::keyClick(list(), Qt::Key_F2);
    auto *editor = list()->findChild<QLineEdit *>();
    QVERIFY(editor);
    QCOMPARE(editor->accessibleName(), u"Comment"_qs);
    QTest::keyClicks(editor, u"Ask the warehouse"_qs);
    QTest::keyClick(editor, Qt::Key_Return);
    QTRY_COMPARE(model().exchangeAt(1)->comment, u"Ask the warehouse"_qs);
    QVERIFY(!list()->isColumnHidden(ExchangeModel::Comment));
    QCOMPARE(list()->model()->index(1, ExchangeModel::Comment).data().toString(), u"Ask the warehouse"_qs);
    auto *head = control(*m_fixture->page, "exchangeComment");
    QTRY_VERIFY(head->isVisible());
    type(*m_fixture->page, "exchangeFilter", u"comment:warehouse"_qs);
    QCOMPARE(list()->model()->rowCount(), 1);
    type(*m_fixture->page, "exchangeFilter", {});
    m_fixture->selectRow(0);
    QVERIFY(!head->isVisible());
}

void TestExchangeListing::showsExchangesUnderAPolicy()
{
    m_fixture->record(4);
    QSignalSpy requested(m_fixture->page.get(), &traffic::ExchangesPage::underPolicyRequested);
    m_fixture->selectRow(1);
    trigger("exchangeMenu", u"underPolicy"_qs);
    QCOMPARE(requested.size(), 1);
    const auto numbersOf = [](const QList<items::NumberedExchange> &exchanges) {
        QList<quint64> numbers;
        for (const auto &[number, exchange] : exchanges)
            numbers.append(number);
        return numbers;
    };
    QCOMPARE(numbersOf(m_fixture->page->selectedExchanges()), QList<quint64>{2});
    support::type(*m_fixture->page, "exchangeFilter", u"method:GET"_qs);
    QTRY_COMPARE(numbersOf(m_fixture->page->listedExchanges()), (QList<quint64>{1, 3, 4}));
    // In the order in which they were recorded, whatever the order of the list.
    list()->sortByColumn(ExchangeModel::Number, Qt::DescendingOrder);
    QCOMPARE(list()->model()->index(0, ExchangeModel::Number).data().toString(), u"4"_qs);
    QCOMPARE(numbersOf(m_fixture->page->listedExchanges()), (QList<quint64>{1, 3, 4}));
}

void TestExchangeListing::colorsAndPinsByKeys()
{
    m_fixture->record(3);
    m_fixture->selectRow(1);
    list()->setFocus();
    trigger("exchangeMenu", u"color%1"_qs.arg(static_cast<int>(items::MarkColor::Green)));
    QCOMPARE(model().marksAt(1).color, items::MarkColor::Green);
    QVERIFY(list()->model()->index(1, ExchangeModel::Path).data(Qt::BackgroundRole).isValid());
    list()->setFocus();
    QTest::keyClick(list(), Qt::Key_D, Qt::ControlModifier);
    QVERIFY(model().marksAt(1).pinned);
    QVERIFY(list()->model()->index(1, ExchangeModel::Number).data(Qt::DecorationRole).isValid());
    QCOMPARE(list()->model()->index(1, ExchangeModel::Number).data(Qt::AccessibleDescriptionRole).toString(),
             u"pinned, Green"_qs);
    QTest::keyClick(list(), Qt::Key_A, Qt::ControlModifier);
    QTest::keyClick(list(), Qt::Key_D, Qt::ControlModifier);
    QVERIFY(model().marksAt(0).pinned && model().marksAt(1).pinned);
    QTest::keyClick(list(), Qt::Key_D, Qt::ControlModifier);
    QVERIFY(!model().marksAt(0).pinned && !model().marksAt(1).pinned);
}

void TestExchangeListing::hidesAndShowsAgain()
{
    m_fixture->record(3);
    auto *show = control<QAbstractButton>(*m_fixture->page, "showHiddenExchanges");
    QVERIFY(!show->isVisible());
    m_fixture->selectRow(1);
    list()->setFocus();
    QTest::keyClick(list(), Qt::Key_H, Qt::ControlModifier);
    QCOMPARE(list()->model()->rowCount(), 2);
    QVERIFY(list()->currentIndex().isValid());
    QVERIFY(show->isVisible());
    QVERIFY2(show->text().contains(u'1'), qPrintable(show->text()));
    show->setFocus();
    QTest::keyClick(show, Qt::Key_Space);
    QCOMPARE(list()->model()->rowCount(), 3);
    m_fixture->selectRow(1);
    list()->setFocus();
    QTest::keyClick(list(), Qt::Key_H, Qt::ControlModifier);
    QVERIFY(!show->isVisible());
    QCOMPARE(model().hidden(), 0);
    QCOMPARE(list()->model()->rowCount(), 3);
}

void TestExchangeListing::comparesByKeys()
{
    m_fixture->record(2);
    list()->setFocus();
    QTest::keyClick(list(), Qt::Key_A, Qt::ControlModifier);
    QTest::keyClick(list(), Qt::Key_E, Qt::ControlModifier);
    QTRY_VERIFY(m_fixture->page->findChild<QDialog *>());
}

void TestExchangeListing::stopsFollowingAtTheWheel()
{
    m_fixture->record(80);
    QScrollBar *bar = list()->verticalScrollBar();
    QTRY_VERIFY(bar->maximum() > 20);
    QTRY_COMPARE(bar->value(), bar->maximum());
    QVERIFY(list()->isFollowing());
    const QPoint place = list()->viewport()->rect().center();
    const auto turn = [&](int angle) {
        QWheelEvent wheel(place, list()->viewport()->mapToGlobal(place), {}, {0, angle}, Qt::NoButton, Qt::NoModifier,
                          Qt::NoScrollPhase, false);
        QApplication::sendEvent(list()->viewport(), &wheel);
    };
    turn(240);
    const int value = bar->value();
    QVERIFY(value < bar->maximum());
    QVERIFY(!list()->isFollowing());
    m_fixture->record(10);
    QCOMPARE(bar->value(), value);
    turn(-100'000);
    QVERIFY(list()->isFollowing());
    m_fixture->record(10);
    QTRY_COMPARE(bar->value(), bar->maximum());
}

/** A pause as long as the list has room for: as objects, they would exceed its bytes. */
void TestExchangeListing::pausedExchangesAreNotLost()
{
    m_fixture->record(1);
    click(*m_fixture->page, "pauseExchanges");
    constexpr int Batches = 20;
    const traffic::ExchangePtr one = support::shared(support::bookshopExchange());
    for (int i = 0; i < Batches; ++i)
        emit m_fixture->gateway.recorded(QList<traffic::ExchangePtr>(4999, one));
    QCOMPARE(m_fixture->log.waiting(), Batches * 4999);
    QVERIFY(Batches * 4999 * traffic::sizeOf(*one) > ExchangeModel::MaximumBytes);
    click(*m_fixture->page, "pauseExchanges");
    QCOMPARE(m_fixture->log.waiting(), 0);
    QCOMPARE(m_fixture->log.dropped() + model().rowCount(), Batches * 4999 + 1);
}

void TestExchangeListing::everyControlHasAName()
{
    m_fixture->record(3);
    model().setMarks({1}, [](items::ExchangeMarks &marks) { marks.hidden = true; });
    m_fixture->selectRow(0);
    QCOMPARE(support::unnamedControls(*m_fixture->page).join(u'\n'), QString());
    list()->setFocus();
    QTest::keyClick(list(), Qt::Key_F2);
    QVERIFY(list()->findChild<QLineEdit *>());
    QCOMPARE(support::unnamedControls(*m_fixture->page).join(u'\n'), QString());
}

void TestExchangeListing::looksAsItShould()
{
    m_fixture->record(8);
    for (const items::MarkColor color : items::MarkColors)
        model().setMarks({static_cast<quint64>(color) + 1},
                         [color](items::ExchangeMarks &marks) { marks.color = color; });
    model().setMarks({2, 7}, [](items::ExchangeMarks &marks) { marks.pinned = true; });
    model().setMarks({8}, [](items::ExchangeMarks &marks) { marks.hidden = true; });
    model().setComment(3, u"Ask the warehouse about the stock"_qs);
    m_fixture->selectRow(3);
    m_fixture->page->resize(m_fixture->page->width(), 1000); // All rows are visible.
    list()->scrollToTop();
    support::grabTo(*m_fixture->page, u"exchanges-marked"_qs);
    // The color is painted, not only set.
    const QImage picture = list()->viewport()->grab().toImage();
    const auto colorOfRow = [&](int row) {
        const QRect cell = list()->visualRect(list()->model()->index(row, ExchangeModel::Path));
        return picture.pixelColor(cell.bottomRight() * picture.devicePixelRatio() - QPoint(2, 2));
    };
    QVERIFY(colorOfRow(0) != colorOfRow(1));
    QVERIFY(colorOfRow(1) != colorOfRow(4));
    QVERIFY(list()->model()->index(0, ExchangeModel::Path).data().toString().startsWith(u"/shop"_qs));
}

GATEWRIGHT_TEST(TestExchangeListing, QApplication)
#include "testexchangelisting.moc"
