#include "grabs.h"
#include "testprogram.h"

#include <QApplication>
#include <QPainter>
#include <QStyle>
#include <QStyleOption>
#include <QTest>

#include <algorithm>

/** Frames with round corners look as a path that is filled and stroked. */
class TestRoundedFrames final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { support::applyTheme(); }
    void lookAsAPath_data();
    void lookAsAPath();

private:
    [[nodiscard]] static QImage emptyPicture(QSize size, qreal scale);
    /** The largest difference of a color of a pixel. */
    [[nodiscard]] static int difference(const QImage &one, const QImage &other);
};

QImage TestRoundedFrames::emptyPicture(QSize size, qreal scale)
{
    QImage picture((QSizeF(size) * scale).toSize(), QImage::Format_RGB32);
    picture.setDevicePixelRatio(scale);
    picture.fill(theme::color(theme::Role::Window));
    return picture;
}

int TestRoundedFrames::difference(const QImage &one, const QImage &other)
{
    int most = 0;
    for (int y = 0; y < one.height(); ++y) {
        for (int x = 0; x < one.width(); ++x) {
            const QColor left = one.pixelColor(x, y);
            const QColor right = other.pixelColor(x, y);
            most = std::max({most, std::abs(left.red() - right.red()), std::abs(left.green() - right.green()),
                             std::abs(left.blue() - right.blue())});
        }
    }
    return most;
}

void TestRoundedFrames::lookAsAPath_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<qreal>("scale");
    QTest::addColumn<bool>("hasFocus");
    for (const qreal scale : {1.0, 1.25, 1.5, 2.0}) {
        for (const QSize size : {QSize(200, 60), QSize(28, 28), QSize(10, 10), QSize(6, 28)}) {
            for (const bool hasFocus : {false, true})
                QTest::addRow("%d x %d at %g%s", size.width(), size.height(), scale, hasFocus ? ", focus" : "")
                    << size << scale << hasFocus;
        }
    }
}

void TestRoundedFrames::lookAsAPath()
{
    QFETCH(QSize, size);
    QFETCH(qreal, scale);
    QFETCH(bool, hasFocus);
    const QSize around = size + QSize(8, 8);
    QStyleOptionFrame frame;
    frame.rect = QRect(QPoint(4, 4), size);
    frame.lineWidth = 1;
    frame.state = QStyle::State_Enabled;
    frame.state.setFlag(QStyle::State_HasFocus, hasFocus);
    QImage drawn = emptyPicture(around, scale);
    QImage expected = emptyPicture(around, scale);
    {
        QPainter painter(&drawn);
        QApplication::style()->drawPrimitive(QStyle::PE_PanelLineEdit, &frame, &painter);
        QPainter path(&expected);
        path.setRenderHint(QPainter::Antialiasing);
        path.setBrush(theme::color(theme::Role::Surface));
        const qreal width = hasFocus ? 2 : 1;
        path.setPen(QPen(theme::color(hasFocus ? theme::Role::Accent : theme::Role::Border), width));
        const qreal inset = width / 2;
        path.drawRoundedRect(QRectF(frame.rect).adjusted(inset, inset, -inset, -inset), theme::Size::Radius,
                             theme::Size::Radius);
    }
    constexpr int Rounding = 3; // Blending the corners first can round a color twice.
    QVERIFY2(difference(drawn, expected) <= Rounding, qPrintable(QString::number(difference(drawn, expected))));
}

GATEWRIGHT_TEST(TestRoundedFrames, QApplication)
#include "testroundedframes.moc"
