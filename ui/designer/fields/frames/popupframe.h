#pragma once

#include <QFrame>

namespace designer {

/** A popup below the button that opens it. It closes with the page of its parent, and returns the focus. */
class PopupFrame : public QFrame
{
    Q_OBJECT

public:
    explicit PopupFrame(QWidget *parent);

    /** Shows the popup below `anchor`, or above it if there is no room on the screen. */
    void showBelow(const QWidget &anchor);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void hideEvent(QHideEvent *event) override;
};

} // namespace designer
