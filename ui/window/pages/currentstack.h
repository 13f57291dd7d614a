#pragma once

#include <QStackedWidget>

namespace window {

/** A stack of pages that can be as small as its current page. A QStackedWidget needs the room of its largest page, so
 * that a window could be made less small after each page that was visited. */
class CurrentStack : public QStackedWidget
{
public:
    explicit CurrentStack(QWidget *parent = nullptr)
        : QStackedWidget(parent)
    {
        connect(this, &QStackedWidget::currentChanged, this, &QWidget::updateGeometry);
    }

    [[nodiscard]] QSize minimumSizeHint() const override
    {
        const QWidget *page = currentWidget();
        return page ? page->minimumSizeHint().expandedTo(page->minimumSize()) : QSize();
    }
};

} // namespace window
