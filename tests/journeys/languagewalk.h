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
    static constexpr QSize UsualSize{1600, 900};
    static constexpr QSize SmallSize{1024, 640}; ///< The smallest window that has to show all texts.

    /** Called at each stop with its name and the window or dialog that it is about. */
    using Visit = std::function<void(const QString &stop, QWidget &window)>;

    /** The parts of the walk, which tests can do at the same time. */
    enum class Part {
        Pages,     ///< The start page, the pages of an environment, and their dialogs.
        Exchanges, ///< The page of exchanges.
        Tabs,      ///< The tabs of a definition.
        Objects,   ///< The forms of objects, and what adds new ones.
        Panels,    ///< The panels, the palette and the dialogs of the menus.
    };

    /** The walk is in `home`, which it empties first. */
    LanguageWalk(const JourneyHome &home, QSize size, Visit visit);

    /** Adds the column `part` to the data of a test, with a row for each part. */
    static void addParts();

    void walk(Part part);
    /** Walks all parts. */
    void walk();

    static constexpr int QuietMs = 60;      ///< Enough for layouts and for workers that have started.
    static constexpr int LongQuietMs = 350; ///< Enough for work that starts some time after the last edit.

    /** Waits until a window has looked the same for a while: wrapped texts know their height after they have their
     * width, and lists fill on workers. */
    static void settle(const QWidget &window, int quietMs = QuietMs);

private:
    void start();
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
    void walkDialogs();
    /** Clicks the visible control of that name. */
    void click(const char *name);
    /** The visible control of that name, or null. */
    template<typename Widget = QWidget>
    [[nodiscard]] Widget *visible(const char *name) const;

    const JourneyHome &m_home;
    const QSize m_size;
    const Visit m_visit;
    QString m_example; ///< The path of the open definition.
    std::unique_ptr<Journey> m_journey;
};

} // namespace support
