#pragma once

#include "pointer.h"

#include <QWidget>

class QHBoxLayout;
class QToolButton;

namespace source {

/** The place of the cursor as a row of buttons, from the root to the innermost key. */
class PlaceBar final : public QWidget
{
    Q_OBJECT

public:
    explicit PlaceBar(QWidget *parent = nullptr);

    void setPointer(const document::Pointer &pointer);

signals:
    /** The key with this pointer was pressed. */
    void pressed(const document::Pointer &pointer);

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void refresh();
    QToolButton *buttonAt(qsizetype index);

    document::Pointer m_pointer;
    QHBoxLayout *m_row = nullptr;
    QList<QToolButton *> m_buttons; ///< Reused; those that are not needed are hidden.
};

} // namespace source
