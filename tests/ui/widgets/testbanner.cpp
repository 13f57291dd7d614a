#include "banner.h"
#include "driving.h"
#include "emptystate.h"
#include "searchfield.h"
#include "testprogram.h"
#include "theme.h"

#include <QApplication>
#include <QLabel>
#include <QListWidget>
#include <QPointer>
#include <QPushButton>
#include <QRegularExpression>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>
#include <QVBoxLayout>

using widgets::Banner;

class TestBanner final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { theme::apply(*qApp, theme::Choice::Light); }
    void isHiddenWhileEmpty();
    void detailsUnfold();
    void actionsOfTheLastMessageAreRemoved();
    void anotherTextKeepsTheActions();
    void longDetailsScroll();
    void detailsFitIntoANarrowBanner();
    void canBeDismissed();
    void tabVisitsTheButtonsInOrder();
    void emptyStateOffersItsButton();
    void searchFieldMovesToItsList();
};

void TestBanner::isHiddenWhileEmpty()
{
    QWidget page;
    auto *banner = new Banner(&page);
    page.show();
    QVERIFY(!banner->isVisible());
    banner->show(Banner::Kind::Error, QStringLiteral("The file was not saved."));
    QVERIFY(banner->isVisible());
    QCOMPARE(banner->accessibleName(), QStringLiteral("The file was not saved."));
    banner->clear();
    QVERIFY(!banner->isVisible());
}

void TestBanner::detailsUnfold()
{
    Banner banner;
    banner.show(Banner::Kind::Error, QStringLiteral("The server refused."), QStringLiteral("403 forbidden"));
    auto *button = banner.findChild<QToolButton *>(QStringLiteral("bannerDetails"));
    QVERIFY(button->isVisible());
    const auto isShown = [&banner](const QString &text) {
        const auto labels = banner.findChildren<QLabel *>();
        return std::any_of(labels.cbegin(), labels.cend(),
                           [&text](const QLabel *one) { return one->text() == text && one->isVisible(); });
    };
    QVERIFY(!isShown(QStringLiteral("403 forbidden")));
    QTest::mouseClick(button, Qt::LeftButton);
    QVERIFY(isShown(QStringLiteral("403 forbidden")));
    banner.show(Banner::Kind::Warning, QStringLiteral("Something else."));
    QVERIFY(!button->isVisible());
    QVERIFY(!isShown(QStringLiteral("403 forbidden")));
}

void TestBanner::actionsOfTheLastMessageAreRemoved()
{
    Banner banner;
    banner.show(Banner::Kind::Error, QStringLiteral("One."));
    const QPointer<QPushButton> first = banner.addAction(QStringLiteral("Try again"), QStringLiteral("retry"));
    QCOMPARE(first->accessibleName(), QStringLiteral("Try again"));
    QSignalSpy clicked(first, &QPushButton::clicked);
    QTest::mouseClick(first, Qt::LeftButton);
    QCOMPARE(clicked.count(), 1);
    banner.show(Banner::Kind::Error, QStringLiteral("Two."));
    QTRY_VERIFY(first.isNull());
}

void TestBanner::tabVisitsTheButtonsInOrder()
{
    QWidget page;
    auto *column = new QVBoxLayout(&page);
    auto *banner = new Banner(&page);
    auto *after = new QPushButton(&page);
    after->setObjectName(u"after"_qs);
    column->addWidget(banner);
    column->addWidget(after);
    banner->show(Banner::Kind::Information, u"A question."_qs, u"More."_qs);
    banner->addAction(u"Yes"_qs, u"yes"_qs);
    banner->addAction(u"No"_qs, u"no"_qs);
    support::activate(page);
    support::control(page, "bannerDetails")->setFocus();
    QStringList visited;
    for (int i = 0; i < 4; ++i) {
        QTest::keyClick(page.focusWidget(), Qt::Key_Tab);
        visited.append(page.focusWidget()->objectName());
    }
    QCOMPARE(visited, (QStringList{u"yes"_qs, u"no"_qs, u"bannerClose"_qs, u"after"_qs}));
}

void TestBanner::detailsFitIntoANarrowBanner()
{
    QTest::failOnWarning(QRegularExpression(u"Negative sizes"_qs));
    Banner banner;
    banner.show(Banner::Kind::Error, u"The server refused."_qs, u"403 forbidden"_qs);
    support::click(banner, "bannerDetails");
    auto *area = support::control<QScrollArea>(banner, "bannerDetailsArea");
    area->resize(1, area->height());
    banner.setFixedWidth(2);
    QCoreApplication::sendPostedEvents();
    QVERIFY(area->minimumHeight() > 0);
}

