#include "changehighlight.h"

#include "testprogram.h"
#include "theme.h"

#include <QApplication>
#include <QLineEdit>
#include <QProxyStyle>
#include <QTest>

using widgets::ChangeHighlight;

/** The mark of what has changed. */
class TestChangeHighlight final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { theme::apply(*qApp, theme::Choice::Light); }
    void marksAndDisappears_data();
    void marksAndDisappears();
    void letsClicksThrough();
    void marksNothingThatIsNotVisible();
};

namespace {

/** A desktop with or without animations. */
class AnimationStyle final : public QProxyStyle
{
public:
    explicit AnimationStyle(int duration)
        : m_duration(duration)
    {}
    int styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
                  QStyleHintReturn *data) const override
    {
        return hint == SH_Widget_Animation_Duration ? m_duration : QProxyStyle::styleHint(hint, option, widget, data);
    }

private:
    int m_duration;
};

} // namespace

void TestChangeHighlight::marksAndDisappears_data()
{
    QTest::addColumn<int>("duration");
    QTest::newRow("animated") << 200;
    QTest::newRow("no animations") << 0;
}

void TestChangeHighlight::marksAndDisappears()
{
    QFETCH(int, duration);
    AnimationStyle style(duration);
    QWidget widget;
    widget.setStyle(&style);
    widget.resize(100, 40);
    widget.show();
    const QImage before = widget.grab().toImage();
    ChangeHighlight::show(widget, {10, 10, 200, 20});
    const auto *mark = widget.findChild<ChangeHighlight *>();
    QVERIFY(mark);
    QCOMPARE(mark->geometry(), QRect(10, 10, 90, 20)); // Not outside of the widget.
    const QImage marked = widget.grab().toImage();
    QVERIFY(marked.pixel(50, 20) != before.pixel(50, 20));
    QCOMPARE(marked.pixel(5, 20), before.pixel(5, 20));
    QTRY_VERIFY(!widget.findChild<ChangeHighlight *>());
    QCOMPARE(widget.grab().toImage(), before);
}

void TestChangeHighlight::letsClicksThrough()
{
    QLineEdit field;
    field.resize(100, 30);
    field.show();
    ChangeHighlight::show(field, field.rect());
    QVERIFY(field.findChild<ChangeHighlight *>()->testAttribute(Qt::WA_TransparentForMouseEvents));
    QCOMPARE(field.findChild<ChangeHighlight *>()->focusPolicy(), Qt::NoFocus);
}

void TestChangeHighlight::marksNothingThatIsNotVisible()
{
    QWidget widget;
    widget.resize(100, 40);
    ChangeHighlight::show(widget, {0, 0, 10, 10});
    QVERIFY(!widget.findChild<ChangeHighlight *>());
    widget.show();
    ChangeHighlight::show(widget, {200, 0, 10, 10});
    QVERIFY(!widget.findChild<ChangeHighlight *>());
}

GATEWRIGHT_TEST(TestChangeHighlight, QApplication)
#include "testchangehighlight.moc"
