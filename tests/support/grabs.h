#pragma once

#include "theme.h"

#include <QApplication>
#include <QDir>
#include <QPixmap>
#include <QTest>
#include <QWidget>

namespace support {

/** Gives the test's application the product's look; GATEWRIGHT_THEME=dark chooses the dark one. */
inline void applyTheme()
{
    const bool isDark = qEnvironmentVariable("GATEWRIGHT_THEME") == QStringLiteral("dark");
    theme::apply(*qApp, isDark ? theme::Choice::Dark : theme::Choice::Light);
}

/** What a window of 900 x 600 leaves to a page beside the navigation. */
inline constexpr QSize SmallestPage(640, 480);

/** Shows the page as the main window would, and waits until it is there. */
inline void showPage(QWidget &page)
{
    page.setAutoFillBackground(true);
    page.resize(1000, 700);
    page.show();
    QVERIFY(QTest::qWaitForWindowExposed(&page));
}

/** Saves a picture of the page below GATEWRIGHT_GRABS, where that is set: for eyes, not for comparison. */
inline void grabTo(QWidget &page, const QString &name)
{
    const QString folder = qEnvironmentVariable("GATEWRIGHT_GRABS");
    if (folder.isEmpty())
        return;
    // Wrapped texts ask for their height only after they have their width.
    for (int round = 0; round < 3; ++round)
        QCoreApplication::sendPostedEvents();
    QVERIFY(page.grab().save(QDir(folder).filePath(name + QStringLiteral(".png"))));
}

} // namespace support
