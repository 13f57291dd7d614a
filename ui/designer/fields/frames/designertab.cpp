#include "designertab.h"

#include "pendingedit.h"

#include <QApplication>

namespace designer {

void DesignerTab::endEditing()
{
    // The page around the tab can be in its destructor, too.
    blockSignals(true);
    QWidget *focused = QApplication::focusWidget();
    if (focused && isAncestorOf(focused))
        focused->clearFocus();
    editing::completeEdits(*this);
}

} // namespace designer

#include "moc_designertab.cpp"
