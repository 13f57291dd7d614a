#include "measuredlabel.h"
#include "testprogram.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QTest>

using widgets::MeasuredLabel;

/** A label that remembers heights has those of a QLabel after each change. */
class TestMeasuredLabel final : public QObject
{
    Q_OBJECT

private slots:
    void isAsHighAsALabel_data();
    void isAsHighAsALabel();
    void asksForAHeightOnce();
};

void TestMeasuredLabel::isAsHighAsALabel_data()
{
    QTest::addColumn<Qt::TextInteractionFlags>("interaction");
    QTest::newRow("plain") << Qt::TextInteractionFlags(Qt::NoTextInteraction);
    QTest::newRow("selectable") << Qt::TextInteractionFlags(Qt::TextSelectableByMouse);
}

void TestMeasuredLabel::isAsHighAsALabel()
{
    QFETCH(Qt::TextInteractionFlags, interaction);
    MeasuredLabel measured;
    QLabel usual;
    const auto compare = [&](const char *change) {
        for (const int width : {60, 200, 60, 500}) {
            if (measured.heightForWidth(width) != usual.heightForWidth(width))
                return QByteArray(change) + ' ' + QByteArray::number(width) + ": " +
                       QByteArray::number(measured.heightForWidth(width)) + " instead of " +
                       QByteArray::number(usual.heightForWidth(width));
        }
        return QByteArray();
    };
    const QList<std::pair<const char *, std::function<void(QLabel &)>>> changes{
        {"text", [](QLabel &label) { label.setText(u"A text that needs several lines when it is narrow."_qs); }},
        {"wrapping", [](QLabel &label) { label.setWordWrap(true); }},
        {"longer text",
         [](QLabel &label) { label.setText(u"A text that needs many more lines than before. "_qs.repeated(9)); }},
        {"interaction", [&](QLabel &label) { label.setTextInteractionFlags(interaction); }},
        {"font",
         [](QLabel &label) {
             QFont font = label.font();
             font.setPointSizeF(font.pointSizeF() * 2);
             label.setFont(font);
         }},
        {"rich text", [](QLabel &label) { label.setText(u"<p>One</p><p>Two</p><p>Three</p>"_qs); }},
        {"format", [](QLabel &label) { label.setTextFormat(Qt::PlainText); }},
        {"margin", [](QLabel &label) { label.setMargin(9); }},
        {"contents margins", [](QLabel &label) { label.setContentsMargins(3, 11, 5, 7); }},
        {"indent", [](QLabel &label) { label.setIndent(30); }},
        {"no wrapping", [](QLabel &label) { label.setWordWrap(false); }},
    };
    for (const auto &[name, change] : changes) {
        change(measured);
        change(usual);
        const QByteArray difference = compare(name);
        QVERIFY2(difference.isEmpty(), difference.constData());
    }
    QFont font = QApplication::font();
    const QFont before = font;
    font.setPointSizeF(font.pointSizeF() + 7);
    QApplication::setFont(font);
    const QByteArray difference = compare("the application's font");
    QApplication::setFont(before);
    QVERIFY2(difference.isEmpty(), difference.constData());
}

/** A layout asks hundreds of times for one change of the window. */
void TestMeasuredLabel::asksForAHeightOnce()
{
    constexpr int Times = 1'000;
    MeasuredLabel label(u"words that are wrapped "_qs.repeated(2'000));
    label.setWordWrap(true);
    QElapsedTimer timer;
    timer.start();
    const int height = label.heightForWidth(300);
    const qint64 first = timer.nsecsElapsed();
    timer.restart();
    for (int i = 0; i < Times; ++i)
        QCOMPARE(label.heightForWidth(300), height);
    const qint64 others = timer.nsecsElapsed();
    QVERIFY2(others < first * Times / 10, qPrintable(u"%1 ns, then %2 ns"_qs.arg(first).arg(others)));
}

GATEWRIGHT_TEST(TestMeasuredLabel, QApplication)
#include "testmeasuredlabel.moc"
