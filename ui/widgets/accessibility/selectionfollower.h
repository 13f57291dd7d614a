#pragma once

#include <QObject>

class QItemSelection;

namespace widgets {

/**
 * Makes the selected row of each list, tree and table its current row. A click or a key press selects a row and makes
 * it current; assistive technology can only select it.
 */
class SelectionFollower final : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void follow(const QItemSelection &selected);
};

} // namespace widgets
