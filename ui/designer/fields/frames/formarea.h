#pragma once

#include <QScrollArea>

namespace designer {

/** A scroll area with a form of the designer. Each page of the designer that the user opens is in one, and opens at its
 * top with the focus in its first field. */
class FormArea final : public QScrollArea
{
    Q_OBJECT

public:
    FormArea(QWidget *form, const QString &objectName, QWidget *parent);

    /** Returns the form area that contains the widget `part`; null if none does. */
    [[nodiscard]] static FormArea *around(const QWidget *part);
    /** Scrolls to the beginning of the form. The focus stays where it is. */
    void showTop();
    /** Scrolls as little as is needed to make `title`, the beginning of a part of the form, visible, and the control
     * with the focus too unless the part is longer than the window. */
    void showPart(QWidget &title);
    /** Scrolls to the beginning of the form, and gives its first control the focus. */
    void open();
};

} // namespace designer
