#pragma once

#include <QKeySequence>
#include <QString>

namespace designer {

/** Returns a tool tip with the keys that do the same: "Add a response (Alt+R)". The keys are Alt and `key`. */
[[nodiscard]] inline QString keyed(const QString &toolTip, Qt::Key key)
{
    return toolTip + u" ("_qs + QKeySequence(Qt::ALT | key).toString(QKeySequence::NativeText) + u')';
}

} // namespace designer
