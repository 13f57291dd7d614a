#include "grabs.h"
#include "testprogram.h"

#include <QApplication>
#include <QComboBox>
#include <QSpinBox>
#include <QTest>
#include <QVBoxLayout>
#include <QWheelEvent>

/** The wheel above a box is for the page. */
class TestWheelGuard final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { support::applyTheme(); }
    void keepsTheValue();
};

void TestWheelGuard::keepsTheValue()
{
    QWidget page;
    auto *column = new QVBoxLayout(&page);
    auto *choice = new QComboBox;
    choice->addItems({u"Basic"_qs, u"None"_qs});
    auto *number = new QSpinBox;
    number->setValue(5);
    column->addWidget(choice);
    column->addWidget(number);
    page.show();
    QVERIFY(QTest::qWaitForWindowExposed(&page));
    choice->setFocus();
    for (QWidget *box : std::initializer_list<QWidget *>{choice, number}) {
        const QPointF middle = box->rect().center();
        QWheelEvent wheel(middle, box->mapToGlobal(middle), {}, QPoint(0, -120), Qt::NoButton, Qt::NoModifier,
                          Qt::NoScrollPhase, false);
        QApplication::sendEvent(box, &wheel);
        QVERIFY(!wheel.isAccepted()); // It is for the page.
        QCOMPARE(box->focusPolicy(), Qt::StrongFocus);
    }
    QCOMPARE(choice->currentText(), u"Basic"_qs);
    QCOMPARE(number->value(), 5);
}

GATEWRIGHT_TEST(TestWheelGuard, QApplication)
#include "testwheelguard.moc"
