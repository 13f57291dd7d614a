#pragma once

#include "faultdrills.h"

#include <QMenu>

#include <functional>
#include <optional>

namespace drills {

/** A menu that starts fault drills for an operation: each fault for the next request, or until it is turned off. It is
 * filled when it opens. */
class DrillMenu final : public QMenu
{
    Q_OBJECT

public:
    /** Returns the operation that the menu is for now; std::nullopt if there is none. */
    using Operation = std::function<std::optional<preview::DrilledOperation>()>;

    DrillMenu(preview::FaultDrills &drills, Operation operation, QWidget *parent);

    void retranslate();

protected:
    void changeEvent(QEvent *event) override;

private:
    void fill();
    void addFaults(const QString &title, const preview::DrilledOperation &operation, bool isOnce);
    /** Adds an entry that says why no drill can start. */
    void addReason(const QString &text);

    preview::FaultDrills &m_drills;
    const Operation m_operation;
};

/** Returns the text for the drills that are on: `Fault drill: 503 of getPet`, or their number. */
[[nodiscard]] QString runningText(const QList<preview::RunningDrill> &running);

} // namespace drills
