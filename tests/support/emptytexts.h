#pragma once

#include "emptystate.h"

#include <QLabel>

namespace support {

/** The title and the text that a page shows in place of an empty list, as `title|text`; empty while it shows the list.
 */
inline QString emptyText(const QWidget &page)
{
    QStringList texts;
    for (const QLabel *label : page.findChild<widgets::EmptyState *>()->findChildren<QLabel *>()) {
        if (label->isVisible() && !label->text().isEmpty())
            texts.append(label->text());
    }
    return texts.join(u'|');
}

} // namespace support
