#include "testprogram.h"
#include "theme.h"

#include <QApplication>
#include <QPainter>
#include <QTest>

using theme::Icon;
using theme::Role;

namespace {

int paintedPixels(const QImage &image)
{
    int count = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x)
            count += qAlpha(image.pixel(x, y)) > 0 ? 1 : 0;
    }
    return count;
}

/** The color of the most opaque pixel. */
QColor inkOf(const QImage &image)
{
    QColor ink(Qt::transparent);
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            if (image.pixelColor(x, y).alpha() > ink.alpha())
                ink = image.pixelColor(x, y);
        }
    }
    return ink;
}

} // namespace

class TestThemeIcon final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { theme::apply(*qApp, theme::Choice::Light); }
    void everyIconDrawsSomething();
    void iconsTakeTheColorOfTheirRole();
    void iconsFollowTheTheme();
    void dotsAreAsDarkAsLines();
    void iconsAreSharpAtEveryScale_data();
    void iconsAreSharpAtEveryScale();
};

void TestThemeIcon::everyIconDrawsSomething()
{
    for (int value = 0; value <= static_cast<int>(Icon::Warning); ++value) {
        const QImage image = theme::pixmap(static_cast<Icon>(value), Role::Text, 20, 1).toImage();
        QVERIFY2(paintedPixels(image) >= 8, qPrintable(QString::number(value)));
    }
}

void TestThemeIcon::iconsTakeTheColorOfTheirRole()
{
    const QImage image = theme::icon(Icon::Stop, Role::Error).pixmap(QSize(40, 40), 1.0).toImage();
    const QColor ink = inkOf(image);
    QCOMPARE(ink.rgb(), theme::color(Role::Error).rgb());
}

void TestThemeIcon::iconsFollowTheTheme()
{
    const QIcon icon = theme::icon(Icon::Add);
    const QColor light = inkOf(icon.pixmap(QSize(40, 40), 1.0).toImage());
    theme::apply(*qApp, theme::Choice::Dark);
    const QColor dark = inkOf(icon.pixmap(QSize(40, 40), 1.0).toImage());
    theme::apply(*qApp, theme::Choice::Light);
    QVERIFY(light.lightness() < 100);
    QVERIFY(dark.lightness() > 180);
}

/** Thin dots cover no pixel, so that a button with them looks disabled. */
void TestThemeIcon::dotsAreAsDarkAsLines()
{
    for (const int side : {16, 20}) {
        const QImage image = theme::pixmap(Icon::More, Role::Text, side, 1).toImage();
        int most = 0;
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x)
                most = std::max(most, qAlpha(image.pixel(x, y)));
        }
        QVERIFY2(most > 230, qPrintable(QString::number(most)));
    }
}

void TestThemeIcon::iconsAreSharpAtEveryScale_data()
{
    QTest::addColumn<qreal>("scale");
    QTest::addRow("100 %%") << 1.0;
    QTest::addRow("125 %%") << 1.25;
    QTest::addRow("200 %%") << 2.0;
}

void TestThemeIcon::iconsAreSharpAtEveryScale()
{
    QFETCH(qreal, scale);
    const QPixmap picture = theme::pixmap(Icon::Search, Role::Text, 20, scale);
    QCOMPARE(picture.size(), QSize(20, 20) * scale);
    QCOMPARE(picture.devicePixelRatio(), scale);
    QCOMPARE(theme::icon(Icon::Search).pixmap(QSize(20, 20), scale).size(), QSize(20, 20) * scale);
}

GATEWRIGHT_TEST(TestThemeIcon, QApplication)
#include "testthemeicon.moc"
