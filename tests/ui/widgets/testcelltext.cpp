#include "celltext.h"
#include "grabs.h"
#include "testprogram.h"

#include <QApplication>
#include <QPainter>
#include <QStandardItemModel>
#include <QStyledItemDelegate>
#include <QTableView>
#include <QTest>

#include <cstdlib>

namespace {

/** Qt's delegate, with the way in which cells are painted here. */
class Delegate final : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        QStyleOptionViewItem cell = option;
        initStyleOption(&cell, index);
        painter->save();
        const bool isPainted = widgets::paintTextCell(painter, cell);
        painter->restore();
        painted += isPainted ? 1 : 0;
        if (!isPainted)
            QStyledItemDelegate::paint(painter, option, index);
    }
    mutable int painted = 0;
};

} // namespace

/** Cells look as Qt paints them. */
class TestCellText final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { support::applyTheme(); }
    void looksAsQtPaintsIt_data();
    void looksAsQtPaintsIt();
    void looksAsQtPaintsItAfterChanges();
    void isMeasuredByItsTextAndFont();
    void leavesOtherCellsToQt();

private:
    /** Shows a table of one cell. */
    static void show(QTableView &table, QStandardItem *item);
};

void TestCellText::show(QTableView &table, QStandardItem *item)
{
    auto *model = new QStandardItemModel(1, 1, &table);
    model->setItem(0, 0, item);
    table.setModel(model);
    table.setWordWrap(false);
    table.resize(200, 100);
    table.setColumnWidth(0, 150);
    table.setRowHeight(0, theme::Size::Row);
    table.show();
    QCoreApplication::sendPostedEvents();
}

void TestCellText::looksAsQtPaintsIt_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("isSelected");
    QTest::addColumn<bool>("isEnabled");
    QTest::addColumn<Qt::LayoutDirection>("direction");
    QTest::newRow("empty") << QString() << false << true << Qt::LeftToRight;
    QTest::newRow("short") << u"per_page"_qs << false << true << Qt::LeftToRight;
    QTest::newRow("long") << u"The number of results per page (max 100)."_qs << false << true << Qt::LeftToRight;
    QTest::newRow("far longer") << u"Words and "_qs.repeated(200) << false << true << Qt::LeftToRight;
    QTest::newRow("narrow letters") << QString(2000, u'i') << false << true << Qt::LeftToRight;
    QTest::newRow("selected") << u"per_page"_qs << true << true << Qt::LeftToRight;
    QTest::newRow("disabled") << u"per_page"_qs << false << false << Qt::LeftToRight;
    QTest::newRow("right to left") << u"per_page"_qs << false << true << Qt::RightToLeft;
}

void TestCellText::looksAsQtPaintsIt()
{
    QFETCH(QString, text);
    QFETCH(bool, isSelected);
    QFETCH(bool, isEnabled);
    QFETCH(Qt::LayoutDirection, direction);
    const auto pictureOf = [&](QTableView &table) {
        table.setLayoutDirection(direction);
        auto *item = new QStandardItem(text);
        item->setEnabled(isEnabled);
        show(table, item);
        if (isSelected)
            table.selectAll();
        return table.viewport()->grab().toImage();
    };
    QTableView ours;
    auto *delegate = new Delegate(&ours);
    ours.setItemDelegate(delegate);
    QTableView other;
    QCOMPARE(pictureOf(ours), pictureOf(other));
    QVERIFY(delegate->painted > 0);
}

/** Texts that have been painted are kept, with all that their look depends on. */
void TestCellText::looksAsQtPaintsItAfterChanges()
{
    QTableView ours;
    auto *delegate = new Delegate(&ours);
    ours.setItemDelegate(delegate);
    QTableView other;
    const auto change = [&](auto action) {
        for (QTableView *table : {&ours, &other})
            action(*table, *static_cast<QStandardItemModel *>(table->model())->item(0));
        QCOMPARE(ours.viewport()->grab().toImage(), other.viewport()->grab().toImage());
    };
    for (QTableView *table : {&ours, &other})
        show(*table, new QStandardItem(u"The number of results per page (max 100)."_qs));
    change([](QTableView &, QStandardItem &) {});
    change([](QTableView &table, QStandardItem &) { table.setColumnWidth(0, 100); });
    change([](QTableView &table, QStandardItem &) { table.setColumnWidth(0, 190); });
    change([](QTableView &, QStandardItem &item) {
        QFont bold;
        bold.setBold(true);
        item.setFont(bold);
    });
    change([](QTableView &, QStandardItem &item) { item.setForeground(Qt::red); });
    change([](QTableView &, QStandardItem &item) { item.setText(u"The number"_qs); });
    change([](QTableView &table, QStandardItem &) { table.setLayoutDirection(Qt::RightToLeft); });
    change([](QTableView &table, QStandardItem &) { table.selectAll(); });
    QVERIFY(delegate->painted >= 8);
}

/** The style keeps the sizes of cells. */
void TestCellText::isMeasuredByItsTextAndFont()
{
    QTableView table;
    auto *item = new QStandardItem;
    show(table, item);
    const auto width = [&](const QString &text, bool isBold) {
        item->setText(text);
        QFont font;
        font.setBold(isBold);
        item->setFont(font);
        return table.sizeHintForIndex(item->index()).width();
    };
    const auto expected = [&](const QString &text, bool isBold) {
        QFont font = table.font();
        font.setBold(isBold);
        return QFontMetrics(font).horizontalAdvance(text) + 2 * theme::Space::Control;
    };
    for (int time = 0; time < 2; ++time) {
        for (const QString &text : {u"The number of results"_qs, u"page"_qs}) {
            for (const bool isBold : {false, true})
                QVERIFY(std::abs(width(text, isBold) - expected(text, isBold)) <= 1); // Rounded.
        }
    }
    item->setCheckable(true);
    QVERIFY(width(u"page"_qs, false) > expected(u"page"_qs, false) + 8); // The box.
}

void TestCellText::leavesOtherCellsToQt()
{
    QTableView ours;
    auto *delegate = new Delegate(&ours);
    ours.setItemDelegate(delegate);
    auto *item = new QStandardItem(u"required"_qs);
    item->setCheckable(true);
    show(ours, item);
    QVERIFY(!ours.viewport()->grab().isNull());
    QCOMPARE(delegate->painted, 0);
}

GATEWRIGHT_TEST(TestCellText, QApplication)
#include "testcelltext.moc"
