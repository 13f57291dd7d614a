#include "designertab.h"

#include "fieldbinding.h"

#include <QApplication>

namespace designer {

void DesignerTab::endEditing()
{
    // The page around the tab can be in its destructor, too.
    blockSignals(true);
    QWidget *focused = QApplication::focusWidget();
    if (focused && isAncestorOf(focused))
        focused->clearFocus();
    for (FieldBinding *binding : findChildren<FieldBinding *>())
        binding->finish();
}

} // namespace designer

#include "moc_designertab.cpp"
