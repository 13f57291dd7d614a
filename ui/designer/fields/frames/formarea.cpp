#include "formarea.h"

#include "focus.h"
#include "measures.h"

#include <QLayout>
#include <QScrollBar>

namespace designer {

FormArea::FormArea(QWidget *form, const QString &objectName, QWidget *parent)
    : QScrollArea(parent)
{
    setObjectName(objectName);
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);
    setWidgetResizable(true);
    setWidget(form);
}

FormArea *FormArea::around(const QWidget *part)
{
    for (QWidget *parent = part->parentWidget(); parent; parent = parent->parentWidget()) {
        if (auto *area = qobject_cast<FormArea *>(parent))
            return area;
    }
    return nullptr;
}

void FormArea::showTop()
{
    verticalScrollBar()->setValue(0);
}

void FormArea::showPart(QWidget &title)
{
    showTop();
    widget()->layout()->activate(); // The part can have been shown just now.
    if (QWidget *focus = widget()->focusWidget())
        ensureWidgetVisible(focus, 0, theme::Space::Page);
    ensureWidgetVisible(&title, 0, theme::Space::Page);
}

void FormArea::open()
{
    // Another page can have been shown meanwhile, and has the focus.
    if (!isVisible())
        return;
    if (QWidget *first = widgets::firstControl(*widget()))
        first->setFocus(Qt::OtherFocusReason);
    showTop();
}

} // namespace designer

#include "moc_formarea.cpp"
