#pragma once

#include "driving.h"
#include "journey.h"

#include <QAbstractItemView>
#include <QDir>
#include <QTest>

namespace support {

inline constexpr int SettlingMs = 300;

/** Where pictures of windows are saved, and the size of the window. */
struct Pictures {
    QString folder;
    QSize size;

    void take(QWidget &window, const QString &name, const QString &theme) const
    {
        // Wrapped texts know their height only after they have their width. Colors and counts are updated after that.
        QTest::qWait(SettlingMs);
        QVERIFY(window.grab().save(QDir(folder).filePath(u"%1-%2.png"_qs.arg(name, theme))));
    }
};

inline QAbstractItemView *list(Journey &journey, const char *name)
{
    return control<QAbstractItemView>(journey.window(), name);
}

/** The visible control of that name, or null: there is a page for each open definition. */
template<typename Widget = QWidget>
Widget *visible(Journey &journey, const char *name)
{
    for (Widget *found : journey.window().findChildren<Widget *>(QLatin1StringView(name))) {
        if (found->isVisible())
            return found;
    }
    return nullptr;
}

} // namespace support
