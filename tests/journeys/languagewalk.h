#pragma once

#include "journey.h"

#include <functional>

namespace support {

/**
 * A walk through the window by object names, which are the same in every language: all pages, the tabs of a definition
 * and the dialogs that need no other program. Nothing is saved.
 */
class LanguageWalk final
{
public:
    /** Called at each stop with its name and the window or dialog that it is about. */
    using Visit = std::function<void(const QString &stop, QWidget &window)>;

    /** The walk is in `home`, which it empties first. */
    LanguageWalk(const JourneyHome &home, QSize size, Visit visit);

    void walk();

private:
    void stop(const QString &name) { stop(name, m_journey->window()); }
    void stop(const QString &name, QWidget &window);
    void trigger(const char *action);
    /** Visits the dialog that an action opens, and closes it. */
    void visitDialog(const char *action, const char *dialog);
    void visitOpenDialog(const char *dialog);
    void walkDefinition();
    void walkObjects();
    void walkAdding();
    void walkPanels();
    void walkManagement();
    void walkExchanges();
    /** The visible control of that name, or null. */
    template<typename Widget = QWidget>
    [[nodiscard]] Widget *visible(const char *name) const;

    const JourneyHome &m_home;
    const QSize m_size;
    const Visit m_visit;
    std::unique_ptr<Journey> m_journey;
};

} // namespace support
