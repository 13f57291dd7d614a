#pragma once

#include <QObject>

class QItemSelection;

namespace widgets {

/**
 * Makes the one row that is selected the current one too, in every list of the application. A mouse or a key does both
 * at once; assistive technology can only select.
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
