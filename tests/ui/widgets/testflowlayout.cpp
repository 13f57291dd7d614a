#include "flowlayout.h"
#include "testprogram.h"

#include <QApplication>
#include <QTest>
#include <QWidget>

/** Boxes of 100 x 20 in a widget, 8 pixels apart. */
class TestFlowLayout final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_page.reset(); }
    void usesOneRowIfThereIsRoom();
    void wrapsIntoAnotherRow();
    void growingItemsTakeTheRest();
    void hiddenItemsTakeNoRoom();
    void alignsRows_data();
    void alignsRows();
    void minimumWidthIsThatOfTheWidestItem();

private:
    QWidget *add(int minimum = 100);
    QRect placeOf(int index) const { return m_layout->itemAt(index)->geometry(); }
    void resize(int width);

    std::unique_ptr<QWidget> m_page;
    widgets::FlowLayout *m_layout = nullptr;
};

void TestFlowLayout::init()
{
    m_page = std::make_unique<QWidget>();
    m_layout = new widgets::FlowLayout(m_page.get());
}

QWidget *TestFlowLayout::add(int minimum)
{
    auto *box = new QWidget(m_page.get());
    box->setMinimumSize(minimum, 20);
    m_layout->addWidget(box);
    return box;
}

void TestFlowLayout::resize(int width)
{
    m_page->resize(width, 200);
    m_page->show();
    m_layout->setGeometry(QRect(0, 0, width, 200));
}

void TestFlowLayout::usesOneRowIfThereIsRoom()
{
    for (int i = 0; i < 3; ++i)
        add()->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    QCOMPARE(m_layout->sizeHint(), QSize(316, 20));
    resize(316);
    QCOMPARE(placeOf(0), QRect(0, 0, 100, 20));
    QCOMPARE(placeOf(2), QRect(216, 0, 100, 20));
    QCOMPARE(m_layout->heightForWidth(316), 20);
}

void TestFlowLayout::wrapsIntoAnotherRow()
{
    for (int i = 0; i < 3; ++i)
        add()->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    resize(315);
    QCOMPARE(placeOf(1), QRect(108, 0, 100, 20));
    QCOMPARE(placeOf(2), QRect(0, 28, 100, 20));
    QCOMPARE(m_layout->heightForWidth(315), 48);
    QCOMPARE(m_layout->heightForWidth(90), 76);
}

void TestFlowLayout::growingItemsTakeTheRest()
{
    add()->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    add()->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    resize(400);
    QCOMPARE(placeOf(0), QRect(0, 0, 292, 20));
    QCOMPARE(placeOf(1), QRect(300, 0, 100, 20));
    resize(150);
    QCOMPARE(placeOf(0), QRect(0, 0, 150, 20));
    QCOMPARE(placeOf(1), QRect(0, 28, 100, 20));
}

void TestFlowLayout::hiddenItemsTakeNoRoom()
{
    QWidget *first = add();
    add()->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    first->hide();
    resize(150);
    QCOMPARE(placeOf(1), QRect(0, 0, 100, 20));
    QCOMPARE(m_layout->heightForWidth(150), 20);
}

void TestFlowLayout::alignsRows_data()
{
    QTest::addColumn<Qt::LayoutDirection>("direction");
    QTest::addColumn<QRect>("place");
    QTest::newRow("left") << Qt::LeftToRight << QRect(0, 0, 100, 20);
    QTest::newRow("right, where people read from there") << Qt::RightToLeft << QRect(200, 0, 100, 20);
}

void TestFlowLayout::alignsRows()
{
    QFETCH(const Qt::LayoutDirection, direction);
    QFETCH(const QRect, place);
    add()->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    m_page->setLayoutDirection(direction);
    resize(300);
    QCOMPARE(placeOf(0), place);
}

void TestFlowLayout::minimumWidthIsThatOfTheWidestItem()
{
    add(60);
    add(180);
    add(90);
    QCOMPARE(m_layout->minimumSize(), QSize(180, 20));
}

GATEWRIGHT_TEST(TestFlowLayout, QApplication)
#include "testflowlayout.moc"
