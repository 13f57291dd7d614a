#pragma once

#include "theme.h"

#include <QApplication>
#include <QDir>
#include <QPixmap>
#include <QTest>
#include <QWidget>

namespace support {

/** Applies the theme to the application of the test: light, or dark with GATEWRIGHT_THEME=dark. */
inline void applyTheme()
{
    const bool isDark = qEnvironmentVariable("GATEWRIGHT_THEME") == QStringLiteral("dark");
    theme::apply(*qApp, isDark ? theme::Choice::Dark : theme::Choice::Light);
}

/** The size of a page in a window of 900 x 600. */
inline constexpr QSize SmallestPage(640, 480);

/** Shows a page as the main window does, and waits until it is exposed. */
inline void showPage(QWidget &page)
{
    page.setAutoFillBackground(true);
    page.resize(1000, 700);
    page.show();
    QVERIFY(QTest::qWaitForWindowExposed(&page));
}

/** Saves a picture of the page in the folder GATEWRIGHT_GRABS, if it is set. For people; no test compares it. */
inline void grabTo(QWidget &page, const QString &name)
{
    const QString folder = qEnvironmentVariable("GATEWRIGHT_GRABS");
    if (folder.isEmpty())
        return;
    // Wrapped texts know their height only after they have their width.
    for (int round = 0; round < 3; ++round)
        QCoreApplication::sendPostedEvents();
    QVERIFY(page.grab().save(QDir(folder).filePath(name + QStringLiteral(".png"))));
}

} // namespace support
