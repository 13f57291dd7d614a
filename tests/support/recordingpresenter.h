#pragma once

#include "navigator.h"

#include <utility>

namespace support {

/** A window of a Navigator that shows nothing, and records what it is asked to show. */
class RecordingPresenter final : public navigation::Presenter
{
public:
    explicit RecordingPresenter(navigation::Navigator &navigator) { navigator.setPresenter(this); }

    bool show(const navigation::Visit &visit, const QWidget *) override
    {
        if (isRefusing)
            return false;
        shown.append(visit);
        current = visit;
        return true;
    }
    [[nodiscard]] navigation::Visit visible() const override { return current; }

    /** The place that was to be shown last, after the only call of show() since the last take(). */
    [[nodiscard]] document::Pointer takePointer()
    {
        const QList<navigation::Visit> all = std::exchange(shown, {});
        return all.size() == 1 ? all.constFirst().location.pointer : document::Pointer();
    }

    QList<navigation::Visit> shown; ///< All that was to be shown, in order.
    navigation::Visit current;
    bool isRefusing = false;
};

} // namespace support