void TestBanner::anotherTextKeepsTheActions()
{
    Banner banner;
    banner.show(Banner::Kind::Warning, QStringLiteral("One."));
    const QPointer<QPushButton> action = banner.addAction(QStringLiteral("Try again"), QStringLiteral("retry"));
    banner.clear();
    banner.setText(QStringLiteral("Two."));
    QVERIFY(banner.isVisible());
    QCOMPARE(banner.text(), QStringLiteral("Two."));
    QCOMPARE(banner.accessibleName(), QStringLiteral("Two."));
    QCOMPARE(banner.kind(), Banner::Kind::Warning);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QVERIFY(action && action->isVisible());
}

void TestBanner::longDetailsScroll()
{
    QWidget page;
    auto *column = new QVBoxLayout(&page);
    auto *banner = new Banner(&page);
    column->addWidget(banner);
    column->addStretch(1);
    QStringList lines;
    for (int i = 0; i < 100; ++i)
        lines.append(u"env://SECRET_%1: Password"_qs.arg(i));
    banner->show(Banner::Kind::Information, u"A question."_qs, lines.join(u'\n') + QString(5000, u'x'));
    support::activate(page, {640, 400});
    support::click(page, "bannerDetails");
    QTRY_VERIFY(support::control(page, "bannerDetailsText")->isVisible());
    QVERIFY2(page.minimumSizeHint().height() < 300, qPrintable(QString::number(page.minimumSizeHint().height())));
    auto *area = support::control<QScrollArea>(page, "bannerDetailsArea");
    QCOMPARE(area->focusPolicy(), Qt::TabFocus);
    area->setFocus(Qt::TabFocusReason);
    QTest::keyClick(area, Qt::Key_PageDown);
    QVERIFY(area->verticalScrollBar()->value() > 0);
    QVERIFY2(page.minimumSizeHint().width() < 640, qPrintable(QString::number(page.minimumSizeHint().width())));
    // Short details have the height of their text, also where a line is broken in two.
    banner->show(Banner::Kind::Information, u"A question."_qs, u"word "_qs.repeated(40));
    support::click(page, "bannerDetails");
    auto *text = support::control<QLabel>(page, "bannerDetailsText");
    QTRY_VERIFY(text->height() >= 2 * text->fontMetrics().lineSpacing());
    QTRY_COMPARE(support::control(page, "bannerDetailsArea")->height(), text->height());
}

void TestBanner::canBeDismissed()
{
    Banner banner;
    QSignalSpy closed(&banner, &Banner::closed);
    banner.show(Banner::Kind::Information, QStringLiteral("Something."));
    QTest::mouseClick(banner.findChild<QToolButton *>(QStringLiteral("bannerClose")), Qt::LeftButton);
    QVERIFY(!banner.isVisible());
    QCOMPARE(closed.count(), 1);
}

void TestBanner::emptyStateOffersItsButton()
{
    widgets::EmptyState empty(theme::Icon::Policy);
    empty.setTexts(QStringLiteral("No policies yet"), QStringLiteral("Policies limit what a key may do."));
    QPushButton *button = empty.setAction(QStringLiteral("New policy"), QStringLiteral("policyNew"));
    QSignalSpy activated(&empty, &widgets::EmptyState::activated);
    empty.show();
    QTest::mouseClick(button, Qt::LeftButton);
    QCOMPARE(activated.count(), 1);
}

void TestBanner::searchFieldMovesToItsList()
{
    QWidget page;
    auto *column = new QVBoxLayout(&page);
    auto *field = new widgets::SearchField(QStringLiteral("Filter"), QStringLiteral("filter"));
    auto *list = new QListWidget;
    column->addWidget(field);
    column->addWidget(list);
    field->setTarget(list);
    support::activate(page);
    field->setFocus();
    QTest::keyClicks(field, QStringLiteral("abc"));
    QTest::keyClick(field, Qt::Key_Escape);
    QVERIFY(field->text().isEmpty());
    QTest::keyClick(field, Qt::Key_Down);
    QVERIFY(list->hasFocus());
}

GATEWRIGHT_TEST(TestBanner, QApplication)
#include "testbanner.moc"
