#pragma once

#include "pointer.h"

#include <QWidget>

class QHBoxLayout;
class QLabel;
class QToolButton;

namespace source {

/** A row of buttons with the keys of the JSON Pointer at the cursor, from the root to the innermost key. */
class PlaceBar final : public QWidget
{
    Q_OBJECT

public:
    explicit PlaceBar(QWidget *parent = nullptr);

    void setPointer(const document::Pointer &pointer);

signals:
    /** The button of the key at this pointer was pressed. */
    void pressed(const document::Pointer &pointer);

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void refresh();
    QToolButton *buttonAt(qsizetype index);

    document::Pointer m_pointer;
    QHBoxLayout *m_row = nullptr;
    /** The buttons of the keys. They are reused for other pointers; the ones that are not needed are hidden. */
    QList<QToolButton *> m_buttons;
    QList<QLabel *> m_separators; ///< The signs before the buttons, one for each.
};

} // namespace source
