#include "testprogram.h"
#include "theme.h"

#include <QApplication>
#include <QSignalSpy>
#include <QTest>

#include <cmath>

using theme::Palette;
using theme::Role;

namespace {

double channel(double value)
{
    return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
}

/** WCAG 2.1, relative luminance. */
double luminance(const QColor &color)
{
    return 0.2126 * channel(color.redF()) + 0.7152 * channel(color.greenF()) + 0.0722 * channel(color.blueF());
}

double contrast(const QColor &one, const QColor &other)
{
    const double high = std::max(luminance(one), luminance(other));
    const double low = std::min(luminance(one), luminance(other));
    return (high + 0.05) / (low + 0.05);
}

constexpr double Readable = 4.5;

} // namespace

class TestThemeColors final : public QObject
{
    Q_OBJECT

private slots:
    void textIsReadableOnEveryBackground_data();
    void textIsReadableOnEveryBackground();
    void badgesAreReadableOnTheirTint_data();
    void badgesAreReadableOnTheirTint();
    void primaryButtonIsReadable();
    void methodsAndStatusesHaveTheirColors();
    void choiceChangesThePaletteOfTheApplication();
    void shownWidgetsFollowTheChoice();
};

void TestThemeColors::textIsReadableOnEveryBackground_data()
{
    QTest::addColumn<bool>("dark");
    QTest::addColumn<Role>("text");
    QTest::addColumn<Role>("ground");
    const QList<std::pair<const char *, Role>> texts{{"text", Role::Text},       {"muted", Role::Muted},
                                                     {"accent", Role::Accent},   {"ok", Role::Ok},
                                                     {"warning", Role::Warning}, {"error", Role::Error},
                                                     {"patch", Role::Patch},     {"information", Role::Information},
                                                     {"put", Role::Put}};
    const QList<std::pair<const char *, Role>> grounds{
        {"window", Role::Window}, {"surface", Role::Surface}, {"raised", Role::Raised}, {"selection", Role::Selection}};
    for (const bool dark : {false, true}) {
        for (const auto &[textName, text] : texts) {
            for (const auto &[groundName, ground] : grounds)
                QTest::addRow("%s on %s, %s", textName, groundName, dark ? "dark" : "light") << dark << text << ground;
        }
        for (const auto &[groundName, ground] :
             {std::pair{"added", Role::Added}, {"removed", Role::Removed}, {"changed", Role::Changed}})
            QTest::addRow("text on %s, %s", groundName, dark ? "dark" : "light") << dark << Role::Text << ground;
    }
}

void TestThemeColors::textIsReadableOnEveryBackground()
{
    QFETCH(bool, dark);
    QFETCH(Role, text);
    QFETCH(Role, ground);
    const Palette palette = dark ? Palette::dark() : Palette::light();
    const double found = contrast(palette.color(text), palette.color(ground));
    QVERIFY2(found >= Readable, qPrintable(QString::number(found)));
}

void TestThemeColors::badgesAreReadableOnTheirTint_data()
{
    QTest::addColumn<bool>("dark");
    QTest::addColumn<QString>("method");
    for (const bool dark : {false, true}) {
        for (const char *method : {"GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})
            QTest::addRow("%s, %s", method, dark ? "dark" : "light") << dark << QString::fromLatin1(method);
    }
}

void TestThemeColors::badgesAreReadableOnTheirTint()
{
    QFETCH(bool, dark);
    QFETCH(QString, method);
    const Palette palette = dark ? Palette::dark() : Palette::light();
    const QColor tone = palette.method(method);
    const double found = contrast(tone, palette.tint(tone));
    QVERIFY2(found >= Readable, qPrintable(QString::number(found)));
}

void TestThemeColors::primaryButtonIsReadable()
{
    for (const Palette &palette : {Palette::light(), Palette::dark()})
        QVERIFY(contrast(palette.color(Role::AccentText), palette.color(Role::Accent)) >= Readable);
}

void TestThemeColors::methodsAndStatusesHaveTheirColors()
{
    const Palette palette = Palette::light();
    QCOMPARE(palette.method(u"get"), palette.color(Role::Ok));
    QCOMPARE(palette.method(u"POST"), palette.color(Role::Warning));
    QCOMPARE(palette.method(u"TRACE"), palette.color(Role::Muted));
    QCOMPARE(palette.status(204), palette.color(Role::Ok));
    QCOMPARE(palette.status(302), palette.color(Role::Patch));
    QCOMPARE(palette.status(404), palette.color(Role::Warning));
    QCOMPARE(palette.status(503), palette.color(Role::Error));
    QCOMPARE(palette.status(0), palette.color(Role::Error));
}

void TestThemeColors::choiceChangesThePaletteOfTheApplication()
{
    theme::Theme *theme = theme::apply(*qApp, theme::Choice::Light);
    QCOMPARE(theme::current(), theme);
    QCOMPARE(qApp->palette().color(QPalette::Window), Palette::light().color(Role::Window));
    QSignalSpy changed(theme, &theme::Theme::changed);
    QCOMPARE(theme::apply(*qApp, theme::Choice::Dark), theme);
    QCOMPARE(changed.count(), 1);
    QCOMPARE(qApp->palette().color(QPalette::Window), Palette::dark().color(Role::Window));
    QCOMPARE(theme::color(Role::Text), Palette::dark().color(Role::Text));
}

void TestThemeColors::shownWidgetsFollowTheChoice()
{
    theme::apply(*qApp, theme::Choice::Light);
    QWidget window;
    auto *child = new QWidget(&window);
    window.show();
    for (const theme::Choice choice : {theme::Choice::Dark, theme::Choice::Light, theme::Choice::Dark}) {
        theme::apply(*qApp, choice);
        QCOMPARE(window.palette().color(QPalette::WindowText), theme::color(Role::Text));
        QCOMPARE(child->palette().color(QPalette::WindowText), theme::color(Role::Text));
    }
}

GATEWRIGHT_TEST(TestThemeColors, QApplication)
#include "testthemecolors.moc"
