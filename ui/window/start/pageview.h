#pragma once

#include <QMap>
#include <QString>

namespace window {

/** What the page of a definition shows, to be shown again when the file is opened the next time. */
struct PageView {
    /** The largest number of areas whose places are kept. */
    static constexpr int MostScrolls = 8;

    QString tab;             ///< The name of the current tab, see storedName(); empty if nothing is known.
    qsizetype cursor = -1;   ///< The byte offset of the cursor in Source; -1 if Source was not shown.
    QMap<QString, int> tops; ///< The vertical scroll positions of the areas in the current tab, by object name.

    friend bool operator==(const PageView &, const PageView &) = default;
};

} // namespace window
