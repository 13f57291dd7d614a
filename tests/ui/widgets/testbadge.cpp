#include "badge.h"
#include "codeview.h"
#include "elidedlabel.h"
#include "testprogram.h"
#include "theme.h"

#include <QApplication>
#include <QListWidget>
#include <QPainter>
#include <QScrollBar>
#include <QTest>

class TestBadge final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { theme::apply(*qApp, theme::Choice::Light); }
    void badgesAreEquallyWide();
    void wordsThatFitHaveOneSize();
    void delegateDrawsTheBadgeBeforeTheText();
    void elidedLabelShrinks();
    void codeViewKeepsItsScrollPosition();
};

void TestBadge::badgesAreEquallyWide()
{
    const widgets::MethodBadge get(QStringLiteral("get"));
    const widgets::MethodBadge options(QStringLiteral("OPTIONS"));
    QCOMPARE(get.sizeHint(), options.sizeHint());
    QCOMPARE(get.accessibleName(), QStringLiteral("GET"));
}

void TestBadge::wordsThatFitHaveOneSize()
{
    /** The width of a word of this many letters in a badge. */
    const auto widthOf = [](int letters, int width) {
        QImage picture(width, 18, QImage::Format_RGB32);
        picture.fill(Qt::white);
        QPainter painter(&picture);
        widgets::paintBadge(&painter, picture.rect(), QString(letters, u'E'), Qt::black);
        painter.end();
        int first = width;
        int last = 0;
        for (int x = 0; x < width; ++x) {
            for (int y = 0; y < picture.height(); ++y) {
                if (qGray(picture.pixel(x, y)) < 100) {
                    first = std::min(first, x);
                    last = x;
                }
            }
        }
        return last - first;
    };
    const int letter = widthOf(5, 200) - widthOf(4, 200);
    QVERIFY(letter > 4);
    for (int letters = 5; letters < 12; ++letters)
        QVERIFY2(std::abs(widthOf(letters + 1, 200) - widthOf(letters, 200) - letter) <= 1,
                 qPrintable(QString::number(letters)));
    // A word that does not fit is smaller.
    const int most = (theme::Size::Badge - theme::Space::Tight) / letter;
    QVERIFY(widthOf(most + 2, theme::Size::Badge) < widthOf(most + 2, 200));
}

void TestBadge::delegateDrawsTheBadgeBeforeTheText()
{
    QListWidget list;
    list.setItemDelegate(new widgets::BadgeDelegate(widgets::BadgeDelegate::Kind::Leading, &list));
    auto *item = new QListWidgetItem(QStringLiteral("/books"), &list);
    item->setData(widgets::BadgeRole, QStringLiteral("get"));
    list.resize(300, 60);
    list.show();
    const QImage picture = list.viewport()->grab().toImage();
    const QRect row = list.visualItemRect(item);
    const QColor tint = theme::palette().tint(theme::palette().method(u"GET"));
    int found = 0;
    for (int x = row.left(); x < row.left() + theme::Size::Badge; ++x)
        found += picture.pixelColor(x, row.center().y() - 7) == tint ? 1 : 0;
    QVERIFY(found > theme::Size::Badge / 2);
    QVERIFY(row.height() >= theme::Size::Row);
}

void TestBadge::elidedLabelShrinks()
{
    const widgets::ElidedLabel label(QString(200, u'x'));
    QVERIFY(label.minimumSizeHint().width() < 100);
}

void TestBadge::codeViewKeepsItsScrollPosition()
{
    widgets::CodeView view;
    view.setLineNumbersVisible(true);
    view.resize(300, 100);
    view.show();
    view.setCode(QStringLiteral("line\n").repeated(200));
    view.verticalScrollBar()->setValue(80);
    view.setCode(QStringLiteral("other\n").repeated(200));
    QCOMPARE(view.verticalScrollBar()->value(), 80);
    QVERIFY(view.isReadOnly());
}

GATEWRIGHT_TEST(TestBadge, QApplication)
#include "testbadge.moc"
